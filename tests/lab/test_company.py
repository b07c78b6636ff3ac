"""Weights of Isla Dorada and of the Island made again: small runs of what takes long in full."""

from __future__ import annotations

import sys
from math import isfinite
from pathlib import Path

import pytest

from eldorado.bots.isla_dorada.value import FEATURES
from eldorado.bots.isla_dorada.weights import PLAYED, weights
from eldorado.bots.island.value import BAND, EXPLORERS, LONE
from eldorado.bots.island.weights import weights as island_weights
from eldorado.bots.quest import weights as quest
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption, UserError
from eldorado.lab import tune
from eldorado.lab.crew import crew
from eldorado.lab.weights import island, logit, shrines
from eldorado.lab.weights.company import Company, Given, tuned
from eldorado.lab.weights.isla import company, fit
from eldorado.lab.weights.kept import Kept
from eldorado.lab.weights.logit import Moment


def test_tuning_climbs_where_more_is_better() -> None:
    """At tables where a weight is all that counts, it rises; one that counts for nothing stays about where it was."""

    def margins(seed: int, players: list[Given | None]) -> list[float]:
        return [0.0 if one is None else float(one["good"]) for one in players]

    tables = Company({"good": 5, "idle": 5}, margins, 4, 2)
    best = tuned(tables, {"good": 50, "idle": 50, "left": 7}, range(6), 40, seed=1)
    assert best["good"] == 80
    assert abs(best["idle"] - 50) < 20
    assert best["left"] == 7


def test_tuning_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    tables, start = company()
    whole = tuned(tables, start, range(2), 2, seed=3)
    file = tmp_path / "weights.json"
    with Kept(file) as kept:
        assert kept.resumed(start) == (0, start)
        tuned(tables, start, range(1), 2, 3, lambda done, best, _: kept.save(done, best))
    with Kept(file) as kept:
        begun, best = kept.resumed(start)
    assert begun == 1
    assert tuned(tables, best, range(begun, 2), 2, seed=3) == whole
    assert sorted(whole) == sorted(PLAYED)
    file.write_text("{}")
    with pytest.raises(UserError), Kept(file) as kept:
        kept.resumed(start)
    assert [left.name for left in tmp_path.iterdir()] == ["weights.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such lock")
def test_weights_under_way_belong_to_one_run(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"

    def refused() -> None:
        with pytest.raises(BadOption) as caught, Kept(file):
            pass
        assert caught.value.key == "lab.in_use"

    with Kept(file) as kept:
        refused()
        kept.save(1, {"coin": 3})
        refused()  # the new file is locked as well
        kept.save(2, {"coin": 4})
        assert kept.resumed({"coin": 0}) == (2, {"coin": 4})
    with Kept(file) as kept:
        assert kept.resumed({"coin": 0}) == (2, {"coin": 4})
    with Kept(tmp_path / "other.json"):
        pass  # stopped before its first try
    assert [left.name for left in tmp_path.iterdir()] == ["weights.json"]
    with (
        pytest.raises(BadOption, match="No such file or directory"),
        Kept(tmp_path / "gone" / "weights.json"),
    ):
        pass


def test_the_island_is_tuned_at_tables_of_four() -> None:
    tables, start = island.company()
    found = tables.margins(3, [start, start, None, None])
    assert len(found) == 4
    assert 1.0 <= max(found) < 2.0 > sum(one >= 1.0 for one in found)


def test_a_fit_foresees_points() -> None:
    found = fit(weights("greedy"), 10, seed=3)
    assert list(found["points"]) == list(FEATURES)
    assert all(isfinite(one) for one in found["points"].values())
    assert 0 < found["error"] < 30


def test_chances_are_found_again() -> None:
    """Who has more of the first feature wins more often; the second says nothing."""
    dice = QuickDice(5)
    moments = []
    for _ in range(600):
        rows = [[1.0, dice.below(3) / 2, dice.below(3) / 2] for _ in range(3)]
        shares = logit.odds(Moment(rows, -1), [1.0, 2.0, 0.0])
        drawn = dice.below(10_000) / 10_000
        won = next((side for side in range(3) if drawn < sum(shares[: side + 1])), -1)
        moments.append(Moment(rows, won))
    found = logit.fit(moments)
    assert found == pytest.approx([1.0, 2.0, 0.0], abs=0.5)
    assert logit.surprise(moments, found) < logit.surprise(moments, [0.0, 0.0, 0.0])


def test_the_island_is_fitted_by_kind_of_game() -> None:
    found = shrines.fit(island_weights("tuned"), 2, seed=3)
    names = {"explorers": EXPLORERS, "hunted": EXPLORERS, "band": BAND, "alone": LONE}
    for kind, columns in names.items():
        assert list(found[kind]) == list(columns)
        assert all(isfinite(one) for one in found[kind].values())
    moments = shrines.watched("thieves", 0, 3, island_weights("tuned"))
    assert all(len(row) == len(EXPLORERS) + len(BAND) for moment in moments for row in moment.rows)
    assert {moment.won for moment in moments} <= {-1, 0, 1, 2, 3}


@pytest.mark.slow
def test_tuning_is_the_same_whoever_plays() -> None:
    tables, start = company()
    begun = quest.complete(quest.table(), "greedy")
    alone = tuned(tables, start, range(1), 3, seed=3), tune.tune(begun, range(1), 3, 1)
    with crew(2) as share:
        assert tuned(tables, start, range(1), 3, seed=3, share=share) == alone[0] != start
        assert tune.tune(begun, range(1), 3, 1, share=share) == alone[1] != begun

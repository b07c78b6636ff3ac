"""Weights of Isla Dorada made again: small runs of what takes long in full."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

from eldorado.bots.isla_dorada.value import FEATURES
from eldorado.bots.isla_dorada.weights import PLAYED, weights
from eldorado.bots.quest import weights as quest
from eldorado.core.errors import UserError
from eldorado.lab import tune
from eldorado.lab.crew import crew
from eldorado.lab.weights import island
from eldorado.lab.weights.company import Company, Given, resumed, saved, tuned
from eldorado.lab.weights.isla import company, fit


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
    tuned(tables, start, range(1), 2, 3, lambda done, best, _: saved(file, done, best))
    begun, kept = resumed(file, start)
    assert begun == 1
    assert tuned(tables, kept, range(begun, 2), 2, seed=3) == whole
    assert sorted(whole) == sorted(PLAYED)
    file.write_text("{}")
    with pytest.raises(UserError):
        resumed(file, start)


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


@pytest.mark.slow
def test_tuning_is_the_same_whoever_plays() -> None:
    tables, start = company()
    begun = quest.complete(quest.table()["greedy"], "greedy")
    alone = tuned(tables, start, range(1), 3, seed=3), tune.tune(begun, range(1), 3, 1)
    with crew(2) as share:
        assert tuned(tables, start, range(1), 3, seed=3, share=share) == alone[0] != start
        assert tune.tune(begun, range(1), 3, 1, share=share) == alone[1] != begun

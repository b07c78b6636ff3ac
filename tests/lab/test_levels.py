"""Weights made again, and the table of strength: small runs of what takes hours in full."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

from eldorado import cli
from eldorado.bots.quest.weights import FEATURES, complete, table, weights
from eldorado.core.errors import UserError
from eldorado.lab import strength as strength_of
from eldorado.lab.crew import crew
from eldorado.lab.fit import fit
from eldorado.lab.selfplay import kind, watched
from eldorado.lab.strength import ROWS, Row, strength, summed
from eldorado.lab.tune import tune
from eldorado.lab.weights.kept import Kept

Captured = pytest.CaptureFixture[str]


@pytest.mark.slow
def test_a_fit_knows_how_many_turns_are_left() -> None:
    found = fit(complete(table(), "greedy"), 10, seed=3)["one"]
    assert list(found["turns"]) == list(FEATURES)
    assert all(isfinite(one) for one in found["turns"].values())
    assert 5 <= found["games"] < 10
    assert 0 < found["error"] < 9


def test_a_game_is_watched_round_by_round() -> None:
    played = watched(*kind(0), 5, weights("greedy"), [weights("greedy")] * 4)
    assert played is not None
    rounds = len(played.moments)
    winner = played.won[0]
    assert [played.turns(winner, at) for at in range(rounds)] == [float(rounds - at) for at in range(rounds)]
    for seat in range(4):
        assert played.turns(seat, 0) >= rounds
        assert played.moments[0].efforts[seat] > played.moments[-1].efforts[seat]


@pytest.mark.slow
def test_tuning_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    start = complete(table(), "greedy")
    whole = tune(start, range(3), 3, seed=2)
    assert whole != start
    file = tmp_path / "weights.json"
    with Kept(file) as kept:
        tune(start, range(2), 3, 2, lambda done, best: kept.save(done, best))
        begun, best = kept.resumed(start)
    assert begun == 2
    assert tune(best, range(begun, 3), 3, seed=2) == whole
    file.write_text("{}")
    assert cli.run(["lab", "tune", "--out", str(file)]) == 2


@pytest.mark.slow
def test_strength_is_the_same_on_any_number_of_workers() -> None:
    one = strength("quest", 4, 5, rows="normal against easy")
    with crew(2) as share:
        two = strength("quest", 4, 5, share, "normal against easy")
    assert one == two
    assert one[0]["games"] == 4


def test_strength_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are in the file are not played again; a file of another seed is refused."""
    played: list[int] = []

    def play(job: strength_of.Job) -> tuple[float, int]:
        played.append(job.number)
        return float(job.number % 2), 10 + job.number

    monkeypatch.setattr(strength_of, "play", play)
    file = tmp_path / "games.csv"
    strength("island", 3, 5, rows="hard against normal", out=file)
    whole = strength("island", 6, 5, rows="hard against normal", out=file)
    assert played == [0, 1, 2, 3, 4, 5]
    assert whole == strength("island", 6, 5, rows="hard against normal")
    assert whole[0]["games"] == 6
    assert whole[0]["share"] == 0.5
    with pytest.raises(UserError):
        strength("island", 6, 6, rows="hard against normal", out=file)


def test_a_row_says_whether_its_bar_is_reached() -> None:
    row = Row("a", 2, "hard", "normal", ({},), 0.6)
    assert summed(row, [(1.0, 12)] * 40)["reached"]
    assert not summed(row, [(1.0, 12), (0.0, 14)] * 20)["reached"]
    assert {each.bot for each in ROWS["quest"]} >= {"expert", "hard", "normal"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lab", "train"], "tune, fit, strength"),
        (["lab", "fit", "chess"], "island"),
        (["lab", "strength", "--rows", "chess"], "four experts"),
        (["lab", "tune", "--tries", "0"], "at least 1"),
    ],
)
def test_bad_input_is_one_line(capsys: Captured, words: list[str], told: str) -> None:
    assert cli.run(words) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1

"""Ratings, in the environment of the laboratory: choix and numpy are there."""

from __future__ import annotations

from pathlib import Path

from eldorado.lab.arena import arena, plot, ratings
from eldorado.lab.crew import crew


def test_the_same_arena_on_one_worker_and_on_two(tmp_path: Path) -> None:
    one = arena("quest", ["greedy", "random"], 2, count=4, most=300, seed=7)
    with crew(2) as share:
        two = arena("quest", ["greedy", "random"], 2, count=4, most=300, seed=7, share=share)
    assert one | {"seconds": 0} == two | {"seconds": 0}
    assert one["ratings"][0]["bot"] == "greedy"
    plot(one, tmp_path / "ladder.svg")
    assert "<svg" in (tmp_path / "ladder.svg").read_text()


def test_ratings_follow_the_shares_and_their_intervals_hold_them() -> None:
    shares = {("a", "b"): [0.75] * 50 + [1.0] * 50, ("a", "c"): [0.5] * 100, ("b", "c"): [0.0, 0.25] * 50}
    found = {row["bot"]: row for row in ratings(["a", "b", "c"], shares)}
    assert found["a"]["rating"] > found["b"]["rating"] + 200
    assert abs(found["a"]["rating"] - found["c"]["rating"]) < 80
    assert all(row["low"] <= row["rating"] <= row["high"] for row in found.values())


def test_intervals_of_few_deals_hold_the_ratings_too(tmp_path: Path) -> None:
    hardly = [1.0] * 15 + [0.9]
    uneven = {("a", "b"): [0.5] * 16, ("a", "c"): [0.7] * 16, ("b", "c"): [0.6] * 16}
    uneven |= {(bot, "d"): hardly for bot in "abc"}
    rows = ratings(list("abcd"), uneven)
    assert all(row["low"] < row["rating"] < row["high"] for row in rows), rows
    plot({"ratings": rows}, tmp_path / "ladder.svg")


def test_an_arena_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = arena("quest", ["greedy", "random"], 2, count=4, most=200, out=file)
    text = file.read_text()
    file.write_text("".join(text.splitlines(keepends=True)[:1]) + '{"numb')
    again = arena("quest", ["greedy", "random"], 2, count=4, most=200, out=file)
    assert whole | {"seconds": 0} == again | {"seconds": 0}
    assert file.read_text() == text


def test_the_rating_of_a_bot_that_won_every_deal_has_a_width() -> None:
    (best, _), (of_many, _) = (ratings(["a", "b"], {("a", "b"): [1.0] * deals}) for deals in (2, 50))
    assert best["low"] < best["rating"] <= best["high"]
    assert best["low"] < of_many["low"] < of_many["rating"]

"""The arena: balanced seatings, the same games on any number of workers, ratings in the right order."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.errors import BadOption
from eldorado.lab.arena import against, arena, by_deal, fixtures, points, seatings


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_every_seating_gives_both_bots_every_seat_equally_often(seats: int) -> None:
    every = seatings("a", "b", seats)
    assert len({tuple(one) for one in every}) == len(every)
    for seat in range(seats):
        held = Counter(one[seat] for one in every)
        assert held["a"] == held["b"]


def test_each_deal_is_played_from_every_seating() -> None:
    played = list(fixtures(["a", "b", "c"], 2, 4))
    assert len(played) == 3 * 4
    assert [(deal, seated) for first, second, deal, seated in played if (first, second) == ("a", "c")] == [
        (0, ["a", "c"]),
        (0, ["c", "a"]),
        (1, ["a", "c"]),
        (1, ["c", "a"]),
    ]


def row(ranks: list[int], deal: int = 0, bots: tuple[str, ...] = ("a", "b")) -> dict[str, Any]:
    return {"first": "a", "second": "b", "deal": deal, "bots": list(bots), "ranks": ranks}


def test_seats_are_compared_with_the_seats_of_the_other_bot_alone() -> None:
    assert points(row([1, 2])) == (1, 1)
    assert points(row([1, 1])) == (0.5, 1)
    assert points(row([3, 1, 2, 4], bots=("a", "a", "b", "b"))) == (3, 4)


def test_a_share_has_an_interval_over_deals() -> None:
    shares = by_deal([row([1, 2]), row([2, 1], deal=1), row([1, 2], deal=2), row([1, 2], deal=3)])
    mine, theirs = against(shares, "a", "b"), against(shares, "b", "a")
    assert (mine["share"], theirs["share"], mine["deals"]) == (0.75, 0.25, 4)
    assert mine["low"] == pytest.approx(0.27, abs=0.01)
    assert mine["low"] == pytest.approx(1 - theirs["high"])


def test_a_bot_that_won_every_deal_is_not_sure_to_win_the_next() -> None:
    few = by_deal([row([1, 2], deal=n) for n in range(2)])
    many = by_deal([row([1, 2], deal=n) for n in range(50)])
    assert against(few, "a", "b")["share"] == against(many, "a", "b")["share"] == 1
    assert against(few, "a", "b")["low"] < against(many, "a", "b")["low"] < 1


@pytest.mark.parametrize(
    ("named", "seats", "key"),
    [
        (["greedy"], 2, "lab.arena_bots"),
        (["greedy", "greedy"], 2, "lab.arena_bots"),
        (["greedy", "nobody"], 2, "bot.unknown"),
        (["greedy", "random"], 1, "lab.arena_alone"),
    ],
)
def test_bad_wishes_are_refused(named: list[str], seats: int, key: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        arena("island", named, seats, out=tmp_path / "games.csv")
    assert caught.value.key == key
    assert not list(tmp_path.iterdir())

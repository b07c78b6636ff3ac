"""The Thieves' look into a hand is theirs alone, and the greedy bot plays them to the end."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.game import Event

GAME = games.load("island")
SEATS = 3
THIEVES = SEATS - 1


def looking(hand: dict[str, int]) -> tuple[Any, list[Event]]:
    """The Thieves have just chosen whom to rob."""
    given: dict[str, Any] = {
        "seats": SEATS,
        "options": GAME.options(SEATS, {"mode": "thieves"}),
        "turn": THIEVES,
        "phase": "haul",
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "gold", "0,1": "wood", "1,1": "food"},
        "players": {
            "0": {"hand": hand},
            "1": {"at": "1,1", "hand": {"food": 2, "wood": 2}},
            "2": {"thieves": ["2,0"]},
        },
    }
    s = GAME.position(given)
    told: list[Event] = []
    for text in ("steal", "rob 0 "):
        if text == "rob 0 ":
            text += str(max(GAME.describe(s)["dice"]))
        GAME.apply(s, THIEVES, GAME.encode(s, THIEVES, text), QuickDice(4), told)
    return s, told


def test_only_the_thieves_see_the_hand_they_look_into() -> None:
    rich, told = looking({"food": 1, "wood": 0, "gold": 3})
    poor, other_told = looking({"food": 3, "wood": 1, "gold": 0})
    assert GAME.observe(rich, THIEVES)["looking_at"]["hand"] == [1, 0, 3]
    assert GAME.observe(poor, THIEVES)["looking_at"]["hand"] == [3, 1, 0]
    for seat in (1, -1):
        view, other = GAME.observe(rich, seat), GAME.observe(poor, seat)
        for stacks in (view, other):  # what lies in the stacks is public, and tells the two worlds apart here
            del stacks["stock"], stacks["table"]["stock"]
        assert view == other
    for event, other_event in zip(told, other_told, strict=True):
        assert (event.kind, event.args) == (other_event.kind, other_event.args)
        assert event.secret is None or event.seats == 1 << THIEVES


def test_every_world_the_thieves_think_of_has_the_hand_they_see() -> None:
    s, _ = looking({"food": 1, "wood": 0, "gold": 3})
    view = GAME.observe(s, THIEVES)
    for seed in range(20):
        world = GAME.determinize(view, QuickDice(seed))
        assert GAME.describe(world)["players"][0]["hand"] == {"food": 1, "wood": 0, "gold": 3}
        assert GAME.legal(world, THIEVES) == GAME.legal(s, THIEVES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "thieves"}),
        (4, {"mode": "thieves", "cave_tiles": True, "bridge": True}),
        (3, {"mode": "teams_thieves", "cave_tiles": True}),
    ],
)
def test_greedy_games_with_the_thieves_end(seats: int, options: dict[str, Any]) -> None:
    dice = QuickDice(7)
    s = GAME.new(seats, GAME.options(seats, options), dice)
    seated = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(seats)]
    for _ in range(20000):
        mask = GAME.actors(s)
        if mask == 0:
            break
        seat = next(seat for seat in range(seats) if (mask >> seat) & 1)
        action = seated[seat].choose(GAME.observe(s, seat), GAME.legal(s, seat))
        GAME.apply(s, seat, action, dice)
    assert GAME.result(s).over
    assert any(GAME.describe(s)["players"][-1]["offerings"]) or GAME.result(s).ranks[0] == 1


@pytest.mark.parametrize(("coins", "asked"), [(4, "hiding"), (5, "hiding_full")])
def test_with_all_doubloons_no_other_is_offered(coins: int, asked: str) -> None:
    given: dict[str, Any] = {
        "seats": SEATS,
        "options": GAME.options(SEATS, {"mode": "thieves"}),
        "turn": THIEVES,
        "phase": "hiding",
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "gold", "0,1": "wood", "1,1": "food"},
        "players": {"2": {"hidden": True, "doubloons": coins}},
    }
    s = GAME.position(given)
    assert GAME.prompt(s, THIEVES)["key"] == f"island.prompt.{asked}"


def test_a_band_without_thieves_is_not_told_that_they_are_tired() -> None:
    given: dict[str, Any] = {
        "seats": SEATS,
        "options": GAME.options(SEATS, {"mode": "thieves"}),
        "turn": THIEVES,
        "phase": "explore",
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "gold", "0,1": "wood", "1,1": "food"},
        "players": {"2": {"hidden": False, "doubloons": 1, "hideout": "0,0 s"}},
    }
    s = GAME.position(given)
    assert GAME.prompt(s, THIEVES)["key"] == "island.prompt.explore_band_off"

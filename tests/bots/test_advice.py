"""One brain: what a table proposes unasked is the policy's choice, one gesture, and what a hint says."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import bots, games
from eldorado.bots import hints
from eldorado.bots.registry import room
from eldorado.core.dice import QuickDice

TURNS = 50
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("quest", 2, {}),
    ("isla_dorada", 3, {}),
    ("island", 2, {}),
]


def asked(game: Any, s: Any, seats: int) -> int:
    return next(seat for seat in range(seats) if game.actors(s) >> seat & 1)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_advice_is_one_gesture_that_can_be_done_and_agrees_with_the_hint(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """Fifty gestures of a game that follows the advice: each is legal to its end, is the policy's own choice, and,
    where the hint does not search, is the hint."""
    game = games.load(name)
    dice = QuickDice(11)
    s = game.new(seats, game.options(seats, options), dice)
    searches = room(name).advisor != room(name).proposer
    done = 0
    while game.actors(s) and done < TURNS:
        seat = asked(game, s, seats)
        view, legal = game.observe(s, seat), game.legal(s, seat)
        if len(legal) == 1:
            game.apply(s, seat, legal[0], dice)
            continue
        told = hints.advice(game, seat, view, legal)
        assert told == hints.advice(game, seat, view, legal), "asked twice, it says the same"
        policy = bots.make(room(name).proposer, game, seat, QuickDice(0))
        assert told["moves"][0]["action"] == policy.choose(view, legal)
        if not searches:
            hint = hints.hint(game, seat, view, legal, QuickDice(0))
            assert (hint["moves"], hint["why"]) == (told["moves"], told["why"])
            assert all(other[0]["action"] in legal for other in hint["others"])
            assert told["moves"] not in hint["others"]
        for step in told["moves"]:
            assert step["action"] in game.legal(s, seat), (told, step)
            assert step["move"]["at"] == game.decode(s, seat, step["action"]).at, (
                "marks lie where the move is"
            )
            game.apply(s, seat, step["action"], dice)
        done += 1
    assert done == TURNS or not game.actors(s)


def test_a_hint_of_the_quest_names_what_else_it_weighed() -> None:
    game = games.load("quest")
    s = game.new(2, game.options(2, {}), QuickDice(7))
    hint = hints.hint(game, 0, game.observe(s, 0), game.legal(s, 0), QuickDice(0))
    assert 1 <= len(hint["others"]) <= hints.ALTERNATIVES
    assert hint["moves"] not in hint["others"]


def test_a_game_without_a_policy_of_ours_gets_no_advice() -> None:
    from toy.game import GAME  # the small game that tests play

    s = GAME.new(2, GAME.options(2, {}), QuickDice(1))
    seat = asked(GAME, s, 2)
    assert hints.advice(GAME, seat, GAME.observe(s, seat), GAME.legal(s, seat)) is None

"""The greedy bot plays any seat from its view alone, ends its games, and beats those who play at random."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import bots, games
from eldorado.core.dice import QuickDice

GAME = games.load("island")


def play(edition: str, names: list[str], seed: int, most: int = 8000) -> Any:
    options = GAME.options(len(names), {"edition": edition, "rounds": 100})
    dice = QuickDice(seed)
    s = GAME.new(len(names), options, dice)
    seated = [bots.make(name, GAME, seat, QuickDice(seed * 31 + seat)) for seat, name in enumerate(names)]
    for _ in range(most):
        mask = GAME.actors(s)
        if mask == 0:
            return s
        seat = next(seat for seat in range(len(names)) if (mask >> seat) & 1)
        legal = GAME.legal(s, seat)
        action = seated[seat].choose(GAME.observe(s, seat), legal)
        assert action in legal
        GAME.apply(s, seat, action, dice)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "seats"), [("second", 2), ("second", 5), ("first", 3)])
def test_greedy_games_end(edition: str, seats: int) -> None:
    s = play(edition, ["greedy"] * seats, 3)
    assert GAME.result(s).over


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(4):
        names = ["random"] * 4
        names[seed] = "greedy"
        s = play("second", names, seed + 1)
        won += GAME.result(s).ranks[seed] == 1
    assert won >= 3


def test_the_same_view_gives_the_same_choice() -> None:
    """The bot's guess about what is hidden must not decide."""
    options = GAME.options(3, {})
    dice = QuickDice(8)
    s = GAME.new(3, options, dice)
    for step in range(300):
        mask = GAME.actors(s)
        seat = next(seat for seat in range(3) if (mask >> seat) & 1)
        legal = GAME.legal(s, seat)
        view = GAME.observe(s, seat)
        one = bots.make("greedy", GAME, seat, QuickDice(step)).choose(view, legal)
        other = bots.make("greedy", GAME, seat, QuickDice(step + 1000)).choose(view, legal)
        assert one == other
        GAME.apply(s, seat, one, dice)
        if GAME.actors(s) == 0:
            break

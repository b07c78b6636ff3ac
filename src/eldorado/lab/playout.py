"""Fast loops that play whole games, compiled together with the engine."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from eldorado.bots.bot import Bot
from eldorado.core.dice import Dice
from eldorado.core.game import Game, State

__all__ = ["Count", "play_bots", "play_random"]


class Count:
    """The cost of a playout.

    >>> Count().decisions
    0
    """

    def __init__(self) -> None:
        self.decisions: int = 0  # with more than one legal action
        self.forced: int = 0  # with exactly one
        self.turns: int = 0  # number of changes of the acting seats


def play_random(game: Game[Any], s: Any, dice: Dice, most: int, count: Count) -> None:
    """Play random moves, in place, until the game is over or `most` real decisions were made.

    >>> from eldorado import games
    >>> from eldorado.core.dice import QuickDice
    >>> game, dice, count = games.load("isla_dorada"), QuickDice(1), Count()
    >>> s = game.new(4, game.options(4, {}), dice)
    >>> play_random(game, s, dice, 30, count)
    >>> count.decisions
    30
    """
    # Machine integers (i64) if the compiler can use them: this loop is a twentieth of a random race.
    state: State = s  # checked once, not for each call
    decisions: i64 = 0
    forced: i64 = 0
    turns: i64 = 0
    before: i64 = 0
    while decisions < most:
        mask: i64 = game.actors(state)
        if mask == 0:
            break
        if mask != before:
            turns += 1
            before = mask
        seat = 0
        while not mask & 1:
            mask >>= 1
            seat += 1
        legal = game.legal(state, seat)
        choices = len(legal)
        if choices > 1:
            action = legal[dice.below(choices)]
            decisions += 1
        else:
            action = legal[0]
            forced += 1
            if forced > 50 * most + 1000:
                break  # a game that asks nobody anything any more
        game.apply(state, seat, action, dice, None)
    count.decisions += decisions
    count.forced += forced
    count.turns += turns


def play_bots(game: Game[Any], s: Any, bots: list[Bot], dice: Dice, most: int, count: Count) -> bool:
    """Bots play until the game is over (True) or `most` decisions were made. They get views, nothing else.

    >>> from eldorado import bots, games
    >>> from eldorado.core.dice import QuickDice
    >>> game, dice = games.load("quest"), QuickDice(1)
    >>> s = game.new(2, game.options(2, {}), dice)
    >>> players = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(2)]
    >>> play_bots(game, s, players, dice, 2000, Count())
    True
    """
    before = 0
    made = 0
    while made < most:
        mask = game.actors(s)
        if mask == 0:
            return True
        if mask != before:
            count.turns += 1
            before = mask
        seat = 0
        while not (mask >> seat) & 1:
            seat += 1
        legal = game.legal(s, seat)
        if len(legal) > 1:
            action = bots[seat].choose(game.observe(s, seat), legal[:])  # the callee may change it
            count.decisions += 1
        else:
            action = legal[0]
            count.forced += 1
        made += 1
        game.apply(s, seat, action, dice, None)
    return game.actors(s) == 0

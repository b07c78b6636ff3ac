"""The players at a table of the laboratory, as functions of the state.

Levels that only use a policy make the same choices on the state as on their view, many times faster. All other levels
get their view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado import bots
from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada.policy import IslaPolicy
from eldorado.bots.isla_dorada.weights import weights as isla_weights
from eldorado.bots.island.greedy import policy_of
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.lab.playout import Count

Decide = Callable[[Any, int, list[int]], int]
WEIGHTS = {
    "isla_dorada": {"greedy": "greedy", "normal": "normal", "hard": "tuned"},
    "island": {"greedy": "greedy", "normal": "normal", "tuned": "tuned"},
}


def by_state(game: str, level: str, seat: int, seats: int) -> Decide | None:
    """The policy of a level at a seat; None for a level that does more than play by one.

    >>> by_state("island", "expert", 0, 2) is None
    True
    """
    name = WEIGHTS.get(game, {}).get(level)
    if name is None:
        return None
    if game == "isla_dorada":
        isla = IslaPolicy(isla_weights(name), seat)
        return lambda s, seat, legal: isla.decide(s, legal)
    island = policy_of(name, seat, seats == 1)
    return lambda s, seat, legal: island.decide(s, legal)


def by_view(bot: Bot) -> Decide:
    """A bot that is given the view of its seat and nothing else."""
    return lambda s, seat, legal: bot.choose(bot.game.observe(s, seat), legal[:])


def seated(game: Game[Any], level: str, seat: int, seats: int, dice: Dice) -> Decide:
    """The player of a level at a seat; `dice` are for bots that draw.

    >>> from eldorado import games
    >>> from eldorado.core.dice import QuickDice
    >>> game, dice = games.load("quest"), QuickDice(1)
    >>> s = game.new(2, game.options(2, {}), dice)
    >>> seated(game, "random", 0, 2, dice)(s, 0, [7])
    7
    """
    return by_state(game.info.id, level, seat, seats) or by_view(bots.make(level, game, seat, dice))


def play_seated(game: Game[Any], s: Any, players: list[Decide], dice: Dice, most: int, count: Count) -> bool:
    """Play until the game is over (True) or `most` decisions were made."""
    before = 0
    for _ in range(most):
        mask = game.actors(s)
        if not mask:
            return True
        if mask != before:
            count.turns += 1
            before = mask
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal(s, seat)
        if len(legal) > 1:
            count.decisions += 1
            action = players[seat](s, seat, legal)
        else:
            count.forced += 1
            action = legal[0]
        game.apply(s, seat, action, dice, None)
    return game.actors(s) == 0

"""Agents that play any game from a view, and from nothing else.

`names(game)` are the bots of a game, `make(name, game, seat)` seats one. A game's own bots are one line each in
KNOWN; `random` plays every game, and the levels `easy` and `normal` are its greedy bot, more or less attentive.
"""

from __future__ import annotations

from importlib import import_module
from secrets import randbits
from typing import Any

from eldorado.bots.bot import Bot
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.errors import BadOption
from eldorado.core.game import Game

__all__ = ["make", "names"]

KNOWN: dict[str, dict[str, str]] = {
    "quest": {"greedy": "eldorado.bots.quest_greedy:QuestGreedy"},
    "isla_dorada": {"greedy": "eldorado.bots.isla_dorada_greedy:IslaGreedy"},
    "island": {"greedy": "eldorado.bots.island_greedy:IslandGreedy"},
}
RANDOM = "eldorado.bots.random:Random"
LEVELS = {"easy": 3, "normal": 1}  # among how many of the greedy bot's best it chooses


def names(game: str) -> list[str]:
    """The bots that can play a game, the levels last.

    >>> "random" in names("quest")
    True
    """
    own = list(KNOWN.get(game, {}))
    return ["random", *own, *(LEVELS if "greedy" in own else ())]


def make(name: str, game: Game[Any], seat: int, dice: Dice | None = None) -> Bot:
    """A bot at a seat; BadOption with the choices for an unknown name. With the same dice it plays the same again.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> bot = make("greedy", match.game, seat=0)
    >>> bot.choose(match.view(0), match.legal()) in match.legal()
    True
    """
    dice = dice or QuickDice(randbits(40))
    own = KNOWN.get(game.info.id, {})
    if name not in names(game.info.id):
        raise BadOption("bot.unknown", bot=name, game=game.info.id, choices=names(game.info.id))
    if name in LEVELS:
        from eldorado.bots.levels import Level

        return Level(found(own["greedy"])(game, seat, dice), LEVELS[name])
    return found(own.get(name, RANDOM))(game, seat, dice)


def found(place: str) -> type[Bot]:
    module, _, name = place.partition(":")
    bot: type[Bot] = getattr(import_module(module), name)
    return bot

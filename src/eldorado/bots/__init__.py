"""Agents that play any game from a view, and from nothing else.

`names(game)` are the bots of a game, `make(name, game, seat)` seats one, `register` adds one from outside; `registry`
says where they come from. `random` plays every game.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from eldorado.bots import registry
from eldorado.bots.bot import Bot
from eldorado.bots.registry import Level, Maker
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Game

__all__ = ["default", "levels", "make", "names", "reference", "register", "reviewable"]

YARDSTICK = "greedy"


def names(game: str) -> list[str]:
    """The bots that can play a game.

    >>> names("quest")[:2]
    ['random', 'greedy']
    """
    return list(registry.all_levels(game))


def levels(game: str) -> list[Level]:
    """The opponents a table offers for a game, the weakest first; `random` if the game has no bots.

    >>> [level.name for level in levels("quest")][:2]
    ['easy', 'normal']
    """
    known = registry.all_levels(game)
    return [level for level in known.values() if level.offered] or [registry.RANDOM]


def default(game: str) -> str:
    """The default opponent; registering a new bot does not make it the default.

    >>> default("quest"), default("a game of yours")
    ('normal', 'random')
    """
    return registry.default_name(game)


def reference(game: str) -> str:
    """The bot others are measured against: the greedy one, or `random` if there is none.

    >>> reference("quest")
    'greedy'
    """
    return YARDSTICK if YARDSTICK in registry.all_levels(game) else registry.RANDOM.name


def reviewable(game: str) -> bool:
    """Whether games can be reviewed: it takes a policy of the game that can judge its positions.

    >>> reviewable("quest"), reviewable("a game of yours")
    (True, False)
    """
    return bool(registry.room(game).policy)


def make(name: str, game: Game[Any], seat: int, dice: Dice | None = None) -> Bot:
    """A bot at a seat; BadOption with the choices for an unknown name. With the same dice it plays the same again.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> bot = make("greedy", match.game, seat=0)
    >>> bot.choose(match.view(0), match.legal()) in match.legal()
    True
    """
    return registry.level(game.info.id, name).make(game, seat, dice or QuickDice(randbits(40)))


def register(
    name: str,
    game: str,
    maker: Maker | str,
    *,
    title: str = "",
    about: str = "",
    offered: bool = True,
    default: bool = False,
) -> None:
    """Add a bot for a game: a `Bot` class, a function that makes one, or "module:name" of either.

    `title` and `about` are shown to people who choose an opponent: word keys, or the words themselves. `default`
    makes it the opponent unless somebody chooses, for a game that has no other default.

    >>> from eldorado.bots.random import Random
    >>> register("guess", "no-such-game", Random, about="Plays any move.")
    >>> names("no-such-game")
    ['random', 'guess']
    >>> register("greedy", "quest", Random)
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: There is a bot “greedy” for quest already; give yours another name.
    """
    registry.add(game, Level(name, maker, title, about, offered), default)

"""The registry of bots: for each game its levels, each with a sentence, and the default opponent.

A game's own bots are only listed in its room (`bots/GAME/__init__.py`). Others come from `register`, or
from installed packages: each entry point of the group `eldorado.bots` is a module or function that registers its bots.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from eldorado.bots.bot import Bot
from eldorado.core.dice import Dice
from eldorado.core.errors import BadOption
from eldorado.core.game import Game
from eldorado.core.plain import Plain
from eldorado.core.system.installed import announced

log = logging.getLogger("eldorado")
GROUP = "eldorado.bots"
ROOMS = ("quest", "island", "isla_dorada")
Maker = Callable[[Game[Any], int, Dice], Bot]


@dataclass(frozen=True, slots=True)
class Level:
    """One bot for one game."""

    name: str
    maker: Maker | str  # a class or function, or "module:name", imported when a bot is first seated
    title: str = ""  # its name for people, a word key or the words themselves; empty: its name
    about: str = ""  # one sentence about how it plays, a word key or the sentence itself
    offered: bool = True  # whether it is offered as an opponent at a table; a yardstick for measuring is not

    def make(self, game: Game[Any], seat: int, dice: Dice) -> Bot:
        return (found(self.maker) if isinstance(self.maker, str) else self.maker)(game, seat, dice)

    def plain(self) -> Plain:
        return {"name": self.name, "title": self.title or self.name, "about": self.about}


@dataclass(frozen=True, slots=True)
class Room:
    """The bots of one game, and what hints need to know about it."""

    levels: tuple[Level, ...]
    default: str  # the default opponent
    advisor: str = ""  # the level that gives hints; empty: the default
    proposer: str = ""  # the level that advises unasked, without a search; empty: none
    policy: str = ""  # "module:function" that makes a search.Policy, for reviews
    reasons: str = ""  # "module:function" that explains a hint
    step_by_step: bool = False  # the next kind of move is the next thing a person decides


RANDOM = Level("random", "eldorado.bots.random:Random", "bot.random", "bot.random.about", offered=False)
LEVELS: dict[str, dict[str, Level]] = {}  # by game, those registered from outside
DEFAULTS: dict[str, str] = {}  # by game that has no room here


def found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


@cache
def room(game: str) -> Room:
    """The project's own room for a game; an empty one for a game from outside."""
    if game not in ROOMS:
        return Room((), RANDOM.name)
    declared: Room = import_module(f"eldorado.bots.{game}").ROOM
    return declared


@cache
def find_installed() -> None:
    """Let installed packages register their bots; one that fails is left out with a warning."""
    for point in announced(GROUP):
        try:
            loaded = point.load()  # a module registers as it is imported, a function when it is called
            if callable(loaded):
                loaded()
        except Exception as error:
            log.warning("The bots of %s (%s) are left out: %s", point.name, point.value, error)


def all_levels(game: str) -> dict[str, Level]:
    find_installed()
    own = {level.name: level for level in room(game).levels}
    return {RANDOM.name: RANDOM, **own, **LEVELS.get(game, {})}


def level(game: str, name: str) -> Level:
    known = all_levels(game)
    if name not in known:
        raise BadOption("bot.unknown", bot=name, game=game, choices=list(known))
    return known[name]


def add(game: str, new: Level, default: bool) -> None:
    """Register a bot from outside; the name of another bot is refused, the same bot again is not."""
    own = {level.name for level in room(game).levels} | {RANDOM.name}
    there = LEVELS.get(game, {}).get(new.name)
    if new.name in own or (there is not None and origin(there) != origin(new)):
        raise BadOption("bot.taken", bot=new.name, game=game)
    if default and (game in ROOMS or DEFAULTS.get(game, new.name) != new.name):
        raise BadOption("bot.default_taken", bot=new.name, game=game, by=default_name(game))
    LEVELS.setdefault(game, {})[new.name] = new
    if default:
        DEFAULTS[game] = new.name


def origin(level: Level) -> str:
    maker = level.maker
    return maker if isinstance(maker, str) else f"{maker.__module__}:{maker.__qualname__}"


def default_name(game: str) -> str:
    """The default opponent: named by the game's room, or when bots were registered for the game."""
    find_installed()
    if game in ROOMS:
        return room(game).default
    first = next(iter(LEVELS.get(game, {})), RANDOM.name)
    return DEFAULTS.get(game, first)

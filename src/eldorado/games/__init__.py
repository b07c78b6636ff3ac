"""The games, and how to find them.

A game is a package `eldorado.games.ID` with `meta.INFO` (read by lobbies without loading the engine) and `game.GAME`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from eldorado.core.errors import VOICES, BadOption, UserError
from eldorado.core.game import Game
from eldorado.core.info import GameInfo
from eldorado.core.words import Words
from eldorado.core.words import load as load_words

__all__ = ["info", "load", "names", "register", "words"]

KNOWN: dict[str, str] = {
    "quest": "eldorado.games.quest",
    "isla_dorada": "eldorado.games.isla_dorada",
    "island": "eldorado.games.island",
}


def register(game: str, package: str) -> None:
    """Make a game known by its id; tests register their toy game so.

    >>> register("quest", "eldorado.games.quest")
    >>> "quest" in names()
    True
    """
    KNOWN[game] = package


def names() -> list[str]:
    """The ids of the games there are.

    >>> names()[:3]
    ['quest', 'isla_dorada', 'island']
    """
    return list(KNOWN)


def info(game: str) -> GameInfo:
    """The game's card; BadOption with the choices for an unknown id.

    >>> info("quest").seats
    (2, 3, 4)
    """
    if game not in KNOWN:
        raise BadOption("game.unknown", game=game, choices=names())
    found: GameInfo = import_module(KNOWN[game] + ".meta").INFO
    return found


def load(game: str) -> Game[Any]:
    """The game's rules.

    >>> load("isla_dorada").info.title
    'Isla Dorada'
    """
    info(game)
    found: Game[Any] = import_module(KNOWN[game] + ".game").GAME
    return found


def words(language: str = "en") -> Words:
    """The catalogue with the words of all known games.

    >>> words().say("seat", {"n": 1})
    'Player 1'
    """
    return load_words(language, KNOWN.values())


def voice(error: UserError) -> str:
    """What `str` of an error says: its sentence, in the words of all known games."""
    return words().error(error)


VOICES.append(voice)

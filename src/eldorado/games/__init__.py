"""The games, and how to find them.

A game is a package with `meta.INFO` (read by lobbies without loading the engine) and `game.GAME`, or a single object.
Besides the built-in ones there are those that installed packages announce in the entry-point group `eldorado.games`
(`ID = "package"`), and those that code hands to `register`.
"""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from eldorado.core.errors import VOICES, BadOption, UserError
from eldorado.core.game import Game
from eldorado.core.info import GameInfo
from eldorado.core.language.languages import load as load_words
from eldorado.core.language.languages import own_english, spoken
from eldorado.core.language.words import Words
from eldorado.core.system.installed import announced

__all__ = ["home", "homes", "info", "load", "names", "register", "words"]

log = logging.getLogger("eldorado")
GROUP = "eldorado.games"
# From game id to its place: its package, or the folder of the file it was registered from.
KNOWN: dict[str, str] = {
    "quest": "eldorado.games.quest",
    "isla_dorada": "eldorado.games.isla_dorada",
    "island": "eldorado.games.island",
}
OBJECTS: dict[str, Game[Any]] = {}  # games that are not packages


def register(game: str | Game[Any], package: str = "") -> None:
    """Register a game: an id with its package, or a game object, whose words are in `words/` beside its file.

    >>> register("quest", "eldorado.games.quest")
    >>> register("quest", "another.package")
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: The name “quest” is taken by eldorado.games.quest; give the game another id.
    """
    name = game if isinstance(game, str) else game.info.id
    place = package if isinstance(game, str) else folder_of(game)
    if KNOWN.get(name, place) != place:
        raise BadOption("game.taken", game=name, by=KNOWN[name])
    KNOWN[name] = place
    if not isinstance(game, str):
        OBJECTS[name] = game


def folder_of(game: Game[Any]) -> str:
    file = getattr(sys.modules[type(game).__module__], "__file__", None)
    return str(Path(file or ".").resolve().parent)


@cache
def find_installed() -> None:
    """Add the games that installed packages announce; one whose name is taken is left out with a warning."""
    for found in announced(GROUP):
        try:
            register(found.name, found.value)
        except BadOption as error:
            log.warning("%s", error)


def names() -> list[str]:
    """The ids of all known games.

    >>> names()[:3]
    ['quest', 'isla_dorada', 'island']
    """
    find_installed()
    return list(KNOWN)


def home(game: str) -> str:
    """The place of a game: its package, or its folder.

    >>> home("quest")
    'eldorado.games.quest'
    """
    if game not in KNOWN:
        find_installed()
    if game not in KNOWN:
        raise BadOption("game.unknown", game=game, choices=names())
    return KNOWN[game]


def homes() -> list[str]:
    """The places of all games, for their words.

    >>> homes()[0]
    'eldorado.games.quest'
    """
    find_installed()
    return list(KNOWN.values())


def info(game: str) -> GameInfo:
    """The game's card; BadOption with the choices for an unknown id.

    >>> info("quest").seats
    (2, 3, 4)
    """
    if game in OBJECTS:
        return OBJECTS[game].info
    found: GameInfo = part(game, "meta").INFO
    return found


def load(game: str) -> Game[Any]:
    """Load a game's rules.

    >>> load("isla_dorada").info.title
    'Isla Dorada'
    """
    if game in OBJECTS:
        return OBJECTS[game]
    found: Game[Any] = part(game, "game").GAME
    return found


def part(game: str, module: str) -> Any:
    """Import a module of a game's package; one sentence if an external package cannot be imported."""
    package = home(game)
    try:
        return import_module(f"{package}.{module}")
    except Exception as error:
        if package.startswith("eldorado."):
            raise
        problem = f"{type(error).__name__}: {error}"
        raise UserError("game.broken", game=game, package=package, problem=problem) from error


def words(language: str = "") -> Words:
    """Load the words of all known games, in the language chosen for this process unless one is named.

    >>> words().say("seat", {"n": 1})
    'Player 1'
    """
    return load_words(language or spoken(), homes())


def voice(error: UserError) -> str:
    """Render an error for `str`: its sentence, in the words of all known games."""
    try:
        return words().error(error)
    except UserError:  # a file of words that cannot be read, perhaps the one that the error is about
        return own_english().error(error)


VOICES.append(voice)

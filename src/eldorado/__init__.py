"""A digital tabletop for the El Dorado board games.

`start` begins a game, `load` opens a recorded one; both give a `Match`, which knows what is legal, plays, goes back
and writes its record. `games.names()` are the games there are. What a user gets wrong is a `UserError`; a move against
the rules is `Refused`, with the clause.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eldorado import bots, games
    from eldorado.core.dice import QuickDice
    from eldorado.core.errors import BadNotation, BadOption, BadRecord, Refused, UserError
    from eldorado.core.game import Game
    from eldorado.core.matches.match import Match
    from eldorado.core.plain import Options

__all__ = [
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Game",
    "Match",
    "QuickDice",
    "Refused",
    "UserError",
    "bots",
    "compiled",
    "games",
    "load",
    "start",
]
__version__ = "0.2.0.dev0"

# Loaded on demand: a command that only lists the games does not wait for an engine.
_HOMES = {
    "Game": "eldorado.core.game",
    "Match": "eldorado.core.matches.match",
    "QuickDice": "eldorado.core.dice",
}
_HOMES |= dict.fromkeys(
    ("BadNotation", "BadOption", "BadRecord", "Refused", "UserError"), "eldorado.core.errors"
)


def __getattr__(name: str) -> Any:
    if name in ("bots", "games"):
        return import_module(f"eldorado.{name}")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'eldorado' has no attribute '{name}'")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def start(
    game: str,
    seats: int = 0,
    options: Options | None = None,
    seed: int | bytes | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Deal a new game; the same seed deals the same game.

    >>> match = start("quest", seats=3, options={"caves": True}, seed=1)
    >>> match.record.game, match.record.seats, match.actors
    ('quest', 3, [0])

    >>> start("chess")
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: There is no game “chess”. Choose one of: quest, ...
    """
    from eldorado import games
    from eldorado.core.matches.match import Match

    return Match.start(games.load(game), seats, options, seed, names)


def load(source: str | Path, seed: int | bytes | None = None) -> Match:
    """A match from a record: from a file, or from the text itself. It can be looked at; with the seed it was started
    with, which a record does not tell before the end, it can be played on.

    >>> match = start("quest", seats=2, seed=7)
    >>> step = match.push("spend traveler")
    >>> load(match.export()).push("buy scout")
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: This record can only be viewed: to play on, give the seed it was started with.
    >>> load(match.export(), seed=7).push("buy scout")
    2. buy scout

    >>> load("no/such/file")
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: no/such/file cannot be read: No such file or directory.
    """
    from eldorado import games
    from eldorado.core.errors import BadRecord
    from eldorado.core.matches.record import read, seed_bytes
    from eldorado.core.matches.replay import replay
    from eldorado.core.system.texts import read_text

    text = str(source).lstrip()
    if text and not text.startswith("{"):
        text = read_text(source, "record.unreadable", BadRecord)
    record = read(text)
    if record.game not in games.names():
        raise BadRecord("record.unknown_game", game=record.game, choices=games.names())
    return replay(record, games.load(record.game), None if seed is None else seed_bytes(seed))


def compiled() -> bool:
    """Whether the hot modules of this installation are compiled, found out without loading them.

    >>> compiled() in (True, False)
    True
    """
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("eldorado.core.game")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))

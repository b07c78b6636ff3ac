"""Prove that nobody chose the shuffles of a recorded game."""

from __future__ import annotations

from pathlib import Path

from eldorado import games
from eldorado.cli._setup import print_json
from eldorado.core.errors import BadRecord
from eldorado.core.matches.record import read
from eldorado.core.matches.replay import verify as prove
from eldorado.core.system.texts import read_text


def verify(file: Path, *, json: bool = False) -> None:
    """Prove that every shuffle and roll of a game comes from the seed committed to before it began.

    Parameters
    ----------
    file
        the record of a game that is over
    json
        print one JSON document instead of text
    """
    record = read(read_text(file, "record.unreadable", BadRecord))
    if record.game not in games.names():
        raise BadRecord("record.unknown_game", game=record.game, choices=games.names())
    found = prove(record, games.load(record.game))
    if json:
        print_json(found)
    else:
        print(
            games.words().say("record.verified", {"entries": found["entries"], "outcomes": found["outcomes"]})
        )

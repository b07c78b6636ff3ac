"""Check a record from a stranger by replaying it.

This runs in a worker (`thinking/long_work.py`) and speaks JSON. Whatever a record contains, the server itself goes on.
"""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.errors import BadRecord, UserError
from eldorado.core.game import Game
from eldorado.core.matches import record as core_record
from eldorado.core.matches import replay as core_replay
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import Record
from eldorado.core.plain import Plain
from eldorado.server.http import sanitize
from eldorado.server.http.errors import TooLarge
from eldorado.server.store import rows
from eldorado.server.store.history import History

ENTRIES = 6_000
STORED = 8_000_000  # maximum length of a record in the store, in characters


def import_record(text: str) -> Plain:
    """Replay a record, check every entry, and return what the store keeps of it."""
    found = core_record.read(text)
    if found.game not in games.names():
        raise BadRecord("record.unknown_game", game=sanitize.text(found.game, 40), choices=games.names())
    if len(found.entries) > ENTRIES:
        raise TooLarge("wire.too_large")
    history = checked(games.load(found.game), found)
    kept = history.match.record
    entries = [rows.entry_body(entry) for entry in history.entries]
    snapshots = {str(n): rows.text(dump) for n, dump in kept.snapshots.items()}
    if sum(map(len, entries)) + sum(map(len, snapshots.values())) > STORED:
        raise TooLarge("wire.too_large")
    return {
        "header": kept.blank().write(),
        "entries": entries,
        "snapshots": snapshots,
        "names": found.names,
        "seed": found.seed,
        "end": found.end,
        "ranks": ranks_told(found),
    }


def ranks_told(found: Record) -> list[int] | None:
    """Return the ranks noted by the exporting table (resigned players last), if they are valid."""
    for _, note in found.notes:
        told = note.get("table") if isinstance(note, dict) else None
        ranks: Plain = told.get("ranks") if isinstance(told, dict) else None
        if not isinstance(ranks, list) or len(ranks) != found.seats:
            continue
        if all(isinstance(rank, int) and 1 <= rank <= max(2, found.seats) for rank in ranks):
            return ranks
    return None


def checked(game: Game[Any], found: Record) -> History:
    """Return the history of a record, every entry checked by `core.replay`, against the seed if there is one."""
    try:
        seed = bytes.fromhex(found.seed) if found.seed else None
    except ValueError:
        raise BadRecord("record.no_seed") from None
    try:
        match = core_replay.replay(found, game, seed)
        if match.record.rules != game.info.rules_version:
            raise BadRecord("record.older_rules", rules=found.rules, known=game.info.rules_version)
        return shown(game, match.record)
    except UserError:
        raise
    except Exception:
        raise BadRecord("record.damaged", entry=0) from None


def shown(game: Game[Any], found: Record) -> History:
    """Replay once more to collect the events, which the record does not hold."""
    dice = core_replay.TrustDice()
    dice.give(found.deal)
    written = found.blank()
    history = History(Match(game, written, core_replay.begun(found, game, dice), dice))
    for given in found.entries:
        if given.is_undo:
            history.undo(given.seat, given.to)
        else:
            dice.give(given.outcomes)
            made = history.act(given.seat, given.action)
            made.gesture, made.ms = given.gesture, given.ms
    return history

"""Tables as records and records as tables: the same file the terminal replays and `eldorado verify` proves."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

from eldorado import games
from eldorado.core import record as core_record
from eldorado.core import replay as core_replay
from eldorado.core.errors import BadRecord, UserError
from eldorado.core.game import Game
from eldorado.core.match import Match
from eldorado.core.plain import Plain
from eldorado.core.record import Record
from eldorado.server import clean, lobby
from eldorado.server.hub import CODE, ID, Hub, random_text
from eldorado.server.line import Entry, Line
from eldorado.server.problems import NotNow, TooLarge
from eldorado.server.rows import Note, entry_op, note_op, snapshot_op
from eldorado.server.seats import BOT, Seat
from eldorado.server.store import Op
from eldorado.server.table import OVER, Table

ENTRIES = 20_000
ENDS = ("played", "agreed", "resigned", "abandoned")


def resource(place: str) -> str:
    """The text of a package's file, "package:file"."""
    package, _, name = place.partition(":")
    return (files(package) / name).read_text(encoding="utf-8") if place else ""


def record_of(table: Table) -> Record:
    """The record of a table, whatever its status: for its end, and for whoever runs the server."""
    line = table.line
    if line is None:
        raise NotNow("table.not_started")
    match = line.match
    kept = match.record
    made = Record(kept.game, kept.rules, kept.seats, kept.options, kept.commitment, kept.deal)
    made.names = [seat.name for seat in table.seats]
    made.entries, made.snapshots = kept.entries, kept.snapshots
    if table.status == OVER and table.result is not None:
        # The end is what the rules say of the position; what resigning made of it is the table's own.
        made.notes = [(line.n, {"table": table.result})]
        made.end = table.result["how"]
        made.result = match.result().plain()
        made.key = match.game.key(match.state).hex()
        made.seed = table.seed.hex() if table.seed is not None else ""
    return made


def export(table: Table) -> str:
    """The record as text. It holds what was hidden, so only once the game is over."""
    if table.status != OVER:
        raise NotNow("table.not_over")
    return record_of(table).write()


# --- bringing one in ----------------------------------------------------------------------------------------------
async def bring_in(hub: Hub, client: bytes, given: bytes) -> Table:
    """A finished table from a record. Everything is played again and checked on the way; it cannot be played on."""
    try:
        text = given.decode("utf-8")
    except UnicodeError:
        raise BadRecord("record.foreign") from None
    found = core_record.read(text)
    if found.game not in games.names():
        raise BadRecord("record.unknown_game", game=clean.text(found.game, 40), choices=games.names())
    if len(found.entries) > ENTRIES:
        raise TooLarge("wire.too_large")
    await lobby.check_room(hub, client)
    game = games.load(found.game)
    if found.rules < game.info.rules_version:
        raise BadRecord("record.older_rules", rules=found.rules, known=game.info.rules_version)
    async with hub.importing:  # long games take a while: one at a time, beside the others' play
        line = await asyncio.to_thread(checked, game, found)
    names = found.names or [""] * found.seats
    table = Table(
        hub,
        random_text(ID),
        random_text(CODE).upper(),
        game,
        line.match.record.options,
        [Seat(BOT, None, clean.name(name)) for name in names],
    )
    table.host = client
    table.created = table.updated = hub.now() // 1000
    table.line = line
    table.seed = bytes.fromhex(found.seed) if found.seed else None
    how = found.end if found.end in ENDS else "played"
    notes: list[Note] = [table.note("imported"), table.finish(how)]
    ranks = ranks_told(found)
    if ranks is not None:
        table.result["ranks"] = ranks
    things: list[Entry | Note] = [*line.entries, *notes]
    for thing in things:
        table.no += 1
        thing.no = table.no
    for entry in line.entries:
        entry.at = table.created
    await hub.store.write(await asyncio.to_thread(all_ops, table, line, notes))
    table.log.extend(things)
    hub.tables[table.id] = table
    return table


def all_ops(table: Table, line: Line, notes: list[Note]) -> list[Op]:
    """Everything of a table that is new to the store."""
    ops = table.make_ops()
    ops += [entry_op(table.id, entry) for entry in line.entries]
    ops += [note_op(table.id, note) for note in notes]
    ops += [snapshot_op(table.id, n, dump) for n, dump in line.match.record.snapshots.items()]
    return ops


def ranks_told(found: Record) -> list[int] | None:
    """The ranks as the table gave them (who resigned is last), if they can be ranks at all."""
    for _, note in found.notes:
        told = note.get("table") if isinstance(note, dict) else None
        ranks: Plain = told.get("ranks") if isinstance(told, dict) else None
        if not isinstance(ranks, list) or len(ranks) != found.seats:
            continue
        if all(isinstance(rank, int) and 1 <= rank <= max(2, found.seats) for rank in ranks):
            return ranks
    return None


def checked(game: Game[Any], found: Record) -> Line:
    """The line of a record, every entry checked by `core.replay`; with its seed, if it has one, that too."""
    try:
        seed = bytes.fromhex(found.seed) if found.seed else None
    except ValueError:
        raise BadRecord("record.no_seed") from None
    try:
        core_replay.replay(found, game, seed)
        return shown(game, found)
    except UserError:
        raise
    except Exception:
        raise BadRecord("record.damaged", entry=0) from None


def shown(game: Game[Any], found: Record) -> Line:
    """The same once more for what happened: events and notations are not in a record."""
    dice = core_replay.TrustDice()
    dice.give(found.deal)
    written = Record(found.game, found.rules, found.seats, found.options, found.commitment, found.deal)
    line = Line(Match(game, written, game.new(found.seats, found.options, dice), dice))
    for given in found.entries:
        if given.is_undo:
            line.undo(given.seat, given.to)
        else:
            dice.give(given.outcomes)
            line.act(given.seat, given.action).outcomes = given.outcomes
            written.entries[-1].outcomes = given.outcomes
    return line

"""Tables as records and records as tables: the same file the terminal replays and `eldorado verify` proves."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from eldorado import games
from eldorado.core import record as core_record
from eldorado.core.dice import Dice, ReplayDice
from eldorado.core.errors import BadRecord, UserError
from eldorado.core.game import Game
from eldorado.core.plain import Options
from eldorado.core.record import Record
from eldorado.server import audience, clean, lobby
from eldorado.server.hub import CODE, ID, Hub, random_text
from eldorado.server.line import SNAPSHOT_EVERY, Entry, Line
from eldorado.server.problems import Malformed, NotNow
from eldorado.server.rows import Note, entry_op, note_op, snapshot_op
from eldorado.server.seats import BOT, Seat
from eldorado.server.table import OVER, Table

ENTRIES = 20_000


def resource(place: str) -> str:
    """The text of a package's file, "package:file"."""
    package, _, name = place.partition(":")
    return (files(package) / name).read_text(encoding="utf-8") if place else ""


def record_of(table: Table) -> Record:
    """The record of a table, whatever its status: for its end, and for whoever runs the server."""
    line = table.line
    if line is None:
        raise NotNow("table.not_started")
    names = [seat.name for seat in table.seats]
    commitment = audience.commitment(table.seed) or ""
    made = Record(
        table.game.info.id, table.rules_version, len(table.seats), table.options, commitment, line.deal, names
    )
    for entry in line.entries:
        action = entry.action if entry.action is not None else -1
        to = entry.to if entry.to is not None else -1
        made.entries.append(core_record.Entry(entry.seat, action, entry.outcomes, to))
    made.snapshots = {n: json.loads(dump) for n, dump in line.dumps.items() if n > 0}
    if table.status == OVER and table.result is not None:
        made.end = table.result["how"]
        made.result = {key: value for key, value in table.result.items() if key != "how"}
        made.key = line.game.key(line.state).hex()
        made.seed = table.seed.hex() if table.seed is not None else ""
    return made


def export(table: Table) -> str:
    """The record as text. It holds what was hidden, so only once the game is over."""
    if table.status != OVER:
        raise NotNow("table.not_over")
    return record_of(table).write()


# --- bringing one in -------------------------------------------------------------------------------------
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
        raise Malformed("wire.too_large")
    await lobby.check_room(hub, client)
    game = games.load(found.game)
    known = game.info.rules_version
    if found.rules > known:
        raise BadRecord("record.newer_rules", rules=found.rules, known=known)
    if found.rules < known:
        raise BadRecord("record.older_rules", rules=found.rules, known=known)
    options = game.options(found.seats, found.options)
    line = replayed(game, found, options)
    names = found.names or [""] * found.seats
    seats = [Seat(BOT, None, clean.name(name)) for name in names]
    table = Table(hub, random_text(ID), random_text(CODE).upper(), game, options, seats)
    table.host = client
    table.created = table.updated = hub.now() // 1000
    table.line = line
    if found.seed:
        try:
            table.seed = bytes.fromhex(found.seed)
        except ValueError:
            raise BadRecord("record.bad_line", line=len(found.entries) + 2) from None
    notes: list[Note] = [table.note("imported"), table.finish(found.end or "played")]
    if table.result is not None:
        table.result["how"] = found.end if found.end in ("agreed", "resigned", "abandoned") else "played"
    for entry in line.entries:
        table.no += 1
        entry.no = table.no
        entry.at = table.created
    for note in notes:
        table.no += 1
        note.no = table.no
    ops = table.make_ops()
    ops += [entry_op(table.id, entry) for entry in line.entries]
    ops += [note_op(table.id, note) for note in notes]
    ops += [snapshot_op(table.id, n, dump) for n, dump in line.dumps.items()]
    await hub.store.write(ops)
    table.log.extend([*line.entries, *notes])
    hub.tables[table.id] = table
    return table


def replayed(game: Game[Any], found: Record, options: Options) -> Line:
    """The line of a record, each decision checked to be legal and each outcome to be wanted."""
    try:
        dice: Dice = ReplayDice(found.deal)
        state = game.new(found.seats, options, dice)
        line = Line(game, found.seats, options, dice, state, found.deal)
        for given in found.entries:
            if given.is_undo:
                entry = line.undo(given.seat, given.to)
            else:
                entry = again(line, given)
            if entry.n % SNAPSHOT_EVERY == 0:
                line.snapshot()
    except UserError:
        raise
    except Exception:
        raise BadRecord("record.damaged", entry=0) from None
    return line


def again(line: Line, given: core_record.Entry) -> Entry:
    if given.action not in line.game.legal(line.state, given.seat):
        raise BadRecord("record.illegal", entry=line.n + 1)
    dice = ReplayDice(given.outcomes)
    line.dice = dice
    entry = line.act(given.seat, given.action)
    if dice.at != len(given.outcomes):
        raise BadRecord("record.damaged", entry=entry.n)
    entry.outcomes = given.outcomes
    return entry

"""Export tables as records and import records as tables: the files `eldorado replay` and `eldorado verify` read."""

from __future__ import annotations

import asyncio

from eldorado import games
from eldorado.core.errors import BadRecord
from eldorado.core.matches import record as core_record
from eldorado.core.matches.match import position_key
from eldorado.core.matches.record import Record
from eldorado.core.plain import Plain
from eldorado.server.http import sanitize
from eldorado.server.http.errors import NotNow
from eldorado.server.store import rows
from eldorado.server.store.history import Entry, History, reopen
from eldorado.server.store.ids import CODE, ID, random_text
from eldorado.server.store.rows import Note, entry_op, note_op, snapshot_op
from eldorado.server.store.store import Op
from eldorado.server.tables import lobby
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import BOT, Seat
from eldorado.server.tables.shared import Shared
from eldorado.server.tables.table import OVER, Table

ENDS = ("played", "agreed", "resigned", "abandoned", "long")


def record_of(table: Table) -> Record:
    """Return the record of a table, whatever its status."""
    history = table.history
    if history is None:
        raise NotNow("table.not_started")
    match = history.match
    kept = match.record
    made = kept.blank()
    made.names = [seat.name for seat in table.seats]
    made.entries, made.snapshots = kept.entries, kept.snapshots
    if table.status == OVER and table.result is not None:
        # The result follows the rules; ranks changed by resigning are the table's own note.
        made.notes = [(history.n, {"table": table.result})]
        made.end = table.result["how"]
        made.result = match.result().plain()
        made.key = position_key(match.game, match.state).hex()
        made.seed = table.seed.hex() if table.seed is not None and not table.sealed else ""
    return made


async def export(table: Table) -> bytes:
    """Return the record as text. It holds hidden information, so only once nobody can play on.

    Written once, as a long one takes a while, and stopped when the last who waited for it is gone.
    """
    if table.status != OVER and not table.read_only:
        raise NotNow("table.not_over")
    state = (table.no, table.sealed, [seat.name for seat in table.seats])
    if table.exported is None or table.exported.state != state:
        table.exported = Shared(state, table.registry.aside.do(written, record_of(table)))
    return await table.exported.wait()


def written(record: Record) -> bytes:
    return record.write().encode()


# --- import ----------------------------------------------------------------------------------------------
async def bring_in(registry: Registry, client: bytes, given: bytes) -> Table:
    """Import a record as a finished table. A worker replays and checks every entry."""
    try:
        text = given.decode("utf-8")
    except UnicodeError:
        raise BadRecord("record.foreign") from None
    await lobby.check_room(registry, client)
    found = await registry.long_work({"do": "import", "text": text})
    history = await asyncio.to_thread(restored, found)
    names = found["names"] or [""] * history.match.record.seats
    table = Table(
        registry,
        random_text(ID),
        random_text(CODE).upper(),
        history.game,
        history.match.record.options,
        [Seat(BOT, None, sanitize.name(name)) for name in names],
    )
    table.host = client
    table.created = table.updated = registry.now() // 1000
    table.history = history
    table.seed = bytes.fromhex(found["seed"]) if found["seed"] else None
    how = found["end"] if found["end"] in ENDS else "played"
    notes: list[Note] = [table.note("imported"), table.finish(how)]
    if found["ranks"] is not None:
        table.result["ranks"] = found["ranks"]
    things: list[Entry | Note] = [*history.entries, *notes]
    for thing in things:
        table.no += 1
        thing.no = table.no
    for entry in history.entries:
        entry.at = table.created
    await registry.store.write(await asyncio.to_thread(all_ops, table, history, notes))
    table.log.extend(things)
    await lobby.keep(registry, table)
    return table


def restored(found: Plain) -> History:
    """Rebuild the history of a record from the worker's answer."""
    record = core_record.read(found["header"])
    entries = [rows.entry_of(n, 0, body) for n, body in enumerate(found["entries"], 1)]
    snapshots = {int(n): rows.read(dump) for n, dump in found["snapshots"].items()}
    seed = bytes.fromhex(found["seed"]) if found["seed"] else b""
    return reopen(games.load(record.game), record, seed, 0, entries, snapshots)


def all_ops(table: Table, history: History, notes: list[Note]) -> list[Op]:
    """The operations that store a whole new table."""
    ops = table.make_ops()
    ops += [entry_op(table.id, entry) for entry in history.entries]
    ops += [note_op(table.id, note) for note in notes]
    ops += [snapshot_op(table.id, n, dump) for n, dump in history.match.record.snapshots.items()]
    return ops

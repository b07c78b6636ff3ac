"""Tables laid out from records: the same hands and the same board every time, live, for pictures and checks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from eldorado import games
from eldorado.core import record as records
from eldorado.server.config import Config
from eldorado.server.door import hashed
from eldorado.server.hub import Hub
from eldorado.server.records import shown
from eldorado.server.rows import entry_op, snapshot_op
from eldorado.server.seats import BOT, HUMAN, Seat
from eldorado.server.table import PLAYING, Table

TOKEN = "a" * 43  # the cookie of the one who looks
GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Laid:
    """A table to lay out: a record up to one of its entries, and the seats of whoever looks."""

    id: str
    record: str
    upto: int
    mine: tuple[int, ...] = (0,)


async def lay_out(data: Path, tables: list[Laid]) -> None:
    data.mkdir(parents=True, exist_ok=True)
    hub = Hub(Config(data=data))
    await hub.open()
    client = hashed(TOKEN)
    for laid in tables:
        found = records.read((GAMES / laid.record).read_text(encoding="utf-8"))
        found.entries = found.entries[: laid.upto]
        found.snapshots = {n: state for n, state in found.snapshots.items() if n <= laid.upto}
        seed = bytes.fromhex(found.seed)
        found.end, found.result, found.key, found.seed = "", None, "", ""
        game = games.load(found.game)
        line = shown(game, found)
        options = line.match.record.options
        seats = [
            Seat(HUMAN, client, name) if i in laid.mine else Seat(BOT, None, name)
            for i, name in enumerate(found.names)
        ]
        table = Table(hub, laid.id, f"TABLE{tables.index(laid) + 1}", game, options, seats)
        table.host, table.status, table.line = client, PLAYING, line
        table.seed = seed
        table.seqs = [line.n] * found.seats
        table.bot_pace = "slow"
        table.created = table.updated = hub.now() // 1000
        for entry in line.entries:
            table.no += 1
            entry.no, entry.at = table.no, table.created
        ops = table.make_ops()
        ops += [entry_op(table.id, entry) for entry in line.entries]
        ops += [snapshot_op(table.id, n, dump) for n, dump in line.match.record.snapshots.items()]
        await hub.store.write(ops)
    await hub.close()


def lay(data: Path, tables: list[Laid]) -> None:
    """In a thread of its own: a browser under test has a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, lay_out(data, tables)).result()

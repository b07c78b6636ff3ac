"""Tables laid out from records: the same hands and the same board every time, live, for pictures and checks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from browser.staged import NAMES, Given, Moment, Stage, stages
from eldorado import games
from eldorado.core.matches import record as records
from eldorado.core.matches import replay
from eldorado.server.config import Config
from eldorado.server.http.identity import Issuer, hashed
from eldorado.server.store.importing import shown
from eldorado.server.store.rows import entry_op, snapshot_op
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import BOT, HUMAN, MATTERS, Seat
from eldorado.server.tables.table import PLAYING, Table

# Cookies as the server signs them: one that it did not sign is replaced by any request once a seat was taken.
SECRET = bytes(32)
TOKEN, GUEST = (
    name * 43 + Issuer(SECRET).signature(name * 43) for name in "ab"
)  # who looks, and another browser
TESTS = Path(__file__).parents[1]


class Looker:
    """Anna at several windows: whatever replaces her token in one of them holds in the others too."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url, TOKEN

    def enter(self, page: Page) -> None:
        page.context.add_cookies([{"name": "eldorado", "value": self.token, "url": self.url}])

    def look(self, page: Page, show: Callable[[Page], None]) -> None:
        """Show something in this window, as who she is by now."""
        self.enter(page)
        show(page)
        jar = {cookie["name"]: cookie["value"] for cookie in page.context.cookies(self.url)}
        self.token = jar.get("eldorado", self.token)


@dataclass(frozen=True)
class Laid:
    """A table to lay out: a record up to one of its entries, and the seats of whoever looks."""

    id: str
    record: str
    upto: int
    mine: tuple[int, ...] = (0,)


def recorded(laid: Laid) -> tuple[Stage, list[str]]:
    found = records.read((TESTS / laid.record).read_text(encoding="utf-8"))
    found.entries = found.entries[: laid.upto]
    found.snapshots = {n: state for n, state in found.snapshots.items() if n <= laid.upto}
    seed = bytes.fromhex(found.seed)
    found.end, found.result, found.key, found.seed = "", None, "", ""
    game = games.load(found.game)
    line = shown(game, replay.replay(found, game).record)
    return Stage(line, seed, laid.mine, MATTERS), found.names


def named(seats: int, mine: tuple[int, ...]) -> list[str]:
    """Anna looks; the others have the names that are left."""
    others = list(NAMES[len(mine) :])
    own = list(NAMES[: len(mine)])
    return [own.pop(0) if i in mine else others.pop(0) for i in range(seats)]


async def lay_out(data: Path, tables: Sequence[Laid | Moment | Given]) -> None:
    data.mkdir(parents=True, exist_ok=True)
    (data / "secret").write_bytes(SECRET)
    registry = Registry(Config(data=data))
    await registry.open()
    client = hashed(TOKEN)
    ready = stages([laid for laid in tables if not isinstance(laid, Laid)])
    for number, laid in enumerate(tables, 1):
        if isinstance(laid, Laid):
            stage, names = recorded(laid)
        else:
            stage = ready[laid.id]
            names = named(laid.seats, stage.mine)
        guests = laid.guests if isinstance(laid, Given) else ()
        line = stage.line
        seats = [
            Seat(HUMAN, client, name)
            if i in stage.mine
            else Seat(HUMAN, hashed(GUEST), name)
            if i in guests
            else Seat(BOT, None, name)
            for i, name in enumerate(names)
        ]
        for seat in seats:
            seat.orders = stage.orders
        options = line.match.record.options
        table = Table(registry, laid.id, f"TABLE{number}", line.game, options, seats)
        table.host, table.status, table.history = client, PLAYING, line
        table.seed = stage.seed
        table.seqs = [line.n] * len(seats)
        table.bot_pace = "slow"
        table.created = table.updated = registry.now() // 1000
        for entry in line.entries:
            table.no += 1
            entry.no, entry.at = table.no, table.created
        ops = table.make_ops()
        ops += [entry_op(table.id, entry) for entry in line.entries]
        ops += [snapshot_op(table.id, n, dump) for n, dump in line.match.record.snapshots.items()]
        await registry.store.write(ops)
    await registry.close()


def lay(data: Path, tables: Sequence[Laid | Moment | Given]) -> None:
    """In a thread of its own: a browser under test has a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, lay_out(data, tables)).result()

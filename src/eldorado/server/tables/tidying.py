"""Load tables when something is due at them, unload them when nothing is, and delete them from the store when nobody
will miss them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import sqlalchemy as sa

from eldorado.core.plain import Plain
from eldorado.server.http.errors import Damaged, Elsewhere, NotInstalled, Unknown
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables.clock import DAY
from eldorado.server.tables.seats import ASK, HUMAN, Seat
from eldorado.server.tables.table import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry

AT_ONCE = 200  # rows read before letting other tasks run

# A browser that has only set its name, asked for notifications or asked for a code. A new cookie costs
# nothing, so these would grow for ever.
TRACES = (
    schema.seat.c.client,
    schema.board.c.host,
    schema.played.c.client,
    schema.daily.c.client,
    schema.blocked.c.client,
)
STRANGERS = sa.delete(schema.client).where(
    schema.client.c.created < sa.bindparam("before"),
    *(sa.not_(sa.exists().where(trace == schema.client.c.id)) for trace in TRACES),
)
THEIRS = [
    sa.delete(kept.table).where(
        *(sa.not_(sa.exists().where(trace == kept)) for trace in (schema.client.c.id, *TRACES))
    )
    for kept in (schema.push.c.client, schema.transfer.c.client)
]


async def resume(registry: Registry) -> None:
    """Load the games in which something happens without anybody looking: bots move, answers are due, days pass."""
    for board in await due(registry):
        if board not in registry.tables:
            await load(registry, board)


async def load(registry: Registry, board: str) -> None:
    try:
        await registry.get(board)
    except (Unknown, NotInstalled, Damaged):
        pass
    except Exception as error:
        registry.report("reading table " + board, error)


async def due(registry: Registry, *which: sa.ColumnElement[bool]) -> list[str]:
    """The running games in which something is due, the latest first, by their rows alone: most wait for somebody to
    come, and loading them all would keep a large store busy for minutes."""
    board, seat = schema.board, schema.seat
    running = sa.select(board.c.id, board.c.actors, board.c.body).where(board.c.status == PLAYING, *which)
    found: list[str] = []
    rest = await registry.store.rows(running.order_by(board.c.updated.desc()))
    while rest:
        some, rest = rest[:AT_ONCE], rest[AT_ONCE:]
        seats: dict[str, dict[int, Seat]] = {row.id: {} for row in some}
        those = sa.select(seat.c.board, seat.c.seat, seat.c.kind, seat.c.body)
        for row in await registry.store.rows(those.where(seat.c.board.in_(list(seats)))):
            seats.get(row.board, {})[row.seat] = place = Seat(row.kind)
            with registry.readable(row.board):
                place.load(rows.read(row.body))
        for row in some:
            with registry.readable(row.id):
                found += [row.id] if is_due(row.actors, rows.read(row.body), seats[row.id]) else []
        await asyncio.sleep(0)  # requests for a page are answered meanwhile
    return found


def is_due(actors: int, body: Plain, seats: dict[int, Seat]) -> bool:
    """Whether anything happens at a table though nobody is there. Bots alone wait until somebody looks; so do live
    clocks."""
    if all(seat.by_bot for seat in seats.values()):
        return False
    if body["pace"]["kind"] == "days" or body.get("window", True):  # an older row does not say
        return True
    asked = [seat for i, seat in seats.items() if actors >> i & 1]
    return any(seat.by_bot or seat.fights or seat.trades != ASK for seat in asked)


async def tidy(registry: Registry) -> None:
    """Unload, now and then, tables that nobody looks at and where nothing is due."""
    swept = 0
    while True:
        await asyncio.sleep(60)
        for table in list(registry.tables.values()):
            idle = registry.now() - max(table.moved_at, table.updated * 1000) > registry.config.idle_ms
            busy = table.thinking or table.reviewing or table.lock.locked()
            still = table.wakes is None and not busy
            if idle and still and not table.sockets:
                registry.forget(table)
                if registry.member is not None:
                    registry.member.parked.add(table.id)
        if registry.now() - swept > DAY:
            swept = registry.now()
            await expire(registry)


async def expire(registry: Registry) -> None:
    """Delete what nobody will miss: tables that never began, imported records, whose file somebody has, and browsers
    that never sat down."""
    board, seat = schema.board.c, schema.seat.c
    people = sa.select(seat.board).where(seat.kind == HUMAN)
    for status, days, more in (
        (OPEN, registry.config.open_days, ()),
        (OVER, registry.config.imported_days, (board.id.not_in(people),)),
    ):
        before = (registry.now() - days * DAY) // 1000
        old = sa.select(board.id).where(board.status == status, board.updated < before, *more)
        for row in await registry.store.rows(old):
            if row.id not in registry.tables:
                with contextlib.suppress(Elsewhere):  # somebody looks at it in another process
                    lease = await registry.member.acquire(row.id) if registry.member is not None else None
                    await registry.store.write(rows.delete(row.id), lease=lease)
    before = (registry.now() - registry.config.open_days * DAY) // 1000
    await registry.store.write([Op(STRANGERS, {"before": before}), *(Op(theirs, {}) for theirs in THEIRS)])

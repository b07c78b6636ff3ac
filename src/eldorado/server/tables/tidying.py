"""Tables leave the memory when nothing is due at them, and the store when nobody will miss them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import sqlalchemy as sa

from eldorado.server.http.errors import Elsewhere
from eldorado.server.store import rows, schema
from eldorado.server.tables.clock import DAY
from eldorado.server.tables.seats import HUMAN
from eldorado.server.tables.table import OPEN, OVER

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry


async def tidy(registry: Registry) -> None:
    """Unload tables, now and then, that nobody looks at and where nothing is due."""
    swept = 0
    while True:
        await asyncio.sleep(60)
        for table in list(registry.tables.values()):
            idle = registry.now() - max(table.moved_at, table.updated * 1000) > registry.config.idle_ms
            still = table.wakes is None and not table.thinking and not table.lock.locked()
            if idle and still and not table.sockets:
                registry.forget(table)
                if registry.member is not None:
                    registry.member.parked.add(table.id)
        if registry.now() - swept > DAY:
            swept = registry.now()
            await expire(registry)


async def expire(registry: Registry) -> None:
    """Delete what nobody will miss: tables that never began, and imported records, whose file somebody has."""
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

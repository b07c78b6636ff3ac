"""A daily race is the same for everybody, so those who have yet to run it see nothing of the others' races."""

from __future__ import annotations

import sqlalchemy as sa

from eldorado.server.http.errors import NotYours
from eldorado.server.store import schema
from eldorado.server.tables.table import OVER, Table

daily, board = schema.daily.c, schema.board.c
FINISHED = (
    sa.select(daily.board)
    .join_from(schema.daily, schema.board, daily.board == board.id)
    .where(daily.client == sa.bindparam("client"), daily.day == sa.bindparam("day"), board.status == OVER)
    .limit(1)
)


async def check_seal(table: Table, client: bytes) -> None:
    """Refuse to show a race that others may still run today, except to its player and those who finished theirs."""
    if not table.sealed or any(seat.client == client for seat in table.seats):
        return
    if not await table.registry.store.rows(FINISHED, {"client": client, "day": table.day}):
        raise NotYours("daily.sealed")

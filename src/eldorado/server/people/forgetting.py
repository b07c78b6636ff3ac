"""Forget a browser: everything stored about it is deleted, and its seats become anonymous.

At a table that is shared, a bot plays on for a seat without a name; at one that waits for players the seat is free
again. Tables without anybody else go.
"""

from __future__ import annotations

import sqlalchemy as sa

from eldorado.server.http.errors import Elsewhere, NotInstalled, Unknown
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables import seating
from eldorado.server.tables.registry import Registry

HUSH = (
    sa.update(schema.note)
    .where(schema.note.c.client == sa.bindparam("key"))
    .values(client=sa.null(), body=sa.bindparam("hushed"))
)
FORGET = [
    HUSH,
    *(
        sa.delete(column.table).where(column == sa.bindparam("key"))
        for column in (
            schema.client.c.id,
            schema.wish.c.client,
            schema.transfer.c.client,
            schema.played.c.client,
            schema.daily.c.client,
            schema.push.c.client,
        )
    ),
]


async def forget(registry: Registry, client: bytes) -> None:
    """Delete everything stored about a browser."""
    board, seat = schema.board.c, schema.seat.c
    seated = sa.select(seat.board).where(seat.client == client)
    which = sa.select(board.id).where(sa.or_(board.host == client, board.id.in_(seated)))
    for row in await registry.store.rows(which):
        await leave(registry, row.id, client)
    names = {"key": client, "hushed": rows.text(seating.HUSHED)}
    await registry.store.write([Op(statement, names) for statement in FORGET])
    seating.hush(registry, client)
    if registry.member is not None:
        await registry.member.ask_all({"do": "hush", "client": client.hex()})


async def leave(registry: Registry, board: str, client: bytes) -> None:
    """Leave one table, whichever process has it; a table whose game is not installed loses the browser's names."""
    try:
        table = await registry.get(board)
    except Elsewhere:
        if registry.member is None or not await registry.member.ask_owner(
            board, {"do": "vanish", "table": board, "client": client.hex()}
        ):
            raise
        return
    except NotInstalled:
        names = {"key": board, "key_client": client, "blank": ""}
        await registry.store.write([Op(statement, names) for statement in UNSEAT])
        return
    except Unknown:
        return
    await seating.vanish(table, client)


UNSEAT = [
    sa.update(schema.seat)
    .where(schema.seat.c.board == sa.bindparam("key"), schema.seat.c.client == sa.bindparam("key_client"))
    .values(client=sa.null(), name=sa.bindparam("blank")),
    sa.update(schema.board)
    .where(schema.board.c.id == sa.bindparam("key"), schema.board.c.host == sa.bindparam("key_client"))
    .values(host=sa.null()),
]

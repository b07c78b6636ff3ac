"""Block a browser by the hash of its token, the only thing known about it.

A browser that deletes its cookies counts as new, so this stops a nuisance, not an enemy; close the lobby or the server
against those. A blocked browser cannot sit down, make tables, import anything, or connect to a table; a bot plays on
where it sat.
"""

from __future__ import annotations

import sqlalchemy as sa

from eldorado.core.errors import UserError
from eldorado.server.api.requests import AnyRequest, registry_of
from eldorado.server.http.errors import Elsewhere, NotInstalled, Unknown
from eldorado.server.http.hosts import parse
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables import commands, seating
from eldorado.server.tables.registry import Registry
from eldorado.server.watch.metrics import FORWARDED, OWN

REPLACE = rows.replace(schema.blocked)
DELETE = sa.delete(schema.blocked).where(schema.blocked.c.client == sa.bindparam("key"))
LEAST, MOST = 8, 16  # characters that identify a browser: the beginning of its hash


def runs_it(request: AnyRequest) -> bool:
    """Whether a request comes from the operator: from a browser on the server's machine and not through a proxy."""
    if registry_of(request).config.behind:
        return False
    headers = dict(request.scope["headers"])
    name = parse(headers.get(b"host", b"").decode("latin-1"))
    peer = request.client.host if request.client is not None else ""
    straight = peer in OWN and not any(one in headers for one in FORWARDED)
    return straight and name is not None and name[0] in ("localhost", *OWN)


async def block(registry: Registry, client: bytes, name: str) -> None:
    """Block a browser from now on, and remove it from its tables."""
    row = {"client": client, "name": name, "at": registry.now() // 1000}
    await registry.store.write([Op(REPLACE, row)])
    board, seat = schema.board.c, schema.seat.c
    seated = sa.select(seat.board).where(seat.client == client)
    which = sa.select(board.id).where(
        board.status != "over", sa.or_(board.host == client, board.id.in_(seated))
    )
    for found in await registry.store.rows(which):
        await put_out(registry, found.id, client)
    seating.show_out(registry, client)
    if registry.member is not None:
        await registry.member.ask_all({"do": "block", "client": client.hex()})


async def put_out(registry: Registry, board: str, client: bytes) -> None:
    try:
        table = await registry.get(board)
    except Elsewhere:
        if registry.member is not None:
            asked = {"do": "vanish", "table": board, "client": client.hex()}
            await registry.member.ask_owner(board, asked)
        return
    except (Unknown, NotInstalled):
        return
    await seating.vanish(table, client)


async def find(registry: Registry, given: str) -> tuple[bytes, str]:
    """Return the browser that the beginning of a hash names, and its player's name."""
    wanted = given.strip().lower()[:MOST]
    if len(wanted) < LEAST or any(letter not in "0123456789abcdef" for letter in wanted):
        raise UserError("tables.bad_browser", browser=given, least=LEAST)
    known: dict[bytes, str] = {}
    for column, name in (
        (schema.seat.c.client, schema.seat.c.name),
        (schema.client.c.id, schema.client.c.name),
        (schema.blocked.c.client, schema.blocked.c.name),
    ):
        for row in await registry.store.rows(
            sa.select(column.label("client"), name).where(column.is_not(None))
        ):
            if row.client.hex().startswith(wanted):
                known[row.client] = row.name or known.get(row.client, "")
    if len(known) != 1:
        raise UserError("tables.no_browser" if not known else "tables.two_browsers", browser=given)
    return next(iter(known.items()))


async def block_named(registry: Registry, given: str) -> None:
    client, name = await find(registry, given)
    await block(registry, client, name)


async def unblock_named(registry: Registry, given: str) -> None:
    client, _ = await find(registry, given)
    await registry.store.write([Op(DELETE, {"key": client})])


commands.OF_A_BROWSER["block"] = block_named
commands.OF_A_BROWSER["unblock"] = unblock_named

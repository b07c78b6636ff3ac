"""The lobby's contents: tables whose hosts opened them, from the store, so that all processes agree."""

from __future__ import annotations

from eldorado.server.store import played, schema
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import OPEN
from eldorado.server.tables.table import OPEN as WAITING
from eldorado.server.tables.table import PLAYING, Table
from eldorado.server.ws import personal

SHOWN = 100  # tables of each kind
DAYS = 3  # a table without activity for this long is no longer shown
DAY = 86_400


async def lobby(registry: Registry, client: bytes) -> personal.Lobby:
    board = schema.board.c
    recent = board.updated > registry.now() // 1000 - DAYS * DAY
    found = await registry.listed(
        board.listed == 1, board.status.in_((WAITING, PLAYING)), recent, most=2 * SHOWN
    )
    tables = [registry.tables.get(table.id, table) for table in found]
    waiting = [table for table in tables if table.status == WAITING and free(table)]
    running = [table for table in tables if table.status == PLAYING]
    waiting.sort(key=lambda table: not here(table))
    return personal.Lobby(
        [told(table, client) for table in waiting[:SHOWN]],
        [told(table, client) for table in running[:SHOWN]],
    )


def free(table: Table) -> bool:
    return any(seat.kind == OPEN for seat in table.seats)


def here(table: Table) -> bool:
    """Whether one of those who wait is looking."""
    return any(table.online(i) for i in table.people())


def told(table: Table, client: bytes) -> personal.LobbyTable:
    """Return a table as strangers see it: no code, no link, nothing about browsers."""
    return personal.LobbyTable(
        id=table.id,
        game=table.game.info.id,
        status=table.status,
        options=played.short(table.options),
        title=table.title,
        pace=table.pace,
        updated=table.updated,
        yours=any(seat.client == client for seat in table.seats),
        seats=[
            personal.LobbySeat(i, seat.kind, seat.name, seat.level, table.online(i))
            for i, seat in enumerate(table.seats)
        ],
    )

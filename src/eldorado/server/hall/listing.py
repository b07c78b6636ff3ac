"""The lobby's contents: tables whose hosts opened them, from the store, so that all processes agree."""

from __future__ import annotations

import asyncio
import time

import msgspec

from eldorado.server.store import played, schema
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import OPEN
from eldorado.server.tables.table import OPEN as WAITING
from eldorado.server.tables.table import PLAYING, Table
from eldorado.server.ws import personal

SHOWN = 100  # tables of each kind
DAYS = 3  # a table without activity for this long is no longer shown
DAY = 86_400
FEW = 20  # tables that are quickly put together
SPARED = 10  # how much longer than the work its result is kept
LONGEST = 1.0  # seconds


class Hall:
    """The lobby as it was shown last, for as long as it is worth keeping.

    A full one takes a while to put together. So it serves all who ask in the ten times longer after that, and however
    many they are, others keep most of the time; a small one is put together for everybody anew.
    """

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.making = asyncio.Lock()
        self.tables: list[Table] = []
        self.shown = personal.Lobby([], [])
        self.until = 0.0

    async def show(self, client: bytes) -> personal.Lobby:
        async with self.making:
            if time.monotonic() >= self.until:
                await self.look()
            shown, yours = self.shown, {table.id for table in self.tables if seated(table, client)}
        if not yours:
            return shown
        return personal.Lobby(marked(shown.waiting, yours), marked(shown.running, yours))

    async def look(self) -> None:
        began = time.thread_time()
        board = schema.board.c
        recent = board.updated > self.registry.now() // 1000 - DAYS * DAY
        which = (board.listed == 1, board.status.in_((WAITING, PLAYING)), recent)
        found = await self.registry.listed(*which, most=2 * SHOWN)
        self.tables = [self.registry.tables.get(table.id, table) for table in found]
        waiting = [table for table in self.tables if table.status == WAITING and free(table)]
        running = [table for table in self.tables if table.status == PLAYING]
        waiting.sort(key=lambda table: not here(table))
        self.shown = personal.Lobby(list(map(told, waiting[:SHOWN])), list(map(told, running[:SHOWN])))
        took = time.thread_time() - began  # and what others did meanwhile
        self.until = time.monotonic() + (min(SPARED * took, LONGEST) if len(found) > FEW else 0.0)


def seated(table: Table, client: bytes) -> bool:
    return any(seat.client == client for seat in table.seats)


def marked(tables: list[personal.LobbyTable], yours: set[str]) -> list[personal.LobbyTable]:
    return [msgspec.structs.replace(one, yours=True) if one.id in yours else one for one in tables]


def free(table: Table) -> bool:
    return any(seat.kind == OPEN for seat in table.seats)


def here(table: Table) -> bool:
    """Whether one of those who wait is looking."""
    return any(table.online(i) for i in table.people())


def told(table: Table) -> personal.LobbyTable:
    """Return a table as strangers see it: no code, no link, nothing about browsers."""
    return personal.LobbyTable(
        id=table.id,
        game=table.game.info.id,
        status=table.status,
        options=played.short(table.options),
        title=table.title,
        pace=table.pace,
        updated=table.updated,
        yours=False,
        seats=[
            personal.LobbySeat(i, seat.kind, seat.name, seat.level, table.online(i))
            for i, seat in enumerate(table.seats)
        ],
    )

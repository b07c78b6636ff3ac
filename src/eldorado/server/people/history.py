"""The history of a browser's finished games: rows that were written when they ended (store/played.py)."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from eldorado import games
from eldorado.core.plain import Plain
from eldorado.server.store import played, rows, schema
from eldorado.server.store.history import Entry
from eldorado.server.store.rows import entry_from
from eldorado.server.store.store import Op
from eldorado.server.tables.registry import Registry
from eldorado.server.ws import personal

PAGE = 500  # games per answer
COUNTED = 20  # games without such rows, from older versions, whose entries are read per answer


async def page(registry: Registry, client: bytes, before: int | None = None) -> personal.History:
    """Return a browser's games, newest first; those that ended before a time, if one is given."""
    async with registry.lists.turn():
        return await put_together(registry, client, before)


async def put_together(registry: Registry, client: bytes, before: int | None) -> personal.History:
    row = schema.played.c
    which = [row.client == client] + ([row.ended < before] if before is not None else [])
    order = sa.select(schema.played).where(*which).order_by(row.ended.desc(), row.board, row.seat)
    found = list(await registry.store.rows(order.limit(PAGE + 1)))
    there = sa.select(schema.board.c.id).where(schema.board.c.id.in_([each.board for each in found]))
    tables = {each.id for each in await registry.store.rows(there)}
    missing = COUNTED
    told: list[personal.Played] = []
    for each in found[:PAGE]:
        body = rows.read(each.body)
        if "liked" not in body and missing and each.board in tables and each.game in games.names():
            missing -= 1
            body = await counted(registry, each, body)
        told.append(game_told(each, body, each.board in tables))
    return personal.History(told, len(found) > PAGE)


def game_told(row: sa.Row[Any], body: Plain, there: bool) -> personal.Played:
    usual: Plain = {"rounds": None, "liked": None, "branch": False, "review": True}
    usual["sides"] = list(range(len(body["seats"])))
    known = {"table": row.board, "seat": row.seat, "game": row.game, "ended": row.ended, "there": there}
    return msgspec.convert(
        {**usual, **body, **known, "options": played.short(body["options"])}, personal.Played
    )


async def counted(registry: Registry, row: sa.Row[Any], body: Plain) -> Plain:
    """Count what was not counted for a game of an earlier version: from its entries, once."""
    order = sa.select(schema.entry).where(schema.entry.c.board == row.board).order_by(schema.entry.c.n)
    entries = [entry_from(found) for found in await registry.store.rows(order)]
    last = [event for entry in entries for event in entry.events if "round" in event.args]
    rounds = last[-1].args["round"] if last and isinstance(last[-1].args["round"], int) else None
    info = games.info(row.game)
    liked = played.likings(info, in_effect(entries), len(body["seats"]))[row.seat]
    full = {**body, "rounds": rounds, "liked": liked}
    values = {"key": row.board, "key_seat": row.seat, "v_body": rows.text(full)}
    await registry.store.write([Op(rows.UPDATE_PLAYED, values)])
    return full


def in_effect(entries: list[Entry]) -> list[Entry]:
    """The decisions that were not taken back: an undo goes back to the position after entry `to`.

    >>> some = [Entry(1, 0, [], False), Entry(2, 0, [], False), Entry(3, 0, [], True, to=1), Entry(4, 0, [], False)]
    >>> [entry.n for entry in in_effect(some)]
    [1, 4]
    """
    path: list[Entry] = []
    for entry in entries:
        if entry.to is None:
            path.append(entry)
        else:
            back = entry.to
            path = [one for one in path if one.n <= back]
    return path

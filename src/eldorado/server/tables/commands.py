"""The operator's commands to a running server: `eldorado tables pause ID` and the like.

The command line writes a row into the store and waits for the answer; the server looks for such rows now and then. So
it works with both kinds of store, and from any machine that reaches the database.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from eldorado.core.errors import UserError
from eldorado.server.http.errors import NotKept, Unknown
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables import seating
from eldorado.server.tables.table import PAUSED, PLAYING, Table

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry

EVERY, SELDOM = 1.0, 10.0  # seconds between two checks
OF_A_TABLE = ("pause", "unpause", "remove")
OF_A_BROWSER: dict[str, Callable[[Registry, str], Awaitable[None]]] = {}  # filled by hall/blocking.py
RESTART = "restart"
OF_THE_SERVER = ("close", "reopen", RESTART)
CLOSED = "closed"  # the setting that refuses new tables

INSERT = sa.insert(schema.command)
ANSWER = (
    sa.update(schema.command)
    .where(schema.command.c.id == sa.bindparam("key"))
    .values(answer=sa.bindparam("v_answer"))
)
DELETE = sa.delete(schema.command).where(schema.command.c.id == sa.bindparam("key"))
DELETE_SETTING = sa.delete(schema.setting).where(schema.setting.c.name == sa.bindparam("key"))
INSERT_SETTING = sa.insert(schema.setting)


async def obey(registry: Registry) -> None:
    """Carry out commands as long as the server runs."""
    member = registry.member
    await read_settings(registry)
    waiting = sa.select(schema.command).where(schema.command.c.answer.is_(None))
    while True:
        try:
            if member is not None:  # another process may have been told to refuse new tables
                await read_settings(registry)
            for row in await registry.store.rows(waiting.order_by(schema.command.c.created)):
                about = None if row.what in OF_A_BROWSER else row.board
                if member is not None and not await member.obeys(about):
                    continue
                answer = await answered(registry, row.what, row.board)
                await registry.store.write([Op(ANSWER, {"key": row.id, "v_answer": rows.text(answer)})])
        except NotKept:
            pass  # already in the log; the command waits until the store is back
        except Exception as error:
            registry.report("carrying out a command", error)
        with contextlib.suppress(TimeoutError):  # PostgreSQL notifies us; a file must be polled
            await asyncio.wait_for(registry.asked.wait(), EVERY if member is None else SELDOM)
        registry.asked.clear()


async def answered(registry: Registry, what: str, board: str | None) -> dict[str, object]:
    """Carry a command out and return the answer for the command line."""
    try:
        await carry_out(registry, what, board)
    except NotKept:
        raise  # it waits until the store is back, or until the process that has the table reads it
    except UserError as error:
        return {"key": error.key, "args": error.args_}
    return {}


async def read_settings(registry: Registry) -> None:
    found = await registry.store.rows(sa.select(schema.setting).where(schema.setting.c.name == CLOSED))
    registry.closed = bool(found)


async def carry_out(registry: Registry, what: str, board: str | None) -> None:
    if what == RESTART:
        if registry.member is None:
            raise UserError("tables.no_restart")
        await registry.member.restart_all()
        return
    if what in OF_THE_SERVER:
        await set_closed(registry, what == "close")
        return
    if what in OF_A_BROWSER and board is not None:
        await OF_A_BROWSER[what](registry, board)
        return
    if what not in OF_A_TABLE or board is None:
        raise UserError("tables.unknown_action", action=what, choices=[*OF_A_TABLE, *OF_THE_SERVER])
    try:
        table = await registry.get(board)
    except Unknown:
        raise UserError("tables.unknown", table=board) from None
    async with table.lock:
        if table.gone:
            raise UserError("tables.unknown", table=board)
        match what:
            case "pause":
                await pause(table)
            case "unpause":
                await unpause(table)
            case _:
                await seating.delete(table)


async def set_closed(registry: Registry, closed: bool) -> None:
    """Refuse new tables, or accept them again; running games go on."""
    ops = [Op(DELETE_SETTING, {"key": CLOSED})]
    if closed:
        ops.append(Op(INSERT_SETTING, {"name": CLOSED, "value": "yes"}))
    await registry.store.write(ops)
    registry.closed = closed


async def pause(table: Table) -> None:
    if table.status != PLAYING:
        raise UserError("tables.not_playing", table=table.id)
    table.registry.autoplay.stop(table)
    table.status, table.window = PAUSED, None
    await told(table, "halted")


async def unpause(table: Table) -> None:
    """Resume a table that was paused here; one that a defect paused resumes when its host steps back."""
    if table.status != PAUSED or table.error is not None:
        raise UserError("tables.not_paused", table=table.id)
    table.status = PLAYING
    table.moved_at = table.registry.now()
    await told(table, "resumed")
    table.registry.autoplay.schedule(table)


async def told(table: Table, what: str) -> None:
    note = table.note(what)
    await table.commit([], [note])
    table.registry.tell_table(table, note)
    table.registry.tell_sync(table)

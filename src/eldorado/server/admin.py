"""Commands for operators: list, export, remove, pause, copy or rescue the tables of a store."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from pathlib import Path

import sqlalchemy as sa

from eldorado import games
from eldorado.core.errors import UserError
from eldorado.core.plain import Plain
from eldorado.core.system.places import data_folder
from eldorado.server import run
from eldorado.server.archive import records
from eldorado.server.config import Config
from eldorado.server.hall import blocking
from eldorado.server.http.errors import Unknown
from eldorado.server.store import copying, health, rows, schema
from eldorado.server.store.places import SCHEMES
from eldorado.server.store.store import Op
from eldorado.server.tables import commands
from eldorado.server.tables.registry import Registry

OBEYED = (*commands.OF_A_TABLE, *commands.OF_A_BROWSER, *commands.OF_THE_SERVER)
ACTIONS = ("list", "browsers", "export", *OBEYED, "copy", "rescue")
LONGEST = 60.0  # seconds to wait for a running server


def tables(
    action: str, table: str | None, to: str | None, data: Path | None, store: str | None, as_json: bool
) -> None:
    folder = data or data_folder()
    if action not in ACTIONS:
        raise UserError("tables.unknown_action", action=action, choices=list(ACTIONS))
    if action == "copy":
        copy(table, to)
        return
    if action in ("export", *commands.OF_A_TABLE) and table is None:
        raise UserError("tables.which", action=action)
    if action in commands.OF_A_BROWSER:
        if table is None:
            raise UserError("tables.which_browser", action=action)
        table = table.strip()[: blocking.MOST]
    config = Config(folder, store=store)
    if store is None and not config.database.is_file():
        raise UserError("tables.no_store", folder=str(folder))
    if action == "rescue":
        file, count = health.rescue(folder)
        print(games.words().say("tables.rescued", {"file": str(file), "count": count}))
        return
    if store is None:
        health.check(config.database)
    registry = Registry(config)
    if action == "list":
        show(asyncio.run(listed(registry)), as_json, registry.store.name if store else str(folder))
    elif action == "browsers":
        show_browsers(asyncio.run(browsers(registry)), as_json)
    elif action == "export":
        print(asyncio.run(exported(registry, table or "")), end="")
    else:
        order(registry, action, table)
        print(games.words().say(f"tables.done.{action}", {"table": table}))


def copy(source: str | None, target: str | None) -> None:
    if source is None or target is None:
        raise UserError("tables.copy_which")
    old, new = where(source), where(target)
    if old == new:
        raise UserError("tables.copy_used", target=str(new))
    if isinstance(new, Path):
        folder = run.prepare(new.parent)
        with run.lock_folder(folder):
            count = copying.copy(old, new)
    else:
        count = copying.copy(old, new)
    print(games.words().say("tables.copied", {"count": count}))


def where(given: str) -> Path | str:
    """Parse a place for tables from the command line: an address, a folder, or the file in it."""
    if given.startswith(SCHEMES):
        return given
    path = Path(given)
    return path if path.suffix == ".sqlite3" else Config(path).database


def order(registry: Registry, what: str, table: str | None) -> None:
    """Have a running server carry out a command, otherwise do it here."""
    if registry.config.store is not None:
        asyncio.run(ordered(registry, what, table, alone=True))
        return
    try:
        with run.lock_folder(registry.config.data):
            asyncio.run(ordered(registry, what, table, alone=True))
    except UserError as error:
        if not error.key.startswith("serve.running"):
            raise
        asyncio.run(ordered(registry, what, table, alone=False))


async def ordered(registry: Registry, what: str, table: str | None, alone: bool) -> None:
    if alone:
        try:
            await registry.store.open(wait=0.0)  # if a server has the table, ask that one
        except UserError as error:
            if error.key != "serve.store_in_use":
                raise
            alone = False
    if not alone:
        await registry.store.open(alone=False)
    try:
        if alone:
            registry.closing = True  # no bot starts to think here
            await commands.carry_out(registry, what, table)
        else:
            await asked(registry, what, table)
    finally:
        await registry.store.close()


async def asked(registry: Registry, what: str, table: str | None) -> None:
    """Ask the running server and wait for its answer."""
    command = secrets.token_hex(8)
    row = {
        "id": command,
        "what": what,
        "board": table,
        "created": time.time_ns() // 1_000_000,
        "answer": None,
    }
    await registry.store.write([Op(commands.INSERT, row)])
    answer = sa.select(schema.command.c.answer).where(schema.command.c.id == command)
    until = time.monotonic() + LONGEST
    try:
        while (found := (await registry.store.rows(answer))[0].answer) is None:
            if time.monotonic() > until:
                raise UserError("tables.no_answer")
            await asyncio.sleep(0.1)
    finally:
        await registry.store.write([Op(commands.DELETE, {"key": command})])
    told = rows.read(found)
    if told:
        raise UserError(told["key"], **told["args"])


async def listed(registry: Registry) -> list[Plain]:
    await registry.store.open(alone=False)
    try:
        board, seat = schema.board.c, schema.seat.c
        seats: dict[str, list[str]] = {}
        for row in await registry.store.rows(
            sa.select(seat.board, seat.kind, seat.name).order_by(seat.board, seat.seat)
        ):
            seats.setdefault(row.board, []).append(row.name or row.kind)
        found = await registry.store.rows(
            sa.select(
                board.id, board.game, board.status, board.n, board.created, board.updated, board.body
            ).order_by(board.updated.desc())
        )
        return [
            {
                "id": row.id,
                "game": row.game,
                "status": row.status,
                "entries": row.n,
                "seats": seats.get(row.id, []),
                "created": row.created,
                "updated": row.updated,
                "error": (rows.read(row.body).get("error") or {}).get("id"),
            }
            for row in found
        ]
    finally:
        await registry.store.close()


async def browsers(registry: Registry) -> list[Plain]:
    """List browsers that have a seat or are blocked, by the beginnings of their hashes."""
    await registry.store.open(alone=False)
    try:
        seat, blocked = schema.seat.c, schema.blocked.c
        found: dict[bytes, dict[str, Plain]] = {}
        for row in await registry.store.rows(
            sa.select(seat.client, seat.name, seat.board).where(seat.client.is_not(None)).order_by(seat.board)
        ):
            one = found.setdefault(row.client, {"name": "", "tables": [], "blocked": False})
            one["name"] = row.name or one["name"]
            if row.board not in one["tables"]:
                one["tables"].append(row.board)
        for row in await registry.store.rows(sa.select(blocked.client, blocked.name)):
            one = found.setdefault(row.client, {"name": row.name, "tables": [], "blocked": False})
            one["blocked"] = True
        return [{"browser": key.hex()[: blocking.MOST], **one} for key, one in found.items()]
    finally:
        await registry.store.close()


def show_browsers(found: list[Plain], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"browsers": found}, indent=1, ensure_ascii=False))
        return
    words = games.words()
    for row in found:
        mark = words.say("tables.is_blocked", {}) if row["blocked"] else ""
        print(f"{row['browser']}  {row['name']:<24} {', '.join(row['tables'])} {mark}".rstrip())


def show(found: list[Plain], as_json: bool, place: str) -> None:
    if as_json:
        print(json.dumps({"tables": found}, indent=1, ensure_ascii=False))
        return
    if not found:
        print(games.words().say("tables.none", {"folder": place}))
    for row in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"]))
        error = f"  error {row['error']}" if row["error"] else ""
        what = f"{row['id']}  {row['game']:<12} {row['status']:<8} {row['entries']:>5}  {when}"
        print(f"{what}  {', '.join(row['seats'])}{error}")


async def exported(registry: Registry, table: str) -> str:
    """Export any table; running ones with their hidden information, which anybody with the file has anyway."""
    await registry.store.open(alone=False)
    try:
        found = await registry.read(table)
        registry.autoplay.stop(found)
        return records.record_of(found).write()
    except Unknown:
        raise UserError("tables.unknown", table=table) from None
    finally:
        await registry.store.close()

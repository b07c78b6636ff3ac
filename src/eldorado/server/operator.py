"""What whoever runs a server does with its store from the command line."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import sqlalchemy as sa

from eldorado import games
from eldorado.core.errors import UserError
from eldorado.core.plain import Plain
from eldorado.server import records, rows, run, schema
from eldorado.server.config import Config
from eldorado.server.hub import Hub
from eldorado.server.problems import Unknown

ACTIONS = ("list", "export", "remove")


def tables(action: str, table: str | None, data: Path | None, as_json: bool) -> None:
    folder = data or run.data_folder()
    if action not in ACTIONS:
        raise UserError("tables.unknown_action", action=action, choices=list(ACTIONS))
    if action != "list" and table is None:
        raise UserError("tables.which", action=action)
    if not (folder / "eldorado.sqlite3").is_file():
        raise UserError("tables.no_store", folder=str(folder))
    hub = Hub(Config(folder))
    if action == "list":
        show(asyncio.run(listed(hub)), as_json, folder)
    elif action == "export":
        print(asyncio.run(exported(hub, table or "")), end="")
    else:
        with run.alone(folder):  # a running server would not notice
            asyncio.run(removed(hub, table or ""))
        print(games.words().say("tables.removed", {"table": table}))


async def listed(hub: Hub) -> list[Plain]:
    await hub.store.open()
    try:
        board, seat = schema.board.c, schema.seat.c
        seats: dict[str, list[str]] = {}
        for row in await hub.store.rows(
            sa.select(seat.board, seat.kind, seat.name).order_by(seat.board, seat.seat)
        ):
            seats.setdefault(row.board, []).append(row.name or row.kind)
        found = await hub.store.rows(
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
        await hub.store.close()


def show(found: list[Plain], as_json: bool, folder: Path) -> None:
    if as_json:
        print(json.dumps({"tables": found}, indent=1, ensure_ascii=False))
        return
    if not found:
        print(games.words().say("tables.none", {"folder": str(folder)}))
    for row in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"]))
        error = f"  error {row['error']}" if row["error"] else ""
        what = f"{row['id']}  {row['game']:<12} {row['status']:<8} {row['entries']:>5}  {when}"
        print(f"{what}  {', '.join(row['seats'])}{error}")


async def exported(hub: Hub, table: str) -> str:
    """The record of any table, running ones with what is hidden: whoever has the file has that too."""
    await hub.store.open()
    try:
        found = await hub.read(table)
        hub.pilot.stop(found)
        return records.record_of(found).write()
    except Unknown:
        raise UserError("tables.unknown", table=table) from None
    finally:
        await hub.store.close()


async def removed(hub: Hub, table: str) -> None:
    await hub.store.open()
    try:
        if not await hub.store.rows(sa.select(schema.board.c.id).where(schema.board.c.id == table)):
            raise UserError("tables.unknown", table=table)
        await hub.store.write(rows.delete(table))
    finally:
        await hub.store.close()

"""Stores that are damaged or cannot be written: said clearly, nothing made worse, and what can be read is rescued."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from eldorado import cli
from eldorado.core.errors import UserError
from eldorado.server.app import Application
from eldorado.server.store import health
from eldorado.server.store.store import Store
from server.harness import Browser, room_for, running

FILE = "eldorado.sqlite3"


async def filled(folder: Path, tables: int = 12) -> list[str]:
    """A store with some games in it, in one file."""
    async with running(folder) as app:
        host = Browser(app)
        made: list[str] = [(await host.make(["you", "hot"], "quest"))["id"] for _ in range(tables)]
    with sqlite3.connect(folder / FILE) as store:
        store.execute("pragma wal_checkpoint(truncate)")
    return made


def pages(file: Path) -> int:
    return file.stat().st_size // 4096


async def test_whole_store_is_whole(tmp_path: Path) -> None:
    await filled(tmp_path, 2)
    assert health.damage(tmp_path / FILE) is None


@pytest.mark.parametrize("seed", range(6))
async def test_zeroed_pages_are_found_and_nothing_is_written(tmp_path: Path, seed: int) -> None:
    made = await filled(tmp_path)
    file = tmp_path / FILE
    data = bytearray(file.read_bytes())
    for page in random.Random(seed).sample(range(1, pages(file)), 3):
        data[page * 4096 : (page + 1) * 4096] = bytes(4096)
    file.write_bytes(data)
    with pytest.raises(UserError, match="damaged"):
        health.check(file)
    assert file.read_bytes() == bytes(data)
    assert cli.run(["tables", "rescue", "--data", str(tmp_path)]) == 0
    assert health.damage(tmp_path / health.RESCUED) is None
    with sqlite3.connect(tmp_path / health.RESCUED) as store:
        rescued = {row[0] for row in store.execute("select id from board")}
    assert rescued <= set(made)
    assert file.read_bytes() == bytes(data)


async def test_empty_file_in_place_of_a_used_store_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path, 1)
    for file in tmp_path.glob(FILE + "*"):
        file.unlink()
    (tmp_path / FILE).touch()
    with pytest.raises(UserError, match="empty"):
        health.check(tmp_path / FILE)


def test_starting_on_a_full_disk_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path / FILE)
    room_for(store, 1)
    with pytest.raises(UserError, match="no room"):
        store.prepare()


async def until(app: Application, table: str, n: int) -> bool:
    for _ in range(300):
        found = app.registry.tables.get(table)
        if found is not None and found.n > n:
            return True
        await asyncio.sleep(0.02)
    return False


async def test_player_is_told_on_the_socket_and_bots_go_on_when_there_is_room(tmp_path: Path) -> None:
    async with running(tmp_path, retry_seconds=0.05) as app:
        host = Browser(app)
        mine = await host.make(["you", "hot"], options={"rounds": 6})
        wire = await host.sit(mine["id"])
        await wire.ask(do="look", seat=0)
        bots = await host.make(["you", "easy"], "quest")
        await host.post(f"/api/tables/{bots['id']}/hold", {"seat": 0})
        assert await until(app, bots["id"], 3)
        room_for(app.registry.store, 1)
        answer: Any = await wire.act(wire.you["legal"][0]["action"])
        rounds = 0
        while answer["on"] == "ack":  # until the pages that are there are full
            rounds += 1
            assert rounds < 400
            answer = await wire.ask(do="chat", text="x" * 400)
            app.registry.chats.all.clear()
        assert (answer["on"], answer["why"]["key"]) == ("refused", "wire.not_kept")
        assert (await wire.until("closed"))["code"] == 1011
        room_for(app.registry.store, 1_000_000)
        there = app.registry.tables.get(bots["id"])
        assert await until(app, bots["id"], there.n if there is not None else 3)
        assert app.registry.exceptions == 0


@pytest.mark.parametrize("where", ["board", "seat", "entry", "snapshot"])
async def test_unreadable_table_is_said_and_leaves_the_others_alone(tmp_path: Path, where: str) -> None:
    async with running(tmp_path) as app:
        host = Browser(app)
        first, second = [await host.make(["you", "hot"]) for _ in range(2)]
        wire = await host.sit(first["id"])
        await wire.ask(do="look", seat=0)
        await wire.act(wire.you["legal"][0]["action"])
    with sqlite3.connect(tmp_path / FILE) as store:
        column = "id" if where == "board" else "board"
        store.execute(f"update {where} set body = ' ' || substr(body, 9) where {column} = ?", (first["id"],))
    async with running(tmp_path) as app:
        host.app = app
        broken = await host.request("GET", f"/api/tables/{first['id']}")
        assert (broken.status, broken.json()["key"]) == (503, "table.damaged")
        assert (await host.get(f"/api/tables/{second['id']}"))["id"] == second["id"]
        listed = [table["id"] for table in (await host.get("/api/tables"))["tables"]]
        assert second["id"] in listed

"""Stores that are damaged or cannot be written: said clearly, nothing made worse, and what can be read is rescued."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
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
    with closing(sqlite3.connect(folder / FILE)) as store:
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


async def test_file_that_was_cut_short_is_rescued_up_to_there(tmp_path: Path) -> None:
    await filled(tmp_path, 12)
    file = tmp_path / FILE
    with file.open("r+b") as cut:
        cut.truncate(file.stat().st_size * 9 // 10 // 4096 * 4096)
    assert health.damage(file) is not None
    assert health.rescue(tmp_path)[1] > 0


async def test_damage_that_is_no_text_is_said(tmp_path: Path) -> None:
    """SQLite quotes what it cannot read."""
    await filled(tmp_path, 1)
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE board (", b"CREATE TABLE b \xff\xfe\xff (", 1))
    with pytest.raises(UserError, match="damaged"):
        health.check(file)


@pytest.mark.parametrize("where", ["board", "seat"])
@pytest.mark.parametrize("what", ["'{'", "cast(x'7bff7d' as text)"])
async def test_games_go_on_beside_one_that_cannot_be_read(tmp_path: Path, where: str, what: str) -> None:
    async with running(tmp_path) as app:
        host = Browser(app)
        pace = {"kind": "days", "days": 2}  # somebody's time may run out at any moment
        bad, good = [(await host.make(["you", "hot"], pace=pace))["id"] for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / FILE)) as store, store:
        column = "id" if where == "board" else "board"
        store.execute(f"update {where} set body = {what} where {column} = ?", (bad,))
    async with running(tmp_path) as app:
        for _ in range(500):
            if good in app.registry.tables:
                break
            await asyncio.sleep(0.01)
        assert good in app.registry.tables
        assert bad not in app.registry.tables
        assert app.registry.exceptions == 0
        host.app = app
        assert [table["id"] for table in (await host.get("/api/tables"))["tables"]] == [good]
        assert (await host.get("/healthz"))["ok"]


@contextmanager
def full_disk() -> Iterator[None]:
    """No file grows beyond a few bytes, as on a disk without a block left."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_full_disk_is_not_taken_for_damage(tmp_path: Path) -> None:
    await filled(tmp_path, 1)
    with full_disk(), pytest.raises(UserError, match="no room"):
        health.check(tmp_path / FILE)
    health.check(tmp_path / FILE)


async def test_seats_are_kept_when_a_new_token_cannot_be_stored(tmp_path: Path) -> None:
    """Whoever takes another seat gets a new token; without room the old one stays good, at all tables."""
    async with running(tmp_path) as app:
        host = Browser(app)
        made = await host.make(["you", "hot"])
        with full_disk():
            answer = await host.request(
                "POST", "/api/tables", {"game": "toy", "seats": [{"kind": "you"}] * 2}
            )
        assert (answer.status, answer.json()["key"]) == (503, "wire.not_kept")
        assert (await host.get(f"/api/tables/{made['id']}"))["you"]["seats"] == [0, 1]
        await host.make(["you", "hot"])
        assert (await host.get(f"/api/tables/{made['id']}"))["you"]["seats"] == [0, 1]


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

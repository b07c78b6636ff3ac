"""Bots that nobody looks at take nothing from those who play, and what nobody will miss expires."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from eldorado.core.plain import Plain
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from eldorado.server.store import schema
from eldorado.server.tables import tidying
from eldorado.server.tables.table import Table
from eldorado.server.thinking import pool
from server.harness import Browser, running
from server.players import Clock
from server.test_long_work import long_record

THOUGHT = 0.05  # seconds


async def slow(process: Any, question: Plain) -> Plain:
    await asyncio.sleep(THOUGHT)
    return {"action": question["legal"][0], "seconds": THOUGHT}


async def alone(app: Application, browser: Browser) -> str:
    """A table whose only person lets a bot play."""
    made = await browser.make(["you", "easy"], "quest")
    await browser.post(f"/api/tables/{made['id']}/hold", {"seat": 0})
    return str(made["id"])


@pytest.mark.parametrize("watched", [None, "by others", "by its player"])
async def test_bots_nobody_looks_at_wait_behind_those_of_people(
    app: Application, monkeypatch: pytest.MonkeyPatch, watched: str | None
) -> None:
    """Nor does it help one household to look at all of its tables, or to play at them."""
    monkeypatch.setattr(pool, "exchange", slow)
    for _ in range(10):
        browser = Browser(app, "10.0.0.9")
        for _ in range(4):
            table = await alone(app, browser)
            if watched:
                await (browser if watched == "by its player" else Browser(app, "10.0.0.9")).sit(table)
    await asyncio.sleep(0.3)
    honest = {"game": "quest", "level": "easy", "asked": "turn", "legal": [1, 2]}
    took = []
    for _ in range(10):
        began = time.monotonic()
        await app.registry.thinkers.think(honest, {"10.0.0.1"}, {"10.0.0.1"})
        took.append(time.monotonic() - began)
    assert sorted(took)[5] < 1.9 * THOUGHT, took  # not even behind the one that is thought about just now


async def grows(table: Table, n: int) -> bool:
    for _ in range(100):
        await asyncio.sleep(0.02)
        if table.n > n:
            return True
    return False


async def test_bots_alone_stop_when_nobody_has_looked_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "exchange", slow)
    clock = Clock()
    async with running(tmp_path, now=clock) as app:
        browser = Browser(app)
        table = app.registry.tables[await alone(app, browser)]
        assert await grows(table, 0)
        clock.pass_by(app, table.id, 700_000)
        await asyncio.sleep(0.3)
        stopped = table.n
        await asyncio.sleep(0.3)
        assert table.n == stopped
        await browser.sit(table.id)
        assert await grows(table, stopped)
    async with running(tmp_path, now=clock) as app:
        await asyncio.sleep(0.3)
        assert app.registry.tables == {}


async def test_only_games_with_something_to_do_are_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(process: Any, question: Plain) -> Plain:
        return await asyncio.Event().wait()

    monkeypatch.setattr(pool, "exchange", never)
    async with running(tmp_path) as app:
        browser = Browser(app)
        waits = (await browser.make(["you", "hot"], "quest"))["id"]
        by_mail = (await browser.make(["you", "hot"], "quest", pace={"kind": "days", "days": 2}))["id"]
        live = {"kind": "live", "minutes": 9, "increment": 5}
        by_clock = (await browser.make(["you", "hot"], "quest", pace=live))["id"]
        bots_turn = await browser.make(["easy", "you"], "quest")
        watched = await alone(app, browser)
        window = app.registry.tables[(await browser.make(["you", "hot", "hot"], "isla_dorada"))["id"]]
        async with window.lock:
            window.window = {"until": 0, "order": [0, 1, 2]}
            await window.commit([], [])
    async with running(tmp_path) as app:
        await asyncio.sleep(0)
        assert set(await tidying.due(app.registry)) >= {by_mail, bots_turn["id"], window.id}
        assert not {waits, by_clock, watched} & set(await tidying.due(app.registry))
        async with asyncio.timeout(60):
            while not {by_mail, bots_turn["id"], window.id} <= app.registry.tables.keys():
                await asyncio.sleep(0.05)
        assert not {waits, by_clock, watched} & app.registry.tables.keys()


async def test_tables_nobody_will_miss_expire(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, now=clock) as app:
        browser = Browser(app)
        waiting = await browser.make(["you", "open"])
        playing = await browser.make(["you", "hot"])
        imported = (await browser.request("POST", "/api/import", long_record(10))).json()
    clock.ms += 100 * 86_400_000
    async with running(tmp_path, now=clock) as app:
        await tidying.expire(app.registry)
    with sqlite3.connect(tmp_path / "eldorado.sqlite3") as store:
        left = {row[0] for row in store.execute("select id from board")}
        entries = {row[0] for row in store.execute("select distinct board from entry")}
    assert left == {playing["id"]}
    assert waiting["id"] not in left
    assert imported["id"] not in entries


async def test_browsers_that_never_sat_down_are_limited_and_expire(tmp_path: Path) -> None:
    """Whoever throws their cookie away is a new one each time, and would fill the disk."""
    clock = Clock()

    async def kept(app: Application) -> list[int]:
        tables = (schema.client, schema.push, schema.transfer)
        return [len(await app.registry.store.rows(sa.select(table))) for table in tables]

    async with running(tmp_path, now=clock, limits=Limits(request_burst=1e9)) as app:
        player = Browser(app)
        await player.make(["you", "hot"])
        strangers = [Browser(app, "10.0.0.7") for _ in range(120)]
        for number, browser in enumerate([player, *strangers]):
            endpoint = {
                "endpoint": f"https://fcm.googleapis.com/{number}",
                "p256dh": "p" * 87,
                "auth": "a" * 22,
            }
            for path, wish in (
                ("/api/me", {"name": "x"}),
                ("/api/me/code", {"backup": True}),
                ("/api/push", endpoint),
            ):
                await browser.request("POST", path, wish)
        most = 1 + 5 * app.registry.config.limits.make_burst
        assert all(1 < count <= most for count in await kept(app))
        await tidying.expire(app.registry)
        assert all(1 < count <= most for count in await kept(app))
    clock.ms += 31 * 86_400_000
    async with running(tmp_path, now=clock) as app:
        await tidying.expire(app.registry)
        assert await kept(app) == [1, 1, 1]

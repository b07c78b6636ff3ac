"""Defects of ours, old rules, slow bots: each stays where it is."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from eldorado.core.matches.record import read
from eldorado.server.app import Application
from eldorado.server.thinking.pool import Pool, exchange
from server.harness import Browser, room_for, running
from toy.game import ToyGame


def broken(self: ToyGame, *rest: Any) -> Any:
    """In the place of any rule."""
    raise ZeroDivisionError("planted")


async def paused(app: Application, table: str) -> None:
    for _ in range(200):
        if app.registry.tables[table].status == "paused":
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table is not paused")


async def test_rule_error_while_showing_pauses_table(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(app)
    table = await browser.make(["you", "hot"])
    wire = await browser.sit(table["id"])
    await wire.ask(do="look", seat=0)

    with monkeypatch.context() as patch:
        patch.setattr(ToyGame, "observe", broken)
        answer = await wire.act(wire.you["legal"][0]["action"])
        assert answer["on"] == "ack"  # it was committed: what broke is showing it
        await paused(app, table["id"])
        again = await browser.sit(table["id"])  # who comes now sees the table, if not the board
        assert again.first["table"]["status"] == "paused"
        assert again.first["position"] is None
        assert app.registry.exceptions == 1
    now = await browser.get(f"/api/tables/{table['id']}")
    assert (now["status"], now["n"]) == ("paused", 1)
    assert now["error"]["id"]
    back = await browser.post(f"/api/tables/{table['id']}/stepback")
    assert (back["status"], back["n"]) == ("playing", 2)


async def test_unreadable_table_keeps_its_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot"])
        place = f"/api/tables/{table['id']}"
        wire = await browser.sit(table["id"])
        await wire.ask(do="look", seat=0)
        await wire.act(wire.you["legal"][0]["action"])
        await wire.ask(do="look", seat=1)

        with monkeypatch.context() as patch:
            patch.setattr(ToyGame, "apply", broken)
            assert (await wire.act(wire.you["legal"][0]["action"]))["key"] == "wire.broken"
            assert (await browser.get(place))["status"] == "paused"
            stuck = await browser.request("POST", f"{place}/stepback", {})
            assert (stuck.status, stuck.json()["key"]) == (409, "table.paused")
        row = (await app.registry.store.rows(sa.text("select status, n from board")))[0]
        assert (row.status, row.n) == ("playing", 1)
        assert (await browser.post(f"{place}/stepback"))["n"] == 2
    async with running(tmp_path) as app:
        browser.app = app
        again = await browser.get(place)
        assert (again["status"], again["n"]) == ("playing", 2)


async def test_error_while_dealing_pauses_table_until_host_reopens(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = Browser(app), Browser(app)
    table = await host.make(["you", "open"])
    place = f"/api/tables/{table['id']}"

    with monkeypatch.context() as patch:
        patch.setattr(ToyGame, "new", broken)
        sat = await guest.post(f"{place}/sit")
        assert sat["status"] == "paused"
        refused = await host.request("POST", "/api/tables", {"game": "toy", "seats": [{"kind": "you"}] * 2})
        assert (refused.status, refused.json()["key"]) == (500, "wire.broken")
    opened = await host.post(f"{place}/stepback")
    assert opened["status"] == "open"
    started = await host.post(f"{place}/start")
    assert started["status"] == "playing"


async def older(app: Application, browser: Browser) -> str:
    """A table of 40 entries that was played under an earlier version of the rules."""
    table = await browser.make(["you", "hot"], options={"rounds": 6})
    wire = await browser.sit(table["id"])
    for _ in range(40):
        seat = (await wire.ask(do="resync"))["position"]["actors"][0]
        await wire.ask(do="look", seat=seat)
        await wire.act(wire.you["legal"][0]["action"])
    await app.registry.store.write([])
    with app.registry.store.engine.begin() as connection:
        connection.execute(sa.text("update board set rules_version = 0"))
    return str(table["id"])


async def test_game_that_newer_rules_change_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = await older(app, browser)
    place = f"/api/tables/{table}"
    monkeypatch.setattr(ToyGame, "apply", broken)
    async with running(tmp_path) as app:
        browser.app = app
        again = await browser.get(place)
        assert again["read_only"]
        listed = await browser.get("/api/tables")
        assert [one["read_only"] for one in listed["tables"] if one["id"] == table] == [True]
        for at in (0, 20, 33, 40):
            shown = await browser.get(f"{place}/replay?at={at}&seat=0")
            assert shown["position"]["view"]["seats"] == 2
        wire = await browser.sit(table)
        await wire.ask(do="look", seat=0)
        refused = await wire.ask(do="act", seat=0, seq=0, moves=[0])
        assert refused["why"]["key"] == "table.read_only"
        record = read((await browser.request("GET", f"{place}/export")).body.decode())
        assert (record.rules, len(record.entries)) == (0, 40)
        assert (await browser.request("POST", f"{place}/delete", {})).status == 204
        assert app.registry.exceptions == 0


async def test_game_of_older_rules_goes_on_if_they_agree(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = await older(app, browser)
    for _ in range(2):  # once it was taken over it is a table like any other
        async with running(tmp_path) as app:
            browser.app = app
            again = await browser.get(f"/api/tables/{table}")
            assert not again["read_only"]
            wire = await browser.sit(table)
            seat = (await wire.ask(do="resync"))["position"]["actors"][0]
            await wire.ask(do="look", seat=seat)
            assert (await wire.act(wire.you["legal"][0]["action"]))["on"] == "ack"
            assert app.registry.exceptions == 0


NOTHING_TO_CHOOSE = {"level": "easy", "legal": [7], "wait": 0}


def on_the_loop_of_the_server(test: Callable[[], Coroutine[Any, Any, None]]) -> list[Any]:
    """Run a test on uvloop, which closes the pipes of a process that died before we do; what went wrong beside it."""
    uvloop = pytest.importorskip("uvloop")
    said: list[Any] = []
    loop = uvloop.new_event_loop()
    loop.set_exception_handler(lambda _loop, context: said.append(context))
    try:
        loop.run_until_complete(test())
        gc.collect()
    finally:
        loop.close()
    return said


def test_worker_that_dies_leaves_no_traceback() -> None:
    async def die() -> None:
        pool = Pool(1, seconds=60)
        for number in (1, 2):
            thinking = asyncio.create_task(pool.ask({**NOTHING_TO_CHOOSE, "wait": 60}))
            while not pool.alive:
                await asyncio.sleep(0.01)
            next(iter(pool.alive)).kill()
            assert await thinking is None
            assert pool.failures == number
        await pool.close()

    assert on_the_loop_of_the_server(die) == []


def test_worker_that_died_meanwhile_loses_no_thought() -> None:
    async def die() -> None:
        pool = Pool(1, seconds=60)
        for number in (0, 1, 2):
            assert await pool.ask(NOTHING_TO_CHOOSE) == {"action": 7}
            assert pool.failures == number
            (dead,) = pool.alive
            dead.kill()
            await dead.wait()
        with pytest.raises(EOFError):  # noticed only when it is about to be asked
            await exchange(dead, NOTHING_TO_CHOOSE)
        await pool.close()
        assert pool.alive == set()

    assert on_the_loop_of_the_server(die) == []


async def test_worker_without_work_is_ended() -> None:
    pool = Pool(1, seconds=60, low=True, rest=0.3)
    for _ in range(2):
        assert await pool.ask(NOTHING_TO_CHOOSE) == {"action": 7}
        (process,) = pool.alive
        assert await pool.ask({**NOTHING_TO_CHOOSE, "wait": 0.6}) == {"action": 7}, (
            "work takes as long as it takes"
        )
        assert pool.alive == {process}
        assert await asyncio.wait_for(process.wait(), 30) != 0
        assert pool.alive == set()
    assert pool.failures == 0
    await pool.close()


async def test_silent_bot_is_replaced() -> None:
    pool = Pool(1, seconds=0.3)
    question = {
        "game": "none",
        "package": "no.such.package",
        "level": "easy",
        "seat": 0,
        "asked": "turn",
        "view": {},
        "legal": [3, 4],
    }
    assert await pool.think(question) in (3, 4)  # it dies of the question
    assert pool.failures == 1
    good = {**question, "legal": [7]}
    assert await pool.think(good) == 7  # nothing to think about
    await pool.close()
    assert pool.alive == set()


async def test_deleted_rematch_can_be_requested_again(app: Application) -> None:
    browser = Browser(app)
    table = await browser.make(["you", "hot"])
    place = f"/api/tables/{table['id']}"
    for seat in (0, 1):
        await browser.request("POST", f"{place}/resign", {"seat": seat})
    first = await browser.post(f"{place}/rematch")
    assert first["status"] == "playing"
    await browser.post(f"/api/tables/{first['id']}/delete", status=204)
    second = await browser.post(f"{place}/rematch")
    assert second["id"] != first["id"]


async def test_listing_tables_does_not_load_them(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        browser = Browser(app)
        made = [(await browser.make(["you", "open"]))["id"] for _ in range(3)]
    async with running(tmp_path) as app:
        browser.app = app
        listed = (await browser.get("/api/tables"))["tables"]
        assert sorted(table["id"] for table in listed) == sorted(made)
        assert app.registry.tables == {}


async def test_full_disk_is_reported_and_loses_nothing(app: Application) -> None:
    browser = Browser(app)
    table = await browser.make(["you", "hot"], options={"rounds": 6})
    place = f"/api/tables/{table['id']}"
    wire = await browser.sit(table["id"])
    await wire.ask(do="look", seat=0)
    assert (await wire.act(wire.you["legal"][0]["action"]))["on"] == "ack"
    with app.registry.store.engine.connect() as connection:
        size = connection.execute(sa.text("pragma page_count")).scalar_one()
    filled = 0
    room_for(app.registry.store, size)
    wish = {"game": "quest", "seats": [{"kind": "you"}, {"kind": "hot"}]}
    while (answer := await browser.request("POST", "/api/tables", wish)).status == 201:
        filled += 1
        assert filled < 50
    assert (answer.status, answer.json()["key"]) == (503, "wire.not_kept")
    assert (await browser.get("/healthz"))["ok"] is False
    assert (await browser.get(place))["n"] == 1
    room_for(app.registry.store, 1_000_000)
    assert (await browser.request("POST", "/api/tables", wish)).status == 201
    assert await browser.get("/healthz") == {
        **await browser.get("/healthz"),
        "ok": True,
        "exceptions": 0,
    }
    again = await browser.sit(table["id"])
    await again.ask(do="look", seat=1)
    assert (await again.act(again.you["legal"][0]["action"]))["on"] == "ack"

"""The lobby: off by default, tables that their hosts open, and what whoever runs the server can do about them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.errors import UserError
from eldorado.server import admin
from eldorado.server.app import Application
from eldorado.server.run import lock_folder
from eldorado.server.ws.socket import BLOCKED
from server.harness import Browser, running

pytestmark = pytest.mark.anyio


class Local(Browser):
    """A browser on the machine the server runs on."""

    def __init__(self, app: Application) -> None:
        super().__init__(app, "127.0.0.1")

    def headers(self, more: dict[str, str] | None = None) -> list[tuple[bytes, bytes]]:
        return super().headers({"host": "localhost:7440", "origin": "http://localhost:7440", **(more or {})})


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Application]:
    async with running(tmp_path, lobby=True) as app:
        yield app


async def names(browser: Browser, kind: str) -> list[Any]:
    return [[seat["name"] for seat in one["seats"]] for one in (await browser.get("/api/lobby"))[kind]]


async def test_nothing_of_the_lobby_is_there_when_it_is_off(app: Application) -> None:
    anna, local = Browser(app), Local(app)
    me = await local.get("/api/me")
    assert (me["lobby"], me["host"]) == (False, False)
    for path, method in (("/api/lobby", "GET"), ("/api/lobby/close", "POST")):
        answer = await local.request(method, path, {"table": "x"} if method == "POST" else None)
        assert (answer.status, answer.json()["key"]) == (404, "wire.unknown")
    wish = {"game": "toy", "seats": [{"kind": "you"}, {"kind": "open"}], "listed": True}
    assert (await anna.request("POST", "/api/tables", wish)).json()["key"] == "lobby.off"
    table = await anna.make(["you", "open"])
    answer = await anna.request("POST", f"/api/tables/{table['id']}/settings", {"listed": True})
    assert answer.json()["key"] == "lobby.off"


async def test_stranger_finds_an_open_table_and_a_game_to_watch(hall: Application) -> None:
    anna, bo, eve = Browser(hall), Browser(hall, "10.0.0.2"), Browser(hall, "10.0.0.3")
    await anna.post("/api/me", {"name": "Anna"})
    hidden = await anna.make(["you", "open"])
    table = await anna.make(["you", "open"], listed=True, title=" A\u202e table\n")
    told = await bo.get("/api/lobby")
    assert [one["id"] for one in told["waiting"]] == [table["id"]]
    assert told["running"] == []
    assert told["waiting"][0]["title"] == "A table"
    assert "code" not in told["waiting"][0]
    assert "link" not in told["waiting"][0]
    await bo.post(f"/api/tables/{table['id']}/sit", {"name": "Bo"})
    told = await eve.get("/api/lobby")
    assert told["waiting"] == []
    assert [one["id"] for one in told["running"]] == [table["id"]]
    assert await names(eve, "running") == [["you", "Bo"]]
    wire = await eve.sit(table["id"])
    assert wire.position["eye"] == -1
    # taken out again, and another one put in, by its host alone
    await anna.post(f"/api/tables/{table['id']}/settings", {"listed": False})
    await anna.post(f"/api/tables/{hidden['id']}/settings", {"listed": True})
    assert (await bo.request("POST", f"/api/tables/{hidden['id']}/settings", {"listed": False})).status == 403
    told = await eve.get("/api/lobby")
    assert [one["id"] for one in told["waiting"]] == [hidden["id"]]
    assert told["running"] == []


async def test_one_browser_cannot_fill_the_lobby(hall: Application) -> None:
    anna = Browser(hall)
    for _ in range(3):
        await anna.make(["you", "open"], listed=True)
    wish = {"game": "toy", "seats": [{"kind": "you"}, {"kind": "open"}], "listed": True}
    answer = await anna.request("POST", "/api/tables", wish)
    assert (answer.status, answer.json()["key"]) == (429, "lobby.too_many")
    other = await anna.make(["you", "open"])
    answer = await anna.request("POST", f"/api/tables/{other['id']}/settings", {"listed": True})
    assert answer.status == 429


async def test_one_address_cannot_fill_the_lobby(hall: Application) -> None:
    """With a new cookie for each table; others, and a class behind one address, still find room."""
    wish = {"game": "toy", "seats": [{"kind": "you"}, {"kind": "open"}], "listed": True}
    made = [await Browser(hall, "10.0.0.7").request("POST", "/api/tables", wish) for _ in range(60)]
    assert 25 < sum(answer.status == 201 for answer in made) < 35
    await Browser(hall, "10.0.0.8").make(["you", "open"], listed=True)


async def test_full_lobby_is_put_together_for_many_at_once(hall: Application) -> None:
    """Otherwise those who ask for it again and again keep everybody else waiting."""
    hosts = [Browser(hall, f"10.0.2.{i}") for i in range(120)]
    for host in hosts:
        await host.make(["you", "open"], listed=True)
    strangers = [Browser(hall, f"10.0.3.{i}") for i in range(40)]
    looked, real = [], hall.registry.listed

    async def listed(*which: Any, most: int = 1) -> Any:
        looked.append(most)
        return await real(*which, most=most)

    hall.registry.listed = listed  # type: ignore[method-assign]
    answers = await asyncio.gather(*[one.get("/api/lobby") for one in [*strangers, hosts[-1]]])
    assert len(looked) < 6
    assert {len(answer["waiting"]) for answer in answers} == {100}
    assert [sum(one["yours"] for one in answer["waiting"]) for answer in answers] == [0] * 40 + [1]


async def test_every_process_shows_the_same(hall: Application, tmp_path: Path) -> None:
    """What the lobby shows is read from the store: a table that another process has is there too."""
    anna, bo = Browser(hall), Browser(hall)
    table = await anna.make(["you", "open"], listed=True)
    hall.registry.forget(hall.registry.tables[table["id"]])
    assert [one["id"] for one in (await bo.get("/api/lobby"))["waiting"]] == [table["id"]]


async def test_host_of_the_server_closes_a_table_and_shuts_a_browser_out(hall: Application) -> None:
    local, anna, nuisance = Local(hall), Browser(hall, "10.0.0.2"), Browser(hall, "10.0.0.3")
    assert (await local.get("/api/me"))["host"]
    assert not (await anna.get("/api/me"))["host"]
    table = await nuisance.make(["you", "open"], listed=True)
    shared = await anna.make(["you", "open"])
    await nuisance.post(f"/api/tables/{shared['id']}/sit", {"name": "Nuisance"})
    wire = await nuisance.sit(shared["id"])
    for wish in ({"table": table["id"]}, {"table": table["id"], "block": 0}):
        assert (await anna.request("POST", "/api/lobby/close", wish)).status == 403
    through = await local.request(
        "POST", "/api/lobby/close", {"table": table["id"]}, {"x-forwarded-for": "1.2.3.4"}
    )
    assert through.status == 403  # a proxy on the same machine is not its browser
    assert (await local.request("POST", "/api/lobby/close", {"table": table["id"], "block": 1})).status == 409
    await local.post("/api/lobby/close", {"table": table["id"], "block": 0}, 204)
    assert (await local.get("/api/lobby"))["waiting"] == []
    assert (await anna.request("GET", f"/api/tables/{table['id']}")).status == 404
    seat = (await anna.get(f"/api/tables/{shared['id']}"))["seats"][1]
    assert (seat["name"], seat["out"]) == ("", "left")
    while wire.closed is None:
        await wire.next()
    assert wire.closed == BLOCKED
    # it gets nowhere any more
    again = await anna.make(["you", "open"])
    for path, wish in (
        (f"/api/tables/{again['id']}/sit", {}),
        ("/api/tables", {"game": "toy", "seats": [{"kind": "you"}, {"kind": "easy"}][:1]}),
    ):
        answer = await nuisance.request("POST", path, wish)
        assert (answer.status, answer.json()["key"]) == (403, "table.kept_out"), answer.body
    assert (await nuisance.sit(again["id"])).closed == BLOCKED
    code = await nuisance.post("/api/me/code")  # nor does its profile under another name
    answer = await Browser(hall, "10.0.0.9").request("POST", "/api/me/move", {"code": code["code"]})
    assert answer.json()["key"] == "table.kept_out"


async def test_command_shuts_a_browser_out_and_lets_it_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with lock_folder(tmp_path):
        async with running(tmp_path, lobby=True) as app:
            await commanded(app, tmp_path, capsys)


async def commanded(app: Application, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    anna = Browser(app)
    table = await anna.make(["you", "open"], listed=True)

    def run(action: str, browser: str | None = None) -> str:
        admin.tables(action, browser, None, folder, None, False)
        return capsys.readouterr().out

    # beside a running server: it carries the command out
    listed = await asyncio.to_thread(run, "browsers")
    browser = listed.split()[0]
    assert len(browser) == 16
    assert table["id"] in listed
    with pytest.raises(UserError, match="at least the first 8"):
        await asyncio.to_thread(run, "block", "abc")
    with pytest.raises(UserError, match="no browser"):
        await asyncio.to_thread(run, "block", "0123456789abcdef")
    await asyncio.to_thread(run, "block", browser)
    assert (
        await anna.request("POST", "/api/tables", {"game": "toy", "seats": [{"kind": "you"}]})
    ).status == 403
    assert "shut out" in await asyncio.to_thread(run, "browsers")
    await asyncio.to_thread(run, "unblock", browser[:8])
    await anna.make(["you", "open"])

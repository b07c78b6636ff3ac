"""Several processes serve the tables of one database: what is killed, stopped or cut off loses nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from eldorado import cli
from eldorado.server.app import Application
from eldorado.server.http.errors import Elsewhere
from eldorado.server.http.limits import Buckets, Limits
from eldorado.server.processes import channel
from eldorado.server.processes.routing import table_of
from eldorado.server.tables import commands
from server.crowd import QUICK, Crowd
from server.harness import Browser, Wire, running
from server.machines import Line
from server.postgres import Cluster

LIMITS = Limits(
    messages=10_000, together=1e9, together_burst=1e9, requests=10_000, guesses=1e-6, makes=1_000
)  # guesses never come back
KILL, STOP = signal.SIGKILL, signal.SIGSTOP


@pytest.mark.slow
def test_acknowledged_moves_survive_killed_and_stopped_processes(cluster: Cluster, tmp_path: Path) -> None:
    """While people play five processes fall; then all are replaced in turn, and nobody is refused."""
    store = cluster.database()
    crowd = Crowd(tmp_path, 5, store, processes=3)
    try:
        crowd.begin()
        for number in (KILL, STOP, KILL, KILL, KILL):
            crowd.strike(number, at_least=2)
        assert max(crowd.waits) < QUICK, crowd.waits
        crowd.whole()
        old = set(crowd.children())
        crowd.refused.clear()
        assert cli.run(["tables", "restart", "--data", str(tmp_path), "--store", store]) == 0
        crowd.replaced(old)
        assert crowd.refused == []
        assert crowd.finish() > 8
        assert crowd.kills == 5
        assert crowd.server.stop() == 0
    finally:
        crowd.server.kill()


@pytest.mark.soak
@pytest.mark.parametrize("block", range(8))
def test_acknowledged_moves_survive_many_kills_soak(cluster: Cluster, tmp_path: Path, block: int) -> None:
    """Two hundred processes killed or stopped in blocks of 25; the database crashes and all are replaced in between."""
    crowd = Crowd(tmp_path, block, cluster.database(), processes=2 + block % 2)
    try:
        crowd.begin()
        for number in range(25):
            crowd.strike(STOP if number % 5 == 4 else KILL)
            if number == 8:
                cluster.stop("immediate")
                cluster.start()
                crowd.goes_on()
            if number == 16 and crowd.server.process is not None:
                old = set(crowd.children())
                crowd.server.process.send_signal(signal.SIGHUP)
                crowd.replaced(old)
        assert crowd.finish() > 50
        assert crowd.kills == 25
    finally:
        crowd.server.kill()


# --- two processes in one: what each of them says ---------------------------------------------------------------------
class Two:
    """Two members at one database, without a network in between, and who of them has a table."""

    def __init__(self, apps: list[Application]) -> None:
        self.apps = apps

    def owner(self, table: str) -> Application:
        return next(app for app in self.apps if table in app.registry.tables)

    def other(self, table: str) -> Application:
        return next(app for app in self.apps if table not in app.registry.tables)

    async def settled(self, table: str) -> None:
        """Have it in the memory of the one it falls to."""
        for app in self.apps:
            member = app.registry.member
            if member is not None and member.falls_here(table):
                await app.registry.get(table)

    async def bring(self, browser: Browser, method: str, path: str, body: Any = None) -> Any:
        """A request that follows where it is sent, as a browser does, and reaches whoever has the table it names."""
        answer = await browser.request(method, path, body if body is not None else {})
        for _ in range(3):
            if answer.status != 307:
                break
            path = answer.headers["location"]
            named = table_of(f"{method} {path} HTTP/1.1\r\n".encode())
            assert named is not None
            browser.app = self.owner(named)
            answer = await browser.request(method, path, body if body is not None else {})
        assert answer.status == 200, (answer.status, answer.body)
        return answer.json()


@pytest.fixture
async def two(cluster: Cluster, tmp_path: Path) -> AsyncIterator[Two]:
    address = cluster.database()
    short = Path(tempfile.mkdtemp())
    async with AsyncExitStack() as stack:
        apps = []
        for name in ("a", "b"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "secret").write_bytes(bytes(32))
            made = running(
                tmp_path / name, store=address, member=str(short / name), limits=LIMITS, metrics=True
            )
            apps.append(await stack.enter_async_context(made))
        for app in apps:
            assert app.registry.member is not None
            await app.registry.member.leases.look()
        yield Two(apps)
    shutil.rmtree(short)


async def made_by(two: Two, browser: Browser, seats: list[str]) -> str:
    table: str = (await browser.make(seats))["id"]
    await two.settled(table)
    browser.app = two.owner(table)
    return table


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(600):
        if await holds():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it does not come about")


async def test_table_is_played_where_it_is_and_seen_everywhere(two: Two) -> None:
    host, guest = Browser(two.apps[0]), Browser(two.apps[1])
    made = [await made_by(two, host, ["you", "open"]) for _ in range(8)]
    assert {id(two.owner(table)) for table in made} == {id(app) for app in two.apps}  # they share the work
    table = made[0]
    guest.app = two.other(table)
    host.app = two.owner(table)
    code = (await host.get(f"/api/tables/{table}"))["code"]
    assert (await guest.get(f"/api/codes/{code}"))["id"] == table  # by whoever is asked
    refused = await guest.request("POST", f"/api/tables/{table}/sit", {})
    assert (refused.status, refused.json()["key"]) == (503, "wire.elsewhere")
    wire = Wire(guest)
    await wire.open(table)
    assert wire.closed == 1012  # come again
    wire = await host.sit(table)

    async def seen() -> bool:
        mine = Browser(two.other(table))
        mine.cookie = host.cookie
        listed = {one["id"]: one for one in (await mine.get("/api/tables"))["tables"]}
        assert set(listed) == set(made)
        return bool(listed[table]["seats"][0]["online"])

    await until(seen)
    assert wire.closed is None


async def test_browser_that_gets_a_new_token_keeps_its_seats_everywhere(two: Two) -> None:
    host = Browser(two.apps[0])
    first = await made_by(two, host, ["you", "easy"])
    wire = await host.sit(first)
    host.app = two.other(first)
    before = host.cookie
    await host.make(["you", "easy"])
    assert host.cookie != before
    host.app = two.owner(first)
    assert (await host.get(f"/api/tables/{first}"))["you"]["seats"] == [0]
    assert (await wire.ask(do="chat", text="still here"))["on"] == "ack"
    again = Browser(two.other(first))
    again.cookie = host.cookie
    assert first in [one["id"] for one in (await again.get("/api/tables"))["tables"]]


async def test_profile_moves_by_code_through_another_process(two: Two) -> None:
    anna = Browser(two.apps[0])
    await anna.post("/api/me", {"name": "Anna", "emblem": "jade"})
    table = await made_by(two, anna, ["you", "open"])
    wire = await anna.sit(table)
    code = (await anna.post("/api/me/code"))["code"]
    phones = [Browser(two.other(table), "10.0.0.9"), Browser(two.owner(table), "10.0.0.10")]
    asked = [phone.request("POST", "/api/me/move", {"code": code}) for phone in phones]
    answers = await asyncio.gather(*asked)  # at both processes at once: it works once
    assert sorted(answer.status for answer in answers) == [200, 404]
    phone = phones[[answer.status for answer in answers].index(200)]
    assert (await phone.get("/api/me"))["name"] == "Anna"
    for app in two.apps:
        phone.app = app
        (mine,) = (await phone.get("/api/tables"))["tables"]
        assert (mine["id"], mine["you"]["seats"], mine["you"]["host"]) == (table, [0], True)
        anna.app = app
        assert (await anna.get("/api/tables"))["tables"] == []
    assert (await wire.until("sync"))["table"]["you"]["seats"] == []  # her open page only watches
    phone.app = two.owner(table)
    assert (await (await phone.sit(table)).ask(do="chat", text="here now"))["on"] == "ack"


async def test_codes_and_rematches_reach_the_table(two: Two) -> None:
    host, guest = Browser(two.apps[0]), Browser(two.apps[1])
    table = await made_by(two, host, ["you", "open"])
    guest.app = two.owner(table)
    await guest.post(f"/api/tables/{table}/sit")
    code = (await host.post(f"/api/tables/{table}/transfer"))["code"]
    phone = Browser(two.other(table))
    assert (await two.bring(phone, "POST", "/api/transfer", {"code": code}))["you"]["seats"] == [0]
    phone.app = two.owner(table)
    await phone.post(f"/api/tables/{table}/resign", {"seat": 0})
    new = (await phone.post(f"/api/tables/{table}/rematch"))["id"]
    taker = two.other(table)  # whoever it falls to: here it is to be the one that does not have the old one
    for app in two.apps:
        if new in app.registry.tables and app is not taker:
            app.registry.forget(app.registry.tables[new])

    async def taken() -> bool:
        with suppress(Elsewhere):
            await taker.registry.get(new)
        return new in taker.registry.tables

    await until(taken)
    assert (await two.bring(guest, "POST", f"/api/tables/{table}/rematch"))["id"] == new
    guest.app = taker
    assert (await guest.get(f"/api/tables/{new}"))["you"]["seats"] == [1]


async def test_who_comes_back_cannot_write_with_an_old_lease(two: Two) -> None:
    host = Browser(two.apps[0])
    table = await made_by(two, host, ["you", "hot"])
    old, new = two.owner(table), two.other(table)
    wire = await host.sit(table)
    member, heir = old.registry.member, new.registry.member
    assert member is not None
    assert heir is not None
    # It gave no sign of life for too long, was struck off, and does not notice. A sign that is on its way when it goes
    # deaf would still tell it: so it is struck off only when the first one has gone nowhere.
    beat, deaf = member.leases.beat, asyncio.Event()

    async def unheard(bury: bool = False) -> bool:
        deaf.set()
        return True

    member.leases.beat = unheard  # type: ignore[method-assign]
    await asyncio.wait_for(deaf.wait(), 60)
    store = heir.leases.store
    await store.rows(sa.text("delete from process where id = :id returning id"), {"id": member.leases.id})
    taken = await new.registry.get(table)
    before = taken.n
    await wire.ask(do="look", seat=taken.history.actors.bit_length() - 1 if taken.history else 0)
    you = wire.you
    wire.send(do="act", seat=you["seat"], seq=you["seq"], moves=[you["legal"][0]["action"]])
    assert await wire.until("ack", "step", "closed") == {"on": "closed", "code": 1012}
    rows = await store.rows(sa.text("select count(*) as many from entry where board = :id"), {"id": table})
    assert rows[0].many == before == taken.n

    member.leases.beat = beat  # type: ignore[method-assign]

    async def back() -> bool:
        await heir.leases.look()
        return len(heir.leases.live) == 2

    await until(back)  # under another name
    assert table not in old.registry.tables
    assert old.registry.exceptions == new.registry.exceptions == 0


async def test_limits_count_in_all_processes(two: Two) -> None:
    answers = []
    for number in range(14):
        browser = Browser(two.apps[number % 2])
        answers.append((await browser.request("GET", f"/api/codes/AAAAA{number % 9 + 1}")).status)
    assert answers == [404] * 10 + [429] * 4
    asked = []
    for app, cost in zip(two.apps, (200, 10), strict=True):
        assert app.registry.member is not None
        app.registry.member.allowances.spent["192.0.2.1"] = cost
        asked.append(Buckets(1e-6, 240.0))
        await app.registry.member.allowances.settle(asked[-1], 0.0)
    assert [round(one.get("192.0.2.1", 0.0).left) for one in asked] == [40, 30]


async def test_figures_are_those_of_all_processes(two: Two) -> None:
    browser = Browser(two.apps[0], "127.0.0.1")
    made = [await made_by(two, browser, ["you", "open"]) for _ in range(4)]
    wires = [await Browser(two.owner(table)).sit(table) for table in made]
    for app in two.apps:
        browser.app = app
        health = await browser.get("/healthz")
        assert (health["ok"], health["exceptions"], health["tables"], health["sockets"]) == (
            True,
            0,
            4,
            len(wires),
        )
    text = (await browser.request("GET", "/metrics")).body.decode()
    lines = [line for line in text.splitlines() if line.startswith("eldorado_sockets{")]
    assert len(lines) == 2
    assert all(f'process="{os.getpid()}"' in line for line in lines)  # both are in this one here
    assert sum(float(line.split()[-1]) for line in lines) == len(wires)
    assert text.count("# TYPE eldorado_sockets ") == 1


async def test_many_who_ask_how_it_goes_ask_the_others_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that counts for little would otherwise make each process ask all others."""
    member = two.apps[0].registry.member
    assert member is not None
    asked: list[Any] = []
    real = member.neighbours.ask

    async def counted(place: Any, message: Any) -> Any:
        asked.append(message)
        return await real(place, message)

    monkeypatch.setattr(member.neighbours, "ask", counted)
    browsers = [Browser(two.apps[0]) for _ in range(40)]
    answers = await asyncio.gather(*(browser.get("/healthz") for browser in browsers))
    assert all(answer["ok"] for answer in answers)
    assert len(asked) == 1
    await browsers[0].get("/healthz")
    assert len(asked) == 2


async def test_command_for_all_reaches_all(two: Two) -> None:
    first = two.apps[0].registry
    await commands.set_closed(first, True)

    async def closed() -> bool:
        return all(app.registry.closed for app in two.apps)

    await until(closed)


async def test_channel_refuses_what_no_process_sends(two: Two) -> None:
    member = two.apps[0].registry.member
    assert member is not None

    def shout() -> None:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(member.leases.place)
            line.sendall(b"\xff\xff\xff\xff")
            line.settimeout(30)
            assert line.recv(1) == b""

    await asyncio.to_thread(shout)
    assert await asyncio.to_thread(channel.ask, member.leases.place, {"do": "nothing"}) == {}


def test_processes_need_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["serve", "--no-open", "--port", "0", "--data", str(tmp_path), "--processes", "2"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("eldorado: Several processes need a database that they share")
    assert said.count("\n") == 1
    assert not (tmp_path / "eldorado.sqlite3").exists()


async def test_process_cut_off_from_the_database_loses_its_tables_and_writes_nothing_late(
    cluster: Cluster, tmp_path: Path
) -> None:
    address = cluster.database()
    line = Line(cluster.port)
    cut_off = address.replace(f":{cluster.port}/", f":{line.port}/")
    short = Path(tempfile.mkdtemp())
    (tmp_path / "secret").write_bytes(bytes(32))
    try:
        async with running(tmp_path, store=cut_off, member=str(short / "a"), limits=LIMITS) as far:
            host = Browser(far)
            table = (await host.make(["you", "hot"]))["id"]  # it is the only one yet
            wire = await host.sit(table)
            async with running(tmp_path, store=address, member=str(short / "b"), limits=LIMITS) as near:
                before = far.registry.tables[table].n
                await wire.ask(do="look", seat=next(i for i in (0, 1) if far.registry.tables[table].owes(i)))
                line.freeze(True)
                try:
                    you = wire.you
                    wire.send(do="act", seat=you["seat"], seq=you["seq"], moves=[you["legal"][0]["action"]])

                    async def struck_off() -> bool:
                        members = far.registry.member, near.registry.member
                        return all(members) and members[0].leases.id not in members[1].leases.live  # type: ignore[union-attr]

                    await until(struck_off)  # the table waits for somebody to come: nobody loads it before
                    assert await wire.until("ack", "step", "closed") == {"on": "closed", "code": 1012}
                    host.app = near
                    again = await host.sit(table)
                    assert again.position["n"] == before
                finally:  # whatever was found: the far one waits for its database before it ends
                    line.freeze(False)

                async def back() -> bool:
                    member = far.registry.member
                    return member is not None and not member.cut and not far.registry.store.lost

                await until(back)
                kept = await near.registry.store.rows(sa.text("select n from entry"))
                assert len(kept) == before
                assert table not in far.registry.tables
                await again.ask(do="look", seat=you["seat"])
                assert (await again.act(again.you["legal"][0]["action"]))["on"] == "ack"
    finally:
        line.close()
        shutil.rmtree(short)

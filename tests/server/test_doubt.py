"""The line to the database breaks during a commit: nobody knows what became of it, so nobody is told."""

from __future__ import annotations

import asyncio
import shutil
import socket
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
import sqlalchemy as sa

from eldorado.server.app import Application
from eldorado.server.http.errors import InDoubt, NotKept
from eldorado.server.store import rows
from eldorado.server.store.store import Op, Store
from server.harness import Browser, Wire, running
from server.postgres import Cluster

ROW = {"board": "a", "n": 1, "no": 1, "body": "{}"}
KEPT, LATE, NEVER = "kept", "late", "never"  # what becomes of the COMMIT during which the line breaks


class Line:
    """Between a server and its database. Once armed it breaks at the next COMMIT, as the server sees it; the database
    gets that COMMIT at once, when told (LATE), or never."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.database = (parts.hostname, parts.port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        port = self.listening.getsockname()[1]
        self.direct = address  # past the line
        self.address = address.replace(f":{parts.port}/", f":{port}/")
        self.armed = ""
        self.broken = threading.Event()
        self.go = threading.Event()  # lets a late COMMIT through
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(self.database)
                for work in (self.there, self.back):
                    threading.Thread(target=work, args=(near, far), daemon=True).start()

    def there(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while data := near.recv(65536):
                if self.armed and b"COMMIT" in data:
                    self.cut(near, far, data)
                    return
                far.sendall(data)
            far.shutdown(socket.SHUT_RDWR)

    @staticmethod
    def back(near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError), closing(far):
            while data := far.recv(65536):
                near.sendall(data)
            near.shutdown(socket.SHUT_RDWR)

    def cut(self, near: socket.socket, far: socket.socket, commit: bytes) -> None:
        how, self.armed = self.armed, ""
        near.shutdown(socket.SHUT_RDWR)
        self.broken.set()
        if how == LATE:
            self.go.wait(60)
        if how != NEVER:
            far.sendall(commit)
        far.shutdown(socket.SHUT_WR)  # the database reads what was sent, and then the end

    def close(self) -> None:
        self.go.set()
        self.listening.close()


@pytest.fixture
def line(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    monkeypatch.setattr("eldorado.server.store.places.Database.pulse", 3600.0)  # nobody else commits anything
    monkeypatch.setattr("eldorado.server.store.store.TRY_AGAIN", 0.1)
    made = Line(cluster.database())
    yield made
    made.close()


@asynccontextmanager
async def at_table(line: Line, folder: Path) -> AsyncIterator[tuple[Application, Browser, Wire, str]]:
    """Somebody whose turn it is, at a table in which one move was made."""
    async with running(folder, store=line.address) as app:
        host, guest = Browser(app), Browser(app)
        table = (await host.make(["you", "open"]))["id"]
        await guest.post(f"/api/tables/{table}/sit")
        wires = {host: await host.sit(table), guest: await guest.sit(table)}
        for _ in range(2):  # a first move, and whoever is next
            browser, wire = next(pair for pair in wires.items() if pair[1].you["legal"])
            if wire.position["n"] == 0:
                assert (await wire.act(wire.you["legal"][0]["action"]))["on"] == "ack"
                for other in wires.values():
                    while other.position["n"] < 1:
                        await other.next()
        yield app, browser, wire, table


async def act_unanswered(wire: Wire) -> None:
    """Send a move; the socket closes without a word about it."""
    you = wire.you
    wire.send(do="act", seat=you["seat"], seq=you["seq"], moves=[you["legal"][0]["action"]])
    end = await wire.until("ack", "step", "refused", "error", "closed")
    assert (end["on"], end.get("code")) == ("closed", 1012)


async def until_ready(browser: Browser) -> None:
    async with asyncio.timeout(60):
        while (await browser.request("GET", "/readyz")).status != 200:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(("how", "n"), [(KEPT, 2), (NEVER, 1)])
async def test_player_sees_what_became_of_a_move_in_doubt(
    line: Line, tmp_path: Path, how: str, n: int
) -> None:
    async with at_table(line, tmp_path) as (app, browser, wire, table):
        line.armed = how
        await act_unanswered(wire)
        await until_ready(browser)
        again = await browser.sit(table)
        assert again.position["n"] == n
        played = await browser.get(f"/api/tables/{table}/replay")
        assert [item["n"] for item in played["items"]] == list(range(1, n + 1))
        assert app.registry.exceptions == 0


async def test_table_answers_nobody_while_a_commit_is_under_way(line: Line, tmp_path: Path) -> None:
    """The database still has the COMMIT before it: what is read now would be shown, and be wrong a moment later."""
    async with at_table(line, tmp_path) as (_, browser, wire, table):
        line.armed = LATE
        await act_unanswered(wire)
        for _ in range(3):
            assert (await browser.sit(table)).first == {"on": "closed", "code": 1013}
            answer = await browser.request("GET", f"/api/tables/{table}")
            assert (answer.status, answer.json()["key"]) == (503, "wire.in_doubt")
            await asyncio.sleep(0.2)  # long enough for the server to try to get the connection back
        line.go.set()
        await until_ready(browser)
        assert (await browser.sit(table)).position["n"] == 2


@pytest.mark.parametrize("how", [KEPT, NEVER])
async def test_store_says_neither_yes_nor_no(line: Line, how: str) -> None:
    store = Store(line.address)
    await store.open()
    line.armed = how
    jobs = [store.write([Op(rows.INSERT_ENTRY, {**ROW, "n": n})]) for n in (1, 2)]
    told = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(one) for one in told if not isinstance(one, NotKept)] == []
    doubted = [n for n, one in zip((1, 2), told, strict=True) if isinstance(one, InDoubt)]
    assert doubted  # a second group, refused while the connection was lost, was not kept for certain
    async with asyncio.timeout(60):
        while not await store.answers():
            await asyncio.sleep(0.02)
    assert not store.in_doubt
    found = await store.rows(sa.text("select n from entry order by n"))
    assert [one.n for one in found] == (doubted if how == KEPT else [])
    await store.close()


async def test_what_was_lost_before_the_commit_was_not_kept(cluster: Cluster) -> None:
    """There is no doubt then, and whoever asked is told."""
    address = cluster.database()
    store = Store(address)
    await store.open()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
    with pytest.raises(NotKept) as told:
        await store.write([Op(rows.INSERT_ENTRY, ROW)])
    assert not isinstance(told.value, InDoubt)
    assert not store.in_doubt
    await store.close()


# --- several processes --------------------------------------------------------------------------------------------
@asynccontextmanager
async def at_one_of_two(
    line: Line, folder: Path
) -> AsyncIterator[tuple[Application, Application, Wire, str]]:
    """Two processes at one database, and somebody whose turn it is at a table of the one behind the line."""
    short = Path(tempfile.mkdtemp())  # the paths of sockets must not be long
    (folder / "secret").write_bytes(bytes(32))
    try:
        async with running(folder, store=line.address, member=str(short / "a")) as far:
            host = Browser(far)
            table = (await host.make(["you", "hot"]))["id"]  # it is the only one yet
            wire = await host.sit(table)
            await wire.ask(do="look", seat=next(i for i in (0, 1) if far.registry.tables[table].owes(i)))
            async with running(folder, store=line.direct, member=str(short / "b")) as near:
                yield far, near, wire, table
    finally:
        shutil.rmtree(short)


@pytest.mark.parametrize(("how", "n"), [(KEPT, 1), (NEVER, 0)])
async def test_process_among_several_shows_what_became_of_a_move_in_doubt(
    line: Line, tmp_path: Path, how: str, n: int
) -> None:
    async with at_one_of_two(line, tmp_path) as (far, near, wire, table):
        line.armed = how
        await act_unanswered(wire)
        assert line.broken.is_set()
        await until_ready(wire.browser)
        again = await wire.browser.sit(table)
        assert again.position["n"] == n
        kept = await near.registry.store.rows(sa.text("select n from entry"))
        assert [row.n for row in kept] == list(range(1, n + 1))
        assert far.registry.exceptions + near.registry.exceptions == 0


@pytest.mark.parametrize("taker", ["another", "itself"])
async def test_nobody_reads_a_table_while_a_commit_of_it_is_under_way(
    line: Line, tmp_path: Path, taker: str
) -> None:
    """The database still has the COMMIT before it while another process takes the table over, or the same one has its
    connection back. Who read it before would show that the move was not made, and give its number a second time."""
    async with at_one_of_two(line, tmp_path) as (far, near, wire, table):
        line.armed = LATE
        await act_unanswered(wire)
        if taker == "another":
            member = far.registry.member
            assert member is not None
            gone = sa.text("delete from process where id = :id returning id")
            await near.registry.store.rows(gone, {"id": member.leases.id})
        else:
            await until_ready(wire.browser)
        registry = near.registry if taker == "another" else far.registry
        taking = asyncio.create_task(registry.get(table))
        await asyncio.sleep(1.0)
        assert not taking.done(), "it was read before the COMMIT"
        line.go.set()
        assert (await asyncio.wait_for(taking, 60)).n == 1

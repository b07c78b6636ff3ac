"""Tables in a real PostgreSQL: the same promises as with a file, and what only a database can do to us."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from eldorado import cli
from eldorado.core.errors import UserError
from eldorado.server.http.errors import NotKept
from eldorado.server.http.identity import hashed
from eldorado.server.push.routes import name_of
from eldorado.server.store import migrations, rows, schema
from eldorado.server.store.places import place_of
from eldorado.server.store.store import Op, Store
from eldorado.server.tables.table import Table
from server.harness import Browser, running
from server.killing import Siege
from server.outside import Server
from server.postgres import Cluster

ROW = {"board": "a", "n": 1, "no": 1, "body": "{}"}


def kept(where: Path | str) -> dict[str, Any]:
    """How to run the application over this place."""
    return {} if isinstance(where, Path) else {"store": where}


async def test_table_goes_on_where_it_was(place: Path | str, tmp_path: Path) -> None:
    async with running(tmp_path, **kept(place)) as app:
        host, guest = Browser(app), Browser(app)
        await host.post("/api/me", {"name": "Añna 🎲"})
        table = (await host.make(["you", "open"]))["id"]
        await guest.post(f"/api/tables/{table}/sit")
        wires = [await host.sit(table), await guest.sit(table)]
        for _ in range(5):
            wire = next(wire for wire in wires if wire.you["legal"])
            answer = await wire.act(wire.you["legal"][0]["action"])
            assert answer["on"] == "ack"
            for other in wires:
                while other.position["n"] < answer["n"]:
                    await other.next()
        await wires[1].ask(do="chat", text="hello \\ 'there' %s")
        before = wires[0].position
    async with running(tmp_path, **kept(place)) as app:
        host.app = app
        again = await host.sit(table)
        assert again.position == before
        assert (await host.get("/api/me"))["name"] == "Añna 🎲"
        mine = (await host.get("/api/tables"))["tables"]
        assert [one["id"] for one in mine] == [table]
        assert app.registry.exceptions == 0


PUSHED = {"endpoint": "https://fcm.googleapis.com/a", "p256dh": "x" * 87, "auth": "x" * 22}
AT_ONCE = {
    "profile": ("client (id, name, created, body) values (%s, '', 1, '{}')", "/api/me", {"name": "Anna"}),
    "device": ("push (id, client, due, body) values (%s, '', 0, '{}')", "/api/push", PUSHED),
}


@pytest.mark.parametrize("what", AT_ONCE)
async def test_row_that_another_process_writes_at_once_is_no_error(
    cluster: Cluster, tmp_path: Path, what: str
) -> None:
    """Both write what neither has seen yet: whoever commits later writes over it."""
    store = cluster.database()
    into, path, body = AT_ONCE[what]
    async with running(tmp_path, store=store) as app:
        browser = Browser(app)
        await browser.get("/api/me")
        key = hashed(browser.cookie) if what == "profile" else name_of(PUSHED["endpoint"])
        async with await psycopg.AsyncConnection.connect(store) as other:
            await other.execute(f"insert into {into}".encode(), [key])
            writing = asyncio.create_task(browser.post(path, body))
            await somebody_waits(store)
            await other.commit()
        await writing
        assert app.registry.exceptions == 0
        if what == "profile":
            assert (await browser.get("/api/me"))["name"] == "Anna"


async def somebody_waits(store: str) -> None:
    """Until a transaction of the database waits for another one."""
    waiting = "select count(*) from pg_locks where not granted"
    async with await psycopg.AsyncConnection.connect(store, autocommit=True) as looking:
        while (await (await looking.execute(waiting)).fetchone()) == (0,):
            await asyncio.sleep(0.02)


async def test_texts_that_no_database_takes_are_answered(place: Path | str, tmp_path: Path) -> None:
    """PostgreSQL refuses a zero byte in a text; SQLite takes it."""
    odd = "A\x00B"
    async with running(tmp_path, **kept(place)) as app:
        browser = Browser(app)
        table = (await browser.make(["you", "open"], title=odd))["id"]
        answers = [
            await browser.request("GET", f"/api/codes/{odd}"),
            await browser.request("GET", f"/api/tables/{odd}"),
            await browser.request("POST", "/api/me", {"name": odd, "emblem": odd}),
            await browser.request("POST", "/api/me", {"name": odd}),
            await browser.request("POST", "/api/me/move", {"code": odd}),
            await browser.request("POST", "/api/transfer", {"code": odd}),
            await browser.request("POST", f"/api/tables/{table}/settings", {"title": odd}),
            await browser.request(
                "POST", f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": odd}
            ),
            await browser.request("POST", "/api/push/off", {"endpoint": odd}),
            await browser.request("GET", f"/api/daily?day={odd}"),
        ]
        assert {answer.status for answer in answers} <= {200, 400, 404, 409}
        wire = await browser.sit(table)
        assert (await wire.ask(do="chat", text=odd))["on"] == "ack"
        assert app.registry.exceptions == 0


async def test_failing_job_leaves_others_written(place: Path | str) -> None:
    store = Store(place)
    await store.open()
    await store.write([Op(rows.INSERT_ENTRY, ROW)])
    jobs = [[Op(rows.INSERT_ENTRY, {**ROW, "n": n})] for n in (2, 1, 3)]
    done = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    assert [isinstance(one, Exception) for one in done] == [False, True, False]
    found = await store.rows(sa.text("select n from entry order by n"))
    assert [one.n for one in found] == [1, 2, 3]
    await store.close()


def test_migrations_make_the_schema(place: Path | str) -> None:
    Store(place).prepare()
    Store(place).prepare()  # and again, when it is there
    with place_of(place).engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert migrations.present(connection) == migrations.newest()


def test_migration_of_a_database_is_all_or_nothing(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.database()
    assert not Server(tmp_path, "--store", address).start("in_migration:1")
    with place_of(address).engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == []


def test_newer_store_is_left_alone(place: Path | str) -> None:
    Store(place).prepare()
    with place_of(place).engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    with pytest.raises(UserError, match="newer version"):
        Store(place).prepare()


async def test_commits_reach_the_disk_whatever_the_database_is_set_to(cluster: Cluster) -> None:
    address = cluster.database()
    name = address.rpartition("/")[2]
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"alter database {name} set synchronous_commit to off".encode())
    store = Store(address)
    await store.open()
    assert (await store.rows(sa.text("show synchronous_commit")))[0][0] == "on"
    await store.close()


async def test_database_has_one_server(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("eldorado.server.store.store.WAIT", 0.2)
    address = cluster.database()
    first, second = Store(address), Store(address)
    await first.open()
    with pytest.raises(UserError, match="Another server runs"):
        await second.open()
    words = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path), "--store", address]
    assert await asyncio.to_thread(cli.run, words) == 2
    assert capsys.readouterr().err.startswith("eldorado: Another server runs")
    await second.close()
    beside = Store(address)
    await beside.open(alone=False)  # a command may look
    await beside.close()
    await first.close()
    await second.open()
    await second.close()


async def test_lost_connection_lets_nothing_old_be_written(cluster: Cluster) -> None:
    address = cluster.database()
    store = Store(address)
    regained = asyncio.Event()
    store.on_regained = regained.set
    await store.open()
    await store.write([Op(rows.INSERT_ENTRY, ROW)])
    cut(address)
    with pytest.raises(NotKept):
        await store.write([Op(rows.INSERT_ENTRY, {**ROW, "n": 2})])
    assert store.failing is not None
    await asyncio.wait_for(regained.wait(), 60)
    assert store.failing is None
    with pytest.raises(NotKept):  # decided before the connection was lost
        await store.write([Op(rows.INSERT_ENTRY, {**ROW, "n": 3})], epoch=0)
    await store.write([Op(rows.INSERT_ENTRY, {**ROW, "n": 4})])
    found = await store.rows(sa.text("select n from entry order by n"))
    assert [one.n for one in found] == [1, 4]
    await store.close()


def cut(address: str) -> None:
    """End every connection of ours to a database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )


async def test_idle_server_notices_that_its_connection_is_gone(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldorado.server.store.places.Database.pulse", 0.05)
    address = cluster.database()
    store = Store(address)
    regained = asyncio.Event()
    store.on_regained = regained.set
    await store.open()
    cut(address)
    await asyncio.wait_for(regained.wait(), 60)  # though nobody wrote anything
    assert (store.epoch, store.failing) == (1, None)
    await store.close()


async def test_connection_is_regained_though_there_is_always_something_to_write(cluster: Cluster) -> None:
    address = cluster.database()
    store = Store(address)
    regained = asyncio.Event()
    store.on_regained = regained.set
    await store.open()
    cut(address)

    async def insist() -> None:
        while not regained.is_set():  # never a second without a job
            with suppress(NotKept):
                await store.write([Op(rows.INSERT_ENTRY, ROW)], epoch=0)
            await asyncio.sleep(0.02)

    await asyncio.wait_for(insist(), 60)
    assert await store.answers()
    await store.close()


async def test_readiness_is_no_memory_of_better_times(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ready means that the next move is kept: not while a dead connection goes unnoticed, nor before memory is new."""
    monkeypatch.setattr("eldorado.server.store.places.Database.pulse", 3600.0)
    monkeypatch.setattr("eldorado.server.store.store.TRY_AGAIN", 3600.0)
    address = cluster.database()
    async with running(tmp_path, store=address) as app:
        store, browser = app.registry.store, Browser(app)
        assert (await browser.request("GET", "/readyz")).status == 200
        cut(address)
        assert (await browser.request("GET", "/readyz")).status == 503
        assert store.lost
        store.unread = True  # a reader had failed too, and finds the database again before the writer does
        assert await store.rows(sa.text("select 1"))
        assert store.failing is not None
        assert (await browser.request("GET", "/readyz")).status == 503
        store.lost, store.failing = False, None  # regained, and the tables are still those of before
        assert (await browser.request("GET", "/readyz")).status == 503


async def test_table_read_while_the_connection_was_lost_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as app:
        registry, browser = app.registry, Browser(app)
        made = await browser.make(["you", "bot"])
        registry.forget(registry.tables[made["id"]])
        fill, filled = registry.fill, []

        async def lose(table: Table) -> None:
            await fill(table)
            filled.append(table)
            registry.store.epoch = registry.store.told = 1

        monkeypatch.setattr(registry, "fill", lose)
        assert (await registry.get(made["id"])).epoch == 1
        assert len(filled) == 2
        await browser.post(f"/api/tables/{made['id']}/settings", {"title": "kept"})


async def test_server_that_was_replaced_cannot_write(cluster: Cluster) -> None:
    """Cut off while another server takes over, the first one stays out until that one ends, and then reads again."""
    address = cluster.database()
    first, second = Store(address), Store(address)
    regained = asyncio.Event()
    first.on_regained = regained.set
    await first.open()
    await first.write([Op(rows.INSERT_ENTRY, ROW)])
    cut(address)
    await second.open()
    await second.write([Op(rows.INSERT_ENTRY, {**ROW, "n": 2})])
    for n in (3, 4):
        with pytest.raises(NotKept):
            await first.write([Op(rows.INSERT_ENTRY, {**ROW, "n": n})])
    assert not regained.is_set()
    await second.close()
    await asyncio.wait_for(regained.wait(), 60)
    await first.write([Op(rows.INSERT_ENTRY, {**ROW, "n": 5})])
    found = await first.rows(sa.text("select n from entry order by n"))
    assert [one.n for one in found] == [1, 2, 5]
    await first.close()


@pytest.mark.slow
def test_acknowledged_moves_survive_kills_and_a_crash_of_the_database(
    cluster: Cluster, tmp_path: Path
) -> None:
    siege = Siege(tmp_path, 3, "--store", cluster.database())
    try:
        siege.set_up()
        for failpoint in ("before_commit:4", "after_commit:5"):
            siege.killed_at(failpoint)
        crash(cluster, siege)
        assert siege.check() > 8
        assert siege.kills == 3
    finally:
        siege.server.kill()


@pytest.mark.soak
@pytest.mark.parametrize("block", range(4))
def test_acknowledged_moves_survive_kills_with_a_database_soak(
    cluster: Cluster, tmp_path: Path, block: int
) -> None:
    """A hundred kills in blocks of 25, a crash of the database among every five."""
    siege = Siege(tmp_path, block, "--store", cluster.database())
    try:
        siege.set_up()
        for i in range(25):
            match i % 5:
                case 0:
                    siege.killed_at(f"before_commit:{siege.rnd.randrange(1, 60)}")
                case 1:
                    siege.killed_at(f"after_commit:{siege.rnd.randrange(1, 60)}")
                case 2:
                    siege.killed_at("in_snapshot:1")
                case 3:
                    siege.killed_at_random()
                case _:
                    crash(cluster, siege)
                    siege.check()
        assert siege.check() > 4 * siege.kills
        assert siege.kills == 25
    finally:
        siege.server.kill()


def crash(cluster: Cluster, siege: Siege) -> None:
    """The database goes without a farewell while people play; when it is back they go on. Then the server is killed."""
    assert siege.server.start()
    fallen = threading.Event()

    def fall() -> None:
        cluster.stop("immediate")
        fallen.set()

    timer = threading.Timer(0.4 + siege.rnd.random(), fall)
    timer.start()
    siege.may_be_cut = True
    siege.play(fallen)
    siege.may_be_cut = False
    timer.join()
    cluster.start()
    wait_until_ready(siege.server)
    siege.check_resumed()
    siege.server.strike()
    siege.buried("crash")


def wait_until_ready(server: Server) -> None:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        with suppress(HTTPError):  # 503 until then
            assert server.get("/readyz") == {"ready": True}
            return
        time.sleep(0.2)
    raise AssertionError("the server does not find its database again")


def test_bad_addresses_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for given in ("mysql://x", "nonsense", "postgresql://host:port:port/x"):
        with pytest.raises(UserError, match="not the address of a store"):
            Store(given)
    with pytest.raises(UserError, match=r"^The database postgresql://me:\*\*\*@127.0.0.1:1/x cannot be used"):
        Store("postgresql://me:secret@127.0.0.1:1/x").prepare()
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UserError, match=r'pip install "eldorado\[postgres\]"'):
        Store("postgresql://127.0.0.1/x")

"""Nothing acknowledged is lost, nothing is done twice, and every table resumes, wherever the power goes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from eldorado.core.errors import UserError
from eldorado.server.app import Application
from eldorado.server.store import failpoints, migrations, rows, schema
from eldorado.server.store.store import Job, Op, Store
from server.killing import Siege
from server.outside import Server
from server.players import two

ROOT = Path(__file__).resolve().parents[2]
GAMES = [
    ("quest", 1),
    ("island", 1),
    ("isla_dorada", 2),
]  # with so many people beside the host at the first table


@pytest.fixture
def siege(tmp_path: Path) -> Iterator[Siege]:
    """Whatever a test finds, its server does not outlive it."""
    made = Siege(tmp_path, 2)
    yield made
    made.server.kill()


def begin(siege: Siege, times: int) -> None:
    """A new store, killed while its schema is made to begin with; then tables are made."""
    for _ in range(times):
        assert not siege.server.start("in_migration:1")
        siege.buried("in_migration")
    siege.set_up()


@pytest.mark.slow
def test_acknowledged_moves_survive_kills(siege: Siege) -> None:
    """One of each sort. Every kill costs a start of the server: the long run has five hundred."""
    siege.set_up()
    for failpoint in ("before_commit:4", "after_commit:5", "in_snapshot:1"):
        siege.killed_at(failpoint)
    siege.killed_at_random()
    assert siege.check() > 8
    assert siege.kills == 4


async def test_a_move_writes_few_pages(app: Application, tmp_path: Path) -> None:
    """The row of the table, the entry and the entry's key: no index of what stays as it was."""
    _table, wires = await two(app)
    await wires[0].act(wires[0].you["legal"][0]["action"])
    file, head, moves = tmp_path / "eldorado.sqlite3-wal", 24, 0
    before = file.stat().st_size
    while moves < 6:
        for wire in wires:
            await wire.ask(do="resync")
            if wire.you["seq"] is not None and moves < 6:
                await wire.act(wire.you["legal"][0]["action"])
                moves += 1
    assert file.stat().st_size - before <= 4 * (4096 + head) * moves


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_acknowledged_moves_survive_kills_soak(siege: Siege, block: int) -> None:
    """Five hundred kills in blocks of fifty over all games: twenty at random, the rest at the named points."""
    siege.rnd.seed(block)
    siege.game, siege.people = GAMES[block % len(GAMES)]
    begin(siege, times=5)
    for i in range(45):
        match i % 9:
            case 0 | 4:
                siege.killed_at(f"before_commit:{siege.rnd.randrange(1, 60)}")
            case 2 | 6:
                siege.killed_at(f"after_commit:{siege.rnd.randrange(1, 60)}")
            case 8:
                siege.killed_at("in_snapshot:1")
            case _:
                siege.killed_at_random()
        if i % 10 == 9:
            siege.check()
    acknowledged = siege.check()
    assert acknowledged > 4 * siege.kills  # how many there are in between hangs on how busy the machine is
    assert siege.kills == 50
    assert siege.reached == {
        "in_migration": 5,
        "before_commit": 10,
        "after_commit": 10,
        "in_snapshot": 5,
        "random": 20,
    }


def test_migration_is_all_or_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert not server.start("in_migration:1")
    with sa.create_engine(f"sqlite:///{tmp_path}/eldorado.sqlite3").connect() as connection:
        assert migrations.present(connection) is None
        assert sa.inspect(connection).get_table_names() == []
    assert server.start()
    assert server.get("/healthz")["exceptions"] == 0
    assert server.stop() == 0


def test_unknown_failpoint_is_an_error() -> None:
    code = "import eldorado.server.store.failpoints"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={failpoints.VARIABLE: "nowhere:1", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
    )
    assert done.returncode != 0
    assert b"before_commit" in done.stderr


async def test_failing_job_leaves_others_written(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.sqlite3")
    await store.open()
    row = {"board": "a", "n": 1, "no": 1, "body": "{}"}
    await store.write([Op(rows.INSERT_ENTRY, row)])
    jobs = [[Op(rows.INSERT_ENTRY, {**row, "n": n})] for n in (2, 1, 3)]
    done = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    assert [isinstance(one, Exception) for one in done] == [False, True, False]
    found = await store.rows(sa.text("select n from entry order by n"))
    assert [one.n for one in found] == [1, 2, 3]
    await store.close()


async def test_long_job_is_a_few_statements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An imported record has thousands of entries: nobody waits while they are written one by one."""

    store = Store(tmp_path / "x.sqlite3")
    await store.open()
    said: list[str] = []

    written = store._execute

    def heard(jobs: list[Job], execute: Callable[[str, Any], object]) -> None:
        def listen(statement: str, values: Any) -> object:
            said.append(statement)
            return execute(statement, values)

        written(jobs, listen)

    monkeypatch.setattr(store, "_execute", heard)
    entries = [Op(rows.INSERT_ENTRY, {"board": "a", "n": n, "no": n, "body": "{}"}) for n in range(1, 900)]
    dumps = [Op(rows.INSERT_SNAPSHOT, {"board": "a", "n": n, "body": "{}"}) for n in range(0, 900, 32)]
    await store.write([*entries[:500], *dumps, *entries[500:]])
    assert sum(text.startswith("INSERT") for text in said) == 3
    found = await store.rows(sa.text("select n from entry order by n"))
    assert [one.n for one in found] == list(range(1, 900))
    assert len(await store.rows(sa.text("select n from snapshot"))) == len(dumps)
    await store.close()


async def test_concurrent_writes_share_a_commit(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.sqlite3")
    await store.open()
    ops = [[Op(rows.INSERT_ENTRY, {"board": str(n), "n": 1, "no": 1, "body": "{}"})] for n in range(200)]
    await asyncio.gather(*(store.write(op) for op in ops))
    assert store.jobs == 200
    assert store.commits < 20
    await store.close()


# --- the schema -----------------------------------------------------------------------------------------------------
def of_0_1_0(folder: Path) -> Path:
    """tests/server/first_schema.sql is a store as 0.1.0 wrote it, with a game in it. It never changes."""
    file = folder / "eldorado.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((ROOT / "tests/server/first_schema.sql").read_text())
    connection.close()
    return file


@pytest.mark.parametrize("step", ["0001", "0002"])
def test_store_of_0_1_0_is_refused_and_not_touched(tmp_path: Path, step: str) -> None:
    file = of_0_1_0(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = ?", [step])
    connection.close()
    before = file.read_bytes()
    with pytest.raises(UserError) as refused:
        Store(file).prepare()
    assert refused.value.key == "serve.old_store"
    assert "written by eldorado 0.1.0; open them with that version" in str(refused.value)
    assert file.read_bytes() == before


def test_newest_migration_is_known_without_alembic(tmp_path: Path) -> None:
    head = ScriptDirectory.from_config(migrations.config()).get_current_head()
    assert migrations.newest() == head
    with sa.create_engine(f"sqlite:///{tmp_path}/eldorado.sqlite3").begin() as connection:
        migrations.upgrade(connection)
        assert migrations.present(connection) == head


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    with sa.create_engine(f"sqlite:///{tmp_path}/eldorado.sqlite3").begin() as connection:
        migrations.upgrade(connection)
        differ = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert differ == []

"""`eldorado tables` on both kinds of store, while a server runs and without one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from eldorado import cli
from eldorado.core.errors import UserError
from eldorado.server.store import copying, migrations, schema
from eldorado.server.store.places import File, place_of
from eldorado.server.store.store import Store
from server.harness import Browser, Wire, running
from server.postgres import Cluster


def flags(where: Path | str, folder: Path) -> list[str]:
    """What the command line is given to find this place."""
    return ["--data", str(folder), *([] if isinstance(where, Path) else ["--store", where])]


def kept(where: Path | str) -> dict[str, Any]:
    return {} if isinstance(where, Path) else {"store": where}


def everything(where: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a store."""
    with place_of(where).engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
            for table in copying.COPIED
        }


async def play(wires: list[Wire], times: int) -> None:
    for _ in range(times):
        wire = next(wire for wire in wires if wire.you["legal"])
        answer = await wire.act(wire.you["legal"][0]["action"])
        assert answer["on"] == "ack", answer
        for other in wires:
            while other.position["n"] < answer["n"]:
                await other.next()


async def filled(folder: Path, where: Path | str) -> tuple[Browser, str]:
    """A store with a game that is going on, chat with odd characters, a mute, a transfer code and an open table."""
    async with running(folder, **kept(where)) as app:
        host, guest = Browser(app), Browser(app)
        await host.post("/api/me", {"name": "Añna 🎲"})
        table = (await host.make(["you", "open"]))["id"]
        await guest.post(f"/api/tables/{table}/sit", {"name": "Łukasz"})
        wires = [await host.sit(table), await guest.sit(table)]
        await play(wires, 6)
        await wires[0].ask(do="chat", text="naïve \\ % ' \" 漢字 🙂")
        await wires[0].ask(do="mute", seat=1, on=True)
        await host.post(f"/api/tables/{table}/transfer")
        await host.make(["you", "open"])
    return host, table


async def test_copies_are_the_same_both_ways(cluster: Cluster, tmp_path: Path) -> None:
    first, second, database = tmp_path / "a", tmp_path / "b", cluster.database()
    host, table = await filled(first, first / "eldorado.sqlite3")
    before = everything(first / "eldorado.sqlite3")
    assert all(before[name] for name in ("board", "seat", "entry", "note", "snapshot", "wish", "transfer"))
    assert await asyncio.to_thread(cli.run, ["tables", "copy", str(first), database]) == 0
    assert everything(database) == before
    assert await asyncio.to_thread(cli.run, ["tables", "copy", database, str(second)]) == 0
    assert everything(second / "eldorado.sqlite3") == before
    assert (second / "eldorado.sqlite3").stat().st_mode & 0o077 == 0
    # With the key that signs cookies beside it, everybody plays on in the database.
    async with running(first, store=database) as app:
        host.app = app
        wire = await host.sit(table)
        assert wire.position["n"] == 6
        assert wire.table["you"]["seats"] == [0]


def test_copies_into_something_are_refused(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = cluster.database()
    asyncio.run(filled(tmp_path / "a", tmp_path / "a" / "eldorado.sqlite3"))
    assert cli.run(["tables", "copy", str(tmp_path / "a"), database]) == 0
    before = everything(database)
    assert cli.run(["tables", "copy", str(tmp_path / "a"), database]) == 2
    assert "something in" in capsys.readouterr().err
    assert everything(database) == before
    for words in (["copy"], ["copy", database], ["copy", str(tmp_path / "none"), cluster.database()]):
        assert cli.run(["tables", *words]) == 2
        assert "should not have happened" not in capsys.readouterr().err


def test_copy_that_differs_is_found_and_not_kept(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that keeps something else than it was given."""
    source, database = tmp_path / "a" / "eldorado.sqlite3", cluster.database()
    asyncio.run(filled(tmp_path / "a", source))
    Store(database).prepare()
    with place_of(database).engine.begin() as connection:
        connection.exec_driver_sql(
            "create function spoil() returns trigger language plpgsql as"
            " $$ begin new.body = new.body || ' '; return new; end $$"
        )
        connection.exec_driver_sql(
            "create trigger spoil before insert on entry for each row when (new.n = 4) execute function spoil()"
        )
    with pytest.raises(UserError, match="not what was read"):
        copying.copy(source, database)
    assert not any(everything(database).values())


def test_each_migration_keeps_what_is_there(place: Path | str) -> None:
    there = place_of(place)
    if isinstance(there, File):
        there.path.parent.mkdir(parents=True, exist_ok=True)
    steps = migrations.steps()
    for step in steps:
        with there.engine.connect() as plain, plain.begin():
            migrations.upgrade(plain, step)
            if step == steps[0]:
                row = {"board": "a", "n": 1, "no": 1, "body": "{}"}
                plain.execute(sa.insert(schema.entry), row)
            assert migrations.present(plain) == step
            assert plain.execute(sa.select(schema.entry)).all() == [("a", 1, 1, "{}")]
    Store(place).prepare()


async def run(*words: str) -> int:
    """A command in a thread, as another process would run it, while the server of this one goes on."""
    return await asyncio.to_thread(cli.run, list(words))


async def test_running_server_is_told(
    place: Path | str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldorado.server.store.store.WAIT", 0.2)
    given = flags(place, tmp_path)
    async with running(tmp_path, **kept(place)) as app:
        locked = held_like_a_server(tmp_path, place)
        host, guest = Browser(app), Browser(app)
        table = (await host.make(["you", "open"]))["id"]
        await guest.post(f"/api/tables/{table}/sit")
        wires = [await host.sit(table), await guest.sit(table)]
        await play(wires, 2)

        assert await run("tables", "pause", table, *given) == 0
        for wire in wires:
            while wire.table["status"] != "paused":
                await wire.next()
        assert wires[0].table["error"] is None
        answer = await host.request("POST", f"/api/tables/{table}/stepback", {})
        assert answer.json()["key"] == "table.halted"  # it is not the host of the table who paused it
        assert await run("tables", "pause", table, *given) == 2
        assert "is not being played" in capsys.readouterr().err
        assert await run("tables", "unpause", table, *given) == 0
        for wire in wires:
            while wire.table["status"] != "playing":
                await wire.next()
        again = [await host.sit(table), await guest.sit(table)]
        await play(again, 2)

        assert await run("tables", "close", *given) == 0
        refused = await host.request("POST", "/api/tables", {"game": "toy", "seats": [{"kind": "you"}] * 2})
        assert refused.json()["key"] == "table.server_closed"
        await play(again, 1)
        assert await run("tables", "reopen", *given) == 0
        other = (await host.make(["you", "open"]))["id"]

        capsys.readouterr()
        assert await run("tables", "--json", *given) == 0
        listed = json.loads(capsys.readouterr().out)["tables"]
        assert {row["id"] for row in listed} == {table, other}
        assert await run("tables", "export", table, *given) == 0
        assert capsys.readouterr().out.startswith("{")
        assert await run("tables", "remove", table, *given) == 0
        assert (await again[0].until("closed"))["code"] == 4004
        assert await run("tables", "remove", table, *given) == 2
        assert "There is no table" in capsys.readouterr().err
        assert app.registry.exceptions == 0
        with place_of(place).engine.connect() as connection:
            assert connection.execute(sa.select(schema.command)).all() == []
        if locked is not None:
            locked.__exit__(None, None, None)


def held_like_a_server(folder: Path, where: Path | str) -> Any:
    """Hold the folder, as `eldorado serve` does around the application; a database is held by its writer."""
    from eldorado.server import run as server_run

    if not isinstance(where, Path):
        return None
    made = server_run.lock_folder(folder)
    made.__enter__()
    return made


def test_without_a_server_it_is_done_at_once(
    place: Path | str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = flags(place, tmp_path)
    _, table = asyncio.run(filled(tmp_path, place))
    assert cli.run(["tables", "pause", table, *given]) == 0
    assert cli.run(["tables", "close", *given]) == 0

    async def closed() -> None:
        async with running(tmp_path, **kept(place)) as app:
            browser = Browser(app)
            watching = await browser.sit(table)
            assert watching.table["status"] == "paused"
            for _ in range(500):  # it reads its settings when it starts
                if app.registry.closed:
                    break
                await asyncio.sleep(0.01)
            assert app.registry.closed

    asyncio.run(closed())
    assert cli.run(["tables", "unpause", table, *given]) == 0
    assert cli.run(["tables", "remove", table, *given]) == 0
    capsys.readouterr()
    assert cli.run(["tables", "--json", *given]) == 0
    assert table not in capsys.readouterr().out

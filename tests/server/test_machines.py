"""Several machines at one database: whichever somebody reaches, and whatever becomes of the others."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from eldorado import cli
from eldorado.server.http.timeouts import HttpProtocol, WebSocketProtocol
from server.crowd import QUICK
from server.machines import (
    FAR,
    FAR_STORE,
    NEAR,
    NEAR_STORE,
    Line,
    Machines,
    fell,
    has_namespaces,
    ip,
    machine,
    namespace,
    serving,
)
from server.postgres import Cluster

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_tables_of_a_machine_that_fell_go_on_at_the_other(cluster: Cluster, tmp_path: Path) -> None:
    """People at one table come to two machines, so one of them is passed through; both machines fall in turn."""
    store = cluster.database()
    servers = [machine(tmp_path / name, f"127.0.0.{i}", store) for i, name in ((2, "a"), (3, "b"))]
    crowd = Machines(tmp_path, store, servers)
    try:
        crowd.begin()
        assert len({player.server for player in crowd.players if player.group == 0}) == 2
        for server in servers:
            fell(server)
            assert crowd.time_until_all_play() < QUICK
            assert server.start()
            crowd.whole()
        old = serving(servers)
        crowd.refused.clear()
        assert cli.run(["tables", "restart", "--data", str(tmp_path), "--store", store]) == 0
        crowd.until(lambda: not old & serving(servers), "a machine is not restarted")
        crowd.whole()
        crowd.goes_on()
        assert crowd.refused == []
        assert crowd.finish() >= 8
        print("until all play on:", [round(seconds, 1) for seconds in crowd.waits])
    finally:
        crowd.end()


@pytest.mark.slow
@pytest.mark.skipif(
    not has_namespaces(), reason="needs root and iproute2: a machine with a network of its own"
)
def test_machine_cut_off_from_the_database_loses_its_tables(cluster: Cluster, tmp_path: Path) -> None:
    """Its cable to the database is pulled, people still reach it: they play on at the other machine, and what it
    still wants to write when the cable is back is not written."""
    store = cluster.database()
    name = f"far{os.getpid()}"
    with namespace(name) as within:
        line = Line(cluster.port, NEAR_STORE)
        far_store = store.replace(f"127.0.0.1:{cluster.port}", f"{NEAR_STORE}:{line.port}")
        far = machine(tmp_path / "far", FAR, far_store, *within)
        near = machine(tmp_path / "near", NEAR, store)
        crowd = Machines(tmp_path, store, [far, near])
        try:
            crowd.begin()
            crowd.bring_tables_to(far, near)
            ip("link", "set", f"{name}d", "down")
            assert crowd.time_until_all_play(struck_off=True) < QUICK
            ip("link", "set", f"{name}d", "up")
            crowd.whole()  # under a new name
            crowd.goes_on()
            assert crowd.finish() >= 6
            print("until all play on:", [round(seconds, 1) for seconds in crowd.waits])
        finally:
            crowd.end()
            line.close()


def test_machines_that_cannot_reach_each_other_are_refused(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serve = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path / "b")]
    assert cli.run([*serve, "--machine", "127.0.0.2"]) == 2
    assert cli.run([*serve, "--store", cluster.database(), "--processes", "1", "--machine", FAR_STORE]) == 2
    store = cluster.database()
    alone = machine(tmp_path / "a", "127.0.0.2", store)
    try:
        assert alone.start("", "--code", str(ROOT / "examples/bot.py"))
        quest = next(game for game in alone.get("/api/games")["games"] if game["id"] == "quest")
        assert "hurry" in [
            level["name"] for level in quest["levels"]
        ]  # the processes know what the parent was given
        assert cli.run([*serve, "--store", store, "--processes", "1"]) == 2
    finally:
        fell(alone)
    said = capsys.readouterr().err.splitlines()
    assert [line.startswith("eldorado: ") for line in said] == [True] * 3
    assert "--machine" in said[0]
    assert FAR_STORE in said[1]
    assert "Another machine serves the tables" in said[2]


async def test_caller_of_a_connection_passed_through_is_the_browser() -> None:
    """Its address is the browser's, not the other machine's, for requests and for what becomes a socket."""
    config = uvicorn.Config(lambda *_: None, ws=WebSocketProtocol)
    config.load()
    made = HttpProtocol(config=config, server_state=ServerState(), app_state={})
    made.called_by("192.0.2.7", 4000)
    make: Any = made.ws_protocol_class
    upgraded = make(config=config, server_state=ServerState(), app_state={})
    for protocol in (made, upgraded):
        protocol.connection_made(Wire())
        assert protocol.client == ("192.0.2.7", 4000)
        protocol.connection_lost(ConnectionAbortedError())


class Wire(asyncio.Transport):
    """A transport that leads nowhere, from another machine."""

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("10.77.40.2", 5000) if name in ("peername", "sockname") else default

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None: ...
    def close(self) -> None: ...

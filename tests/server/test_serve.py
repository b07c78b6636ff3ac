"""Starting the server, its addresses and its store from the command line; and a bot written from the document alone."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn

from eldorado import cli
from eldorado.core.errors import UserError
from eldorado.server import run
from eldorado.server.store.store import Store
from server.harness import Browser, running
from server.outside import Player, Server

ROOT = Path(__file__).resolve().parents[2]


def test_port_is_remembered_or_next_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        usual = probe.getsockname()[1]
    monkeypatch.setattr(run, "PORT", usual)
    with run.choose_port("127.0.0.1", None, tmp_path) as first:
        assert first.getsockname()[1] == usual
        with run.choose_port("127.0.0.1", None, tmp_path) as second:
            port = second.getsockname()[1]
            assert port != usual
            with pytest.raises(UserError, match="taken by another program"):
                run.choose_port("127.0.0.1", port, tmp_path)
    with run.choose_port("127.0.0.1", None, tmp_path) as again:
        assert again.getsockname()[1] == port  # so that links stay good


def test_one_server_per_folder(tmp_path: Path) -> None:
    with run.lock_folder(tmp_path), pytest.raises(UserError, match="already runs"), run.lock_folder(tmp_path):
        pass
    with run.lock_folder(tmp_path) as lock:
        print(
            "http://localhost:7440", file=lock, flush=True
        )  # the second one is told where the first is open
        with pytest.raises(UserError, match="open at http://localhost:7440"), run.lock_folder(tmp_path):
            pass


def test_second_start_opens_the_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    with run.lock_folder(tmp_path) as lock:
        print("http://localhost:7440", file=lock, flush=True)
        run.serve("127.0.0.1", None, tmp_path, True, None, 1)
        assert shown == ["http://localhost:7440"]
        assert "already open at http://localhost:7440" in capsys.readouterr().out
        for port, opens in ((7441, True), (None, False)):  # a port of one's own, or nobody before a screen
            with pytest.raises(UserError, match="already open"):
                run.serve("127.0.0.1", port, tmp_path, opens, None, 1)
    assert len(shown) == 1


def test_second_ctrl_c_is_ignored() -> None:
    server = run.Server(uvicorn.Config("none:app"))
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit  # which would break off what is being written, with a traceback


def test_user_errors_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    busy = socket.socket()
    busy.bind(("127.0.0.1", 0))
    busy.listen()
    port = str(busy.getsockname()[1])
    file = tmp_path / "file"
    file.write_text("")
    for words in (
        ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)],
        ["--port", "99999"],
        ["serve", "--host", "203.0.113.9", "--data", str(tmp_path)],
        ["serve", "--data", str(file / "x")],
        ["serve", "--workers", "0"],
        ["serve", "--url", "games.example", "--data", str(tmp_path)],
        ["tables", "dance"],
        ["tables", "export"],
        ["tables", "--data", str(tmp_path / "none")],
    ):
        assert cli.run(words) == 2
        said = capsys.readouterr().err
        assert said.startswith("eldorado: ")
        assert said.count("\n") == 1
        assert "Error" not in said
        assert re.search(r"(serve|tables)\.\w", said) is None  # words, not their keys
    busy.close()


def test_tables_are_listed_exported_and_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made: list[str] = []

    async def some() -> None:
        async with running(tmp_path) as app:
            browser = Browser(app)
            made.append((await browser.make(["you", "hot"], game="quest"))["id"])
            made.append((await browser.make(["you", "open"], game="quest"))["id"])

    asyncio.run(some())
    data = ["--data", str(tmp_path)]
    assert cli.run(["tables", "list", "--json", *data]) == 0
    listed = json.loads(capsys.readouterr().out)["tables"]
    assert {row["id"]: row["status"] for row in listed} == {made[0]: "playing", made[1]: "open"}
    assert cli.run(["tables", *data]) == 0
    assert made[0] in capsys.readouterr().out
    assert cli.run(["tables", "export", made[0], *data]) == 0
    assert capsys.readouterr().out.startswith('{"eldorado":"record"')
    assert cli.run(["tables", "remove", made[0], *data]) == 0
    assert capsys.readouterr().out == f"Table {made[0]} was removed.\n"
    assert cli.run(["tables", "remove", made[0], *data]) == 2
    assert cli.run(["tables", "export", "xyz", *data]) == 2
    capsys.readouterr()
    assert cli.run(["tables", "--json", *data]) == 0
    assert [row["id"] for row in json.loads(capsys.readouterr().out)["tables"]] == [made[1]]


async def test_qr_code_holds_the_network_address(tmp_path: Path) -> None:
    async with running(tmp_path, links=("http://192.0.2.7:7440",)) as app:
        browser = Browser(app)
        table = await browser.make(["you", "open"])
        assert table["link"] == f"http://192.0.2.7:7440/t/{table['id']}"
        answer = await browser.request("GET", f"/api/tables/{table['id']}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.body.startswith(b"<svg")
        assert b"<script" not in answer.body
        assert (await browser.get("/api/me"))["links"] == ["http://192.0.2.7:7440"]


def test_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    """examples/guest.py sits down by the document's messages alone; the host's seat is held by a bot."""
    server = Server(tmp_path)
    assert server.start()
    try:
        host = Player(server)
        seats = [{"kind": "you", "name": "host"}, {"kind": "open"}]
        made = host.request("POST", "/api/tables", {"game": "quest", "seats": seats, "bot_pace": "instant"})
        bot = subprocess.Popen(
            [sys.executable, str(ROOT / "examples/guest.py"), server.base, made["id"]],
            stdout=subprocess.PIPE,
            text=True,
        )
        host.sits(made["id"], 0)
        host.open()
        while host.status == "open":
            host.read("sync")
        host.request("POST", f"/api/tables/{made['id']}/hold", {"seat": 0})
        for step in range(400):
            host.read("step")
            if step % 25:  # replays cost more than steps: who asks for one after each is asked to slow down
                continue
            items = host.request("GET", f"/api/tables/{made['id']}/replay")["items"]
            if sum(item["seat"] == 1 and item["by"] == "player" for item in items) >= 12:
                break
        host.request("POST", f"/api/tables/{made['id']}/resign", {"seat": 0})
        said, _ = bot.communicate(timeout=60)
        assert bot.returncode == 0
        assert said.startswith("over: [")
        assert server.get("/healthz")["exceptions"] == 0
        host.lost()
    finally:
        server.kill()


# --- stores that cannot be opened -----------------------------------------------------------------------------------
def garbage(file: Path) -> None:
    file.write_bytes(b"these are not the tables you are looking for" * 400)


def newer(file: Path) -> None:
    Store(file).prepare()
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")


def another_program(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("create table board (legs integer)")


def cut_short(file: Path) -> None:
    Store(file).prepare()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2 + 1000])


def a_folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize("spoil", [garbage, newer, another_program, cut_short, a_folder])
def test_unusable_store_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None]
) -> None:
    spoil(tmp_path / "eldorado.sqlite3")
    before = sorted(path.name for path in tmp_path.iterdir())
    commands = [["serve", "--no-open", "--host", "203.0.113.9"], ["tables"], ["tables", "remove", "x"]]
    for words in commands:  # an address that is not here: if the store were opened, that would be said
        assert cli.run([*words, "--data", str(tmp_path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("eldorado: ")
        assert said.err.count("\n") == 1
        assert "eldorado.sqlite3" in said.err or words[0] == "tables", said.err
        assert "should not have happened" not in said.err
    assert set(before) <= {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("kept", [b"\xff\xfe", b"\xc2\xb2", b"99999", b"0", b"", b"7 4 4 0"])
def test_senseless_port_is_ignored(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "port").write_bytes(kept)
    with run.choose_port("127.0.0.1", None, tmp_path) as found:
        assert int((tmp_path / "port").read_text()) == found.getsockname()[1]


def test_folder_stays_locked_without_its_lock_file(tmp_path: Path) -> None:
    with run.lock_folder(tmp_path):
        (tmp_path / "lock").unlink()
        with pytest.raises(UserError, match="already runs"), run.lock_folder(tmp_path):
            pass


def test_files_are_readable_by_their_user_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    assert server.start()
    server.kill()
    found = {file.name: file.stat().st_mode & 0o077 for file in (tmp_path / "data").iterdir()}
    assert "eldorado.sqlite3" in found
    assert set(found.values()) == {0}, found

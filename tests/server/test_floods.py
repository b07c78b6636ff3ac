"""Floods below the level of messages: control frames, unread messages, idle connections."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import socket
import struct
import time
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from eldorado.server.app import Application
from eldorado.server.http import timeouts
from eldorado.server.http.connections import Gate
from eldorado.server.http.limits import Limits
from eldorado.server.watch import logs
from server.harness import Browser, Wire, running
from server.outside import Player, Server
from server.test_middleware import Stuck

TEXT, CONTINUED, CLOSE, PING, PONG, RESERVED, LAST = 0x1, 0x0, 0x8, 0x9, 0xA, 0x70, 0x80


def frame(first: int, data: bytes = b"") -> bytes:
    """A masked frame of a client; a mask of zeros changes nothing."""
    return struct.pack("!BB", first, 0x80 | len(data)) + bytes(4) + data


class Raw:
    """A WebSocket whose frames a test writes byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, text: str) -> bytes:
        self.writer.write(frame(LAST | TEXT, text.encode()))
        return await self.reader.readexactly(2 + len(text))

    async def ends(self, seconds: float = 5.0) -> bool:
        """Whether the server ends the connection."""
        try:
            await asyncio.wait_for(self.reader.read(), seconds)
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True


async def echo(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


@pytest.fixture
async def raw_port() -> AsyncIterator[int]:
    async for port in served(echo):
        yield port


async def served(app: Any) -> AsyncIterator[int]:
    config = uvicorn.Config(
        app, http=timeouts.HttpProtocol, ws=timeouts.WebSocketProtocol, log_config=None, log_level="warning"
    )
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: timeouts.HttpProtocol(config, state, {}), "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()


async def asking(port: int) -> Raw:
    """Somebody who has asked for a socket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return Raw(reader, writer)


async def connected(port: int) -> Raw:
    line = await asking(port)
    assert b" 101 " in await line.reader.readuntil(b"\r\n\r\n")
    return line


FLOODS = {
    "pings": frame(LAST | PING),
    "pongs": frame(LAST | PONG),
    "fragments": frame(CONTINUED),
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_flood_of_control_frames_is_cut_off(raw_port: int, kind: str) -> None:
    honest, flood = await connected(raw_port), await connected(raw_port)
    if kind == "fragments":
        flood.writer.write(frame(TEXT))
    flood.writer.write(FLOODS[kind] * 5000)
    assert await flood.ends()
    assert (await honest.ask("hello"))[2:] == b"hello"


async def test_a_few_control_frames_are_fine(raw_port: int) -> None:
    line = await connected(raw_port)
    line.writer.write(
        (FLOODS["pings"] + FLOODS["pongs"]) * 10 + frame(TEXT, b"he") + frame(LAST | CONTINUED, b"llo")
    )
    assert (await asyncio.wait_for(line.reader.readexactly(20 + 7), 60)).endswith(b"hello")


async def test_small_messages_are_not_read_all_at_once() -> None:
    """An empty one has six bytes: what fits into one read would keep everybody else waiting."""
    count, waiting = 2600, []

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        for _ in range(count):
            assert (await receive())["text"] == ""
            waiting.append(scope["state"]["socket"].queue.qsize())
        await send({"type": "websocket.send", "text": "all"})

    async for port in served(slow):
        line = await connected(port)
        line.writer.write(frame(LAST | TEXT) * count)
        assert (await asyncio.wait_for(line.reader.readexactly(5), 60)).endswith(b"all")
    assert len(waiting) == count
    assert max(waiting) < 200


@pytest.mark.parametrize("behind", [b"", frame(LAST | CLOSE), frame(LAST | TEXT, b"\xff")])
async def test_text_that_is_not_utf8_closes_without_a_traceback(
    raw_port: int, caplog: pytest.LogCaptureFixture, behind: bytes
) -> None:
    line = await connected(raw_port)
    line.writer.write(frame(LAST | TEXT, b"\xff\xfe") + behind)
    assert await line.ends()
    assert caplog.text == ""


EARLY = {
    "against the protocol": frame(LAST | RESERVED | TEXT),
    "not UTF-8": frame(LAST | TEXT, b"\xff\xfe"),
    "a ping": frame(LAST | PING),
}


@pytest.mark.parametrize("kind", EARLY)
async def test_frames_before_our_answer_end_the_connection(
    caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    asked, over = asyncio.Event(), asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        """It takes a while until it answers."""
        assert (await receive())["type"] == "websocket.connect"
        asked.set()
        assert (await receive())["type"] == "websocket.disconnect"
        over.set()

    async for port in served(slow):
        line = await asking(port)
        await asked.wait()
        line.writer.write(EARLY[kind])
        assert await line.ends()
        await asyncio.wait_for(over.wait(), 60)
    assert [record for record in caplog.records if record.exc_info] == []


async def test_closing_what_is_closed_already_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    done = asyncio.Event()

    async def late(scope: Any, receive: Any, send: Any) -> None:
        """It finds out only later that it does not want this connection, as for a table that is not there."""
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        try:
            await send({"type": "websocket.close", "code": 4004})
        finally:
            done.set()

    async for port in served(late):
        line = await connected(port)
        line.writer.write(frame(LAST | RESERVED | TEXT))  # against the protocol: it is closed at once
        await asyncio.wait_for(done.wait(), 60)
        assert await line.ends()
    assert caplog.text == ""


async def test_connections_that_are_no_requests_do_not_fill_the_log(
    raw_port: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "CALM", logs.Calm())
    logger = logging.getLogger("uvicorn.error")
    logs.calm(logger)
    try:
        upgrade = b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
        for text in [b"hello\r\n\r\n", upgrade] * 20:
            reader, writer = await asyncio.open_connection("127.0.0.1", raw_port)
            writer.write(text)
            await reader.read(1)
            writer.close()
    finally:
        logger.removeFilter(logs.CALM)
    assert len(caplog.records) == 2, caplog.text


async def test_unread_messages_are_limited_by_their_size(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits(outbox=10_000, outbox_bytes=4_000)) as app:
        host, guest = Browser(app), Browser(app)
        table = await host.make(["you", "open"])
        await guest.post(f"/api/tables/{table['id']}/sit")
        wire, stuck = await host.sit(table["id"]), Stuck(guest)
        await stuck.open(table["id"])
        stuck.reads = False
        for _ in range(12):
            await wire.ask(do="chat", text="x" * 400)
            app.registry.chats.all.clear()
            assert all(socket.waiting <= 4_500 for socket in app.registry.tables[table["id"]].sockets)
        await asyncio.wait_for(asyncio.wait({stuck.task}), 120)
        assert (await wire.ask(do="ping"))["on"] == "ack"


class Pausing(Wire):
    """A connection whose other end reads only now and then."""

    def __init__(self, browser: Browser) -> None:
        super().__init__(browser)
        self.reads = asyncio.Event()
        self.reads.set()

    async def take(self, message: Any) -> None:
        await self.reads.wait()
        await super().take(message)


async def test_who_does_not_read_answers_gets_no_more_of_them(tmp_path: Path) -> None:
    """Hundreds of spectators who ask and do not read would each fill an outbox: their questions wait instead."""
    async with running(tmp_path, limits=Limits(unread=4_000, messages=1e4, message_burst=1e4)) as app:
        host = Browser(app)
        table = await host.make(["you", "open"])
        wire, pausing = await host.sit(table["id"]), Pausing(Browser(app))
        await pausing.open(table["id"])
        pausing.reads.clear()
        last = [pausing.send(do="resync") for _ in range(200)][-1]
        for _ in range(20):
            await wire.ask(do="ping")
        (socket,) = [one for one in app.registry.tables[table["id"]].sockets if one.waiting]
        longest = max(len(one.text) for one in socket.outbox)
        assert 4_000 < socket.waiting <= 4_000 + longest
        pausing.reads.set()
        assert (await pausing.until(ref=last))["on"] == "sync"  # nothing that was asked is lost


async def begin(browser: Browser, path: str, size: int) -> asyncio.Task[list[Any]]:
    """Begin a request whose body does not end; what is answered."""
    scope = {**browser.scope("http", path), "method": "POST"}
    scope["headers"].append((b"content-length", str(size + 1).encode()))
    inbox: list[Any] = [{"type": "http.request", "body": b"x" * 1000, "more_body": True}] * (size // 1000)
    told: list[Any] = []

    async def receive() -> Any:
        return inbox.pop() if inbox else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        told.append(message)

    async def run() -> list[Any]:
        await browser.app(scope, receive, send)  # type: ignore[arg-type]
        return told

    task = asyncio.create_task(run())
    await asyncio.wait({task}, timeout=0.02)
    return task


async def test_bodies_that_do_not_end_do_not_fill_the_memory(app: Application) -> None:
    await Browser(app).request("POST", "/api/import", b"no record")  # what is needed for it is loaded
    tracemalloc.start()
    try:
        stuck = [await begin(Browser(app, "192.0.2.1"), "/api/import", 1_000_000) for _ in range(20)]
        for path in ("/api/tables", "/api/push", "/api/courses/report"):
            stuck += [await begin(Browser(app, "192.0.2.1"), path, 1_000_000) for _ in range(10)]
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 16_000_000  # of fifty megabytes
    other = await Browser(app, "192.0.2.2").request("POST", "/api/import", b"no record")
    assert other.status == 400
    long = await Browser(app).request("POST", "/api/tables", b"x" * 100_000)
    assert (long.status, long.json()["key"]) == (413, "wire.too_large")
    for task in stuck:
        task.cancel()
    await asyncio.gather(*stuck, return_exceptions=True)
    assert not app.registry.uploads


class Line:
    def __init__(self) -> None:
        self.is_cut = False

    def cut(self) -> None:
        self.is_cut = True


def test_gate_limits_addresses_and_cuts_the_longest_idle() -> None:
    gate = Gate(most=4, per_address=2)
    lines = [Line() for _ in range(7)]
    assert [gate.enter(line, "192.0.2.1") for line in lines[:3]] == [True, True, False]
    assert gate.enter(lines[3], "2001:db8::1")
    assert gate.enter(lines[4], "2001:db8::2")  # one subscriber …
    assert not gate.enter(lines[5], "2001:db8::3")  # … has no more connections than one address
    gate.busy(lines[0])
    assert gate.enter(lines[6], "192.0.2.2")
    assert [line.is_cut for line in lines[:3]] == [False, True, False]  # who waits for an answer stays


def test_gate_full_of_sockets_makes_room_for_who_has_fewer() -> None:
    """Sockets are never idle: a few addresses would otherwise keep everybody else out."""
    gate = Gate(most=6, per_address=4)
    lines = [Line() for _ in range(10)]
    greedy = ["192.0.2.1"] * 3 + ["192.0.2.2"] * 2 + ["192.0.2.9"]
    for line, address in zip(lines, greedy, strict=False):
        assert gate.enter(line, address)
        gate.busy(line)
    assert gate.enter(lines[6], "192.0.2.3")
    gate.busy(lines[6])
    assert [line.is_cut for line in lines[:7]] == [False, False, True] + [False] * 4
    assert gate.enter(lines[7], "192.0.2.4")
    gate.busy(lines[7])
    assert [line.is_cut for line in lines].count(True) == 2
    assert not gate.enter(lines[8], "192.0.2.3")  # nobody has two more than this one would give up
    assert not lines[5].is_cut
    assert len(gate.open) == sum(map(len, gate.addresses.values())) == 6


async def test_guesses_are_limited_per_ipv6_subscriber(tmp_path: Path) -> None:
    # A bucket that fills again while it is emptied would make this hang on the speed of the machine.
    never = Limits(guesses=1e-9, guess_burst=10)
    async with running(tmp_path, limits=never) as app:
        homes = [Browser(app, address=f"2001:db8:0:1::{number:x}") for number in range(11)]
        statuses = [(await home.request("GET", "/api/codes/ABCDEF")).status for home in homes]
        assert statuses == [404] * 10 + [429]
        other = Browser(app, address="2001:db8:0:2::1")
        assert (await other.request("GET", "/api/codes/ABCDEF")).status == 404


@pytest.mark.slow
def test_idle_connections_do_not_use_up_file_descriptors(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert server.start(files=300)
    try:
        player = Player(server)
        seats = [{"kind": "you", "name": "host"}, {"kind": "bot", "level": "easy"}]
        made = player.request("POST", "/api/tables", {"game": "quest", "seats": seats, "bot_pace": "instant"})
        player.sits(made["id"], 0)
        player.open()
        with ExitStack() as stack:
            for _ in range(800):
                idle = stack.enter_context(socket.socket())
                idle.connect(("127.0.0.1", server.port))
            began = time.monotonic()
            assert server.get("/healthz")["ok"]
            assert player.request("GET", f"/api/tables/{made['id']}")["id"] == made["id"]
            assert time.monotonic() - began < 20  # it took minutes; a busy machine takes seconds
            assert player.socket is not None
            player.socket.send('{"do": "ping", "id": "still"}')  # who plays stays connected
            assert player.read("ack")["id"] == "still"
        player.lost()
    finally:
        server.strike()
        said = server.process.stdout.read() if server.process and server.process.stdout else ""
        server.wait()
    assert len(said) < 5_000, said[:1000]


async def test_talk_is_limited_for_each_address(tmp_path: Path) -> None:
    """What is said and who is muted is kept for as long as a table, and each new cookie may begin anew."""
    never = Limits(talk=1e-9, talk_burst=3)
    async with running(tmp_path, limits=never) as app:
        made = await Browser(app).make(["you", "open"])
        for what in ({"do": "chat", "text": "hello"}, {"do": "mute", "seat": 0, "on": True}):
            app.registry.talkers.all.clear()
            told = []
            for _ in range(4):
                wire = await Browser(app).sit(made["id"])
                told += [(await wire.ask(**what))["on"] for _ in range(2)]
                await wire.close()
            kept = 3 if what["do"] == "chat" else 6  # whoever has muted somebody may change it
            assert told.count("ack") == kept, told
        wire = await Browser(app, "10.0.0.2").sit(made["id"])
        assert (await wire.ask(do="chat", text="hello"))["on"] == "ack"
        assert app.registry.exceptions == 0


async def test_messages_are_limited_for_each_address(tmp_path: Path) -> None:
    """A new cookie costs nothing and an address has hundreds of sockets: their messages count together."""
    async with running(tmp_path, limits=Limits(together=1e-9, together_burst=10)) as app:
        made = await Browser(app).make(["you", "open"])
        told = []
        for _ in range(3):
            wire = await Browser(app).sit(made["id"])
            told += [(await wire.ask(do="resync"))["on"] for _ in range(5)]
        assert told == ["sync"] * 10 + ["error"] * 5
        wire = await Browser(app, "10.0.0.2").sit(made["id"])
        assert (await wire.ask(do="resync"))["on"] == "sync"

"""The lines between processes and machines, attacked: who may speak, who is believed, and what they can use up."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState

from eldorado.core.plain import Plain
from eldorado.server.http.limits import Buckets, Limits
from eldorado.server.http.timeouts import WebSocketProtocol
from eldorado.server.processes import network
from eldorado.server.processes.channel import PATIENCE
from eldorado.server.processes.neighbours import Neighbours
from eldorado.server.processes.network import CHALLENGE, CODE
from eldorado.server.processes.orders import Orders
from eldorado.server.processes.parent import Parent
from eldorado.server.processes.places import Place
from eldorado.server.processes.routing import RoutedProtocol

HERE = "127.0.0.1"
SECRET = b"ours"


class Machine:
    """Who is asked, and what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Plain] = []
        self.port = 0
        self.door = network.Door()

    async def answer(self, message: Plain, _line: network.Entrance) -> Plain:
        self.asked.append(message)
        return {"heard": message}

    async def ask(self, message: Plain, secret: bytes = SECRET) -> Plain:
        return await network.ask(HERE, self.port, secret, message)


@asynccontextmanager
async def listening(made: Callable[[], asyncio.Protocol]) -> AsyncIterator[int]:
    server = await asyncio.get_running_loop().create_server(made, HERE, 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@asynccontextmanager
async def machine(secret: bytes = SECRET) -> AsyncIterator[Machine]:
    made = Machine()

    def entrance() -> network.Entrance:
        return network.Entrance(secret, network.address(HERE, made.port), made.answer, made.door)

    async with listening(entrance) as made.port:
        yield made


async def test_only_who_knows_the_secret_is_answered() -> None:
    async with machine() as ours, machine(b"theirs") as impostor:
        assert await ours.ask({"do": "health"}) == {"heard": {"do": "health"}}
        with pytest.raises((OSError, EOFError)):
            await ours.ask({"do": "rekey"}, b"theirs")
        reader, writer = await asyncio.open_connection(HERE, ours.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" * 9)
        assert len(await reader.read()) == CHALLENGE + CODE  # and then it hangs up
        writer.close()
        with pytest.raises((OSError, EOFError)):
            await impostor.ask({"do": "health"})
        assert ours.asked == [{"do": "health"}]
        assert impostor.asked == []


class Between:
    """Takes calls that are meant for somebody else, and brings what is said to a machine and back, changed at will."""

    def __init__(self, to: Machine, change: Callable[[bytes], bytes] = lambda said: said) -> None:
        self.to = to
        self.change = change
        self.heard = b""  # what was said to it

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HERE, self.to.port)

        async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter, ours: bool) -> None:
            while data := await source.read(65536):
                self.heard += data if ours else b""
                target.write(self.change(data) if ours else data)
            target.close()

        await asyncio.gather(pump(reader, back, True), pump(there, writer, False), return_exceptions=True)


async def test_whoever_gets_the_port_of_a_fallen_machine_is_told_nothing() -> None:
    """A message may be a browser's request with its cookie. To ask the machine that is called does not help either."""
    async with machine() as ours:
        thief = Between(ours)
        squat = await asyncio.start_server(thief.serve, HERE, 0)
        port = squat.sockets[0].getsockname()[1]
        with pytest.raises((OSError, EOFError)):
            await network.ask(HERE, port, SECRET, {"do": "connection", "head": "cookie"})
        assert len(thief.heard) == CHALLENGE
        assert ours.asked == []
        squat.close()


async def test_message_that_was_changed_on_its_way_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with machine() as ours:
        changing = Between(ours, lambda said: said.replace(b'"peer":"192.0.2.7"', b'"peer":"127.0.0.1"'))
        squat = await asyncio.start_server(changing.serve, HERE, 0)
        port = squat.sockets[0].getsockname()[1]
        # It took over the very address, as only somebody in the network can.
        monkeypatch.setattr(network, "address", lambda _host, _port: "the same")
        with pytest.raises((OSError, EOFError)):
            await network.ask(HERE, port, SECRET, {"peer": "192.0.2.7"})
        assert b"192.0.2.7" in changing.heard
        assert await network.ask(HERE, port, SECRET, {"peer": "192.0.2.9"}) == {
            "heard": {"peer": "192.0.2.9"}
        }
        assert ours.asked == [{"peer": "192.0.2.9"}]
        squat.close()


async def test_what_was_said_once_cannot_be_said_again() -> None:
    async with machine() as ours:
        listener = Between(ours)
        port = ours.port
        squat = await asyncio.start_server(listener.serve, HERE, 0)
        secret_call = network.Call(SECRET, network.address(HERE, port), {"do": "block"})
        await asyncio.get_running_loop().create_connection(
            lambda: secret_call, HERE, squat.sockets[0].getsockname()[1]
        )
        await secret_call.answered
        secret_call.transport.close()
        reader, writer = await asyncio.open_connection(HERE, port)
        writer.write(listener.heard)
        assert len(await reader.read()) == CHALLENGE + CODE
        writer.close()
        assert ours.asked == [{"do": "block"}]
        squat.close()


@pytest.mark.parametrize("said", [b"", b"x" * CHALLENGE, b"x" * CHALLENGE + b"y" * 20])
async def test_who_says_nothing_or_half_does_not_use_up_connections(said: bytes) -> None:
    async with machine() as ours:
        lines = [await asyncio.open_connection(HERE, ours.port) for _ in range(3 * network.AT_DOOR)]
        for _, writer in lines:
            writer.write(said)
        assert await ours.ask({"do": "health"}) == {"heard": {"do": "health"}}
        assert len(ours.door.waiting) <= network.AT_DOOR
        for _, writer in lines:
            writer.close()


async def test_answer_that_is_too_large_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that lies about what comes."""
    real = network.Conversation.framed

    def boast(self: network.Conversation, what: bytes, message: Plain) -> bytes:
        said = real(self, what, message)
        return said[:CODE] + b"\xff\xff\xff\xff" + said[CODE + 4 :] if what == b"answers" else said

    monkeypatch.setattr(network.Conversation, "framed", boast)
    async with machine() as ours:
        began = time.monotonic()
        with pytest.raises(OSError, match="too large"):
            await ours.ask({"do": "health"})
        assert time.monotonic() - began < PATIENCE


# --- a connection that is passed through ------------------------------------------------------------------------------
class Talker(asyncio.Protocol):
    """The machine with the table: says more than anybody takes; `closed` once its line is gone."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(b"x" * 20_000_000)

    def connection_lost(self, _exc: Exception | None) -> None:
        self.closed.set()


@pytest.mark.parametrize("hangs_up", [False, True])
async def test_browser_that_does_not_read_is_cut_off_where_it_came_in(
    monkeypatch: pytest.MonkeyPatch, hangs_up: bool
) -> None:
    """Also when the machine with the table has hung up by then: that is not heard while nothing is read."""
    monkeypatch.setattr(network, "STALLED", 0.5)
    loop = asyncio.get_running_loop()
    talker, ended = Talker(), asyncio.Event()
    server = await loop.create_server(lambda: talker, HERE, 0)
    line = network.Call(SECRET, "", {})
    await loop.create_connection(lambda: line, *server.sockets[0].getsockname())
    line.answered.set_result({})
    browser, door = socket.socketpair()
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, door)
    near, _ = network.join(transport, line)
    near.on_end = lambda _pipe: ended.set()
    if hangs_up:
        await asyncio.sleep(0.2)
        talker.transport.abort()
    await asyncio.wait_for(asyncio.gather(ended.wait(), talker.closed.wait()), 20)
    browser.close()
    server.close()


async def test_machine_that_answers_and_hangs_up_at_once_is_heard_to_the_end() -> None:
    """Otherwise the browser's connection stayed open for as long as the browser liked."""
    loop = asyncio.get_running_loop()
    async with machine() as ours:

        async def answer(_message: Plain, line: network.Entrance) -> Plain:
            line.say({"taken": True})
            line.transport.set_protocol(asyncio.Protocol())
            line.transport.write(b"all there is")
            line.transport.close()
            return {}

        ours.answer = answer  # type: ignore[method-assign,assignment]
        taken, line = await network.call(HERE, ours.port, SECRET, {"do": "connection"})
        assert taken == {"taken": True}
        await asyncio.sleep(0.2)  # until it has hung up
        browser, door = socket.socketpair()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, door)
        network.join(transport, line)
        browser.setblocking(False)
        said = [await asyncio.wait_for(loop.sock_recv(browser, 100), 5.0) for _ in range(2)]
        assert said == [b"all there is", b""]
        browser.close()


async def test_who_waits_for_something_else_does_not_keep_processes_from_each_other(tmp_path: Path) -> None:
    """Push services that do not answer once kept all the threads by which connections are handed over."""
    ours, theirs = (Neighbours(Place(str(tmp_path / name))) for name in "ab")

    async def answer(message: Plain) -> Plain:
        return {"heard": message}

    async def ready(_board: str) -> bool:
        return True

    for one in (ours, theirs):
        await one.open(answer, ready)
    slow = [asyncio.ensure_future(asyncio.to_thread(time.sleep, 3.0)) for _ in range(40)]
    try:
        asked: Any = ours.ask(theirs.place, {"do": "health"})
        assert await asyncio.wait_for(asked, 2.0) == {"heard": {"do": "health"}}
    finally:
        for waiting in slow:
            waiting.cancel()
        for one in (ours, theirs):
            one.close()


class Bringing:
    """A process that has no tables, and whom it would bring elsewhere."""

    def __init__(self) -> None:
        self.registry = SimpleNamespace(tables={})
        self.brought = Buckets(Limits().requests, Limits().request_burst)
        self.callers: list[str] = []

    async def route(self, protocol: RoutedProtocol, _board: str) -> None:
        self.callers.append(protocol.client[0] if protocol.client else "")


async def come(member: Bringing, address: str, head: bytes) -> None:
    """Somebody connects to the wrong process and says so much."""
    config = uvicorn.Config(lambda *_: None, ws=WebSocketProtocol)
    config.load()
    made = RoutedProtocol(config=config, server_state=ServerState(), app_state={})
    made.called_by(address, 4000)
    made.connection_made(Nowhere())
    made.data_received(head)
    if made.routing is not None:
        await made.routing
    made.connection_lost(None)


class Nowhere(asyncio.Transport):
    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("192.0.2.1", 5000) if name in ("peername", "sockname") else default

    def is_closing(self) -> bool:
        return False

    def write(self, _data: bytes | bytearray | memoryview) -> None: ...
    def abort(self) -> None: ...
    def close(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


async def test_who_asks_for_tables_of_others_again_and_again_is_limited_at_the_door(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Looking for the owner asks the database, before the process that answers could count anything."""
    member = Bringing()
    monkeypatch.setattr(RoutedProtocol, "member", member, raising=False)
    line = b"GET /api/tables/abcdefghjkmn HTTP/1.1\r\n"
    began = time.monotonic()
    for _ in range(400):
        await come(member, "192.0.2.7", line)
    regained = Limits().requests * (time.monotonic() - began)
    assert 240 <= len(member.callers) < 300 + regained < 400
    member.callers.clear()
    await come(member, "192.0.2.8", line)  # somebody else
    for _ in range(300):
        await come(member, "127.0.0.1", line)  # a proxy, which brings everybody
    assert len(member.callers) == 301
    member.callers.clear()
    await come(member, "192.0.2.9", line.partition(b" HTTP")[0] + b"?" + b"x" * 9000)  # no line at all
    assert member.callers == []


@pytest.mark.parametrize("pieces", [1, 2, 5])
def test_request_in_pieces_arrives_whole_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: int
) -> None:
    """Browsers send a body after its headers, slow lines a request bit by bit: the rest comes while it goes over."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # in which servers run
        runner.run(request_in_pieces(tmp_path, monkeypatch, pieces))


async def request_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: int) -> None:
    monkeypatch.setattr(RoutedProtocol, "member", Bringing(), raising=False)
    got: list[bytes] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message["body"]
            if not message["more_body"]:
                break
        got.append(body)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    config.load()

    async def ready(_board: str) -> bool:
        return True

    here = Neighbours(Place(str(tmp_path / "here.sock")))
    here.protocol = lambda: RoutedProtocol(config=config, server_state=ServerState(), app_state={})
    line = b"POST /api/tables/abcdefghjkmn/sit HTTP/1.1\r\n"
    rest = b"Host: x\r\nContent-Length: 13\r\n\r\n" + b'{"seat": "x"}'
    size = -(-len(rest) // pieces)
    browser, given = socket.socketpair()
    with browser:
        browser.setblocking(False)
        message = {
            "do": "connection",
            "table": "abcdefghjkmn",
            "head": line.decode(),
            "peer": ("192.0.2.7", 4000),
        }
        browser.sendall(rest[:size])
        taking = asyncio.ensure_future(here.take_descriptor(message, given.detach(), ready))
        for start in range(size, len(rest), size):
            await asyncio.sleep(0)
            browser.sendall(rest[start : start + size])
        assert await taking
        answer = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(browser, 1000), 60)
    assert answer.startswith(b"HTTP/1.1 204")
    assert got == [b'{"seat": "x"}']
    here.threads.shutdown()


def test_only_the_user_who_serves_reaches_the_processes() -> None:
    with socket.socket() as common:
        given: dict[str, Any] = dict.fromkeys(Orders.__struct_fields__)
        given |= {"store": "postgresql://eldorado@127.0.0.1:1/none"}
        parent = Parent(Orders(**given), 1, common)
    try:
        assert parent.folder.stat().st_mode & 0o777 == 0o700
    finally:
        parent.folder.rmdir()
        parent.store.engine.dispose()

"""What is read without the library arrives as what the library reads, however the stream is cut."""

from __future__ import annotations

import random
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from eldorado.server.http.timeouts import WebSocketProtocol
from server.test_machines import Wire

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Quiet(Wire):
    """A connection that keeps nothing of what is written."""

    def write(self, data: Any) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None: ...


async def opened() -> WebSocketProtocol:
    config = uvicorn.Config(nothing, ws=WebSocketProtocol)
    config.load()
    made = WebSocketProtocol(config=config, server_state=ServerState(), app_state={})
    made.connection_made(Quiet())
    made.data_received(REQUEST)
    assert (await made.receive())["type"] == "websocket.connect"
    await made.send({"type": "websocket.accept"})
    return made


def stream(rnd: random.Random) -> tuple[list[bytes], list[str]]:
    """Frames as a browser may send them, and the texts in them."""
    frames: list[bytes] = []
    texts: list[str] = []
    for number in range(12):
        text = f"{number} héllo " * rnd.choice((0, 1, 3, 12, 30))
        raw = text.encode()
        kind = rnd.random()
        if kind < 0.15:
            frames.append(Frame(Opcode.PING, b"?").serialize(mask=True))
            continue
        if kind < 0.3:
            cut = rnd.randrange(len(raw) + 1)
            frames.append(Frame(Opcode.TEXT, raw[:cut], fin=False).serialize(mask=True))
            frames.append(Frame(Opcode.PONG, b"").serialize(mask=True))
            frames.append(Frame(Opcode.CONT, raw[cut:]).serialize(mask=True))
        else:
            frames.append(Frame(Opcode.TEXT, raw).serialize(mask=True))
        texts.append(text)
    return frames, texts


async def test_texts_arrive_in_order_however_the_stream_is_cut() -> None:
    rnd, quick = random.Random(11), 0
    for _ in range(60):
        frames, wanted = stream(rnd)
        made = await opened()
        taken = made.take

        def counted(data: bytes, taken: Any = taken) -> bool:
            nonlocal quick
            done = bool(taken(data))
            quick += done
            return done

        made.take = counted  # type: ignore[method-assign]
        whole = b"".join(frames)
        cuts = sorted(rnd.sample(range(1, len(whole)), min(rnd.randrange(12), len(whole) - 1)))
        pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
        found: list[str] = []
        for piece in frames if rnd.random() < 0.5 else pieces:
            made.data_received(piece)
            while not made.inbox.empty():
                found.append((await made.receive())["text"])
        assert found == wanted
        assert made.boundary.clear
        made.connection_lost(None)
    assert quick > 100, "most texts come in one piece and take the short way"


async def test_a_text_within_a_fragmented_message_is_an_error() -> None:
    made = await opened()
    made.data_received(Frame(Opcode.TEXT, b"be", fin=False).serialize(mask=True))
    made.data_received(Frame(Opcode.TEXT, b"gin").serialize(mask=True))
    ended = await made.receive()
    assert (ended["type"], ended["code"]) == ("websocket.disconnect", 1002)
    made.connection_lost(None)


async def test_what_is_too_long_or_not_masked_is_left_to_the_library() -> None:
    for bad, code in (
        (Frame(Opcode.TEXT, b"x" * 20_000).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"open").serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
    ):
        made = await opened()
        made.conn.max_message_size = 16_384
        made.data_received(bad)
        assert (await made.receive())["code"] == code
        made.connection_lost(None)

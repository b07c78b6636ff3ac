"""HTTP and WebSocket protocols with read limits and timeouts.

WebSocket data is read in small chunks, so that one client's flood does not delay the others, and a client that
goes on sending after the connection was closed is cut off. An HTTP request must be complete within a fixed time:
idle or dribbling connections would otherwise use up all file descriptors.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from eldorado.server.http.connections import DEFAULT, RESERVE, Gate
from eldorado.server.http.limits import Bucket, Limits

CHUNK = 16_384  # bytes read at once
PIECE = 1024  # bytes of frames handled before the limits are checked
AFTER_CLOSE = 65_536  # bytes a client may still send after we sent the closing frame
WAITING = 4  # messages read ahead of those being answered
CLOSE_SECONDS = 2.0  # time for the client's answer to the closing frame
REQUEST_SECONDS = 30.0  # time from the first byte of a request, or the connection, to its last
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
BETWEEN = 0.02  # seconds between an answer and the next request of a pipeline
REFUSED = "refused"  # noted in a request's state: it was one too many


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits on control frames and fragments, which cost as much to read as messages."""

    limits = Limits()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.close_timeout = CLOSE_SECONDS
        self.sent_after_close = 0
        self.unread = b""  # arrived, but behind messages that are still to be answered
        self.peer: tuple[str, int] | None = None  # the caller, if the connection comes from another machine
        self.bucket = Bucket(self.limits.control, self.limits.control_burst, self.loop.time())

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if hasattr(transport, "max_size"):
            transport.max_size = CHUNK
        super().connection_made(transport)
        self.client = self.peer or self.client

    def connection_lost(self, exc: Exception | None) -> None:
        HttpProtocol.gate.leave(self)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["state"]["socket"] = self  # sends frames that are ready to go, see api/connection.py
        await super().run_asgi()
        self.abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_soon()

    async def send(self, message: Any) -> None:
        """Send, but closing what the client has closed meanwhile is nothing; uvicorn would log a traceback."""
        if message["type"] != "websocket.close" or not self.close_sent:
            await super().send(message)

    def write(self, frame: bytes) -> bool:
        """Send a whole frame, bypassing the layers in between, if nothing is waiting before it."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def abort_soon(self) -> None:
        """Abort soon: closing waits until everything is sent, which never happens if the client does not read."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def cut(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # nobody may send anything before our answer; uvicorn would log a traceback
            return
        if self.close_sent:
            self.sent_after_close += len(data)
            if self.sent_after_close > AFTER_CLOSE:
                self.transport.abort()
                return
        self.unread += data
        self.read_on()

    def read_on(self) -> None:
        """Read what has arrived, in small pieces, until enough messages wait: an empty frame has only six bytes."""
        while self.unread and not self.transport.is_closing():
            if self.queue.qsize() > WAITING and not self.close_sent:
                return
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        if self.unread and self.queue.empty():
            self.read_on()
        return message

    def count(self) -> bool:
        """Whether one more control frame or fragment is within the limits; cut the connection if not."""
        if self.bucket.take(self.loop.time()):
            return True
        self.transport.abort()
        return False

    def handle_ping(self) -> None:
        if self.count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.count():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self.count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self.count():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Close on text that is not UTF-8; uvicorn would log a traceback each time."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.close_sent is None:  # the client may have said goodbye right behind it
                    self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        reading, self.read_paused = (
            self.read_paused,
            True,
        )  # stopping and starting again costs two system calls
        super().send_receive_event_to_app()
        self.read_paused = reading
        if not reading and self.queue.qsize() > WAITING:
            self.read_paused = True
            self.transport.pause_reading()


class HttpProtocol(H11Protocol):
    gate = Gate(DEFAULT - RESERVE, Limits().connections)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.between: asyncio.TimerHandle | None = None  # set while the rest of a pipeline waits
        self.answered = False  # whether an answer is just complete
        self.peer: tuple[str, int] | None = None

    def called_by(self, host: str, port: int) -> None:
        """Note the caller's address, as reported by the process that accepted the connection."""
        self.peer = (host, port)
        upgraded = self.ws_protocol_class

        def made(**settings: Any) -> asyncio.Protocol:
            socket: Any = upgraded(**settings)  # type: ignore[misc]
            socket.peer = self.peer
            made: asyncio.Protocol = socket
            return made

        self.ws_protocol_class = made  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = self.peer or self.client
        if not self.gate.enter(self, self.client[0] if self.client else ""):
            self.transport.abort()
            return
        self.wait_for_request()

    def data_received(self, data: bytes) -> None:
        self.wait_for_request()
        super().data_received(data)
        self.see_what_came()

    def see_what_came(self) -> None:
        if self.conn.their_state not in UNFINISHED:
            self.gate.busy(self)
            self.stop_waiting()

    def on_response_complete(self) -> None:
        self.answered = True
        super().on_response_complete()
        self.answered = False
        self.gate.rest(self)

    def handle_events(self) -> None:
        """Read what has arrived, but never one request right behind another.

        Browsers and proxies send a request when they have read the answer to the last. Who sends twenty in one packet
        gets their answers with pauses in which others have their turn, and none after the first that was refused.
        """
        if self.between is not None:
            return
        if self.answered and self.conn.trailing_data[0]:
            if self.scope["state"].get(REFUSED):
                self.transport.close()
                return
            self.flow.pause_reading()
            self.between = self.loop.call_later(BETWEEN, self.read_next)
            return
        super().handle_events()

    def read_next(self) -> None:
        self.between = None
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        self.wait_for_request()
        self.handle_events()
        self.see_what_came()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade(event)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, WebSocketProtocol):
            self.gate.hand_over(self, upgraded)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        self.stop_waiting()
        if self.between is not None:
            self.between.cancel()
        super().connection_lost(exc)

    def cut(self) -> None:
        self.transport.abort()

    def wait_for_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

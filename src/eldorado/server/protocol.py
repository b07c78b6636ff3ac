"""The protocols with an end to their patience.

What a flooding client sends over a WebSocket is read in small bites, so that going through one does not keep the others
waiting; and who goes on sending after the connection was closed is cut off instead of being read to the end of a long
farewell. A request over HTTP is there in time or not at all: connections that say nothing, or a letter now and then,
would otherwise take all the places there are.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BITE = 16_384  # bytes read at once
FAREWELL = 65_536  # bytes a client may still send after it was told that the connection is closed
SECONDS = 2.0  # for its answer to that
REQUEST_SECONDS = 30.0  # from the first byte of a request, or the connection, to its last
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class Protocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.close_timeout = SECONDS
        self.sent_after_close = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if hasattr(transport, "max_size"):
            transport.max_size = BITE
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.part()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.part()

    def part(self) -> None:
        """Closing waits until all is sent, and who does not read never lets it."""
        self.loop.call_later(SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.sent_after_close += len(data)
            if self.sent_after_close > FAREWELL:
                self.transport.abort()
                return
        super().data_received(data)


class Requests(H11Protocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait_for_request()

    def data_received(self, data: bytes) -> None:
        self.wait_for_request()
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self.rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.rest()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        super().connection_lost(exc)

    def wait_for_request(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def rest(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

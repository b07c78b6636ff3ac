"""The WebSocket protocol with an end to its patience.

What a flooding client sends is read in small bites, so that going through one does not keep the others waiting; and who
goes on sending after the connection was closed is cut off instead of being read to the end of a long farewell.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BITE = 16_384  # bytes read at once
FAREWELL = 65_536  # bytes a client may still send after it was told that the connection is closed
SECONDS = 2.0  # for its answer to that


class Protocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.close_timeout = SECONDS
        self.sent_after_close = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if hasattr(transport, "max_size"):
            transport.max_size = BITE
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.sent_after_close += len(data)
            if self.sent_after_close > FAREWELL:
                self.transport.abort()
                return
        super().data_received(data)

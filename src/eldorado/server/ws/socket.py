"""A table's side of a browser's connection; `api/connection.py` is the real one."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from eldorado.server.ws import outgoing as out
from eldorado.server.ws.letters import Letter
from eldorado.server.ws.pieces import Told

# Codes with which a socket is closed (docs/protocol.md).
BLOCKED, DELETED, TOO_MANY_SOCKETS, SLOW, FLOOD = 4003, 4004, 4008, 4013, 4029


class Socket(Protocol):
    client: bytes
    household: str  # key for counting connections together
    eye: int  # the seat it looks as
    differences: bool  # whether it applies changes to a position itself
    shown: Told | None  # the position it has
    outbox: deque[Letter]  # messages waiting to be sent
    waiting: int  # bytes in the outbox

    def send(self, message: out.Message) -> None: ...
    def send_letter(self, letter: Letter) -> None: ...
    def send_letters(self, *given: Letter) -> None: ...
    def close(self, code: int) -> None: ...

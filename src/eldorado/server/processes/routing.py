"""Bring each request to the process that has its table.

The table is named in the first line: in the path, or after `table=`. If another process has it, the whole
connection goes there before anything of the request is read here, with the data received so far.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, ClassVar

import h11

from eldorado.server.http.connections import Closable, local
from eldorado.server.http.limits import household
from eldorado.server.http.timeouts import HttpProtocol
from eldorado.server.store.ids import ALPHABET, ID

if TYPE_CHECKING:
    from eldorado.server.processes.member import Member

LONGEST = 8192  # bytes of a first line
NAMED = re.compile(
    rb"[A-Z]+ (?:/api/tables/|/[^ ?]*\?(?:[^ ]*&)?table=)([%b]{%d})(?![0-9a-zA-Z])" % (ALPHABET.encode(), ID)
)


def table_of(head: bytes) -> str | None:
    """Return the table a request is about, if any.

    >>> table_of(b"GET /api/tables/abcdefghjkmn/ws?since=4 HTTP/1.1")
    'abcdefghjkmn'
    >>> table_of(b"POST /api/transfer?table=abcdefghjkmn HTTP/1.1")
    'abcdefghjkmn'
    >>> table_of(b"GET /api/tables HTTP/1.1"), table_of(b"GET /api/tables/abcdefghjkmnp HTTP/1.1")
    (None, None)
    """
    found = NAMED.match(head)
    if found is None:
        return None
    line = head.partition(b"\r\n")[0]
    second = re.search(rb"[?&]table=([%b]{%d})(?![0-9a-zA-Z])" % (ALPHABET.encode(), ID), line)
    return (second or found)[1].decode()


class RoutedProtocol(HttpProtocol):
    member: ClassVar[Member]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.head = b""  # what has arrived of a request that is not read here yet
        self.begun = False  # whether another process has begun to read the request
        self.reading = False  # whether a request is read here
        self.routing: asyncio.Task[None] | None = None

    def data_received(self, data: bytes) -> None:
        if self.reading:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self.wait_for_request()
        self.head += data
        if self.routing is not None:
            return
        whole = b"\n" in self.head
        if not whole and len(self.head) < LONGEST:
            return
        table = table_of(self.head) if whole else None  # an unfinished line is refused by its reader
        if table is None or table in self.member.registry.tables or not self.may_be_brought():
            self.read_here()
            return
        self.transport.pause_reading()
        self.routing = self.loop.create_task(self.member.route(self, table))

    def may_be_brought(self) -> bool:
        """Whether an address is within its limits. Finding the owner of a table costs more than most requests, so they
        count here too, and not only where they are answered; excessive requests are refused here."""
        address = self.client[0] if self.client else ""
        now = self.loop.time()
        return local(address) or self.member.brought.get(household(address), now).take(now)

    def goes_on(self, head: bytes) -> None:
        """Note what another process has read of the request: it comes before all that the new connection brings."""
        self.head, self.begun = head, True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.begun:
            self.read_here()

    def let_go(self, new: Closable) -> None:
        """Hand the connection over to another protocol."""
        self.gate.hand_over(self, new)
        super().connection_lost(ConnectionAbortedError())

    def read_here(self) -> None:
        """Let this process answer."""
        if self.transport.is_closing():
            return
        if self.routing is not None:
            self.routing = None
            self.transport.resume_reading()
        data, self.head, self.reading = self.head, b"", True
        super().data_received(data)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # A client may have sent its next request already; it is read here too.
        more = self.conn.their_state is not h11.IDLE or bool(self.conn.trailing_data[0])
        self.reading = more and not self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.routing is not None:
            self.routing.cancel()
        super().connection_lost(exc)

"""Frames of a WebSocket as they come from a browser (RFC 6455, 5.2), as far as they are read without the library."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

try:
    from websockets.speedups import apply_mask
except ImportError:  # its own fallback where nothing could be compiled
    from websockets.utils import apply_mask

TEXT, MASKED = 0x81, 0x80  # a text in one frame; every frame of a client is masked
LONGEST_HEAD = 14
M = TypeVar("M")


def plain_text(data: bytes, most: int) -> str | None:
    r"""Return the text if the data are exactly one whole, valid frame of text; None for anything else.

    >>> plain_text(b"\x81\x82\0\0\0\0ok", 100), plain_text(b"\x81\x82\1\0\1\0nk", 100)
    ('ok', 'ok')
    >>> plain_text(b"\x81\x82\0\0\0\0o", 100), plain_text(b"\x89\x80\0\0\0\0", 100)
    (None, None)
    """
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    elif size > 126:
        return None
    if size > most or len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def frame_size(head: bytes) -> int:
    r"""Return the length of a frame with its head, or 0 if that is still incomplete.

    >>> frame_size(b"\x81\x85"), frame_size(b"\x81\xfe\1\0"), frame_size(b"\x81\xfe\1"), frame_size(b"")
    (11, 264, 0, 0)
    """
    if len(head) < 2:
        return 0
    masks, size = 4 if head[1] & MASKED else 0, head[1] & 127
    more = {126: 2, 127: 8}.get(size, 0)
    if len(head) < 2 + more:
        return 0
    return 2 + more + masks + (int.from_bytes(head[2 : 2 + more], "big") if more else size)


class Boundary:
    r"""Follows a stream of frames, to know when one has ended and the next has not begun.

    >>> stream = Boundary()
    >>> stream.follow(b"\x81\x82\0\0")
    >>> stream.clear
    False
    >>> stream.follow(b"\0\0ok\x89\x80\0\0\0\0")
    >>> stream.clear
    True
    """

    __slots__ = ("head", "missing")

    def __init__(self) -> None:
        self.head = b""  # of a frame whose length is not known yet
        self.missing = 0  # bytes of a frame whose length is known

    @property
    def clear(self) -> bool:
        return not self.missing and not self.head

    def follow(self, data: bytes) -> None:
        while data:
            if not self.missing:
                head = self.head + data[:LONGEST_HEAD]
                size = frame_size(head)
                if not size:
                    self.head = head
                    return
                self.missing, self.head = size - len(self.head), b""
            taken = min(self.missing, len(data))
            self.missing -= taken
            data = data[taken:]


class Inbox(Generic[M]):
    """Messages that wait for their one reader: what we need of `asyncio.Queue`, in a third of the time."""

    __slots__ = ("loop", "messages", "reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[M] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: M) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def get_nowait(self) -> M:
        return self.messages.popleft()

    def qsize(self) -> int:
        return len(self.messages)

    def empty(self) -> bool:
        return not self.messages

    def arrival(self) -> asyncio.Future[None]:
        """Done when something is put in."""
        self.reader = self.loop.create_future()
        return self.reader

"""Compress answers without holding up the event loop: large ones in a thread, and those many ask for only once."""

from __future__ import annotations

import gzip
from collections import OrderedDict

from litestar.types import Message, Send

from eldorado.server.thinking.aside import Aside

WORTH = 1_400  # bytes: one packet
AT_ONCE = 16_384  # bytes that are compressed in a moment
KEPT = 32  # answers, such as the words of a language and the rules of a game
LARGEST = 500_000  # bytes of one of them
LEVEL = 6


def small(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


class Squeezer:
    def __init__(self, aside: Aside) -> None:
        self.aside = aside
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def squeezed(self, body: bytes) -> bytes:
        if len(body) <= AT_ONCE:
            return small(body)
        found = self.kept.get(body)
        if found is None:
            found = await self.aside.do(small, body)  # the compressor lets other threads work meanwhile
            if len(body) <= LARGEST:
                self.kept[body] = found
        else:
            self.kept.move_to_end(body)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    def wrap(self, send: Send) -> Send:
        """Send an answer compressed, if it comes in one piece and is worth it."""
        start: Message | None = None

        async def send_squeezed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                body = message["body"]
                if not message.get("more_body") and len(body) >= WORTH and not encoded(start):
                    message["body"] = await self.squeezed(body)
                    more = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
                    more.append((b"content-length", str(len(message["body"])).encode()))
                    kept = [pair for pair in start["headers"] if pair[0] != b"content-length"]  # type: ignore[typeddict-item]
                    start["headers"] = [*kept, *more]  # type: ignore[typeddict-unknown-key]
                await send(start)
                start = None
            await send(message)

        return send_squeezed


def encoded(start: Message) -> bool:
    headers: list[tuple[bytes, bytes]] = start.get("headers", [])  # type: ignore[assignment]
    return any(name == b"content-encoding" for name, _ in headers)

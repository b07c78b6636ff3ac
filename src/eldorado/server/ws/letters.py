"""A message ready to be sent: encoded and framed once, however many sockets get it."""

from __future__ import annotations

from eldorado.server.ws import messages
from eldorado.server.ws import outgoing as out

TEXT = 0x81  # the last and only frame of a text (RFC 6455, 5.2)


class Letter:
    __slots__ = ("frame", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frame = header(len(text)) + text


def header(size: int) -> bytes:
    """Return the frame header before the text from a server, which masks nothing.

    >>> header(5).hex(" "), header(300).hex(" "), header(70_000).hex(" ")
    ('81 05', '81 7e 01 2c', '81 7f 00 00 00 00 00 01 11 70')
    """
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def letter(message: out.Message) -> Letter:
    return Letter(messages.encode(message))


# A step (`out.Step`) has parts that are encoded already, so it is put together by hand.
def step(items: bytes, no: int, position: bytes) -> Letter:
    """Entries, and the whole position after them."""
    return Letter(b'{"items":%b,"no":%d,"on":"step","position":%b}' % (items, no, position))


def changes(items: bytes, no: int, changed: bytes, moving: bytes, since: int) -> Letter:
    """Entries, and what they changed in the position after entry `since`."""
    return Letter(
        b'{"changes":%b,"items":%b,"moving":%b,"no":%d,"on":"step","position":null,"since":%d}'
        % (changed, items, moving, no, since)
    )

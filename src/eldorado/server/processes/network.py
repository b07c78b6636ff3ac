"""Messages between machines, and connections of browsers that are passed through to the machine with the table.

One message, one answer, over TCP. Both sides prove that they know the secret all machines share, by a hash of a random
challenge; the network between them must be private otherwise (docs/hosting.md). After the answer to “connection” the
same line carries what the browser and the other machine say to each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from eldorado.core.plain import Plain
from eldorado.server.processes.channel import LARGEST, PATIENCE

CHALLENGE = 32
Answer = Callable[[Plain, "Entrance"], Awaitable[Plain]]


def proof(secret: bytes, challenge: bytes, side: bytes) -> bytes:
    return hmac.digest(secret, b"eldorado " + side + challenge, "sha256")


def framed(message: Plain) -> bytes:
    data = msgspec.json.encode(message)
    return len(data).to_bytes(4, "big") + data


# --- who is asked -----------------------------------------------------------------------------------------
class Entrance(asyncio.Protocol):
    """A connection of another machine: its proof, its message, our answer."""

    def __init__(self, secret: bytes, answer: Answer) -> None:
        self.secret = secret
        self.answer = answer
        self.challenge = secrets.token_bytes(CHALLENGE)
        self.data = b""
        self.answering: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.challenge)
        self.patience = asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if len(self.data) < 2 * CHALLENGE + 4 or self.answering is not None:
            return
        given, theirs = self.data[:CHALLENGE], self.data[CHALLENGE : 2 * CHALLENGE]
        size = int.from_bytes(self.data[2 * CHALLENGE : 2 * CHALLENGE + 4], "big")
        if not hmac.compare_digest(given, proof(self.secret, self.challenge, b"asks")) or size > LARGEST:
            self.transport.abort()
        elif len(self.data) >= 2 * CHALLENGE + 4 + size:
            message = msgspec.json.decode(self.data[2 * CHALLENGE + 4 : 2 * CHALLENGE + 4 + size])
            self.answering = asyncio.ensure_future(self.reply(message, theirs))

    async def reply(self, message: Plain, challenge: bytes) -> None:
        self.patience.cancel()
        try:
            answer = await self.answer(message, self)
        except BaseException:
            self.transport.abort()
            raise
        if self.transport.get_protocol() is self:
            self.say(answer, challenge)
            self.transport.close()

    def say(self, answer: Plain, challenge: bytes | None = None) -> None:
        """Answer now: for who goes on using the line."""
        theirs = challenge if challenge is not None else self.data[CHALLENGE : 2 * CHALLENGE]
        self.transport.write(proof(self.secret, theirs, b"answers") + framed(answer))

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.cancel()


# --- who asks ---------------------------------------------------------------------------------------------
class Call(asyncio.Protocol):
    """A connection to another machine: its challenge, our message, its answer."""

    def __init__(self, secret: bytes, message: Plain) -> None:
        self.secret = secret
        self.message = message
        self.challenge = secrets.token_bytes(CHALLENGE)
        self.data = b""
        self.sent = False
        self.answered: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.sent and len(self.data) >= CHALLENGE:
            theirs, self.data = self.data[:CHALLENGE], self.data[CHALLENGE:]
            self.transport.write(proof(self.secret, theirs, b"asks") + self.challenge + framed(self.message))
            self.sent = True
        if not self.sent or self.answered.done() or len(self.data) < CHALLENGE + 4:
            return
        if not hmac.compare_digest(self.data[:CHALLENGE], proof(self.secret, self.challenge, b"answers")):
            self.answered.set_exception(OSError("another machine does not know the common secret"))
            return
        end = CHALLENGE + 4 + int.from_bytes(self.data[CHALLENGE : CHALLENGE + 4], "big")
        if len(self.data) >= end:
            self.answered.set_result(msgspec.json.decode(self.data[CHALLENGE + 4 : end]))
            self.data = self.data[end:]  # what the machine says to a browser

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answered.done():
            self.answered.set_exception(exc or EOFError("another machine hung up"))


async def call(host: str, port: int, secret: bytes, message: Plain) -> tuple[Plain, Call]:
    """Send a message; the answer, and the line it came over. OSError or EOFError if there is none."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Call(secret, message), host, port)
    try:
        return await line.answered, line
    except BaseException:
        line.transport.abort()
        raise


async def ask(host: str, port: int, secret: bytes, message: Plain) -> Plain:
    answer, line = await asyncio.wait_for(call(host, port, secret, message), PATIENCE)
    line.transport.close()
    return answer


# --- a connection that is passed through ------------------------------------------------------------------
class Pipe(asyncio.Protocol):
    """One end of two: what arrives here goes out there."""

    def __init__(self, here: asyncio.Transport, there: asyncio.Transport) -> None:
        self.here = here
        self.there = there
        self.on_end: Callable[[Pipe], None] = lambda _pipe: None

    def data_received(self, data: bytes) -> None:
        self.there.write(data)

    def eof_received(self) -> bool:
        return False  # both ends close

    def pause_writing(self) -> None:
        with contextlib.suppress(RuntimeError):  # it is closing
            self.there.pause_reading()

    def resume_writing(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.there.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.there.close()
        self.on_end(self)

    def cut(self) -> None:
        self.here.abort()
        self.there.abort()


def join(browser: asyncio.Transport, line: Call) -> tuple[Pipe, Pipe]:
    """Let two connections speak to each other from now on; the machine has already been told what came first."""
    near, far = Pipe(browser, line.transport), Pipe(line.transport, browser)
    line.transport.set_protocol(far)
    browser.set_protocol(near)
    if line.data:
        browser.write(line.data)
    browser.resume_reading()
    return near, far

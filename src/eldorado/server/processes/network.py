"""Messages between machines, and browsers' connections that are forwarded to the machine with the table.

One message and one answer, over TCP. Each side sends a random challenge. The callee is the first to prove that it knows
the secret all machines share, for the address at which it was called: a program that took over the port of a fallen
machine learns nothing, not even by asking another machine for the proof. Then the caller proves the same. Message and
answer carry a code that needs the secret and is valid for this conversation only. They are not encrypted, so the
network between the machines must be private (docs/hosting.md). After the answer to “connection” the same connection
carries the traffic between the browser and the other machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from eldorado.core.plain import Plain
from eldorado.server.processes.channel import LARGEST, PATIENCE

CHALLENGE = 32
CODE = 32  # bytes of a proof, and of a message's authentication code
HEAD = CODE + 4
AT_DOOR = 64  # unauthenticated connections; a machine that asks proves itself at once
Answer = Callable[[Plain, "Entrance"], Awaitable[Plain]]


class Conversation:
    """What both sides sign: the secret, the address called, both challenges."""

    def __init__(self, secret: bytes, where: str) -> None:
        self.key = hmac.digest(secret, b"eldorado between machines", "sha256")
        self.where = where.encode()
        self.asker = b""  # the challenges
        self.asked = b""

    def code(self, what: bytes, message: bytes = b"") -> bytes:
        said = b"\0".join((what, self.where)) + b"\0" + self.asker + self.asked + message
        return hmac.digest(self.key, said, "sha256")

    def framed(self, what: bytes, message: Plain) -> bytes:
        data = msgspec.json.encode(message)
        return self.code(what, data) + len(data).to_bytes(4, "big") + data

    def read(self, what: bytes, data: bytes) -> tuple[Plain, bytes] | None:
        """Parse a message and what follows it; None if it is incomplete. OSError if it is not authentic."""
        size = int.from_bytes(data[CODE:HEAD], "big") if len(data) >= HEAD else 0
        if size > LARGEST:
            raise OSError("a message of another machine is too large")
        if len(data) < HEAD + size or len(data) < HEAD:
            return None
        message = data[HEAD : HEAD + size]
        if not hmac.compare_digest(data[:CODE], self.code(what, message)):
            raise OSError("another machine does not know the common secret")
        return msgspec.json.decode(message), data[HEAD + size :]


def address(host: str, port: int) -> str:
    return f"{host} {port}"


# --- the side asked -----------------------------------------------------------------------------------------
class Door:
    """Unauthenticated connections. Their number is limited: the oldest are cut, before descriptors run out."""

    def __init__(self, most: int = AT_DOOR) -> None:
        self.most = most
        self.waiting: OrderedDict[Entrance, None] = OrderedDict()

    def enter(self, one: Entrance) -> None:
        self.waiting[one] = None
        if len(self.waiting) > self.most:
            oldest, _ = self.waiting.popitem(last=False)
            oldest.transport.abort()

    def leave(self, one: Entrance) -> None:
        self.waiting.pop(one, None)


class Entrance(asyncio.Protocol):
    """A connection from another machine: our proof, its proof and message, our answer.

    `where` is the address it must have called.
    """

    def __init__(self, secret: bytes, where: str, answer: Answer, door: Door) -> None:
        self.talk = Conversation(secret, where)
        self.answer = answer
        self.door = door
        self.data = b""
        self.proven = False
        self.answering: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.patience = asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)
        self.door.enter(self)

    def data_received(self, data: bytes) -> None:
        if self.answering is not None:
            self.transport.abort()  # nobody sends anything before being answered
            return
        self.data += data
        if not self.talk.asker and len(self.data) >= CHALLENGE:
            self.talk.asker, self.data = self.data[:CHALLENGE], self.data[CHALLENGE:]
            self.talk.asked = secrets.token_bytes(CHALLENGE)
            self.transport.write(self.talk.asked + self.talk.code(b"here"))
        try:
            if not self.meets():
                return
            found = self.talk.read(b"asks", self.data)
        except (OSError, ValueError):
            self.transport.abort()
            return
        if found is not None:
            self.answering = asyncio.ensure_future(self.reply(found[0]))

    def meets(self) -> bool:
        """Whether the other side has proved itself; what it sends before that is dropped."""
        if not self.proven and self.talk.asker and len(self.data) >= CODE:
            if not hmac.compare_digest(self.data[:CODE], self.talk.code(b"there")):
                raise OSError("another machine does not know the common secret")
            self.proven, self.data = True, self.data[CODE:]
            self.door.leave(self)
        return self.proven

    async def reply(self, message: Plain) -> None:
        self.stop_waiting()
        try:
            answer = await self.answer(message, self)
        except BaseException:
            self.transport.abort()
            raise
        if self.transport.get_protocol() is self:
            self.say(answer)
            self.transport.close()

    def say(self, answer: Plain) -> None:
        """Answer now, if the connection is used further."""
        self.transport.write(self.talk.framed(b"answers", answer))

    def stop_waiting(self) -> None:
        self.patience.cancel()
        self.door.leave(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()


# --- the side that asks ---------------------------------------------------------------------------------------------
class Call(asyncio.Protocol):
    """A connection to another machine: its proof, our message, its answer."""

    def __init__(self, secret: bytes, where: str, message: Plain) -> None:
        self.talk = Conversation(secret, where)
        self.message = message
        self.data = b""
        self.answered: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.talk.asker = secrets.token_bytes(CHALLENGE)
        self.transport.write(self.talk.asker)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if self.answered.done():
            return
        try:
            if not self.talk.asked:
                if len(self.data) < CHALLENGE + CODE:
                    return
                self.meet()
            found = self.talk.read(b"answers", self.data)
        except (OSError, ValueError) as error:
            self.answered.set_exception(error)
            self.transport.abort()
            return
        if found is not None:
            answer, self.data = found  # what follows is the machine's data for a browser
            self.answered.set_result(answer)

    def meet(self) -> None:
        """Send our message once the other side has proved itself."""
        self.talk.asked, proof = self.data[:CHALLENGE], self.data[CHALLENGE : CHALLENGE + CODE]
        self.data = self.data[CHALLENGE + CODE :]
        if not hmac.compare_digest(proof, self.talk.code(b"here")):
            raise OSError("another machine does not know the common secret")
        self.transport.write(self.talk.code(b"there") + self.talk.framed(b"asks", self.message))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answered.done():
            self.answered.set_exception(exc or EOFError("another machine hung up"))


async def call(host: str, port: int, secret: bytes, message: Plain) -> tuple[Plain, Call]:
    """Send a message; return the answer and the connection. OSError or EOFError if there is none."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Call(secret, address(host, port), message), host, port)
    try:
        return await line.answered, line
    except BaseException:
        line.transport.abort()
        raise


async def ask(host: str, port: int, secret: bytes, message: Plain) -> Plain:
    answer, line = await asyncio.wait_for(call(host, port, secret, message), PATIENCE)
    line.transport.close()
    return answer


# --- forwarding ------------------------------------------------------------------
STALLED = 30.0  # seconds in which one side may read nothing of its data, also after the other has closed


class Pipe(asyncio.Protocol):
    """One of two ends: what arrives here is sent out there."""

    def __init__(self, here: asyncio.Transport, there: asyncio.Transport) -> None:
        self.here = here
        self.there = there
        self.on_end: Callable[[Pipe], None] = lambda _pipe: None
        self.stalled: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        self.there.write(data)

    def eof_received(self) -> bool:
        return False  # both ends close

    def pause_writing(self) -> None:
        """Limit the wait for a side that does not read, since the machine's own limits do not cover it."""
        with contextlib.suppress(RuntimeError):  # it is closing
            self.there.pause_reading()
        if self.stalled is None:
            self.stalled = asyncio.get_running_loop().call_later(STALLED, self.cut)

    def resume_writing(self) -> None:
        self.stop_waiting()
        with contextlib.suppress(RuntimeError):
            self.there.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.there.close()
        asyncio.get_running_loop().call_later(STALLED, self.there.abort)
        self.on_end(self)

    def stop_waiting(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def cut(self) -> None:
        self.here.abort()
        self.there.abort()


def join(browser: asyncio.Transport, line: Call) -> tuple[Pipe, Pipe]:
    """Connect the two sides from now on; the machine already has what arrived first."""
    near, far = Pipe(browser, line.transport), Pipe(line.transport, browser)
    line.transport.set_protocol(far)
    browser.set_protocol(near)
    if line.data:
        browser.write(line.data)
    browser.resume_reading()
    if line.transport.is_closing():  # it sent everything and hung up before anybody listened here
        far.connection_lost(None)
    return near, far

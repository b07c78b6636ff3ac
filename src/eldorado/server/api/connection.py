"""One WebSocket of a browser at a table: reads messages, answers each, and sends what it is given."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Send

from eldorado.core.errors import BadAction, UserError
from eldorado.core.game import SPECTATOR
from eldorado.server.api import handlers
from eldorado.server.http import sanitize
from eldorado.server.http.errors import NotKept, Problem
from eldorado.server.http.limits import Bucket
from eldorado.server.tables import moves, projection
from eldorado.server.tables.projection import refusal_told
from eldorado.server.tables.table import Table
from eldorado.server.thinking.turns import WHOSE
from eldorado.server.ws import messages
from eldorado.server.ws import outgoing as out
from eldorado.server.ws.letters import Letter, letter
from eldorado.server.ws.socket import FLOOD, SLOW, TOO_MANY_SOCKETS

if TYPE_CHECKING:
    from eldorado.server.http.timeouts import WebSocketProtocol
    from eldorado.server.tables.registry import Registry
    from eldorado.server.ws.pieces import Told


class Connection:
    def __init__(self, registry: Registry, client: bytes, connection: WebSocket[Any, Any, Any]) -> None:
        self.registry = registry
        self.client = client
        self.connection = connection
        self.household = WHOSE.get()
        state = connection.scope["state"]
        self.send_frame: Send = state["send"]  # the server's own, see middleware.py
        self.receive: Receive = state["receive"]
        self.line: WebSocketProtocol | None = state.get("socket")  # None if there is no network (tests)
        self.eye = SPECTATOR
        self.differences = False  # whether the client applies changes to a position itself
        self.shown: Told | None = None  # the position it has
        self.outbox: deque[Letter] = deque()
        self.waiting = 0  # bytes in the outbox and of the message that is being sent
        self.idle = True  # whether everything was sent, with nothing in the outbox or in progress
        self.filled = asyncio.Event()  # set when there is something to send, or when closing
        self.read_up = asyncio.Event()  # set when the client has read most of what was sent
        self.closing: int | None = None
        self.told: asyncio.Future[None] = (
            asyncio.get_running_loop().create_future()
        )  # done when the socket is to be closed
        self.answering = False  # whether a message is being handled
        self.ended = False
        limits = registry.config.limits
        self.bucket = Bucket(limits.messages, limits.message_burst, registry.now() / 1000)

    # --- sending ------------------------------------------------------------------------------------------
    def send(self, message: out.Message) -> None:
        self.send_letter(letter(message))

    def send_letters(self, *given: Letter) -> None:
        """Send several messages in one piece if they can be sent at once."""
        together = b"".join([one.frame for one in given])
        if self.closing is None and self.idle and self.line is not None and self.line.write(together):
            return
        for one in given:
            self.send_letter(one)

    def send_letter(self, given: Letter) -> None:
        """Send at once what can be sent, and queue the rest; close a socket that cannot keep up."""
        if self.closing is not None:
            return
        if self.idle and self.line is not None and self.line.write(given.frame):
            return
        limits = self.registry.config.limits
        self.idle = False
        self.waiting += len(given.text)
        self.outbox.append(given)
        if len(self.outbox) > 1 and (len(self.outbox) > limits.outbox or self.waiting > limits.outbox_bytes):
            self.outbox.clear()
            self.close(SLOW)
        self.filled.set()

    def close(self, code: int) -> None:
        """Close after what is already in the outbox."""
        if self.closing is None:
            self.closing = code
            if not self.told.done():
                self.told.set_result(None)
            self.filled.set()

    async def deliver(self) -> None:
        """Send the outbox until told to close."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            while True:
                await self.filled.wait()
                self.filled.clear()
                while self.outbox:
                    text = self.outbox.popleft().text
                    await self.send_frame({"type": "websocket.send", "text": text.decode(), "bytes": None})
                    self.waiting -= len(text)
                    if self.waiting <= self.registry.config.limits.unread:
                        self.read_up.set()
                self.idle = True
                if self.closing is not None:
                    await self.connection.close(self.closing)
                    return

    # --- receiving ----------------------------------------------------------------------------------------
    async def listen(self, table: Table) -> None:
        limits = self.registry.config.limits
        while self.closing is None and not self.ended:
            if self.waiting > limits.unread:
                # Answers that nobody reads would fill the memory: the next question waits until they are read.
                self.read_up.clear()
                await self.read_up.wait()
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text")
            if not self.within_limits():
                if self.bucket.refused > limits.patience:
                    self.close(FLOOD)
                    return
                ref = None
                if isinstance(frame, str) and len(frame) <= limits.frame:
                    ref = messages.message_id(frame)
                self.send(out.Error(id=ref, key="wire.too_fast", args={}))
                await asyncio.sleep(
                    limits.pause
                )  # reading is suspended meanwhile, so the flood waits at its source
                continue
            if not isinstance(frame, str):
                # a binary frame: only text is understood
                self.send(out.Error(id=None, key="wire.malformed", args={}))
                continue
            self.answering = True
            try:
                await self.handle(table, frame)
            finally:
                self.answering = False

    def within_limits(self) -> bool:
        """Count a message, for this socket and for all of its address."""
        now = self.registry.now() / 1000
        if not self.bucket.take(now):
            return False
        if self.registry.messages.get(self.household, now).take(now):
            return True
        self.bucket.refused += 1
        return False

    def end(self, listening: asyncio.Task[None]) -> None:
        """Stop listening, but finish the answer in progress: a lost connection must not interrupt a commit."""
        self.ended = True
        if not self.answering:
            listening.cancel()

    async def handle(self, table: Table, frame: str) -> None:
        """Answer one message, whatever it is."""
        ref: str | None = None
        try:
            if too_long(frame, self.registry.config.limits.frame):
                self.close(1009)
                return
            try:
                message = messages.read_message(frame)
            except Problem:
                ref = messages.message_id(frame)
                raise
            ref = message.id
            began = time.perf_counter()
            try:
                await handlers.run(table, self, message)
            finally:
                kind = type(message).__name__.lower()
                self.registry.figures.took(kind, table.id, time.perf_counter() - began)
        except moves.Stale:
            self.send(projection.sync(table, self, stale=True, ref=ref))
        except moves.RuleRefused as refused:
            self.send(out.Refused(id=ref, why=refusal_told(refused.refusal), done=refused.done))
        except moves.Broken:
            error = table.error or {}
            self.send(out.Error(id=ref, key="wire.broken", args={"id": error.get("id", "")}))
        except BadAction as error:
            self.send(out.Error(id=ref, key=error.key, args=sanitize.told(error.args_)))
        except Problem as problem:
            if problem.status == 400:
                self.send(out.Error(id=ref, key=problem.key, args=sanitize.told(problem.args_)))
            else:
                why = out.Refusal(problem.key, sanitize.told(problem.args_), None)
                self.send(out.Refused(id=ref, why=why, done=0))
        except UserError as error:
            self.send(out.Error(id=ref, key=error.key, args=sanitize.told(error.args_)))
        except Exception as error:
            error_id = self.registry.report("answering a message", error)
            self.send(out.Error(id=ref, key="wire.broken", args={"id": error_id}))


def too_long(frame: str, most: int) -> bool:
    """Whether a text is more than that many bytes; a character takes at most four."""
    return 4 * len(frame) > most and len(frame.encode("utf-8", "surrogatepass")) > most


async def serve(
    registry: Registry, table: Table, client: bytes, connection: WebSocket[Any, Any, Any]
) -> None:
    """Serve an accepted connection until it ends."""
    socket = Connection(registry, client, connection)
    since = messages.number(connection.query_params.get("since", ""))
    socket.differences = connection.query_params.get("differences") == "1"
    delivery = asyncio.create_task(socket.deliver())
    listening: asyncio.Task[None] | None = None
    try:
        async with table.lock:
            if table.gone:
                socket.close(1012)
            else:
                with contextlib.suppress(NotKept):  # reported on the socket, which is closed
                    await join(registry, table, socket, since)
        # A client that does not read blocks the delivery, so a request to close ends it too.
        listening = registry.background(socket.listen(table))
        await asyncio.wait({listening, delivery, socket.told}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if listening is not None:
            socket.end(listening)
        leave(registry, table, socket)
        if socket.closing is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(delivery, 2)
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)


async def join(registry: Registry, table: Table, socket: Connection, since: int | None) -> None:
    limits = registry.config.limits
    same = [other for other in table.sockets if other.client == socket.client]
    for other in same[: max(0, len(same) - limits.sockets + 1)]:
        other.close(TOO_MANY_SOCKETS)
        table.sockets.remove(other)
    if len(table.sockets) >= limits.watchers and not table.own(socket.client):
        socket.close(TOO_MANY_SOCKETS)
        return
    table.sockets.append(socket)
    await handlers.came(table, socket.client)
    projection.turn_eye(table, socket)
    socket.send(projection.sync(table, socket, since))
    registry.tell_presence(table)


def leave(registry: Registry, table: Table, socket: Connection) -> None:
    if socket in table.sockets:
        table.sockets.remove(socket)
    handlers.went(table, socket.client)
    registry.tell_presence(table)

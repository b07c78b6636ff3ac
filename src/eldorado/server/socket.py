"""One WebSocket: a browser looking at a table. Reads messages, gives each an answer, sends what it is told to."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from eldorado.core.errors import BadAction, UserError
from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.server import audience, clean, commands, play, wire
from eldorado.server.limits import Bucket
from eldorado.server.problems import Problem
from eldorado.server.table import Table

if TYPE_CHECKING:
    from eldorado.server.hub import Hub

DELETED, TOO_MANY_SOCKETS, FLOOD, SLOW = 4004, 4008, 4029, 4013


class Socket:
    def __init__(self, hub: Hub, client: bytes, connection: WebSocket[Any, Any, Any]) -> None:
        self.hub = hub
        self.client = client
        self.connection = connection
        self.eye = SPECTATOR
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(hub.config.limits.outbox)
        self.closing: int | None = None
        self.told = asyncio.Event()  # that it is to be closed
        limits = hub.config.limits
        self.bucket = Bucket(limits.messages, limits.message_burst, hub.now() / 1000)

    # --- sending ------------------------------------------------------------------------------------------
    @staticmethod
    def encoded(message: Plain) -> str:
        return wire.encode(message).decode()

    def send(self, message: Plain) -> None:
        self.send_encoded(self.encoded(message))

    def send_encoded(self, text: str) -> None:
        """Put into the outbox; a socket that cannot keep up is closed rather than waited for."""
        if self.closing is None:
            try:
                self.outbox.put_nowait(text)
            except asyncio.QueueFull:
                self.close(SLOW)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self.told.set()
            with contextlib.suppress(asyncio.QueueFull):
                self.outbox.put_nowait(None)
            if self.outbox.full():
                self.outbox.get_nowait()
                self.outbox.put_nowait(None)

    async def deliver(self) -> None:
        """Send what is in the outbox until told to close."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            while True:
                text = await self.outbox.get()
                if text is None:
                    await self.connection.close(self.closing or 1000)
                    return
                await self.connection.send_data(text)

    # --- receiving ----------------------------------------------------------------------------------------
    async def listen(self, table: Table) -> None:
        limits = self.hub.config.limits
        while self.closing is None:
            try:
                frame = await self.connection.receive_data(mode="text")
            except (WebSocketDisconnect, WebSocketException):
                return
            except (KeyError, TypeError):
                # a binary frame: the wire speaks text
                self.send({"on": "error", "id": None, "key": "wire.malformed", "args": {}})
                continue
            if not self.bucket.take(self.hub.now() / 1000):
                if self.bucket.refused > limits.patience:
                    self.close(FLOOD)
                    return
                ref = wire.message_id(frame) if len(frame) <= limits.frame else None
                self.send({"on": "error", "id": ref, "key": "wire.too_fast", "args": {}})
                await asyncio.sleep(
                    limits.pause
                )  # nothing more is read meanwhile: the flood waits at its source
                continue
            # In a task of its own: a connection that breaks now must not cut a commit in two.
            await asyncio.shield(self.hub.background(self.handle(table, frame)))

    async def handle(self, table: Table, frame: str) -> None:
        """Answer one message; whatever it is, there is an answer."""
        ref: str | None = None
        try:
            if len(frame.encode("utf-8", "surrogatepass")) > self.hub.config.limits.frame:
                self.close(1009)
                return
            try:
                message = wire.read_message(frame)
            except Problem:
                ref = wire.message_id(frame)
                raise
            ref = message.id
            await commands.run(table, self, message)
        except play.Stale:
            self.send(audience.sync(table, self, stale=True, ref=ref))
        except play.RuleRefused as refused:
            self.send({"on": "refused", "id": ref, "why": refused.refusal.plain(), "done": refused.done})
        except play.Broken:
            error = table.error or {}
            self.send({"on": "error", "id": ref, "key": "wire.broken", "args": {"id": error.get("id", "")}})
        except BadAction as error:
            self.send({"on": "error", "id": ref, "key": error.key, "args": clean.told(error.args_)})
        except Problem as problem:
            if problem.status == 400:
                self.send({"on": "error", "id": ref, "key": problem.key, "args": clean.told(problem.args_)})
            else:
                why = {"clause": None, "key": problem.key, "args": clean.told(problem.args_)}
                self.send({"on": "refused", "id": ref, "why": why, "done": 0})
        except UserError as error:
            self.send({"on": "error", "id": ref, "key": error.key, "args": clean.told(error.args_)})
        except Exception as error:
            error_id = self.hub.report("answering a message", error)
            self.send({"on": "error", "id": ref, "key": "wire.broken", "args": {"id": error_id}})


async def serve(hub: Hub, table: Table, client: bytes, connection: WebSocket[Any, Any, Any]) -> None:
    """The life of an accepted connection."""
    socket = Socket(hub, client, connection)
    since = wire.number(connection.query_params.get("since", ""))
    delivery = asyncio.create_task(socket.deliver())
    try:
        async with table.lock:
            if table.gone:
                socket.close(1012)
            else:
                await join(hub, table, socket, since)
        # Who does not read keeps the delivery waiting, so being told to close ends it too.
        listening, told = asyncio.create_task(socket.listen(table)), asyncio.create_task(socket.told.wait())
        await asyncio.wait({listening, delivery, told}, return_when=asyncio.FIRST_COMPLETED)
        for task in (listening, told):
            task.cancel()
        await asyncio.gather(listening, told, return_exceptions=True)
    finally:
        leave(hub, table, socket)
        if socket.closing is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(delivery, 2)
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)


async def join(hub: Hub, table: Table, socket: Socket, since: int | None) -> None:
    limits = hub.config.limits
    same = [other for other in table.sockets if other.client == socket.client]
    for other in same[: max(0, len(same) - limits.sockets + 1)]:
        other.close(TOO_MANY_SOCKETS)
        table.sockets.remove(other)
    if len(table.sockets) >= limits.watchers and not table.own(socket.client):
        socket.close(TOO_MANY_SOCKETS)
        return
    table.sockets.append(socket)
    await commands.came(table, socket.client)
    audience.turn_eye(table, socket)
    socket.send(audience.sync(table, socket, since))
    hub.tell_presence(table)


def leave(hub: Hub, table: Table, socket: Socket) -> None:
    if socket in table.sockets:
        table.sockets.remove(socket)
    commands.went(table, socket.client)
    hub.tell_presence(table)

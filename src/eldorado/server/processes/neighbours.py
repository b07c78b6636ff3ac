"""The other processes, on this machine or another: questions to them, and handing over a browser's connection.

On one machine a connection is passed as a file descriptor (`channel.py`); to another machine its data is passed
through (`network.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from eldorado.core.plain import Plain
from eldorado.server.http.errors import NotKept
from eldorado.server.processes import channel, network
from eldorado.server.processes.places import Place
from eldorado.server.processes.routing import RoutedProtocol

OUT_OF_REACH = (OSError, EOFError, ValueError)  # a timeout is an OSError
AT_ONCE = 32  # processes of this machine asked at a time: one that hangs blocks a thread for seconds
Answer = Callable[[Plain], Awaitable[Plain]]


class Neighbours:
    def __init__(self, place: Place) -> None:
        self.place = place  # ours
        self.secret = b""  # shared by the processes of all machines
        self.ear: channel.Ear | None = None
        self.entrance: asyncio.Server | None = None
        self.threads = ThreadPoolExecutor(AT_ONCE, "asking")  # our own: other slow work must not delay it
        self.protocol: Callable[[], RoutedProtocol] | None = None  # makes one for a connection handed to us
        self.passing: dict[network.Pipe, Place] = {}  # connections that we forward, and their targets

    async def open(self, answer: Answer, ready: Callable[[str], Awaitable[bool]]) -> None:
        """Become reachable. `ready` loads the table of a connection; False if it cannot."""

        async def from_here(message: Plain, descriptor: int | None) -> Plain:
            if descriptor is None:
                return await answer(message)
            return {"taken": await self.take_descriptor(message, descriptor, ready)}

        async def from_there(message: Plain, line: network.Entrance) -> Plain:
            if message["do"] != "connection":
                return await answer(message)
            return {"taken": await self.take_line(message, line, ready)}

        self.ear = channel.Ear(self.place.path, from_here)
        if self.place.host:
            loop, door = asyncio.get_running_loop(), network.Door()

            def entrance() -> network.Entrance:
                where = network.address(self.place.host, self.place.port)
                return network.Entrance(self.secret, where, from_there, door)

            self.entrance = await loop.create_server(entrance, self.place.host, 0)
            port = self.entrance.sockets[0].getsockname()[1]
            self.place = self.place._replace(port=port)

    def close(self) -> None:
        if self.ear is not None:
            self.ear.close()
        if self.entrance is not None:
            self.entrance.close()
        for pipe in list(self.passing):
            pipe.cut()

    def here(self, place: Place) -> bool:
        """Whether a process is on this machine."""
        return place.machine == self.place.machine

    async def ask(self, place: Place, message: Plain) -> Plain:
        """Return the answer; one of OUT_OF_REACH if there is none."""
        if self.here(place):
            return await self.ask_here(place, message)
        return await network.ask(place.host, place.port, self.secret, message)

    async def ask_here(self, place: Place, message: Plain, descriptor: int | None = None) -> Plain:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, channel.ask, place.path, message, descriptor)

    # --- handing over -------------------------------------------------------------------------------------------
    async def give(self, place: Place, board: str, protocol: RoutedProtocol) -> bool:
        """Hand a connection to the process that has the table; return whether it took it."""
        message = {
            "do": "connection",
            "table": board,
            "head": protocol.head.decode("latin-1"),
            "peer": protocol.client,
        }
        try:
            if self.here(place):
                return await self.hand_over(place, message, protocol)
            return await self.pass_through(place, message, protocol)
        except OUT_OF_REACH:
            return False

    async def hand_over(self, place: Place, message: dict[str, Plain], protocol: RoutedProtocol) -> bool:
        held: socket.socket = protocol.transport.get_extra_info("socket")
        try:
            answer = await self.ask_here(place, message, held.fileno())
        except TimeoutError:
            # It may recover and take it yet, so nobody else may: the client reconnects.
            with contextlib.suppress(OSError), socket.socket(fileno=os.dup(held.fileno())) as same:
                same.shutdown(socket.SHUT_RDWR)
            return False
        if answer["taken"]:
            protocol.transport.abort()  # ours alone: the other process has it too
        return bool(answer["taken"])

    async def pass_through(self, place: Place, message: dict[str, Plain], protocol: RoutedProtocol) -> bool:
        # The next request may be about a table in another process, so the browser reconnects for it.
        line, end, rest = protocol.head.partition(b"\n")
        message["head"] = (line + end + b"Connection: close\r\n" + rest).decode("latin-1")
        calling = network.call(place.host, place.port, self.secret, message)
        answer, call = await asyncio.wait_for(calling, channel.PATIENCE)
        if not answer["taken"] or protocol.transport.is_closing():
            call.transport.abort()
            return bool(answer["taken"])
        near, _ = network.join(protocol.transport, call)
        self.passing[near] = place
        near.on_end = lambda pipe: self.ended(pipe)
        protocol.let_go(near)
        return True

    def ended(self, pipe: network.Pipe) -> None:
        self.passing.pop(pipe, None)
        RoutedProtocol.gate.leave(pipe)

    def forget(self, living: set[Place]) -> None:
        """Cut connections forwarded to processes that are gone: nobody would answer, and browsers would wait."""
        for pipe, place in list(self.passing.items()):
            if place not in living:
                pipe.cut()

    # --- taking over --------------------------------------------------------------------------------------
    async def take_descriptor(
        self, message: Plain, descriptor: int, ready: Callable[[str], Awaitable[bool]]
    ) -> bool:
        given = socket.socket(fileno=os.dup(descriptor))
        os.close(descriptor)
        try:
            if self.protocol is None or not await ready(message["table"]):
                given.close()
                return False
            given.setblocking(False)
            made = self.made(message)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: made, given)
        except (NotKept, OSError):
            given.close()
            return False
        return True

    async def take_line(
        self, message: Plain, line: network.Entrance, ready: Callable[[str], Awaitable[bool]]
    ) -> bool:
        try:
            if self.protocol is None or not await ready(message["table"]):
                return False
        except NotKept:
            return False
        made = self.made(message)
        line.say({"taken": True})
        line.transport.set_protocol(made)
        made.connection_made(line.transport)
        return True

    def made(self, message: Plain) -> RoutedProtocol:
        if self.protocol is None:
            raise RuntimeError("connections are taken before the server has started")
        made = self.protocol()
        made.goes_on(message["head"].encode("latin-1"))
        if message["peer"] is not None:
            made.called_by(message["peer"][0], message["peer"][1])
        return made

"""A process that serves tables beside others, started by `parent.py`: it takes connections from the common socket."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from eldorado.bots.outside import load_code
from eldorado.core.language.languages import add_folder
from eldorado.server import run
from eldorado.server.app import Application
from eldorado.server.config import Config
from eldorado.server.processes.member import Member
from eldorado.server.processes.orders import ALIVE, READY, RESTART, Orders
from eldorado.server.processes.routing import RoutedProtocol
from eldorado.server.watch import logs

BEAT = 1.0  # seconds between two heartbeats to the parent
LATE = 0.5  # seconds after which a connection counts as not taken by others
AT_ONCE = 64  # connections accepted before others are served again


class Server(run.Server):
    """A server that accepts connections itself, so that it can pause, and be given some that others accepted."""

    def __init__(
        self, settings: uvicorn.Config, member: Member, listening: socket.socket, beats: int
    ) -> None:
        super().__init__(settings)
        self.member = member
        self.listening = listening
        self.beats = beats
        self.taking = False
        self.set_up = threading.Event()
        self.making: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.listening.setblocking(False)
        self.member.neighbours.protocol = self.protocol
        self.member.accept = self.accept
        self.member.ask_restart = lambda: self.tell(RESTART)
        self.accept(True)
        self.making.add(asyncio.create_task(self.beat()))

    def protocol(self) -> RoutedProtocol:
        return RoutedProtocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def accept(self, on: bool) -> None:
        """Take connections from the common socket, or leave them to the others."""
        loop = asyncio.get_running_loop()
        if on and not self.taking:
            loop.add_reader(self.listening.fileno(), self.take)
        elif not on and self.taking:
            loop.remove_reader(self.listening.fileno())
            loop.call_later(LATE, self.take_late)
        self.taking = on

    def take_late(self) -> None:
        """Out of reach of the database: take what nobody else on this machine takes, and say so at once, so that a
        balancer or a browser tries another machine."""
        if self.member.cut and not self.member.leaving and not self.taking:
            self.take()
            asyncio.get_running_loop().call_later(LATE, self.take_late)

    def take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                given, _ = self.listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return  # another process was faster
            except OSError as error:  # no file descriptors are left: waiting clients go on waiting
                self.accept(False)
                loop = asyncio.get_running_loop()
                loop.call_exception_handler({"message": "taking a connection", "exception": error})
                loop.call_later(1.0, lambda: self.accept(not self.member.cut and not self.member.leaving))
                return
            given.setblocking(False)
            made = asyncio.get_running_loop().connect_accepted_socket(self.protocol, given)
            task = asyncio.ensure_future(made)
            self.making.add(task)
            task.add_done_callback(self.making.discard)

    async def beat(self) -> None:
        self.set_up.set()
        self.tell(READY)
        while True:
            await asyncio.sleep(BEAT)
            self.tell(ALIVE)

    def beat_until_started(self) -> None:
        """Send heartbeats from a thread: others may send us players before the set-up is complete."""
        while not self.set_up.is_set():
            self.tell(ALIVE)
            self.set_up.wait(BEAT)

    def tell(self, word: bytes) -> None:
        try:
            os.write(self.beats, word)
        except BrokenPipeError:  # the parent is gone: end too, or the port would stay taken
            self.should_exit = True
        except BlockingIOError:
            pass  # the socket is busy and has heard enough

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.member.let_go()
        await super().shutdown(sockets=[])


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    os.umask(0o077)
    for one in (signal.SIGHUP, signal.SIGPIPE):
        signal.signal(one, signal.SIG_IGN)
    os.set_blocking(orders.beats, False)
    logs.set_up(orders.log)
    for file in orders.code:
        load_code(file)
    data = Path(orders.data)
    if (data / "languages").is_dir():
        add_folder(data / "languages")
    config = Config(
        data,
        store=orders.store,
        member=orders.member,
        machine=orders.machine,
        links=orders.links,
        hosts=orders.hosts,
        static=run.static_folder(),
        workers=orders.workers,
        metrics=orders.metrics,
        lobby=orders.lobby,
        behind=orders.behind,
    )
    app = Application(config)
    member = app.registry.member
    if member is None:
        raise RuntimeError("a child serves beside others")
    RoutedProtocol.member = member
    listening = socket.socket(fileno=orders.listening)

    def made(settings: uvicorn.Config) -> uvicorn.Server:
        server = Server(settings, member, listening, orders.beats)
        threading.Thread(target=server.beat_until_started, daemon=True).start()
        return server

    run.run(app, [], made, RoutedProtocol)


if __name__ == "__main__":
    main()

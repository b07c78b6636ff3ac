"""`eldorado serve --processes N`: start N processes, end those that hang, replace those that end.

The parent holds the port and touches nothing else. Children take connections from its socket, so that none is refused
while one of them is away. A hanging child holds connections and, until others notice, tables: it is killed when its
signs of life stay away.
"""

from __future__ import annotations

import contextlib
import logging
import os
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import msgspec

from eldorado.server.processes.leases import LEAVE_PLACE
from eldorado.server.processes.orders import READY, RESTART, Orders
from eldorado.server.store.store import Store

log = logging.getLogger("eldorado.server")
TICK = 0.25  # seconds; a delayed parent counts fewer of them, and so is patient
HANGS = 12  # ticks without a heartbeat
STARTING = 480  # ticks until the first one: importing takes a while on a busy machine
ENDING = 40  # ticks for an orderly end
SHORT = 3.0  # a child that ended sooner is not replaced at once
HOPELESS = 5  # consecutive children that never became ready


class Child:
    def __init__(self, orders: Orders, beats: int, process: subprocess.Popen[bytes]) -> None:
        self.orders = orders
        self.beats = beats
        self.process = process
        self.began = time.monotonic()
        self.silent = 0  # ticks since its last report, or since it was told to end
        self.heard = False  # whether it ever sent a heartbeat
        self.ready = False
        self.told = False  # told to end
        self.stopped = False  # whether it hung

    def hangs(self) -> bool:
        return self.silent > (ENDING if self.told else HANGS if self.heard else STARTING)

    def end(self) -> None:
        """Tell the child to end in order."""
        if not self.told:
            self.told, self.silent = True, 0
            self.process.send_signal(signal.SIGTERM)


class Parent:
    def __init__(self, orders: Orders, count: int, listening: socket.socket) -> None:
        self.orders = orders
        self.count = count
        self.listening = listening
        self.folder = Path(tempfile.mkdtemp(prefix="eldorado-"))  # short: paths of sockets may not be long
        self.store = Store(orders.store, shared=True)
        self.children: list[Child] = []
        self.made = 0
        self.failed = 0  # consecutive ends before becoming ready
        self.wait_until = 0.0
        self.ending = False
        self.old: list[Child] = []  # still to be replaced, in a restart
        self.selector = selectors.DefaultSelector()

    def run(self) -> int:
        """Run until told to end; return the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.end())
        signal.signal(signal.SIGHUP, lambda *_: self.restart())
        try:
            while not self.ending or self.children:
                self.keep_up()
                self.listen(time.monotonic() + TICK)
                self.look_after()
                if self.failed >= HOPELESS:
                    log.error("%d processes in a row did not start", self.failed)
                    self.end()
        finally:
            for child in self.children:
                child.process.kill()
                child.process.wait()
            shutil.rmtree(self.folder, ignore_errors=True)
            self.store.engine.dispose()
        return 1 if self.failed >= HOPELESS else 0

    def end(self) -> None:
        self.ending = True
        for child in self.children:
            child.end()

    def restart(self) -> None:
        """Replace all children one by one, each only when its successor accepts connections."""
        self.old = [child for child in self.children if not child.told]

    def keep_up(self) -> None:
        """Start the missing children."""
        self.old = [child for child in self.old if child in self.children and not child.told]
        wanted = self.count + (1 if self.old else 0)
        staying = [child for child in self.children if not child.told]
        if self.ending or time.monotonic() < self.wait_until:
            return
        for _ in range(wanted - len(staying)):
            self.start()

    def start(self) -> None:
        self.made += 1
        reading, writing = os.pipe()
        place = str(self.folder / f"{self.made}.sock")
        orders = msgspec.structs.replace(self.orders, beats=writing, member=place)
        process = subprocess.Popen(
            [sys.executable, "-m", "eldorado.server.child"],
            pass_fds=(writing, self.listening.fileno()),
            stdin=subprocess.PIPE,  # the address of the store may hold a password, so it is not an argument
            start_new_session=True,  # Ctrl-C is for us; we tell them
        )
        if process.stdin is not None:
            with contextlib.suppress(BrokenPipeError), process.stdin:
                process.stdin.write(msgspec.json.encode(orders))
        os.close(writing)
        os.set_blocking(reading, False)
        child = Child(orders, reading, process)
        self.children.append(child)
        self.selector.register(reading, selectors.EVENT_READ, child)

    def listen(self, until: float) -> None:
        """Listen to the children for one tick, or until one of them ends."""
        while (left := until - time.monotonic()) > 0 and not self.hear(left):
            pass
        for child in self.children:
            child.silent += 1

    def hear(self, seconds: float) -> bool:
        """Read reports; return whether a child has ended, or is ending."""
        ended = False
        for key, _ in self.selector.select(seconds):
            child: Child = key.data
            with contextlib.suppress(BlockingIOError):
                said = os.read(child.beats, 4096)
                if not said:
                    self.selector.unregister(child.beats)
                    ended = True
                    continue
                child.silent = child.silent if child.told else 0
                child.heard = True
                if READY in said:
                    child.ready, self.failed = True, 0
                    self.succeed()
                if RESTART in said:
                    self.restart()
        return ended

    def succeed(self) -> None:
        """Handle a child that became ready: the next of those to be replaced may end."""
        ready = [child for child in self.children if child.ready and not child.told]
        if self.old and len(ready) > self.count:
            self.old.pop(0).end()

    def look_after(self) -> None:
        for child in list(self.children):
            if child.process.poll() is None and child.hangs() and not child.stopped:
                log.warning("process %d does not answer and is ended", child.process.pid)
                child.stopped = True
                child.process.kill()
            if child.process.poll() is not None:
                self.bury(child)

    def bury(self, child: Child) -> None:
        """Handle the end of a child: its tables are free from now on."""
        self.children.remove(child)
        with contextlib.suppress(KeyError):
            self.selector.unregister(child.beats)
        os.close(child.beats)
        if not child.told:
            code = child.process.returncode
            log.warning("process %d ended (%d)", child.process.pid, code)
            self.failed += 0 if child.ready else 1
            if time.monotonic() - child.began < SHORT:
                self.wait_until = time.monotonic() + 1.0
        threading.Thread(target=self.strike_off, args=(child.orders.member,), daemon=True).start()

    def strike_off(self, path: str) -> None:
        """So that nobody need wait until its last sign of life is old. If the database is away they wait."""
        with contextlib.suppress(Exception), self.store.engine.begin() as connection:
            connection.execute(LEAVE_PLACE, {"path": path})

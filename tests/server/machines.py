"""Two machines that serve the tables of one database, and people who come to either."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from eldorado.server.processes.places import Place
from server.crowd import Crowd
from server.outside import Player, Server

# Other tests may run beside these, of another clone too: what a machine has only once is named after the process.
OURS = 2 * (os.getpid() % 127)
NEAR, FAR = f"10.77.{OURS}.1", f"10.77.{OURS}.2"  # over which players and machines reach the far machine
NEAR_STORE, FAR_STORE = f"10.77.{OURS + 1}.1", f"10.77.{OURS + 1}.2"  # over which it reaches the database


class Machines(Crowd):
    """Like a crowd, but everybody tries the other machine after a break, as behind a balancer."""

    def __init__(self, data: Path, store: str, servers: list[Server]) -> None:
        super().__init__(data, 7, store)
        self.servers = servers
        self.server = servers[0]
        self.processes = len(servers)

    def begin(self) -> None:
        for server in self.servers:
            assert server.start()
        self.whole()
        self.seat_all()
        for number, player in enumerate(self.players):
            player.patience = 5.0
            player.server = self.servers[number % len(self.servers)]
        self.live_all()
        self.goes_on()

    def try_elsewhere(self, player: Player) -> None:
        here = self.servers.index(player.server)
        player.server = self.servers[(here + 1) % len(self.servers)]

    def whole(self, at_least: int = 0) -> None:
        wanted = at_least or self.processes
        self.until(lambda: self.listed() == wanted, "machines are missing")

    def machines_with_tables(self) -> set[str]:
        """Their addresses."""
        held = self.rows("select distinct place from process join lease on owner = process.id")
        return {Place.read(place).host for (place,) in held}

    def bring_tables_to(self, to: Server, other: Server) -> None:
        """See that one machine has tables. On a busy machine it may have been taken for dead since it made them."""
        while to.address not in self.machines_with_tables():
            fell(other)
            self.goes_on()
            assert other.start()
            self.whole()

    def time_until_all_play(self, struck_off: bool = False) -> float:
        """With `struck_off` the machine that is gone still runs: until the others know, nobody takes over."""
        began = time.monotonic()
        if struck_off:
            self.until(lambda: self.listed() == self.processes - 1, "a machine out of reach is still listed")
        self.goes_on()
        self.waits.append(time.monotonic() - began)
        return self.waits[-1]

    def end(self) -> None:
        for server in self.servers:
            fell(server)


def children_of(process: int) -> list[int]:
    with suppress(OSError):
        return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def serving(servers: list[Server]) -> set[int]:
    """The processes that serve, of all machines."""
    return {child for server in servers if server.process for child in children_of(server.process.pid)}


def fell(server: Server) -> None:
    """A machine whose power went: all of its processes at once."""
    if server.process is None:
        return
    everything = [server.process.pid]
    for process in everything:
        everything += children_of(process)
    for process in everything:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    server.wait()


def machine(data: Path, address: str, store: str, *within: str) -> Server:
    data.mkdir(parents=True, exist_ok=True)
    made = Server(data, "--store", store, "--processes", "1", "--machine", address)
    made.address, made.within = address, within
    return made


# --- a machine with a network of its own ------------------------------------------------------------------------------
def has_namespaces() -> bool:
    return os.geteuid() == 0 and shutil.which("ip") is not None


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@contextmanager
def namespace(name: str) -> Iterator[tuple[str, ...]]:
    """A network namespace with two cables to ours: one for people and machines, one for the database."""
    cables = ((f"{name}p", NEAR, FAR), (f"{name}d", NEAR_STORE, FAR_STORE))
    ip("netns", "add", name)
    try:
        ip("netns", "exec", name, "ip", "link", "set", "lo", "up")
        for cable, near, far in cables:
            ip("link", "add", cable, "type", "veth", "peer", "name", "eth" + cable[-1], "netns", name)
            ip("addr", "add", f"{near}/24", "dev", cable)
            ip("link", "set", cable, "up")
            ip("netns", "exec", name, "ip", "addr", "add", f"{far}/24", "dev", "eth" + cable[-1])
            ip("netns", "exec", name, "ip", "link", "set", "eth" + cable[-1], "up")
        yield ("ip", "netns", "exec", name)
    finally:
        ip("netns", "del", name)  # and the cables with it


class Line:
    """A connection to the database that can be frozen: nothing arrives, nothing is refused."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.to = port
        self.flows = threading.Event()
        self.flows.set()
        self.listening = socket.create_server((address, 0))
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.listening.accept()
                there = socket.create_connection(("127.0.0.1", self.to))
                for source, target in ((here, there), (there, here)):
                    threading.Thread(target=self.pump, args=(source, target), daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.flows.wait()
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def freeze(self, on: bool) -> None:
        (self.flows.clear if on else self.flows.set)()

    def close(self) -> None:
        self.flows.set()
        self.listening.close()

"""People who play at a server of several processes, come again by themselves when they are cut off, and keep count."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import LiteralString

import psycopg
from websockets.exceptions import InvalidStatus

from server.killing import LONG, Siege
from server.outside import BROKEN, Player

QUICK = 15.0  # seconds for a take-over: 5 on a quiet machine
PAUSE = 0.3  # seconds between two moves of a player, so that the machine has time for other things


class Crowd(Siege):
    """The tables of a siege; processes fall one by one while everybody plays."""

    def __init__(self, data: Path, seed: int, store: str, processes: int = 2) -> None:
        super().__init__(data, seed, "--store", store, "--processes", str(processes))
        self.store = store
        self.processes = processes
        self.waits: list[float] = []  # seconds from each blow until everybody could play on
        self.refused: list[str] = []  # connections nobody took
        self.stop = threading.Event()
        self.threads: list[threading.Thread] = []

    def begin(self) -> None:
        assert self.server.start()
        self.whole()
        self.seat_all()
        self.live_all()
        self.goes_on()

    def live_all(self) -> None:
        for player in self.players:
            thread = threading.Thread(
                target=self.live, args=(player, random.Random(self.rnd.getrandbits(40))), daemon=True
            )
            self.threads.append(thread)
            thread.start()

    def live(self, player: Player, rnd: random.Random) -> None:
        """Play, and come again after every break, as the page in a browser does."""
        try:
            while not self.stop.is_set():
                try:
                    self.play_on(player, rnd)
                except BROKEN as error:
                    if isinstance(error, (ConnectionRefusedError, InvalidStatus)):
                        self.refused.append(repr(error))
                    self.try_elsewhere(player)
                    time.sleep(0.2)
                finally:
                    player.lost()
        except Exception as error:
            self.faults.append(f"seat {player.seat} at {player.table}: {error!r}")

    def try_elsewhere(self, player: Player) -> None:
        """Where there is more than one machine."""

    def play_on(self, player: Player, rnd: random.Random) -> None:
        player.open()
        while not self.stop.is_set():
            if player.status == "over":
                player.again()
            elif player.act(rnd):
                self.stop.wait(PAUSE)
            else:
                player.wait(PAUSE)

    # --- what is done to them -------------------------------------------------------------------------------
    def children(self) -> list[int]:
        """The processes that serve: those in the database's list, oldest first."""
        assert self.server.process is not None
        parent = self.server.process.pid
        return [int(one) for one in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]

    def listed(self) -> int:
        return len(self.rows("select id from process"))

    def rows(self, statement: LiteralString) -> list[tuple[str, ...]]:
        with psycopg.connect(self.store) as connection:
            return connection.execute(statement).fetchall()

    def whole(self, at_least: int = 0) -> None:
        """Wait until all processes are there, or so many of them."""
        wanted = at_least or self.processes
        self.until(lambda: min(len(self.children()), self.listed()) >= wanted, "processes are missing")

    def owners(self) -> list[int]:
        """The processes that have a table, by their numbers in the system."""
        held = self.rows("select distinct place from process join lease on owner = process.id")
        return [found for (place,) in held if (found := listens(place.split("\t")[0], self.children()))]

    def strike(self, number: signal.Signals, at_least: int = 0) -> None:
        """Send a signal to one that has a table, and see that the game goes on at every table."""
        self.whole(at_least)
        victim = self.rnd.choice(self.owners() or self.children())
        os.kill(victim, number)
        began = time.monotonic()
        self.goes_on()
        self.waits.append(time.monotonic() - began)
        self.until(lambda: victim not in self.children(), "a process that hangs is not ended")
        self.kills += 1

    def replaced(self, old: set[int]) -> None:
        """Wait until none of the old processes is left, and play goes on."""
        self.until(lambda: not old & set(self.children()), "they are not replaced")
        self.whole()
        self.goes_on()

    def goes_on(self) -> None:
        """At every table somebody makes a new decision that is acknowledged."""
        before = [player.acknowledged for player in self.players]
        groups = {player.group for player in self.players}

        def moved() -> bool:
            assert not self.faults, self.faults
            pairs = zip(self.players, before, strict=True)
            return {player.group for player, old in pairs if player.acknowledged > old} == groups

        self.until(moved, "a table does not go on")

    @staticmethod
    def until(holds: Callable[[], bool], else_: str) -> None:
        end = time.monotonic() + 3 * LONG
        while not holds():
            assert time.monotonic() < end, else_
            time.sleep(0.05)

    def finish(self) -> int:
        """Everybody stops; none of what they saw acknowledged is lost, none is there twice. How much that was."""
        self.stop.set()
        for thread in self.threads:
            thread.join(3 * LONG)
            assert not thread.is_alive(), "a player waits for ever"
        assert not self.faults, self.faults
        for player in self.players:
            for witness in (*player.past, player.witness):
                self.check_table(player, witness)
        for _ in range(4):  # whichever process answers
            assert self.server.get("/healthz")["exceptions"] == 0
        return sum(player.acknowledged for player in self.players)


def listens(path: str, processes: list[int]) -> int | None:
    """Which of the processes has the Unix socket at a path."""
    lines = Path("/proc/net/unix").read_text().splitlines()
    nodes = {f"socket:[{line.split()[6]}]" for line in lines if line.endswith(path)}
    for process in processes:
        with suppress(OSError):  # it ended meanwhile
            if any(os.readlink(file) in nodes for file in Path(f"/proc/{process}/fd").iterdir()):
                return process
    return None

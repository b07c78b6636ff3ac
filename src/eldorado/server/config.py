"""Settings of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from eldorado.server.http.limits import Limits
from eldorado.server.http.services import KNOWN


class SteadyClock:
    """Milliseconds since 1970 that never jump: the wall clock as it was at the start, plus the time that has passed.

    Setting the machine's clock would otherwise stop bots, fill live clocks or empty them. Time in which the machine
    slept has passed too, where the system counts it.
    """

    def __init__(self) -> None:
        self.offset = time.time_ns() - passed()

    def __call__(self) -> int:
        return (self.offset + passed()) // 1_000_000


def passed() -> int:
    """Nanoseconds since some fixed moment."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


@dataclass(slots=True)
class Config:
    data: Path
    limits: Limits = field(default_factory=Limits)
    store: str | None = None  # the address of a PostgreSQL database; None: a file in the folder
    member: str | None = None  # where other processes reach this one, if several serve the same tables
    machine: str = ""  # this machine's address, if other machines serve the same tables
    links: tuple[str, ...] = ()  # the addresses other devices reach us under, e.g. http://192.168.1.5:7440
    hosts: tuple[str, ...] = ()  # further names under which browsers may call us
    static: Path | None = None  # the built client
    workers: int = 1  # processes that think for bots
    think_seconds: float = 10.0  # the most a bot may take
    long_seconds: float = 30.0  # the most that checking a record or a course may take
    window_ms: int = 2000  # the common pause of a reaction window
    away_ms: int = 60_000  # after which somebody without a connection counts as away
    park_ms: int = 600_000  # after which bots alone, whom nobody looks at, stop
    open_days: int = 30  # after which a table that never began is deleted
    imported_days: int = 90  # after which an imported record is deleted
    metrics: bool = False  # whether /metrics is answered
    lobby: bool = False  # whether there is a list of open tables
    behind: bool = (
        False  # whether a proxy stands in front: then no browser counts as that of whoever runs the server
    )
    push_seconds: float = 20.0  # until somebody who is to move and whose page is closed is called
    push_services: tuple[str, ...] = KNOWN  # where calls may be sent
    slow_seconds: float = 1.0  # an action that takes longer is logged
    retry_seconds: float = 5.0  # until a table that could not be saved is tried again
    idle_ms: int = 600_000  # after which a table nobody looks at leaves the memory
    bot_ms: dict[str, int] = field(
        default_factory=lambda: {"slow": 1500, "normal": 700, "fast": 250, "instant": 0}
    )
    now: Callable[[], int] = field(default_factory=SteadyClock)

    @property
    def place(self) -> Path | str:
        """Where the tables are kept."""
        return self.store or self.database

    @property
    def database(self) -> Path:
        return self.data / "eldorado.sqlite3"

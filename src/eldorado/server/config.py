"""Settings of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from eldorado.server.http.limits import Limits
from eldorado.server.http.services import KNOWN


class SteadyClock:
    """Milliseconds since 1970 that never jump: the wall clock at the start plus the time passed since.

    Setting the machine's clock would otherwise stop bots, fill live clocks or empty them. Time in which the machine
    slept has passed too, where the system counts it.
    """

    def __init__(self) -> None:
        self.offset = time.time_ns() - passed()

    def __call__(self) -> int:
        return (self.offset + passed()) // 1_000_000


def passed() -> int:
    """Return nanoseconds since some fixed moment."""
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
    hosts: tuple[str, ...] = ()  # more names under which browsers may reach us
    static: Path | None = None  # the built client
    workers: int = 1  # processes that think for bots
    think_seconds: float = 10.0  # a bot's time limit
    long_seconds: float = 30.0  # time limit for checking a record or a course
    window_ms: int = 2000  # the common pause of a reaction window
    away_ms: int = 60_000  # after this time without a connection a player counts as away
    park_ms: int = 600_000  # after this time bots at a table without people stop, unless somebody looks
    open_days: int = 30  # after this time a table that never began is deleted
    imported_days: int = 90  # after this time an imported record is deleted
    metrics: bool = False  # whether /metrics is served
    lobby: bool = False  # whether there is a lobby
    behind: bool = False  # whether a proxy stands in front: then no browser counts as the operator's
    push_seconds: float = 20.0  # delay before a player who is to move, and whose page is closed, is notified
    push_services: tuple[str, ...] = KNOWN  # where notifications may be sent
    slow_seconds: float = 1.0  # a slower action is logged
    retry_seconds: float = 5.0  # delay before saving is retried for a table that could not be saved
    idle_ms: int = 600_000  # after this time a table nobody looks at is unloaded
    bot_ms: dict[str, int] = field(
        default_factory=lambda: {"slow": 1500, "normal": 700, "fast": 250, "instant": 0}
    )
    now: Callable[[], int] = field(default_factory=SteadyClock)

    @property
    def place(self) -> Path | str:
        """Return the place where tables are stored."""
        return self.store or self.database

    @property
    def database(self) -> Path:
        return self.data / "eldorado.sqlite3"

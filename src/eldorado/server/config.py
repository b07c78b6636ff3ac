"""What a server is started with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from eldorado.server.limits import Limits


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Config:
    data: Path
    limits: Limits = field(default_factory=Limits)
    links: tuple[str, ...] = ()  # the addresses other devices reach us under, e.g. http://192.168.1.5:7440
    static: Path | None = None  # the built client
    workers: int = 1  # processes that think for bots
    think_seconds: float = 10.0  # the most a bot may take
    window_ms: int = 2000  # the common pause of a reaction window
    away_ms: int = 60_000  # after which somebody without a connection counts as away
    idle_ms: int = 600_000  # after which a table nobody looks at leaves the memory
    bot_ms: dict[str, int] = field(
        default_factory=lambda: {"slow": 1500, "normal": 700, "fast": 250, "instant": 0}
    )
    now: Callable[[], int] = milliseconds

    @property
    def database(self) -> Path:
        return self.data / "eldorado.sqlite3"

"""The server's counters while it runs: plain numbers, so that counting costs nothing that players would notice."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger("eldorado.server")
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
LAG_EVERY, LAG_FADES = 0.25, 0.98  # half of a delay is forgotten after nine seconds
CALM = 1.0  # seconds between two lines about slow actions


class Durations:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[i] += 1
                return
        self.counts[-1] += 1

    def up_to(self) -> Iterator[tuple[str, int]]:
        """Yield, for each bound, how many took at most that long."""
        sum_ = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            sum_ += count
            yield bound, sum_


class Figures:
    def __init__(self, slow_seconds: float) -> None:
        self.slow_seconds = slow_seconds
        self.actions: dict[str, Durations] = {}  # by kind: act, undo, chat, sit …
        self.requests: Counter[int] = Counter()  # by status
        self.slow = 0
        self.lag = 0.0  # the event loop's worst recent delay in seconds
        self.unsaid = 0  # slow actions since the last line about one
        self.said = -CALM

    @contextmanager
    def action(self, kind: str, table: str) -> Iterator[None]:
        """Time one action of a player, from its arrival until it is answered."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.took(kind, table, time.perf_counter() - began)

    def took(self, kind: str, table: str, seconds: float) -> None:
        known = self.actions.get(kind)
        if known is None:
            known = self.actions[kind] = Durations()
        known.add(seconds)
        if seconds >= self.slow_seconds:
            self.tell_slow(kind, table, seconds)

    async def watch_lag(self) -> None:
        """Note how late the event loop wakes us: while it is busy nobody is answered."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag = max(loop.time() - due, self.lag * LAG_FADES)

    def tell_slow(self, kind: str, table: str, seconds: float) -> None:
        """Log a slow action; when everything is slow, log one line a second and count the rest."""
        self.slow += 1
        now = time.monotonic()
        if now - self.said < CALM:
            self.unsaid += 1
            return
        more, self.unsaid, self.said = self.unsaid, 0, now
        text = "slow: %s at table %s took %d ms" + (
            f", and {more} more since the last such line" if more else ""
        )
        told = {"table": table, "kind": kind, "ms": round(seconds * 1000), "more": more}
        log.warning(text, kind, table, told["ms"], extra={"told": told})

"""Clocks: relaxed (none), live with an increment, or days per move. All times in milliseconds.

Nobody loses on time: a seat whose clock is at zero is held by a bot until its player takes it back.
"""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.server.ws import outgoing as out

HOUR = 3_600_000
DAY = 24 * HOUR
GRACE = 30_000  # time for a player who ran out of it and takes the seat back


class Clock:
    """The clocks of a table's seats; those in `running` count down.

    >>> clock = Clock({"kind": "live", "minutes": 1, "increment": 5}, 2)
    >>> clock.run([0], now=0)
    >>> clock.moved(0, now=10_000)  # what the move has earned
    5000
    >>> clock.run([1], now=10_000)
    >>> clock.left(0, 20_000), clock.left(1, 20_000), clock.next_zero()
    (55000, 50000, 70000)
    """

    def __init__(self, pace: Plain, seats: int) -> None:
        self.kind: str = pace["kind"]
        self.increment: int = pace.get("increment", 0) * 1000
        self.full: int = pace.get("minutes", 0) * 60_000 if self.kind == "live" else pace.get("days", 0) * DAY
        self.at_stop: list[int] = [self.full] * seats
        self.since: dict[int, int] = {}

    @property
    def ticking(self) -> bool:
        return self.kind != "relaxed"

    def left(self, seat: int, now: int) -> int:
        used = now - self.since[seat] if seat in self.since else 0
        return max(0, self.at_stop[seat] - used)

    def stop(self, seat: int, now: int) -> None:
        if seat in self.since:
            self.at_stop[seat] = self.left(seat, now)
            del self.since[seat]

    def moved(self, seat: int, now: int) -> int:
        """Note that the seat made a decision; return the time it gained, which an undo takes back."""
        running = seat in self.since
        self.stop(seat, now)
        if not running:
            return 0
        if self.kind == "days":
            return self.full - self.at_stop[seat]  # its next decision has all the days again
        self.at_stop[seat] += self.increment
        return self.increment

    def take_back(self, seat: int, gain: int) -> None:
        """Take back the time gained by an undone decision, or moving and undoing would add time without end."""
        self.at_stop[seat] = max(0, self.at_stop[seat] - gain)

    def run(self, seats: list[int], now: int) -> None:
        """Let the clocks of exactly these seats run."""
        if not self.ticking:
            return
        for seat in list(self.since):
            if seat not in seats:
                self.stop(seat, now)
        for seat in seats:
            if seat not in self.since:
                if self.kind == "days":
                    self.at_stop[seat] = self.full
                self.since[seat] = now

    def refill(self, seat: int) -> None:
        """Give time to a player who comes back to a clock at zero."""
        self.at_stop[seat] = max(self.at_stop[seat], min(self.full, GRACE + self.increment))

    def out_of_time(self, now: int) -> list[int]:
        return [seat for seat in self.since if self.left(seat, now) <= 0]

    def next_zero(self) -> int | None:
        return min((start + self.at_stop[seat] for seat, start in self.since.items()), default=None)

    def told(self, now: int) -> out.Clock | None:
        """The clock as everybody may see it; None at a relaxed table."""
        if not self.ticking:
            return None
        days = self.kind == "days"
        return out.Clock(
            now=now,
            left=[self.left(seat, now) for seat in range(len(self.at_stop))],
            running=sorted(self.since),
            deadline=self.next_zero() if days else None,
        )

    def dump(self) -> Plain:
        return {"at_stop": self.at_stop, "since": {str(seat): since for seat, since in self.since.items()}}

    def load(self, data: Plain, now: int) -> None:
        """Restore a saved clock. A live clock does not run while the server is down; a deadline in days stands.

        Days are counted by the wall clock, which may be wrong when a machine starts: nobody gains more than the full
        time by it, and nobody is out of time within the first hour.
        """
        self.at_stop = list(data["at_stop"])
        for name, since in data["since"].items():
            seat = int(name)
            earliest = now - max(0, self.at_stop[seat] - HOUR)
            self.since[seat] = min(now, max(since, earliest)) if self.kind == "days" else now

"""The draws of a day. Everything follows from the server's secret and the date, so nobody chooses it, and nobody
can know it before; the seed of a day is shown when the day is over."""

from __future__ import annotations

import hmac
import re
from datetime import date, timedelta

from eldorado.core.plain import Options
from eldorado.games.quest.meta import COURSES

DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
RANDOM_COURSES = 4  # one of this many random courses or of the rulebook's courses is drawn
SEEDS = 1_000_000


def seed_of(secret: bytes, day: str) -> bytes:
    """Derive the seed of a day's race.

    >>> seed_of(b"ours", "2026-11-18") != seed_of(b"ours", "2026-11-19") != seed_of(b"theirs", "2026-11-19")
    True
    """
    return hmac.digest(secret, b"eldorado daily race " + day.encode(), "sha256")


def options_of(seed: bytes) -> Options:
    """Draw course and caves of a race: a course of the rulebook, or a random one.

    >>> made = options_of(bytes(32))
    >>> sorted(made), options_of(bytes(32)) == made
    (['caves', 'course'], True)
    """
    drawn = hmac.digest(seed, b"course", "sha256")
    which = int.from_bytes(drawn[:8], "big") % (len(COURSES) + RANDOM_COURSES)
    number = int.from_bytes(drawn[8:16], "big") % SEEDS
    course = COURSES[which] if which < len(COURSES) else f"random:{number}"
    return {"course": course, "caves": bool(drawn[16] & 1)}


def read(text: str) -> date | None:
    """Parse a day as written in addresses; None for anything else.

    >>> read("2026-11-18"), read("2026-13-01"), read("today")
    (datetime.date(2026, 11, 18), None, None)
    """
    if DAY.fullmatch(text) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def before(day: str) -> str:
    """Return the day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()

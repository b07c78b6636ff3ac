"""Quiet hours, by the clock of the player who wants them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 24 * 60


def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone of that name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def ends(now: int, zone: str, start: int, end: int) -> int:
    """When the present quiet hours end, in milliseconds; 0 outside of them. Start and end are minutes of a day.

    >>> noon = 12 * 3_600_000
    >>> ends(noon, "UTC", 22 * 60, 8 * 60), ends(noon, "UTC", 11 * 60, 13 * 60) - noon, ends(noon, "UTC", 60, 60)
    (0, 3600000, 0)
    >>> ends(noon + 11 * 3_600_000, "UTC", 22 * 60, 8 * 60) // 3_600_000
    32
    """
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(zone) or UTC)
    minute = local.hour * 60 + local.minute
    if start == end or (minute - start) % MINUTES >= (end - start) % MINUTES:
        return 0
    left = (end - minute) % MINUTES
    over = local.replace(second=0, microsecond=0) + timedelta(minutes=left)
    return int(over.timestamp() * 1000)

"""Limits that several processes share: the database holds the remainder.

Rare requests that must be exact (trying codes, making tables) are counted there. Ordinary ones are counted here, and
busy clients are settled with the others twice a second, so that most requests cost the database nothing.
"""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa

from eldorado.server.http.limits import Buckets
from eldorado.server.store.store import Store

REQUESTS = "requests"
MANY = 5.0  # requests of an address between two settlements that are worth settling
AT_ONCE = 100  # addresses settled at a time, those with the most first
KEPT = 3600.0  # seconds

NOW = "extract(epoch from clock_timestamp())"
REFILLED = f"least(:burst, allowance.remains + greatest(0, {NOW} - allowance.since) * cast(:rate as double precision))"
TAKE = sa.text(
    f"""
    insert into allowance (kind, who, remains, since) values (:kind, :who, :burst - :cost, {NOW})
    on conflict (kind, who) do update set remains = {REFILLED} - :cost, since = {NOW}
    where {REFILLED} >= :cost returning remains
    """
)
SETTLE = sa.text(
    f"""
    insert into allowance (kind, who, remains, since) values (:kind, :who, greatest(0, :burst - :cost), {NOW})
    on conflict (kind, who) do update set remains = greatest(0, {REFILLED} - :cost), since = {NOW}
    returning remains
    """
)
FORGET = sa.text(f"delete from allowance where since < {NOW} - :kept returning kind")


class Allowances:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.spent: Counter[str] = Counter()  # requests since the last settlement, by address

    async def take(self, kind: str, who: str, buckets: Buckets) -> bool:
        """Use one unit; False if none is left."""
        given = {"kind": kind, "who": who, "rate": buckets.rate, "burst": float(buckets.burst), "cost": 1.0}
        return bool(await self.store.rows(TAKE, given))

    async def settle(self, buckets: Buckets, now: float) -> None:
        """Report what was used here to the others, and learn what they left."""
        spent, self.spent = self.spent, Counter()
        for address, cost in spent.most_common(AT_ONCE):
            if cost < MANY:
                break
            given = {"kind": REQUESTS, "who": address, "rate": buckets.rate, "burst": float(buckets.burst)}
            left = (await self.store.rows(SETTLE, {**given, "cost": cost}))[0].remains
            bucket = buckets.get(address, now)
            bucket.left = min(bucket.left, left)

    async def forget(self) -> None:
        await self.store.rows(FORGET, {"kept": KEPT})

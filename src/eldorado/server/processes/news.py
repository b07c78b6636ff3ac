"""News from other processes: arrivals and departures, commands, settings. The database announces it (NOTIFY).

Nothing depends on it: a process that misses an announcement, because its connection was lost, finds out by polling.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from eldorado.core.system import extras
from eldorado.server.store.store import Store

CHANNEL = "eldorado"  # also named in migration 0009
QUIET = 5.0  # seconds without an announcement after which the connection is checked
AGAIN = 1.0  # seconds until reconnecting


async def listen(store: Store, told: Callable[[str], None]) -> None:
    """Report which table of the store has changed, as long as this runs; "" if any may have."""
    psycopg = extras.load("psycopg", "postgres")
    while True:
        with contextlib.suppress(psycopg.Error, OSError):
            async with await psycopg.AsyncConnection.connect(
                store.place.address, autocommit=True, connect_timeout=10
            ) as connection:
                await connection.execute(f"listen {CHANNEL}")
                told("")
                while True:
                    async for call in connection.notifies(timeout=QUIET):
                        told(call.payload)
                    await asyncio.wait_for(connection.execute("select 1"), QUIET)
        await asyncio.sleep(AGAIN)

"""News from other processes: who came or went, commands, settings. The database announces it (NOTIFY).

Nothing depends on it: who misses a call, because the connection was lost, finds out by looking now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from eldorado.core.system import extras
from eldorado.server.store.store import Store

CHANNEL = "eldorado"  # named in migration 0009 too
QUIET = 5.0  # seconds without a call after which the connection is tried
AGAIN = 1.0  # seconds until a lost connection is tried again


async def listen(store: Store, told: Callable[[str], None]) -> None:
    """Say which table of the store has changed, as long as this runs; "" if any may have."""
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

"""Keys that all machines at one database must share: the first server's keys are kept there."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from eldorado.server.store import schema
from eldorado.server.store.store import Op, Store

KEEP = sa.text("insert into setting (name, value) values (:name, :value) on conflict (name) do nothing")


async def common(store: Store, name: str, own: bytes) -> bytes:
    """Return the key in effect: the store's, or our own if it has none. A file serves one server and keeps none."""
    there = sa.select(schema.setting.c.value).where(schema.setting.c.name == name)
    found = await store.rows(there)
    if not found and not isinstance(store.where, Path):
        await store.write([Op(KEEP, {"name": name, "value": own.hex()})])
        found = await store.rows(there)
    return bytes.fromhex(found[0].value) if found else own

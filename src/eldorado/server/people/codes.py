"""Codes that move a profile to another browser: a short one for now, a long one to keep as a backup.

Using one moves everything: seats, tables, name, history. The browser it came from keeps nothing, so a profile is
never in two places; what the new browser had before stays its own too. Codes are stored as hashes and work once, and
guesses are limited for each address.
"""

from __future__ import annotations

import asyncio
import secrets

import sqlalchemy as sa

from eldorado.server.api.requests import let_in
from eldorado.server.http.errors import NoProfile, NotNow
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables.lobby import TRANSFER_SECONDS, hashed
from eldorado.server.tables.registry import Registry
from eldorado.server.ws.answers import TransferCode

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
MOVE, BACKUP = "", "*"  # stands for the table in such a code's row
SHORT, LONG = 10, 20  # characters: 49 bits for ten minutes, 99 bits for good
FOR_GOOD = 2**53


async def make(registry: Registry, client: bytes, backup: bool) -> TransferCode:
    """Make a new code; the previous one of its kind becomes invalid."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(LONG if backup else SHORT))
    kind = BACKUP if backup else MOVE
    until = FOR_GOOD if backup else registry.now() // 1000 + TRANSFER_SECONDS
    row = {"code": hashed(code), "board": kind, "client": client, "until": until}
    old = Op(rows.DELETE_TRANSFERS, {"key": kind, "key_client": client})
    await registry.store.write([old, Op(rows.INSERT_TRANSFER, row)])
    return TransferCode(code, 0 if backup else TRANSFER_SECONDS)


async def owner(registry: Registry, code: str) -> bytes:
    """Return the browser whose profile a code moves."""
    found = await registry.store.rows(
        sa.select(schema.transfer).where(
            schema.transfer.c.code == hashed(code), schema.transfer.c.board.in_((MOVE, BACKUP))
        )
    )
    if not found or found[0].until < registry.now() // 1000:
        raise NoProfile
    client: bytes = found[0].client
    return client


async def use(registry: Registry, code: str, client: bytes) -> None:
    """Move a profile here. `client` has a new token, so that nobody else has a copy of it."""
    async with turn(registry):
        old = await owner(registry, code)
        if old == client:
            raise NotNow("profile.same_browser")
        await let_in(registry, old)
        await claim(registry, code)
        await registry.store.write([Op(rows.DELETE_TRANSFER, {"key": hashed(code)})])
        await registry.rekey(old, client, moved=True)


async def claim(registry: Registry, code: str) -> None:
    """Claim a code that several processes may have received at once: the first to mark it goes on."""
    mark = -1 - secrets.randbelow(2**52)
    await registry.store.write([Op(rows.CLAIM_TRANSFER, {"key": hashed(code), "mark": mark})])
    marked = sa.select(schema.transfer.c.until).where(schema.transfer.c.code == hashed(code))
    found = await registry.store.rows(marked)
    if not found or found[0].until != mark:
        raise NoProfile


TURNS: dict[int, asyncio.Lock] = {}


def turn(registry: Registry) -> asyncio.Lock:
    """Return the lock under which one profile moves at a time, so that a code sent twice is used once."""
    return TURNS.setdefault(id(registry), asyncio.Lock())

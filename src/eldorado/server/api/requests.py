"""Helpers shared by routes: the client, its input, answers, and the cost of requests."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from litestar import Request, Response
from litestar.connection import WebSocket

from eldorado.core.plain import Plain
from eldorado.server.http.errors import Malformed, NotYours, TooLarge, TooMany, Unknown
from eldorado.server.http.identity import hashed, set_cookie
from eldorado.server.http.limits import Buckets, household
from eldorado.server.store import rows, schema
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.sealing import check_seal
from eldorado.server.tables.table import Table
from eldorado.server.ws import messages

AnyRequest = Request[Any, Any, Any]
B = TypeVar("B", bound=messages.Body)
KEPT_OUT = sa.select(schema.blocked.c.at).where(schema.blocked.c.client == sa.bindparam("client"))
KNOWN = sa.select(schema.client.c.created).where(schema.client.c.id == sa.bindparam("client"))
LATER = 5  # seconds after which a refused upload may be repeated
HEAVY = 4.0  # number of requests a long answer counts as
T = TypeVar("T")


def registry_of(request: AnyRequest | WebSocket[Any, Any, Any]) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def who(request: AnyRequest | WebSocket[Any, Any, Any]) -> bytes:
    client: bytes = request.scope["state"]["client"]
    return client


def address(request: AnyRequest) -> str:
    """Return the key under which clients are counted together for limits per address."""
    return household(request.client.host if request.client is not None else "")


def reply(
    data: Plain | msgspec.Struct, status: int = 200, headers: dict[str, str] | None = None
) -> Response[bytes]:
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(messages.encode(data), status_code=status, media_type="application/json", headers=kept)


def go_to(target: str) -> Response[bytes]:
    """Redirect the same request to the process that has the table of its new address."""
    return Response(b"", status_code=307, headers={"location": target, "cache-control": "no-store"})


async def renew(request: AnyRequest) -> bytes:
    """Give a browser that takes a seat a new token, so that one planted earlier is worthless."""
    registry, old = registry_of(request), who(request)
    await let_in(registry, old)
    state = request.scope["state"]
    token = registry.issuer.issue()
    await whole(registry.rekey(old, hashed(token)), registry)
    state["client"], state["cookie"] = hashed(token), set_cookie(token, state["secure"])
    return hashed(token)


async def kept_out(registry: Registry, client: bytes) -> bool:
    """Whether the operator has blocked this browser."""
    return bool(await registry.store.rows(KEPT_OUT, {"client": client}))


async def let_in(registry: Registry, client: bytes) -> None:
    if await kept_out(registry, client):
        raise NotYours("table.kept_out")


async def body(request: AnyRequest, kind: type[B]) -> B:
    given = await read(request, registry_of(request).config.limits.body)
    try:
        return msgspec.json.decode(given or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("wire.malformed", detail=str(error)[:120]) from None


async def read(request: AnyRequest, most: int) -> bytes:
    """Read a body of limited size. A longer one is read too, or its sender would not get our answer, but not kept."""
    given, size = bytearray(), 0
    async for part in request.stream():
        size += len(part)
        if size <= most:
            given += part
    if size > most:
        raise TooLarge("wire.too_large")
    return bytes(given)


async def upload(request: AnyRequest) -> bytes:
    """Read a record. Few are read at once: those that never end would fill the memory."""
    registry, whose = registry_of(request), address(request)
    limits, uploads = registry.config.limits, registry.uploads
    if uploads[whose] >= limits.uploads or uploads.total() >= limits.uploads_together:
        with suppress(TooLarge):
            await read(request, 0)
        raise TooMany("wire.too_fast", LATER)
    uploads[whose] += 1
    try:
        return await read(request, limits.record)
    finally:
        uploads[whose] -= 1
        if not uploads[whose]:
            del uploads[whose]


async def whole(work: Coroutine[Any, Any, T], registry: Registry) -> T:
    """Finish the work even if the client hangs up, so that no change is left half done."""
    return await asyncio.shield(registry.background(work))


async def while_waited(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Do long work that stops when nobody waits for it any more. A commit in progress is finished all the same."""

    async def hang_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, gone = asyncio.create_task(work), asyncio.create_task(hang_up())
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            working.cancel()
            raise Unknown  # nobody reads it
        return working.result()
    finally:
        gone.cancel()
        working.cancel()


async def find(request: AnyRequest) -> Table:
    """Return the table of the address, if the client may look at it."""
    table = await registry_of(request).get(request.path_params["table_id"])
    await check_seal(table, who(request))
    return table


def number(request: AnyRequest, name: str, default: int | None) -> int | None:
    given = request.query_params.get(name)
    if given is None:
        return default
    found = messages.number(given.removeprefix("-"))
    if found is None:
        raise Malformed("wire.malformed", detail=name)
    return -found if given.startswith("-") else found


async def slow_down(request: AnyRequest) -> None:
    """Limit the rate of new tables, per browser and, as a new cookie costs nothing, per address."""
    await let_in(registry_of(request), who(request))
    await limit_makes(request)


async def limit_makes(request: AnyRequest) -> None:
    registry = registry_of(request)
    await take(registry, "makes", who(request).hex(), registry.makes)
    await take(registry, "makers", address(request), registry.makers)


async def introduce(request: AnyRequest) -> None:
    """Store a browser that is not known yet; limited like new tables, since a cookie costs nothing."""
    registry, client = registry_of(request), who(request)
    if not await registry.store.rows(KNOWN, {"client": client}):
        await limit_makes(request)
        await registry.store.write([rows.client_op(client, "", {}, registry.now() // 1000)])


async def take(registry: Registry, kind: str, whose: str, buckets: Buckets) -> None:
    """Use one unit of a limit that all processes share."""
    now = registry.now() / 1000
    bucket = buckets.get(whose, now)
    if not bucket.take(now):
        raise TooMany("wire.too_fast", bucket.wait())
    if registry.member is not None and not await registry.member.allowances.take(kind, whose, buckets):
        bucket.left = 0.0
        raise TooMany("wire.too_fast", bucket.wait())


def spend(request: AnyRequest, cost: float) -> None:
    """Charge a request that costs more than others to the limit of its address."""
    registry = registry_of(request)
    now = registry.now() / 1000
    bucket = registry.requests.get(address(request), now)
    if not bucket.take(now, cost):
        raise TooMany("wire.too_fast", bucket.wait(cost))


def charge(request: AnyRequest, cost: float) -> None:
    """Charge what turned out to be dear to the limit of the address, without refusing it."""
    registry = registry_of(request)
    bucket = registry.requests.get(address(request), registry.now() / 1000)
    bucket.left = max(0.0, bucket.left - cost)


async def guess(request: AnyRequest) -> None:
    """Limit the rate of guessed codes: they are short."""
    registry = registry_of(request)
    await take(registry, "guesses", address(request), registry.guesses)

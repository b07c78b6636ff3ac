"""The HTTP endpoints for profiles and histories."""

from __future__ import annotations

import time

import sqlalchemy as sa
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from eldorado import __version__
from eldorado.server.api.requests import (
    HEAVY,
    AnyRequest,
    body,
    guess,
    introduce,
    number,
    registry_of,
    renew,
    reply,
    spend,
    who,
    whole,
)
from eldorado.server.hall import blocking
from eldorado.server.people import codes, forgetting, history, profile
from eldorado.server.store import schema
from eldorado.server.tables import lobby
from eldorado.server.ws import messages, personal
from eldorado.server.ws import outgoing as out


async def told(request: AnyRequest, client: bytes) -> Response[bytes]:
    registry = registry_of(request)
    config = registry.config
    return reply(
        personal.Me(
            **await profile.told(registry, client),
            version=__version__,
            protocol=out.PROTOCOL,
            links=list(config.links),
            lobby=config.lobby,
            host=config.lobby and blocking.runs_it(request),
        )
    )


@get("/api/me")
async def me(request: AnyRequest) -> Response[bytes]:
    return await told(request, who(request))


@post("/api/me", status_code=200)
async def set_me(request: AnyRequest) -> Response[bytes]:
    wish = await body(request, messages.Me)
    await introduce(request)
    await profile.change(registry_of(request), who(request), wish)
    return await told(request, who(request))


@get("/api/me/history")
async def played(request: AnyRequest) -> Response[bytes]:
    spend(request, HEAVY)
    before = number(request, "before", None)
    return reply(await history.page(registry_of(request), who(request), before))


@post("/api/me/code", status_code=200)
async def code(request: AnyRequest) -> Response[bytes]:
    wish = await body(request, messages.ProfileCode)
    await introduce(request)
    return reply(await codes.make(registry_of(request), who(request), wish.backup))


@post("/api/me/move", status_code=200)
async def move(request: AnyRequest) -> Response[bytes]:
    """Move the profile of another browser here."""
    registry = registry_of(request)
    await guess(request)
    wish = await body(request, messages.Code)
    await codes.owner(registry, wish.code)  # before anything is changed
    client = await renew(request)
    await whole(codes.use(registry, wish.code, client), registry)
    return await told(request, client)


@get("/api/me/export")
async def export(request: AnyRequest) -> Response[bytes]:
    """Return everything stored about this browser, as a file."""
    registry, client = registry_of(request), who(request)
    spend(request, HEAVY)
    games: list[personal.Played] = []
    before: int | None = None
    while True:
        page = await history.page(registry, client, before)
        games += page.games
        if not page.more:
            break
        before = page.games[-1].ended
    daily = schema.daily.c
    raced = sa.select(daily.day, daily.mode, daily.rounds, daily.place).where(daily.client == client)
    data = {
        "eldorado": "profile",
        "version": __version__,
        "written": registry.now() // 1000,
        "profile": await profile.told(registry, client),
        "tables": [table.id for table in await lobby.mine(registry, client)],
        "games": games,
        "daily_races": [dict(row._mapping) for row in await registry.store.rows(raced.order_by(daily.day))],
    }
    name = time.strftime("eldorado-%Y-%m-%d.json", time.gmtime(registry.now() / 1000))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return reply(data, headers=headers)


@post("/api/me/delete", status_code=204)
async def delete(request: AnyRequest) -> None:
    await body(request, messages.Sure)
    registry = registry_of(request)
    await whole(forgetting.forget(registry, who(request)), registry)


HANDLERS: list[HTTPRouteHandler] = [me, set_me, played, code, move, export, delete]

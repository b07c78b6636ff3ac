"""The daily race over HTTP."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from eldorado.server.api.requests import (
    AnyRequest,
    body,
    registry_of,
    renew,
    reply,
    slow_down,
    spend,
    who,
    whole,
)
from eldorado.server.daily import days
from eldorado.server.daily.races import Races
from eldorado.server.http.errors import Unknown
from eldorado.server.tables import projection
from eldorado.server.ws import messages


class Begin(messages.Body):
    mode: Literal["alone", "experts"]


def races_of(request: AnyRequest) -> Races:
    races: Races = request.app.state.races
    return races


@get("/api/daily")
async def today(request: AnyRequest) -> Response[bytes]:
    """Today's race, or the one of the day in the query."""
    races = races_of(request)
    day = request.query_params.get("day") or races.today()
    if days.read(day) is None or day > races.today():
        raise Unknown
    spend(request, 1)
    return reply(await races.tell(who(request), day))


@post("/api/daily", status_code=201)
async def begin(request: AnyRequest) -> Response[bytes]:
    races, wish = races_of(request), await body(request, Begin)
    await slow_down(request)
    client = await renew(request)
    table = await whole(races.begin(client, wish.mode), registry_of(request))
    return reply(projection.table_info(table, client), 201)


HANDLERS: list[HTTPRouteHandler] = [today, begin]

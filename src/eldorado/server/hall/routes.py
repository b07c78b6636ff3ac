"""The HTTP endpoints of the lobby. If it is off they do not exist."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from eldorado.server.api.requests import HEAVY, AnyRequest, body, registry_of, reply, spend, who, whole
from eldorado.server.hall import blocking
from eldorado.server.hall.listing import Hall
from eldorado.server.http.errors import NotNow, NotYours, Unknown
from eldorado.server.tables import commands, seating
from eldorado.server.tables.registry import Registry
from eldorado.server.ws import messages


def opened(request: AnyRequest) -> Registry:
    registry = registry_of(request)
    if not registry.config.lobby:
        raise Unknown
    return registry


@get("/api/lobby")
async def lobby(request: AnyRequest) -> Response[bytes]:
    opened(request)
    spend(request, HEAVY)
    hall: Hall = request.app.state.hall
    return reply(await hall.show(who(request)))


@post("/api/lobby/close", status_code=204)
async def close(request: AnyRequest) -> None:
    """Remove a table for the operator; optionally block the browser of one of its seats."""
    registry = opened(request)
    if not blocking.runs_it(request):
        raise NotYours("lobby.host_only")
    wish = await body(request, messages.CloseTable)
    table = await registry.get(wish.table)
    client, name = None, ""
    if wish.block is not None:
        seat = seating.seat_of(table, wish.block)
        client, name = seat.client, seat.name
        if client is None or client == who(request):
            raise NotNow("lobby.nobody_there", seat=wish.block)

    async def work() -> None:
        await commands.carry_out(registry, "remove", wish.table)
        if client is not None:
            await blocking.block(registry, client, name)

    await whole(work(), registry)


HANDLERS: list[HTTPRouteHandler] = [lobby, close]

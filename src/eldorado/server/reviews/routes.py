"""The HTTP endpoints for after a game: its review, and playing on from one of its positions."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from eldorado.server.api.requests import AnyRequest, body, find, registry_of, renew, reply, slow_down, whole
from eldorado.server.reviews.playing_on import play_on
from eldorado.server.reviews.reviews import Reviews
from eldorado.server.tables import projection
from eldorado.server.ws import messages


@get("/api/tables/{table_id:str}/review")
async def review(request: AnyRequest) -> Response[bytes]:
    reviews: Reviews = request.app.state.reviews
    return reply(await reviews.ask(await find(request)))


@post("/api/tables/{table_id:str}/play_on", status_code=201)
async def branch(request: AnyRequest) -> Response[bytes]:
    registry = registry_of(request)
    wish = await body(request, messages.PlayOn)
    table = await find(request)
    await slow_down(request)
    client = await renew(request)
    new = await whole(play_on(table, client, wish.at, wish.seat), registry)
    return reply(projection.table_info(new, client), 201)


HANDLERS: list[HTTPRouteHandler] = [review, branch]

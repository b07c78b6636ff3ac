"""The course editor over HTTP: the parts of courses, the report on a course, and simulated games.

Nothing is stored here. Courses come from strangers, so they are read within limits and in a separate process.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from eldorado.core.plain import Plain
from eldorado.server.api.requests import HEAVY, AnyRequest, body, registry_of, reply, spend, while_waited
from eldorado.server.http.errors import Malformed
from eldorado.server.ws import messages

TILES = 24  # the box has nine; a draft may hold a few too many
BATCH = 8  # simulated games in one request
GAMES = 200  # of one course
Place = Annotated[int, Meta(ge=-500, le=500)]
Word = Annotated[str, Meta(max_length=20)]


class Tile(Struct, forbid_unknown_fields=True):
    side: Word
    rotation: Annotated[int, Meta(ge=0, le=5)]
    q: Place
    r: Place


class Draft(Struct, forbid_unknown_fields=True):
    """A course in the editor."""

    name: messages.Name
    tiles: Annotated[list[Tile], Meta(max_length=TILES)]
    finish: Tile
    blockades: Annotated[list[int | Word], Meta(max_length=TILES)] = msgspec.field(default_factory=list)


class Report(messages.Body):
    text: Annotated[str, Meta(max_length=12_000)] = ""
    draft: Draft | None = None


class Races(messages.Body):
    text: Annotated[str, Meta(max_length=12_000)]
    first: Annotated[int, Meta(ge=0, le=GAMES)] = 0
    count: Annotated[int, Meta(ge=1, le=BATCH)] = BATCH


@lru_cache(maxsize=1)
def palette_told() -> bytes:
    from eldorado.games.quest.advice.courses.report import palette

    return messages.encode(palette())


@get("/api/courses/palette", sync_to_thread=True)
def palette_of() -> Response[bytes]:
    headers = {"cache-control": "private, max-age=3600"}
    return Response(palette_told(), media_type="application/json", headers=headers)


@post("/api/courses/report", status_code=200)
async def report_on(request: AnyRequest) -> Response[bytes]:
    wish = await body(request, Report)
    if (wish.draft is None) == (not wish.text):
        raise Malformed("wire.malformed", detail="text")
    spend(request, 1)
    draft: Plain = msgspec.to_builtins(wish.draft)
    wanted = {"do": "course", "text": wish.text, "draft": draft}
    return reply(await while_waited(request, registry_of(request).long_work(wanted)))


@post("/api/courses/races", status_code=200)
async def races_on(request: AnyRequest) -> Response[bytes]:
    wish = await body(request, Races)
    spend(request, HEAVY)
    wanted = {"do": "races", "text": wish.text, "first": wish.first, "count": wish.count}
    return reply(await while_waited(request, registry_of(request).long_work(wanted)))


COURSE_HANDLERS: list[HTTPRouteHandler] = [palette_of, report_on, races_on]

"""The pictures over HTTP."""

from __future__ import annotations

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from eldorado.core.language.words import Words
from eldorado.server.api.requests import HEAVY, AnyRequest, number, registry_of, spend
from eldorado.server.http.errors import Malformed, Unknown
from eldorado.server.share import courses, told
from eldorado.server.share.pictures import Pictures

KINDS = {"svg": "image/svg+xml", "png": "image/png"}
MINUTES = 5


def answer(made: bytes, kind: str) -> Response[bytes]:
    headers = {"cache-control": f"public, max-age={60 * MINUTES}"}
    return Response(made, media_type=KINDS[kind], headers=headers)


def asked(request: AnyRequest) -> tuple[Pictures, str, Words]:
    """Return the picture maker, the kind of picture asked for, and the language of its words."""
    name: str = request.path_params["name"]
    kind = name.removeprefix("picture.")
    if kind not in KINDS or kind == name:
        raise Unknown
    spend(request, HEAVY)
    header = request.headers.get("accept-language", "")
    return request.app.state.pictures, kind, told.words_for(request.query_params.get("lang", ""), header)


@get("/api/tables/{table_id:str}/share/{name:str}")
async def table_picture(request: AnyRequest) -> Response[bytes]:
    pictures, kind, words = asked(request)
    at = number(request, "at", None)
    if at is not None and at < 0:
        raise Malformed("wire.malformed", detail="at")
    table = await registry_of(request).get(request.path_params["table_id"])  # sealed ones have a picture too
    return answer(await pictures.of_table(table, at, words, kind), kind)


@get("/api/courses/share/{name:str}")
async def course_picture(request: AnyRequest) -> Response[bytes]:
    pictures, kind, words = asked(request)
    code = request.query_params.get("c", "")
    draft = courses.draft(code, request.query_params.get("name", ""))
    if draft is None:
        raise Malformed("wire.malformed", detail="c")
    return answer(await pictures.of_course(draft, words, kind, code), kind)


HANDLERS: list[HTTPRouteHandler] = [table_picture, course_picture]

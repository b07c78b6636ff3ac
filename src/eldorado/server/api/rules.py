"""The rules over HTTP: the clauses of a game, or only those that concern a table."""

from __future__ import annotations

import json
from functools import lru_cache

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from eldorado import games
from eldorado.core import concerns, rulebook
from eldorado.core.info import GameInfo
from eldorado.core.language import languages
from eldorado.core.plain import Options
from eldorado.core.rulebook import Rulebook
from eldorado.server.api.requests import AnyRequest, registry_of, reply
from eldorado.server.http.errors import TooLarge, Unknown
from eldorado.server.ws import answers, messages


@get("/api/rules/{game:str}")
async def rules(request: AnyRequest) -> Response[bytes]:
    game = request.path_params["game"]
    if game not in games.names():
        raise Unknown
    info = games.info(game)
    lang = request.query_params.get("lang", languages.ENGLISH)
    if lang not in (*languages.languages(games.homes()), languages.PSEUDO):
        raise Unknown
    book, markdown = rulebook.load(info, lang), rulebook.text_of(info, lang)
    if "seats" not in request.query_params:
        return reply(answers.Rules(game, list(map(clause_told, book.clauses)), markdown))
    seats, options = asked(request, info)
    clauses = await registry_of(request).aside.do(of_table, book, game, seats, messages.encode(options))
    return reply(answers.Rules(game, clauses, markdown))


def clause_told(clause: rulebook.Clause) -> answers.Clause:
    return answers.Clause(clause.id, clause.section, clause.text, list(clause.tags))


def asked(request: AnyRequest, info: GameInfo) -> tuple[int, Options]:
    """Return the seats and options in the query.

    Free texts are left out: no clause depends on what somebody wrote, and a course would have to be read or generated.
    """
    text = request.query_params.get("options", "{}")
    if len(text) > registry_of(request).config.limits.body:
        raise TooLarge("wire.too_large")
    try:
        seats, options = int(request.query_params["seats"]), json.loads(text)
    except (ValueError, RecursionError):
        raise Unknown from None
    if not isinstance(options, dict):
        raise Unknown
    free = {option.id: option.choices for option in info.options if option.kind == "text"}
    return seats, {key: value for key, value in options.items() if key not in free or value in free[key]}


@lru_cache(maxsize=256)
def of_table(book: Rulebook, game: str, seats: int, options: bytes) -> list[answers.Clause]:
    """Return the clauses that concern a table with these options."""
    full = games.load(game).options(seats, msgspec.json.decode(options))
    return [clause_told(clause) for clause in concerns.at_table(book, games.info(game), seats, full)]


RULES_HANDLERS: list[HTTPRouteHandler] = [rules]

"""The HTTP endpoints of docs/protocol.md. Thin: read, check, call, answer."""

from __future__ import annotations

import hashlib
import io
import logging
from functools import lru_cache
from typing import Any

import msgspec
import segno
from litestar import Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from eldorado import __version__, bots, games
from eldorado.bots.ratings import ratings
from eldorado.core.errors import UserError
from eldorado.core.game import SPECTATOR
from eldorado.core.language import languages
from eldorado.core.matches.match import Match
from eldorado.server.api.connection import serve
from eldorado.server.api.courses import COURSE_HANDLERS
from eldorado.server.api.lessons import LESSON_HANDLERS
from eldorado.server.api.requests import (
    HEAVY,
    AnyRequest,
    body,
    charge,
    find,
    go_to,
    guess,
    kept_out,
    number,
    registry_of,
    renew,
    reply,
    slow_down,
    spend,
    upload,
    while_waited,
    who,
    whole,
)
from eldorado.server.api.rules import RULES_HANDLERS
from eldorado.server.archive import records, replay
from eldorado.server.http.errors import (
    Elsewhere,
    Malformed,
    NotInstalled,
    NotKept,
    NotYours,
    Unknown,
)
from eldorado.server.tables import lobby, projection, seating
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.sealing import check_seal
from eldorado.server.tables.table import Table
from eldorado.server.watch.metrics import admitted, told
from eldorado.server.ws import answers, messages
from eldorado.server.ws.socket import BLOCKED, DELETED

LONG = 100_000  # bytes of a list that cost as much as a request
MANY = 25  # tables in a list that cost as much as a request
log = logging.getLogger("eldorado.server")


# --- general ---------------------------------------------------------------------------------------
@get("/healthz")
async def healthz(request: AnyRequest) -> Response[bytes]:
    """The server's health; of several processes, all of them together."""
    registry = registry_of(request)
    found = registry.health()
    if registry.member is not None:
        for other in await registry.member.health_of_others():
            found["ok"] = found["ok"] and other["ok"]
            for name in ("exceptions", "tables", "sockets"):
                found[name] += other[name]
    return reply({**found, "version": __version__})


@get("/readyz")
async def readyz(request: AnyRequest) -> Response[bytes]:
    """Answer 200 if players can be sent here, otherwise 503: for load balancers, and for scripts awaiting the start."""
    ready = await registry_of(request).ready()
    return reply({"ready": ready}, 200 if ready else 503)


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Return the figures to clients that may see them; not found for all others."""
    registry = registry_of(request)
    made = registry.metrics
    peer = request.client.host if request.client is not None else ""
    if made is None or not admitted(dict(request.scope["headers"]), peer):
        raise Unknown
    headers = {"cache-control": "no-store", "content-type": made.kind}
    if registry.member is None:
        return Response(made.text(), headers=headers)
    others = await registry.member.ask_all({"do": "figures"})
    return Response(made.together([told(made), *others]), headers=headers)


@get("/api/games", sync_to_thread=False)
def list_games() -> Response[bytes]:
    cards = [card for game in games.names() if (card := game_card(game)) is not None]
    return reply(answers.Games(cards))


def game_card(game: str) -> answers.GameCard | None:
    """Return a game with the bots that play it; None for one that cannot be loaded, which the log explains."""
    try:
        info = games.info(game)
    except UserError as error:
        log.warning("%s", error)
        return None
    known = ratings(game)
    levels = [{**level.plain(), "rating": known.get(level.name)} for level in bots.levels(game)]
    liked = info.liked[0].words if info.liked else None
    card = {**info.plain(), "levels": levels, "default_level": bots.default(game), "liked": liked}
    return msgspec.convert({**card, "review": bots.reviewable(game)}, answers.GameCard)


@get("/api/languages", sync_to_thread=False)
def list_languages(request: AnyRequest) -> Response[bytes]:
    """The languages by their own names, and the one this browser prefers."""
    codes = languages.languages(games.homes())
    wished = languages.preferred(request.headers.get("accept-language", ""), codes)
    named = [answers.Language(code, languages.own_name(code)) for code in codes]
    return reply(answers.Languages(named, wished))


@lru_cache(maxsize=32)
def catalogue(lang: str, packages: tuple[str, ...]) -> tuple[bytes, str]:
    words = languages.load(lang, packages)
    sources = [{"lang": code, "ftl": ftl} for code, ftl in words.sources()]
    data = messages.encode({"lang": lang, "words": sources})
    return data, '"' + hashlib.sha256(data).hexdigest()[:20] + '"'


@get(["/api/words", "/api/words/{lang:str}"], sync_to_thread=False)
def catalogue_of(request: AnyRequest) -> Response[bytes]:
    """Return the words of a language; by default of the one the browser prefers."""
    codes = languages.languages(games.homes())
    wishes = request.headers.get("accept-language", "")
    lang = request.path_params.get("lang") or languages.preferred(wishes, codes)
    if lang not in (*codes, languages.PSEUDO):
        raise Unknown
    data, tag = catalogue(lang, tuple(games.homes()))
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def preview(game: str, preset: str) -> bytes:
    """Return the scene of a preset, dealt once, for the set-up screen."""
    if game not in games.names():
        raise Unknown
    engine = games.load(game)
    chosen = next((each for each in engine.info.presets if each.id == preset), None)
    if chosen is None:
        raise Unknown
    seats = engine.info.usual_seats(preset)
    return messages.encode(engine.scene(Match.start(engine, seats, chosen.options, 0).state))


@get("/api/games/{game:str}/{preset:str}/scene", sync_to_thread=True)
def preset_scene(request: AnyRequest) -> Response[bytes]:
    data = preview(request.path_params["game"], request.path_params["preset"])
    return Response(data, media_type="application/json", headers={"cache-control": "private, max-age=3600"})


# --- tables ----------------------------------------------------------------------------------------------
@post("/api/tables", status_code=201)
async def make(request: AnyRequest) -> Response[bytes]:
    registry = registry_of(request)
    wish = await body(request, messages.Make)
    await slow_down(request)
    client = await renew(request)
    table = await whole(lobby.make(registry, client, wish), registry)
    return reply(projection.table_info(table, client), 201)


@get("/api/tables")
async def mine(request: AnyRequest) -> Response[bytes]:
    registry, client = registry_of(request), who(request)
    tables = await lobby.mine(registry, client)
    charge(request, len(tables) / MANY)
    return reply(answers.Tables(tables, await lobby.kept(registry, client)))


@get("/api/codes/{code:str}")
async def by_code(request: AnyRequest) -> Response[bytes]:
    await guess(request)
    table = await lobby.by_code(registry_of(request), request.path_params["code"])
    await check_seal(table, who(request))
    return reply(projection.table_info(table, who(request)))


@get("/api/tables/{table_id:str}")
async def one(request: AnyRequest) -> Response[bytes]:
    return reply(projection.table_info(await find(request), who(request)))


@get("/api/tables/{table_id:str}/scene")
async def scene(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    if table.history is None:
        raise Unknown
    return reply(table.game.scene(table.history.state), headers={"cache-control": "private, max-age=3600"})


@get("/api/tables/{table_id:str}/qr.svg")
async def qr(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    link = (
        registry_of(request).link(table.id)
        or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}/t/{table.id}"
    )
    out = io.BytesIO()
    try:
        code = segno.make(link, error="m")
    except ValueError:  # too long for a QR code
        raise Malformed("wire.malformed", detail="host") from None
    code.save(out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/api/transfer", status_code=200)
async def transfer(request: AnyRequest) -> Response[bytes]:
    registry = registry_of(request)
    await guess(request)
    wish = await body(request, messages.Code)
    await lobby.table_of_code(registry, wish.code)  # here, before anything is changed
    client = await renew(request)
    table = await whole(lobby.transfer(registry, wish.code, client), registry)
    return reply(projection.table_info(table, client))


VERBS: dict[str, type[messages.Body]] = {
    "sit": messages.Sit,
    "seat": messages.ChangeSeat,
    "ready": messages.Ready,
    "start": messages.Nothing,
    "leave": messages.Nothing,
    "resign": messages.OneSeat,
    "remove": messages.OneSeat,
    "hold": messages.OneSeat,
    "back": messages.OneSeat,
    "rematch": messages.Nothing,
    "confirm": messages.Nothing,
    "delete": messages.Nothing,
    "transfer": messages.Nothing,
    "stepback": messages.Nothing,
    "settings": messages.Settings,
}


@post("/api/tables/{table_id:str}/{verb:str}", status_code=200)
async def do(request: AnyRequest) -> Response[bytes]:
    registry = registry_of(request)
    verb = request.path_params["verb"]
    if verb not in VERBS:
        raise Unknown
    table = await find(request)
    wish = await body(request, VERBS[verb])
    client = await renew(request) if verb == "sit" else who(request)
    with registry.figures.action(verb, table.id):
        return await whole(carry_out(registry, table, client, verb, wish), registry)


async def carry_out(registry: Registry, table: Table, client: bytes, verb: str, wish: Any) -> Response[bytes]:
    if verb == "confirm":
        return await confirm(table, client)
    async with table.lock:
        if table.gone:
            raise Unknown
        match verb:
            case "sit":
                await seating.sit(table, client, wish, await registry.name_of(client))
            case "seat":
                await seating.change(table, client, wish)
            case "ready":
                await seating.ready(table, client, wish.on)
            case "start":
                await seating.start(table, client)
            case "leave":
                if await seating.leave(table, client):
                    return Response(b"", status_code=204)
            case "resign":
                await seating.resign(table, client, wish.seat)
            case "remove":
                if await seating.remove(table, client, wish.seat):
                    return Response(b"", status_code=204)
            case "hold":
                await seating.hold(table, client, wish.seat)
            case "back":
                await seating.back(table, client, wish.seat)
            case "stepback":
                await seating.step_back(table, client)
            case "settings":
                await seating.settings(table, client, wish)
            case "delete":
                await seating.delete_by(table, client)
                return Response(b"", status_code=204)
            case "transfer":
                if all(seat.client != client for seat in table.seats):
                    raise NotYours("table.not_seated")
                code = await lobby.transfer_code(table, client)
                return reply(answers.TransferCode(code, lobby.TRANSFER_SECONDS))
            case "rematch":
                if all(seat.client != client for seat in table.seats):
                    raise NotYours("table.not_seated")
                try:
                    new = await lobby.rematch(table, client)
                except Elsewhere as other:
                    return go_to(f"/api/tables/{other.table}/confirm")
                return await confirm(new, client)
    return reply(projection.table_info(table, client))


async def confirm(new: Table, client: bytes) -> Response[bytes]:
    """Seat the client that asked for the rematch at the new table."""
    if any(seat.kind == "asked" and seat.client == client for seat in new.seats):
        async with new.lock:
            if not new.gone and new.status == "open":
                await seating.sit(new, client, messages.Sit(), "")
    return reply(projection.table_info(new, client))


# --- looking back ----------------------------------------------------------------------------------------
@get("/api/tables/{table_id:str}/replay")
async def look_back(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    eye = number(request, "seat", SPECTATOR)
    at = number(request, "at", None)
    if eye is None or (at is not None and at < 0):
        raise Malformed("wire.malformed", detail="at")
    replay.may_look(table, who(request), eye)
    spend(request, HEAVY if at is None else 1)
    if at is not None:
        return reply(replay.position(table, eye, at))
    told = await replay.index(table, eye)
    charge(request, len(bytes(told)) / LONG)
    return reply(told)


@get("/api/tables/{table_id:str}/chart")
async def chart(request: AnyRequest) -> Response[bytes]:
    spend(request, HEAVY)
    return reply(await while_waited(request, replay.chart(await find(request))))


@get("/api/tables/{table_id:str}/export")
async def export(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    spend(request, HEAVY)
    text = await while_waited(request, records.export(table))
    name = f"{table.game.info.id}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@post("/api/import", status_code=201)
async def bring_in(request: AnyRequest) -> Response[bytes]:
    registry, client = registry_of(request), who(request)
    given = await upload(request)
    await slow_down(request)
    table = await while_waited(request, records.bring_in(registry, client, given))
    return reply(projection.table_info(table, client), 201)


# --- the socket ------------------------------------------------------------------------------------------
@websocket("/api/tables/{table_id:str}/ws")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    registry = registry_of(socket)
    await socket.accept()
    if await kept_out(registry, who(socket)):
        await socket.close(BLOCKED)
        return
    try:
        table = await registry.get(socket.path_params["table_id"])
        await check_seal(table, who(socket))
    except (Unknown, NotInstalled, NotYours):
        await socket.close(DELETED)
        return
    except NotKept as problem:
        await socket.close(1012 if isinstance(problem, Elsewhere) else 1013)  # reconnect, now or later
        return
    await serve(registry, table, who(socket), socket)


HANDLERS: list[HTTPRouteHandler | WebsocketRouteHandler] = [
    healthz,
    readyz,
    metrics,
    list_games,
    list_languages,
    catalogue_of,
    preset_scene,
    make,
    mine,
    by_code,
    one,
    scene,
    qr,
    transfer,
    do,
    look_back,
    chart,
    export,
    bring_in,
    play_socket,
    *RULES_HANDLERS,
    *LESSON_HANDLERS,
    *COURSE_HANDLERS,
]

"""The HTTP endpoints of docs/protocol.md. Thin: read, check, call, answer."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import segno
from litestar import Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from eldorado import __version__, games
from eldorado.core import rulebook, words
from eldorado.core.game import SPECTATOR
from eldorado.core.match import Match
from eldorado.core.plain import Plain
from eldorado.server import audience, lobby, records, replay, seating, wire
from eldorado.server.hub import Hub
from eldorado.server.problems import Malformed, NotYours, TooLarge, TooMany, Unknown
from eldorado.server.socket import DELETED, serve
from eldorado.server.table import Table

AnyRequest = Request[Any, Any, Any]
B = TypeVar("B", bound=wire.Body)
T = TypeVar("T")


def hub_of(request: AnyRequest | WebSocket[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def who(request: AnyRequest | WebSocket[Any, Any, Any]) -> bytes:
    client: bytes = request.scope["state"]["client"]
    return client


def address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


def reply(data: Plain, status: int = 200, headers: dict[str, str] | None = None) -> Response[bytes]:
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(wire.encode(data), status_code=status, media_type="application/json", headers=kept)


async def body(request: AnyRequest, kind: type[B]) -> B:
    given = await request.body()
    if len(given) > hub_of(request).config.limits.body:
        raise TooLarge("wire.too_large")
    try:
        return msgspec.json.decode(given or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("wire.malformed", detail=str(error)[:120]) from None


async def whole(work: Coroutine[Any, Any, T], hub: Hub) -> T:
    """Carry on to the end even if the asker hangs up: a change is never left half done."""
    return await asyncio.shield(hub.background(work))


async def find(request: AnyRequest) -> Table:
    return await hub_of(request).get(request.path_params["table_id"])


def number(request: AnyRequest, name: str, default: int | None) -> int | None:
    given = request.query_params.get(name)
    if given is None:
        return default
    found = wire.number(given.removeprefix("-"))
    if found is None:
        raise Malformed("wire.malformed", detail=name)
    return -found if given.startswith("-") else found


# --- what there is ---------------------------------------------------------------------------------------
@get("/healthz", sync_to_thread=False)
def healthz(request: AnyRequest) -> Response[bytes]:
    hub = hub_of(request)
    sockets = sum(len(table.sockets) for table in hub.tables.values())
    return reply(
        {
            "ok": hub.store.failing is None,
            "exceptions": hub.exceptions,
            "tables": len(hub.tables),
            "sockets": sockets,
            "version": __version__,
        }
    )


@get("/api/me")
async def me(request: AnyRequest) -> Response[bytes]:
    hub = hub_of(request)
    name = await hub.name_of(who(request))
    return reply({"name": name, "version": __version__, "links": list(hub.config.links)})


@post("/api/me", status_code=200)
async def set_me(request: AnyRequest) -> Response[bytes]:
    wish = await body(request, wire.Me)
    name = await hub_of(request).set_name(who(request), wish.name)
    return reply({"name": name, "version": __version__, "links": list(hub_of(request).config.links)})


@get("/api/games", sync_to_thread=False)
def list_games() -> Response[bytes]:
    return reply(
        {"games": [games.info(game).plain() for game in games.names()], "levels": ["easy", "normal"]}
    )


@lru_cache(maxsize=32)
def catalogue(lang: str, packages: tuple[str, ...]) -> tuple[bytes, str]:
    data = wire.encode({"lang": lang, "words": words.load(lang, packages).entries})
    return data, '"' + hashlib.sha256(data).hexdigest()[:20] + '"'


@get("/api/words/{lang:str}", sync_to_thread=False)
def catalogue_of(request: AnyRequest) -> Response[bytes]:
    lang = request.path_params["lang"]
    if lang not in (*words.languages(), words.PSEUDO):
        raise Unknown
    data, tag = catalogue(lang, tuple(games.KNOWN.values()))
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(request: AnyRequest) -> Response[bytes]:
    game = request.path_params["game"]
    if game not in games.names():
        raise Unknown
    info = games.info(game)
    book = rulebook.load(info)
    markdown = records.resource(info.clauses)
    return reply({"game": game, "clauses": [clause.plain() for clause in book.clauses], "markdown": markdown})


@lru_cache(maxsize=64)
def preview(game: str, preset: str) -> bytes:
    """The scene of a preset, dealt once: what a set-up screen can show before there is a table."""
    if game not in games.names():
        raise Unknown
    engine = games.load(game)
    chosen = next((each for each in engine.info.presets if each.id == preset), None)
    if chosen is None:
        raise Unknown
    seats = engine.info.usual_seats(preset)
    return wire.encode(engine.scene(Match.start(engine, seats, chosen.options, 0).state))


@get("/api/games/{game:str}/{preset:str}/scene", sync_to_thread=True)
def preset_scene(request: AnyRequest) -> Response[bytes]:
    data = preview(request.path_params["game"], request.path_params["preset"])
    return Response(data, media_type="application/json", headers={"cache-control": "private, max-age=3600"})


# --- tables ----------------------------------------------------------------------------------------------
@post("/api/tables", status_code=201)
async def make(request: AnyRequest) -> Response[bytes]:
    hub, client = hub_of(request), who(request)
    wish = await body(request, wire.Make)
    slow_down(request)
    table = await whole(lobby.make(hub, client, wish), hub)
    return reply(audience.table_plain(table, client), 201)


def slow_down(request: AnyRequest) -> None:
    """Tables are made one by one, by each browser and, as a new cookie costs nothing, by each address."""
    hub = hub_of(request)
    now = hub.now() / 1000
    for bucket in (hub.makes.get(who(request), now), hub.makers.get(address(request), now)):
        if not bucket.take(now):
            raise TooMany("wire.too_fast", bucket.wait())


@get("/api/tables")
async def mine(request: AnyRequest) -> Response[bytes]:
    return reply({"tables": await lobby.mine(hub_of(request), who(request))})


@get("/api/codes/{code:str}")
async def by_code(request: AnyRequest) -> Response[bytes]:
    guess(request)
    table = await lobby.by_code(hub_of(request), request.path_params["code"])
    return reply(audience.table_plain(table, who(request)))


def guess(request: AnyRequest) -> None:
    """Codes are short, so trying them out is slow."""
    hub = hub_of(request)
    bucket = hub.guesses.get(address(request), hub.now() / 1000)
    if not bucket.take(hub.now() / 1000):
        raise TooMany("wire.too_fast", bucket.wait())


@get("/api/tables/{table_id:str}")
async def one(request: AnyRequest) -> Response[bytes]:
    return reply(audience.table_plain(await find(request), who(request)))


@get("/api/tables/{table_id:str}/scene")
async def scene(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    if table.line is None:
        raise Unknown
    return reply(table.game.scene(table.line.state), headers={"cache-control": "private, max-age=3600"})


@get("/api/tables/{table_id:str}/qr.svg")
async def qr(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    link = (
        hub_of(request).link(table.id)
        or f"{request.base_url.scheme}://{request.base_url.netloc}/t/{table.id}"
    )
    out = io.BytesIO()
    try:
        code = segno.make(link, error="m")
    except ValueError:  # no address is that long
        raise Malformed("wire.malformed", detail="host") from None
    code.save(out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/api/transfer", status_code=200)
async def transfer(request: AnyRequest) -> Response[bytes]:
    hub, client = hub_of(request), who(request)
    guess(request)
    wish = await body(request, wire.Code)
    table = await whole(lobby.transfer(hub, wish.code, client), hub)
    return reply(audience.table_plain(table, client))


VERBS: dict[str, type[wire.Body]] = {
    "sit": wire.Sit,
    "seat": wire.ChangeSeat,
    "start": wire.Nothing,
    "leave": wire.Nothing,
    "resign": wire.OneSeat,
    "remove": wire.OneSeat,
    "hold": wire.OneSeat,
    "back": wire.OneSeat,
    "rematch": wire.Nothing,
    "delete": wire.Nothing,
    "transfer": wire.Nothing,
    "stepback": wire.Nothing,
    "settings": wire.Settings,
}


@post("/api/tables/{table_id:str}/{verb:str}", status_code=200)
async def do(request: AnyRequest) -> Response[bytes]:
    hub = hub_of(request)
    verb = request.path_params["verb"]
    if verb not in VERBS:
        raise Unknown
    table = await find(request)
    wish = await body(request, VERBS[verb])
    return await whole(carry_out(hub, table, who(request), verb, wish), hub)


async def carry_out(hub: Hub, table: Table, client: bytes, verb: str, wish: Any) -> Response[bytes]:
    async with table.lock:
        if table.gone:
            raise Unknown
        match verb:
            case "sit":
                await seating.sit(table, client, wish, await hub.name_of(client))
            case "seat":
                await seating.change(table, client, wish)
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
                return reply({"code": code, "seconds": lobby.TRANSFER_SECONDS})
            case "rematch":
                if all(seat.client != client for seat in table.seats):
                    raise NotYours("table.not_seated")
                new = await lobby.rematch(table, client)
                return await confirm(new, client)
    return reply(audience.table_plain(table, client))


async def confirm(new: Table, client: bytes) -> Response[bytes]:
    """Who asks for the rematch has taken the seat there."""
    if any(seat.kind == "asked" and seat.client == client for seat in new.seats):
        async with new.lock:
            if not new.gone and new.status == "open":
                await seating.sit(new, client, wire.Sit(), "")
    return reply(audience.table_plain(new, client))


# --- looking back ----------------------------------------------------------------------------------------
@get("/api/tables/{table_id:str}/replay")
async def look_back(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    eye = number(request, "seat", SPECTATOR)
    at = number(request, "at", None)
    if eye is None or (at is not None and at < 0):
        raise Malformed("wire.malformed", detail="at")
    replay.may_look(table, who(request), eye)
    return reply(replay.index(table, eye) if at is None else replay.position(table, eye, at))


@get("/api/tables/{table_id:str}/chart")
async def chart(request: AnyRequest) -> Response[bytes]:
    return reply(replay.chart(await find(request)))


@get("/api/tables/{table_id:str}/export")
async def export(request: AnyRequest) -> Response[bytes]:
    table = await find(request)
    text = records.export(table)
    name = f"{table.game.info.id}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text.encode(), media_type="application/x-ndjson", headers=headers)


@post("/api/import", status_code=201)
async def bring_in(request: AnyRequest) -> Response[bytes]:
    hub, client = hub_of(request), who(request)
    given = await request.body()
    if len(given) > hub.config.limits.record:
        raise TooLarge("wire.too_large")
    slow_down(request)
    table = await whole(records.bring_in(hub, client, given), hub)
    return reply(audience.table_plain(table, client), 201)


# --- the socket ------------------------------------------------------------------------------------------
@websocket("/api/tables/{table_id:str}/ws")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        table = await hub.get(socket.path_params["table_id"])
    except Unknown:
        await socket.close(DELETED)
        return
    await serve(hub, table, who(socket), socket)


HANDLERS: list[HTTPRouteHandler | WebsocketRouteHandler] = [
    healthz,
    me,
    set_me,
    list_games,
    catalogue_of,
    rules,
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
]

"""Notifications over HTTP: the server's key, and where a browser wants to be notified."""

from __future__ import annotations

import hashlib
from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from eldorado import games
from eldorado.core.language import languages
from eldorado.core.plain import Plain
from eldorado.server.api.requests import AnyRequest, body, introduce, registry_of, reply, spend, who
from eldorado.server.http import services
from eldorado.server.http.errors import Malformed, NotNow
from eldorado.server.push import quiet
from eldorado.server.push.calls import Calls
from eldorado.server.ws import messages

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,200}=*$")]
Endpoint = Annotated[str, Meta(max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=quiet.MINUTES)]


class Subscribe(messages.Body):
    endpoint: Endpoint
    p256dh: Code
    auth: Code
    lang: Annotated[str, Meta(max_length=20)] = ""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: tuple[Minute, Minute] | None = None


class Leave(messages.Body):
    endpoint: Endpoint


def calls_of(request: AnyRequest) -> Calls:
    calls: Calls = request.app.state.calls
    return calls


def name_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


@get("/api/push")
async def key(request: AnyRequest) -> Response[bytes]:
    """Return the key with which a browser subscribes; null if there are no notifications."""
    return reply({"key": calls_of(request).key})


@post("/api/push", status_code=200)
async def subscribe(request: AnyRequest) -> Response[bytes]:
    calls, wish = calls_of(request), await body(request, Subscribe)
    spend(request, 1)
    if not calls.on:
        raise NotNow("extra.missing", library="pywebpush", extra="push")
    if not services.allowed(wish.endpoint, registry_of(request).config.push_services):
        raise Malformed("push.unknown_service")
    await introduce(request)
    known = languages.languages(games.homes())
    lang = wish.lang if wish.lang in known else languages.preferred(wish.lang, known)
    told: Plain = {
        "endpoint": wish.endpoint,
        "p256dh": wish.p256dh,
        "auth": wish.auth,
        "lang": lang,
        "zone": wish.zone if quiet.zone_of(wish.zone) is not None else "UTC",
        "quiet": list(wish.quiet) if wish.quiet is not None else None,
    }
    await calls.subscribe(name_of(wish.endpoint), who(request), told)
    return reply({"on": True})


@post("/api/push/off", status_code=200)
async def leave(request: AnyRequest) -> Response[bytes]:
    """End the notifications of an endpoint; only its owner knows it, as it is secret."""
    wish = await body(request, Leave)
    await calls_of(request).forget(name_of(wish.endpoint))
    return reply({"on": False})


HANDLERS: list[HTTPRouteHandler] = [key, subscribe, leave]

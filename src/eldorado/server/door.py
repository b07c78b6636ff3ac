"""The door: what every request passes before it reaches a handler, and every answer on its way out.

Who it is (the cookie), whether it comes from our own pages (Origin), how much it asks, and the headers that keep a
browser from running anything that is not ours.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from eldorado.server import wire

if TYPE_CHECKING:
    from eldorado.server.hub import Hub

COOKIE = "eldorado"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 31_536_000
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self' data:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


def hashed(token: str) -> bytes:
    """What is stored of a token. It has 256 random bits, so a plain hash cannot be turned around."""
    return hashlib.sha256(token.encode()).digest()


def token_of(headers: dict[bytes, bytes]) -> str | None:
    """Ours among the cookies. Other programs on this host share them, whatever they write into theirs."""
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and TOKEN.fullmatch(value):
            return value
    return None


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """A browser says where a request comes from; other clients need not."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:  # not an address at all
        return False
    return place.lower() == headers.get(b"host", b"").decode("latin-1").lower()


class Door:
    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: object = scope["type"]
        if kind == "lifespan":  # the server's own start and stop
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        api = scope["path"].startswith("/api/")
        address = scope["client"][0] if scope.get("client") else ""  # type: ignore[index]
        now = self.hub.now() / 1000
        bucket = self.hub.requests.get(address, now)
        if not bucket.take(now, 1.0 if api else 0.1):
            await refuse(scope, send, 429, "wire.too_fast", bucket.wait())
            return
        if (api or scope["type"] == ScopeType.WEBSOCKET) and not same_origin(headers):
            await refuse(scope, send, 403, "wire.foreign_origin")
            return
        token = token_of(headers)
        fresh = token is None
        if token is None:
            token = secrets.token_urlsafe(32)
        state: Any = scope.setdefault("state", {})
        state["client"] = hashed(token)
        secure = scope.get("scheme") in ("https", "wss")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = list(HEADERS)
                if api and fresh:
                    cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict"
                    more.append((b"set-cookie", (cookie + ("; Secure" if secure else "")).encode()))
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def refuse(scope: Scope, send: Send, status: int, key: str, wait: int | None = None) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send(
            {"type": "websocket.close", "code": 1008, "reason": key}
        )  # before accepting: the browser sees 403
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if wait is not None:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send(
        {"type": "http.response.body", "body": wire.encode({"key": key, "args": {}}), "more_body": False}
    )

"""Middleware that every request passes before its handler, and every answer on its way out.

It handles identity (the cookie), the origin (only our own pages), rate limits, and the headers that keep a
browser from running anything that is not ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from eldorado.server.api.squeeze import Squeezer
from eldorado.server.http.door import Door
from eldorado.server.http.hosts import Hosts
from eldorado.server.http.identity import COOKIE, SECURE_COOKIE, SIGNED, UNSIGNED, cookies, hashed, set_cookie
from eldorado.server.http.limits import household
from eldorado.server.http.timeouts import REFUSED
from eldorado.server.thinking.turns import WHOSE
from eldorado.server.ws import messages

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry

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


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether the Origin, if there is one, is ours. Browsers send it; other clients need not."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:  # not a URL
        return False
    return place.lower() == headers.get(b"host", b"").decode("latin-1").lower()


class Middleware:
    def __init__(self, app: ASGIApp, registry: Registry) -> None:
        self.app = app
        self.registry = registry
        self.squeezer = Squeezer(registry.aside)
        self.door = Door()
        self.hosts = Hosts(registry.config.links, registry.config.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: object = scope["type"]
        if kind == "lifespan":  # the server's own start and stop
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        api = scope["path"].startswith("/api/")
        address = household(scope["client"][0] if scope.get("client") else "")  # type: ignore[index]
        WHOSE.set(address)
        await self.door.enter(address)
        now = self.registry.now() / 1000
        bucket = self.registry.requests.get(address, now)
        if not bucket.take(now, 1.0 if api else 0.1):
            scope.setdefault("state", {})[REFUSED] = True
            await refuse(scope, send, 429, "wire.too_fast", bucket.wait())
            return
        member = self.registry.member
        if member is not None:
            member.allowances.spent[address] += 1 if api else 0
            if api and member.cut:  # the database would not answer either
                await refuse(scope, send, 503, "wire.elsewhere")
                return
        if not self.hosts.ours(headers.get(b"host")):
            await refuse(scope, send, 421, "wire.foreign_host")
            return
        if (api or scope["type"] == ScopeType.WEBSOCKET) and not same_origin(headers):
            await refuse(scope, send, 403, "wire.foreign_origin")
            return
        secure = scope.get("scheme") in ("https", "wss")
        token = await self.known_token(headers.get(b"cookie", b""), secure)
        state: Any = scope.setdefault("state", {})
        if token is None:
            token = self.registry.issuer.issue()
            state["cookie"] = set_cookie(token, secure)
        elif secure and token not in cookies(headers.get(b"cookie", b""), SECURE_COOKIE):
            state["cookie"] = set_cookie(token, secure)
        state["client"] = hashed(token)
        state["secure"] = secure
        if scope["type"] == ScopeType.WEBSOCKET:
            # Socket messages are not changed: their connection sends without the wrappers in between.
            state["send"], state["receive"] = send, receive
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.registry.figures.requests[message["status"]] += 1
                more = list(HEADERS)
                if api and "cookie" in state:
                    more.append((b"set-cookie", state["cookie"]))
                message["headers"] = [*message["headers"], *more]
            await send(message)

        told: Send = send_with_headers
        if api and b"gzip" in headers.get(b"accept-encoding", b""):
            told = self.squeezer.wrap(send_with_headers)
        await self.app(scope, receive, told)

    async def known_token(self, header: bytes, secure: bool) -> str | None:
        """Return the browser's token: one we signed, or one of an earlier version that has a seat here."""
        for token in reversed(cookies(header, SECURE_COOKIE if secure else COOKIE)):
            if self.registry.issuer.genuine(token):
                return token
        for token in reversed(cookies(header, COOKIE)):
            old = UNSIGNED.fullmatch(token) or (secure and SIGNED.fullmatch(token))
            if old and await self.registry.has_seats(hashed(token)):
                return token
        return None


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
        {"type": "http.response.body", "body": messages.encode({"key": key, "args": {}}), "more_body": False}
    )

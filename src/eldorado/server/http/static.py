"""Serve the client's files, read and compressed once; the address of every page gets the same HTML."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

NOT_BUILT = (
    b"<!doctype html><html lang=en><title>eldorado</title><p>The client is not built. "
    b"From a checkout: <code>make web</code>, then reload this page. "
    b"The table server itself is running: <code>/healthz</code>.</p></html>"
)
SQUEEZED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
NOTHING_HERE = (
    b"<!doctype html><html lang=en><title>eldorado</title><p>There is nothing at this address. "
    b'<a href="/">To the tables</a></p></html>'
)
# what web/src/app/App.svelte shows
PAGES = re.compile(
    r"/|/(t|new|join|rules)/[^/]+/?|/learn/[^/]+/[^/]+/?|/courses(/edit)?/?|/(daily|lobby|me)/?"
)
SERVED = ("/healthz", "/readyz", "/metrics")
KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}  # independent of this machine's settings
Head = Callable[[Scope], Awaitable[str]]  # more tags for the head of the page at an address
FOREVER = "public, max-age=31536000, immutable"  # the build puts a hash into these names


class File:
    __slots__ = ("body", "headers", "squeezed", "tag")

    def __init__(self, body: bytes, kind: str, forever: bool) -> None:
        self.body = body
        self.tag = b'"' + hashlib.sha256(body).hexdigest()[:20].encode() + b'"'
        small = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) and len(body) > 600 else b""
        self.squeezed = small if small and len(small) < len(body) else None
        self.headers = [
            (b"content-type", (kind + ("; charset=utf-8" if kind.startswith("text/") else "")).encode()),
            (b"cache-control", FOREVER.encode() if forever else b"no-cache"),
            (b"vary", b"accept-encoding"),
            (b"etag", self.tag),
        ]


def read_all(folder: Path | None) -> dict[str, File]:
    files: dict[str, File] = {}
    if folder is None or not (folder / "index.html").is_file():
        return {"/index.html": File(NOT_BUILT, "text/html", False)}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            place = "/" + path.relative_to(folder).as_posix()
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
            files[place] = File(
                path.read_bytes(), kind or "application/octet-stream", place.startswith("/assets/")
            )
    return files


class StaticFiles:
    def __init__(self, app: ASGIApp, folder: Path | None, head: Head | None = None) -> None:
        self.app = app
        self.files = read_all(folder)
        self.head = head

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != ScopeType.HTTP or path.startswith("/api/") or path in SERVED:
            await self.app(scope, receive, send)
            return
        method = scope["method"]
        if method not in ("GET", "HEAD"):
            await answer(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        file = self.files.get(path)
        if file is None:
            if PAGES.fullmatch(path) is None:
                body = b"" if method == "HEAD" else NOTHING_HERE
                await answer(send, 404, [(b"content-type", b"text/html; charset=utf-8")], body)
                return
            file = self.files["/index.html"]  # the client reads the address
            more = await self.head(scope) if self.head is not None else ""
            if more:
                page = file.body.replace(b"</head>", more.encode(errors="replace") + b"</head>", 1)
                file = File(page, "text/html", False)
        asked = dict(scope["headers"])
        if asked.get(b"if-none-match") == file.tag:
            await answer(send, 304, file.headers, b"")
            return
        headers, body = file.headers, file.body
        if file.squeezed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            headers, body = [*headers, (b"content-encoding", b"gzip")], file.squeezed
        headers = [*headers, (b"content-length", str(len(body)).encode())]
        await answer(send, 200, headers, b"" if method == "HEAD" else body)


async def answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

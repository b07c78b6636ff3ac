"""Browsers and sockets that talk to the real application in this process, without a network in between."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from eldorado import bots, games
from eldorado.server.app import Application
from eldorado.server.config import Config
from eldorado.server.http.identity import COOKIE, SECURE_COOKIE
from eldorado.server.http.limits import Limits
from eldorado.server.store.places import driver_of
from eldorado.server.store.store import Store
from eldorado.server.ws import outgoing

games.register("toy", "toy")
for level in ("easy", "normal"):
    bots.register(level, "toy", "eldorado.bots.random:Random", default=level == "normal")
HOST = "table.test"
SENT = msgspec.json.Decoder(outgoing.Message)


class Answer:
    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.headers = {k.decode().lower(): v.decode() for k, v in headers}
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Browser:
    """One cookie jar."""

    def __init__(self, app: Application, address: str = "10.0.0.1") -> None:
        self.app = app
        self.cookie = ""
        self.address = address
        self.secure = False

    @property
    def cookie_name(self) -> str:
        return SECURE_COOKIE if self.secure else COOKIE

    def headers(self, more: dict[str, str] | None = None) -> list[tuple[bytes, bytes]]:
        made = {"host": HOST, "origin": f"http://{HOST}", **(more or {})}
        if self.cookie:
            made["cookie"] = f"{self.cookie_name}={self.cookie}"
        return [(k.encode(), v.encode()) for k, v in made.items() if v]

    def scope(self, kind: str, path: str, headers: dict[str, str] | None = None) -> dict[str, Any]:
        parts = urlsplit(path)
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": ("http" if kind == "http" else "ws") + ("s" if self.secure else ""),
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": self.headers(headers),
            "client": (self.address, 50000),
            "server": (HOST, 80),
            "extensions": {},
            "subprotocols": [],
        }

    async def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        scope = {**self.scope("http", path, headers), "method": method}
        scope["headers"].append((b"content-length", str(len(sent)).encode()))
        inbox = [{"type": "http.request", "body": sent, "more_body": False}]
        out: list[Any] = []

        async def receive() -> Any:
            return inbox.pop(0) if inbox else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            out.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        start = out[0]
        answer = Answer(start["status"], start["headers"], b"".join(m.get("body", b"") for m in out[1:]))
        cookie = answer.headers.get("set-cookie", "")
        name, _, value = cookie.split(";")[0].partition("=")
        if name == self.cookie_name:
            self.cookie = value
        return answer

    async def get(self, path: str, **headers: str) -> Any:
        answer = await self.request("GET", path, None, headers)
        assert answer.status == 200, (answer.status, answer.body)
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.request("POST", path, body if body is not None else {})
        assert answer.status == status, (answer.status, answer.body)
        return answer.json() if answer.body else None

    async def make(self, seats: list[Any], game: str = "toy", **more: Any) -> Any:
        """A table; `seats` are words: you, hot, open, easy, normal."""
        kinds = [
            {"kind": "bot", "level": kind} if kind in ("easy", "normal") else {"kind": kind, "name": kind}
            for kind in seats
        ]
        return await self.post(
            "/api/tables", {"game": game, "seats": kinds, "bot_pace": "instant", **more}, 201
        )

    async def sit(self, table: str, since: int | None = None) -> Wire:
        """A socket at a table, after its first sync."""
        wire = Wire(self)
        await wire.open(table, since)
        return wire


def changed(position: Any, changes: dict[str, Any]) -> Any:
    made = json.loads(json.dumps(position))
    for pointer, value in changes.items():
        *way, last = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")]
        at = made
        for key in way:
            at = at[int(key)] if isinstance(at, list) else at[key]
        at[int(last) if isinstance(at, list) else last] = value
    return made


class Wire:
    """A WebSocket; with `differences` it is told what changed, and puts the position together."""

    def __init__(self, browser: Browser, differences: bool = False) -> None:
        self.browser = browser
        self.differences = differences
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.outbox: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: int | None = None
        self.table: Any = None
        self.position: Any = None
        self.watchers = 0
        self.no = 0
        self.raw: list[str] = []  # every text frame, as it came
        self.serial = 0

    async def open(self, table: str, since: int | None = None, headers: dict[str, str] | None = None) -> None:
        path = f"/api/tables/{table}/ws?differences={int(self.differences)}"
        path += f"&since={since}" if since is not None else ""
        scope = self.browser.scope("websocket", path, headers)
        self.outbox.put_nowait({"type": "websocket.connect"})

        async def run() -> None:
            await self.browser.app(scope, self.outbox.get, self.take)  # type: ignore[arg-type]

        self.task = asyncio.create_task(run())
        self.first = await self.until("sync", "closed")

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            self.inbox.put_nowait({"on": "closed", "code": self.closed})
        elif message["type"] == "websocket.send":
            self.raw.append(message["text"])
            SENT.decode(message["text"])  # every message that any test gets has the shape it is declared with
            self.inbox.put_nowait(json.loads(message["text"]))

    def send_text(self, text: str) -> None:
        self.outbox.put_nowait({"type": "websocket.receive", "text": text})

    def send(self, **message: Any) -> str:
        self.serial += 1
        message.setdefault("id", f"m{self.serial}")
        self.send_text(json.dumps(message))
        return str(message["id"])

    async def next(self) -> Any:
        """The next message, kept in mind."""
        message = await asyncio.wait_for(self.inbox.get(), 120)
        if message["on"] in ("sync", "step", "table", "chat"):
            self.no = message["no"]
        if message.get("position") is not None:
            self.position = message["position"]
        elif "changes" in message:
            assert self.position["n"] == message["since"]
            self.position = changed(self.position, message["changes"]) | message["moving"]
        if message.get("table") is not None:
            self.table = message["table"]
        if message["on"] == "presence":
            self.watchers = message["watchers"]
        return message

    async def until(self, *kinds: str, ref: str | None = None) -> Any:
        """The next message of one of these kinds (and with that id)."""
        while True:
            message = await self.next()
            if (not kinds or message["on"] in kinds) and (ref is None or message.get("id") == ref):
                return message

    async def ask(self, **message: Any) -> Any:
        """Send, and the answer to it."""
        sent = self.send(**message)
        return await self.until(ref=sent)

    async def drain(self) -> list[Any]:
        """Everything that has come by now."""
        got = []
        for _ in range(5):
            await asyncio.sleep(0)
        while not self.inbox.empty():
            got.append(await self.next())
        return got

    @property
    def you(self) -> Any:
        return self.position["you"]

    async def act(self, *moves: int, seat: int | None = None) -> Any:
        you = self.you
        return await self.ask(
            do="act", seat=you["seat"] if seat is None else seat, seq=you["seq"], moves=list(moves)
        )

    async def close(self) -> None:
        self.outbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, 60)


@asynccontextmanager
async def running(folder: Path, **config: Any) -> AsyncIterator[Application]:
    """The application over a store in that folder."""
    config.setdefault("window_ms", 30)
    config.setdefault("long_seconds", 120.0)  # machines that run tests are busy
    config.setdefault("hosts", (HOST,))
    config.setdefault(
        "limits",
        Limits(
            messages=10_000, together=1e9, together_burst=1e9, requests=10_000, guesses=1_000, makes=1_000
        ),
    )
    app = Application(Config(folder, **config))
    inbox: asyncio.Queue[Any] = asyncio.Queue()
    up: asyncio.Queue[Any] = asyncio.Queue()
    scope: Any = {"type": "lifespan", "asgi": {}, "state": {}}
    life = asyncio.create_task(app(scope, inbox.get, up.put))
    inbox.put_nowait({"type": "lifespan.startup"})
    started = await up.get()
    assert started["type"] == "lifespan.startup.complete", started
    try:
        yield app
    finally:
        inbox.put_nowait({"type": "lifespan.shutdown"})
        await up.get()
        await life


def room_for(store: Store, pages: int) -> None:
    """Let the file of a store grow to so many pages and no further, by whichever path it is written."""
    limit = f"pragma max_page_count = {pages}"

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(limit)

    def driver(connection: sa.Connection) -> sqlite3.Connection:
        found = driver_of(connection)
        found.execute(limit)
        return found

    sa.event.listen(store.engine, "begin", begin)
    store.place.driver = driver

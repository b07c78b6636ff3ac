"""Calls to players whose page is closed: what is sent can be read by their browser alone, and comes when it should."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import http_ece
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from eldorado.server.app import Application
from eldorado.server.push import calls, keys
from eldorado.server.store import schema
from eldorado.server.watch import logs
from server.harness import Browser, running

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Service:
    """A push service with one subscriber, which reads what only it can read."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.came: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = 201
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")[1:]
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.came.put_nowait((headers, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\nlocation: /x\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, **more: Any) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": f"{self.origin}/one", "p256dh": coded(point), "auth": coded(self.auth), **more}

    async def message(self, key: str) -> Any:
        """The next call, decrypted, after checking who signed it."""
        headers, body = await asyncio.wait_for(self.came.get(), 30)
        assert headers["content-encoding"] == "aes128gcm"
        signed, public = headers["authorization"].removeprefix("vapid t=").split(",k=")
        assert public == key
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(decoded(signed.split(".")[1]))
        assert claims["aud"] == self.origin
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    made = Service()
    listening = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = listening.sockets[0].getsockname()[1]
    yield made
    listening.close()


class Clock:
    def __init__(self) -> None:
        self.at = 1_795_000_000_000 // (24 * HOUR) * 24 * HOUR + 12 * HOUR

    def __call__(self) -> int:
        return self.at


async def two_at_a_table(app: Application) -> tuple[Browser, Browser, str]:
    anna, ben = Browser(app), Browser(app, "10.0.0.2")
    table = await anna.make(["you", "open"], game="quest")
    await ben.post(f"/api/tables/{table['id']}/sit")
    return anna, ben, table["id"]


async def end_turn(browser: Browser, table: str) -> None:
    wire = await browser.sit(table)
    while wire.you["seq"] is not None:
        await wire.act(next(x["action"] for x in wire.you["legal"] if x["notation"] in ("end", "done")))
        await wire.until("step")
    await wire.close()


async def test_who_is_away_is_called_once(tmp_path: Path, service: Service) -> None:
    """In their language, encrypted and signed; not while their page is open, not twice, not after they left."""
    async with running(tmp_path, push_seconds=0.05, push_services=(service.origin,)) as app:
        anna, ben, table = await two_at_a_table(app)
        key = (await ben.get("/api/push"))["key"]
        await ben.post("/api/push", service.subscription(lang="it"))
        page = await ben.sit(table)
        await end_turn(anna, table)
        await asyncio.sleep(0.3)
        assert service.came.empty(), "the page is open: it calls by itself"
        await page.close()
        await end_turn(ben, table)
        await end_turn(anna, table)
        said = await service.message(key)
        assert said == {
            "title": "Tocca a te", "body": "La ricerca di El Dorado", "url": f"/t/{table}", "tag": table,
        }  # fmt: skip
        await anna.post(
            f"/api/tables/{table}/settings", {"bot_pace": "slow"}
        )  # another change, the same move
        await asyncio.sleep(0.3)
        assert service.came.empty()
        # A service that says the subscription is over is believed; one that leads elsewhere is not followed.
        for status, left in ((307, 1), (410, 0)):
            service.status = status
            await end_turn(ben, table)
            await end_turn(anna, table)
            await service.message(key)
            await asyncio.sleep(0.3)
            assert service.came.empty()
            kept = await app.registry.store.rows(sa.select(schema.push))
            assert len(kept) == left


async def test_quiet_hours_keep_a_call_until_they_end(tmp_path: Path, service: Service) -> None:
    """Also over a restart of the server."""
    clock = Clock()
    settings: dict[str, Any] = {"push_seconds": 0.05, "push_services": (service.origin,), "now": clock}
    async with running(tmp_path, **settings) as app:
        anna, ben, table = await two_at_a_table(app)
        await ben.post("/api/push", service.subscription(zone="Europe/Rome", quiet=[12 * 60, 15 * 60]))
        await end_turn(anna, table)
        await asyncio.sleep(0.4)
        await app.calls.catch_up()
        assert service.came.empty()
    async with running(tmp_path, **settings) as app:
        key = app.calls.key
        assert key is not None
        clock.at += 2 * HOUR
        await app.calls.catch_up()
        assert await service.message(key) == {
            "title": "It is your move", "body": "1 table waits for you.", "url": f"/t/{table}", "tag": "eldorado",
        }  # fmt: skip
        await app.calls.catch_up()
        assert service.came.empty()


async def test_nobody_makes_the_server_send_elsewhere(app: Application, browser: Browser) -> None:
    good = Service().subscription()
    for endpoint in (
        "http://127.0.0.1:1/x",
        "https://169.254.169.254/",
        "https://evil.test/fcm.googleapis.com",
        "https://127.0.0.1\\.push.apple.com/x",  # what sends takes the backslash for the end of the name
        "https://fcm.googleapis.com\t/x",
        "https://é.push.apple.com/x",
    ):
        answer = await browser.request("POST", "/api/push", {**good, "endpoint": endpoint})
        assert (answer.status, answer.json()["key"]) == (400, "push.unknown_service")
    for bad in ({"quiet": [0, 1440]}, {"p256dh": "<>"}, {"endpoint": "x" * 2000}, {"zone": "x" * 99}):
        assert (await browser.request("POST", "/api/push", {**good, **bad})).status == 400
    odd = {"endpoint": "https://fcm.googleapis.com/a", "zone": "../../etc/passwd", "lang": "xx"}
    await browser.post("/api/push", {**good, **odd})
    await browser.post("/api/push/off", {"endpoint": odd["endpoint"]})
    assert (app.registry.config.data / "vapid.pem").stat().st_mode & 0o777 == 0o600


async def test_service_that_does_not_answer_keeps_nobody_waiting(
    tmp_path: Path, service: Service, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others' calls come, and whatever else runs in threads; the log does not fill."""
    logs.CALM.said.clear()
    monkeypatch.setattr(calls, "PATIENCE", 1.5)
    reached: list[object] = []

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.append(writer)
        await reader.read()

    silent = await asyncio.start_server(hang, "127.0.0.1", 0)
    slow = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}"
    async with running(tmp_path, push_seconds=0.01, push_services=(service.origin, slow)) as app:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(2))  # small machines have few threads

        async def next_move(origin: str) -> tuple[str, str]:
            anna, ben, table = await two_at_a_table(app)
            subscription = service.subscription() | {"endpoint": f"{origin}/{table}"}
            await ben.post("/api/push", subscription)
            await end_turn(anna, table)
            return table, (await ben.get("/api/push"))["key"]

        for _ in range(2 * calls.AT_ONCE):
            await next_move(slow)
        while len(reached) < calls.AT_ONCE:
            await asyncio.sleep(0.01)
        began = loop.time()
        await Browser(app).post("/api/lessons/quest/first", {"step": 0})
        assert loop.time() - began < 2 * calls.PATIENCE
        table, key = await next_move(service.origin)
        assert (await service.message(key))["tag"] == table
    silent.close()
    assert sum("not delivered" in line for line in caplog.messages) == 1


async def test_without_the_extra_nobody_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "installed", lambda: False)
    async with running(tmp_path) as app:
        browser = Browser(app)
        assert await browser.get("/api/push") == {"key": None}
        answer = await browser.request("POST", "/api/push", Service().subscription())
        assert answer.json()["key"] == "extra.missing"
        await browser.make(["you", "easy"], game="quest")

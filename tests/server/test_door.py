"""Before anything is asked of a table: odd addresses, cookies of other programs, and those who never finish asking."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from eldorado.server import protocol
from eldorado.server.limits import Limits
from server.harness import HOST, Browser, Wire, play, running


def test_an_origin_that_is_no_address_is_turned_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as app:
            browser = Browser(app)
            table = await browser.make(["you", "open"])
            for origin in ("http://[", "http://[::1", "http://]", "//", "http://\xff", "x" * 4000):
                answer = await browser.request("GET", "/api/me", headers={"origin": origin})
                assert (answer.status, answer.json()["key"]) == (403, "wire.foreign_origin"), origin
                wire = Wire(browser)
                await wire.open(table["id"], headers={"origin": origin})
                assert wire.closed is not None
            assert app.hub.exceptions == 0

    play(run())


@pytest.mark.parametrize(
    "others", ['a={"b":"c"}', "theme=dark; =; ;;", 'x="a;b"', "päth=/; a,b=c", "eldorado=short", "Path=/; b"]
)
def test_a_seat_is_kept_whatever_other_programs_of_the_host_put_into_cookies(
    tmp_path: Path, others: str
) -> None:
    """All programs on localhost share their cookies, whatever their ports."""

    async def run() -> None:
        async with running(tmp_path) as app:
            browser = Browser(app)
            table = await browser.make(["you", "open"])
            ours = f"eldorado={browser.cookie}"
            browser.cookie = ""
            for cookie in (f"{others}; {ours}", f"{ours}; {others}"):
                answer = await browser.request(
                    "GET", f"/api/tables/{table['id']}", headers={"cookie": cookie}
                )
                assert answer.json()["you"]["seats"] == [0], cookie
                assert "set-cookie" not in answer.headers

    play(run())


def test_numbers_in_an_address_are_plain_digits(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as app:
            browser = Browser(app)
            table = await browser.make(["you", "hot"])
            place = f"/api/tables/{table['id']}"
            for odd in ("%C2%B2", "%D9%A3", "--1", "1-", "1e3", "0x1", "+1", "-", "", "%00", "9" * 12, "1.0"):
                for query in (f"at={odd}", f"seat={odd}&at=0"):
                    answer = await browser.request("GET", f"{place}/replay?{query}")
                    assert (answer.status, answer.json()["key"]) == (400, "wire.malformed"), query
                wire = Wire(browser)
                await wire.open(f"{table['id']}/ws?since={odd}#")
                assert wire.first["on"] in ("sync", "closed")
            assert (await browser.get(f"{place}/replay?seat=-1&at=0"))["at"] == 0
            assert app.hub.exceptions == 0

    play(run())


def test_a_host_that_is_too_long_for_a_code_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as app:
            browser = Browser(app)
            table = await browser.make(["you", "open"])
            headers = {"host": "a" * 4000, "origin": ""}
            answer = await browser.request("GET", f"/api/tables/{table['id']}/qr.svg", headers=headers)
            assert (answer.status, app.hub.exceptions) == (400, 0)
            fine = await browser.request("GET", f"/api/tables/{table['id']}/qr.svg", headers={"host": HOST})
            assert fine.status == 200

    play(run())


def test_new_cookies_do_not_make_more_tables(tmp_path: Path) -> None:
    """Tables per browser are limited; a browser that throws its cookie away each time is held by its address."""

    async def run() -> None:
        limits = Limits(make_burst=4, request_burst=1000)
        async with running(tmp_path, limits=limits, now=lambda: 1_790_000_000_000) as app:
            wish = {"game": "toy", "seats": [{"kind": "you"}, {"kind": "open"}]}
            made = [(await Browser(app).request("POST", "/api/tables", wish)).status for _ in range(30)]
            assert made == [201] * 20 + [429] * 10
            elsewhere = Browser(app, "10.0.0.9")
            assert (await elsewhere.request("POST", "/api/tables", wish)).status == 201

    play(run())


# --- those who never finish asking ----------------------------------------------------------------------------------
async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says how much it was sent; to /slow it answers late."""
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length, more = length + len(message["body"]), message["more_body"]
    if scope["path"] == "/slow":
        await asyncio.sleep(0.6)
    body = str(length).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def test_a_request_is_there_in_time_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.3)

    async def run() -> None:
        config = uvicorn.Config(echo, http=protocol.Requests, log_level="critical", timeout_keep_alive=5)
        config.load()
        state = ServerState()
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: protocol.Requests(config, state, {}), sock=listening)
        head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        for said in (b"", b"GET / HT", head, head + b"\r\nab"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert await asyncio.wait_for(reader.read(), 5) == b"", said  # closed, without an answer
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for path in (b"/", b"/slow", b"/"):  # who asks at once may wait for the answer, and ask again later
            writer.write(head.replace(b" / ", b" " + path + b" ") + b"\r\nabcde")
            assert (await reader.readuntil(b"\r\n\r\n5")).startswith(b"HTTP/1.1 200"), path
            await asyncio.sleep(0.4)
        writer.close()
        server.close()

    play(run())


class Stuck(Wire):
    """A connection whose other end stops reading."""

    reads = True

    async def take(self, message: Any) -> None:
        if not self.reads:
            await asyncio.Event().wait()
        await super().take(message)


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    """The connection hangs in the middle of a message: it is closed, and does not count as somebody who is there."""

    async def run() -> None:
        async with running(tmp_path, limits=Limits(outbox=8)) as app:
            host, guest = Browser(app), Browser(app)
            table = await host.make(["you", "open"])
            await guest.post(f"/api/tables/{table['id']}/sit")
            wire, stuck = await host.sit(table["id"]), Stuck(guest)
            await stuck.open(table["id"])
            stuck.reads = False
            for _ in range(12):
                await wire.ask(do="chat", text="hello")
                app.hub.chats.all.clear()
            await asyncio.wait_for(asyncio.wait({stuck.task}), 20)
            assert (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["online"] is False
            assert (await wire.ask(do="ping"))["on"] == "ack"
            assert app.hub.exceptions == 0

    play(run())

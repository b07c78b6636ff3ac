"""Before anything is asked of a table: odd addresses, cookies of other programs, and those who never finish asking."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from eldorado.server.app import Application
from eldorado.server.http import timeouts
from eldorado.server.http.door import AT_ONCE, Door
from eldorado.server.http.limits import Limits
from server.harness import HOST, Browser, Wire, running


async def test_malformed_origin_is_refused(app: Application) -> None:
    browser = Browser(app)
    table = await browser.make(["you", "open"])
    for origin in ("http://[", "http://[::1", "http://]", "//", "http://\xff", "x" * 4000):
        answer = await browser.request("GET", "/api/me", headers={"origin": origin})
        assert (answer.status, answer.json()["key"]) == (403, "wire.foreign_origin"), origin
        wire = Wire(browser)
        await wire.open(table["id"], headers={"origin": origin})
        assert wire.closed is not None
    assert app.registry.exceptions == 0


@pytest.mark.parametrize(
    "others", ['a={"b":"c"}', "theme=dark; =; ;;", 'x="a;b"', "päth=/; a,b=c", "eldorado=short", "Path=/; b"]
)
async def test_foreign_cookies_do_not_cost_a_seat(app: Application, others: str) -> None:
    """All programs on localhost share their cookies, whatever their ports."""

    browser = Browser(app)
    table = await browser.make(["you", "open"])
    ours = f"eldorado={browser.cookie}"
    browser.cookie = ""
    for cookie in (f"{others}; {ours}", f"{ours}; {others}"):
        answer = await browser.request("GET", f"/api/tables/{table['id']}", headers={"cookie": cookie})
        assert answer.json()["you"]["seats"] == [0], cookie
        assert "set-cookie" not in answer.headers


async def test_query_numbers_are_ascii_digits(app: Application) -> None:
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
    assert app.registry.exceptions == 0


async def test_oversized_host_is_refused(app: Application) -> None:
    browser = Browser(app)
    table = await browser.make(["you", "open"])
    headers = {"host": "a" * 4000, "origin": ""}
    answer = await browser.request("GET", f"/api/tables/{table['id']}/qr.svg", headers=headers)
    assert (answer.status, app.registry.exceptions) == (421, 0)
    fine = await browser.request("GET", f"/api/tables/{table['id']}/qr.svg", headers={"host": HOST})
    assert fine.status == 200


async def test_table_limit_holds_across_cookies(tmp_path: Path) -> None:
    """Tables per browser are limited; a browser that throws its cookie away each time is held by its address."""

    limits = Limits(make_burst=4, request_burst=1000)
    async with running(tmp_path, limits=limits, now=lambda: 1_790_000_000_000) as app:
        wish = {"game": "toy", "seats": [{"kind": "you"}, {"kind": "open"}]}
        made = [(await Browser(app).request("POST", "/api/tables", wish)).status for _ in range(30)]
        assert made == [201] * 20 + [429] * 10
        elsewhere = Browser(app, "10.0.0.9")
        assert (await elsewhere.request("POST", "/api/tables", wish)).status == 201


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


async def listening(app: Any) -> tuple[asyncio.Server, int]:
    """Our protocol on a port, in front of an application."""
    config = uvicorn.Config(app, http=timeouts.HttpProtocol, log_level="critical", timeout_keep_alive=5)
    config.load()
    state = ServerState()
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    port = door.getsockname()[1]
    loop = asyncio.get_running_loop()
    return await loop.create_server(lambda: timeouts.HttpProtocol(config, state, {}), sock=door), port


async def test_pipeline_lets_others_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests in one packet are all answered, in order, and those of others in between."""
    monkeypatch.setattr(timeouts, "BETWEEN", 0.1)
    server, port = await listening(echo)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    other_reader, other = await asyncio.open_connection("127.0.0.1", port)
    requests = [b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % n + n * b"x" for n in range(9)]
    began = time.monotonic()
    writer.write(b"".join(requests[:5]))
    answers = []
    for number in range(9):
        await reader.readuntil(b"\r\n\r\n")
        answers.append(await reader.readexactly(1))
        if number == 0:
            other.write(requests[7])
            assert (await other_reader.readuntil(b"\r\n\r\n7")).startswith(b"HTTP/1.1 200")
            writer.write(b"".join(requests[5:]))  # what arrives meanwhile waits behind the rest
            assert time.monotonic() - began < 0.1 * 4
    assert answers == [b"%d" % n for n in range(9)]
    assert time.monotonic() - began > 0.1 * 7
    writer.close()
    other.close()
    server.close()


async def test_pipeline_ends_with_the_first_request_that_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits(requests=0.001, request_burst=3)) as app:
        server, port = await listening(app)
        for answered in ([200, 200, 200, 429], [429]):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET /api/me HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode() * 20)
            said = await asyncio.wait_for(reader.read(), 60)
            assert [int(part[:3]) for part in said.split(b"HTTP/1.1 ")[1:]] == answered
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):  # who reads the answer first is told, and may ask again
            writer.write(f"GET /api/me HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n0\r\n\r\n"), 60)
            assert answer.startswith(b"HTTP/1.1 429")
        writer.close()
        server.close()


async def test_slow_request_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.3)
    server, port = await listening(echo)
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
    for said in (b"", b"GET / HT", head, head + b"\r\nab"):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        assert await asyncio.wait_for(reader.read(), 60) == b"", said  # closed, without an answer
        writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for path in (b"/", b"/slow", b"/"):  # who asks at once may wait for the answer, and ask again later
        writer.write(head.replace(b" / ", b" " + path + b" ") + b"\r\nabcde")
        assert (await reader.readuntil(b"\r\n\r\n5")).startswith(b"HTTP/1.1 200"), path
        await asyncio.sleep(0.4)
    writer.close()
    server.close()


class Stuck(Wire):
    """A connection whose other end stops reading."""

    reads = True

    async def take(self, message: Any) -> None:
        if not self.reads:
            await asyncio.Event().wait()
        await super().take(message)


async def test_socket_that_does_not_read_is_closed(tmp_path: Path) -> None:
    """The connection hangs in the middle of a message: it is closed, and does not count as somebody who is there."""

    async with running(tmp_path, limits=Limits(outbox=8)) as app:
        host, guest = Browser(app), Browser(app)
        table = await host.make(["you", "open"])
        await guest.post(f"/api/tables/{table['id']}/sit")
        wire, stuck = await host.sit(table["id"]), Stuck(guest)
        await stuck.open(table["id"])
        stuck.reads = False
        for _ in range(12):
            await wire.ask(do="chat", text="hello")
            app.registry.chats.all.clear()
        await asyncio.wait_for(asyncio.wait({stuck.task}), 120)
        assert (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["online"] is False
        assert (await wire.ask(do="ping"))["on"] == "ack"
        assert app.registry.exceptions == 0


# --- under which names we are called --------------------------------------------------------------------------------
NAMES = {
    "localhost:7440": 200,
    "127.0.0.1": 200,
    "192.168.1.5:7440": 200,
    "[2001:db8::1]:7440": 200,
    "game.localhost": 200,
    "table.test": 200,
    "evil.example": 421,
    "127.0.0.1.evil.example": 421,
    "127.0.0.1:99999": 421,
    "a b": 421,
}


@pytest.mark.parametrize("host", NAMES)
async def test_only_known_names_are_answered(app: Application, host: str) -> None:
    """A page can point its own name to this machine, but not choose what a browser says in Host."""
    headers = {"host": host, "origin": f"http://{host}"}
    for path in ("/api/me", "/"):
        answer = await Browser(app).request("GET", path, None, headers)
        assert answer.status == NAMES[host], answer.body


async def test_names_of_links_are_known(tmp_path: Path) -> None:
    async with running(tmp_path, links=("https://games.example/",), hosts=()) as app:
        headers = {"host": "games.example", "origin": "http://games.example"}
        assert (await Browser(app).request("GET", "/api/me", None, headers)).status == 200


async def test_qr_code_refuses_hosts_that_are_none(browser: Browser) -> None:
    table = await browser.make(["you", "open"])
    headers = {"host": "127.0.0.1:99999", "origin": ""}
    assert (await browser.request("GET", f"/api/tables/{table['id']}/qr.svg", None, headers)).status == 421


async def test_few_requests_are_begun_at_a_time() -> None:
    """Of many that arrive together some are begun in each round of the loop, households in turn."""
    door = Door()
    rounds, begun = 0, list[tuple[int, str]]()
    going = True

    async def count() -> None:
        nonlocal rounds
        while going:
            await asyncio.sleep(0)
            rounds += 1

    async def request(whose: str) -> None:
        await door.enter(whose)
        begun.append((rounds, whose))

    counting = asyncio.create_task(count())
    many = [asyncio.create_task(request("many")) for _ in range(60)]
    few = [asyncio.create_task(request(f"few {number}")) for number in range(3)]
    await asyncio.sleep(0)
    many[50].cancel()  # it waits already
    await asyncio.wait_for(asyncio.wait([*many, *few]), 10)
    each = Counter(number for number, _ in begun)
    assert max(each.values()) <= 2 * AT_ONCE, each
    assert len(begun) == 62, "nobody waits for one who has gone"
    assert [whose for _, whose in begun].index("few 2") < 12
    begun.clear()
    await asyncio.gather(*[request("later") for _ in range(AT_ONCE)])
    assert len({number for number, _ in begun}) == 1, "nobody waits where there are few"
    going = False
    await counting

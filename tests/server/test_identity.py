"""Who a browser is cannot be decided by a page of another program on the same host."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from eldorado.server.app import Application
from eldorado.server.http.identity import Issuer, hashed
from eldorado.server.tables.registry import Registry
from server.harness import Browser, running


def planted(app: Application, token: str) -> Browser:
    """A browser into which somebody put a token."""
    browser = Browser(app)
    browser.cookie = token
    return browser


async def test_token_of_our_own_making_is_refused(app: Application) -> None:
    for token in ("A" * 43, "A" * 65):
        browser = planted(app, token)
        await browser.get("/api/me")
        assert browser.cookie != token


async def test_genuine_token_is_kept(browser: Browser) -> None:
    await browser.get("/api/me")
    before = browser.cookie
    await browser.get("/api/me")
    assert browser.cookie == before
    assert len(before) == 65


async def test_planted_token_is_worth_nothing_once_a_seat_is_taken(app: Application) -> None:
    attacker, host = Browser(app), Browser(app)
    own = await attacker.make(["you", "hot"])  # the attacker's token is genuine, and has a seat
    victim = planted(app, attacker.cookie)
    table = await host.make(["you", "open"])
    await victim.post(f"/api/tables/{table['id']}/sit", {"name": "Victim"})
    assert victim.cookie != attacker.cookie
    assert (await victim.get(f"/api/tables/{table['id']}"))["you"]["seats"] == [1]
    assert (await attacker.get(f"/api/tables/{table['id']}"))["you"]["seats"] == []
    assert (await victim.get(f"/api/tables/{own['id']}"))["you"]["seats"] == [0, 1]


async def test_cookie_for_all_paths_is_ours(app: Application) -> None:
    """A planted cookie for /api comes first in the header; ours, for all paths, is the last."""
    attacker, victim = Browser(app), Browser(app)
    await attacker.get("/api/me")
    table = await victim.make(["you", "hot"])
    both = {"cookie": f"eldorado={attacker.cookie}; eldorado={victim.cookie}"}
    victim.cookie = ""
    answer = await victim.request("GET", f"/api/tables/{table['id']}", None, both)
    assert answer.json()["you"]["seats"] == [0, 1]


async def test_few_cookies_are_looked_at(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """A header has room for a thousand tokens of an earlier version, and each of them costs a query."""
    asked: list[bytes] = []
    real = Registry.has_seats

    async def has_seats(self: Registry, client: bytes) -> bool:
        asked.append(client)
        return await real(self, client)

    monkeypatch.setattr(Registry, "has_seats", has_seats)
    many = {"cookie": "; ".join(f"eldorado={number:043}" for number in range(1000))}
    assert (await Browser(app).request("GET", "/api/me", None, many)).status == 200
    assert 1 <= len(asked) <= 4


async def test_seats_sockets_and_name_follow_a_new_token(app: Application) -> None:
    browser = Browser(app)
    await browser.post("/api/me", {"name": "Anna"})
    first = await browser.make(["you", "hot"])
    wire = await browser.sit(first["id"])
    await wire.ask(do="look", seat=0)
    before = browser.cookie
    await browser.make(["you", "hot"])
    assert browser.cookie != before
    assert (await browser.get("/api/me"))["name"] == "Anna"
    assert len((await browser.get("/api/tables"))["tables"]) == 2
    assert (await wire.act(wire.you["legal"][0]["action"]))["on"] == "ack"
    assert app.registry.exceptions == 0


async def test_seats_of_the_first_version_are_kept(tmp_path: Path) -> None:
    """A token without a signature is accepted if it has a seat."""
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot"])
    old = "B" * 43
    with sqlite3.connect(tmp_path / "eldorado.sqlite3") as store:
        store.execute("update seat set client = ?", (hashed(old),))
        store.execute("update board set host = ?", (hashed(old),))
    async with running(tmp_path) as app:
        again = planted(app, old)
        assert (await again.get(f"/api/tables/{table['id']}"))["you"]["seats"] == [0, 1]
        assert again.cookie == old


async def test_cookie_over_https_can_only_be_set_by_us(app: Application) -> None:
    browser = Browser(app)
    browser.secure = True
    headers = {"origin": "https://table.test"}
    answer = await browser.request("GET", "/api/me", None, headers)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-eldorado=")
    assert all(part in cookie for part in ("; Secure", "; Path=/;", "; HttpOnly", "; SameSite=Strict"))
    assert "domain" not in cookie.lower()


async def test_secret_is_readable_by_its_user_alone(tmp_path: Path) -> None:
    async with running(tmp_path):
        assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


async def test_empty_file_for_the_secret_is_no_secret(tmp_path: Path) -> None:
    """A disk that was full at the first start left it empty, and anybody can sign with an empty key."""
    (tmp_path / "secret").touch()
    async with running(tmp_path) as app:
        forged = Issuer(b"").issue()
        browser = planted(app, forged)
        await browser.get("/api/me")
        assert browser.cookie != forged
    assert len((tmp_path / "secret").read_bytes()) == 32
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0

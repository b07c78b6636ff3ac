"""Whatever people type, through every field there is: it is refused or comes back as one harmless line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import eldorado
from eldorado.games.quest.model.courses import read
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from server.harness import Answer, Browser, Wire, running
from server.payloads import PAYLOADS

FREE = Limits(
    chats=1e9,
    chat_burst=1e9,
    makes=1e9,
    make_burst=1e9,
    requests=1e9,
    request_burst=1e9,
    guesses=1e9,
    guess_burst=1e9,
    messages=1e9,
    together=1e9,
    together_burst=1e9,
    message_burst=1e9,
    tables=10**6,
    kept=10**6,
)
# Every seventh before landing, all of them in the long run.
EVERY = pytest.mark.parametrize(
    "payloads", [PAYLOADS[::7], pytest.param(PAYLOADS, marks=pytest.mark.soak)], ids=["some", "all"]
)
JOINERS = "\u200c\u200d"


def test_there_are_200_payloads() -> None:
    assert len(set(PAYLOADS)) == 200


def harmless(text: str, longest: int = 400) -> bool:
    """One line, readable from left to right."""
    return len(text) <= longest and all(c.isprintable() or c in JOINERS for c in text)


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def answered(answer: Answer) -> Any:
    """Whatever was sent: JSON that a browser takes for nothing else, an error in the one shape, nothing unreadable."""
    assert answer.status < 500, answer.body
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    body = answer.json()
    if answer.status >= 400:
        assert set(body) == {"key", "args"}
        assert all(harmless(text) for text in strings(body)), body
    return body


def course(name: str) -> str:
    """The text of a course file somebody called that."""
    lines = read("first-game").text().splitlines()
    called = json.dumps(name)
    return "\n".join([f"id = {called}", f"name = {called}", *lines[2:]])


@EVERY
async def test_names_and_chat_come_back_harmless(tmp_path: Path, payloads: list[str]) -> None:
    async with running(tmp_path, limits=FREE) as app:
        host, guest = Browser(app), Browser(app)
        for text in payloads:
            named = answered(await host.request("POST", "/api/me", {"name": text[:200]}))["name"]
            seats = [
                {"kind": "you", "name": text[:200]},
                {"kind": "hot", "name": text[:200]},
                {"kind": "bot", "name": text[:200]},
                {"kind": "open"},
            ]
            table = await host.post("/api/tables", {"game": "toy", "seats": seats}, 201)
            place = f"/api/tables/{table['id']}"
            change = {"seat": 3, "kind": "bot", "name": text[:200]}
            changed = answered(await host.request("POST", f"{place}/seat", change))
            open_one = await host.make(["you", "open"])
            sat = {"name": text[:200]}
            joined = answered(await guest.request("POST", f"/api/tables/{open_one['id']}/sit", sat))
            shown = [named, *(seat["name"] for seat in changed["seats"])]
            shown += [seat["name"] for seat in joined["seats"]]
            assert all(harmless(name, 24) for name in shown), shown
            wire = await host.sit(table["id"])
            assert harmless(await said(wire, text))
            await wire.close()
            app.registry.drop(app.registry.tables[table["id"]])
            app.registry.drop(app.registry.tables[open_one["id"]])
        assert app.registry.exceptions == 0


async def said(wire: Wire, text: str) -> str:
    """A line of chat as the others get it; nothing if it is refused."""
    wire.send(do="chat", text=text)
    answer = await wire.until("chat", "error")
    assert all(harmless(one) for one in strings(answer) if one != answer.get("id"))
    found: str = answer["item"]["text"] if answer["on"] == "chat" else ""
    return found


@EVERY
async def test_other_texts_come_back_harmless(tmp_path: Path, payloads: list[str]) -> None:
    """Codes, options, courses, presets, games, identifiers, questions, paths, queries, cookies."""

    async with running(tmp_path, limits=FREE) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot"], game="quest")
        place = f"/api/tables/{table['id']}"
        wire = await browser.sit(table["id"])
        await wire.ask(do="look", seat=0)
        seats = [{"kind": "you"}, {"kind": "open"}]
        make: dict[str, Any]
        body: Any
        for text in payloads:
            for make in (
                {"game": text[:32]},
                {"game": "quest", "preset": text[:64]},
                {"game": "quest", "options": {"course": text}},
                {"game": "quest", "options": {text[:64]: True}},
                {"game": "quest", "options": {"strips": text}},
                {"game": "island", "options": {"prices": text}},
                {"game": "quest", "pace": {"kind": text}},
                {"game": "quest", "bot_pace": text},
            ):
                body = {"seats": seats, **make}
                assert "key" in answered(await browser.request("POST", "/api/tables", body)), make
            for path, body in (
                ("/api/transfer", {"code": text[:64]}),
                (f"{place}/settings", {"bot_pace": text}),
                (f"{place}/{quote(text[:60], safe='')}", {}),
                ("/api/import", text.encode()),
            ):
                assert "key" in answered(await browser.request("POST", path, body)), path
            word = quote(text[:60], safe="")
            for path in (
                f"/api/codes/{word}",
                f"/api/tables/{word}",
                f"/api/words/{word}",
                f"/api/rules/{word}",
                f"/api/games/{word}/first/scene",
                f"/api/games/quest/{word}/scene",
                f"{place}/replay?at={word}",
                f"{place}/replay?seat={word}",
            ):
                assert "key" in answered(await browser.request("GET", path)), path
            thief = Browser(app)
            thief.cookie = quote(text[:60], safe="")
            assert answered(await thief.request("GET", place))["you"]["seats"] == []
            asked = await wire.ask(do="why", id=text[:40], seat=0, ask={"to": text[:80], "with": [text[:80]]})
            assert asked["on"] in ("why", "error", "refused")
            told = [one for one in strings(asked) if one != text[:40]]
            assert all(harmless(one) for one in told), asked
        assert app.registry.exceptions == 0


@EVERY
async def test_foreign_course_and_record_names_are_harmless(tmp_path: Path, payloads: list[str]) -> None:
    """What is accepted with a text in it: a course file of one's own, and a record with names, notes and an end."""
    match = eldorado.start("quest", seats=2, seed=7)
    match.push("spend traveler")
    match.finish("agreed")
    record = match.export().splitlines()
    head, end = json.loads(record[0]), json.loads(record[-1])

    async with running(tmp_path, limits=FREE) as app:
        browser = Browser(app)
        taken = 0
        for text in payloads:
            await one_course(app, browser, text)
            for lines in (
                [json.dumps({**head, "names": [text, text]}), *record[1:]],
                [json.dumps({**head, "game": text}), *record[1:]],
                [*record[:-1], json.dumps({**end, "end": text})],
            ):
                sent = "\n".join(lines).encode()
                body = answered(await browser.request("POST", "/api/import", sent))
                names = [seat["name"] for seat in body.get("seats", [])]
                assert all(harmless(name, 24) for name in names)
                assert "key" in body or body["result"]["how"] in ("agreed", "played")
                taken += "id" in body
                if "id" in body:
                    app.registry.drop(app.registry.tables[body["id"]])
        assert taken >= len(payloads)
        assert app.registry.exceptions == 0


async def one_course(app: Application, browser: Browser, text: str) -> None:
    seats = [{"kind": "you"}, {"kind": "hot"}]
    made = {"game": "quest", "seats": seats, "options": {"course": course(text)}}
    table = answered(await browser.request("POST", "/api/tables", made))
    if "id" not in table:
        return  # not even readable as a course file
    scene = answered(await browser.request("GET", f"/api/tables/{table['id']}/scene"))
    assert harmless(scene["course"]["id"], 60)
    assert harmless(scene["course"]["name"], 60)
    app.registry.drop(app.registry.tables[table["id"]])

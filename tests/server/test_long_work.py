"""Records, courses and charts take long only for those who asked for them."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from eldorado import games
from eldorado.core.matches.match import Match
from eldorado.games.quest.model.courses import read
from eldorado.server.app import Application
from eldorado.server.archive import replay
from eldorado.server.http.limits import Limits
from eldorado.server.store import importing
from eldorado.server.tables.table import Table
from eldorado.server.ws import answers
from server.harness import Browser, running

FREE = Limits(makes=1e9, make_burst=1e9, requests=1e9, request_burst=1e9, tables=10**6, kept=10**6)
PATIENCE = 0.25  # seconds that anybody may be held up


@asynccontextmanager
async def watched() -> AsyncIterator[list[float]]:
    """How long the event loop worked without a break, in seconds of its own time: other programs do not count."""
    pauses: list[float] = []

    async def look() -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.005)
            pauses.append(time.thread_time() - before)

    task = asyncio.create_task(look())
    try:
        yield pauses
        await asyncio.sleep(0.01)  # a pause until now counts too
    finally:
        task.cancel()


def long_record(entries: int) -> bytes:
    """A game of the Quest in which somebody spends a card and takes it back, again and again."""
    match = Match.start(games.load("quest"), 2, {}, 7)
    while match.n < entries:
        seat = match.actors[0]
        match.push(match.moves(seat)[-1], seat)
        if match.undo_places(seat):
            match.undo(seat=seat)
    match.finish("agreed")
    return match.record.write().encode()


async def test_long_record_holds_nobody_up(tmp_path: Path) -> None:
    record = long_record(1500)
    async with running(tmp_path, limits=FREE) as app:
        browser = Browser(app)
        async with watched() as pauses:
            answer = await browser.request("POST", "/api/import", record)
            assert answer.status == 201, answer.body
            place = f"/api/tables/{answer.json()['id']}"
            charts = await asyncio.gather(*[browser.get(f"{place}/chart") for _ in range(20)])
        assert max(pauses) < PATIENCE, max(pauses)
        assert all(chart == charts[0] for chart in charts)
        assert app.registry.exceptions == 0


async def test_tables_of_random_courses_and_their_rules_hold_nobody_up(tmp_path: Path) -> None:
    """A random course takes some 20 ms to generate, the clauses of a table half of that: dear if many ask at once."""
    seats = [{"kind": "you"}, {"kind": "hot"}]
    async with running(tmp_path, limits=FREE) as app:
        browsers = [Browser(app, f"10.0.1.{i}") for i in range(40)]

        async def ask(number: int) -> None:
            browser = browsers[number]
            course = json.dumps({"course": f"random:{9000 + number}"})
            told = await browser.get(f"/api/rules/quest?seats=2&options={quote(course)}")
            assert told["clauses"]
            many = json.dumps(
                {"cave_tiles": number % 2 == 0, "bridge": number % 3 == 0, "sixth_board": number > 20}
            )
            assert (await browser.get(f"/api/rules/island?seats={2 + number % 3}&options={quote(many)}"))[
                "clauses"
            ]
            for wish in (f"random:{8000 + number}", "random"):
                made = {"game": "quest", "seats": seats, "options": {"course": wish}}
                await browser.post("/api/tables", made, 201)

        await browsers[0].get("/api/games")  # loads the games
        async with watched() as pauses:
            await asyncio.gather(*map(ask, range(40)))
        assert max(pauses) < PATIENCE, max(pauses)


async def test_exports_of_a_long_record_hold_nobody_up(tmp_path: Path) -> None:
    async with running(tmp_path, limits=FREE) as app:
        browser = Browser(app)
        place = f"/api/tables/{(await browser.post('/api/import', long_record(5900), 201))['id']}/export"
        async with watched() as pauses:
            answers = await asyncio.gather(*[Browser(app).request("GET", place) for _ in range(40)])
        assert {answer.status for answer in answers} == {200}
        assert len({answer.body for answer in answers}) == 1
        assert max(pauses) < PATIENCE, max(pauses)
        await browser.post("/api/me/delete", {"sure": "delete everything"}, 204)


async def test_compressed_answers_hold_nobody_up(tmp_path: Path) -> None:
    """The words of a language take 10 ms to compress, a replay three times as long: dear if many ask at once."""
    wish = {"accept-encoding": "gzip"}
    async with running(tmp_path, limits=FREE) as app:
        browser = Browser(app)
        table = (await browser.post("/api/import", long_record(3000), 201))["id"]
        places = ["/api/words/it", "/api/rules/island", f"/api/tables/{table}/replay"]
        plain = [(await browser.request("GET", place)).body for place in places]
        async with watched() as pauses:
            asked = [
                Browser(app, f"10.0.4.{i}").request("GET", place, None, wish)
                for i in range(40)
                for place in places
            ]
            answers = await asyncio.gather(*asked)
        assert max(pauses) < PATIENCE, max(pauses)
        for i, answer in enumerate(answers):
            assert (answer.status, answer.headers["content-encoding"]) == (200, "gzip")
            assert int(answer.headers["content-length"]) == len(answer.body)
            assert gzip.decompress(answer.body) == plain[i % 3]


@pytest.mark.slow
async def test_endless_game_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can import a record of so many entries, but who plays and takes back has them after half an hour.

    After that the table ends the game (`Limits.entries`)."""
    monkeypatch.setattr(importing, "ENTRIES", 10**6)
    monkeypatch.setattr(importing, "STORED", 10**9)

    async def here(question: Any) -> Any:
        return await asyncio.to_thread(importing.import_record, question["text"])

    async with running(tmp_path, limits=replace(FREE, record=10**8)) as app:
        monkeypatch.setattr(app.registry, "long_work", here)
        browser = Browser(app)
        place = f"/api/tables/{(await browser.post('/api/import', long_record(Limits().entries), 201))['id']}"
        async with watched() as pauses:
            asked = [browser.get(f"{place}/replay?seat={seat}") for seat in (-1, 0, 1, 0)]
            told = await asyncio.gather(*asked)
        assert max(pauses) < PATIENCE, max(pauses)
        assert [(one["n"], one["seat"], len(one["items"])) for one in told] == [
            (told[0]["n"], seat, told[0]["n"]) for seat in (-1, 0, 1, 0)
        ]
    async with running(tmp_path) as app:
        async with watched() as pauses:
            await Browser(app).get(place)
        assert max(pauses) < PATIENCE, max(pauses)


async def test_record_that_is_too_long_is_refused(tmp_path: Path) -> None:
    head, *lines = long_record(60).decode().splitlines()
    async with running(tmp_path, limits=FREE) as app:
        given = "\n".join([head, *(lines[:2] * 3500)]).encode()
        answer = await Browser(app).request("POST", "/api/import", given)
        assert (answer.status, answer.json()["key"]) == (413, "wire.too_large")


async def test_work_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    record = long_record(1500)
    async with running(tmp_path, limits=FREE, long_seconds=0.4) as app:
        answer = await Browser(app).request("POST", "/api/import", record)
        assert (answer.status, answer.json()["key"]) == (503, "wire.took_too_long")
        assert app.registry.turns.count == 0


async def test_chart_is_drawn_once_and_stops_when_nobody_waits(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(app)
    made = await browser.make(["you", "hot"])
    table = app.registry.tables[made["id"]]
    real, drawn = replay.draw_chart, 0
    go_on = asyncio.Event()

    async def draw(of: Table) -> answers.Chart:
        nonlocal drawn
        drawn += 1
        await go_on.wait()
        return await real(of)

    monkeypatch.setattr(replay, "draw_chart", draw)
    waiting = [asyncio.create_task(replay.chart(table)) for _ in range(5)]
    await asyncio.sleep(0)
    shared = table.chart
    assert shared is not None
    for task in waiting[1:]:
        task.cancel()
    await asyncio.gather(*waiting[1:], return_exceptions=True)
    assert not shared.task.done(), "one of them still waits"
    waiting[0].cancel()
    await asyncio.gather(waiting[0], return_exceptions=True)
    await asyncio.sleep(0)
    assert shared.task.cancelled()
    go_on.set()
    assert (await browser.get(f"/api/tables/{made['id']}/chart"))["points"]
    assert drawn == 2


# --- hostile courses and records -----------------------------------------------------------------------------------
def hostile_course(rnd: random.Random) -> str:
    plain = read("first-game").text()
    size = rnd.randrange(100, 5000)
    return rnd.choice(
        [
            ".".join("a" * size) + " = 1",
            "a = " + "[" * size,
            "a = " + "9" * size,
            "\n".join(f"a{'.b' * 20}{i} = 1" for i in range(size // 8)),
            plain.replace("=", "= [" * rnd.randrange(1, 9), rnd.randrange(1, 4)),
            plain[: rnd.randrange(len(plain))] + "\n" + ".".join(["x"] * size),
            "\n".join(["[[tile]]"] * (size // 4)),
            plain.replace('"', "'" * rnd.randrange(1, 4), rnd.randrange(1, 9)),
        ]
    )


def hostile_record(rnd: random.Random, honest: list[str]) -> bytes:
    lines = list(honest)
    for _ in range(rnd.randrange(1, 4)):
        at = rnd.randrange(len(lines))
        kind = rnd.randrange(6)
        if kind == 0:
            lines[at] = lines[at][: rnd.randrange(1 + len(lines[at]))]
        elif kind == 1:
            lines[at] = json.dumps(
                rnd.choice([None, [], {}, [0] * 50, "x", 9**99, -1, [[[[]]]], {"seat": 1}])
            )
        elif kind == 2:
            lines[at:at] = [lines[at]] * rnd.randrange(1, 300)
        elif kind == 3:
            lines[0] = json.dumps({**json.loads(honest[0]), "options": {"course": hostile_course(rnd)}})
        elif kind == 4:
            lines[at] = "[" * rnd.randrange(1, 3000)
        else:
            head = json.loads(honest[0])
            head[rnd.choice(list(head))] = rnd.choice([None, -1, 10**30, "x" * 5000, [], {}, [[]]])
            lines[0] = json.dumps(head)
    return "\n".join(lines).encode()


async def besiege(folder: Path, count: int, seed: int) -> None:
    rnd = random.Random(seed)
    honest = long_record(40).decode().splitlines()
    seats = [{"kind": "you"}, {"kind": "hot"}]
    async with running(folder, limits=FREE) as app:
        browser = Browser(app)
        await browser.request("POST", "/api/import", "\n".join(honest).encode())  # the worker is up
        async with watched() as pauses:
            for _ in range(count):
                if rnd.random() < 0.5:
                    answer = await browser.request("POST", "/api/import", hostile_record(rnd, honest))
                else:
                    wish: Any = {"game": "quest", "seats": seats, "options": {"course": hostile_course(rnd)}}
                    answer = await browser.request("POST", "/api/tables", wish)
                assert answer.status < 500, answer.body
                if answer.status == 201:
                    await browser.post(f"/api/tables/{answer.json()['id']}/delete", {}, 204)
        assert app.registry.exceptions == 0
        assert max(pauses) < PATIENCE, max(pauses)


async def test_hostile_records_and_courses_hold_nobody_up(tmp_path: Path) -> None:
    await besiege(tmp_path, 40, 1)


@pytest.mark.soak
async def test_hostile_records_and_courses_hold_nobody_up_soak(tmp_path: Path) -> None:
    await besiege(tmp_path, 1000, 2)


async def test_long_lists_of_tables_hold_nobody_up(tmp_path: Path) -> None:
    async with running(tmp_path, limits=FREE) as app:
        browser = Browser(app)
        for _ in range(100):
            await browser.make(["you", "open"], "quest")
        async with watched() as pauses:
            lists = await asyncio.gather(*[browser.get("/api/tables") for _ in range(100)])
        assert max(pauses) < PATIENCE, max(pauses)
        assert {len(one["tables"]) for one in lists} == {100}

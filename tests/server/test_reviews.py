"""The review of a game that is over: made once by a real worker, kept, refused in words; and playing on from there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import eldorado
from eldorado import bots
from eldorado.core.dice import QuickDice
from eldorado.core.matches.match import Match
from server.harness import Browser, running

PATIENCE = 400  # seconds: a review runs behind everything else, and machines that run tests are busy


def short_game(entries: int = 14) -> Match:
    """The beginning of a race of two greedy bots, ended by agreement."""
    match = eldorado.start("quest", seats=2, seed=7, names=["Ada", "Ben"])
    seated = [bots.make("greedy", match.game, seat, QuickDice(seat)) for seat in range(2)]
    while match.n < entries:
        seat = match.actors[0]
        match.push(seated[seat].choose(match.view(seat), match.legal(seat)), seat)
    match.finish("agreed")
    return match


async def reviewed(browser: Browser, table: str) -> tuple[Any, list[tuple[int, int]]]:
    """The finished review, and how far it was each time one asked."""
    seen: list[tuple[int, int]] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await browser.get(f"/api/tables/{table}/review")
            if told["status"] not in ("waiting", "working"):
                return told, seen
            seen.append((told["done"], told["of"]))
            await asyncio.sleep(0.1)


async def test_a_game_is_reviewed_once_and_kept(tmp_path: Path) -> None:
    match = short_game()
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = (await browser.post("/api/import", match.export().encode(), 201))["id"]
        told, seen = await reviewed(browser, table)
        assert seen[0] == (0, 0)
        assert told["status"] == "done"
        review = told["review"]
        assert [turn["seat"] for turn in review["turns"]] == [0, 1, 0, 1][: len(review["turns"])]
        assert told["done"] == told["of"] == len(review["turns"]) >= 2
        assert all(abs(sum(turn["chances"]) - 1) < 0.01 for turn in review["turns"])
        assert review["turns"][-1]["last"] == match.n
        moves = [move["notation"] for move in review["turns"][0]["instead"]]
        assert review["turns"][0]["played"][-len(moves) :] == moves
        assert 0 < len(review["points"]) <= len(review["turns"])
    async with running(tmp_path) as app:
        again = await Browser(app).get(f"/api/tables/{table}/review")
        assert again["review"] == review
        assert not app.reviews.pool.alive  # nothing was computed anew


async def test_only_who_has_the_table_reviews_it(tmp_path: Path) -> None:
    """A table that moves to another process takes its review along: it is not made in two places, or written twice."""
    match = short_game(6)
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = (await browser.post("/api/import", match.export().encode(), 201))["id"]
        asked: list[Any] = []

        async def ask(question: Any, households: Any = None) -> Any:
            asked.append(question)
            held = app.registry.tables[table]
            assert held.reviewing, "and stays in memory meanwhile"
            app.registry.drop(held, 1012)  # another process has taken it
            return {"ok": {"turns": [{}], "start": [0.5, 0.5], "of": 2}}

        real, app.reviews.pool.ask = app.reviews.pool.ask, ask  # type: ignore[method-assign]
        await browser.get(f"/api/tables/{table}/review")
        async with asyncio.timeout(PATIENCE):
            while app.reviews.jobs:
                await asyncio.sleep(0.01)
        assert len(asked) == 1, "it was left when the table was gone"
        app.reviews.pool.ask = real  # type: ignore[method-assign]
        told, _ = await reviewed(browser, table)
        assert told["status"] == "done", "whoever has the table makes it whole"


async def test_nobody_keeps_others_from_a_review(tmp_path: Path) -> None:
    """Somebody who brings in many long games, or one that never ends, shares the one process with others."""
    record = short_game(6).export().encode()
    async with running(tmp_path) as app:
        asked: list[str] = []
        here = asyncio.Semaphore(0)

        async def ask(question: Any, households: Any = None) -> Any:
            await here.acquire()
            asked.append(question["text"])
            return {"ok": {"turns": [{"chances": [0.5, 0.5]}], "start": [0.5, 0.5], "of": 1_000}}

        app.reviews.pool.ask = ask  # type: ignore[method-assign]
        app.reviews.turns.most = 4
        stranger, guest = Browser(app, "10.0.0.1"), Browser(app, "10.0.0.2")
        for _ in range(6):
            table = (await stranger.post("/api/import", record, 201))["id"]
            answer = await stranger.request("GET", f"/api/tables/{table}/review")
            await asyncio.sleep(0.05)
        assert answer.status == 429
        match = short_game(7)
        own = (await guest.post("/api/import", match.export().encode(), 201))["id"]
        assert (await guest.get(f"/api/tables/{own}/review"))["status"] == "waiting"
        await asyncio.sleep(0.05)
        for _ in range(6):
            here.release()
            await asyncio.sleep(0.05)
        mine = (await guest.get(f"/api/tables/{own}/review"))["done"]
        assert mine >= 2, "every second slice is of the other household"
        for held in app.registry.tables.values():
            held.gone = True
        for _ in range(8):
            here.release()
        async with asyncio.timeout(PATIENCE):
            while len(app.reviews.jobs) > 1:  # the one that made room is told so when somebody asks
                await asyncio.sleep(0.01)


async def test_playing_on_begins_with_the_position_of_the_game(tmp_path: Path) -> None:
    match = short_game()
    at = 9
    seat = match.game.actors(match.at(at)).bit_length() - 1
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = (await browser.post("/api/import", match.export().encode(), 201))["id"]
        for wish, key in (
            ({"at": match.n + 1, "seat": 0}, "table.no_such_entry"),
            ({"at": 1, "seat": 5}, "table.no_such_seat"),
            ({"at": -1, "seat": 0}, "wire.malformed"),
        ):
            answer = await browser.request("POST", f"/api/tables/{table}/play_on", wish)
            assert answer.json()["key"] == key
        made = await browser.post(f"/api/tables/{table}/play_on", {"at": at, "seat": seat}, 201)
        assert [place["kind"] for place in made["seats"]].count("bot") == 1
        assert made["you"]["seats"] == [seat]
        wire = await browser.sit(made["id"])
        assert wire.position["view"] == match.game.observe(match.at(at), seat)
        await wire.act(wire.you["legal"][0]["action"])
    async with running(tmp_path) as app:  # it is a table like any other
        kept = await app.registry.get(made["id"])
        assert kept.n >= 1
        assert kept.history is not None
        assert kept.history.match.record.start == match.game.dump(match.at(at))


async def test_what_cannot_be_reviewed_is_said_in_words(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        browser = Browser(app)
        made = await browser.make(["you", "normal"], "quest")
        assert made["review"] is True
        going = made["id"]
        answer = await browser.request("GET", f"/api/tables/{going}/review")
        assert (answer.status, answer.json()["key"]) == (409, "table.not_over")
        answer = await browser.request("POST", f"/api/tables/{going}/play_on", {"at": 0, "seat": 0})
        assert (answer.status, answer.json()["key"]) == (409, "table.not_over")

        for game, more, key in (("quest", {"review": False}, "review.off"), ("toy", {}, "review.no_policy")):
            made = await browser.make(["you", "normal"], game, **more)
            assert made["review"] is False  # and so no button offers it
            await browser.post(f"/api/tables/{made['id']}/resign", {"seat": 0})
            told = await browser.get(f"/api/tables/{made['id']}/review")
            assert (told["status"], told["why"]["key"], told["review"]) == ("none", key, None)

        older = await browser.make(["you", "normal"], "quest")
        await browser.post(f"/api/tables/{older['id']}/resign", {"seat": 0})
        (await app.registry.get(older["id"])).rules_version = 0
        told = await browser.get(f"/api/tables/{older['id']}/review")
        assert (told["status"], told["why"]["key"]) == ("none", "record.older_rules")
        answer = await browser.request("POST", f"/api/tables/{older['id']}/play_on", {"at": 0, "seat": 0})
        assert (answer.status, answer.json()["key"]) == (409, "record.older_rules")


async def test_a_worker_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    match = short_game(3)
    async with running(tmp_path) as app:
        browser = Browser(app)
        table = (await browser.post("/api/import", match.export().encode(), 201))["id"]
        app.reviews.pool.seconds = 0.0
        told, _ = await reviewed(browser, table)
        assert (told["status"], told["why"]["key"]) == ("failed", "review.failed")
        app.reviews.pool.seconds = PATIENCE
        told, _ = await reviewed(browser, table)
        assert told["status"] == "done"

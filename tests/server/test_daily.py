"""The daily race: the same for all, once for each, sealed until the day is over, and proven afterwards."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadRecord
from eldorado.core.matches import record as records
from eldorado.core.matches.match import Match
from eldorado.core.matches.replay import verify
from eldorado.server.app import Application
from eldorado.server.daily import days
from eldorado.server.tables import moves
from server.harness import Browser, running

pytestmark = pytest.mark.anyio
NOON = 1_795_000_000_000 // 86_400_000 * 86_400_000 + 43_200_000


class Calendar:
    """A clock that a test can set to another day."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at


async def race_through(app: Application, table_id: str, most: int = 5000) -> int:
    """Play a race, to its end or for some moves, as the greedy bot would; the round it is in."""
    table = app.registry.tables[table_id]
    game, history = table.game, table.history
    assert history is not None
    bot = bots.make("greedy", game, 0, QuickDice(1))
    for _ in range(most):
        if table.status != "playing":
            break
        action = bot.choose(game.observe(history.state, 0), game.legal(history.state, 0))
        async with table.lock:
            await moves.act(table, 0, table.seqs[0], [action], "player")
    return int(history.state.round)  # type: ignore[attr-defined]


async def test_a_day(tmp_path: Path) -> None:
    """From the offer to the proof: two browsers have the same race, each once; the seed is told the next day."""
    clock = Calendar()
    async with running(tmp_path, now=clock) as app:
        one, two = Browser(app), Browser(app, "10.0.0.2")
        await one.post("/api/me", {"name": "Ada"})
        offer = await one.get("/api/daily")
        assert (offer["mine"], offer["seed"], offer["calendar"]) == (None, None, [])
        first = await one.post("/api/daily", {"mode": "alone"}, 201)
        second = await two.post("/api/daily", {"mode": "experts"}, 201)
        assert (len(first["seats"]), len(second["seats"])) == (1, 4)
        assert {seat["level"] for seat in second["seats"][1:]} == {"expert"}
        # The same course, market and opening hand, whatever company there is.
        views = [app.registry.tables[table["id"]].history for table in (first, second)]
        hands = [v.game.observe(v.state, 0) for v in views if v is not None]
        assert hands[0]["players"][0]["hand"] == hands[1]["players"][0]["hand"]
        assert hands[0]["market"] == hands[1]["market"]
        assert first["options"] == second["options"]
        again = await one.request("POST", "/api/daily", {"mode": "experts"})
        assert (again.status, again.json()["key"]) == (409, "daily.begun")
        assert (await one.request("POST", "/api/daily", {"mode": "rich"})).status == 400
        assert (await one.get("/api/daily"))["mine"]["rounds"] == 0

        rounds = await race_through(app, first["id"])
        told = await one.get("/api/daily")
        assert told["mine"] == {
            "day": told["day"], "mode": "alone", "table": first["id"], "done": True, "rounds": rounds, "place": 1,
        }  # fmt: skip
        assert told["best"]["alone"] == [{"name": "Ada", "rounds": rounds, "place": 1, "mine": True}]
        assert (await two.get("/api/daily"))["best"]["alone"][0]["mine"] is False
        (kept,) = (await one.get("/api/me/history"))["games"]
        assert kept["review"] is False  # so the history offers none
        # Nothing of the course is told to those who have yet to play: not by the seed, not by the picture.
        over = await one.get(f"/api/tables/{first['id']}")
        assert over["result"] is not None
        assert over["seed"] is None
        points = (await one.get(f"/api/tables/{first['id']}/chart"))["points"]
        assert {point["facts"]["round"] for point in points} == set(range(1, rounds + 1))
        exported = (await one.request("GET", f"/api/tables/{first['id']}/export")).body.decode()
        assert records.read(exported).seed == ""
        picture = (await one.request("GET", f"/api/tables/{first['id']}/share/picture.svg")).body
        assert f"{rounds} rounds" in list(ElementTree.fromstring(picture).itertext())
        assert picture.count(b"<polygon") == rounds

        clock.at += 86_400_000
        told = await one.get(f"/api/daily?day={told['day']}")
        assert records.commit(bytes.fromhex(told["seed"])) == over["commitment"] == told["commitment"]
        exported = (await one.request("GET", f"/api/tables/{first['id']}/export")).body.decode()
        proven = verify(records.read(exported), games.load("quest"))
        assert proven["ok"]
        assert '"dice":"seats"' in exported
        assert (await one.request("GET", f"/api/tables/{first['id']}/share/picture.svg")).body != picture
        new = await one.get("/api/daily")
        assert new["mine"] is None
        assert [race["table"] for race in new["calendar"]] == [first["id"]]
        assert (await one.request("GET", "/api/daily?day=2999-01-01")).status == 404
        assert (await one.request("GET", "/api/daily?day=../secret")).status == 404


async def test_a_race_is_shown_to_those_who_have_finished_theirs(tmp_path: Path) -> None:
    """Whoever knows the link of a race of today learns nothing of course, market and draws before their own is over."""
    clock = Calendar()
    async with running(tmp_path, now=clock) as app:
        one, two = Browser(app), Browser(app, "10.0.0.2")
        made = await one.post("/api/daily", {"mode": "experts"}, 201)
        table = app.registry.tables[made["id"]]
        place = f"/api/tables/{table.id}"
        table.status = "over"
        ways = ["", "/scene", "/replay", "/replay?seat=0&at=0", "/chart", "/export", "/review"]
        ways = [place + way for way in ways] + [f"/api/codes/{table.code}"]
        assert [(await one.request("GET", way)).status for way in ways] == [200] * len(ways)

        async def refused(browser: Browser) -> bool:
            answers = [await browser.request("GET", way) for way in ways]
            answers.append(await browser.request("POST", f"{place}/play_on", {"at": 0, "seat": 0}))
            answers.append(await browser.request("POST", f"{place}/sit", {"name": "Eve"}))
            assert (await browser.request("GET", f"{place}/share/picture.svg")).status == 200
            wire = await browser.sit(table.id)
            assert wire.closed == 4004
            return {(one.status, one.json()["key"]) for one in answers} == {(403, "daily.sealed")}

        assert await refused(two)
        own = await two.post("/api/daily", {"mode": "alone"}, 201)
        assert await refused(two)
        await race_through(app, own["id"])
        assert [(await two.request("GET", way)).status for way in ways] == [200] * len(ways)
        again = await two.request("POST", f"{place}/play_on", {"at": 0, "seat": 0})
        assert (again.status, again.json()["key"]) == (409, "daily.not_yet")
        clock.at += 86_400_000
        assert (await Browser(app, "10.0.0.3").request("GET", place)).status == 200


async def test_a_race_that_ends_when_its_seed_is_known_does_not_count(tmp_path: Path) -> None:
    """Whoever waits for midnight can compute all draws to come, and look at the races of others."""
    clock = Calendar()
    async with running(tmp_path, now=clock) as app:
        late, early = Browser(app), Browser(app, "10.0.0.2")
        made = [await browser.post("/api/daily", {"mode": "alone"}, 201) for browser in (late, early)]
        await race_through(app, made[0]["id"], 30)
        clock.at += 43_200_000 - 1000
        rounds = await race_through(app, made[1]["id"])
        clock.at += 2000
        await race_through(app, made[0]["id"])
        day = made[0]["day"]
        told = await late.get(f"/api/daily?day={day}")
        assert told["seed"] is not None
        assert [(best["rounds"], best["mine"]) for best in told["best"]["alone"]] == [(rounds, False)]
        assert told["races"]["alone"] == 1
        assert told["mine"]["done"]
        assert told["mine"]["rounds"] > 0  # one's own calendar shows it


async def test_a_race_is_run_by_oneself(tmp_path: Path) -> None:
    """Its host can neither turn hints on, nor let a bot run, nor show its course to those who have yet to run."""
    async with running(tmp_path, lobby=True) as app:
        host, guest = Browser(app), Browser(app, "10.0.0.2")
        made = await host.post("/api/daily", {"mode": "experts"}, 201)
        place = f"/api/tables/{made['id']}"
        for verb, body in (
            ("settings", {"hints": True}),
            ("settings", {"listed": True}),
            ("hold", {"seat": 0}),
        ):
            answer = await host.request("POST", f"{place}/{verb}", body)
            assert (answer.status, answer.json()["key"]) == (409, "daily.same_for_all"), body
        wire = await host.sit(made["id"])
        assert (await wire.ask(do="hint", seat=0, seq=wire.you["seq"]))["why"]["key"] == "table.no_hints"
        assert (await guest.get("/api/lobby"))["running"] == []
        assert (await host.post(f"{place}/settings", {"bot_pace": "slow"}))["bot_pace"] == "slow"


@pytest.mark.parametrize(
    ("how", "said", "counted"),
    [("played", "too late", 1), ("resigned", "given up", 0), ("agreed", "given up", 0)],
)
async def test_who_did_not_arrive_is_told_why(tmp_path: Path, how: str, said: str, counted: int) -> None:
    """An expert was faster, or the race was given up: these are told apart, and neither has a number of rounds."""
    async with running(tmp_path) as app:
        browser = Browser(app)
        made = await browser.post("/api/daily", {"mode": "experts" if counted else "alone"}, 201)
        place = f"/api/tables/{made['id']}"
        if how == "resigned":
            await browser.post(f"{place}/resign", {"seat": 0})
        else:
            table = app.registry.tables[made["id"]]
            async with table.lock:  # as it ends when somebody else arrives, or everybody agrees
                await table.commit([], [table.finish(how)])
        told = await browser.get("/api/daily")
        assert (told["mine"]["done"], told["mine"]["rounds"], told["mine"]["place"]) == (True, 0, counted)
        assert told["races"][told["mine"]["mode"]] == counted
        assert told["best"]["alone"] == told["best"]["experts"] == []
        picture = (await browser.request("GET", f"{place}/share/picture.svg")).body
        assert said in list(ElementTree.fromstring(picture).itertext())


async def test_a_race_survives_its_server_and_refuses_to_redraw(tmp_path: Path) -> None:
    """Chance goes on where it was after a restart, and taking back what drew a card is refused."""
    clock = Calendar()
    async with running(tmp_path, now=clock) as app:
        browser = Browser(app)
        table = (await browser.post("/api/daily", {"mode": "alone"}, 201))["id"]
        seed = app.registry.tables[table].seed
        await race_through(app, table, 30)
        wire = await browser.sit(table)
        refused = await wire.ask(do="undo", seat=0, seq=wire.you["seq"], to=0, ask=True)
        assert refused["why"]["key"] == "daily.no_undo"
        assert wire.you["undo"]["ask"] is None
        await wire.close()
    async with running(tmp_path, now=clock) as app:
        await app.registry.get(table)
        history = app.registry.tables[table].history
        assert history is not None
        assert history.match.record.dice == records.SEATS
        before = sum(len(entry.outcomes) for entry in history.entries)
        await race_through(app, table, 30)
        assert sum(len(entry.outcomes) for entry in history.entries) > before > 0
        record = history.match.record
        assert seed is not None
        record.seed = seed.hex()
        assert verify(record, history.game)["ok"]


def greedy_alone(seed: bytes) -> Match:
    """A whole race of one seat."""
    game = games.load("quest")
    match = Match.start(game, 1, days.options_of(seed), seed, streams=records.SEATS)
    bot = bots.make("greedy", game, 0, QuickDice(5))
    while not match.over:
        match.push(bot.choose(match.view(0), game.legal(match.state, 0)))
    return match


def test_what_one_buys_does_not_shift_the_others_draws() -> None:
    """Seat 1 does the same in two games in which seat 0 plays differently: seat 1 draws the same cards."""
    drawn: list[list[Any]] = []
    for temper in (1, 2):
        lot = random.Random(temper)

        def choose(match: Match, lot: random.Random = lot) -> int:
            legal = match.game.legal(match.state, match.turn)
            if match.turn == 1:  # ends its turn, puts its hand away and draws another
                said = [match.game.notation(match.state, 1, action) for action in legal]
                return next((a for a, text in zip(legal, said, strict=True) if "discard" in text), legal[0])
            return lot.choice(legal)

        game = games.load("quest")
        match = Match.start(game, 3, {}, b"x" * 32, streams=records.SEATS)
        for _ in range(150):
            match.push(choose(match))
        drawn.append([x for entry in match.record.entries if entry.seat == 1 for x in entry.outcomes])
        others = [x for entry in match.record.entries if entry.seat == 0 for x in entry.outcomes]
        drawn.append(others)
    length = min(len(drawn[0]), len(drawn[2]))
    assert length > 20
    assert drawn[0][:length] == drawn[2][:length]
    assert drawn[1][:length] != drawn[3][:length]


def test_records_with_streams_go_on_and_are_checked() -> None:
    match = greedy_alone(b"s" * 32)
    text = match.export()
    assert verify(records.read(text), match.game)["ok"]
    forged = records.read(text.replace('"dice":"seats",', "").replace(',"dice":"seats"', ""))
    with pytest.raises(BadRecord):
        verify(forged, match.game)
    with pytest.raises(BadRecord, match="loaded"):
        records.read(text.replace('"dice":"seats"', '"dice":"loaded"'))
    half = Match.start(match.game, 1, match.record.options, b"s" * 32, streams=records.SEATS)
    for entry in match.record.entries[:40]:
        half.push(entry.move, entry.seat)
    other = half.clone()
    for entry in match.record.entries[40:60]:
        assert half.push(entry.move, entry.seat).outcomes == entry.outcomes
        assert other.push(entry.move, entry.seat).outcomes == entry.outcomes

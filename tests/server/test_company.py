"""Tables as people expect: ready before clocks run, paused while nobody is there, true counts, muted trades."""

from __future__ import annotations

import asyncio
from pathlib import Path

from eldorado.games.island.questions.turn.trade import Answer
from eldorado.server.app import Application
from eldorado.server.tables import moves
from server.harness import Browser, running
from server.placed import island
from server.players import Clock, two

LIVE = {"kind": "live", "minutes": 5, "increment": 0}
TRADE = {
    "tiles": {"0,0": "gold", "1,0": "food"},
    "players.0.at": "0,0",
    "players.0.hand": {"food": 3, "wood": 3},
    "players.1.at": "1,0",
    "players.1.hand": {"food": 2},
}


async def test_game_with_clocks_begins_when_everybody_is_ready(app: Application) -> None:
    anna, ben, cleo = (Browser(app) for _ in range(3))
    table = await anna.make(["you", "open", "open"], pace=LIVE)
    place = f"/api/tables/{table['id']}"
    assert [seat["ready"] for seat in table["seats"]] == [False, None, None]
    await ben.post(f"{place}/sit")
    now = await cleo.post(f"{place}/sit")
    assert now["status"] == "open"  # all are seated, and nobody's clock runs
    assert [seat["ready"] for seat in now["seats"]] == [False, False, True]
    await anna.post(f"{place}/ready")
    wire = await cleo.sit(table["id"])
    await wire.close()  # who goes is no longer ready
    assert (await ben.post(f"{place}/ready"))["status"] == "open"
    assert [seat["ready"] for seat in (await anna.get(place))["seats"]] == [True, True, False]
    assert (await cleo.post(f"{place}/ready"))["status"] == "playing"
    stranger = await Browser(app).request("POST", f"{place}/ready", {})
    assert stranger.status == 409


async def test_without_clocks_nobody_is_asked_to_be_ready(app: Application) -> None:
    table, wires = await two(app)
    assert table["seats"][0]["ready"] is None
    assert wires[0].table["status"] == "playing"


async def test_live_game_pauses_while_nobody_is_there(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, now=clock, away_ms=1000) as app:
        table, wires = await two(app, pace=LIVE, options={"rounds": 6})
        left = wires[0].position["clock"]["left"]
        assert wires[0].position["clock"]["running"] == [0, 1]
        for wire in wires:
            await wire.close()
        clock.pass_by(app, table["id"], 3_600_000)
        await asyncio.sleep(0.05)
        kept = app.registry.tables[table["id"]]
        assert (kept.n, kept.clock.since, kept.wakes) == (0, {}, None)
        assert [seat.held for seat in kept.seats] == [None, None]
        back = await wires[0].browser.sit(table["id"])
        assert back.position["clock"]["left"] == left
        assert back.position["clock"]["running"] == [0, 1]


async def test_watchers_are_people_without_a_seat(app: Application) -> None:
    anna, ben = Browser(app), Browser(app)
    table = await anna.make(["you", "open"])
    wire = await anna.sit(table["id"])
    await ben.get("/api/me")
    guest = await ben.sit(table["id"])
    again = await ben.sit(table["id"])
    await wire.drain()
    assert wire.watchers == 1  # two windows of one person
    await ben.post(f"/api/tables/{table['id']}/sit")
    for each in (wire, guest, again):
        await each.drain()
        assert each.watchers == 0


async def test_trades_can_be_muted_for_the_turn_or_the_game(app: Application) -> None:
    for trades in ("turn", "never"):
        proposer, asked = await island(app, TRADE, Answer(0, 1, 0))
        assert asked.you["prompt"]["decline"] in [move["action"] for move in asked.you["legal"]]
        assert not asked.you["auto"]
        await asked.ask(do="orders", seat=1, trades=trades)
        step = await proposer.until("step")
        assert step["items"][0]["events"][0]["kind"] == "refuses"
        await asked.ask(do="resync")
        assert asked.table["you"]["trades"] == {"1": trades}
        kept = app.registry.tables[asked.table["id"]]
        end = next(move["action"] for move in proposer.you["legal"] if move["move"]["kind"] == "end")
        await proposer.act(end)
        await proposer.until("step")
        assert kept.seats[1].trades == ("ask" if trades == "turn" else "never")


async def test_a_turn_has_one_long_pause_for_reactions(app: Application) -> None:
    proposer, asked = await island(app, TRADE, Answer(0, 1, 0))
    table = app.registry.tables[proposer.table["id"]]
    whole = app.registry.config.window_ms
    pauses = [moves.window_pause(table, [1]) for _ in range(3)]
    assert pauses[0] == whole
    assert max(pauses[1:]) * 4 < whole
    await asked.act(asked.you["prompt"]["decline"])
    await proposer.until("step")
    await proposer.act(
        next(move["action"] for move in proposer.you["legal"] if move["move"]["kind"] == "end")
    )
    step = await proposer.until("step")
    assert "turn" in [event["kind"] for event in step["items"][0]["events"]]
    assert moves.window_pause(table, [1]) == whole


async def test_a_bots_turn_is_not_slowed_by_windows_among_bots(app: Application) -> None:
    proposer, _ = await island(app, TRADE, Answer(0, 1, 0))
    table = app.registry.tables[proposer.table["id"]]
    whole = app.registry.config.window_ms
    table.seats[1].held = "away"
    assert max(moves.window_pause(table, [1]) for _ in range(3)) * 4 < whole
    table.seats[1].held = None
    assert moves.window_pause(table, [1]) == whole  # the one long pause of the turn is still to come


async def test_partners_are_known_before_the_deal(app: Application) -> None:
    table = await Browser(app).make(["you", "open", "normal", "normal"], game="island", preset="teams")
    assert table["sides"] == [0, 0, 1, 1]

"""Hints: what a bot would do in the seat, from what the seat may know, with a reason; not where it would be unfair."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from eldorado import games
from eldorado.bots import hints
from eldorado.core.dice import QuickDice
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from eldorado.server.thinking import pool
from server.harness import Browser, Wire, running
from server.players import all_ready

THOUGHT = 0.5  # seconds
LIVE = {"kind": "live", "minutes": 10, "increment": 5}


async def asked(wire: Wire) -> Any:
    you = wire.position["you"]
    return await wire.ask(do="hint", seat=you["seat"], seq=you["seq"] or 0)


async def mine(wire: Wire) -> None:
    """Until something is asked of this seat that the table does not answer by itself."""
    while wire.you["seq"] is None or wire.you["auto"]:
        await wire.until("step", "sync")


@pytest.mark.parametrize(("game", "seats"), [("quest", 2), ("isla_dorada", 3), ("island", 2)])
async def test_hint_is_legal_and_has_a_reason(app: Application, game: str, seats: int) -> None:
    anna = Browser(app)
    table = await anna.make(["you", *["normal"] * (seats - 1)], game)
    wire = await anna.sit(table["id"])
    given = 0
    for _ in range(40):
        await mine(wire)
        told = await asked(wire)
        assert told["on"] == "hint", told
        actions = [step["action"] for step in told["moves"]]
        assert actions
        assert actions[0] in [move["action"] for move in wire.position["you"]["legal"]]
        words = games.words()
        assert told["why"]["key"] in words, told["why"]
        done = await wire.act(*actions)
        assert done["on"] == "ack", done
        assert done["done"] == len(actions), (actions, done)
        while wire.position["n"] < done["n"]:
            await wire.until("step")
        given += 1
        if given == 6:
            break
        app.registry.hinting.all.clear()  # a person thinks longer than this test
    assert app.registry.exceptions == 0


async def test_hints_are_off_in_live_games_unless_agreed(app: Application) -> None:
    anna, ben = Browser(app), Browser(app)
    table = await anna.make(["you", "open"], "quest", pace=LIVE)
    await ben.post(f"/api/tables/{table['id']}/sit", {"name": "Ben"})
    await all_ready(table, anna)
    wire = await anna.sit(table["id"])
    other = await ben.sit(table["id"])
    asker = wire if wire.position["you"]["seq"] is not None else other
    assert asker.table["hints"] is False
    refused = await asked(asker)
    assert (refused["on"], refused["why"]["key"]) == ("refused", "table.no_hints")
    await anna.post(f"/api/tables/{table['id']}/settings", {"hints": True})
    assert (await asked(asker))["on"] == "hint"
    alone = await anna.make(["you", "easy"], "quest", pace=LIVE)
    assert alone["hints"] is True
    assert (await anna.make(["you", "easy"], "quest", hints=False))["hints"] is False


async def test_hints_of_many_do_not_stand_before_the_bots_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cookies cost nothing, so a limit for each browser is none: hints are thought about one at a time."""
    async with running(tmp_path, limits=Limits(hints_waiting=6)) as app:
        here, most, go_on = 0, 0, asyncio.Event()

        async def ask(question: Any) -> Any:
            nonlocal here, most
            here += 1
            most = max(most, here)
            await go_on.wait()
            here -= 1
            return None

        monkeypatch.setattr(app.registry.thinkers.behind, "ask", ask)

        async def wants_a_hint(address: str) -> Wire:
            browser = Browser(app, address)
            wire = await browser.sit((await browser.make(["you", "hot"], "quest"))["id"])
            await wire.ask(do="look", seat=wire.position["actors"][0])
            wire.send(do="hint", seat=wire.you["seat"], seq=wire.you["seq"], id="h")
            return wire

        many = [await wants_a_hint("10.0.0.1") for _ in range(9)]
        honest = await wants_a_hint("10.0.0.2")
        await asyncio.sleep(0.1)
        assert (most, here) == (1, 1)
        go_on.set()
        assert (await honest.until("hint", "error", ref="h"))["on"] == "hint"
        answers = [(await wire.until("hint", "error", ref="h"))["on"] for wire in many]
        assert sorted(answers) == ["error"] * 4 + ["hint"] * 5
        assert most == 1


async def test_bots_do_not_wait_for_hints(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses ask for hints, the bots of others answer as if nobody did."""
    given = 0

    async def exchange(process: Any, question: Any) -> Any:
        nonlocal given
        if question.get("advice"):
            return {"advice": None}
        if question.get("hint"):
            given += 1
            await asyncio.sleep(THOUGHT)
            return {"moves": [], "why": None, "others": []}
        return {"action": question["legal"][-1], "seconds": 0.0}

    monkeypatch.setattr(pool, "exchange", exchange)
    for number in range(10):
        browser = Browser(app, f"10.0.1.{number}")
        wire = await browser.sit((await browser.make(["you", "hot"], "quest"))["id"])
        await wire.ask(do="look", seat=wire.position["actors"][0])
        wire.send(do="hint", seat=wire.you["seat"], seq=wire.you["seq"], id="h")
        wire.send(do="advise", seat=wire.you["seat"], seq=wire.you["seq"], id="a")
    honest = Browser(app)
    wire = await honest.sit((await honest.make(["you", "easy"], "quest", bot_pace="instant"))["id"])
    took: list[float] = []
    while len(took) < 8:
        await mine(wire)
        done = await wire.act(wire.you["legal"][-1]["action"])
        began = time.monotonic()
        while wire.position["n"] < done["n"] or wire.you["seq"] is None:
            await wire.until("step", "sync")
        if wire.position["n"] > done["n"]:  # it was the bot's turn
            took.append(time.monotonic() - began)
    assert sorted(took)[4] < THOUGHT / 2, took
    assert 0 < given < 10, "all this happened while hints were waited for"
    assert app.registry.exceptions == 0


async def advice(wire: Wire, seq: int | None = None) -> Any:
    you = wire.position["you"]
    return await wire.ask(do="advise", seat=you["seat"], seq=you["seq"] if seq is None else seq)


async def test_advice_is_worked_out_only_for_who_asks(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Browser(app)
    table = await anna.make(["you", "open"], "quest")
    ben = Browser(app)
    await ben.post(f"/api/tables/{table['id']}/sit", {"name": "Ben"})
    wires = [await anna.sit(table["id"]), await ben.sit(table["id"])]
    asked_of_pool: list[Any] = []
    real = app.registry.thinkers.front.ask

    async def ask(question: Any) -> Any:
        asked_of_pool.append(question)
        return await real(question)

    monkeypatch.setattr(app.registry.thinkers.front, "ask", ask)
    for _ in range(3):
        mover = next(wire for wire in wires if wire.you["seq"] is not None)
        done = await mover.act(mover.you["legal"][0]["action"])
        for wire in wires:
            while wire.position["n"] < done["n"]:
                await wire.until("step")
    assert not asked_of_pool, "a step is made and sent without advice"
    mover = next(wire for wire in wires if wire.you["seq"] is not None)
    again = await (anna if mover is wires[0] else ben).sit(table["id"])
    told = [await advice(mover), await advice(again), await advice(mover)]
    assert len(asked_of_pool) == 1, "once for each position, however many look"
    assert all(one["on"] == "advice" and one["advice"] == told[0]["advice"] for one in told)
    assert told[0]["advice"]["moves"][0]["action"] in [move["action"] for move in mover.you["legal"]]
    assert (await advice(mover, 99))["advice"] is None, "about a decision that is not owed any more"
    other = wires[1] if mover is wires[0] else wires[0]
    refused = await other.ask(do="advise", seat=mover.you["seat"], seq=mover.you["seq"])
    assert refused["why"]["key"] == "table.not_yours"
    await anna.post(f"/api/tables/{table['id']}/settings", {"hints": False})
    assert (await advice(mover))["why"]["key"] == "table.no_hints"


async def test_hints_are_for_own_seat_and_limited(app: Application) -> None:
    anna, ben = Browser(app), Browser(app)
    table = await anna.make(["you", "hot"], "quest")
    wire = await anna.sit(table["id"])
    assert wire.position["eye"] == -1
    told = await wire.ask(do="hint", seat=0, seq=0)
    assert told["why"]["key"] == "table.look_first"
    watcher = await ben.sit(table["id"])
    assert (await watcher.ask(do="hint", seat=0, seq=0))["why"]["key"] == "table.not_yours"
    seat = wire.position["actors"][0]
    await wire.ask(do="look", seat=seat)
    assert (await wire.ask(do="hint", seat=seat, seq=99))["stale"] is True
    app.registry.hinting.rate = 0.001  # nothing comes back while a busy machine thinks
    app.registry.hinting.all.clear()
    answers = [await wire.ask(do="hint", seat=seat, seq=0) for _ in range(8)]
    assert [a["on"] for a in answers].count("hint") <= app.registry.config.limits.hint_burst
    assert answers[-1]["why"]["key"] == "wire.too_fast"


def test_hint_depends_on_the_view_alone() -> None:
    """The same view, whatever lies hidden, gives the same hint: it never sees a state."""
    game = games.load("isla_dorada")
    dice = QuickDice(4)
    state = game.new(4, game.options(4, {}), dice)
    seen = 0
    for _ in range(60):
        seat = (game.actors(state) & -game.actors(state)).bit_length() - 1
        legal = game.legal(state, seat)
        other = game.permute(state, seat, QuickDice(seen))
        one, two = (
            hints.hint(game, seat, game.observe(s, seat), legal, QuickDice(0)) for s in (state, other)
        )
        assert one == two
        seen += game.key(other) != game.key(state)
        game.apply(state, seat, legal[dice.below(len(legal))], dice)
    assert seen > 30

"""Steps as what changed: put together they are the position that others are told whole."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eldorado.server.app import Application
from server.harness import Browser, Wire


async def both(browser: Browser, table: str) -> list[Wire]:
    """Two sockets that see the same: one is told everything, one what changed."""
    wires = [Wire(browser), Wire(browser, differences=True)]
    for wire in wires:
        await wire.open(table)
    return wires


def timeless(position: Any) -> Any:
    return {**position, "clock": None}


@pytest.mark.parametrize(("game", "seats"), [("quest", 3), ("isla_dorada", 3), ("island", 2)])
async def test_changes_lead_to_the_whole_position(app: Application, game: str, seats: int) -> None:
    rnd = random.Random(5)
    people = [Browser(app) for _ in range(seats)]
    table = (await people[0].make(["you", *["open"] * (seats - 1)], game))["id"]
    for browser in people[1:]:
        await browser.post(f"/api/tables/{table}/sit")
    pairs = [await both(browser, table) for browser in [*people, Browser(app)]]
    changes, compared, sizes = 0, 0, [0, 0]
    for _ in range(60):
        asked = [whole for whole, _ in pairs if whole.you and whole.you["seq"] is not None]
        if not asked:
            break
        mover = rnd.choice(asked)
        undo = mover.you["undo"]
        if undo["to"] is not None and rnd.random() < 0.2:
            done = await mover.ask(do="undo", seat=mover.you["seat"], seq=mover.you["seq"])
        else:
            done = await mover.act(rnd.choice(mover.you["legal"])["action"])
        assert done["on"] in ("ack", "sync"), done  # stale: the table has answered for somebody meanwhile
        for pair in pairs:
            for i, wire in enumerate(pair):
                while wire.position["n"] < app.registry.tables[table].n:
                    step = await wire.until("step")
                    sizes[i] += len(wire.raw[-1])
                    changes += "changes" in step
            if pair[0].position["n"] == pair[1].position["n"]:
                compared += 1
                assert timeless(pair[0].position) == timeless(pair[1].position)
    assert changes > 20
    assert compared > 60
    assert sizes[1] < sizes[0], "less is sent"
    assert app.registry.exceptions == 0


async def test_whoever_lost_the_thread_gets_everything_again(app: Application) -> None:
    anna = Browser(app)
    table = (await anna.make(["you", "hot"], "quest"))["id"]
    whole, short = await both(anna, table)
    seat = whole.position["actors"][0]
    for wire in (whole, short):
        await wire.ask(do="look", seat=seat)  # another eye: what changed since the curtain would be of no use
        assert wire.position["eye"] == seat
    done = await whole.act(whole.you["legal"][0]["action"])
    assert "changes" in await short.until("step")
    await whole.until("step")
    short.position = None
    again = await short.ask(do="resync")
    assert again["on"] == "sync"
    assert again["position"]["n"] == done["n"]
    if whole.you is not None and whole.you["seq"] is not None:
        await whole.act(whole.you["legal"][-1]["action"])
        assert "changes" in await short.until("step"), "and goes on from there"

"""Nobody gains by the clock, by somebody's absence, or by being the host."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado.server.app import Application
from server.harness import Wire, running
from server.players import Clock, to_turn, two

LIVE = {"kind": "live", "minutes": 1, "increment": 10}


async def move_and_undo(wire: Wire) -> None:
    plan = wire.you["plans"][0]["actions"]
    assert (await wire.act(plan[0]))["on"] == "ack"
    await wire.until("step")
    you = wire.you
    assert (await wire.ask(do="undo", seat=you["seat"], seq=you["seq"], to=you["undo"]["to"]))["on"] == "ack"
    await wire.until("step")


async def test_moving_and_undoing_gains_no_time(tmp_path: Path) -> None:
    async with running(tmp_path, now=Clock()) as app:
        _, wires = await two(app, pace=LIVE)
        wire = await to_turn(wires)
        before = wire.position["clock"]["left"]
        for _ in range(5):
            await move_and_undo(wire)
        assert wire.position["clock"]["left"] == before


@pytest.mark.parametrize("pace", [{"kind": "relaxed"}, LIVE])
async def test_held_seat_agrees_to_nothing(tmp_path: Path, pace: dict[str, object]) -> None:
    async with running(tmp_path, away_ms=0) as app:
        table, (anna, ben) = await two(app, pace=pace)
        await ben.close()
        if pace["kind"] == "relaxed":
            await anna.browser.post(f"/api/tables/{table['id']}/hold", {"seat": 1})
        await anna.ask(do="offer", seat=0, kind="end")
        await anna.ask(do="resync")
        assert anna.table["status"] == "playing"
        assert anna.table["offer"]["waiting"] == [1]
        again = await ben.browser.sit(table["id"])
        assert (await again.ask(do="answer", seat=1, offer=1, yes=True))["on"] == "ack"
        await anna.ask(do="resync")
        assert anna.table["result"]["how"] == "agreed"


async def test_short_absence_by_mail_is_none(tmp_path: Path) -> None:
    async with running(tmp_path, away_ms=0) as app:
        table, (anna, ben) = await two(app, pace={"kind": "days", "days": 2})
        await ben.close()
        for verb, key in (("hold", "table.not_away"), ("remove", "table.still_here")):
            answer = await anna.browser.request("POST", f"/api/tables/{table['id']}/{verb}", {"seat": 1})
            assert (answer.status, answer.json()["key"]) == (409, key)


async def test_host_cannot_remove_somebody_who_plays(app: Application) -> None:
    table, (anna, _) = await two(app)
    answer = await anna.browser.request("POST", f"/api/tables/{table['id']}/remove", {"seat": 1})
    assert (answer.status, answer.json()["key"]) == (409, "table.still_here")


async def test_removing_somebody_is_not_winning(tmp_path: Path) -> None:
    async with running(tmp_path, away_ms=0) as app:
        table, (anna, ben) = await two(app)
        await ben.close()
        await anna.browser.post(f"/api/tables/{table['id']}/remove", {"seat": 1})
        await anna.ask(do="offer", seat=0, kind="end")
        await anna.ask(do="resync")
        assert anna.table["result"]["how"] == "abandoned"
        scores = anna.table["result"]["scores"]
        assert anna.table["result"]["ranks"] == [1 + sum(b > a for b in scores) for a in scores]

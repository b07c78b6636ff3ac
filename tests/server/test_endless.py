"""Games and tables that would grow for ever come to an end, in words, and lose nothing of what was played."""

from __future__ import annotations

import asyncio
from pathlib import Path

from eldorado.core.dice import QuickDice
from eldorado.core.matches import record
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from eldorado.server.tables.table import Table
from server.harness import Browser, Wire, running
from server.players import two

LIMITS = Limits(
    entries=12,
    notes=30,
    message_burst=1e9,
    together_burst=1e9,
    chat_burst=1e9,
    talk_burst=1e9,
    request_burst=1e9,
)


async def undone(wire: Wire) -> None:
    """Make a move and take it back, as long as the game goes on."""
    done = await wire.act(wire.you["legal"][0]["action"])
    assert done["on"] == "ack", done
    while wire.position["n"] < done["n"]:
        await wire.until("step")
    if wire.position["actors"]:
        you = wire.you
        done = await wire.ask(do="undo", seat=you["seat"], seq=you["seq"], to=you["undo"]["to"])
        assert done["on"] == "ack", done
        while wire.position["n"] < done["n"]:
            await wire.until("step")


def quiet(table: Table, seat: int, count: int) -> list[int]:
    """So many moves of one gesture, which reveal nothing."""
    assert table.history is not None
    game, state = table.game, table.game.load(table.game.dump(table.history.state))
    moves: list[int] = []
    while len(moves) < count:
        calm = [a for a in game.legal(state, seat) if not game.decode(state, seat, a).reveals]
        moves.append(next(a for a in calm if game.decode(state, seat, a).args))
        game.apply(state, seat, moves[-1], QuickDice(0))
    return moves


async def exported(app: Application, table: str) -> record.Record:
    answer = await Browser(app).request("GET", f"/api/tables/{table}/export")
    assert answer.status == 200, answer.body
    return record.read(answer.body.decode())


async def test_moving_and_undoing_for_ever_ends_the_game(tmp_path: Path) -> None:
    async with running(tmp_path, limits=LIMITS) as app:
        browser = Browser(app)
        wire = await browser.sit((await browser.make(["you", "hot"], "quest"))["id"])
        table = app.registry.tables[wire.table["id"]]
        await wire.ask(do="look", seat=wire.position["actors"][0])
        for _ in range(6):
            await undone(wire)
        await wire.ask(do="resync")
        assert (wire.table["status"], wire.table["result"]["how"]) == ("over", "long")
        assert wire.table["result"]["ranks"] == [1, 1]
        assert table.n == 12
        late = await wire.ask(do="act", seat=0, seq=0, moves=[0])
        assert late["why"]["key"] == "table.over"
        found = await exported(app, table.id)
        assert (len(found.entries), found.end) == (12, "long")
        again = await browser.request("POST", "/api/import", found.write().encode())
        assert (again.status, again.json()["result"]["how"]) == (201, "long"), again.body
        listed = await browser.get(f"/api/tables/{table.id}/replay")
        assert listed["n"] == 12
        assert app.registry.exceptions == 0
    async with running(tmp_path) as app:
        told = await Browser(app).get(f"/api/tables/{table.id}")
        assert (told["status"], told["result"]["how"]) == ("over", "long")


async def test_gesture_ends_with_the_last_entry(tmp_path: Path) -> None:
    async with running(tmp_path, limits=LIMITS) as app:
        browser = Browser(app)
        wire = await browser.sit((await browser.make(["you", "hot"], "quest"))["id"])
        table = app.registry.tables[wire.table["id"]]
        await wire.ask(do="look", seat=wire.position["actors"][0])
        for _ in range(5):
            await undone(wire)
        assert table.n == 10
        moves = quiet(table, wire.you["seat"], 3)
        done = await wire.act(*moves)
        assert (done["on"], done["done"], table.n, table.status) == ("ack", 2, 12, "over")


async def test_bots_for_ever_end_too(tmp_path: Path) -> None:
    """Also in the middle of a window, where several answers come together."""
    async with running(tmp_path, limits=LIMITS, window_ms=20) as app:
        host = Browser(app)
        tables = []
        for _ in range(8):
            made = await host.make(["you", "easy", "easy", "easy"], "isla_dorada", bot_pace="instant")
            await host.post(f"/api/tables/{made['id']}/hold", {"seat": 0})
            tables.append(app.registry.tables[made["id"]])
        for _ in range(600):
            await asyncio.sleep(0.05)
            if all(table.status == "over" for table in tables):
                break
        assert {(table.status, table.n, table.result["how"]) for table in tables} == {("over", 12, "long")}
        assert app.registry.exceptions == 0


async def test_talk_and_changes_come_to_an_end_but_moves_go_on(tmp_path: Path) -> None:
    async with running(tmp_path, limits=LIMITS) as app:
        made, (anna, ben) = await two(app)
        place = f"/api/tables/{made['id']}"
        told = [await anna.ask(do="chat", text=f"line {i}") for i in range(40)]
        assert 20 < [one["on"] for one in told].count("ack") < 30
        assert told[-1]["why"]["key"] == "table.no_more"
        asked = await ben.ask(do="offer", seat=1, kind="end")
        assert asked["why"]["key"] == "table.no_more"
        for path, body in (("settings", {"title": "again"}), ("hold", {"seat": 0})):
            answer = await anna.browser.request("POST", f"{place}/{path}", body)
            assert (answer.status, answer.json()["key"]) == (409, "table.no_more"), path
        assert (await anna.act(anna.you["legal"][0]["action"]))["on"] == "ack"
        assert (await ben.browser.request("POST", f"{place}/resign", {"seat": 1})).status == 200
        assert app.registry.tables[made["id"]].status == "over"

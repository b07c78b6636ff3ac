"""“Fight with what is here”: attacked, a seat with this order is answered for by the table, until it says Halt."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from server.harness import Browser, Wire, running

FREE = Limits(message_burst=1e9, together_burst=1e9, request_burst=1e9)
FIGHT = {"do": "orders", "fights": True}
ATTACK = {
    "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold"},
    "players": {
        "0": {"explorer": "pedro", "speed": 3},
        "1": {"explorer": "stella", "at": "2,0", "villagers": {"1,0": 1}, "hand": {"gold": 2}},
    },
}


async def under_attack(app: Application, *said: dict[str, Any]) -> tuple[Any, list[Wire]]:
    """Pedro steps onto Stella's villager, who could flee; this is what she has said before."""
    anna, ben = Browser(app), Browser(app)
    table = await anna.make(["you", "open"], game="island")
    await ben.post(f"/api/tables/{table['id']}/sit", {"name": "Ben"})
    wires = [await anna.sit(table["id"]), await ben.sit(table["id"])]
    laid = app.registry.tables[table["id"]]
    assert laid.history is not None
    laid.history.match.state = laid.game.position({"seats": 2, "options": laid.options, **ATTACK})
    laid.history.match.kept = {laid.n: laid.game.clone(laid.history.match.state)}
    laid.seqs = [laid.n, laid.n]
    laid.memo.clear()
    for words in said:
        await wires[1].ask(seat=1, **words)
    await wires[0].ask(do="resync")
    step = next(legal for legal in wires[0].you["legal"] if legal["notation"] == "move e")
    await wires[0].act(step["action"])
    return laid, wires


async def answered(laid: Any) -> bool:
    """Whether the battle was fought without the defender's hand."""
    for _ in range(40):
        await asyncio.sleep(0.01)
        if laid.game.describe(laid.history.state)["rolled"]:
            return True
    return False


async def test_fight_order_is_carried_out(tmp_path: Path) -> None:
    async with running(tmp_path, limits=FREE) as app:
        laid, wires = await under_attack(app, FIGHT)
        assert await answered(laid)
        assert laid.history.entries[-1].by == "table"
        assert (await wires[1].ask(do="resync"))["table"]["you"]["fights"] == [1]
        assert laid.seats[1].orders == "matters"  # the other order stays as it was
        assert app.registry.exceptions == 0


async def test_seat_without_fight_order_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path, limits=FREE) as app:
        laid, wires = await under_attack(app)
        assert not await answered(laid)
        await wires[1].ask(do="resync")
        assert wires[1].you["seq"] is not None
        assert not wires[1].you["auto"]
        await wires[1].ask(do="orders", seat=1, fights=True)  # given now, it answers the open question
        assert await answered(laid)


async def test_halt_overrides_fight_order(tmp_path: Path) -> None:
    async with running(tmp_path, limits=FREE) as app:
        laid, wires = await under_attack(app, FIGHT, {"do": "halt"})
        assert not await answered(laid)
        await wires[1].ask(do="resync")
        assert not wires[1].you["auto"]

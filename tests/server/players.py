"""Tables with people at them, and time that passes when a test says so."""

from __future__ import annotations

from typing import Any

from eldorado.server.app import Application
from server.harness import Browser, Wire
from toy.game import END


async def two(app: Application, **more: Any) -> tuple[Any, list[Wire]]:
    """A started toy table of two people at two browsers."""
    anna, ben = Browser(app), Browser(app)
    table = await anna.make(["you", "open"], **more)
    await ben.post(f"/api/tables/{table['id']}/sit", {"name": "Ben"})
    await all_ready(table, anna)
    return table, [await anna.sit(table["id"]), await ben.sit(table["id"])]


async def all_ready(table: Any, *browsers: Browser) -> None:
    """Where clocks will run, those who sat down before the last one say that they are there."""
    if table["pace"]["kind"] == "live":
        for browser in browsers:
            await browser.post(f"/api/tables/{table['id']}/ready")


async def to_turn(wires: list[Wire]) -> Wire:
    """Play on to the leader's own turn; whose socket it is."""
    for _ in range(40):
        for wire in wires:
            await wire.ask(do="resync")
            if wire.you["seq"] is None:
                continue
            legal = [move["action"] for move in wire.you["legal"]]
            if END in legal and wire.you["plans"]:
                return wire
            assert (await wire.act(legal[0]))["on"] == "ack"
    raise AssertionError("no turn came")


class Clock:
    """Time that goes on when we say so."""

    def __init__(self) -> None:
        self.ms = 1_790_000_000_000

    def __call__(self) -> int:
        return self.ms

    def pass_by(self, app: Application, table: str, ms: int) -> None:
        self.ms += ms
        app.registry.autoplay.schedule(app.registry.tables[table])


async def to_window(wires: list[Wire]) -> list[Wire]:
    """Play on until a reaction window is open; the sockets that are asked."""
    for _ in range(60):
        for wire in wires:
            await wire.ask(do="resync")
            if wire.position["window"] is not None:
                for other in wires:
                    await other.ask(do="resync")
                return [other for other in wires if other.you["seq"] is not None]
            if wire.you["seq"] is not None:
                await wire.act(wire.you["legal"][0]["action"])
    raise AssertionError("no window opened")

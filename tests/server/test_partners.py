"""Two partners of a team at two devices: both act at the same time, each act complete before the next."""

from __future__ import annotations

from typing import Any

from eldorado.server.app import Application
from server.harness import Browser, Wire

TEAMS = {"mode": "teams"}


async def four(app: Application) -> list[Wire]:
    """A started Island of two teams, four people at four browsers."""
    browsers = [Browser(app) for _ in range(4)]
    table = await browsers[0].make(["you", "open", "open", "open"], game="island", options=TEAMS)
    for number, browser in enumerate(browsers[1:]):
        await browser.post(f"/api/tables/{table['id']}/sit", {"name": f"Guest {number + 1}"})
    return [await browser.sit(table["id"]) for browser in browsers]


def plain(wire: Wire) -> int:
    """An answer that leads on: the end of a turn if it can be had, else the first legal one."""
    moves = {move["move"]["kind"]: move["action"] for move in reversed(wire.you["legal"])}
    return int(
        next((moves[kind] for kind in ("end", "done", "pass") if kind in moves), next(iter(moves.values())))
    )


async def to_shared_turn(wires: list[Wire]) -> list[Wire]:
    """Play on until two partners explore together; their sockets."""
    for _ in range(80):
        for wire in wires:
            await wire.ask(do="resync")
        acting = [wire for wire in wires if wire.you["seq"] is not None]
        if len(acting) == 2 and all("end" in kinds(wire) for wire in acting):
            return acting
        answer = await acting[0].act(plain(acting[0]))
        assert answer["on"] == "ack", answer
    raise AssertionError("no shared turn came")


def kinds(wire: Wire) -> list[str]:
    return [move["move"]["kind"] for move in wire.you["legal"]]


def view(wire: Wire) -> Any:
    return wire.position["view"]


async def test_partners_explore_at_the_same_time_and_end_together(app: Application) -> None:
    wires = await four(app)
    one, other = await to_shared_turn(wires)
    asked = view(one)["asked"]
    assert asked in ([0, 1], [2, 3])
    # each sees the partner's cards, and nobody else does
    for wire in wires:
        shown = [hand is not None for hand in view(wire)["hands"][:4]]
        mine = wires.index(wire) // 2
        assert shown == [seat // 2 == mine for seat in range(4)]
    # the partner's question stands while the first one acts
    before = other.you["seq"]
    end = next(move["action"] for move in one.you["legal"] if move["move"]["kind"] == "end")
    assert (await one.act(end))["on"] == "ack"
    await other.ask(do="resync")
    assert other.you["seq"] is not None
    assert "recall" in kinds(other)
    assert other.you["seq"] != before  # there is something new to choose from
    recall = next(move["action"] for move in other.you["legal"] if move["move"]["kind"] == "recall")
    assert (await other.act(recall))["on"] == "ack"
    await one.ask(do="resync")
    assert one.you["seq"] is not None
    for wire in (other, one):
        await wire.ask(do="resync")
        done = next(move["action"] for move in wire.you["legal"] if move["move"]["kind"] == "end")
        assert (await wire.act(done))["on"] == "ack"
    await one.ask(do="resync")
    assert view(one)["asked"] != asked


async def test_impossible_mode_is_refused_with_choices(
    app: Application,
) -> None:
    seats = [{"kind": "you", "name": "Ada"}] + [{"kind": "bot", "level": "easy"}] * 4
    wish = {"game": "island", "seats": seats, "options": TEAMS}
    answer = await Browser(app).post("/api/tables", wish, 400)
    assert answer["key"] == "island.error.seats"
    assert answer["args"]["counts"] == [4, 6, 8]
    assert answer["args"]["others"] == ["mode_free", "mode_thieves", "mode_teams_thieves"]

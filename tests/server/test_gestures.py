"""Undo as one did it: a gesture sent as one is done as one and taken back as one; a turn as a whole."""

from __future__ import annotations

from typing import Any

from eldorado.games.island.questions.battle.spoils import Spoils
from eldorado.server.app import Application
from server.harness import Browser, Wire
from server.placed import island
from server.players import to_turn, two
from toy.game import PEEK


async def took_back(wire: Wire, to: int | None = None, **more: Any) -> Any:
    you = wire.you
    seq = you["seq"] if you["seq"] is not None else wire.position["n"]
    wire.send(do="undo", seat=you["seat"], seq=seq, **({} if to is None else {"to": to}), **more)
    return (await wire.until("step", "refused", "error"))["items"][0]


async def play(wire: Wire, *notations: str, **more: Any) -> Any:
    """Moves in notation, sent as one message as far as they are legal now; the answer."""
    legal = {move["notation"]: move["action"] for move in wire.you["legal"]}
    answer = await wire.ask(
        do="act",
        seat=wire.you["seat"],
        seq=wire.you["seq"],
        moves=[legal[text] for text in notations],
        **more,
    )
    await wire.until("step")
    return answer


async def test_undo_takes_back_a_gesture_and_never_lands_in_its_middle(app: Application) -> None:
    _, wires = await two(app)
    wire = await to_turn(wires)
    start, view = wire.position["n"], wire.position["view"]
    plan = wire.you["plans"][0]["actions"]
    assert (await wire.act(*plan[:2]))["done"] == 2
    await wire.until("step")
    assert wire.you["undo"]["to"] == wire.you["undo"]["ask"] == start
    item = await took_back(wire, start + 1)  # asked for the middle
    assert item["to"] == start
    assert wire.position["view"] == view


async def test_takeback_by_consent_goes_to_the_beginning_of_the_gesture(app: Application) -> None:
    _, wires = await two(app)
    wire = await to_turn(wires)
    other = wires[1 - wires.index(wire)]
    start = wire.position["n"]
    answer = await wire.act(*wire.you["plans"][0]["actions"])  # an offer, put together field by field
    assert answer["done"] == 3
    await wire.until("step")
    assert wire.you["undo"]["to"] is None
    assert wire.you["undo"]["ask"] == start
    await wire.ask(do="undo", seat=wire.you["seat"], seq=wire.position["n"], to=start + 1, ask=True)
    offer = (await other.until("table"))["table"]["offer"]
    assert offer["to"] == start


async def quest(app: Application) -> Wire:
    host = Browser(app)
    table = await host.make(["you", "normal"], game="quest")
    wire = await host.sit(table["id"])
    assert wire.you["seq"] is not None
    return wire


async def test_turn_so_far_is_one_more_way_back(app: Application) -> None:
    wire = await quest(app)
    view = wire.position["view"]
    spends = [text for text in (move["notation"] for move in wire.you["legal"]) if text.startswith("spend")]
    await play(wire, spends[0])
    assert wire.you["undo"]["turn"] is None  # the gesture is all there is
    second = next(move["notation"] for move in wire.you["legal"] if move["notation"].startswith("spend"))
    await play(wire, second)
    undo = wire.you["undo"]
    assert (undo["free"], undo["to"], undo["turn"], undo["turn_free"]) == (2, 1, 0, True)
    await took_back(wire, undo["turn"])
    assert wire.position["view"] == view


async def test_gesture_of_two_messages_is_one(app: Application) -> None:
    wire = await quest(app)
    await play(wire, "end")
    discard = next(move["notation"] for move in wire.you["legal"] if move["notation"].startswith("discard"))
    await play(wire, discard, joins=True)
    assert wire.you["undo"]["to"] == 0
    assert wire.you["undo"]["free"] == 1


async def test_takeback_across_bots_reaches_the_beginning_of_the_turn(app: Application) -> None:
    wire = await quest(app)
    spend = next(move["notation"] for move in wire.you["legal"] if move["notation"].startswith("spend"))
    await play(wire, spend)
    await play(wire, "end")
    keep = next(move["notation"] for move in wire.you["legal"] if move["move"]["kind"] == "keep")
    await play(wire, keep, joins=True)
    while wire.you["seq"] is None:  # the bot has its turn
        await wire.until("step")
    undo = wire.you["undo"]
    assert (undo["to"], undo["ask"], undo["turn"], undo["turn_free"]) == (None, 1, 0, False)
    await took_back(wire, undo["turn"], ask=True)
    assert wire.position["view"]["turn"] == 0
    assert wire.you["undo"]["ask"] is None  # nothing of this seat is left to take back


async def in_debt(app: Application) -> Wire:
    """An Island on which the host owes three cards of two kinds to a defeat."""
    given = {
        "tiles": {"0,0": "gold", "1,0": "food"},
        "players.0.at": "0,0",
        "players.0.hand": {"food": 3, "wood": 3},
        "players.1.at": "1,0",
    }
    return (await island(app, given, Spoils(0, 3, 1)))[0]


async def test_cards_of_one_sheet_are_given_as_one(app: Application) -> None:
    wire = await in_debt(app)
    assert wire.you["prompt"]["key"] == "island.prompt.spoils"
    answer = await play(wire, "give food", "give wood", "give food", whole=True)
    assert answer["done"] == 3
    assert [wire.position["view"]["players"][0]["hand"][kind] for kind in range(2)] == [1, 2]


async def test_without_the_sheet_a_plan_stops_at_what_it_reveals(app: Application) -> None:
    wire = await in_debt(app)
    assert (await play(wire, "give food", "give wood", "give food"))["done"] == 1


async def test_whole_gesture_stops_where_the_next_move_is_not_legal(app: Application) -> None:
    wire = await in_debt(app)
    gives = ["give food"] * 2 + ["give wood"] * 3
    assert (await play(wire, *gives, whole=True))["done"] == 3  # the debt is paid, the rest stays in the hand


async def test_chance_ends_a_whole_gesture(app: Application) -> None:
    _, wires = await two(app)
    wire = await to_turn(wires)
    offer = wire.you["plans"][0]["actions"][0]
    answer = await wire.ask(
        do="act", seat=wire.you["seat"], seq=wire.you["seq"], moves=[PEEK, offer], whole=True
    )
    assert answer["done"] == 1

"""Decisions at a table: acknowledged after the commit, never twice, refused with the clause, taken back honestly."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from eldorado.server.store.store import Lease
from server.harness import Browser, running
from server.players import Clock, to_turn, to_window, two
from toy.game import END, PEEK

FREE = Limits(message_burst=1e9, together_burst=1e9, request_burst=1e9)


async def test_action_is_acknowledged_after_commit(app: Application) -> None:
    _table, (anna, ben) = await two(app)
    seen: list[int] = []
    hand_over = app.registry.store.hand_over

    async def watched(ops: Any, snapshot: bool, epoch: int | None, lease: Lease | None) -> None:
        seen.append(len([frame for frame in anna.raw if '"on":"ack"' in frame]))
        await hand_over(ops, snapshot, epoch, lease)
        await asyncio.sleep(0.02)
        seen.append(len([frame for frame in anna.raw if '"on":"ack"' in frame]))

    app.registry.store.hand_over = lambda *given: asyncio.ensure_future(watched(*given))  # type: ignore[method-assign]
    answer = await anna.act(anna.you["legal"][0]["action"])
    assert answer["on"] == "ack"
    assert answer["n"] == 1
    assert answer["done"] == 1
    assert seen == [0, 0]  # neither before the commit nor right after it, only then
    step = await ben.until("step")
    assert step["items"][0]["n"] == 1
    assert "action" not in step["items"][0]
    mine = await anna.until("step")
    assert mine["items"][0]["notation"].startswith("dig")


async def test_duplicate_actions_are_one_entry(app: Application) -> None:
    table, (anna, _ben) = await two(app)
    more = [await anna.browser.sit(table["id"]) for _ in range(3)]
    wires = [anna, *more]
    message = {
        "do": "act",
        "seat": 0,
        "seq": anna.you["seq"],
        "moves": [anna.you["legal"][0]["action"]],
    }
    sent = [(wire, wire.send(**message)) for wire in wires for _ in range(50)]
    answers = [await wire.until("ack", "sync", "error", ref=ref) for wire, ref in sent]
    kinds = [answer["on"] for answer in answers]
    assert kinds.count("ack") == 1
    assert kinds.count("sync") == 199
    assert all(answer["stale"] for answer in answers if answer["on"] == "sync")
    listed = await anna.browser.get(f"/api/tables/{table['id']}/replay")
    assert listed["n"] == 1


async def test_simultaneous_choice_does_not_go_stale(app: Application) -> None:
    _, (anna, ben) = await two(app)
    ben_knew = dict(ben.position["you"])
    assert (await anna.act(anna.you["legal"][0]["action"]))["on"] == "ack"
    answer = await ben.ask(do="act", seat=1, seq=ben_knew["seq"], moves=[ben_knew["legal"][0]["action"]])
    assert answer["on"] == "ack"


async def test_stale_and_foreign_actions_change_nothing(app: Application) -> None:
    table, (anna, ben) = await two(app)
    legal = anna.you["legal"][0]["action"]
    stale = await anna.ask(do="act", seat=0, seq=99, moves=[legal])
    assert stale["on"] == "sync"
    assert stale["stale"]
    foreign = await ben.ask(do="act", seat=0, seq=0, moves=[legal])
    assert foreign["why"] == {"clause": None, "key": "table.not_yours", "args": {"seat": 0}}
    nobody = await Browser(app).sit(table["id"])
    watching = await nobody.ask(do="act", seat=0, seq=0, moves=[legal])
    assert watching["on"] == "refused"
    refused = await anna.ask(do="act", seat=0, seq=0, moves=[END])
    assert refused["why"]["clause"] == "T-DIG-1"
    unknown = await anna.ask(do="act", seat=0, seq=0, moves=[4711])
    assert (unknown["on"], unknown["key"]) == ("error", "action.unknown")
    assert (await anna.browser.get(f"/api/tables/{table['id']}"))["n"] == 0
    assert app.registry.exceptions == 0


async def test_plan_is_one_transaction_up_to_a_reveal(app: Application) -> None:
    _, wires = await two(app)
    wire = await to_turn(wires)
    before = wire.position["n"]
    plan = wire.you["plans"][0]
    wrong = await wire.act(*plan["actions"][:2], PEEK)
    assert wrong["on"] == "refused"
    assert wrong["why"]["clause"]
    assert (await wire.ask(do="resync"))["position"]["n"] == before
    commits = app.registry.store.commits
    done = await wire.act(*plan["actions"], END)
    assert done["done"] == len(plan["actions"])  # the answer is the other one's: END is not played
    assert app.registry.store.commits == commits + 1
    step = await wire.until("step")
    assert [item["n"] for item in step["items"]] == [before + 1, before + 2, before + 3]


async def test_undo_is_free_up_to_a_reveal(app: Application) -> None:
    _, wires = await two(app)
    wire = await to_turn(wires)
    other = wires[1 - wires.index(wire)]
    view = wire.position["view"]
    plan = wire.you["plans"][0]["actions"]
    assert (await wire.act(*plan[:2]))["done"] == 2
    await wire.until("step")
    assert wire.you["undo"]["free"] == 1  # sent as one, taken back as one
    start = wire.position["n"]
    answer = await wire.ask(do="undo", seat=wire.you["seat"], seq=wire.you["seq"], to=start - 2)
    assert answer["on"] == "ack"
    step = await wire.until("step")
    assert step["items"][0]["is"] == "undo"
    assert wire.position["view"] == view
    assert wire.position["n"] == start + 1  # an undo is an entry too
    # looking at the card cannot simply be taken back
    assert (await wire.act(PEEK))["on"] == "ack"
    await wire.until("step")
    back = wire.you["undo"]["ask"]
    asked = {"do": "undo", "seat": wire.you["seat"], "to": back}
    refused = await wire.ask(**asked, seq=wire.you["seq"])
    assert refused["why"]["key"] == "table.undo_needs_consent"
    assert (await wire.ask(**asked, seq=wire.you["seq"], ask=True))["on"] == "ack"
    offer = (await other.until("table"))["table"]["offer"]
    assert offer["waiting"] == [other.table["you"]["seats"][0]]
    seat = offer["waiting"][0]
    assert (await other.ask(do="answer", seat=seat, offer=offer["id"], yes=True))["on"] == "ack"
    step = await wire.until("step")
    assert step["items"][0]["to"] == back
    for each in (wire, other):  # and nobody is left with the question on the screen
        await each.drain()
        assert each.table["offer"] is None
    assert app.registry.exceptions == 0


async def test_declined_undo_changes_nothing(app: Application) -> None:
    _, wires = await two(app)
    wire = await to_turn(wires)
    other = wires[1 - wires.index(wire)]
    await wire.act(PEEK)
    await wire.until("step")
    n = wire.position["n"]
    you = wire.you
    await wire.ask(do="undo", seat=you["seat"], seq=you["seq"], to=you["undo"]["ask"], ask=True)
    offer = (await other.until("table"))["table"]["offer"]
    again = await wire.ask(do="offer", seat=you["seat"], kind="end")
    assert again["why"]["key"] == "table.offer_open"
    wrong = await wire.ask(do="answer", seat=you["seat"], offer=offer["id"], yes=True)
    assert wrong["on"] == "refused"
    await other.ask(do="answer", seat=offer["waiting"][0], offer=offer["id"], yes=False)
    await wire.ask(do="resync")
    assert wire.table["offer"] is None
    assert wire.position["n"] == n


async def test_game_ends_by_agreement(app: Application) -> None:
    table, (anna, ben) = await two(app)
    await anna.ask(do="offer", seat=0, kind="end")
    offer = (await ben.until("table"))["table"]["offer"]
    assert (await ben.ask(do="answer", seat=1, offer=offer["id"], yes=True))["on"] == "ack"
    await anna.ask(do="resync")
    assert anna.table["status"] == "over"
    assert anna.table["result"]["how"] == "agreed"
    assert len(anna.table["seed"]) == 64
    assert anna.position["actors"] == []
    late = await anna.ask(do="act", seat=0, seq=0, moves=[0])
    assert late["why"]["key"] == "table.over"
    assert (await anna.browser.request("GET", f"/api/tables/{table['id']}/export")).status == 200


async def test_reconnecting_gets_missed_items(app: Application) -> None:
    table, (anna, ben) = await two(app)
    last = ben.no
    await ben.close()
    await anna.act(anna.you["legal"][0]["action"])
    await anna.ask(do="chat", text="hello")
    back = await ben.browser.sit(table["id"], since=last)
    assert [item["is"] for item in back.first["items"]] == ["act", "chat"]
    assert [item["no"] for item in back.first["items"]] == [last + 1, last + 2]
    assert not back.first["gap"]
    far = await back.ask(do="resync", since=0)
    assert [item["no"] for item in far["items"]] == list(range(1, far["no"] + 1))


async def test_chat_is_sanitized_limited_and_mutable(app: Application) -> None:
    table, (anna, ben) = await two(app)
    await ben.ask(do="mute", seat=0, on=True)
    anna.send(do="chat", text=" hi\u202e\n there ")
    assert (await anna.until("chat"))["item"]["text"] == "hi there"
    muted = await ben.until("chat")
    assert muted["item"] == {"no": muted["no"], "is": "chat", "muted": True}
    assert (await anna.ask(do="chat", text="\u200b\n"))["key"] == "table.chat_empty"
    kinds = [(await anna.ask(do="chat", text=f"{i}"))["on"] for i in range(20)]
    assert "refused" in kinds
    again = await ben.browser.sit(table["id"])
    assert all(item.get("muted") for item in again.first["chat"])
    await again.ask(do="mute", seat=0, on=False)
    assert (await again.ask(do="resync"))["chat"][0]["text"] == "hi there"


async def test_window_has_one_common_pause(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, window_ms=2000, now=clock, limits=FREE) as app:
        host = Browser(app)
        others = [Browser(app) for _ in range(2)]
        table = await host.make(["you", "open", "open"], options={"rounds": 6})
        for other in others:
            await other.post(f"/api/tables/{table['id']}/sit")
        wires = [await browser.sit(table["id"]) for browser in (host, *others)]
        for seat, wire in enumerate(wires):
            await wire.ask(do="orders", seat=seat, ask="never")
        asked = await to_window(wires)
        assert all(wire.you["auto"] for wire in asked)
        window = asked[0].position["window"]
        assert window == {"seats": [wire.you["seat"] for wire in asked], "until": clock.ms + 2000}
        n = asked[0].position["n"]
        clock.pass_by(app, table["id"], 1900)
        await asyncio.sleep(0.15)
        assert (await asked[0].ask(do="resync"))["position"]["n"] == n  # not before the pause is over
        clock.pass_by(app, table["id"], 200)
        steps = [await asked[0].until("step") for _ in asked]
        # That the table answered tells what a seat does not hold: only the seat itself learns it.
        mine = asked[0].you["seat"]
        for step in steps:
            (item,) = step["items"]
            assert item["by"] == ("table" if item["seat"] == mine else "player")
        assert app.registry.exceptions == 0


async def test_a_bot_goes_on_after_a_window_at_the_pace_of_its_turn(app: Application) -> None:
    """What others answered in between does not begin its turn anew."""
    made, wires = await two(app, options={"rounds": 6})
    asked = (await to_window(wires))[0]
    table = app.registry.tables[made["id"]]
    assert table.mover >= 0
    mover = table.mover = 1 - asked.you["seat"]  # as if the other one's move had opened the window
    await asked.act(asked.you["legal"][0]["action"])
    assert table.history is not None
    assert table.history.entries[-1].seat != mover
    table.bot_pace = "slow"
    pauses = [app.registry.autoplay.bot_due(table, seat) - table.moved_at for seat in (mover, 1 - mover)]
    assert pauses[0] * 2 < pauses[1]


async def test_halt_overrides_orders(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, window_ms=2000, now=clock, limits=FREE) as app:
        table, wires = await two(app, options={"rounds": 6})
        for seat, wire in enumerate(wires):
            await wire.ask(do="orders", seat=seat, ask="never")
            await wire.ask(do="halt", seat=seat)
        asked = await to_window(wires)
        assert not asked[0].you["auto"]
        n = asked[0].position["n"]
        clock.pass_by(app, table["id"], 5000)
        await asyncio.sleep(0.05)
        assert (await asked[0].ask(do="resync"))["position"]["n"] == n  # the table waits
        assert (await asked[0].act(asked[0].you["legal"][0]["action"]))["on"] == "ack"


async def test_halt_in_open_window_asks_at_once(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, window_ms=2000, now=clock, limits=FREE) as app:
        _, wires = await two(app, options={"rounds": 6})
        for seat, wire in enumerate(wires):
            await wire.ask(do="orders", seat=seat, ask="never")
        asked = (await to_window(wires))[0]
        assert asked.you["auto"]
        await asked.ask(do="halt", seat=asked.you["seat"])
        assert not asked.you["auto"]  # told without being asked for
        await asked.ask(do="orders", seat=asked.you["seat"], ask="always")
        assert not asked.you["auto"]


async def test_hot_seat_shows_only_the_requested_seat(app: Application) -> None:
    host = Browser(app)
    table = await host.make(["you", "hot"])
    wire = await host.sit(table["id"])
    watcher = await Browser(app).sit(table["id"])
    assert wire.position["eye"] == -1
    assert wire.position["you"] is None
    assert wire.position["view"] == watcher.position["view"]
    asked = await wire.ask(do="why", seat=0, action=0)
    assert asked["why"]["key"] == "table.look_first"
    await wire.ask(do="look", seat=0)
    assert wire.position["eye"] == 0
    assert wire.position["view"]["hands"][0] is not None
    assert wire.position["view"]["hands"][1] is None
    await wire.act(wire.you["legal"][0]["action"])
    step = await wire.until("step")
    assert step["position"]["eye"] == -1  # the other one's turn: the curtain falls by itself
    assert step["position"]["view"]["hands"] == [None, None]
    await wire.ask(do="look", seat=1)
    assert wire.position["view"]["hands"][0] is None
    assert wire.you["seq"] is not None

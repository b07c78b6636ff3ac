"""Seats and tables: making, joining, leaving, coming back, ending, going again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from eldorado import games
from eldorado.core.matches import replay
from eldorado.core.matches.record import read
from eldorado.server.app import Application
from server.harness import Browser, Wire, running
from server.players import all_ready


async def seated(app: Application, seats: list[str], **more: Any) -> tuple[Any, list[Browser], list[Wire]]:
    """A table whose open seats are taken by one browser each; the host first."""
    host = Browser(app)
    table = await host.make(seats, **more)
    browsers = [host]
    for kind in seats:
        if kind == "open":
            browsers.append(Browser(app))
            await browsers[-1].post(f"/api/tables/{table['id']}/sit", {"name": f"guest {len(browsers)}"})
    if len(browsers) > 1:
        await all_ready(table, *browsers[:-1])
    return table, browsers, [await browser.sit(table["id"]) for browser in browsers]


async def settle(app: Application, wire: Wire, until: str = "over", tries: int = 400) -> None:
    """Let the bots play."""
    for _ in range(tries):
        await wire.drain()
        if wire.table["status"] == until:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(wire.table["status"])


async def test_table_against_bots_starts_at_once(app: Application) -> None:
    anna = Browser(app)
    table = await anna.make(["you", "easy", "normal"], preset="short")
    assert table["status"] == "playing"
    assert table["options"]["rounds"] == 1
    assert table["commitment"]
    assert table["seed"] is None
    wire = await anna.sit(table["id"])
    for _ in range(200):
        await wire.ask(do="resync")
        if wire.table["status"] == "over":
            break
        if wire.you["seq"] is not None:
            legal = [move["action"] for move in wire.you["legal"]]
            await wire.act(21 if 21 in legal else legal[0])
        await asyncio.sleep(0.01)
    assert wire.table["status"] == "over"
    assert wire.table["result"]["how"] == "played"
    items = (await anna.get(f"/api/tables/{table['id']}/replay"))["items"]
    assert {item["by"] for item in items} >= {"player", "bot"}
    assert app.registry.exceptions == 0
    assert app.registry.thinkers.failures == 0


async def test_every_preset_has_a_scene(app: Application) -> None:
    anna = Browser(app)
    listed = (await anna.get("/api/games"))["games"]
    assert any(len(game["presets"]) > 5 for game in listed)
    for game in listed:
        shown = [
            await anna.get(f"/api/games/{game['id']}/{preset['id']}/scene") for preset in game["presets"]
        ]
        assert all(shown) or game["id"] == "toy", game["id"]  # which has nothing fixed to draw
    for nowhere in ("/api/games/chess/first/scene", "/api/games/quest/chess/scene"):
        assert (await anna.request("GET", nowhere)).status == 404
    assert (await anna.get("/api/tables"))["tables"] == []
    assert app.registry.exceptions == 0


async def test_last_guest_starts_the_game(app: Application) -> None:
    host, ben, cleo = Browser(app), Browser(app), Browser(app)
    await ben.post("/api/me", {"name": "  Ben\u202e "})
    table = await host.make(["you", "open", "open"])
    assert table["status"] == "open"
    wire = await host.sit(table["id"])
    assert wire.first["position"] is None
    found = await ben.get(f"/api/codes/{table['code'].lower()[:3]}-{table['code'][3:]}")
    assert found["id"] == table["id"]
    assert found["you"] == {"seats": [], "asked": [], "host": False, "orders": {}, "fights": [], "trades": {}}
    sat = await ben.post(f"/api/tables/{table['id']}/sit")
    assert sat["seats"][1]["name"] == "Ben"
    assert sat["seats"][1]["yours"]
    assert not sat["seats"][0]["yours"]
    again = await ben.request("POST", f"/api/tables/{table['id']}/sit", {"seat": 2})
    assert (again.status, again.json()["key"]) == (409, "table.seated")
    taken = await cleo.request("POST", f"/api/tables/{table['id']}/sit", {"seat": 1})
    assert taken.json()["key"] == "table.taken"
    await cleo.post(f"/api/tables/{table['id']}/sit", {"seat": 2, "name": "Cleo"})
    await wire.ask(do="resync")
    assert wire.table["status"] == "playing"
    assert wire.position["view"]["hands"][0] is not None
    late = await Browser(app).request("POST", f"/api/tables/{table['id']}/sit", {})
    assert late.json()["key"] == "table.started"


async def test_host_changes_seats_and_starts(app: Application) -> None:
    host, guest = Browser(app), Browser(app)
    table = await host.make(["you", "open", "open", "open"])
    place = f"/api/tables/{table['id']}"
    changed = await host.post(f"{place}/seat", {"seat": 1, "kind": "bot", "level": "easy"})
    assert changed["seats"][1]["kind"] == "bot"
    assert changed["seats"][1]["level"] == "easy"
    assert changed["seats"][1]["name"]
    hot = await host.post(f"{place}/seat", {"seat": 2, "kind": "hot", "name": "Dora"})
    assert hot["you"]["seats"] == [0, 2]
    not_host = await guest.request("POST", f"{place}/seat", {"seat": 3, "kind": "bot"})
    assert (not_host.status, not_host.json()["key"]) == (403, "table.host_only")
    assert (await guest.request("POST", f"{place}/start", {})).status == 403
    started = await host.post(f"{place}/start")
    assert started["status"] == "playing"
    assert started["seats"][3]["kind"] == "bot"


async def test_own_tables_are_listed_waiting_first(app: Application) -> None:
    host = Browser(app)
    open_one = await host.make(["you", "open"])
    waiting = await host.make(["you", "hot"])
    table, _, wires = await seated(app, ["you", "open"])
    guest = wires[1].browser
    mine = (await host.get("/api/tables"))["tables"]
    assert [(t["id"], t["waiting"]) for t in mine] == [(waiting["id"], True), (open_one["id"], False)]
    theirs = (await guest.get("/api/tables"))["tables"]
    assert [t["id"] for t in theirs] == [table["id"]]
    assert (await Browser(app).get("/api/tables"))["tables"] == []


async def test_bot_plays_on_for_those_who_go(app: Application) -> None:
    app.registry.config.away_ms = 0
    table, (host, ben, cleo, dan), wires = await seated(app, ["you", "open", "open", "open"])
    place = f"/api/tables/{table['id']}"
    foreign = await ben.request("POST", f"{place}/resign", {"seat": 0})
    assert foreign.status == 403
    resigned = await ben.post(f"{place}/resign", {"seat": 1})
    assert resigned["seats"][1]["out"] == "resigned"
    assert resigned["you"]["seats"] == []
    assert (await ben.request("POST", f"{place}/remove", {"seat": 2})).status == 403
    await wires[2].close()
    removed = await host.post(f"{place}/remove", {"seat": 2})
    assert removed["seats"][2]["out"] == "removed"
    assert (await cleo.get("/api/tables"))["tables"] == []
    await dan.post(f"{place}/leave")
    left = await host.get(place)
    assert left["seats"][3]["out"] == "left"
    assert left["status"] == "playing"
    over = await host.post(f"{place}/resign", {"seat": 0})
    assert over["status"] == "over"
    assert over["result"]["how"] == "resigned"
    assert over["result"]["ranks"] == [2, 2, 1, 2]  # being removed is no defeat; leaving and resigning are
    assert app.registry.exceptions == 0


async def test_host_leaving_passes_the_table_on(app: Application) -> None:
    table, (host, ben), _ = await seated(app, ["you", "open"])
    place = f"/api/tables/{table['id']}"
    await host.post(f"{place}/leave")
    now = await ben.get(place)
    assert now["you"]["host"]
    ended = await ben.post(f"{place}/leave")
    assert (ended["status"], ended["result"]["how"]) == ("over", "abandoned")
    empty = await host.make(["you", "open"])
    await host.post(f"/api/tables/{empty['id']}/leave", status=204)
    assert (await host.request("GET", f"/api/tables/{empty['id']}")).status == 404


async def test_rematch_waits_for_all(app: Application) -> None:
    table, (host, ben), _wires = await seated(app, ["you", "open", "easy"], preset="short")
    place = f"/api/tables/{table['id']}"
    early = await host.request("POST", f"{place}/rematch", {})
    assert early.json()["key"] == "table.not_over"
    await host.post(f"{place}/leave")
    await ben.post(f"{place}/resign", {"seat": 1})
    stranger = await Browser(app).request("POST", f"{place}/rematch", {})
    assert stranger.status == 403
    new = await ben.post(f"{place}/rematch")
    assert new["id"] != table["id"]
    assert new["options"]["rounds"] == 1
    assert (await ben.get(place))["next"] == new["id"]
    # the host has left for good, so nobody is waited for
    assert new["status"] == "playing"

    other, (anna, carl), _ = await seated(app, ["you", "open"])
    place = f"/api/tables/{other['id']}"
    await anna.post(f"{place}/resign", {"seat": 0})
    new = await anna.post(f"{place}/rematch")
    assert new["status"] == "open"
    assert new["seats"][1]["kind"] == "asked"
    taken = await Browser(app).request("POST", f"/api/tables/{new['id']}/sit", {"seat": 1})
    assert taken.json()["key"] == "table.taken"
    mine = (await carl.get("/api/tables"))["tables"]
    assert (mine[0]["id"], mine[0]["waiting"], mine[0]["you"]["asked"]) == (new["id"], True, [1])
    same = await carl.post(f"{place}/rematch")
    assert (same["id"], same["status"]) == (new["id"], "playing")


async def test_transfer_code_works_once(app: Application) -> None:
    table, (host, _), wires = await seated(app, ["you", "open"])
    code = (await host.post(f"/api/tables/{table['id']}/transfer"))["code"]
    assert (await Browser(app).request("POST", f"/api/tables/{table['id']}/transfer", {})).status == 403
    phone = Browser(app)
    moved = await phone.post("/api/transfer", {"code": code.lower()})
    assert moved["you"] == {
        "seats": [0],
        "asked": [],
        "host": True,
        "orders": {"0": "matters"},
        "fights": [],
        "trades": {"0": "ask"},
    }
    wire = await phone.sit(table["id"])
    assert (await wire.act(wire.you["legal"][0]["action"]))["on"] == "ack"
    await wires[0].ask(do="resync")
    assert wires[0].position["eye"] == -1  # the old device watches
    again = await Browser(app).request("POST", "/api/transfer", {"code": code})
    assert (again.status, again.body) == (404, b'{"args":{},"key":"wire.unknown"}')


async def test_bot_holds_a_seat_until_return(tmp_path: Path) -> None:
    async with running(tmp_path, away_ms=50) as app:
        table, (host, ben), wires = await seated(app, ["you", "open"], options={"rounds": 6})
        place = f"/api/tables/{table['id']}"
        here = await host.request("POST", f"{place}/hold", {"seat": 1})
        assert here.json()["key"] == "table.not_away"
        held = await host.post(f"{place}/hold", {"seat": 0})
        assert held["seats"][0]["held"] == "asked"
        assert (await ben.request("POST", f"{place}/back", {"seat": 0})).status == 403
        back = await host.post(f"{place}/back", {"seat": 0})
        assert back["seats"][0]["held"] is None
        await wires[1].close()
        await asyncio.sleep(0.08)
        away = await host.post(f"{place}/hold", {"seat": 1})
        assert away["seats"][1]["held"] == "away"
        await settle_entry(host, place, "bot")
        again = await ben.sit(table["id"])
        assert again.table["seats"][1]["held"] is None  # who comes back has the seat back


async def test_onlooker_who_sits_down_is_present(tmp_path: Path) -> None:
    """The page of a link is connected before its seat is taken: from then on nobody comes any more."""

    async with running(tmp_path, away_ms=0) as app:
        pace = {"kind": "live", "minutes": 5, "increment": 0}
        host, ben = Browser(app), Browser(app)
        table = await host.make(["you", "open"], pace=pace, options={"rounds": 6})
        place = f"/api/tables/{table['id']}"
        await ben.get(place)
        wires = [await host.sit(table["id"]), await ben.sit(table["id"])]
        await ben.post(f"{place}/sit", {"name": "Ben"})
        await all_ready(table, host)
        here = await host.request("POST", f"{place}/hold", {"seat": 1})
        assert here.json()["key"] == "table.not_away"
        for seat in (0, 1):
            await wires[seat].ask(do="resync")
            assert (await wires[seat].act(wires[seat].you["legal"][0]["action"]))["on"] == "ack"
        now = await host.get(place)
        assert [seat["held"] for seat in now["seats"]] == [None, None]
        log = (await host.get(f"{place}/replay"))["items"]
        assert {item["by"] for item in log if item["is"] == "act"} == {"player"}


async def test_live_table_holds_absent_seats(tmp_path: Path) -> None:
    async with running(tmp_path, away_ms=50) as app:
        pace = {"kind": "live", "minutes": 5, "increment": 0}
        table, (host, ben), wires = await seated(app, ["you", "open"], pace=pace, options={"rounds": 6})
        watcher = await Browser(app).sit(table["id"])
        assert watcher.position["eye"] == -1
        assert watcher.position["you"] is None
        seen = await wires[0].until("presence")
        while seen["watchers"] != 1:
            seen = await wires[0].until("presence")
        assert seen["online"] == [True, True]
        await wires[1].close()
        held = await wires[0].until("table")
        assert (held["item"]["what"], held["item"]["seat"]) == ("held", 1)
        assert held["item"]["args"] == {"why": "away"}
        clock = await wires[0].until("clock")
        assert 1 not in clock["clock"]["running"]
        await settle_entry(host, f"/api/tables/{table['id']}", "bot")
        again = await ben.sit(table["id"])
        assert again.table["seats"][1]["held"] is None
        assert app.registry.exceptions == 0


async def settle_entry(browser: Browser, place: str, by: str) -> None:
    for _ in range(300):
        if any(item["by"] == by for item in (await browser.get(f"{place}/replay"))["items"]):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"no entry by {by}")


async def test_running_out_of_time_lets_a_bot_play(tmp_path: Path) -> None:
    ahead = [0]

    def clock() -> int:
        import time

        return time.time_ns() // 1_000_000 + ahead[0]

    async with running(tmp_path, now=clock) as app:
        pace = {"kind": "live", "minutes": 1, "increment": 2}
        table, (host, _ben), wires = await seated(app, ["you", "open"], pace=pace, options={"rounds": 6})
        place = f"/api/tables/{table['id']}"
        assert wires[0].position["clock"]["running"] == [0, 1]
        ahead[0] = 61_000
        app.registry.autoplay.schedule(app.registry.tables[table["id"]])
        await settle_entry(host, place, "bot")
        now = await host.get(place)
        assert [seat["held"] for seat in now["seats"]] == ["time", "time"]
        back = await host.post(f"{place}/back", {"seat": 0})
        assert back["seats"][0]["held"] is None
        await wires[0].ask(do="resync")
        assert wires[0].position["clock"]["left"][0] >= 30_000
        assert back["status"] == "playing"


async def test_delete_closes_sockets_and_rows(app: Application) -> None:
    table, (host, ben), wires = await seated(app, ["you", "open"])
    place = f"/api/tables/{table['id']}"
    assert (await ben.request("POST", f"{place}/delete", {})).status == 403
    await host.post(f"{place}/delete", status=204)
    closed = await wires[1].until("closed")
    assert closed["code"] == 4004
    assert (await host.request("GET", place)).status == 404
    found = await app.registry.store.rows(__import__("sqlalchemy").text("select count(*) as many from entry"))
    assert found[0].many == 0
    gone = Wire(host)
    await gone.open(table["id"])
    assert gone.closed == 4004


async def test_exported_record_imports_to_the_same_replay(app: Application) -> None:
    host = Browser(app)
    table = await host.make(["you", "easy"], preset="short")
    place = f"/api/tables/{table['id']}"
    early = await host.request("GET", f"{place}/export")
    assert (early.status, early.json()["key"]) == (409, "table.not_over")
    await host.post(f"{place}/hold", {"seat": 0})
    wire = await host.sit(table["id"])
    await settle(app, wire)
    record = (await host.request("GET", f"{place}/export")).body
    assert replay.verify(read(record.decode()), games.load("toy"))["ok"]
    new = (await Browser(app).request("POST", "/api/import", record)).json()
    assert new["status"] == "over"
    assert new["result"] == (await host.get(place))["result"]
    n = new["n"]
    for at in (0, n // 2, n):
        for seat in (-1, 0, 1):
            a = await host.get(f"{place}/replay?at={at}&seat={seat}")
            b = await host.get(f"/api/tables/{new['id']}/replay?at={at}&seat={seat}")
            assert a["position"]["view"] == b["position"]["view"]
    points = (await host.get(f"{place}/chart"))["points"]
    assert points[0]["n"] == 0
    assert points[-1]["n"] == n
    lines = record.splitlines()
    for bad in (
        b"",
        b"{}",
        b"\xff\xfe",
        b"[]",
        record[:-40],
        lines[0],
        b"\n".join([*lines[:2], *lines[3:]]),
    ):
        answer = await host.request("POST", "/api/import", bad)
        if bad != lines[0]:
            assert answer.status == 400, bad
            assert answer.json()["key"].startswith("record."), answer.body
    assert app.registry.exceptions == 0


async def test_resigned_game_verifies_and_keeps_ranks(app: Application) -> None:
    table, (host, ben), wires = await seated(app, ["you", "open", "easy"])
    place = f"/api/tables/{table['id']}"
    await wires[0].act(wires[0].you["legal"][0]["action"])
    await ben.post(f"{place}/leave")
    over = await host.post(f"{place}/resign", {"seat": 0})
    assert over["result"]["ranks"] == [2, 2, 1]
    record = (await host.request("GET", f"{place}/export")).body
    assert replay.verify(read(record.decode()), games.load("toy"))["ok"]
    new = (await host.request("POST", "/api/import", record)).json()
    assert new["result"] == over["result"]


async def test_rule_error_pauses_table_until_step_back(app: Application) -> None:
    table, (host, ben), wires = await seated(app, ["you", "open"])
    _other, _, others = await seated(app, ["you", "open"])
    place = f"/api/tables/{table['id']}"
    await wires[0].act(wires[0].you["legal"][0]["action"])
    game = app.registry.tables[table["id"]].game
    real = type(game).apply

    def broken(self: Any, s: Any, seat: int, action: int, dice: Any, out: Any = None) -> None:
        real(self, s, seat, action, dice, out)
        if seat == 1:
            raise ZeroDivisionError("planted")

    type(game).apply = broken  # type: ignore[method-assign]
    try:
        answer = await wires[1].act(wires[1].you["legal"][0]["action"])
    finally:
        type(game).apply = real  # type: ignore[method-assign]
    assert (answer["on"], answer["key"]) == ("error", "wire.broken")
    await wires[0].ask(do="resync")
    assert wires[0].table["status"] == "paused"
    assert wires[0].table["error"]["id"] == answer["args"]["id"]
    assert wires[0].table["n"] == 1  # nothing was committed
    assert (await host.get("/healthz"))["exceptions"] == 1
    stuck = await wires[1].ask(do="act", seat=1, seq=0, moves=[0])
    assert stuck["why"]["key"] == "table.not_playing"
    assert (await others[0].act(others[0].you["legal"][0]["action"]))["on"] == "ack"  # the others play on
    assert (await ben.request("POST", f"{place}/stepback", {})).status == 403
    back = await host.post(f"{place}/stepback")
    assert (back["status"], back["error"], back["n"]) == ("playing", None, 2)
    await wires[0].ask(do="resync")
    assert (await wires[0].act(wires[0].you["legal"][0]["action"]))["on"] == "ack"


async def test_table_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        table, browsers, wires = await seated(app, ["you", "open", "open"], options={"rounds": 6})
        for _ in range(60):
            for wire in wires:
                await wire.ask(do="resync")
                if wire.you["seq"] is not None:
                    await wire.act(wire.you["legal"][0]["action"])
        assert wires[0].position["n"] > 40
        seen = [(await wire.ask(do="resync"))["position"] for wire in wires]
        listed = await browsers[0].get(f"/api/tables/{table['id']}/replay?seat=0")
    async with running(tmp_path) as app:
        again = []
        for browser in browsers:
            browser.app = app
            again.append((await browser.sit(table["id"])).position)
        assert again == seen
        assert await browsers[0].get(f"/api/tables/{table['id']}/replay?seat=0") == listed

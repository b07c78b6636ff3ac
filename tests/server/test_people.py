"""A place of one's own: the profile, its codes, the history of finished games, being forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from eldorado.server.app import Application
from eldorado.server.store import migrations, rows, schema
from eldorado.server.store.places import place_of
from eldorado.server.store.store import Op
from server.harness import Browser, Wire, running

pytestmark = pytest.mark.anyio


async def play_out(browser: Browser, table: str) -> Wire:
    """Play a game of the toy to its end, always the first move."""
    wire = await browser.sit(table)
    while wire.table["status"] == "playing":
        you = (wire.position or {}).get("you")
        if you is not None and you["seq"] is not None and you["legal"]:
            await wire.act(you["legal"][0]["action"])
        else:
            await wire.next()
    return wire


async def test_profile_is_kept_and_used_where_somebody_sits_down(app: Application) -> None:
    anna, bo = Browser(app), Browser(app)
    told = await anna.post(
        "/api/me", {"name": " Anna\u202e ", "colours": ["jade", "jade", "plum"], "emblem": "ink"}
    )
    assert (told["name"], told["colours"], told["emblem"], told["lobby"]) == (
        "Anna",
        ["jade", "plum"],
        "ink",
        False,
    )
    await anna.post("/api/me", {"strength": True})
    assert (await anna.get("/api/me"))["colours"] == ["jade", "plum"]  # what is left out stays
    await bo.post("/api/me", {"name": "Bo", "colours": ["jade", "amber"], "emblem": "ink"})
    table = await anna.make(["you", "open"])
    seat = table["seats"][0]
    assert (seat["colour"], seat["emblem"]) == ("jade", "ink")
    sat = await bo.post(f"/api/tables/{table['id']}/sit")
    looks = [(one["colour"], one["emblem"]) for one in sat["seats"]]
    assert looks == [("jade", "ink"), ("amber", "amber")]  # Anna was first: Bo gets the next of his wishes
    for bad in ({"colours": ["mauve"]}, {"emblem": 3}, {"name": "x" * 300}, {"size": 3}):
        assert (await anna.request("POST", "/api/me", bad)).status == 400


async def test_bots_and_those_without_wishes_never_share_a_look(app: Application) -> None:
    anna = Browser(app)
    await anna.post("/api/me", {"colours": ["vermilion"]})
    table = await anna.make(["you", "easy"])
    assert [seat["colour"] for seat in table["seats"]] == ["vermilion", "azure"]


async def test_history_keeps_each_finished_game(app: Application) -> None:
    anna, bo = Browser(app), Browser(app)
    table = await anna.make(["you", "easy"], title="Friday")
    assert (await anna.get("/api/me/history"))["games"] == []
    await play_out(anna, table["id"])
    told = await anna.get("/api/me/history")
    assert told["more"] is False
    (game,) = told["games"]
    assert (game["game"], game["seat"], game["how"], game["title"]) == ("toy", 0, "played", "Friday")
    assert [seat["level"] for seat in game["seats"]] == ["", "easy"]
    assert [seat["yours"] for seat in game["seats"]] == [True, False]
    assert sorted(game["ranks"]) in ([1, 2], [1, 1])
    assert game["there"]
    assert game["review"] is False  # nothing can judge the toy game
    assert not game["branch"]
    assert (await bo.get("/api/me/history"))["games"] == []
    await anna.post(f"/api/tables/{table['id']}/delete", status=204)
    (game,) = (await anna.get("/api/me/history"))["games"]
    assert not game["there"]  # it outlives its table


async def test_whoever_resigns_keeps_the_game_too(pair: list[Wire], app: Application) -> None:
    table = pair[0].table["id"]
    await pair[0].browser.post(f"/api/tables/{table}/resign", {"seat": 0})
    for wire, rank in zip(pair, (2, 1), strict=True):
        (game,) = (await wire.browser.get("/api/me/history"))["games"]
        assert game["how"] == "resigned"
        assert game["ranks"][game["seat"]] == rank


async def test_code_moves_everything_to_another_browser(pair: list[Wire], app: Application) -> None:
    anna, phone = pair[0].browser, Browser(app, "10.0.0.9")
    table = pair[0].table["id"]
    await anna.post("/api/me", {"name": "Anna", "emblem": "jade"})
    done = await anna.make(["you", "easy"])
    await play_out(anna, done["id"])
    code = await anna.post("/api/me/code")
    assert (len(code["code"]), code["seconds"]) == (10, 600)
    await phone.post("/api/me", {"name": "Phone"})
    here = await phone.make(["you", "open"])
    moved = await phone.post("/api/me/move", {"code": code["code"].lower()})
    assert (moved["name"], moved["emblem"]) == ("Anna", "jade")
    tables = {one["id"]: one for one in (await phone.get("/api/tables"))["tables"]}
    assert set(tables) == {table, done["id"], here["id"]}  # and what the phone had is still its own
    assert tables[table]["you"]["seats"] == [0]
    assert tables[table]["you"]["host"]
    assert len((await phone.get("/api/me/history"))["games"]) == 1
    # the browser it came from keeps nothing, and its open page only watches
    assert (await anna.get("/api/tables"))["tables"] == []
    assert (await anna.get("/api/me/history"))["games"] == []
    assert (await anna.get("/api/me"))["name"] == ""
    sync = await pair[0].until("sync")
    assert sync["table"]["you"]["seats"] == []
    assert sync["position"]["eye"] == -1
    wire = await phone.sit(table)
    assert wire.position["you"]["seat"] == 0
    again = await phone.request("POST", "/api/me/move", {"code": code["code"]})
    assert (again.status, again.json()["key"]) == (404, "profile.no_code")  # once


async def test_backup_code_waits_until_it_is_used_or_replaced(app: Application) -> None:
    anna, new = Browser(app), Browser(app, "10.0.0.9")
    await anna.post("/api/me", {"name": "Anna"})
    first = await anna.post("/api/me/code", {"backup": True})
    second = await anna.post("/api/me/code", {"backup": True})
    assert (len(second["code"]), second["seconds"]) == (20, 0)
    app.registry.config.now = lambda: 10**13  # many years later
    assert (await new.request("POST", "/api/me/move", {"code": first["code"]})).status == 404
    told = await new.post("/api/me/move", {"code": " ".join([second["code"][:10], second["code"][10:]])})
    assert told["name"] == "Anna"


async def test_code_that_is_guessed_or_stale_brings_nothing(app: Application) -> None:
    anna, thief = Browser(app), Browser(app, "10.0.0.66")
    await anna.post("/api/me", {"name": "Anna"})
    code = (await anna.post("/api/me/code"))["code"]
    answer = await anna.request("POST", "/api/me/move", {"code": code})
    assert answer.status == 409
    assert answer.json()["key"] == "profile.same_browser"
    now = app.registry.now()
    app.registry.config.now = lambda: now + 601_000
    assert (await thief.request("POST", "/api/me/move", {"code": code})).status == 404
    statuses = [
        (await thief.request("POST", "/api/me/move", {"code": f"AAAAAAAA{n:02}"})).status for n in range(14)
    ]
    assert statuses[0] == 404
    assert statuses[-1] == 429
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_export_has_everything_of_a_browser(app: Application) -> None:
    anna = Browser(app)
    await anna.post("/api/me", {"name": "Anna", "colours": ["plum"]})
    table = await anna.make(["you", "easy"])
    await play_out(anna, table["id"])
    answer = await anna.request("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["profile"]["name"] == "Anna"
    assert told["tables"] == [table["id"]]
    assert told["games"][0]["table"] == table["id"]


async def test_delete_everything(pair: list[Wire], app: Application) -> None:
    anna, bo = pair[0].browser, pair[1].browser
    shared = pair[0].table["id"]
    await anna.post("/api/me", {"name": "Anna"})
    await pair[0].ask(do="chat", text="my secret")
    alone = await anna.make(["you", "easy"])
    waits = await anna.make(["you", "open", "open"])
    await bo.post(f"/api/tables/{waits['id']}/sit")
    assert (await anna.request("POST", "/api/me/delete", {})).status == 400  # only with the word
    await anna.post("/api/me/delete", {"sure": "delete everything"}, 204)
    assert (await anna.get("/api/me"))["name"] == ""
    assert (await anna.get("/api/tables"))["tables"] == []
    assert (await anna.request("GET", f"/api/tables/{alone['id']}")).status == 404
    told = await bo.get(f"/api/tables/{shared}")
    assert (told["seats"][0]["name"], told["seats"][0]["out"]) == ("", "left")  # a bot plays on
    assert told["you"]["host"]
    told = await bo.get(f"/api/tables/{waits['id']}")
    assert told["seats"][0]["kind"] == "open"
    assert told["you"]["host"]
    left = json.dumps([str(row) for row in await everything(app)])
    assert "Anna" not in left
    assert "my secret" not in left
    wire = await bo.sit(shared)
    assert all("secret" not in raw for raw in wire.raw)


async def everything(app: Application) -> list[Any]:
    found: list[Any] = []
    for table in (schema.client, schema.seat, schema.note, schema.played, schema.transfer):
        found += await app.registry.store.rows(sa.select(table))
    return found


# --- games that were over before there was a history ------------------------------------------------------------------
async def test_games_that_were_over_before_are_in_the_history(place: Path | str, tmp_path: Path) -> None:
    """The migration makes their rows, for a file and for a database; what it cannot know is counted later."""
    folder = tmp_path / "played"
    async with running(folder) as app:
        anna = Browser(app)
        table = await anna.make(["you", "easy"])
        await play_out(anna, table["id"])
        store = app.registry.store
        kept = {
            one: [dict(row._mapping) for row in await store.rows(sa.select(one))]
            for one in (schema.board, schema.seat)
        }
        cookie = anna.cookie
    engine = place_of(place).engine
    with engine.connect() as plain:
        connection = plain.execution_options(eldorado_write=True)
        migrations.upgrade(connection, "0006")
        for one, found in kept.items():
            for row in found:
                row.pop("listed", None)
                old = sa.table(one.name, *(sa.column(name, one.c[name].type) for name in row))
                connection.execute(sa.insert(old).values(row))
        migrations.upgrade(connection)
        (made,) = connection.execute(sa.select(schema.played)).all()
        connection.rollback()
    engine.dispose()
    assert (made.board, made.seat, made.game) == (table["id"], 0, "toy")
    body = rows.read(made.body)
    assert "liked" not in body
    assert body["how"] == "played"
    assert len(body["ranks"]) == 2
    # such a row, in a server: counted when somebody looks
    async with running(folder) as app:
        anna = Browser(app)
        anna.cookie = cookie
        values = {"key": made.board, "key_seat": 0, "v_body": made.body}
        await app.registry.store.write([Op(rows.UPDATE_PLAYED, values)])
        (game,) = (await anna.get("/api/me/history"))["games"]
        assert game["liked"] == {}  # the toy counts nothing
        (kept_row,) = await app.registry.store.rows(sa.select(schema.played))
        assert "liked" in rows.read(kept_row.body)

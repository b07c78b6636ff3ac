"""The course editor's requests: the report, simulated games, and what strangers send instead of courses."""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.matches.match import Match
from eldorado.games.quest.model.courses import read
from eldorado.server.app import Application
from server.harness import Browser

SHORT: dict[str, Any] = {
    "name": 'A "short" one',
    "tiles": [
        {"side": "B", "rotation": 2, "q": 0, "r": 0},
        {"side": "C", "rotation": 5, "q": 7, "r": -3},
    ],
    "finish": {"side": "water", "rotation": 0, "q": 11, "r": -7},
}


async def test_the_palette_has_all_sides(browser: Browser) -> None:
    told = await browser.get("/api/courses/palette")
    assert [side["id"] for side in told["sides"]] == list("ABCDEFGHIJKLMNOPQR")
    assert {len(side["spots"]) for side in told["sides"]} == {37, 16}


async def test_a_report_tells_effort_and_hints_and_its_text_is_played(browser: Browser) -> None:
    told = await browser.post("/api/courses/report", {"draft": SHORT})
    assert told["playable"]
    assert not told["faults"]
    assert [start["start"] for start in told["starts"]] == [1, 2, 3, 4]
    for start in told["starts"]:
        assert start["effort"] == sum(start["by"].values())
        assert start["way"][-1] in [[10, -7], [11, -7], [11, -6]]
    assert "short" in [hint["kind"] for hint in told["hints"]]
    assert told["blockades"] == 1
    # What the editor plays is this text; its name is the table's, and comes back from its record.
    table = await browser.make(["you", "hot"], game="quest", options={"course": told["text"]})
    scene = await browser.get(f"/api/tables/{table['id']}/scene")
    assert scene["course"]["name"] == SHORT["name"]
    match = Match.start(games.load("quest"), 2, {"course": told["text"]}, 7)
    match.finish("agreed")
    again = await browser.request("POST", "/api/import", match.record.write().encode())
    assert again.status == 201, again.body
    scene = await browser.get(f"/api/tables/{again.json()['id']}/scene")
    assert scene["course"]["name"] == SHORT["name"]
    told = await browser.post("/api/courses/report", {"text": "first-game"})
    assert [tile["side"] for tile in told["course"]["tiles"]] == ["B", "C", "N", "I", "K"]


async def test_races_and_blockades_follow_the_course(browser: Browser) -> None:
    text = (await browser.post("/api/courses/report", {"draft": SHORT}))["text"]
    made: list[Any] = []
    while len(made) < 2:  # a busy machine answers with fewer at a time
        wish = {"text": text, "first": len(made), "count": 2}
        made += (await browser.post("/api/courses/races", wish))["races"]
    again = await browser.post("/api/courses/races", {"text": text, "first": 1, "count": 1})
    assert again["races"] == [made[1]]
    for race in made:
        assert race["rounds"] > 0
        assert set(race["winners"]) <= {1, 2, 3, 4}
        assert len(race["fell"]) == 1
    for blockades, wanted in (([4], {4}), (["none"], {0}), (["drawn"], set(range(1, 7)))):
        draft = {**SHORT, "blockades": blockades}
        text = (await browser.post("/api/courses/report", {"draft": draft}))["text"]
        table = await browser.make(["you", "hot"], game="quest", options={"course": text})
        scene = await browser.get(f"/api/tables/{table['id']}/scene")
        assert {seam["blockade"] for seam in scene["seams"]} <= wanted


BAD: list[tuple[str, Any, str]] = [
    ("report", {}, "wire.malformed"),
    ("report", {"text": "first-game", "draft": SHORT}, "wire.malformed"),
    ("report", {"draft": {**SHORT, "tiles": []}}, "quest.course.no_tiles"),
    ("report", {"draft": {**SHORT, "tiles": SHORT["tiles"] * 20}}, "wire.malformed"),
    ("report", {"draft": {**SHORT, "blockades": [7]}}, "quest.course.bad_blockade"),
    ("report", {"draft": {**SHORT, "blockades": [1, 2]}}, "quest.course.blockade_count"),
    ("report", {"draft": {**SHORT, "finish": {**SHORT["finish"], "rotation": 6}}}, "wire.malformed"),
    (
        "report",
        {"draft": {**SHORT, "finish": {**SHORT["finish"], "side": "<b>"}}},
        "quest.course.unknown_side",
    ),
    ("report", {"text": ".".join("a" * 4000) + " = 1"}, "quest.course.not_toml"),
    ("report", {"text": "a = " + "9" * 9000}, "quest.course.not_toml"),
    ("report", {"text": "random"}, "quest.course.bad_seed"),
    ("report", {"text": "x" * 20_000}, "wire.too_large"),
    ("races", {"text": read("first-game").text().replace("q = 25", "q = 30")}, "quest.course.apart"),
    ("races", {"text": "first-game", "count": 9}, "wire.malformed"),
]


async def test_bad_input_is_told_and_nothing_breaks(app: Application) -> None:
    browser = Browser(app)
    for where, given, key in BAD:
        answer = await browser.request("POST", f"/api/courses/{where}", given)
        assert answer.status in (400, 413), (given, answer.body)
        assert answer.json()["key"] == key, (given, answer.body)
    assert app.registry.exceptions == 0
    assert app.registry.turns.count == 0

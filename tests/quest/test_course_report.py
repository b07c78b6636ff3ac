"""The report on a course: faults with their place, ways of least effort, the rulebook's hints."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado.core.errors import BadOption
from eldorado.core.language.languages import load as load_words
from eldorado.games.quest.advice.courses.report import plain, report
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model.course import from_table
from eldorado.games.quest.model.courses import read

WORDS = load_words("en", ["eldorado.games.quest"])
FIRST: dict[str, Any] = {"side": "B", "rotation": 2, "q": 0, "r": 0}


def short(q: int = 7, r: int = -3, **more: Any) -> dict[str, Any]:
    """Two tiles and the finish at the corner of the second, which lies at (q, r)."""
    second = {"side": "C", "rotation": 5, "q": q, "r": r}
    finish = {"side": "water", "rotation": 0, "q": q + 4, "r": r - 4}
    return {"name": "Short", "tiles": [FIRST, second], "finish": finish, **more}


@pytest.mark.parametrize(
    ("course", "key", "tiles"),
    [
        (short(q=3), "quest.course.overlap", [1, 0]),
        (short(q=9), "quest.course.apart", [0, 1]),
        (short(r=-5), "quest.course.half_seam", [0, 1]),
        (short(tiles=[{"side": "C", "rotation": 0, "q": 7, "r": -3}]), "quest.course.no_start", [0]),
        (
            short(tiles=[FIRST, {"side": "A", "rotation": 0, "q": 7, "r": -3}]),
            "quest.course.both_sides",
            [0, 1],
        ),
        (short(tiles=[FIRST, {**FIRST, "q": 7, "r": -3}]), "quest.course.tile_twice", [0, 1]),
    ],
)
def test_what_cannot_be_played_is_told_at_its_place(
    course: dict[str, Any], key: str, tiles: list[int]
) -> None:
    told = report(from_table(course))
    assert not told["playable"]
    assert not told["starts"]
    found = {fault["key"]: fault for fault in told["faults"]}
    assert found[key]["tiles"] == tiles
    assert WORDS.error(BadOption(key, **found[key]["args"])) != key
    if key == "quest.course.overlap":
        assert found[key]["hexes"]


def test_several_faults_are_told_together() -> None:
    three = short()["tiles"] + [{"side": "D", "rotation": 0, "q": 7, "r": -3}]
    keys = [fault["key"] for fault in report(from_table(short(tiles=three)))["faults"]]
    assert "quest.course.both_sides" in keys
    assert "quest.course.overlap" in keys


def test_two_seams_cannot_have_the_same_blockade() -> None:
    laid = plain(read("first-game"))
    laid["blockades"] = [3, "drawn", 3, "none"]
    told = report(from_table(laid))
    assert [(fault["key"], fault["tiles"]) for fault in told["faults"]] == [
        ("quest.course.blockade_twice", [2, 3])
    ]
    laid["blockades"] = [3, "drawn", 2, "none"]
    told = report(from_table(laid))
    assert told["playable"]
    assert told["blockades"] == 3
    assert read(told["text"]).blockades == (3, -1, 2, 0)


def test_the_recommended_courses_get_few_hints() -> None:
    """What the rulebook recommends is the measure: only bends and shortcuts are a matter of taste there."""
    for name in COURSES:
        told = report(read(name))
        assert told["playable"]
        assert {hint["kind"] for hint in told["hints"]} <= {"bend", "shortcut"}
        assert len(told["hints"]) <= 1
        for start in told["starts"]:
            assert start["effort"] == sum(start["by"].values())


def test_hints_have_words_and_places() -> None:
    told = report(from_table(short()))
    kinds = {hint["kind"] for hint in told["hints"]}
    assert "short" in kinds
    for kind in (
        "short",
        "long",
        "unequal",
        "start_inside",
        "area",
        "wild_water",
        "bend",
        "shortcut",
        "bottlenecks",
    ):
        assert f"quest.warning.{kind}" in WORDS.entries
        assert f"quest.warning.{kind}.about" in WORDS.entries
    turned = from_table(short(tiles=[{**FIRST, "rotation": 0}, short()["tiles"][1]]))
    for hint in report(turned)["hints"]:
        if hint["kind"] == "start_inside":
            assert hint["hexes"]

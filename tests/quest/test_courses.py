"""Courses: the recommended seven, files of one's own, and random ones."""

from __future__ import annotations

import pytest

from eldorado.core.errors import BadOption
from eldorado.core.language.languages import load as load_words
from eldorado.games.quest.game import GAME
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model.course import RECOMMENDED
from eldorado.games.quest.model.courses import layout, read
from eldorado.games.quest.model.generator import (
    FAIR,
    LARGEST_AREAS,
    LEAST_EFFORT,
    MOST_EFFORT,
    areas,
    random_course,
    start_efforts,
)
from quest.playing import play

WORDS = load_words("en", ["eldorado.games.quest"])


@pytest.mark.parametrize("name", RECOMMENDED)
def test_a_course_survives_being_written_and_read(name: str) -> None:
    course = RECOMMENDED[name]
    again = read(course.text())
    assert (again.tiles, again.finish) == (course.tiles, course.finish)
    assert layout(course.text()).hexes == layout(name).hexes


def test_the_recommended_courses_are_as_long_as_random_ones_must_be() -> None:
    for name in RECOMMENDED:
        effort = start_efforts(layout(name))
        assert LEAST_EFFORT <= min(effort) <= max(effort) <= MOST_EFFORT
        assert max(effort) - min(effort) <= FAIR


def test_no_area_of_a_random_course_is_larger_than_in_the_recommended_ones() -> None:
    largest: dict[int, int] = {}
    for name in COURSES:
        for kind, size in areas(layout(name)).items():
            largest[kind] = max(largest.get(kind, 0), size)
    assert largest == LARGEST_AREAS


BAD = [
    ("nowhere", "quest.course.unknown", ["nowhere", "first-game"]),
    ("random:x", "quest.course.bad_seed", ["x"]),
    ("tiles = [", "quest.course.not_toml", []),
    ('{"tiles": 1}', "quest.course.not_toml", []),  # what somebody wrote in a file is no name of a course
    ("# nothing", "quest.course.no_tiles", []),
    ("", "quest.course.no_tiles", []),
    ("tiles = []", "quest.course.no_tiles", []),
    ('tiles = [{ side = "A", rotation = 0, q = 0, r = 0 }]', "quest.course.no_finish", ["jungle"]),
    (
        'tiles = [{ side = "A", rotation = "north", q = 0, r = 0 }]\n'
        'finish = { side = "jungle", rotation = 0, q = 4, r = -4 }',
        "quest.course.no_number",
        ["tiles[0]", "rotation"],
    ),
    (
        'tiles = [{ side = "A", rotation = 6, q = 0, r = 0 }]\n'
        'finish = { side = "jungle", rotation = 0, q = 4, r = -4 }',
        "quest.course.no_number",
        ["tiles[0]", "rotation", "0 and 5"],
    ),
    (
        'tiles = [{ side = "A", rotation = 0, q = 0, r = 0, turn = 3 }]\n'
        'finish = { side = "jungle", rotation = 0, q = 4, r = -4 }',
        "quest.course.unknown_key",
        ["tiles[0]", "turn", "rotation"],
    ),
    ("tile = []\ntiles = [1]", "quest.course.unknown_key", ["tile", "tiles"]),
    ("a = " + "[" * 9999, "quest.course.not_toml", ["brackets"]),
    (
        'tiles = [{ side = "A", rotation = 0, q = 0, r = 0 }, 7]\n'
        'finish = { side = "jungle", rotation = 0, q = 4, r = -4 }',
        "quest.course.no_tile",
        ["tiles[1]"],
    ),
    (
        'tiles = [{ side = "A", rotation = 0, q = 0, r = 0 }]\n'
        'finish = { side = "lava", rotation = 0, q = 4, r = -4 }',
        "quest.course.unknown_side",
        ["lava", "jungle"],
    ),
    (
        'tiles = [{ side = "A", rotation = 0, q = 0, r = 0 }]\n'
        'finish = { side = "jungle", rotation = 0, q = 2, r = -2 }',
        "quest.course.overlap",
        ["El Dorado", "A"],
    ),
    ("[[course]]\nid = 1\n[[course]]\nid = 2", "quest.course.one_only", []),
]


@pytest.mark.parametrize(("text", "key", "told"), BAD, ids=[key for _, key, _ in BAD])
def test_a_bad_course_is_refused_in_words(text: str, key: str, told: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.options(4, {"course": text})
    assert caught.value.key == key
    said = WORDS.error(caught.value)
    assert said != key
    assert "\n" not in said
    for word in told:
        assert word in said


def test_a_file_with_one_course_in_a_list_is_a_course() -> None:
    text = RECOMMENDED["first-game"].text()
    assert read("[[course]]\n" + text).tiles == RECOMMENDED["first-game"].tiles


def meets_the_numbers(seed: int) -> None:
    name = f"random:{seed}"
    made = layout(name)  # refuses what is not valid
    assert random_course(seed) == made.course
    effort = start_efforts(made)
    assert LEAST_EFFORT <= min(effort) <= max(effort) <= MOST_EFFORT
    assert max(effort) - min(effort) <= FAIR
    assert all(size <= LARGEST_AREAS[kind] for kind, size in areas(made).items())


@pytest.mark.slow
def test_random_courses_are_like_the_recommended_ones() -> None:
    for seed in range(40):
        meets_the_numbers(seed)
    assert len({random_course(seed).tiles for seed in range(40)}) == 40


def test_a_random_course_without_a_number_is_drawn_when_the_game_begins() -> None:
    s = play(3, {"course": "random"}, 4, rounds=1)
    assert s.options["course"].startswith("random:")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 14, 159])
def test_greedy_finishes_on_random_courses(seed: int) -> None:
    s = play(2 + seed % 3, {"course": f"random:{seed}", "caves": bool(seed % 2)}, seed)
    assert not GAME.actors(s)
    assert s.round <= 40


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, 1000, 50))
def test_a_thousand_random_courses(start: int) -> None:
    for seed in range(start, start + 50):
        meets_the_numbers(seed)
        s = play(2 + seed % 3, {"course": f"random:{seed}", "caves": bool(seed % 2)}, seed)
        assert not GAME.actors(s), seed
        assert s.round <= 60, seed  # the longest of these, random:720, takes 49

"""Every lesson holds, move by move, and is said in every language; a bad file gets one clear sentence."""

from __future__ import annotations

import re

import pytest

from eldorado import games
from eldorado.core import lessons
from eldorado.core.errors import BadScenario
from eldorado.core.language import languages

ALL = [lesson for game in games.names() for lesson in lessons.available(game, games.home(game))]


def names(lesson: lessons.Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("lesson", ALL, ids=names)
def test_it_holds_move_by_move(lesson: lessons.Lesson) -> None:
    assert list(lessons.problems(lesson, games.load(lesson.game))) == []


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ALL, ids=names)
def test_every_language_says_it(lesson: lessons.Lesson) -> None:
    for language in (*languages.languages(games.homes()), languages.PSEUDO):
        words = games.words(language)
        missing = [key for key in lesson.sentences() if words.problems(key)]
        assert missing == [], language


@pytest.mark.parametrize("lesson", ALL, ids=names)
def test_it_points_at_what_is_on_the_board(lesson: lessons.Lesson) -> None:
    """An anchor must be one that a move or a plan of the position has, or a space that is drawn."""
    game = games.load(lesson.game)
    for number, step in enumerate(lesson.steps):
        session = lessons.Session(lesson, game, number)
        state, seat = session.state, session.seat
        known = {at for action in game.legal(state, seat) for at in game.decode(state, seat, action).at} | {
            at for plan in game.plans(state, seat) for at in plan.at
        }
        scene, view = str(game.scene(state)), str(game.observe(state, seat))
        for anchor in step.point:
            name = anchor.partition(":")[2]
            drawn = f"'index': {name}," in scene or f"'{name}'" in scene or f"'{anchor}'" in view
            assert anchor in known or drawn, (step.id, anchor)


STEP = 'minutes = 1\n[[step]]\nid = "a"\ngiven = {}\n'
BAD = [
    ("minutes =", "not valid TOML"),
    ("minutes = 1", "“step” is missing"),
    ("minutes = 1\nstep = [1]", "“step 1” must be a table"),
    ('minutes = 1\n[[step]]\nid = "a"', "step 1 must give its position"),
    (STEP + 'colour = "red"', "a lesson has no “step 1: colour”"),
    (STEP + 'do = "e"', "“step 1: do” must be a list"),
    (STEP + "do = [1]", "“step 1: do” must be a list of moves"),
    (STEP + 'wrong = { "e" = "x" }', "“step 1: do” is missing"),
    (STEP + 'do = ["e"]\nothers = ["end"]', "“step 1: others” must be like"),
    (STEP + '[[step]]\nid = "a"', "step 2 is called “a”"),
    (STEP + 'do = [["e", "w"]]\n[[step]]\nid = "b"', "step 2 must give its position"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_a_bad_file_is_told_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        lessons.parse(text, "quest/lessons/a.toml", "quest", "a")
    assert str(caught.value).startswith("quest/lessons/a.toml")
    assert said in str(caught.value)


def test_a_lesson_that_does_not_hold_is_found() -> None:
    text = 'minutes = 1\nseats = 3\n[[step]]\nid = "a"\ngiven = {}\ndo = ["sailor paddle"]\n'
    lesson = lessons.parse(text + 'wrong = { "nothing *" = "x" }', "a.toml", "quest", "a")
    assert len(list(lessons.problems(lesson, games.load("quest")))) == 1
    good = text.replace("sailor paddle", "explorer machete") + 'wrong = { "nothing *" = "x" }'
    lesson = lessons.parse(good, "a.toml", "quest", "a")
    assert "no legal move is told “x”" in next(lessons.problems(lesson, games.load("quest")))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_lesson_of_the_quest_names_a_direction(lang: str) -> None:
    """The course is turned on an upright screen: east is somewhere else there."""
    compass = re.compile(r"\b(north|south|east|west|upper|lower|nord|sud|est|ovest)\b", re.IGNORECASE)
    words = languages.load(lang, ["eldorado.games.quest"])
    said = {key: str(words.entries[key]) for key in words.entries if key.startswith("quest.lesson.")}
    assert len(said) > 50
    assert not {key for key, text in said.items() if compass.search(text)}

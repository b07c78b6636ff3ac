"""The clauses of a table: every preset of every game, and nothing in them about another one."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

import pytest

from eldorado import games
from eldorado.core import concerns, rulebook
from eldorado.core.info import Preset
from eldorado.core.rulebook import Clause

TABLES = [
    (game, preset, seats)
    for game in games.names()
    for preset in games.info(game).presets
    for seats in preset.seats or games.info(game).seats
]


def at(game: str, seats: int, language: str = "en", **options: object) -> dict[str, Clause]:
    info = games.info(game)
    full = games.load(game).options(seats, dict(options))
    book = rulebook.load(info, language)
    return {clause.id: clause for clause in concerns.at_table(book, info, seats, full)}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "preset", "seats"), TABLES, ids=lambda x: getattr(x, "id", x))
def test_what_is_left_are_whole_sentences(game: str, preset: Preset, seats: int, language: str) -> None:
    clauses = at(game, seats, language, **preset.options)
    assert clauses
    for clause in clauses.values():
        text = clause.text
        assert not concerns.TAG.search(text), clause
        assert text.count("(") == text.count(")"), clause
        assert text.endswith((".", ")", "!", "”")), clause
        assert not any(scar in text for scar in ("()", " ,", " .", "..", ",.", ";.", ":.")), clause


def test_a_table_reads_of_its_edition_and_options_only() -> None:
    first, second = at("island", 4, edition="first"), at("island", 4)
    assert "half" in second["I-FIGHT-10"].text
    assert "I-FIGHT-10" not in first
    assert "all the loser's resources" in first["I-FIGHT-9"].text
    assert not [
        name for name in second if name.startswith(("I-TEAM", "I-THIEF", "I-SOLO", "I-BRIDGE", "I-HARD"))
    ]
    assert "I-TEAM-4" in at("island", 4, mode="teams")
    assert "I-TEAM-12" in at("island", 4, mode="teams")  # nothing but a ruling, tagged as a whole
    assert "I-EXP-FIRST" in first
    assert "I-EXP-FIRST" not in second
    assert "I-SOLO-2" in at("island", 1)
    assert "Q-CAVE-2" not in at("quest", 3)
    assert "Q-CAVE-2" in at("quest", 3, caves=True)
    assert "Q-WIN-4" not in at("quest", 3)["Q-WIN-2"].text
    assert "Q-WIN-4" in at("quest", 2)["Q-WIN-2"].text
    assert "D-COOP-1" not in at("isla_dorada", 3)


@pytest.mark.parametrize(
    ("game", "goal"), [("quest", "Q-WIN-1"), ("island", "I-SHRINE-1"), ("isla_dorada", "D-END-1")]
)
def test_the_goal_comes_first(game: str, goal: str) -> None:
    assert next(iter(at(game, 4))) == goal


@pytest.mark.parametrize("game", ["quest", "island", "isla_dorada"])  # other tests register games as well
def test_what_a_game_says_about_its_clauses_is_about_clauses_and_options_it_has(game: str) -> None:
    info = games.info(game)
    book, data = rulebook.load(info), concerns.settings(game, info.clauses)
    known = {option.id for option in info.options} | {"seats"}
    conditions = [*(rule["when"] for rule in data["only"]), *data.get("tags", {}).values()]
    assert {key for when in conditions for each in when for key in each} <= known
    for rule in data["only"]:
        for pattern in rule["clauses"]:
            assert [name for name in book.by_id if fnmatchcase(name, pattern)], pattern


def test_every_clause_of_the_island_is_read_at_some_table() -> None:
    whole: dict[str, Any] = {
        option.id: True for option in games.info("island").options if option.default is False
    }
    tables = [at("island", 1), at("island", 3, edition="first"), at("island", 3)]
    tables += [at("island", 5, mode="teams_thieves", **whole), at("island", 6, mode="thieves", **whole)]
    clauses = {clause.id for clause in rulebook.load(games.info("island")).clauses}
    assert clauses - {clause for table in tables for clause in table} == set()

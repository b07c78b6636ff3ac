"""Between them the scenarios of the Quest cite every clause; that each holds is in tests/proof."""

from __future__ import annotations

from pathlib import Path

from eldorado.core.rulebook import load
from eldorado.core.scenarios.scenario import read
from eldorado.games.quest.game import GAME

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_clause_is_cited() -> None:
    cited = {clause for file in FILES for clause in read(file).proves}
    clauses = {clause.id for clause in load(GAME.info).clauses}
    assert len(clauses) == 76
    assert cited == clauses


def test_the_worked_examples_of_the_rulebook_are_there() -> None:
    assert len([file for file in FILES if file.stem.startswith("worked-")]) == 5

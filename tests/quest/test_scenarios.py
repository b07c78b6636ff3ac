"""Every scenario of the Quest holds, and between them they cite every clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado.core.rulebook import load
from eldorado.core.scenario import read, run
from eldorado.games.quest.game import GAME

FILES = sorted((Path(__file__).parent.parent / "scenarios" / "quest").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    run(read(file), GAME)


def test_every_clause_is_cited() -> None:
    cited = {clause for file in FILES for clause in read(file).proves}
    clauses = {clause.id for clause in load(GAME.info).clauses}
    assert len(clauses) == 76
    assert cited == clauses


def test_the_worked_examples_of_the_rulebook_are_there() -> None:
    assert len([file for file in FILES if file.stem.startswith("worked-")]) == 5

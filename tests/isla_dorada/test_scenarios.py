"""Every scenario of Isla Dorada holds, and between them they cite every clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado import games
from eldorado.core.rulebook import load
from eldorado.core.scenario import read, run

FILES = sorted((Path(__file__).parent.parent / "scenarios" / "isla_dorada").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    run(read(file), games.load("isla_dorada"))


def test_every_clause_is_cited() -> None:
    cited = {clause for file in FILES for clause in read(file).proves}
    clauses = {clause.id for clause in load(games.info("isla_dorada")).clauses}
    assert len(clauses) == 57
    assert cited == clauses

"""Between them the scenarios of Isla Dorada cite every clause; that each holds is in tests/proof."""

from __future__ import annotations

from pathlib import Path

from eldorado import games
from eldorado.core.rulebook import load
from eldorado.core.scenarios.scenario import read

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_clause_is_cited() -> None:
    cited = {clause for file in FILES for clause in read(file).proves}
    clauses = {clause.id for clause in load(games.info("isla_dorada")).clauses}
    assert len(clauses) == 57
    assert cited == clauses

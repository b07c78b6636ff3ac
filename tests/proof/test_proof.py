"""The rulebook is proven: every clause by a scenario that its own mutant makes fail."""

from __future__ import annotations

from pathlib import Path

import pytest

import eldorado
from eldorado import games
from eldorado.core import rulebook
from eldorado.core.rulebook import Rulebook
from eldorado.core.scenarios.proof import Mutants, prove, read_mutants, read_scenarios, unproven
from eldorado.core.scenarios.scenario import Scenario, read, run

TESTS = Path(__file__).parents[1]
TREE = Path(eldorado.__file__).resolve().parent
NAMES = sorted(file.parent.name for file in TESTS.glob("*/mutants.toml") if file.parent.name != "toy")
FILES = sorted(file for name in NAMES for file in (TESTS / name / "scenarios").rglob("*.toml"))
MOST_UNMUTABLE = 6


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_scenario_holds(file: Path) -> None:
    scenario = read(file)
    assert scenario.game == file.parents[1].name
    run(scenario, games.load(scenario.game))


def papers(name: str) -> tuple[Rulebook, list[Scenario], Mutants]:
    book = rulebook.load(games.info(name))
    mutants = read_mutants(TESTS / name / "mutants.toml", TREE, book)
    return book, read_scenarios(TESTS / name / "scenarios", name, book), mutants


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_has_a_scenario_and_a_mutant_that_applies(name: str) -> None:
    """What can be known without trying the mutants, so that the long run has no surprise of this kind."""
    book, scenarios, mutants = papers(name)
    assert unproven(book, scenarios, mutants) == []
    assert mutants.later == {}
    assert len(mutants.unmutable) <= MOST_UNMUTABLE


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_proven(name: str) -> None:
    book, scenarios, mutants = papers(name)
    found = prove(name, games.KNOWN[name], book, scenarios, mutants, TREE)
    assert found["missing"] == found["survivors"] == found["failing"] == found["later"] == []
    assert found["proven"] + len(found["unmutable"]) == found["clauses"]

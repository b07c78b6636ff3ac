"""Proof by mutants: the toy's clauses are proven, and what is wrong with a list of mutants is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado.core import rulebook
from eldorado.core.errors import BadScenario
from eldorado.core.plain import Plain
from eldorado.core.rulebook import parse
from eldorado.core.scenarios.proof import Mutants, prove, read_mutants, read_scenarios
from toy.meta import INFO

TREE = Path(__file__).parents[1] / "toy"
BOOK = rulebook.load(INFO)


def prove_toy(mutants: Mutants) -> Plain:
    return prove("toy", "toy", BOOK, read_scenarios(TREE / "scenarios", "toy", BOOK), mutants, TREE)


@pytest.mark.slow
def test_every_clause_of_the_toy_is_proven() -> None:
    found = prove_toy(read_mutants(TREE / "mutants.toml", TREE, BOOK))
    assert found["clauses"] == 11
    assert found["proven"] == 11
    assert found["missing"] == found["survivors"] == found["failing"] == found["later"] == []


MUTANT = "[[mutant]]\nclause = \"{}\"\nfile = \"{}\"\ntext = '{}'\nreplacement = '{}'\n"


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "toy.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_survivors_and_missing_are_named(tmp_path: Path) -> None:
    harmless = MUTANT.format("T-TURN-1", "game.py", "s.done[0] = 1", "s.done[0] = 2")
    caught = MUTANT.format("T-END-1", "game.py", "ranked(scores)", "ranked(scores[::-1])")
    excused = '[unmutable]\nT-SETUP-1 = "components"\n'
    found = prove_toy(read_mutants(written(tmp_path, harmless + caught + excused), TREE, BOOK))
    assert found["survivors"] == ["T-TURN-1"]
    assert found["proven"] == 1
    assert found["unmutable"] == {"T-SETUP-1": "components"}
    assert len(found["missing"]) == 8


@pytest.mark.parametrize(
    "replacement", ["s.done[0] = nonsense", "s.done[0] = = 1"], ids=["broken name", "broken syntax"]
)
def test_a_mutant_that_breaks_the_program_proves_nothing(tmp_path: Path, replacement: str) -> None:
    mutants = read_mutants(
        written(tmp_path, MUTANT.format("T-TURN-1", "game.py", "s.done[0] = 1", replacement)), TREE, BOOK
    )
    with pytest.raises(BadScenario) as caught:
        prove_toy(mutants)
    assert caught.value.key == "proof.broken"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (MUTANT.format("T-TURN-1", "game.py", "no such text", ""), "proof.not_once"),
        (MUTANT.format("T-TURN-1", "game.py", "s.done", ""), "proof.not_once"),
        (MUTANT.format("T-TURN-1", "gone.py", "x", "y"), "proof.no_file"),
        (MUTANT.format("T-TURN-1", "../conftest.py", "x", "y"), "proof.no_file"),
        (MUTANT.format("T-TURN-9", "game.py", "s.done[0] = 1", "pass"), "proof.unknown_clause"),
        (MUTANT.format("T-TURN-1", "game.py", "s.done[0] = 1", "s.done[0] = 1"), "proof.no_change"),
        (
            MUTANT.format("T-TURN-1", "game.py", "s.done[0] = 1", "pass") + '[unmutable]\nT-TURN-1 = "x"\n',
            "proof.twice",
        ),
        ('[later]\nT-TURN-1 = "x"\n', "proof.not_later"),
        ("[[mutants]]\n", "scenario.unknown_key"),
        ('[[mutant]]\nclause = "T-TURN-1"\n', "scenario.lacks"),
        ("[[", "scenario.not_toml"),
    ],
)
def test_a_bad_list_of_mutants_is_refused(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read_mutants(written(tmp_path, text), TREE, BOOK)
    assert caught.value.key == key


def test_only_clauses_of_the_expansion_can_be_left_for_later(tmp_path: Path) -> None:
    book = parse("- **T-A-1** [T] Thieves.\n- **T-A-2** All.\n")
    found = read_mutants(written(tmp_path, '[later]\nT-A-1 = "comes later"\n'), TREE, book)
    assert found.later == {"T-A-1": "comes later"}


def test_scenarios_must_be_of_the_game_and_cite_what_there_is(tmp_path: Path) -> None:
    head = 'title = "t"\ngame = "{}"\nproves = ["{}"]\nbad_options = "x"\n'
    for game, clause, key in (
        ("quest", "T-A-1", "proof.other_game"),
        ("toy", "T-NO-1", "proof.unknown_clause"),
    ):
        written(tmp_path, head.format(game, clause))
        with pytest.raises(BadScenario) as caught:
            read_scenarios(tmp_path, "toy", BOOK)
        assert caught.value.key == key

"""Reading clauses."""

from __future__ import annotations

import re

import pytest

from eldorado import games
from eldorado.core import rulebook
from eldorado.core.errors import BadOption
from eldorado.core.rulebook import parse

BOOK = """# Toy — clauses

Every clause has an id.

## Setup
- **T-SETUP-1** Two players.
- **T-SETUP-2** [1st] [T] A long one
  that goes on. **Ruling** so it is.

## Moving
- **T-MOVE-1** **Ruling** one step.
- an item that is no clause
Words after it.
"""


def test_clauses_sections_tags_and_rulings() -> None:
    book = parse(BOOK)
    assert [c.id for c in book.clauses] == ["T-SETUP-1", "T-SETUP-2", "T-MOVE-1"]
    long = book["T-SETUP-2"]
    assert long.section == "Setup"
    assert long.tags == ("1st", "T")
    assert long.printed == "A long one that goes on."
    assert long.ruling == "so it is."
    assert book["t-move-1"].printed == ""
    assert book["T-MOVE-1"].ruling == "one step."
    assert book["T-MOVE-1"].section == "Moving"


def test_an_id_twice_is_a_defect_and_an_unknown_one_names_its_neighbours() -> None:
    with pytest.raises(ValueError, match="T-A-1"):
        parse("- **T-A-1** x\n- **T-A-1** y\n")
    with pytest.raises(BadOption) as caught:
        parse(BOOK)["T-MOVE-9"]
    assert caught.value.args_["choices"] == ["T-MOVE-1"]


@pytest.mark.parametrize("name", games.names())
def test_sentences_of_clauses_begin_with_a_capital(name: str) -> None:
    """A clause is edited often, and what was once half a sentence becomes a whole one."""
    for clause in rulebook.load(games.info(name)).clauses:
        assert not re.search(r"[.!?] [a-z]", clause.told("Ruling:")), clause.id


@pytest.mark.parametrize("name", games.names())
def test_the_italian_clauses_say_when_they_hold_as_the_english_do(name: str) -> None:
    """A tag too many hides a sentence at tables where it holds; a missing clause id leads to the wrong rule."""
    marks = re.compile(r"\[\w+\]|\*\*Ruling\*\*|\(FAQ")
    cited = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
    english, italian = rulebook.load(games.info(name)), rulebook.load(games.info(name), "it")
    for clause in english.clauses:
        other = italian[clause.id]
        assert marks.findall(other.text) == marks.findall(clause.text), clause.id
        assert set(cited.findall(other.text)) == set(cited.findall(clause.text)), clause.id

"""A refusal names a clause that can forbid that kind of move: the table of each game is written from its rules."""

from __future__ import annotations

import pytest

from conformance.matrix import Row, rows
from conformance.refusals import TESTS, Met, positions, refusals, scenario_clauses, table_of
from eldorado import games
from eldorado.core import rulebook
from eldorado.core.concerns import at_table
from eldorado.core.dice import QuickDice

NAMES = [name for name in games.names() if (TESTS / name / "refusals.toml").is_file()]
MOST = 400  # decisions of a game
TRIED = 60  # actions of a position


def row_of(name: str, number: int) -> Row:
    """Rows of the matrix in turn, spread over all of them."""
    own = [row for row in rows() if row.game == name]
    return own[number * 7 % len(own)]


def meet(name: str, first: int, count: int) -> Met:
    game, table, met = games.load(name), table_of(name), Met()
    info = games.info(name)
    book = rulebook.load(info)
    chance = QuickDice(first)
    for number in range(first, first + count):
        row = row_of(name, number)
        options = game.options(row.seats, row.options)
        played = {clause.id for clause in at_table(book, info, row.seats, options)}
        for place, s in enumerate(positions(game, row.seats, row.options, number, MOST)):
            if place % 5:
                continue
            actors = game.actors(s)
            asked = [seat for seat in range(row.seats) if (actors >> seat) & 1]
            other = chance.below(row.seats)
            actions = [chance.below(game.actions) for _ in range(TRIED)]
            for seat in {*asked, other}:
                refusals(game, table, played, s, seat, actions, met)
    return met


@pytest.mark.parametrize("name", NAMES)
def test_refusals_keep_to_the_table(name: str) -> None:
    table, book = table_of(name), rulebook.load(games.info(name))
    met = meet(name, 0, 12)
    assert met.wrong == met.foreign == {}
    refused, proven = scenario_clauses(name)
    clauses = {clause.id for clause in book.clauses}
    assert table.clauses | table.elsewhere | set(table.silent) | set(table.uncited) <= clauses
    assert table.clauses - met.refused - refused == set(table.silent)
    assert clauses - met.refused - met.prompted - refused - proven == set(table.uncited)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 300, 20))
@pytest.mark.parametrize("name", NAMES)
def test_more_refusals_keep_to_the_table(name: str, first: int) -> None:
    met = meet(name, first, 20)
    assert met.wrong == met.foreign == {}

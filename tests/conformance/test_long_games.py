"""Two million checked decisions of the Island over its modes and options: whole games, where a short walk never gets.

Every decision has the cheap checks (who is asked, legal lists, pieces that are conserved, the result), and about one in
`EVERY` those of conformance that are dear: copies, views, worlds, refusals, plans. A walk of conformance checks every
step in full instead, and so cannot go far.
"""

from __future__ import annotations

import os

import pytest

from conformance.matrix import Row, rows, sample
from eldorado import games
from eldorado.core import rulebook
from eldorado.core.conformance.case import Case
from eldorado.core.conformance.copies import check_conserved
from eldorado.core.conformance.moves import check_legal
from eldorado.core.conformance.walk import check_all, check_result
from eldorado.core.dice import QuickDice
from eldorado.core.language.languages import load as load_words
from eldorado.core.matches.turns import acting

ALL = int(os.environ.get("ELDORADO_CHECKED", "2_000_000"))
EVERY = 100
LONGEST = 3_000  # decisions of one game: at random some would never end
ROWS = [*(row for row in rows() if row.game == "island"), *sample("island", 200, seed=2)]


def play(row: Row, decisions: int, seed: int) -> int:
    """Play one game at random and check it; how many decisions it had."""
    game = games.load(row.game)
    words = load_words("en", [game.info.clauses.partition(":")[0]])
    case = Case(game, row.seats, row.options, seed, words, rulebook.load(game.info))
    dice = QuickDice(seed)
    s = game.new(row.seats, game.options(row.seats, dict(row.options)), dice)
    counts = game.conserved(s)
    for case.step in range(decisions):
        lists = check_legal(case, s)
        check_conserved(case, s, counts)
        check_result(case, s)
        if case.chance.below(EVERY) == 0:
            check_all(case, s, lists, 10)
        asked = acting(game.actors(s), row.seats)
        if not asked:
            break
        seat = asked[case.chance.below(len(asked))]
        game.apply(s, seat, lists[seat][case.chance.below(len(lists[seat]))], dice, None)
    return case.step + 1


@pytest.mark.parametrize("row", ROWS[::120], ids=str)
def test_a_checked_game(row: Row) -> None:
    assert play(row, 40, 1) > 1


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(ROWS)), ids=lambda number: str(ROWS[number]))
def test_long_checked_games(number: int) -> None:
    left, seed = ALL // len(ROWS), 1000 * number
    while left > 0:
        seed += 1
        left -= play(ROWS[number], min(left, LONGEST), seed)

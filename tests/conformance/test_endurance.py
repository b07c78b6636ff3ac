"""Fifty million random decisions over all games, modes and seat counts: no state that does not hold, and no piece or
card lost or made."""

from __future__ import annotations

import os

import pytest

from conformance.matrix import Row, rows
from eldorado import games
from eldorado.core.dice import QuickDice

ROWS = rows()
ALL = int(os.environ.get("ELDORADO_DECISIONS", "50_000_000"))
LONGEST = 4_000  # decisions of one game: at random some would never end
EVERY = 500  # decisions between two looks at the whole state


def play(row: Row, decisions: int, seed: int) -> int:
    """Play at random; how many games were begun."""
    game = games.load(row.game)
    dice, chance = QuickDice(seed), QuickDice(seed + 1)
    options = game.options(row.seats, row.options)
    begun = done = 0
    while done < decisions:
        state = game.new(row.seats, options, dice)
        counts = game.conserved(state)
        begun += 1
        for number in range(min(LONGEST, decisions - done)):
            mask = game.actors(state)
            if not mask:
                break
            asked = [seat for seat in range(row.seats) if mask >> seat & 1]
            seat = asked[chance.below(len(asked))]
            legal = game.legal(state, seat)
            assert legal, (row, seed, done)
            game.apply(state, seat, legal[chance.below(len(legal))], dice)
            done += 1
            if number % EVERY == 0:
                assert game.key(game.load(game.dump(state))) == game.key(state), (row, seed, done)
                assert game.conserved(state) == counts, (row, seed, done)
    return begun


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_random_decisions_keep_the_state_whole(row: Row) -> None:
    assert play(row, 120, 11) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_random_decisions_keep_the_state_whole_soak(row: Row) -> None:
    assert play(row, ALL // len(ROWS), 12) >= 1

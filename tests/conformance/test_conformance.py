"""Every game keeps every promise of the protocol, with every seat count and option."""

from __future__ import annotations

import pytest

from conformance.matrix import BRIEF, LIMIT, MOST, SHORTER, Row, rows, sample
from eldorado import compiled, games
from eldorado.core.conformance import Report, check_game
from eldorado.core.game import Game

ROWS = rows()


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_short_random_game(row: Row) -> None:
    limit = LIMIT.get(row.game, MOST)
    report = check_game(games.load(row.game), row.seats, row.options, seed=1, limit=limit // 3, every=40)
    assert report.steps > 0


# Before landing both engines play every row: the defaults with every seat count at some length, and of the rows with
# options each engine one half at length and the other briefly, since they are one source. The long run has all.
AT_LENGTH = [row for row in ROWS if not row.options] + [row for row in ROWS if row.options][compiled() :: 2]


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_random_games(row: Row) -> None:
    # Odd seeds choose among kinds of move first and meet the rare ones, even ones choose among all actions.
    seed = 2 if compiled() else 3
    limit = int(LIMIT.get(row.game, MOST) * (SHORTER if row in AT_LENGTH else BRIEF))
    check_game(games.load(row.game), row.seats, row.options, seed=seed, limit=limit, every=30, often=1)


@pytest.mark.soak
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_more_random_games(row: Row) -> None:
    for seed in (2, 3, 4, 5):
        check_game(games.load(row.game), row.seats, row.options, seed=seed, limit=LIMIT.get(row.game, MOST))


@pytest.mark.parametrize("name", games.names())
def test_the_checks_meet_what_they_check(name: str) -> None:
    """Fairness compares worlds that really differ, illegal actions are really tried, and so on."""
    total = Report()
    game = games.load(name)
    alone = [row.seats for row in ROWS if row.game == name and not row.options]
    for seats in (min(alone), max(alone)):
        total.add(check_game(game, seats, {}, seed=5, limit=LIMIT.get(name, MOST), every=25, often=1))
    assert total.hidden_cases > 20
    assert total.hidden_share >= 0.95
    assert total.refused > 100
    assert len(total.kinds) > 1
    assert total.events
    if type(game).unchanged_for is not Game.unchanged_for:
        assert total.unchanged > 50


SAMPLED = 300  # combinations of the Island's modes and options, of the thousands a set-up can offer


@pytest.mark.soak
@pytest.mark.parametrize("row", sample("island", SAMPLED, seed=1), ids=str)
def test_sampled_combinations(row: Row) -> None:
    check_game(games.load(row.game), row.seats, row.options, seed=7, limit=100)

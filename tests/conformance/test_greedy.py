"""Games as the greedy bots play them: they end within a bound, and late positions keep every promise too."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.matrix import EXTRA, Row, fits
from eldorado import bots, compiled, games
from eldorado.bots.bot import Bot
from eldorado.core.conformance import Chooser, check_game
from eldorado.core.dice import QuickDice
from eldorado.core.game import Game, State

BOUND = 3000  # decisions
USUAL = [
    Row(name, seats)
    for name in games.names()
    if "greedy" in bots.names(name)
    for seats in games.info(name).seats
    if fits(Row(name, seats))
]
MORE = [row for row in EXTRA if "greedy" in bots.names(row.game)]
LONG = [row for row in USUAL if row.game == "island" and row.seats > 2] + MORE
SHORT = [row for row in USUAL if row not in LONG]


def greedy(game: Game[Any], seats: int) -> Chooser:
    players: list[Bot] = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(seats)]

    def choose(rules: Game[Any], s: State, seat: int, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else players[seat].choose(rules.observe(s, seat), legal)

    return choose


def ends_and_keeps_every_promise(row: Row) -> None:
    game = games.load(row.game)
    choose = greedy(game, row.seats)
    report = check_game(game, row.seats, row.options, seed=11, limit=BOUND, every=60, tried=20, choose=choose)
    assert report.ended == 1


@pytest.mark.slow
@pytest.mark.parametrize("row", SHORT + (LONG[::3] if compiled() else []), ids=str)
def test_a_greedy_game_ends_and_keeps_every_promise(row: Row) -> None:
    """Of the longest games every third, by the compiled engine alone: it is one source. The long run has them all."""
    ends_and_keeps_every_promise(row)


@pytest.mark.soak
@pytest.mark.parametrize("row", LONG, ids=str)
def test_a_long_greedy_game(row: Row) -> None:
    ends_and_keeps_every_promise(row)

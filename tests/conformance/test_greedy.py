"""Games as the greedy bots play them: they end within a bound, and late positions keep every promise too."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.matrix import EXPANSION, EXTRA, Row, fits
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


def ends_and_keeps_every_promise(row: Row, every: int, often: int) -> None:
    game = games.load(row.game)
    choose = greedy(game, row.seats)
    report = check_game(
        game, row.seats, row.options, seed=11, limit=BOUND, every=every, often=often, tried=20, choose=choose
    )
    assert report.ended == 1


# Before landing each engine plays every other one, since they are one source, and the compiled one a long game of
# every mode, among them what the expansion brings. The long run has them all.
MODES = [
    Row("island", 3),
    Row("island", 6, {"mode": "teams", **EXPANSION}),
    Row("island", 3, {"mode": "thieves", "cave_tiles": True, "bridge": True}),
]
SOME = SHORT[compiled() :: 2] + (MODES if compiled() else [])


def test_some_are_of_every_mode() -> None:
    assert all(row in LONG for row in MODES)
    if compiled():
        assert {row.options.get("mode") for row in SOME} >= {None, "teams", "thieves"}
    assert {row.game for row in SOME} == {row.game for row in USUAL}


@pytest.mark.slow
@pytest.mark.parametrize("row", SOME, ids=str)
def test_a_greedy_game_ends_and_keeps_every_promise(row: Row) -> None:
    ends_and_keeps_every_promise(row, every=100, often=1)


@pytest.mark.soak
@pytest.mark.parametrize("row", USUAL + MORE, ids=str)
def test_a_long_greedy_game(row: Row) -> None:
    ends_and_keeps_every_promise(row, every=60, often=3)

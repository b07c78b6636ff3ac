"""The greedy bot: always legal, from views alone, and much better than chance."""

from __future__ import annotations

import pytest

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.plain import canonical
from eldorado.lab.simulate import simulate

GAME = games.load("isla_dorada")


@pytest.mark.slow
@pytest.mark.parametrize("cooperative", [False, True])
def test_it_ranks_legal_actions_and_ends_its_games(cooperative: bool) -> None:
    for seats in GAME.info.seats:
        dice = QuickDice(seats)
        s = GAME.new(seats, GAME.options(seats, {"cooperative": cooperative}), dice)
        players = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(seats)]
        made = 0
        while mask := GAME.actors(s):
            seat = next(seat for seat in range(seats) if (mask >> seat) & 1)
            legal = GAME.legal(s, seat)
            view = GAME.observe(s, seat)
            before = canonical(view)
            order = players[seat].rank(view, legal)
            assert sorted(order) == sorted(legal)
            assert canonical(view) == before, "a bot must not change the view it is given"
            GAME.apply(s, seat, order[0], dice, None)
            made += 1
            assert made < 3000
        assert len(s.markers) == 16


def test_it_decides_from_the_view_alone() -> None:
    """The same view in another world leads to the same decision."""
    dice = QuickDice(11)
    s = GAME.new(4, GAME.options(4, {}), dice)
    players = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(4)]
    for _ in range(200):
        mask = GAME.actors(s)
        seat = next(seat for seat in range(4) if (mask >> seat) & 1)
        action = players[seat].choose(GAME.observe(s, seat), GAME.legal(s, seat))
        other = GAME.permute(s, seat, dice)
        assert players[seat].choose(GAME.observe(other, seat), GAME.legal(other, seat)) == action
        GAME.apply(s, seat, action, dice, None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "wanted"), [(4, 14), pytest.param(25, 95, marks=pytest.mark.soak)], ids=["some", "many"]
)
@pytest.mark.parametrize("cooperative", [False, True])
def test_it_beats_three_random_players(cooperative: bool, games: int, wanted: int) -> None:
    """95 of 100 games, 25 from each seat; a shared first place is no win."""
    wins = 0
    for seat in range(4):
        players = ["random"] * 4
        players[seat] = "greedy"
        done = simulate("isla_dorada", 4, {"cooperative": cooperative}, players, count=games, seed=seat + 1)
        assert done["finished"] == games
        wins += done["wins"][seat] - done["shared"]
    assert wins >= wanted

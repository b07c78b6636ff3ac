"""The odds of a battle are exact: they agree with counting every roll, and with rolling dice."""

from __future__ import annotations

from itertools import product

import pytest

from eldorado.core.dice import QuickDice
from eldorado.games.island.model.odds import chances, exact

FACES = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 1), (1, 3), (3, 2), (3, 3)])
def test_every_roll_counted(attack: int, defence: int) -> None:
    counted = [0, 0, 0]
    for mine in product(FACES, repeat=attack):
        for theirs in product(FACES, repeat=defence):
            difference = sum(mine) - sum(theirs)
            counted[0 if difference > 0 else 1 if difference == 0 else 2] += 1
    assert exact(attack, defence, FACES) == tuple(counted)


@pytest.mark.parametrize(("attack", "defence"), [(5, 4), (2, 6), (7, 7)])
def test_against_simulation(attack: int, defence: int) -> None:
    dice = QuickDice(attack * 100 + defence)
    games = 6000
    counted = [0, 0, 0]
    for _ in range(games):
        mine = sum(dice.roll(6) for _ in range(attack))
        theirs = sum(dice.roll(6) for _ in range(defence))
        counted[0 if mine > theirs else 1 if mine == theirs else 2] += 1
    for found, said in zip(counted, chances(attack, defence, FACES), strict=True):
        assert abs(found / games - said / 10000) < 0.025


def test_they_add_up_and_mirror() -> None:
    for attack in range(1, 12):
        for defence in range(1, 12):
            win, tie, loss = chances(attack, defence, FACES)
            assert win + tie + loss == 10000
            assert exact(attack, defence, FACES) == tuple(reversed(exact(defence, attack, FACES)))
            assert tie >= 0

"""Games may keep the lists of legal actions they give out: playing on must not change one."""

from __future__ import annotations

import pytest

from eldorado import games
from eldorado.core.dice import QuickDice


@pytest.mark.parametrize(
    ("name", "seats"), [("quest", 2), ("quest", 4), ("isla_dorada", 4), ("isla_dorada", 6), ("island", 4)]
)
def test_a_list_of_legal_actions_stays_as_it_was_given(name: str, seats: int) -> None:
    game, dice = games.load(name), QuickDice(11)
    given: list[tuple[list[int], tuple[int, ...]]] = []
    for _ in range(2):
        s = game.new(seats, game.options(seats, {"caves": True} if name == "quest" else {}), dice)
        for _ in range(400):
            if not (mask := game.actors(s)):
                break
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(s, seat)
            given.append((legal, tuple(legal)))
            game.apply(s, seat, legal[dice.below(len(legal))], dice)
    assert len(given) > 300
    assert all(tuple(legal) == before for legal, before in given)

"""Nicolas (I-EXP-NICOLAS): may reroll the golden dice; with turn points, his battle dice (I-HARD-3)."""

from __future__ import annotations

from eldorado.games.island.model.components import NICOLAS
from eldorado.games.island.model.explorer import EXPLORERS, Explorer, explorer_of
from eldorado.games.island.model.sides import seats_of, unit_of
from eldorado.games.island.model.state import IslandState


class Nicolas(Explorer):
    def rolls_again(self) -> bool:
        return True


EXPLORERS[NICOLAS] = Nicolas()


def lucky_partner(s: IslandState) -> int:
    """The partner who may reroll his own two dice before they are shared; -1 if there is none."""
    for seat in seats_of(s, s.turn):
        if explorer_of(s, seat).rolls_again():
            return seat
    return -1


def lucky(s: IslandState, seat: int, tile: int) -> bool:
    """Whether the seat may reroll all its battle dice where its explorer fights (I-HARD-3)."""
    if s.rules.points == 0 or s.again:
        return False
    return explorer_of(s, seat).rolls_again() and s.pos[unit_of(s, seat)] == tile

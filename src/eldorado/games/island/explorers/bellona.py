"""Bellona (I-EXP-BELLONA): a free army movement in her own explore phase."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.components import BELLONA
from eldorado.games.island.model.explorer import EXPLORERS, Explorer
from eldorado.games.island.model.state import IslandState


class Bellona(Explorer):
    def marches_free(self) -> bool:
        return True

    def begin_explore(self, s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
        s.free = 1


EXPLORERS[BELLONA] = Bellona()

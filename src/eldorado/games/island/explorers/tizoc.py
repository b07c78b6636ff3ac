"""Tizoc (I-EXP-TIZOC): gets food before he gathers."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.model.components import FOOD, TIZOC
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.explorer import EXPLORERS, Explorer
from eldorado.games.island.model.hands import take
from eldorado.games.island.model.state import IslandState


class Tizoc(Explorer):
    def before_gathering(self, s: IslandState, seat: int, out: list[Event] | None) -> None:
        n = take(s, seat, FOOD, s.rules.food_tizoc)
        if out is not None and n:
            tell(out, "tizoc", {"who": seat})


EXPLORERS[TIZOC] = Tizoc()

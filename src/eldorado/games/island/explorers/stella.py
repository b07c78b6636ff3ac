"""Stella (I-EXP-STELLA): more speed each turn."""

from __future__ import annotations

from eldorado.games.island.model.components import STELLA
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.explorer import EXPLORERS, Explorer


class Stella(Explorer):
    def speed(self, rules: Rules) -> int:
        return rules.speed_stella


EXPLORERS[STELLA] = Stella()

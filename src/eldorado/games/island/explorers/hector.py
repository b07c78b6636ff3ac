"""Hector (I-EXP-HECTOR): has one more villager."""

from __future__ import annotations

from eldorado.games.island.model.components import HECTOR
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.explorer import EXPLORERS, Explorer


class Hector(Explorer):
    def villagers(self, rules: Rules) -> int:
        return rules.villagers_hector


EXPLORERS[HECTOR] = Hector()

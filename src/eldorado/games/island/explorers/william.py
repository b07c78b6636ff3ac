"""William (I-EXP-WILLIAM): a better rate at the bank."""

from __future__ import annotations

from eldorado.games.island.model.components import WILLIAM
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.explorer import EXPLORERS, Explorer


class William(Explorer):
    def bank_rate(self, rules: Rules) -> int:
        return rules.bank_william


EXPLORERS[WILLIAM] = William()

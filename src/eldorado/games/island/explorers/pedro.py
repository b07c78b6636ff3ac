"""Pedro (I-EXP-PEDRO): stronger in battle."""

from __future__ import annotations

from eldorado.games.island.model.components import PEDRO
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.explorer import EXPLORERS, Explorer


class Pedro(Explorer):
    def strength(self, rules: Rules) -> int:
        return rules.strength_pedro


EXPLORERS[PEDRO] = Pedro()

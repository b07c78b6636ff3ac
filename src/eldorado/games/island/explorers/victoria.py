"""Victoria (I-EXP-VICTORIA): other starting cards, and no hand limit in a turn in which she buys nothing."""

from __future__ import annotations

from eldorado.games.island.model.components import VICTORIA
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.explorer import EXPLORERS, Explorer
from eldorado.games.island.model.state import IslandState


class Victoria(Explorer):
    def start(self, rules: Rules) -> list[int]:
        return rules.start_victoria

    def keeps_hand(self, s: IslandState, seat: int) -> bool:
        return not s.bought[seat]


EXPLORERS[VICTORIA] = Victoria()

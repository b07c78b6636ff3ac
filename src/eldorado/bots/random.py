"""Any legal action with equal chances: for tests and as a yardstick."""

from __future__ import annotations

from eldorado.bots.bot import Bot
from eldorado.core.plain import Plain


class Random(Bot):
    """Plays any game, badly."""

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        order = list(legal)
        self.dice.shuffle(order)
        return order

    def choose(self, view: Plain, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]

"""Levels of strength: the same bot, choosing among its best few."""

from __future__ import annotations

from eldorado.bots.bot import Bot
from eldorado.core.plain import Plain


class Level(Bot):
    """Chooses evenly among the best `best` of another bot."""

    def __init__(self, bot: Bot, best: int) -> None:
        super().__init__(bot.game, bot.seat, bot.dice)
        self.bot = bot
        self.best = best

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        order = self.bot.rank(view, legal)
        first = self.dice.below(min(self.best, len(order)))
        return [order[first], *order[:first], *order[first + 1 :]]

"""Levels of strength: the same bot, choosing among its best few actions."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.registry import Level, Maker, found
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain


class Attentive(Bot):
    """Chooses at random among the `best` best actions of another bot."""

    def __init__(self, bot: Bot, best: int) -> None:
        super().__init__(bot.game, bot.seat, bot.dice)
        self.bot = bot
        self.best = best

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        order = self.bot.rank(view, legal)
        first = self.dice.below(min(self.best, len(order)))
        return [order[first], *order[:first], *order[first + 1 :]]


def attentive(place: str, best: int) -> Maker:
    """A maker of the bot at `place`, choosing among its best few."""

    def make(game: Game[Any], seat: int, dice: Dice) -> Bot:
        return Attentive(found(place)(game, seat, dice), best)

    return make


def from_greedy(place: str) -> tuple[Level, ...]:
    """Return the greedy bot itself, as a yardstick, and the levels that are more or less attentive versions of it."""
    return (
        Level("greedy", place, "bot.greedy", "bot.greedy.about", offered=False),
        Level("easy", attentive(place, 3), "bot.easy", "bot.easy.about"),
        Level("normal", attentive(place, 1), "bot.normal", "bot.normal.about"),
    )

"""The bots of Isla Dorada that do not search: the policy by a view, with weights of one name or another."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada.policy import IslaPolicy
from eldorado.bots.isla_dorada.weights import weights
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.knowledge.known import own_part, public_part


class IslaBot(Bot):
    """The policy uses nothing hidden of the others, so it gets what the view shows, without guesses."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice, name: str) -> None:
        super().__init__(game, seat, dice)
        self.policy = IslaPolicy(weights(name), seat)

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        s = public_part(view)
        own_part(s, view["you"], self.seat)
        return self.policy.rank(s, legal)


def greedy(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """Make a bot with the frozen weights, the yardstick for others."""
    return IslaBot(game, seat, dice, "greedy")


def normal(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return IslaBot(game, seat, dice, "normal")


def hard(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """Make a bot with weights tuned against others."""
    return IslaBot(game, seat, dice, "tuned")

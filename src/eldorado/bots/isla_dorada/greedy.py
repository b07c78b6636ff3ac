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
    """The policy reads nothing of the others that is hidden, so it is given what the view tells, and no guesses."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice, name: str) -> None:
        super().__init__(game, seat, dice)
        self.policy = IslaPolicy(weights(name), seat)

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        s = public_part(view)
        own_part(s, view["you"], self.seat)
        return self.policy.rank(s, legal)


def greedy(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """The frozen weights: others are measured against it."""
    return IslaBot(game, seat, dice, "greedy")


def normal(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return IslaBot(game, seat, dice, "normal")


def hard(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """Weights tuned in company."""
    return IslaBot(game, seat, dice, "tuned")

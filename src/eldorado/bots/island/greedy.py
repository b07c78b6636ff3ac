"""The bots of the Island: the policy on a world made from the view, with weights of one name or another."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.island.policy import IslandPolicy
from eldorado.bots.island.weights import weights
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain
from eldorado.games.island.model.state import IslandState


def policy_of(name: str, seat: int, alone: bool) -> IslandPolicy:
    """Return the policy with a set of weights; the solo game has its own tuned weights."""
    return IslandPolicy(weights("alone" if alone and name == "tuned" else name), seat)


class IslandBot(Bot):
    """Fills in hidden cards at random, but does not look at them."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice, name: str) -> None:
        super().__init__(game, seat, dice)
        self.policy = policy_of(name, seat, False)
        self.alone = policy_of(name, seat, True)

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return list(legal)
        s: IslandState = self.game.determinize(view, self.dice)
        return (self.alone if s.rules.solo else self.policy).rank(s, legal)


def greedy(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """Make a bot with the frozen weights, the yardstick for others."""
    return IslandBot(game, seat, dice, "greedy")


def normal(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return IslandBot(game, seat, dice, "normal")


def tuned(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """Make a bot with tuned weights; the solo game has its own."""
    return IslandBot(game, seat, dice, "tuned")

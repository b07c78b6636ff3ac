"""The strongest bot of Isla Dorada: the tuned policy with a search over its likely decisions."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada.thought import IslaThought
from eldorado.bots.isla_dorada.weights import fitted, weights
from eldorado.bots.search import Search
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain

ROLLOUTS = 160  # for one decision
ROUNDS = 2  # how far a rollout goes
SEEDS = 1 << 30


class IslaExpert(Bot):
    """Thinks about every decision that the policy finds close."""

    def __init__(
        self, game: Game[Any], seat: int, dice: Dice, rollouts: int = ROLLOUTS, rounds: int = ROUNDS
    ) -> None:
        super().__init__(game, seat, dice)
        self.rollouts = rollouts
        self.thought = IslaThought(weights("tuned"), fitted())
        self.thought.span = rounds

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return legal
        s = self.game.determinize(view, self.dice)
        lines = self.thought.lines(s, self.seat, legal)
        chosen = 0
        if len(lines) > 1:
            search = Search(self.game, self.thought, view, self.seat, self.dice.below(SEEDS))
            chosen = search.best(lines, self.rollouts, self.seconds)
        return [lines[chosen].actions[0]]


def expert(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return IslaExpert(game, seat, dice)

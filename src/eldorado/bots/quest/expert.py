"""The stronger bots of The Quest: the tuned policy as it is (hard), and with a search over whole turns (expert)."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.quest.greedy import seen
from eldorado.bots.quest.policy import Plan
from eldorado.bots.quest.thought import QuestThought
from eldorado.bots.quest.weights import fitted, weights
from eldorado.bots.search import Search
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain

ROLLOUTS = 480  # for one search, of which a turn needs one or two
SEEDS = 1 << 30


def thought() -> QuestThought:
    """Return what the search and the review need to know about the Quest."""
    return QuestThought(weights("tuned"), [fitted(1), fitted(2)])


class QuestExpert(Bot):
    """Thinks once for a turn, and follows the line it found until something is revealed."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice, rollouts: int = ROLLOUTS) -> None:
        super().__init__(game, seat, dice)
        self.rollouts = rollouts  # none: the policy's own choice
        self.thought: QuestThought = thought()
        self.plan: Plan = Plan()

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        self.weighed = []
        if len(legal) == 1:
            return legal
        planned = self.plan.next(seen(view), legal)
        if planned >= 0:
            return [planned]
        s = self.game.determinize(view, self.dice)
        lines = self.thought.lines(s, self.seat, legal)
        chosen = 0
        if self.rollouts and len(lines) > 1:
            search = Search(self.game, self.thought, view, self.seat, self.dice.below(SEEDS))
            chosen = search.best(lines, self.rollouts, self.seconds)
        self.plan.follow(s, lines[chosen].actions)
        others = [line.actions for i, line in enumerate(lines) if i != chosen]
        self.weighed = [lines[chosen].actions, *others]
        return [lines[chosen].actions[0]]


def hard(game: Game[Any], seat: int, dice: Dice) -> Bot:
    """The tuned policy without a search."""
    return QuestExpert(game, seat, dice, 0)


def expert(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return QuestExpert(game, seat, dice)

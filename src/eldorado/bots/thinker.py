"""A bot that searches, for any game whose policy proposes lines."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.search import Policy, Search
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Plain

SEEDS = 1 << 30


class Thinker(Bot):
    """Searches if its policy finds several lines, and follows the line it chose while nothing new is seen."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice, policy: Policy, rollouts: int) -> None:
        super().__init__(game, seat, dice)
        self.policy = policy
        self.rollouts = rollouts  # for one search
        self.foreseen: Plain = None  # the view after the last decision, if it cannot reveal anything
        self.rest: list[int] = []  # the rest of the line from there

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        self.weighed = []
        if len(legal) == 1:
            return list(legal)
        if self.rest and self.rest[0] in legal and view == self.foreseen:
            actions = self.rest
            self.follow(self.game.determinize(view, self.dice), actions)
            return [actions[0]]
        s = self.game.determinize(view, self.dice)
        lines = self.policy.lines(s, self.seat, legal)
        chosen = 0
        if self.rollouts and len(lines) > 1:
            search = Search(self.game, self.policy, view, self.seat, self.dice.below(SEEDS))
            chosen = search.best(lines, self.rollouts, self.seconds)
        actions = lines[chosen].actions
        self.follow(s, actions)
        self.weighed = [actions, *(line.actions for i, line in enumerate(lines) if i != chosen)]
        return [actions[0]]

    def follow(self, s: Any, actions: list[int]) -> None:
        """Keep the rest of a line, and what will be seen after its first decision unless chance or others step in."""
        self.rest, self.foreseen = [], None
        if len(actions) < 2:
            return
        dice = QuickDice(0)
        self.game.apply(s, self.seat, actions[0], dice, None)
        if not dice.asked and self.game.actors(s) >> self.seat & 1:
            self.rest, self.foreseen = actions[1:], self.game.observe(s, self.seat)

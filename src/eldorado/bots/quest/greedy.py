"""The greedy bot of The Quest: the policy with frozen weights, from views only. Others are measured against it."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.quest.policy import Mark, Plan, TurnPolicy
from eldorado.bots.quest.weights import weights
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain
from eldorado.games.quest.model import cards, phases

KINDS: dict[str, int] = {name: kind for kind, name in enumerate(cards.NAME)}


class QuestGreedy(Bot):
    """Follows a plan while the view matches its expectations, and makes a new one after each draw."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.policy: TurnPolicy = TurnPolicy(weights("greedy"))
        self.plan: Plan = Plan()

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return legal
        self.policy.planned = None
        action = self.next(view, legal)
        return [action, *[other for other in self.policy.others() if other in legal and other != action]]

    def next(self, view: Plain, legal: list[int]) -> int:
        planned = self.plan.next(seen(view), legal)
        if planned >= 0:
            return planned
        s = self.game.determinize(view, self.dice)
        action = self.policy.decide(s, legal)
        self.plan.follow(s, [action, *self.policy.plan])
        return action


def seen(view: Plain) -> Mark:
    """Return the `mark` of a view, as `mark` does for a state."""
    mine = view["players"][view["seat"]]
    return (
        view["round"],
        phases.NAME.index(view["phase"]),
        [KINDS.get(name, -1) for name in mine["hand"]],
        mine["pieces"],
        view["moving"]["left"],
        view["coins"],
        len(mine["tokens"]),
        view["owed"],
    )

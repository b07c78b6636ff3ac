"""Going back into hiding after the Thieves' last piece is lost, once all debts are paid (I-THIEF-3, I-THIEF-14)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.thieves.band import vanish


class Vanish(IslandQuestion):
    """A question nobody is asked: it waits below the payments for the loss."""

    def __init__(self, cave_in: int) -> None:
        self.cave_in: int = cave_in  # 1 if it was lost by a cave-in

    def copy(self) -> Vanish:
        return Vanish(self.cave_in)

    def actors(self, s: IslandState) -> int:
        return 0

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        vanish(s, self.cave_in)
        if out is not None:
            tell(out, "vanishes", {"who": seat_of(s, s.thieves)})

    def clause(self, s: IslandState) -> str:
        return "I-THIEF-3"


QUESTIONS.add(Vanish)

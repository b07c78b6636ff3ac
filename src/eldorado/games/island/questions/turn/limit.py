"""The hand limit at the end of a turn: surplus cards go back to the stacks (I-TURN-7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import RESOURCES
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.hands import cards_of, drop, to_stock
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.shrines import over_limit
from eldorado.games.island.rules.turn import next_turn


class Limit(IslandQuestion):
    """The choice of cards to give back, one after the other."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> Limit:
        return Limit(self.seat)

    def actors(self, s: IslandState) -> int:
        if not over_limit(s, self.seat):
            return 0
        return 1 << self.seat if len(self.held(s)) > 1 else 0

    def held(self, s: IslandState) -> list[int]:
        """The types of cards in the hand."""
        return [r for r in range(3) if s.hand[3 * self.seat + r] > 0]

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.GIVE + r for r in self.held(s)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.give_back(s, action - actions.GIVE, out)

    def give_back(self, s: IslandState, resource: int, out: list[Event] | None) -> None:
        drop(s, self.seat, resource, 1)
        to_stock(s, resource, 1)
        if out is not None:
            tell(out, "gives_back", {"who": self.seat, "card": RESOURCES[resource]})

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if over_limit(s, self.seat):
            self.give_back(s, self.held(s)[0], out)
            return
        s.questions.pop()
        if not s.questions:
            next_turn(s, out)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "limit", {"n": s.rules.hand_limit, "over": cards_of(s, seat) - s.rules.hand_limit}

    def clause(self, s: IslandState) -> str:
        return "I-TURN-7"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.GIVE <= action < actions.SEAT:
            return no("I-TURN-7", "no_such_card", {"what": RESOURCES[action - actions.GIVE]})
        return None


QUESTIONS.add(Limit)

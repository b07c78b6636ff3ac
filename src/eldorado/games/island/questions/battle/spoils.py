"""Half of a loser's cards, of his choice, for the victor or the stacks (I-FIGHT-10, I-CAVE-5)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import RESOURCES
from eldorado.games.island.model.events import tell, whisper
from eldorado.games.island.model.fighting import STACKS
from eldorado.games.island.model.hands import drop, slip_over, to_stock
from eldorado.games.island.model.sides import eyes
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.spoils import pot_side


def lay_down(s: IslandState, seat: int, resource: int, n: int, where: int) -> None:
    """Put cards onto the stacks, or into the Thieves' treasure (I-CAVE-7)."""
    drop(s, seat, resource, n)
    if where == STACKS:
        to_stock(s, resource, n)
    else:
        s.treasure[resource] += n


class Spoils(IslandQuestion):
    """The choice of the next card to give; the bank is closed between a defeat and its payment (I-TRADE-5)."""

    def __init__(self, seat: int, left: int, receiver: int) -> None:
        self.seat: int = seat  # the loser
        self.left: int = left  # cards
        self.receiver: int = (
            receiver  # a seat, STACKS or TREASURE; the number of seats for what partners divide
        )

    def copy(self) -> Spoils:
        return Spoils(self.seat, self.left, self.receiver)

    def actors(self, s: IslandState) -> int:
        return 1 << self.seat if self.left > 0 and len(self.legal(s, self.seat)) != 1 else 0

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def refuse_bank(self) -> Refusal | None:
        return no("I-TRADE-5", "bank_closed")

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.GIVE + r for r in range(3) if s.hand[3 * seat + r] > 0]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.give(s, action - actions.GIVE, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Give the cards that leave no choice, because the hand holds only one type."""
        if self.left > 0:
            self.give(s, self.legal(s, self.seat)[0] - actions.GIVE, out)
        else:
            s.questions.pop()

    def give(self, s: IslandState, resource: int, out: list[Event] | None) -> None:
        card = RESOURCES[resource]
        if self.receiver >= 0:
            slip_over(s, self.seat, self.receiver, resource)
            if out is not None:
                to = self.receiver if self.receiver < s.seats else s.rules.speaker[pot_side(s)]
                seen = eyes(s, self.seat) | eyes(s, to)
                whisper(out, "spoils", {"who": self.seat, "to": to}, {"card": card}, seen)
        else:
            lay_down(s, self.seat, resource, 1, self.receiver)
            if out is not None:
                tell(out, "gives_back", {"who": self.seat, "card": card})
        self.left -= 1

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "spoils", {"n": self.left}

    def clause(self, s: IslandState) -> str:
        return "I-CAVE-5" if self.receiver < 0 else "I-FIGHT-10"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.GIVE <= action < actions.SEAT:
            return no("I-FIGHT-10", "no_such_card", {"what": RESOURCES[action - actions.GIVE]})
        return None


QUESTIONS.add(Spoils)

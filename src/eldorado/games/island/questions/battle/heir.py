"""Spoils that partners must agree on: who of them takes something, or how they divide it (I-TEAM-10, I-TREAS-7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import RESOURCES, TREASURES
from eldorado.games.island.model.events import tell, whisper
from eldorado.games.island.model.hands import cards_of, pour, slip_over
from eldorado.games.island.model.sides import deciders, seats_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, ask
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.shrines import hold_shrine
from eldorado.games.island.rules.spoils import CARDS, PLUNDER, RELIC, SHRINE_PIECE


class Heir(IslandQuestion):
    """The choice of the partner who gets something indivisible; either of them answers."""

    def __init__(self, side: int, what: int, loser: int) -> None:
        self.side: int = side
        self.what: int = what  # CARDS, SHRINE_PIECE, PLUNDER, or RELIC + treasure
        self.loser: int = loser  # the side whose treasure is plundered

    def copy(self) -> Heir:
        return Heir(self.side, self.what, self.loser)

    def actors(self, s: IslandState) -> int:
        """The partners who decide; nobody if there is nothing to give."""
        if self.what == CARDS and cards_of(s, s.seats) == 0:
            return 0
        if self.what == PLUNDER and self.loser not in s.relic:
            return 0
        return deciders(s, self.side)

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def refuse_bank(self) -> Refusal | None:
        return no("I-TRADE-5", "bank_closed")

    def divided_by(self) -> int:
        return self.side if self.what == CARDS else -1

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.SEAT + other for other in seats_of(s, self.side)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        heir = action - actions.SEAT
        s.questions.pop()
        if self.what == CARDS:
            if out is not None:
                tell(out, "heir", {"who": heir, "n": cards_of(s, s.seats)})
            pour(s, s.seats, heir)
        elif self.what == SHRINE_PIECE:
            hold_shrine(s, heir, out)
        elif self.what == PLUNDER:
            ask(s, "plunder", heir, self.loser, heir)
        else:
            s.relic[self.what - RELIC] = heir
            if out is not None:
                tell(out, "finds", {"who": heir, "what": TREASURES[self.what - RELIC]})

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "heir_" + ("cards", "shrine", "treasure")[min(self.what, PLUNDER)], {}

    def clause(self, s: IslandState) -> str:
        return "I-TREAS-7" if self.what == SHRINE_PIECE else "I-TEAM-10"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.SEAT <= action < actions.TRADE:
            return no("I-TEAM-10", "no_partner")
        return None


class Divide(IslandQuestion):
    """Partners dividing cards, one by one to whoever takes them; one who is done leaves the rest to the other."""

    def __init__(self, side: int) -> None:
        self.side: int = side

    def copy(self) -> Divide:
        return Divide(self.side)

    def actors(self, s: IslandState) -> int:
        return deciders(s, self.side) if cards_of(s, s.seats) else 0

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def refuse_bank(self) -> Refusal | None:
        return no("I-TRADE-5", "bank_closed")

    def divided_by(self) -> int:
        return self.side

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.DONE] + [actions.TAKE + r for r in range(3) if s.hand[3 * s.seats + r] > 0]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.DONE:
            for other in seats_of(s, self.side):
                if other != seat:
                    if out is not None:
                        tell(out, "heir", {"who": other, "n": cards_of(s, s.seats)})
                    pour(s, s.seats, other)
            return
        resource = action - actions.TAKE
        slip_over(s, s.seats, seat, resource)
        if out is not None:
            seen = s.rules.partners[self.side]
            whisper(out, "divides", {"who": seat}, {"card": RESOURCES[resource]}, seen)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "divide", {"n": cards_of(s, s.seats)}

    def clause(self, s: IslandState) -> str:
        return "I-TEAM-10"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.TAKE <= action < actions.GIVE:
            return no("I-TEAM-10", "not_in_pot", {"what": RESOURCES[action - actions.TAKE]})
        return None


QUESTIONS.add(Heir)
QUESTIONS.add(Divide)

"""Drawing adventure cards: the free card, the bought one, the hand limit."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, cards, numbers
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion
from eldorado.games.isla_dorada.questions.pool import not_taken, take
from eldorado.games.isla_dorada.rules.drawing import anything, legal_take
from eldorado.games.isla_dorada.rules.hands import discard, legal_discard
from eldorado.games.isla_dorada.rules.refusals import no

FREE: Final = 0
BUY: Final = 1
LIMIT: Final = 2
STEPS: Final[list[str]] = ["free", "buy", "limit"]


class Drawing(IslaQuestion):
    """The end of a round: one seat after the other, clockwise from the leader (D-DRAW-1, D-DRAW-2)."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat: int = seat
        self.step: int = step  # FREE, BUY or LIMIT

    def copy(self) -> Drawing:
        return Drawing(self.seat, self.step)

    def actors(self, s: IslaState) -> int:
        step = self.step
        if step == LIMIT:
            return 1 << self.seat if s.hand_size[self.seat] > numbers.HAND_LIMIT else 0
        if step == BUY and s.gold[self.seat] == 0:
            return 0
        return 1 << self.seat if anything(s) else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        if self.step == LIMIT:
            return legal_discard(s, seat)
        found: list[int] = []
        if self.step == BUY:
            found.append(actions.DONE)
        legal_take(s, found)
        return found

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        step = self.step
        if step == LIMIT:
            discard(s, seat, action - actions.DISCARD, out)
            return
        self.step = step + 1
        if step == FREE:
            take(s, seat, action, dice, out)
        elif action != actions.DONE:
            s.gold[seat] -= 1
            if out is not None:
                out.append(Event("bought", {"who": seat}))
            take(s, seat, action, dice, out)

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        """Nothing to decide in this step: go on to the next one, or to the next seat."""
        if self.step < LIMIT:
            self.step += 1
            return
        self.step = FREE
        self.seat = (self.seat + 1) % s.seats
        if self.seat == s.leader:
            s.questions.pop()

    # --- words --------------------------------------------------------------------------------------------------------
    def asks(self, s: IslaState, seat: int) -> str:
        return STEPS[self.step]

    def clause(self) -> str:
        return "D-DRAW-2" if self.step == LIMIT else "D-DRAW-1"

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {"n": s.hand_size[seat] - numbers.HAND_LIMIT} if self.step == LIMIT else {}

    def not_asked(self, s: IslaState, seat: int) -> Refusal:
        return no("D-ROUND-2", "not_your_drawing", who=self.seat)

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        if self.step == LIMIT:
            if actions.FAMILY[action] != actions.DISCARD:
                return None
            return no("D-DRAW-2", "not_held", card=cards.CARD[action - actions.DISCARD])
        if self.step == FREE and action == actions.DONE:
            return no("D-DRAW-1", "must_draw")
        return not_taken("D-DRAW-1", action)

    # --- views -------------------------------------------------------------------------------------------------
    def show(self, s: IslaState, eye: int) -> Plain:
        return {"question": "drawing", "seat": self.seat, "step": self.step}


QUESTIONS.add(Drawing)

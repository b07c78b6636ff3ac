"""Istwa: a destiny is drawn, and one of the two is kept."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, goals, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import HIDDEN
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt
from eldorado.games.isla_dorada.rules.goal_cards import draw_destiny, under
from eldorado.games.isla_dorada.rules.refusals import no


class Istwa(Bolt):
    """Keeping one's own destiny or the one just drawn; the other goes under the deck (D-BOLT-ISTWA)."""

    def __init__(self, seat: int, begun: bool = False, drawn: int = -1) -> None:
        super().__init__(seat)
        self.begun: bool = begun
        self.drawn: int = drawn  # a destiny, or -1

    def copy(self) -> Istwa:
        return Istwa(self.seat, self.begun, self.drawn)

    def actors(self, s: IslaState) -> int:
        return 1 << self.seat if self.drawn != -1 else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        return [actions.KEEP + s.destiny[seat], actions.KEEP + self.drawn]

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        kept = action - actions.KEEP
        given = s.destiny[seat] if kept == self.drawn else self.drawn
        s.destiny[seat] = kept
        under(s.destiny_deck, s.destiny_seen, [given], [1 << seat])

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        if self.begun:
            s.questions.pop()
            return
        self.begun = True
        self.drawn = draw_destiny(s, self.seat, dice)
        if self.drawn >= 0 and out is not None:
            secret = {"destiny": goals.DESTINY[self.drawn]}
            out.append(Event("istwa", {"who": self.seat}, secret, 1 << self.seat))

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        kind = actions.FAMILY[action]
        return no(self.clause(), "not_offered") if kind in (actions.RETURN, actions.KEEP) else None

    def offers(self, seat: int) -> list[int]:
        return [self.drawn] if seat == self.seat and self.drawn != -1 else []

    def offers_destinies(self) -> bool:
        return True

    def show(self, s: IslaState, eye: int) -> Plain:
        drawn = self.drawn if eye == self.seat or self.drawn < 0 else HIDDEN
        return {"question": "istwa", "seat": self.seat, "begun": self.begun, "drawn": drawn}

    def cards_seen(self) -> list[int]:
        return [self.drawn] if self.drawn >= 0 else []

    def unhide(self, pile: list[int]) -> None:
        if self.drawn == HIDDEN:
            self.drawn = pile.pop()


QUESTIONS.add(Istwa, {"drawn": stock.DESTINY})

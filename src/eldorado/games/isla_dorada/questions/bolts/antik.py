"""Antik: two treasures are drawn and one of them is returned."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, goals, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import HIDDEN
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt
from eldorado.games.isla_dorada.rules.goal_cards import draw_treasure, hold_treasure, under
from eldorado.games.isla_dorada.rules.refusals import no


class Antik(Bolt):
    """Keep one of two treasures; a single one is simply kept (D-BOLT-ANTIK)."""

    def __init__(self, seat: int, begun: bool = False, drawn: list[int] | None = None) -> None:
        super().__init__(seat)
        self.begun: bool = begun
        self.drawn: list[int] = drawn or []  # treasures to choose from

    def copy(self) -> Antik:
        return Antik(self.seat, self.begun, self.drawn[:])

    def actors(self, s: IslaState) -> int:
        return 1 << self.seat if self.drawn else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        return [actions.RETURN + treasure for treasure in self.drawn]

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        given = action - actions.RETURN
        for treasure in self.drawn:
            if treasure != given:
                hold_treasure(s, seat, treasure)
        under(s.treasure_deck, s.treasure_seen, [given], [1 << seat])

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        if self.begun:
            s.questions.pop()
            return
        self.begun = True
        drawn: list[int] = []
        for _ in range(2):
            treasure = draw_treasure(s, self.seat, dice)
            if treasure >= 0:
                drawn.append(treasure)
        drawn.sort()
        if out is not None:
            names = [goals.TREASURE[t] for t in drawn]
            out.append(
                Event("antik", {"who": self.seat, "n": len(drawn)}, {"treasures": names}, 1 << self.seat)
            )
        if len(drawn) == 2:
            self.drawn = drawn
        elif drawn:
            hold_treasure(s, self.seat, drawn[0])

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        kind = actions.FAMILY[action]
        return no(self.clause(), "not_offered") if kind in (actions.RETURN, actions.KEEP) else None

    def offers(self, seat: int) -> list[int]:
        return self.drawn if seat == self.seat else []

    def show(self, s: IslaState, eye: int) -> Plain:
        drawn = [treasure if eye == self.seat else HIDDEN for treasure in self.drawn]
        return {"question": "antik", "seat": self.seat, "begun": self.begun, "drawn": drawn}

    def cards_seen(self) -> list[int]:
        return [treasure for treasure in self.drawn if treasure >= 0]

    def unhide(self, pile: list[int]) -> None:
        if HIDDEN in self.drawn:
            self.drawn = [pile.pop() for _ in self.drawn]
            self.drawn.sort()


QUESTIONS.add(Antik, {"drawn": stock.TREASURES})

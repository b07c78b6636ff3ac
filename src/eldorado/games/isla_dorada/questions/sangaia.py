"""After a move: leading the expedition on with a Sangaia."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, board, cards, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import UNSEEN, IslaQuestion, one_of
from eldorado.games.isla_dorada.rules.hands import give_up
from eldorado.games.isla_dorada.rules.movement import onward, travel
from eldorado.games.isla_dorada.rules.refusals import closed, no, upstream


class Sangaia(IslaQuestion):
    """Everybody who has a card is asked, and answers are sealed until the last one (D-MOVE-4, D-ROUND-2).

    Everybody who by public knowledge could hold a Sangaia is asked, so that nobody learns who does.
    """

    def __init__(self, leg: int, waiting: int, onward: list[int]) -> None:
        self.leg: int = leg  # the way just travelled
        self.waiting: int = waiting  # mask
        self.onward: list[int] = onward  # by seat the chosen way, -1 for none

    def copy(self) -> Sangaia:
        return Sangaia(self.leg, self.waiting, self.onward[:])

    def actors(self, s: IslaState) -> int:
        return self.waiting

    def legal(self, s: IslaState, seat: int) -> list[int]:
        found: list[int] = [actions.NO]
        if s.hand[seat][cards.SANGAIA] > 0:
            for way in onward(s, self.leg):
                found.append(actions.SANGAIA + way)
        return found

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action != actions.NO:
            self.onward[seat] = action - actions.SANGAIA
        self.waiting &= ~(1 << seat)
        if out is not None:
            out.append(Event("answered", {"who": seat}))

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        """Use the first Sangaia clockwise from the leader; the others stay in hand."""
        s.questions.pop()
        for step in range(s.seats):
            who = (s.leader + step) % s.seats
            way = self.onward[who]
            if way >= 0:
                give_up(s, who, cards.SANGAIA)
                if out is not None:
                    out.append(
                        Event("sangaia", {"who": who, "to": board.PLACE[board.WAY_TO[way]]}, None, 0, True)
                    )
                if board.WAY_CLASS[way] == cards.AIR:
                    s.place = board.WAY_TO[way]  # no path is used: not a leg of its own
                    if out is not None:
                        out.append(Event("went_on", {"who": who, "to": board.PLACE[s.place]}))
                else:
                    travel(s, who, way, out)
                return

    # --- words --------------------------------------------------------------------------------------------------------
    def clause(self) -> str:
        return "D-MOVE-4"

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {"place": board.PLACE[s.place]}

    def declines(self) -> int:
        return actions.NO

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        if actions.FAMILY[action] != actions.SANGAIA:
            return None
        if s.hand[seat][cards.SANGAIA] == 0:
            return no("D-MOVE-4", "no_sangaia")
        way = action - actions.SANGAIA
        if board.WAY_CLASS[self.leg] != cards.AIR and board.WAY_FROM[way] == s.place:
            if upstream(way):
                return no("D-MOVE-2", "upstream")
            shut = closed(s, way)
            if shut is not None and board.WAY_CLASS[way] == board.WAY_CLASS[self.leg]:
                return shut
        return no("D-MOVE-4", "not_onward")

    # --- views -------------------------------------------------------------------------------------------------
    def show(self, s: IslaState, eye: int) -> Plain:
        chosen = [self.onward[seat] if seat == eye else UNSEEN for seat in range(s.seats)]
        return {"question": "sangaia", "leg": self.leg, "waiting": self.waiting, "onward": chosen}

    def imagine(self, s: IslaState, me: int, dice: Dice) -> None:
        for who in range(s.seats):
            done = not (self.waiting >> who) & 1 and s.hand_size[who] > 0
            if who != me and done and s.hand[who][cards.SANGAIA] > 0 and dice.below(2):
                self.onward[who] = one_of(onward(s, self.leg), dice)


QUESTIONS.add(Sangaia, {"leg": stock.WAY, "onward": stock.WAYS})

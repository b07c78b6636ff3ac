"""Paying for the way that won, card by card.

Cards are laid down in falling value and the payment stops when the bid is covered, so that no card could be left
out: the last card is the smallest, and before it the bid was not covered (D-BID-9).
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, board, cards, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion
from eldorado.games.isla_dorada.rules.hands import give_up
from eldorado.games.isla_dorada.rules.payment import most, turns, worth
from eldorado.games.isla_dorada.rules.refusals import no


class Payment(IslaQuestion):
    """Paying a seat's bid, or its share, for the winning way (D-BID-3 to D-BID-5, D-COOP-3)."""

    def __init__(self, payer: int, due: int, cap: int, turned: int) -> None:
        self.payer: int = payer
        self.due: int = due
        self.cap: int = cap  # cards worth more than this come too late: the most valuable go first
        self.turned: int = turned  # mask of the animals turned by a Shaman of this payment

    def copy(self) -> Payment:
        return Payment(self.payer, self.due, self.cap, self.turned)

    def actors(self, s: IslaState) -> int:
        return 1 << self.payer if self.due > 0 else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        found: list[int] = []
        if self.fits(s, seat, cards.ZEPPELIN):
            found.append(actions.PAY + cards.ZEPPELIN)
        if self.fits(s, seat, cards.DRAKO):
            found.append(actions.PAY + cards.DRAKO)
        way_class = board.WAY_CLASS[s.way]
        if way_class == cards.WATER:
            if self.fits(s, seat, cards.KAYAK):
                found.append(actions.PAY + cards.KAYAK)
        elif way_class != cards.AIR:
            for animal in range(cards.WATER):
                if self.fits(s, seat, cards.NATURAL[animal]):
                    found.append(actions.PAY + cards.NATURAL[animal])
        return found

    def fits(self, s: IslaState, seat: int, kind: int) -> bool:
        """Whether this card may be laid down now: it pays, in falling value, and the rest can still be paid."""
        hand = s.hand[seat]
        if hand[kind] == 0 or cards.FEE[kind] > s.gold[seat]:
            return False
        way_class = board.WAY_CLASS[s.way]
        value = worth(way_class, kind, hand[cards.SHAMAN], self.turned)
        if value == 0 or value > self.cap:
            return False
        rest = self.due - value
        if rest <= 0:
            return True
        other = turns(way_class, kind)
        shaman = other >= 0 and not (self.turned >> other) & 1
        hand[kind] = hand[kind] - 1
        turned = self.turned
        if shaman:
            hand[cards.SHAMAN] = hand[cards.SHAMAN] - 1
            turned |= 1 << other
        enough = most(hand, s.gold[seat] - cards.FEE[kind], way_class, value, turned) >= rest
        hand[kind] = hand[kind] + 1
        if shaman:
            hand[cards.SHAMAN] = hand[cards.SHAMAN] + 1
        return enough

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        """Lay down one card, with its gold, and with a Shaman if it has to be turned."""
        kind = action - actions.PAY
        value = cards.VALUE[kind]
        fee = cards.FEE[kind]
        other = turns(board.WAY_CLASS[s.way], kind)
        shaman = other >= 0 and not (self.turned >> other) & 1
        if shaman:
            give_up(s, seat, cards.SHAMAN)
            self.turned |= 1 << other
        give_up(s, seat, kind)
        s.gold[seat] = s.gold[seat] - fee
        self.cap = value
        self.due -= value
        if self.due < 0:
            self.due = 0
        if out is not None:
            args = {"who": seat, "card": cards.CARD[kind], "gold": fee, "due": self.due}
            out.append(Event("paid_turned" if shaman else "paid_gold" if fee else "paid", args))

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        s.share[self.payer] = 0
        s.questions.pop()

    # --- words --------------------------------------------------------------------------------------------------------
    def asks(self, s: IslaState, seat: int) -> str:
        return "pay"

    def clause(self) -> str:
        return "D-BID-3"

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {"due": self.due, "to": board.PLACE[board.WAY_TO[s.way]]}

    def not_asked(self, s: IslaState, seat: int) -> Refusal:
        return no("D-COOP-3" if s.cooperative else "D-BID-3", "not_your_payment", who=self.payer)

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        if actions.FAMILY[action] != actions.PAY:
            return None
        kind = action - actions.PAY
        name = cards.CARD[kind]
        hand = s.hand[seat]
        way_class = board.WAY_CLASS[s.way]
        if hand[kind] == 0:
            return no("D-BID-3", "not_held", card=name)
        if kind == cards.SHAMAN and way_class < cards.WATER:
            return no("D-BID-5", "shaman_alone")
        if worth(way_class, kind, 1, self.turned) == 0:
            if way_class == cards.AIR:
                return no("D-BID-6", "only_wings", card=name)
            return no("D-BID-5" if kind == cards.SHAMAN else "D-BID-4", "pays_nothing", card=name)
        if worth(way_class, kind, hand[cards.SHAMAN], self.turned) == 0:
            return no("D-BID-5", "needs_shaman", card=name)
        if cards.FEE[kind] > s.gold[seat]:
            return no("D-BID-4", "no_gold", card=name, gold=cards.FEE[kind])
        if cards.VALUE[kind] > self.cap:
            return no("D-BID-9", "dearest_first", card=name)
        return self.rest_unpaid(s, seat, kind)

    def rest_unpaid(self, s: IslaState, seat: int, kind: int) -> Refusal:
        """Refuse because the rest could not be paid after this card: only out of order, or not at all."""
        way_class = board.WAY_CLASS[s.way]
        left = s.hand[seat][:]
        left[kind] -= 1
        other = turns(way_class, kind)
        shaman = other >= 0 and not (self.turned >> other) & 1
        if shaman:
            left[cards.SHAMAN] -= 1
        turned = self.turned | (1 << other if shaman else 0)
        can = most(left, s.gold[seat] - cards.FEE[kind], way_class, self.cap, turned)
        args = {"card": cards.CARD[kind], "due": self.due}
        if can >= self.due - cards.VALUE[kind]:
            return no("D-BID-9", "rest_unpaid", **args)
        return no("D-BID-5", "shaman_gone", **args) if shaman else no("D-BID-4", "gold_gone", **args)

    # --- views -------------------------------------------------------------------------------------------------
    def show(self, s: IslaState, eye: int) -> Plain:
        return {
            "question": "payment",
            "payer": self.payer,
            "due": self.due,
            "cap": self.cap,
            "turned": self.turned,
        }


QUESTIONS.add(Payment, {"turned": stock.ANIMALS})

"""Trading between players (I-TRADE-2 to I-TRADE-6): an offer is put together field by field, then answered.

`s.offer` holds what the proposer gives (food, wood, gold, cave shrine, three treasures) and then, likewise, what the
proposer asks for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import MOST
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.hands import cards_of, hand_over
from eldorado.games.island.model.map import adjacent
from eldorado.games.island.model.sides import allied, offers_of_turn, unit_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.questions.thieves.bearer import Bearer
from eldorado.games.island.rules.refusing import no, standing
from eldorado.games.island.rules.shrines import hold_shrine
from eldorado.games.island.thieves.band import choose_bearer, thieves_on_map

HALF: Final = 7
OFFER_FIELDS: Final = 14
SHRINE_FIELD: Final = 3
GOODS: Final = ("food", "wood", "gold", "cave_shrine", "bavieca", "golden_rose", "army_of_jimenez")


def given(s: IslandState) -> list[int]:
    """What the offer gives; treasures are listed only if there are any."""
    return s.offer[: HALF if s.rules.cave_tiles else SHRINE_FIELD + 1]


def wanted(s: IslandState) -> list[int]:
    return s.offer[HALF : OFFER_FIELDS if s.rules.cave_tiles else HALF + SHRINE_FIELD + 1]


def terms(s: IslandState, seat: int, other: int) -> Plain:
    """An offer for clients: how much of each, and cards by name, one by one."""
    give, ask = given(s), wanted(s)
    way = "asks" if not any(give) else "gives" if not any(ask) else "swaps"
    goods, price = named(give), named(ask)
    return {"who": seat, "to": other, "give": give, "ask": ask, "goods": goods, "price": price, "way": way}


def named(amounts: list[int]) -> list[str]:
    return [GOODS[i] for i in range(len(amounts)) for _ in range(amounts[i])] or ["nothing"]


def may_trade(s: IslandState, one: int, other: int) -> bool:
    """Whether two seats may trade: anywhere, or with explorers on the same or adjacent tiles (I-TRADE-2, I-TRADE-6)."""
    if one == other or other >= s.seats:
        return False
    if s.rules.trade_anywhere:
        return True
    first: i64 = unit_of(s, one)
    for u in range(first, first + s.rules.own_figures[one]):
        if near_seat(s, u, other):
            return True
    return False


def near_seat(s: IslandState, unit: int, seat: int) -> bool:
    """Whether the figure is on the same tile as, or next to, the seat's explorer or one of its thieves (I-TRADE-7)."""
    a: i64 = s.pos[unit]
    if a < 0:
        return False
    first: i64 = unit_of(s, seat)
    for u in range(first, first + s.rules.own_figures[seat]):
        b: i64 = s.pos[u]
        if b >= 0 and (a == b or adjacent(s, a, b)):
            return True
    return False


def gives_shrine(s: IslandState, giver: int, receiver: int) -> bool:
    """Whether the cave shrine can pass: its bearer among the Thieves must be near (I-TREAS-6)."""
    if not s.rules.trade_shrine or s.shrine_seat != giver:
        return False
    return s.side[giver] != s.thieves or (s.bearer >= 0 and near_seat(s, s.bearer, receiver))


def pass_shrine(s: IslandState, giver: int, receiver: int, out: list[Event] | None) -> None:
    """Pass the cave shrine to the other explorer, or to a thief nearby."""
    hold_shrine(s, receiver, out)
    if s.side[receiver] == s.thieves and not s.over:
        if isinstance(s.questions[-1], Bearer):
            s.questions.pop()
        choose_bearer(s, [u for u in thieves_on_map(s) if near_seat(s, u, giver)])


def goods(s: IslandState, seat: int) -> int:
    """The number of things a seat could trade away, by public knowledge."""
    n = cards_of(s, seat)
    if s.rules.trade_shrine and s.shrine_seat == seat:
        n += 1
    for holder in s.relic:
        if holder == seat:
            n += 1
    return n


class Trade(Act):
    """Proposing a trade to somebody."""

    def codes(self) -> list[int]:
        return list(range(actions.TRADE, actions.AMOUNT))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.offers <= 0:
            return
        mine = goods(s, seat)
        for other in range(s.seats):
            if other != seat and may_trade(s, seat, other) and (mine or goods(s, other)):
                legal.append(actions.TRADE + other)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.offers -= 1
        begin_offer(s, seat, action - actions.TRADE, 0)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return refuse_trade(s, seat, action - actions.TRADE)


def refuse_trade(s: IslandState, seat: int, other: int) -> Refusal:
    if other == seat:
        return no("I-TRADE-4", "trade_self")
    if not may_trade(s, seat, other):
        gone = not standing(s, seat) or not standing(s, other)
        return no("I-TRADE-6", "trade_off_map") if gone else no("I-TRADE-2", "trade_far")
    if s.offers <= 0:
        return no("I-TRADE-4", "offers_used", {"n": offers_of_turn(s)})
    return no("I-TRADE-4", "nothing_to_trade")


def begin_offer(s: IslandState, seat: int, other: int, counter: int) -> None:
    for i in range(OFFER_FIELDS):
        s.offer[i] = 0
    question = Offer(seat, other, 0, counter)
    s.questions.append(question)
    question.skip_fields(s)


class Offer(IslandQuestion):
    """The amount in the next field of an offer; fields that leave no choice are skipped."""

    def __init__(self, seat: int, other: int, field: int, counter: int) -> None:
        self.seat: int = seat  # the proposer
        self.other: int = other
        self.field: int = field  # index into `s.offer`
        self.counter: int = counter  # 1 for a counter-offer

    def copy(self) -> Offer:
        return Offer(self.seat, self.other, self.field, self.counter)

    def actors(self, s: IslandState) -> int:
        return 1 << self.seat

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def most_of(self, s: IslandState, field: int) -> int:
        """The largest number for a field: from one's own hand, or by public knowledge of the other's."""
        giver = self.seat if field < HALF else self.other
        thing = field % HALF
        if thing == SHRINE_FIELD:
            return 1 if gives_shrine(s, giver, self.other if field < HALF else self.seat) else 0
        if thing > SHRINE_FIELD:  # a treasure (I-TRADE-7)
            return 1 if s.relic[thing - SHRINE_FIELD - 1] == giver else 0
        if field < HALF:
            most = s.hand[3 * giver + field]
        elif allied(s, giver, self.seat):
            most = s.hand[3 * giver + thing]  # partners see each other's cards (I-TEAM-5)
        else:
            most = cards_of(s, giver) - s.offer[HALF] - s.offer[HALF + 1] - s.offer[HALF + 2]
        return most if most < MOST else MOST - 1

    def skip_fields(self, s: IslandState) -> None:
        """Go to the next field that leaves a choice; after the last one the offer is made, or dropped if it is
        empty."""
        while self.field < OFFER_FIELDS:
            if self.most_of(s, self.field) > 0:
                return
            self.field += 1
        s.questions.pop()
        if sum(s.offer) > 0:
            s.questions.append(Answer(self.seat, self.other, self.counter))

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.AMOUNT + n for n in range(self.most_of(s, self.field) + 1)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.offer[self.field] = action - actions.AMOUNT
        self.field += 1
        self.skip_fields(s)
        if out is not None and isinstance(s.questions[-1], Answer):
            tell(out, "offers", terms(s, self.seat, self.other))

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        half = "give" if self.field < HALF else "ask"
        return "offer", {"to": self.other, "field": half, "what": GOODS[self.field % HALF]}

    def clause(self, s: IslandState) -> str:
        return "I-TRADE-4"

    def show(self, s: IslandState, eye: int) -> Plain:
        return show_offer(s, self.phase, self.seat, self.other, self.counter)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.AMOUNT <= action < actions.MARK:
            return no("I-TRADE-4", "offer_amount")
        return None

    def promise(self, s: IslandState, need: list[int]) -> None:
        promise_offer(s, self.seat, need)


class Answer(IslandQuestion):
    """The answer to an offer: accept, refuse, or make the one counter-offer allowed."""

    def __init__(self, seat: int, other: int, counter: int) -> None:
        self.seat: int = seat  # the proposer
        self.other: int = other  # the seat that answers
        self.counter: int = counter  # 1 for a counter-offer

    def copy(self) -> Answer:
        return Answer(self.seat, self.other, self.counter)

    def actors(self, s: IslandState) -> int:
        return 1 << self.other

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal = [actions.REFUSE]
        hand = 3 * seat
        offer = s.offer
        if (
            s.hand[hand] >= offer[HALF]
            and s.hand[hand + 1] >= offer[HALF + 1]
            and s.hand[hand + 2] >= offer[HALF + 2]
        ):
            legal.append(actions.ACCEPT)
        if not self.counter:
            legal.append(actions.COUNTER)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        if action == actions.COUNTER:
            begin_offer(s, self.other, self.seat, 1)
        elif action == actions.ACCEPT:
            self.accept(s, out)
        elif out is not None:
            tell(out, "refuses", {"who": self.other, "to": self.seat})

    def accept(self, s: IslandState, out: list[Event] | None) -> None:
        seat, other = self.seat, self.other
        for r in range(3):
            hand_over(s, seat, other, r, s.offer[r])
            hand_over(s, other, seat, r, s.offer[HALF + r])
            if s.offer[SHRINE_FIELD + 1 + r]:
                s.relic[r] = other
            elif s.offer[HALF + SHRINE_FIELD + 1 + r]:
                s.relic[r] = seat
        if out is not None:
            tell(out, "trades", terms(s, seat, other))
        if s.offer[SHRINE_FIELD]:
            pass_shrine(s, seat, other, out)
        if s.offer[HALF + SHRINE_FIELD]:
            pass_shrine(s, other, seat, out)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "answer", {"who": self.seat}

    def prompt(self, s: IslandState, seat: int) -> Plain:
        """Prompt the seat, including the refusing action, for players who decline all trades."""
        return {**super().prompt(s, seat), "decline": actions.REFUSE}

    def clause(self, s: IslandState) -> str:
        return "I-TRADE-4"

    def show(self, s: IslandState, eye: int) -> Plain:
        return show_offer(s, self.phase, self.seat, self.other, self.counter)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if action == actions.ACCEPT:
            return no("I-TRADE-4", "cannot_accept")
        if action == actions.COUNTER:
            return no("I-TRADE-4", "one_counter")
        return None

    def promise(self, s: IslandState, need: list[int]) -> None:
        promise_offer(s, self.seat, need)


def show_offer(s: IslandState, what: str, seat: int, other: int, counter: int) -> Plain:
    return {"what": what, "seat": seat, "to": other, "give": given(s), "ask": wanted(s), "counter": counter}


def promise_offer(s: IslandState, seat: int, need: list[int]) -> None:
    """Raise the need by the offered cards: an offer proves that the proposer holds them."""
    for r in range(3):
        i = 3 * seat + r
        need[i] = max(need[i], s.offer[r])


QUESTIONS.add(Offer)
QUESTIONS.add(Answer)

"""Bidding: one round of bids for ways, classic or cooperative; Juju and Ovetos.

`s.last` made the last bid or addition; the others are asked once, clockwise from there, and when the turn comes back to
that seat the bidding is over. Every bid or addition must make its way the highest, so `s.way` and `s.high` are always
those of the last one. In classic bidding the bids of the losers stay visible but bind nobody.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, board, cards, numbers, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import UNSEEN, IslaQuestion, one_of
from eldorado.games.isla_dorada.rules.auction import bound, greatest, least, legal_ways, total
from eldorado.games.isla_dorada.rules.hands import give_up
from eldorado.games.isla_dorada.rules.movement import shut_in
from eldorado.games.isla_dorada.rules.refusals import closed, no, upstream

BIDS: Final[list[int]] = [actions.BID + amount for amount in range(numbers.MOST_BID + 1)]


class Bidding(IslaQuestion):
    """Naming a way and then the amount, or passing; a Juju silences somebody first (D-BID-1 to D-BID-8)."""

    def __init__(self, turn: int, picked: int, silenced: int, passed: int, joined: list[int]) -> None:
        self.turn: int = turn  # -1 when the bidding is over
        self.picked: int = picked  # the way whose amount is about to be named, or -1
        self.silenced: int = silenced  # mask of the victims of a Juju
        self.passed: int = passed  # mask of the seats that passed since the last bid
        self.joined: list[int] = (
            joined  # the order in which the shares of a cooperative bid were made, 0 for none
        )

    def copy(self) -> Bidding:
        return Bidding(self.turn, self.picked, self.silenced, self.passed, self.joined[:])

    def actors(self, s: IslaState) -> int:
        return 1 << self.turn if self.turn >= 0 else 0

    # --- what can be bid ----------------------------------------------------------------------------------------------
    def legal(self, s: IslaState, seat: int) -> list[int]:
        if self.picked >= 0:
            return self.amounts(s, seat)
        found: list[int] = []
        if s.high >= 0 or shut_in(s):
            found.append(actions.PASS)
        legal_ways(s, seat, found)
        if s.hand[seat][cards.JUJU] > 0:
            for victim in range(s.seats):
                if victim != seat and not (self.silenced >> victim) & 1:
                    found.append(actions.JUJU + victim)
        return found

    def amounts(self, s: IslaState, seat: int) -> list[int]:
        low = least(s, seat, self.picked)
        high = greatest(s, seat, self.picked)
        if high > numbers.MOST_BID:
            high = numbers.MOST_BID
        found = BIDS[low : high + 1]
        if s.hand[seat][cards.OVETOS] > 0:
            before = total(s, self.picked) if s.cooperative else 0
            for amount in range(low, high + 1):
                if before + amount >= numbers.OVETOS_FROM:
                    found.append(actions.BID_OVETOS + amount)
        return found

    # --- effects ------------------------------------------------------------------------------------------
    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        kind = actions.FAMILY[action]
        if kind == actions.WAY:
            self.picked = action - actions.WAY
        elif kind == actions.BID:
            self.place_bid(s, seat, action - actions.BID, out)
            self.go_on(s, out)
        elif kind == actions.PASS:
            self.passed |= 1 << seat
            if out is not None:
                out.append(Event("passed", {"who": seat}))
            self.go_on(s, out)
        elif kind == actions.BID_OVETOS:
            give_up(s, seat, cards.OVETOS)
            self.place_bid(s, seat, action - actions.BID_OVETOS, out)
            if out is not None:
                out.append(Event("ovetos", {"who": seat}))
            self.turn = -1
        else:
            victim = action - actions.JUJU
            give_up(s, seat, cards.JUJU)
            self.silenced |= 1 << victim
            if out is not None:
                out.append(Event("juju", {"who": seat, "victim": victim}))

    def place_bid(self, s: IslaState, seat: int, amount: int, out: list[Event] | None) -> None:
        """Place a bid for the way, or in cooperative bidding an addition to it."""
        way = self.picked
        joins = False
        if s.cooperative:
            if s.bid_way[seat] != way:
                s.share[seat] = 0  # who was alone in another bid leaves it
            joins = total(s, way) > 0
            s.bid_way[seat] = way
            if s.share[seat] == 0 and amount > 0:
                self.joined[seat] = max(self.joined) + 1
            s.share[seat] += amount
            s.high = total(s, way)
        else:
            s.bid_way[seat] = way
            s.share[seat] = amount
            s.high = amount
        s.way = way
        s.last = seat
        self.passed = 0
        self.picked = -1
        if out is not None:
            args = {"who": seat, "amount": amount, "total": s.high, **board.way_args(way)}
            out.append(Event("added" if joins else "bid", args))

    def go_on(self, s: IslaState, out: list[Event] | None) -> None:
        """Ask the next seat; when nobody is left to ask the bidding is over."""
        stop = s.last if s.last >= 0 else s.leader
        seat = self.turn
        for _ in range(s.seats):
            seat = (seat + 1) % s.seats
            if seat == stop:
                break
            if not (self.silenced >> seat) & 1:
                self.turn = seat
                return
        if s.last >= 0:
            self.turn = -1
            return
        # No opening bid: the monsters give way and the same leader begins again (D-BID-11).
        s.bigfoot = -1
        if shut_in(s):
            s.leviathan = -1
        self.turn = s.leader
        self.silenced = 0
        self.passed = 0
        if out is not None:
            out.append(Event("freed", {"who": s.leader}))

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        """Settle the leader, and the shares that are owed."""
        s.questions.pop()
        leader = s.last
        if s.cooperative:
            for seat in range(s.seats):
                if s.bid_way[seat] == s.way and s.share[seat] > 0:
                    first = self.joined[seat] < self.joined[leader]
                    if s.share[seat] > s.share[leader] or (s.share[seat] == s.share[leader] and first):
                        leader = seat
        else:
            for seat in range(s.seats):
                if seat != leader:
                    s.share[seat] = 0  # the others' bids are void
        s.leader = leader
        if out is not None:
            to, kind = board.PLACE[board.WAY_TO[s.way]], board.TYPES[board.WAY_TYPE[s.way]]
            out.append(Event("won", {"who": leader, "amount": s.high, "to": to, "type": kind}))

    # --- words --------------------------------------------------------------------------------------------------------
    def asks(self, s: IslaState, seat: int) -> str:
        if self.picked >= 0 and self.turn == seat:
            return "amount"
        return "open" if s.high < 0 else "bid"

    def clause(self) -> str:
        return "D-BID-1"

    def sentence(self, s: IslaState, seat: int) -> str:
        asks = self.asks(s, seat)
        return "open_by_air" if asks == "open" and shut_in(s) else asks

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        args: dict[str, Plain] = {"place": board.PLACE[s.place], "high": s.high}
        if self.picked >= 0:
            args.update(board.way_args(self.picked))
            args["need"] = least(s, seat, self.picked)
        elif s.high >= 0:
            args.update({"to": board.PLACE[board.WAY_TO[s.way]], "who": bidders(s)})
        return args

    def not_asked(self, s: IslaState, seat: int) -> Refusal:
        if (self.silenced >> seat) & 1:
            return no("D-BID-8", "silenced")
        return no("D-BID-2", "not_your_turn", who=self.turn)

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        kind = actions.FAMILY[action]
        if self.picked >= 0:
            if kind not in (actions.BID, actions.BID_OVETOS):
                return no("D-BID-1", "name_amount")
            return self.not_amount(s, seat, action - kind)
        if kind == actions.PASS:
            return no("D-BID-11", "must_open")
        if kind == actions.WAY:
            return not_way(s, seat, action - actions.WAY)
        if kind == actions.BID_OVETOS:
            return self.not_ovetos(s, seat)
        if kind == actions.BID:
            return no("D-BID-1", "which_way")
        return self.not_juju(s, seat, action - actions.JUJU) if kind == actions.JUJU else None

    def not_juju(self, s: IslaState, seat: int, victim: int) -> Refusal:
        if s.hand[seat][cards.JUJU] == 0:
            return no("D-BID-8", "no_juju")
        if victim == seat:
            return no("D-BID-8", "not_oneself")
        return no("D-BID-8", "out_already", who=victim)

    def not_ovetos(self, s: IslaState, seat: int) -> Refusal:
        """Why no Ovetos before a way is named: often none that is named would help."""
        clause = "D-COOP-2" if s.cooperative else "D-BID-7"
        if s.hand[seat][cards.OVETOS] == 0:
            return no(clause, "no_ovetos")
        found: list[int] = []
        legal_ways(s, seat, found)
        best = 0
        for action in found:
            way = action - actions.WAY
            made = greatest(s, seat, way) + (total(s, way) if s.cooperative else 0)
            if made > best:
                best = made
        if best < numbers.OVETOS_FROM:
            return no(clause, "ovetos_far", amount=best, need=numbers.OVETOS_FROM)
        return no("D-BID-1", "which_way")

    def not_amount(self, s: IslaState, seat: int, amount: int) -> Refusal:
        way = self.picked
        need = least(s, seat, way)
        if amount < need:
            if s.high < 0:
                return no("D-BID-1", "air_zero")
            if s.cooperative:
                return no("D-COOP-1", "not_highest", high=s.high, need=need)
            return no("D-BID-1", "not_higher", high=s.high)
        if amount > greatest(s, seat, way):
            return too_dear(s, seat, way, amount)
        clause = "D-COOP-2" if s.cooperative else "D-BID-7"
        if s.hand[seat][cards.OVETOS] == 0:
            return no(clause, "no_ovetos")
        made = amount + (total(s, way) if s.cooperative else 0)
        return no(clause, "below_four", amount=made, need=numbers.OVETOS_FROM)

    # --- views -------------------------------------------------------------------------------------------------
    def show(self, s: IslaState, eye: int) -> Plain:
        return {
            "question": "bidding",
            "turn": self.turn,
            "picked": self.picked if self.turn == eye else UNSEEN,
            "silenced": self.silenced,
            "passed": self.passed,
            "joined": self.joined[:],
        }

    def imagine(self, s: IslaState, me: int, dice: Dice) -> None:
        if self.turn != me and dice.below(2):
            ways: list[int] = []
            legal_ways(s, self.turn, ways)
            if ways:
                self.picked = one_of(ways, dice) - actions.WAY


def bidders(s: IslaState) -> list[Plain]:
    """The seat or seats holding the highest bid."""
    if not s.cooperative:
        return [s.last]
    return [seat for seat in range(s.seats) if s.bid_way[seat] == s.way and s.share[seat] > 0] or [s.last]


def not_way(s: IslaState, seat: int, way: int) -> Refusal:
    if board.WAY_CLASS[way] == cards.AIR:
        if board.WAY_TO[way] == s.place:
            return no("D-BID-6", "air_to_here", place=board.PLACE[s.place])
    elif board.WAY_FROM[way] != s.place:
        return no("D-BID-1", "not_from_here", place=board.PLACE[board.WAY_FROM[way]])
    elif upstream(way):
        return no("D-MOVE-2", "upstream")
    shut = closed(s, way)
    if shut is not None:
        return shut
    if s.cooperative and s.bid_way[seat] != way and bound(s, seat):
        return no("D-COOP-1", "bound", to=board.PLACE[board.WAY_TO[s.bid_way[seat]]])
    return too_dear(s, seat, way, least(s, seat, way))


def too_dear(s: IslaState, seat: int, way: int, amount: int) -> Refusal:
    most = max(0, greatest(s, seat, way))
    if s.cooperative:
        return no("D-COOP-3", "cannot_pay", need=amount, most=most)
    if board.WAY_CLASS[way] == cards.AIR and most == 0:
        return no("D-BID-6", "no_wings")
    return no("D-BID-3", "cannot_pay", need=amount, most=most)


QUESTIONS.add(Bidding, {"picked": stock.WAY})

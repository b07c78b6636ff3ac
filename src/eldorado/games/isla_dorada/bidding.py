"""Bidding: one round of bids for ways, classic or cooperative; Juju and Ovetos.

`last` made the last bid or addition; the others are asked once, clockwise from there, and when the turn comes back to
`last` the bidding is over. Every bid or addition must make its way the highest, so `way` and `high` are always those
of the last one. In classic bidding the bids of the losers stay visible but bind nobody.
"""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.isla_dorada.payment import can_pay, give_up
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_BID,
    A_LAST,
    A_SEAT,
    A_WAY,
    AIR,
    AIR_WAY,
    BIDDING,
    JUJU,
    MOST_BID,
    OVETOS,
    OVETOS_FROM,
    PASS,
    PATH_TYPE,
    PLACE,
    PLACES,
    SEA,
    SEA_TOKENS,
    TYPES,
    WAY_CLASS,
    WAY_PATHS,
    WAY_TO,
    WAY_TYPE,
    WAYS_FROM,
)

NOBODY = -1


def open_path(s: IslaState, path: int) -> bool:
    """Whether the expedition can use the path: no monster on it (D-BID-10), and the sea not closed (D-MOVE-3)."""
    if path == s.bigfoot or path == s.leviathan:
        return False
    return not (s.two_sea_journeys and PATH_TYPE[path] == SEA and len(s.tokens) >= SEA_TOKENS)


def open_way(s: IslaState, way: int) -> bool:
    for path in WAY_PATHS[way]:
        if not open_path(s, path):
            return False
    return True


def shut_in(s: IslaState) -> bool:
    """Whether every path from the place is closed (D-BID-11)."""
    for way in WAYS_FROM[s.place]:
        if open_way(s, way):
            return False
    return True


def total(s: IslaState, way: int) -> int:
    """What is bid for a way in cooperative bidding."""
    amount = 0
    for seat in range(s.seats):
        if s.bid_way[seat] == way:
            amount += s.share[seat]
    return amount


def bound(s: IslaState, seat: int) -> bool:
    """Whether the seat shares its bid with another and so must stay with it (D-COOP-1)."""
    if s.bid_way[seat] < 0 or s.share[seat] == 0:
        return False
    for other in range(s.seats):
        if other != seat and s.bid_way[other] == s.bid_way[seat] and s.share[other] > 0:
            return True
    return False


def least(s: IslaState, seat: int, way: int) -> int:
    """The smallest bid for the way, or the smallest addition to it."""
    need = s.high + 1
    if s.cooperative and s.high > 0:
        need -= total(s, way)
        if need < 1:
            need = 1
    if need == 0 and WAY_CLASS[way] == AIR:
        need = 1  # D-BID-1: not 0 by air
    return need


def greatest(s: IslaState, seat: int, way: int) -> int:
    """The largest bid or addition the seat can pay for."""
    amount = can_pay(s, seat, WAY_CLASS[way])
    if s.cooperative and s.bid_way[seat] == way:
        amount -= s.share[seat]
    return amount


def may_bid(s: IslaState, seat: int, way: int) -> bool:
    """Whether the seat can bid for the way or add to its bid; the way starts here and is open."""
    if s.cooperative and s.bid_way[seat] != way and bound(s, seat):
        return False
    return greatest(s, seat, way) >= least(s, seat, way)


def may_pass(s: IslaState) -> bool:
    return s.high >= 0 or shut_in(s)


def legal_bid(s: IslaState, seat: int) -> list[int]:
    found: list[int] = []
    if s.picked >= 0:
        low = least(s, seat, s.picked)
        high = greatest(s, seat, s.picked)
        if high >= MOST_BID:
            high = MOST_BID - 1
        for amount in range(low, high + 1):
            found.append(A_BID + amount)
        if s.hand[seat][OVETOS] > 0:
            before = total(s, s.picked) if s.cooperative else 0
            for amount in range(low, high + 1):
                if before + amount >= OVETOS_FROM:
                    found.append(A_LAST + amount)
        return found
    if may_pass(s):
        found.append(PASS)
    if s.cooperative:
        for way in WAYS_FROM[s.place]:
            if open_way(s, way) and may_bid(s, seat, way):
                found.append(A_WAY + way)
        for place in range(PLACES):
            if place != s.place and may_bid(s, seat, AIR_WAY + place):
                found.append(A_WAY + AIR_WAY + place)
    else:
        # The same by class, since every way of a class can be paid alike: this is the hottest list of the game.
        need = s.high + 1
        reach = [-1, -1, -1, -1]
        for way in WAYS_FROM[s.place]:
            way_class = WAY_CLASS[way]
            if reach[way_class] < 0:
                reach[way_class] = can_pay(s, seat, way_class)
            if reach[way_class] >= need and open_way(s, way):
                found.append(A_WAY + way)
        if need == 0:
            need = 1
        if can_pay(s, seat, AIR) >= need:
            for place in range(PLACES):
                if place != s.place:
                    found.append(A_WAY + AIR_WAY + place)
    if s.hand[seat][JUJU] > 0:
        for victim in range(s.seats):
            if victim != seat and not (s.out >> victim) & 1:
                found.append(A_SEAT + victim)
    return found


def start_bidding(s: IslaState) -> None:
    s.phase = BIDDING
    s.turn = s.leader
    s.last = NOBODY
    s.high = -1
    s.way = -1
    s.out = 0
    s.passed = 0
    s.picked = -1
    s.joins = 0
    for seat in range(s.seats):
        s.bid_way[seat] = -1
        s.share[seat] = 0
        s.joined[seat] = 0


def next_turn(s: IslaState, out: list[Event] | None) -> bool:
    """Ask the next; False when nobody is left to ask and the bidding is over."""
    stop = s.last if s.last >= 0 else s.leader
    seat = s.turn
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        if seat == stop:
            break
        if not (s.out >> seat) & 1:
            s.turn = seat
            return True
    if s.last >= 0:
        return False
    # Nobody opened: the monsters give way and the same leader begins anew (D-BID-11).
    s.bigfoot = -1
    if shut_in(s):
        s.leviathan = -1
    start_bidding(s)
    if out is not None:
        out.append(Event("freed", {"who": s.leader}))
    return True


def place_bid(s: IslaState, seat: int, way: int, amount: int, out: list[Event] | None) -> None:
    """A bid for the way, or in cooperative bidding an addition to it."""
    joins = False
    if s.cooperative:
        if s.bid_way[seat] != way:
            s.share[seat] = 0  # who was alone in another bid leaves it
        joins = total(s, way) > 0
        s.bid_way[seat] = way
        if s.share[seat] == 0 and amount > 0:
            s.joins += 1
            s.joined[seat] = s.joins
        s.share[seat] += amount
        s.high = total(s, way)
    else:
        s.bid_way[seat] = way
        s.share[seat] = amount
        s.high = amount
    s.way = way
    s.last = seat
    s.passed = 0
    s.picked = -1
    if out is not None:
        kind = "added" if joins else "bid"
        args = {
            "who": seat,
            "amount": amount,
            "total": s.high,
            "way": way,
            "to": place_name(way),
            "type": type_name(way),
        }
        out.append(Event(kind, args))


def apply_bid(s: IslaState, seat: int, action: int, out: list[Event] | None) -> bool:
    """Do one thing on one's turn of the bidding; True when the bidding is over."""
    if action == PASS:
        s.passed |= 1 << seat
        if out is not None:
            out.append(Event("passed", {"who": seat}))
        return not next_turn(s, out)
    if action < A_BID:
        s.picked = action - A_WAY
        return False
    if action < A_LAST:
        place_bid(s, seat, s.picked, action - A_BID, out)
        return not next_turn(s, out)
    if action < A_SEAT:
        give_up(s, seat, OVETOS)
        place_bid(s, seat, s.picked, action - A_LAST, out)
        if out is not None:
            out.append(Event("ovetos", {"who": seat}))
        return True
    victim = action - A_SEAT
    give_up(s, seat, JUJU)
    s.out |= 1 << victim
    if out is not None:
        out.append(Event("juju", {"who": seat, "victim": victim}))
    return False


def settle(s: IslaState, out: list[Event] | None) -> None:
    """Who leads now, and what shares are owed."""
    leader = s.last
    if s.cooperative:
        for seat in range(s.seats):
            if s.bid_way[seat] == s.way and s.share[seat] > 0:
                first = s.joined[seat] < s.joined[leader]
                if s.share[seat] > s.share[leader] or (s.share[seat] == s.share[leader] and first):
                    leader = seat
    else:
        for seat in range(s.seats):
            if seat != leader:
                s.share[seat] = 0  # the others' bids are void
    s.leader = leader
    if out is not None:
        args = {"who": leader, "amount": s.high, "to": place_name(s.way), "type": type_name(s.way)}
        out.append(Event("won", args))


def place_name(way: int) -> str:
    return PLACE[WAY_TO[way]]


def type_name(way: int) -> str:
    return TYPES[WAY_TYPE[way]]

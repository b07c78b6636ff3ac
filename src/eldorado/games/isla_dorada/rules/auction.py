"""The bids possible for a way, alone or together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.games.isla_dorada.model import actions, board, cards
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.movement import open_way, sea_closed
from eldorado.games.isla_dorada.rules.payment import can_pay, flying, on_ground


def total(s: IslaState, way: int) -> int:
    """The total bid for a way in cooperative bidding."""
    amount = 0
    for seat in range(s.seats):
        if s.bid_way[seat] == way:
            amount += s.share[seat]
    return amount


def bound(s: IslaState, seat: int) -> bool:
    """Whether the seat shares its bid with another and so has to stay with it (D-COOP-1)."""
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
    if need == 0 and board.WAY_CLASS[way] == cards.AIR:
        need = 1  # D-BID-1: not 0 by air
    return need


def greatest(s: IslaState, seat: int, way: int) -> int:
    """The largest bid or addition the seat can pay for."""
    amount = can_pay(s, seat, board.WAY_CLASS[way])
    if s.cooperative and s.bid_way[seat] == way:
        amount -= s.share[seat]
    return amount


def may_bid(s: IslaState, seat: int, way: int) -> bool:
    """Whether the seat can bid for the way or add to its bid; the way starts here and is open."""
    if s.cooperative and s.bid_way[seat] != way and bound(s, seat):
        return False
    return greatest(s, seat, way) >= least(s, seat, way)


def legal_ways(s: IslaState, seat: int, found: list[int]) -> None:
    """Append the ways the seat can bid for."""
    if s.cooperative:
        for way in board.WAYS_FROM[s.place]:
            if open_way(s, way) and may_bid(s, seat, way):
                found.append(actions.WAY + way)
        for place in range(board.PLACES):
            if place != s.place and may_bid(s, seat, board.AIR_WAY + place):
                found.append(actions.WAY + board.AIR_WAY + place)
        return
    # The same by class, since all ways of a class are paid alike: this is the hottest list of the game.
    need: i64 = s.high + 1
    hand = s.hand[seat]
    wings: i64 = flying(hand, s.gold[seat], cards.ZEPPELIN_VALUE)
    payable: i64 = 0
    for way_class in board.CLASSES_FROM[s.place]:
        if wings >= need or wings + on_ground(hand, way_class, cards.ZEPPELIN_VALUE, 0) >= need:
            payable |= 1 << way_class
    if wings >= need and wings > 0:  # D-BID-1: not 0 by air
        payable |= 1 << cards.AIR
    if payable:
        found += ways_open(s, payable)


KEPT: Final[dict[int, list[int]]] = {}  # results of `ways_open`, by everything they depend on
MOST_KEPT: Final = 5000


def ways_open(s: IslaState, classes: i64) -> list[int]:
    """The open ways from the place of the classes in a mask, as actions. The list is cached: do not change it."""
    uses = board.USES[s.place]  # a monster elsewhere makes no difference
    bigfoot: i64 = s.bigfoot if s.bigfoot >= 0 and uses[s.bigfoot] else -1
    leviathan: i64 = s.leviathan if s.leviathan >= 0 and uses[s.leviathan] else -1
    key: i64 = (s.place * 256 + bigfoot + 1) * 256 + leviathan + 1
    key = (key * 2 + (1 if sea_closed(s) else 0)) * 32 + classes
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = []
        for way in board.WAYS_FROM[s.place]:
            if (classes >> board.WAY_CLASS[way]) & 1 and open_way(s, way):
                found.append(actions.WAY + way)
        if (classes >> cards.AIR) & 1:
            for place in range(board.PLACES):
                if place != s.place:
                    found.append(actions.WAY + board.AIR_WAY + place)
        KEPT[key] = found
    return found

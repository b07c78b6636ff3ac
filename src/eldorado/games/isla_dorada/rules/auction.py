"""What can be bid for a way, alone or together."""

from __future__ import annotations

from eldorado.games.isla_dorada.model import actions, board, cards
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.movement import open_way
from eldorado.games.isla_dorada.rules.payment import can_pay, flying, on_ground


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
    """Add the ways the seat can bid for."""
    if s.cooperative:
        for way in board.WAYS_FROM[s.place]:
            if open_way(s, way) and may_bid(s, seat, way):
                found.append(actions.WAY + way)
        for place in range(board.PLACES):
            if place != s.place and may_bid(s, seat, board.AIR_WAY + place):
                found.append(actions.WAY + board.AIR_WAY + place)
        return
    # The same by class, since every way of a class can be paid alike: this is the hottest list of the game.
    need = s.high + 1
    hand = s.hand[seat]
    wings = flying(hand, s.gold[seat], cards.ZEPPELIN_VALUE)
    last_class = -1
    reach = 0
    for way in board.WAYS_FROM[s.place]:
        way_class = board.WAY_CLASS[way]
        if way_class != last_class:  # the ways of a place are in the order of the file, mostly by class
            last_class = way_class
            reach = wings + on_ground(hand, way_class, cards.ZEPPELIN_VALUE, 0)
        if reach >= need and open_way(s, way):
            found.append(actions.WAY + way)
    if need == 0:
        need = 1
    if wings >= need:
        for place in range(board.PLACES):
            if place != s.place:
                found.append(actions.WAY + board.AIR_WAY + place)

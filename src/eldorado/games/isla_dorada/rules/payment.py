"""Paying for a way with cards and gold."""

from __future__ import annotations

from eldorado.games.isla_dorada.model import cards
from eldorado.games.isla_dorada.model.state import IslaState


def most(hand: list[int], gold: int, way_class: int, cap: int, turned: int) -> int:
    """The most these cards and this gold pay on a class of way, with cards worth at most `cap`.

    `turned` is the mask of animals for which a Shaman has been paid already. D-BID-4, D-BID-5.
    """
    return on_ground(hand, way_class, cap, turned) + flying(hand, gold, cap)


def on_ground(hand: list[int], way_class: int, cap: int, turned: int) -> int:
    """The same for only animals and boats."""
    if way_class < cards.WATER:
        total = hand[cards.NATURAL[way_class]]
        if turned == 0 and hand[cards.SHAMAN] == 0:
            return total  # as in most hands: nothing is turned
        best = 0
        both = 0
        for other in range(cards.WATER):
            if other != way_class:
                count = hand[cards.NATURAL[other]]
                if (turned >> other) & 1:
                    total += count
                else:
                    both += count
                    if count > best:
                        best = count
        shamans = hand[cards.SHAMAN] if both else 0
        return total if shamans == 0 else total + best if shamans == 1 else total + both
    if way_class == cards.WATER and cap >= cards.KAYAK_VALUE:
        return hand[cards.KAYAK] * cards.KAYAK_VALUE
    return 0


def flying(hand: list[int], gold: int, cap: int) -> int:
    """The same for only Drakos and Zeppelins, which pay on every way and cost gold."""
    if cap < cards.DRAKO_VALUE:
        return 0
    drakos = hand[cards.DRAKO]
    zeppelins = hand[cards.ZEPPELIN] if cap >= cards.ZEPPELIN_VALUE else 0
    best = 0
    if drakos == 0 and zeppelins == 0:
        return best
    for count in range(zeppelins + 1):
        purse = gold - count * cards.ZEPPELIN_FEE
        if purse < 0:
            break
        paid = purse // cards.DRAKO_FEE
        if paid > drakos:
            paid = drakos
        value = count * cards.ZEPPELIN_VALUE + paid * cards.DRAKO_VALUE
        if value > best:
            best = value
    return best


def can_pay(s: IslaState, seat: int, way_class: int) -> int:
    """The most the seat can pay for a way of this class."""
    return most(s.hand[seat], s.gold[seat], way_class, cards.ZEPPELIN_VALUE, 0)


def worth(way_class: int, kind: int, shamans: int, turned: int) -> int:
    """The value of one card on a class of way, 0 if none; another animal needs a Shaman."""
    if kind in (cards.DRAKO, cards.ZEPPELIN) or kind == cards.NATURAL[way_class]:
        return cards.VALUE[kind]
    if way_class < cards.WATER:
        for other in range(cards.WATER):
            if cards.NATURAL[other] == kind and ((turned >> other) & 1 or shamans > 0):
                return cards.VALUE[kind]
    return 0


def turns(way_class: int, kind: int) -> int:
    """The class whose animal this card is, if it must be turned into another to pay; else -1."""
    if way_class < cards.WATER and kind != cards.NATURAL[way_class]:
        for other in range(cards.WATER):
            if cards.NATURAL[other] == kind:
                return other
    return -1

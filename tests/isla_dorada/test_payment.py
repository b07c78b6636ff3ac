"""Payments: card by card reaches exactly the payments in which no card could be left out."""

from __future__ import annotations

from itertools import product

import pytest

from eldorado.core.dice import QuickDice
from eldorado.games.isla_dorada.payment import begin, legal_pay, most, pay
from eldorado.games.isla_dorada.state import IslaState, clone
from eldorado.games.isla_dorada.tables import (
    A_CARD,
    AIR,
    CLASSES,
    DRAKO,
    FEE,
    HELD,
    KAYAK,
    NATURAL,
    SHAMAN,
    VALUE,
    WATER,
    WAY_CLASS,
    WAYS,
    ZEPPELIN,
)
from eldorado.games.isla_dorada.thrift import cheapest

PAYING_KINDS = [*NATURAL[:WATER], KAYAK, DRAKO, ZEPPELIN, SHAMAN]


def value(way_class: int, counts: dict[int, int], gold: int) -> int:
    """What these cards pay all together by the words of D-BID-4 and D-BID-5; -1 if they are no payment at all."""
    if counts[DRAKO] * FEE[DRAKO] + counts[ZEPPELIN] * FEE[ZEPPELIN] > gold:
        return -1
    total = counts[DRAKO] * VALUE[DRAKO] + counts[ZEPPELIN] * VALUE[ZEPPELIN]
    turned = 0
    for animal in range(WATER):
        count = counts[NATURAL[animal]]
        if way_class == animal:
            total += count
        elif count:
            turned += 1
            total += count
    if way_class >= WATER and (turned or counts[SHAMAN]):
        return -1
    if turned != counts[SHAMAN]:
        return -1
    if way_class == WATER:
        total += counts[KAYAK] * VALUE[KAYAK]
    elif counts[KAYAK]:
        return -1
    return total


def minimal(way_class: int, counts: dict[int, int], gold: int, bid: int) -> bool:
    """Enough, and not enough without any one of the cards. A Shaman left out leaves its animals worth nothing."""
    if value(way_class, counts, gold) < bid:
        return False
    for kind in PAYING_KINDS:
        if counts[kind]:
            rest = {**counts, kind: counts[kind] - 1}
            if kind == SHAMAN:
                for animal in range(WATER):  # the animals it turned pay nothing then, whichever they are
                    if animal != way_class and counts[NATURAL[animal]]:
                        without = {**rest, NATURAL[animal]: 0}
                        if value(way_class, without, gold) >= bid:
                            return False
            elif kind in NATURAL[:WATER] and kind != NATURAL[min(way_class, WATER - 1)] and rest[kind] == 0:
                if value(way_class, {**rest, SHAMAN: rest[SHAMAN] - 1}, gold) >= bid:
                    return False
            elif value(way_class, rest, gold) >= bid:
                return False
    return True


def reached(s: IslaState, seat: int) -> set[tuple[int, ...]]:
    """All payments that can be laid down card by card, as counts of what was given up."""
    start = tuple(s.hand[seat])
    ends: set[tuple[int, ...]] = set()
    open_ = [s]
    seen: set[tuple[int, ...]] = set()
    while open_:
        now = open_.pop()
        legal = legal_pay(now, seat)
        assert legal, "a payment that was begun cannot be finished"
        for action in legal:
            after = clone(now)
            pay(after, seat, action - A_CARD, None)
            if after.due == 0:
                ends.add(tuple(start[k] - after.hand[seat][k] for k in range(HELD)))
            elif (mark := (*after.hand[seat], after.cap, after.turned, after.due)) not in seen:
                seen.add(mark)
                open_.append(after)
    return ends


@pytest.mark.parametrize("seed", range(60))
def test_payments_card_by_card_are_the_minimal_ones(seed: int) -> None:
    dice = QuickDice(seed)
    s = IslaState(3)
    s.gold[0] = dice.below(8)
    for _ in range(3 + dice.below(5)):
        kind = PAYING_KINDS[dice.below(len(PAYING_KINDS))]
        s.hand[0][kind] += 1
        s.hand_size[0] += 1
    way_class = dice.below(len(CLASSES))
    s.way = next(way for way in range(WAYS) if WAY_CLASS[way] == way_class)
    reach = most(s.hand[0], s.gold[0], way_class, VALUE[ZEPPELIN], 0)
    ranges = [range(s.hand[0][kind] + 1) for kind in PAYING_KINDS]
    subsets = [dict(zip(PAYING_KINDS, counts, strict=True)) for counts in product(*ranges)]
    assert reach == max(0, *(value(way_class, counts, s.gold[0]) for counts in subsets))
    for bid in range(1, reach + 1):
        wanted = {
            tuple(counts.get(kind, 0) for kind in range(HELD))
            for counts in subsets
            if minimal(way_class, counts, s.gold[0], bid)
        }
        trial = clone(s)
        begin(trial, 0, bid)
        assert reached(trial, 0) == wanted
        proposal = cheapest(s.hand[0], s.gold[0], way_class, bid)
        assert proposal is not None
        given = [0] * HELD
        for kind in proposal.kinds:
            given[kind] += 1
        given[SHAMAN] = proposal.shamans
        assert tuple(given) in wanted
    assert cheapest(s.hand[0], s.gold[0], way_class, reach + 1) is None


def test_by_air_only_wings_pay() -> None:
    hand = [0] * HELD
    for kind in PAYING_KINDS:
        hand[kind] = 1
    assert most(hand, 10, AIR, VALUE[ZEPPELIN], 0) == VALUE[DRAKO] + VALUE[ZEPPELIN]

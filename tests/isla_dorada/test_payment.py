"""Payments: card by card reaches exactly the payments in which no card could be left out."""

from __future__ import annotations

from itertools import product

import pytest

from eldorado.core.dice import QuickDice
from eldorado.games.isla_dorada.advice.thrift import cheapest
from eldorado.games.isla_dorada.model import board, cards
from eldorado.games.isla_dorada.model.state import IslaState, clone
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.rules.payment import most

PAYING_KINDS = [*cards.NATURAL[: cards.WATER], cards.KAYAK, cards.DRAKO, cards.ZEPPELIN, cards.SHAMAN]


def value(way_class: int, counts: dict[int, int], gold: int) -> int:
    """What these cards pay all together by the words of D-BID-4 and D-BID-5; -1 if they are no payment at all."""
    if (
        counts[cards.DRAKO] * cards.FEE[cards.DRAKO] + counts[cards.ZEPPELIN] * cards.FEE[cards.ZEPPELIN]
        > gold
    ):
        return -1
    total = (
        counts[cards.DRAKO] * cards.VALUE[cards.DRAKO] + counts[cards.ZEPPELIN] * cards.VALUE[cards.ZEPPELIN]
    )
    turned = 0
    for animal in range(cards.WATER):
        count = counts[cards.NATURAL[animal]]
        if way_class == animal:
            total += count
        elif count:
            turned += 1
            total += count
    if way_class >= cards.WATER and (turned or counts[cards.SHAMAN]):
        return -1
    if turned != counts[cards.SHAMAN]:
        return -1
    if way_class == cards.WATER:
        total += counts[cards.KAYAK] * cards.VALUE[cards.KAYAK]
    elif counts[cards.KAYAK]:
        return -1
    return total


def minimal(way_class: int, counts: dict[int, int], gold: int, bid: int) -> bool:
    """Enough, and not enough without any one of the cards. A Shaman left out leaves its animals worth nothing."""
    if value(way_class, counts, gold) < bid:
        return False
    for kind in PAYING_KINDS:
        if counts[kind]:
            rest = {**counts, kind: counts[kind] - 1}
            if kind == cards.SHAMAN:
                for animal in range(
                    cards.WATER
                ):  # the animals it turned pay nothing then, whichever they are
                    if animal != way_class and counts[cards.NATURAL[animal]]:
                        without = {**rest, cards.NATURAL[animal]: 0}
                        if value(way_class, without, gold) >= bid:
                            return False
            elif (
                kind in cards.NATURAL[: cards.WATER]
                and kind != cards.NATURAL[min(way_class, cards.WATER - 1)]
                and rest[kind] == 0
            ):
                if value(way_class, {**rest, cards.SHAMAN: rest[cards.SHAMAN] - 1}, gold) >= bid:
                    return False
            elif value(way_class, rest, gold) >= bid:
                return False
    return True


def reached(s: IslaState, seat: int, bid: int) -> set[tuple[int, ...]]:
    """All payments that can be laid down card by card, as counts of what was given up."""
    start = tuple(s.hand[seat])
    ends: set[tuple[int, ...]] = set()
    open_ = [(clone(s), Payment(seat, bid, cards.ZEPPELIN_VALUE, 0))]
    seen: set[tuple[int, ...]] = set()
    while open_:
        now, payment = open_.pop()
        legal = payment.legal(now, seat)
        assert legal, "a payment that was begun cannot be finished"
        for action in legal:
            after, rest = clone(now), payment.copy()
            rest.apply(after, seat, action, QuickDice(0), None)
            if rest.due == 0:
                ends.add(tuple(start[k] - after.hand[seat][k] for k in range(cards.HELD)))
            elif (mark := (*after.hand[seat], rest.cap, rest.turned, rest.due)) not in seen:
                seen.add(mark)
                open_.append((after, rest))
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
    way_class = dice.below(len(cards.CLASSES))
    s.way = next(way for way in range(board.WAYS) if board.WAY_CLASS[way] == way_class)
    reach = most(s.hand[0], s.gold[0], way_class, cards.VALUE[cards.ZEPPELIN], 0)
    ranges = [range(s.hand[0][kind] + 1) for kind in PAYING_KINDS]
    subsets = [dict(zip(PAYING_KINDS, counts, strict=True)) for counts in product(*ranges)]
    assert reach == max(0, *(value(way_class, counts, s.gold[0]) for counts in subsets))
    for bid in range(1, reach + 1):
        wanted = {
            tuple(counts.get(kind, 0) for kind in range(cards.HELD))
            for counts in subsets
            if minimal(way_class, counts, s.gold[0], bid)
        }
        assert reached(s, 0, bid) == wanted
        proposal = cheapest(s.hand[0], s.gold[0], way_class, bid)
        assert proposal is not None
        given = [0] * cards.HELD
        for kind in proposal.kinds:
            given[kind] += 1
        given[cards.SHAMAN] = proposal.shamans
        assert tuple(given) in wanted
    assert cheapest(s.hand[0], s.gold[0], way_class, reach + 1) is None


def test_by_air_only_wings_pay() -> None:
    hand = [0] * cards.HELD
    for kind in PAYING_KINDS:
        hand[kind] = 1
    assert (
        most(hand, 10, cards.AIR, cards.VALUE[cards.ZEPPELIN], 0)
        == cards.VALUE[cards.DRAKO] + cards.VALUE[cards.ZEPPELIN]
    )

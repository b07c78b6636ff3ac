"""What cards and gold pay for a way, and paying it card by card.

Cards are laid down in falling value and the payment stops when the bid is covered, so that no card in it could be left
out: the last card is the smallest, and before it the bid was not covered (D-BID-9).
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.knowledge import left
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_CARD,
    AIR,
    CARD,
    DRAKO,
    DRAKO_FEE,
    DRAKO_VALUE,
    FEE,
    KAYAK,
    KAYAK_VALUE,
    NATURAL,
    SHAMAN,
    VALUE,
    WATER,
    WAY_CLASS,
    ZEPPELIN,
    ZEPPELIN_FEE,
    ZEPPELIN_VALUE,
)


def most(hand: list[int], gold: int, way_class: int, cap: int, turned: int) -> int:
    """The most these cards and this gold pay on a class of way, with cards worth at most `cap`.

    `turned` is the mask of animals for which a Shaman has been paid already. D-BID-4, D-BID-5.
    """
    total = 0
    if way_class < WATER:
        total = hand[NATURAL[way_class]]
        shamans = hand[SHAMAN]
        best = 0
        both = 0
        for other in range(WATER):
            if other != way_class:
                count = hand[NATURAL[other]]
                if (turned >> other) & 1:
                    total += count
                else:
                    both += count
                    if count > best:
                        best = count
        if shamans == 1:
            total += best
        elif shamans > 1:
            total += both
    elif way_class == WATER and cap >= KAYAK_VALUE:
        total = hand[KAYAK] * KAYAK_VALUE
    if cap < DRAKO_VALUE:
        return total
    drakos = hand[DRAKO]
    zeppelins = hand[ZEPPELIN] if cap >= ZEPPELIN_VALUE else 0
    if drakos == 0 and zeppelins == 0:
        return total
    flying = 0
    for count in range(zeppelins + 1):
        purse = gold - count * ZEPPELIN_FEE
        if purse < 0:
            break
        paid = purse // DRAKO_FEE
        if paid > drakos:
            paid = drakos
        value = count * ZEPPELIN_VALUE + paid * DRAKO_VALUE
        if value > flying:
            flying = value
    return total + flying


def can_pay(s: IslaState, seat: int, way_class: int) -> int:
    """The most the seat can pay for a way of this class."""
    return most(s.hand[seat], s.gold[seat], way_class, ZEPPELIN_VALUE, 0)


def worth(way_class: int, kind: int, shamans: int, turned: int) -> int:
    """What one card pays on a class of way, 0 if nothing; another animal needs a Shaman."""
    if kind in (DRAKO, ZEPPELIN) or kind == NATURAL[way_class]:
        return VALUE[kind]
    if way_class < WATER:
        for other in range(WATER):
            if NATURAL[other] == kind and ((turned >> other) & 1 or shamans > 0):
                return VALUE[kind]
    return 0


def fits(s: IslaState, seat: int, kind: int) -> bool:
    """Whether the payer may lay down this card now: it pays, in falling value, and the rest can still be paid."""
    hand = s.hand[seat]
    if hand[kind] == 0 or FEE[kind] > s.gold[seat]:
        return False
    way_class = WAY_CLASS[s.way]
    value = worth(way_class, kind, hand[SHAMAN], s.turned)
    if value == 0 or value > s.cap:
        return False
    rest = s.due - value
    if rest <= 0:
        return True
    other = turns(way_class, kind)
    shaman = other >= 0 and not (s.turned >> other) & 1
    hand[kind] -= 1
    turned = s.turned
    if shaman:
        hand[SHAMAN] -= 1
        turned |= 1 << other
    enough = most(hand, s.gold[seat] - FEE[kind], way_class, value, turned) >= rest
    hand[kind] += 1
    if shaman:
        hand[SHAMAN] += 1
    return enough


def turns(way_class: int, kind: int) -> int:
    """The class whose animal this card is, if it must be turned into another to pay; else -1."""
    if way_class < WATER and kind != NATURAL[way_class]:
        for other in range(WATER):
            if NATURAL[other] == kind:
                return other
    return -1


def legal_pay(s: IslaState, seat: int) -> list[int]:
    found: list[int] = []
    if fits(s, seat, ZEPPELIN):
        found.append(A_CARD + ZEPPELIN)
    if fits(s, seat, DRAKO):
        found.append(A_CARD + DRAKO)
    way_class = WAY_CLASS[s.way]
    if way_class == WATER:
        if fits(s, seat, KAYAK):
            found.append(A_CARD + KAYAK)
    elif way_class != AIR:
        for animal in range(WATER):
            if fits(s, seat, NATURAL[animal]):
                found.append(A_CARD + NATURAL[animal])
    return found


def give_up(s: IslaState, seat: int, kind: int) -> None:
    """A card of the hand goes face up to the discard pile (D-ROUND-3)."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    s.discard[kind] += 1
    s.discard_size += 1
    left(s, seat, kind)


def pay(s: IslaState, seat: int, kind: int, out: list[Event] | None) -> None:
    """Lay down one card of the payment, with its gold, and with a Shaman if it has to be turned."""
    way_class = WAY_CLASS[s.way]
    value = VALUE[kind]
    other = turns(way_class, kind)
    shaman = other >= 0 and not (s.turned >> other) & 1
    if shaman:
        give_up(s, seat, SHAMAN)
        s.turned |= 1 << other
    give_up(s, seat, kind)
    s.gold[seat] -= FEE[kind]
    s.cap = value
    s.due -= value
    if s.due < 0:
        s.due = 0
    if out is not None:
        args = {"who": seat, "card": CARD[kind], "gold": FEE[kind], "due": s.due}
        out.append(Event("paid_turned" if shaman else "paid_gold" if FEE[kind] else "paid", args))


def begin(s: IslaState, seat: int, amount: int) -> None:
    """The seat owes this much for the way that won."""
    s.payer = seat
    s.due = amount
    s.cap = ZEPPELIN_VALUE
    s.turned = 0


def next_payer(s: IslaState, dice: Dice, out: list[Event] | None) -> bool:
    """Go on to the next who owes a share, clockwise from the leader; False when all have paid."""
    if s.payer >= 0:
        s.share[s.payer] = 0
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        if s.bid_way[seat] == s.way and s.share[seat] > 0:
            begin(s, seat, s.share[seat])
            return True
    s.payer = -1
    return False

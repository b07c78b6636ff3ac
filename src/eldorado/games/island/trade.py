"""Trading between players (I-TRADE-2 to I-TRADE-6): an offer is put together field by field, then answered.

`offer` holds what the proposer gives (food, wood, gold, cave shrine, three treasures) and then, likewise, what the
proposer asks for.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.band import choose_bearer, thieves_on_map
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import tell
from eldorado.games.island.hands import hand_over
from eldorado.games.island.map import adjacent
from eldorado.games.island.shrines import hold_shrine
from eldorado.games.island.sides import allied, unit_of
from eldorado.games.island.state import IslandState, base, cards_of, pop, push, top
from eldorado.games.island.tables import (
    A_ACCEPT,
    A_AMOUNT,
    A_COUNTER,
    A_REFUSE,
    A_TRADE,
    F_ANSWER,
    F_BEARER,
    F_OFFER,
    MOST,
)

HALF: Final = 7
FIELDS: Final = 14
SHRINE_FIELD: Final = 3
GOODS: Final = ("food", "wood", "gold", "cave_shrine", "bavieca", "golden_rose", "army_of_jimenez")


def given(s: IslandState) -> list[int]:
    """What the offer gives; treasures are listed only where there are any."""
    return s.offer[: HALF if s.rules.cave_tiles else SHRINE_FIELD + 1]


def wanted(s: IslandState) -> list[int]:
    return s.offer[HALF : FIELDS if s.rules.cave_tiles else HALF + SHRINE_FIELD + 1]


def terms(s: IslandState, seat: int, other: int) -> Plain:
    """An offer for those who listen: how much of each, and by name card for card."""
    give, ask = given(s), wanted(s)
    return {"who": seat, "to": other, "give": give, "ask": ask, "goods": named(give), "price": named(ask)}


def named(amounts: list[int]) -> list[str]:
    return [GOODS[i] for i in range(len(amounts)) for _ in range(amounts[i])] or ["nothing"]


def may_trade(s: IslandState, one: int, other: int) -> bool:
    """I-TRADE-2, I-TRADE-6: anywhere, or with explorers on the same or adjacent tiles."""
    if one == other or other >= s.seats:
        return False
    if s.rules.trade_anywhere:
        return True
    first = unit_of(s, one)
    for u in range(first, first + s.rules.own_figures[one]):
        if near_seat(s, u, other):
            return True
    return False


def near_seat(s: IslandState, unit: int, seat: int) -> bool:
    """Whether the figure is on the same tile as, or next to, the seat's explorer or one of its thieves (I-TRADE-7)."""
    a = s.pos[unit]
    first = unit_of(s, seat)
    for u in range(first, first + s.rules.own_figures[seat]):
        b = s.pos[u]
        if a >= 0 and b >= 0 and (a == b or adjacent(s, a, b)):
            return True
    return False


def gives_shrine(s: IslandState, giver: int, receiver: int) -> bool:
    """Whether the cave shrine can pass: of the Thieves the one who carries it must be near (I-TREAS-6)."""
    if not s.rules.trade_shrine or s.shrine_seat != giver:
        return False
    return s.side[giver] != s.thieves or (s.bearer >= 0 and near_seat(s, s.bearer, receiver))


def pass_shrine(s: IslandState, giver: int, receiver: int, out: list[Event] | None) -> None:
    """To the other explorer, or to a thief who is near."""
    hold_shrine(s, receiver, out)
    if s.side[receiver] == s.thieves and not s.over:
        if top(s) == F_BEARER:
            pop(s)
        choose_bearer(s, [u for u in thieves_on_map(s) if near_seat(s, u, giver)])


def add_trades(s: IslandState, seat: int, legal: list[int]) -> None:
    if s.offers <= 0:
        return
    for other in range(s.seats):
        if other != seat and may_trade(s, seat, other) and goods(s, seat) + goods(s, other) > 0:
            legal.append(A_TRADE + other)


def goods(s: IslandState, seat: int) -> int:
    """Whatever a seat could trade away, by public knowledge."""
    n = cards_of(s, seat)
    if s.rules.trade_shrine and s.shrine_seat == seat:
        n += 1
    for holder in s.relic:
        if holder == seat:
            n += 1
    return n


def propose(s: IslandState, seat: int, other: int) -> None:
    s.offers -= 1
    begin_offer(s, seat, other, 0)


def begin_offer(s: IslandState, seat: int, other: int, counter: int) -> None:
    for i in range(FIELDS):
        s.offer[i] = 0
    push(s, F_OFFER, seat, other, 0, counter)
    skip_fields(s)


def most_of(s: IslandState, i: int, field: int) -> int:
    """The largest number for a field: from the own hand, or by public knowledge of the other's."""
    giver = s.frames[i + 1] if field < HALF else s.frames[i + 2]
    thing = field % HALF
    if thing == SHRINE_FIELD:
        return 1 if gives_shrine(s, giver, s.frames[i + 2] if field < HALF else s.frames[i + 1]) else 0
    if thing > SHRINE_FIELD:  # a treasure (I-TRADE-7)
        return 1 if s.relic[thing - SHRINE_FIELD - 1] == giver else 0
    if field < HALF:
        most = s.hand[3 * giver + field]
    elif allied(s, giver, s.frames[i + 1]):
        most = s.hand[3 * giver + thing]  # partners see each other's cards (I-TEAM-5)
    else:
        most = cards_of(s, giver) - s.offer[HALF] - s.offer[HALF + 1] - s.offer[HALF + 2]
    return most if most < MOST else MOST - 1


def skip_fields(s: IslandState) -> None:
    """On to the next field that leaves a choice; after the last one the offer is made, or dropped if it is empty."""
    i = base(s)
    while s.frames[i + 3] < FIELDS:
        if most_of(s, i, s.frames[i + 3]) > 0:
            return
        s.frames[i + 3] += 1
    seat = s.frames[i + 1]
    other = s.frames[i + 2]
    counter = s.frames[i + 4]
    pop(s)
    if sum(s.offer) > 0:
        push(s, F_ANSWER, seat, other, 0, counter)


def offer_legal(s: IslandState) -> list[int]:
    i = base(s)
    return [A_AMOUNT + n for n in range(most_of(s, i, s.frames[i + 3]) + 1)]


def offer_apply(s: IslandState, n: int, out: list[Event] | None) -> None:
    i = base(s)
    seat = s.frames[i + 1]
    other = s.frames[i + 2]
    s.offer[s.frames[i + 3]] = n
    s.frames[i + 3] += 1
    skip_fields(s)
    if out is not None and s.frames[base(s)] == F_ANSWER:
        tell(out, "offers", terms(s, seat, other))


def answer_legal(s: IslandState, seat: int) -> list[int]:
    i = base(s)
    legal = [A_REFUSE]
    hand = 3 * seat
    offer = s.offer
    if (
        s.hand[hand] >= offer[HALF]
        and s.hand[hand + 1] >= offer[HALF + 1]
        and s.hand[hand + 2] >= offer[HALF + 2]
    ):
        legal.append(A_ACCEPT)
    if not s.frames[i + 4]:
        legal.append(A_COUNTER)
    add_bank(s, seat, legal)
    return legal


def answer_apply(s: IslandState, action: int, out: list[Event] | None) -> None:
    i = base(s)
    seat = s.frames[i + 1]
    other = s.frames[i + 2]
    pop(s)
    if action == A_COUNTER:
        begin_offer(s, other, seat, 1)
        return
    if action == A_REFUSE:
        if out is not None:
            tell(out, "refuses", {"who": other, "to": seat})
        return
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

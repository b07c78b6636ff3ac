"""Treasures: everybody is asked at the same time, and what was chosen lies sealed until the last has chosen."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.isla_dorada.knowledge import left, treasure_left
from eldorado.games.isla_dorada.payment import give_up
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_CARD,
    A_DESTINY,
    A_TREASURE,
    BONGO,
    BONUS,
    BONUS_POINTS,
    CAMP,
    FINDING,
    NEAR,
    PASS,
    PLACE,
    SYMBOLS,
    TREASURE,
    TREASURE_POINTS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
)


def start_finding(s: IslaState) -> bool:
    """Ask whoever by public knowledge could play a treasure; False if nobody could.

    At a site that is who holds a treasure; at Base Camp only a Bongo helps, so a card is needed too.
    """
    s.phase = FINDING
    s.waiting = 0
    for seat in range(s.seats):
        if s.treasures[seat] and (s.place != CAMP or s.hand_size[seat] > 0):
            s.waiting |= 1 << seat
    return s.waiting != 0


def bongos_left(s: IslaState, seat: int) -> int:
    """Bongos not yet promised to a treasure of a neighbouring site."""
    count = s.hand[seat][BONGO]
    for treasure in s.pending[seat]:
        if TREASURE_SITE[treasure] != s.place:
            count -= 1
    return count


def may_bonus(s: IslaState, seat: int, symbol: int) -> int:
    """The first chosen treasure of the symbol that has no Bonus yet, if the hand has one for it; else -1."""
    count = s.hand[seat][BONUS + symbol]
    for treasure in s.pending_bonus[seat]:
        if TREASURE_SYMBOL[treasure] == symbol:
            count -= 1
    if count > 0:
        for treasure in s.pending[seat]:
            if TREASURE_SYMBOL[treasure] == symbol and treasure not in s.pending_bonus[seat]:
                return treasure
    return -1


def legal_find(s: IslaState, seat: int) -> list[int]:
    found = [PASS]
    bongos = bongos_left(s, seat)
    for treasure in s.treasures[seat]:
        site = TREASURE_SITE[treasure]
        if (site == s.place or (bongos > 0 and NEAR[s.place][site])) and treasure not in s.pending[seat]:
            found.append(A_TREASURE + treasure)
    if s.pending[seat]:
        for symbol in range(len(SYMBOLS)):
            if may_bonus(s, seat, symbol) >= 0:
                found.append(A_CARD + BONUS + symbol)
    return found


def apply_find(s: IslaState, seat: int, action: int, out: list[Event] | None) -> bool:
    """One sealed choice; True when all are done and everything has been shown."""
    if action != PASS:
        if action < A_TREASURE:
            s.pending_bonus[seat].append(may_bonus(s, seat, action - A_CARD - BONUS))
        elif action < A_DESTINY:
            s.pending[seat].append(action - A_TREASURE)
        return False
    s.waiting &= ~(1 << seat)
    if out is not None:
        out.append(Event("answered", {"who": seat}))
    if s.waiting:
        return False
    for step in range(s.seats):
        show(s, (s.leader + step) % s.seats, out)
    return True


def show(s: IslaState, seat: int, out: list[Event] | None) -> None:
    """Lay what was chosen face up beside the gold."""
    for treasure in s.pending[seat]:
        if TREASURE_SITE[treasure] != s.place:
            give_up(s, seat, BONGO)
            if out is not None:
                out.append(
                    Event("bongo", {"who": seat, "site": PLACE[TREASURE_SITE[treasure]]}, None, 0, True)
                )
        at = s.treasures[seat].index(treasure)
        s.treasures[seat].pop(at)
        s.seen[seat].pop(at)
        treasure_left(s, seat, treasure)
        s.played[seat].append(treasure)
        if out is not None:
            args = {"who": seat, "treasure": TREASURE[treasure], "points": TREASURE_POINTS[treasure]}
            out.append(Event("treasure", args, None, 0, True))
    for treasure in s.pending_bonus[seat]:
        kind = BONUS + TREASURE_SYMBOL[treasure]
        s.hand[seat][kind] -= 1
        s.hand_size[seat] -= 1
        left(s, seat, kind)
        s.bonuses[seat].append(treasure)  # it stays face up and is not discarded (D-TREAS-2)
        if out is not None:
            args = {"who": seat, "symbol": SYMBOLS[TREASURE_SYMBOL[treasure]], "points": BONUS_POINTS}
            out.append(Event("bonus", args, None, 0, True))
    s.pending[seat] = []
    s.pending_bonus[seat] = []

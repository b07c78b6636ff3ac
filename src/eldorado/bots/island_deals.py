"""The Island's greedy bot in trades: what it offers, and what it takes."""

from __future__ import annotations

from eldorado.bots.island_sense import Sense
from eldorado.games.island.shrines import island_shrines
from eldorado.games.island.sides import allied
from eldorado.games.island.state import base
from eldorado.games.island.tables import (
    A_ACCEPT,
    A_REFUSE,
)
from eldorado.games.island.trade import HALF


def offer_score(sense: Sense, field: int, n: int) -> float:
    """One card that is too many for one that is missing."""
    s = sense.s
    if allied(s, s.frames[base(s) + 1], s.frames[base(s) + 2]):  # ask the partner for what is missing
        ask = field - HALF
        return -abs(n - (sense.lacks[ask] if 0 <= ask < 3 else 0))
    surplus = max(range(3), key=lambda r: sense.hand[r] - sense.price[r])
    wanted = max(range(3), key=lambda r: sense.lacks[r])
    spare = sense.hand[surplus] > sense.price[surplus] and sense.lacks[wanted] > 0
    ask = field - HALF
    right = 1 if spare and (field == surplus or ask == wanted) else 0
    return -abs(n - right)


def answer_score(sense: Sense, action: int) -> float:
    """A fair deal is taken, but never one that hands a win to somebody."""
    s = sense.s
    if action == A_REFUSE:
        return 0.0
    if action != A_ACCEPT:
        return -1.0
    i = base(s)
    giver = s.frames[i + 1]
    if allied(s, giver, sense.seat):  # what serves one serves the other
        return 1.0
    if (
        s.offer[HALF + 3]
        or any(s.offer[HALF + 4 :])
        or sense.danger(giver) >= 3
        or island_shrines(s, s.side[giver]) >= 2
    ):
        return -50.0
    worth = 30.0 * s.offer[3]
    for r in range(3):
        worth += s.offer[r] * sense.need(r)
        left = sense.hand[r] - s.offer[HALF + r]
        worth -= s.offer[HALF + r] * (10 if left < sense.price[r] else 2)
    return worth

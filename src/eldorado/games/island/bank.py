"""Trading with the bank (I-TRADE-1, I-TRADE-5): part of almost every decision of one's own."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.events import tell
from eldorado.games.island.state import IslandState, base, drop, in_stock, take, to_stock, top
from eldorado.games.island.tables import A_BANK, F_WINDOW, RESOURCES, WILLIAM


def rate(s: IslandState, seat: int) -> int:
    return s.rules.bank_william if s.explorer[seat] == WILLIAM else s.rules.bank


def may_take(s: IslandState, seat: int, resource: int) -> bool:
    """Whether the stacks have one for this seat. In a window several answer at the same time: each may take an equal
    share of what lay there when it opened, so that nobody's answer depends on who was quicker."""
    if s.rules.unlimited:
        return True
    if top(s) == F_WINDOW:
        i = base(s)
        asked = s.frames[i + 1]
        n = 0
        while asked:
            asked &= asked - 1
            n += 1
        return s.taken[3 * seat + resource] < s.frames[i + 2 + resource] // n
    return in_stock(s, resource)


def add_bank(s: IslandState, seat: int, legal: list[int]) -> None:
    hand = s.hand
    i = 3 * seat
    price = s.rules.bank_william if s.explorer[seat] == WILLIAM else s.rules.bank
    if hand[i] < price and hand[i + 1] < price and hand[i + 2] < price:
        return
    for give in range(3):
        if hand[i + give] >= price:
            for get in range(3):
                if get != give and may_take(s, seat, get):
                    legal.append(A_BANK + 3 * give + get)


def trade_bank(s: IslandState, seat: int, code: int, out: list[Event] | None) -> None:
    give = code // 3
    get = code % 3
    price = rate(s, seat)
    drop(s, seat, give, price)
    to_stock(s, give, price)
    take(s, seat, get, 1)
    if top(s) == F_WINDOW:
        s.taken[3 * seat + get] += 1
    if out is not None:
        tell(out, "bank", {"who": seat, "n": price, "give": RESOURCES[give], "get": RESOURCES[get]})

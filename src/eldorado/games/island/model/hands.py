"""Cards in hands and in the stacks: paying, taking, passing them on, and what is public about a hand (I-TURN-8).

Gathering, paying, the bank and trades are done in the open: `known` has for every hand the cards that all have seen go
in and not come out again. What passes unseen, a theft or the half a loser gives, may have been any of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.games.island.model.components import OFFERING
from eldorado.games.island.model.state import IslandState

MANY: Final = 1000  # more than any hand holds


def total(counts: list[int]) -> int:
    """The sum of some counts, without calling the interpreter's `sum`.

    >>> total([2, 0, 3])
    5
    """
    found: i64 = 0
    for count in counts:
        found += count
    return found


def cards_of(s: IslandState, seat: int) -> int:
    hand = s.hand
    i: i64 = 3 * seat
    food: i64 = hand[i]
    wood: i64 = hand[i + 1]
    gold: i64 = hand[i + 2]
    return food + wood + gold


def can_pay(s: IslandState, seat: int, item: int, times: int) -> bool:
    if s.thieves >= 0 and item <= OFFERING and s.side[seat] == s.thieves:  # I-THIEF-6
        return s.doubloons >= times * s.rules.coins[item]
    cost = s.rules.cost
    hand = s.hand
    i: i64 = 3 * seat
    j: i64 = 3 * item
    n: i64 = times
    for r in range(i64(3)):
        have: i64 = hand[i + r]
        price: i64 = cost[j + r]
        if have < n * price:
            return False
    return True


def payable(s: IslandState, seat: int, item: int) -> int:
    """How many times the seat can pay for something bought with cards alone; many if it costs nothing."""
    cost = s.rules.cost
    hand = s.hand
    i: i64 = 3 * seat
    j: i64 = 3 * item
    most: i64 = MANY
    for r in range(i64(3)):
        price: i64 = cost[j + r]
        if price:
            have: i64 = hand[i + r]
            if have // price < most:
                most = have // price
    return most


def pay(s: IslandState, seat: int, item: int, times: int) -> None:
    """Pay cards to the stacks, openly (I-BUY-1)."""
    if item <= OFFERING and s.side[seat] == s.thieves:
        s.doubloons -= times * s.rules.coins[item]
        return
    for r in range(3):
        n = times * s.rules.cost[3 * item + r]
        if n:
            drop(s, seat, r, n)
            to_stock(s, r, n)
    s.bought[seat] = 1


def take(s: IslandState, seat: int, resource: int, n: int) -> int:
    """Take cards from the stacks, openly, as far as there are any (I-TURN-5); return how many."""
    if not s.rules.unlimited:
        if s.stock[resource] < n:
            n = s.stock[resource]
        s.stock[resource] = s.stock[resource] - n
    gain(s, seat, resource, n)
    return n


def gain(s: IslandState, seat: int, resource: int, n: int) -> None:
    """Add cards to a hand for all to see."""
    i = 3 * seat + resource
    s.hand[i] = s.hand[i] + n
    s.known[i] = s.known[i] + n


def drop(s: IslandState, seat: int, resource: int, n: int) -> None:
    """Remove cards from a hand for all to see."""
    i = 3 * seat + resource
    s.hand[i] = s.hand[i] - n
    s.known[i] = s.known[i] - n if s.known[i] > n else 0


def to_stock(s: IslandState, resource: int, n: int) -> None:
    if not s.rules.unlimited:
        s.stock[resource] = s.stock[resource] + n


def in_stock(s: IslandState, resource: int) -> bool:
    return s.rules.unlimited or s.stock[resource] > 0


def hand_over(s: IslandState, giver: int, receiver: int, resource: int, n: int) -> None:
    """Move cards from hand to hand for all to see."""
    if n:
        drop(s, giver, resource, n)
        gain(s, receiver, resource, n)


def slip_over(s: IslandState, giver: int, receiver: int, resource: int) -> None:
    """Move a card from hand to hand so that only these two see which."""
    i = 3 * giver
    j = 3 * receiver
    if s.known[i + resource] == cards_of(s, giver):  # a hand of one type: nobody is in doubt
        hand_over(s, giver, receiver, resource, 1)
        return
    s.hand[i + resource] -= 1
    s.hand[j + resource] += 1
    for r in range(3):
        if s.known[i + r]:
            s.known[i + r] -= 1


def pour(s: IslandState, giver: int, receiver: int) -> None:
    """Move a whole hand to another, with all that is known of it."""
    i = 3 * giver
    j = 3 * receiver
    for r in range(3):
        s.hand[j + r] += s.hand[i + r]
        s.known[j + r] += s.known[i + r]
        s.hand[i + r] = 0
        s.known[i + r] = 0

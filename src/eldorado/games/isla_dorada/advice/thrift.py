"""The cheapest payment, which the table proposes and bots calculate with."""

from __future__ import annotations

from typing import Final

from eldorado.games.isla_dorada.model import cards

# The cost of giving up a card, in hundredths of a coin: a coin is a point at the end, an animal is soon drawn again.
# Players who hoard cards or gold (a bot with a destiny, say) use a list of their own.
COIN: Final = 100
COSTS: Final[list[int]] = [100] * cards.HELD
for _animal in cards.NATURAL[: cards.WATER]:
    COSTS[_animal] = 60
COSTS[cards.DRAKO] = 130
COSTS[cards.ZEPPELIN] = 260
COSTS[cards.SHAMAN] = 140

# By class of way by land: the other two.
OTHERS: Final[list[list[int]]] = [
    [other for other in range(cards.WATER) if other != own] for own in range(cards.WATER)
]


class Outlay:
    """Cards in the order they are laid down (Shamans go along automatically), and their cost."""

    __slots__ = ("kinds", "shamans", "gold", "cost", "value")

    def __init__(self, kinds: list[int], shamans: int, gold: int, cost: int, value: int) -> None:
        self.kinds = kinds
        self.shamans = shamans
        self.gold = gold
        self.cost = cost
        self.value = value

    def names(self) -> list[str]:
        """The cards by name, a Shaman before the cards it turns."""
        return [cards.CARD[cards.SHAMAN]] * self.shamans + [cards.CARD[kind] for kind in self.kinds]


def cheapest(
    hand: list[int],
    gold: int,
    way_class: int,
    amount: int,
    cap: int = cards.VALUE[cards.ZEPPELIN],
    turned: int = 0,
    costs: list[int] = COSTS,
    coin: int = COIN,
) -> Outlay | None:
    """Return the cheapest payment of the amount without a needless card (D-BID-9); None if it cannot be paid."""
    if amount <= 0:
        return Outlay([], 0, 0, 0, 0)
    best: Outlay | None = None
    zeppelins = hand[cards.ZEPPELIN] if cap >= cards.VALUE[cards.ZEPPELIN] else 0
    drakos = hand[cards.DRAKO] if cap >= cards.VALUE[cards.DRAKO] else 0
    for z in range(zeppelins + 1):
        if z * cards.FEE[cards.ZEPPELIN] > gold or (z - 1) * cards.VALUE[cards.ZEPPELIN] >= amount:
            break
        for d in range(drakos + 1):
            fee = z * cards.FEE[cards.ZEPPELIN] + d * cards.FEE[cards.DRAKO]
            before = z * cards.VALUE[cards.ZEPPELIN] + (d - 1) * cards.VALUE[cards.DRAKO]
            if fee > gold or (d > 0 and before >= amount):
                break
            flying = z * cards.VALUE[cards.ZEPPELIN] + d * cards.VALUE[cards.DRAKO]
            cost = fee * coin + z * costs[cards.ZEPPELIN] + d * costs[cards.DRAKO]
            found = on_ground(hand, way_class, amount - flying, cap, turned, costs)
            if found is not None:
                cost += found.cost
                if best is None or cost < best.cost:
                    kinds = [cards.ZEPPELIN] * z + [cards.DRAKO] * d + found.kinds
                    best = Outlay(kinds, found.shamans, fee, cost, flying + found.value)
    return best


def on_ground(
    hand: list[int], way_class: int, rest: int, cap: int, turned: int, costs: list[int]
) -> Outlay | None:
    """Return the cheapest payment of the rest without Drakos and Zeppelins."""
    if rest <= 0:
        return Outlay([], 0, 0, 0, 0)
    if way_class == cards.AIR:
        return None
    if way_class == cards.WATER:
        boats = (rest + cards.VALUE[cards.KAYAK] - 1) // cards.VALUE[cards.KAYAK]
        if boats > hand[cards.KAYAK] or cap < cards.VALUE[cards.KAYAK]:
            return None
        return Outlay(
            [cards.KAYAK] * boats, 0, 0, boats * costs[cards.KAYAK], boats * cards.VALUE[cards.KAYAK]
        )
    natural = cards.NATURAL[way_class]
    a, b = OTHERS[way_class]
    best: Outlay | None = None
    for na in range(min(rest, hand[cards.NATURAL[a]]) + 1):
        for nb in range(min(rest - na, hand[cards.NATURAL[b]]) + 1):
            own = rest - na - nb
            if own > hand[natural]:
                continue
            shamans = int(na > 0 and not (turned >> a) & 1) + int(nb > 0 and not (turned >> b) & 1)
            if shamans > hand[cards.SHAMAN]:
                continue
            cost = (
                own * costs[natural]
                + na * costs[cards.NATURAL[a]]
                + nb * costs[cards.NATURAL[b]]
                + shamans * costs[cards.SHAMAN]
            )
            if best is None or cost < best.cost:
                kinds = [natural] * own + [cards.NATURAL[a]] * na + [cards.NATURAL[b]] * nb
                best = Outlay(kinds, shamans, 0, cost, rest)
    return best


def least_cost(hand: list[int], gold: int, way_class: int, amount: int, costs: list[int], coin: int) -> int:
    """Return only the cost of the cheapest payment; -1 if the amount cannot be paid.

    >>> hand = [2] * cards.HELD
    >>> least_cost(hand, 3, 0, 4, COSTS, COIN) == cheapest(hand, 3, 0, 4).cost
    True
    """
    if amount <= 0:
        return 0
    best = -1
    for z in range(hand[cards.ZEPPELIN] + 1):
        lifted = z * cards.VALUE[cards.ZEPPELIN]
        if z * cards.FEE[cards.ZEPPELIN] > gold or lifted - cards.VALUE[cards.ZEPPELIN] >= amount:
            break
        for d in range(hand[cards.DRAKO] + 1):
            fee = z * cards.FEE[cards.ZEPPELIN] + d * cards.FEE[cards.DRAKO]
            flying = lifted + d * cards.VALUE[cards.DRAKO]
            if fee > gold or (d > 0 and flying - cards.VALUE[cards.DRAKO] >= amount):
                break
            ground = ground_cost(hand, way_class, amount - flying, costs)
            if ground >= 0:
                cost = fee * coin + z * costs[cards.ZEPPELIN] + d * costs[cards.DRAKO] + ground
                if best < 0 or cost < best:
                    best = cost
    return best


def ground_cost(hand: list[int], way_class: int, rest: int, costs: list[int]) -> int:
    """Return only the cost of the cheapest payment of the rest without Drakos and Zeppelins; -1 if there is none."""
    if rest <= 0:
        return 0
    if way_class == cards.AIR:
        return -1
    if way_class == cards.WATER:
        boats = (rest + cards.VALUE[cards.KAYAK] - 1) // cards.VALUE[cards.KAYAK]
        return boats * costs[cards.KAYAK] if boats <= hand[cards.KAYAK] else -1
    natural = cards.NATURAL[way_class]
    one, other = cards.NATURAL[OTHERS[way_class][0]], cards.NATURAL[OTHERS[way_class][1]]
    shamans = hand[cards.SHAMAN]
    best = -1
    for na in range(min(rest, hand[one] if shamans else 0) + 1):
        most = min(rest - na, hand[other] if shamans > (na > 0) else 0)
        for nb in range(max(0, rest - na - hand[natural]), most + 1):
            cost = (rest - na - nb) * costs[natural] + na * costs[one] + nb * costs[other]
            cost += ((na > 0) + (nb > 0)) * costs[cards.SHAMAN]
            if best < 0 or cost < best:
                best = cost
    return best

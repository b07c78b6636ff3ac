"""The cheapest way to pay: what the table proposes and what bots reckon with."""

from __future__ import annotations

from typing import Final

from eldorado.games.isla_dorada.tables import (
    AIR,
    CARD,
    DRAKO,
    FEE,
    HELD,
    KAYAK,
    NATURAL,
    SHAMAN,
    VALUE,
    WATER,
    ZEPPELIN,
)

# What giving up a card is reckoned at, in hundredths of a coin: a coin is a point at the end, an animal soon drawn.
# Whoever hoards cards or gold (a bot with a destiny, say) reckons with a list of its own.
COIN: Final = 100
COSTS: Final[list[int]] = [100] * HELD
for _animal in NATURAL[:WATER]:
    COSTS[_animal] = 60
COSTS[DRAKO] = 130
COSTS[ZEPPELIN] = 260
COSTS[SHAMAN] = 140


class Payment:
    """Cards in the order they are laid down (Shamans go along by themselves), and what it costs."""

    __slots__ = ("kinds", "shamans", "gold", "cost", "value")

    def __init__(self, kinds: list[int], shamans: int, gold: int, cost: int, value: int) -> None:
        self.kinds = kinds
        self.shamans = shamans
        self.gold = gold
        self.cost = cost
        self.value = value

    def names(self) -> list[str]:
        """The cards by name, a Shaman before the cards it turns."""
        return [CARD[SHAMAN]] * self.shamans + [CARD[kind] for kind in self.kinds]


def cheapest(
    hand: list[int],
    gold: int,
    way_class: int,
    amount: int,
    cap: int = VALUE[ZEPPELIN],
    turned: int = 0,
    costs: list[int] = COSTS,
    coin: int = COIN,
) -> Payment | None:
    """The cheapest payment of the amount that leaves out nothing it could (D-BID-9); None if it cannot be paid."""
    if amount <= 0:
        return Payment([], 0, 0, 0, 0)
    best: Payment | None = None
    zeppelins = hand[ZEPPELIN] if cap >= VALUE[ZEPPELIN] else 0
    drakos = hand[DRAKO] if cap >= VALUE[DRAKO] else 0
    for z in range(zeppelins + 1):
        if z * FEE[ZEPPELIN] > gold or (z - 1) * VALUE[ZEPPELIN] >= amount:
            break
        for d in range(drakos + 1):
            fee = z * FEE[ZEPPELIN] + d * FEE[DRAKO]
            before = z * VALUE[ZEPPELIN] + (d - 1) * VALUE[DRAKO]
            if fee > gold or (d > 0 and before >= amount):
                break
            flying = z * VALUE[ZEPPELIN] + d * VALUE[DRAKO]
            cost = fee * coin + z * costs[ZEPPELIN] + d * costs[DRAKO]
            found = on_ground(hand, way_class, amount - flying, cap, turned, costs)
            if found is not None:
                cost += found.cost
                if best is None or cost < best.cost:
                    kinds = [ZEPPELIN] * z + [DRAKO] * d + found.kinds
                    best = Payment(kinds, found.shamans, fee, cost, flying + found.value)
    return best


def on_ground(
    hand: list[int], way_class: int, rest: int, cap: int, turned: int, costs: list[int]
) -> Payment | None:
    """The cheapest payment of the rest without Drakos and Zeppelins."""
    if rest <= 0:
        return Payment([], 0, 0, 0, 0)
    if way_class == AIR:
        return None
    if way_class == WATER:
        boats = (rest + VALUE[KAYAK] - 1) // VALUE[KAYAK]
        if boats > hand[KAYAK] or cap < VALUE[KAYAK]:
            return None
        return Payment([KAYAK] * boats, 0, 0, boats * costs[KAYAK], boats * VALUE[KAYAK])
    natural = NATURAL[way_class]
    a, b = [other for other in range(WATER) if other != way_class]
    best: Payment | None = None
    for na in range(min(rest, hand[NATURAL[a]]) + 1):
        for nb in range(min(rest - na, hand[NATURAL[b]]) + 1):
            own = rest - na - nb
            if own > hand[natural]:
                continue
            shamans = int(na > 0 and not (turned >> a) & 1) + int(nb > 0 and not (turned >> b) & 1)
            if shamans > hand[SHAMAN]:
                continue
            cost = (
                own * costs[natural]
                + na * costs[NATURAL[a]]
                + nb * costs[NATURAL[b]]
                + shamans * costs[SHAMAN]
            )
            if best is None or cost < best.cost:
                kinds = [natural] * own + [NATURAL[a]] * na + [NATURAL[b]] * nb
                best = Payment(kinds, shamans, 0, cost, rest)
    return best

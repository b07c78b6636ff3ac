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
    a, b = [other for other in range(cards.WATER) if other != way_class]
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

"""Coins: what a hand is worth, and how to pay a price from it without wasting good cards."""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model import actions, cards, tokens

REGRET_OF_TOKENS: Final = 45
MOST_SPENT: Final = 12


def dearness(kind: int) -> int:
    """The regret of spending a card: highest for items that would leave the game, then for useful cards."""
    if kind >= cards.POWERED:
        return 40
    useful = cards.POWER[kind] * (3 if cards.SYMBOL[kind] == 3 else 2)
    return useful + (60 if cards.ITEM[kind] and cards.WORTH[kind] > 1 else 0)


def burning(kind: int) -> int:
    """The extra regret of moving with an item, which then leaves the game; in payments `dearness` includes it."""
    return 60 if cards.ITEM[kind] and cards.WORTH[kind] <= 1 else 0


class Purse:
    """Everything that can be spent, by the action that spends it. Hands are short, so every subset is tried."""

    def __init__(self, hand: list[int], owned: list[int]) -> None:
        self.ways: list[int] = []
        self.worths: list[int] = []
        self.regrets: list[int] = []
        for kind in hand:
            self.add(actions.SPEND + kind, cards.WORTH[kind], 10 + dearness(kind))
        for token in owned:
            if tokens.PAYS[token]:
                self.add(
                    actions.SPEND_TOKEN + token - tokens.COIN_FIRST, 2 * tokens.POWER[token], REGRET_OF_TOKENS
                )
        self.count = min(len(self.ways), MOST_SPENT)
        self.ranked: list[tuple[int, int, int]] = []  # score, subset and value of all subsets, the best first

    def add(self, action: int, worth: int, regret: int) -> None:
        self.ways.append(action)
        self.worths.append(worth)
        self.regrets.append(regret)

    def actions(self, subset: int) -> list[int]:
        return [self.ways[i] for i in range(self.count) if (subset >> i) & 1]

    def rank(self) -> None:
        """Rank all subsets by regret, then by value, for callers that ask for many prices."""
        worth, regret = [0], [0]
        for i in range(self.count):
            worth += [before + self.worths[i] for before in worth]
            regret += [before + self.regrets[i] for before in regret]
        self.ranked = sorted(
            [(100 * regret[subset] + worth[subset], subset, worth[subset]) for subset in range(len(worth))]
        )

    def pay(self, price: int) -> list[int] | None:
        """The spending actions that bring `price` half coins with the least regret, then the least overpaid; None if
        they do not reach."""
        if price <= 0:
            return []
        if not self.ranked:
            self.rank()
        for _, subset, worth in self.ranked:
            if worth >= price:
                return self.actions(subset)
        return None


def payment(hand: list[int], owned: list[int], price: int) -> list[int] | None:
    """Like `Purse.pay`, for one price."""
    if price <= 0:
        return []
    purse = Purse(hand, owned)
    worths, regrets = purse.worths, purse.regrets
    best = -1
    chosen = 0
    for subset in range(1 << purse.count):
        worth = 0
        regret = 0
        for i in range(purse.count):
            if (subset >> i) & 1:
                worth += worths[i]
                regret += regrets[i]
        if worth >= price and (best < 0 or regret * 100 + worth < best):
            best = regret * 100 + worth
            chosen = subset
    return purse.actions(chosen) if best >= 0 else None


def weakest(hand: list[int], count: int, camp: bool) -> list[int]:
    """The cards a player would miss least: for a camp, which thins the deck, and for rubble, which only takes them."""

    def rank(kind: int) -> int:
        if camp:
            return dearness(kind) + (30 if kind >= 3 and cards.ITEM[kind] else 0)
        return dearness(kind)

    return sorted(hand, key=lambda kind: (rank(kind), kind))[:count]


def worth_keeping(hand: list[int], winning: list[int]) -> list[int]:
    """The leftover cards to keep for the next turn: those that win then; or else action cards, items and strong cards,
    at most three, while the rest makes room for new ones."""
    if winning:
        return sorted(winning)
    good = [kind for kind in hand if kind >= cards.POWERED or cards.ITEM[kind] or cards.POWER[kind] >= 3]
    return sorted(sorted(good, key=dearness, reverse=True)[:3])

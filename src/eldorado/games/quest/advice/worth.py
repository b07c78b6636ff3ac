"""Coins: what a hand is worth, and how to pay a price from it without wasting good cards."""

from __future__ import annotations

from eldorado.games.quest.model import actions, cards, tokens


def dearness(kind: int) -> int:
    """How much it hurts to spend a card: items that would leave the game most of all, then useful cards."""
    if kind >= cards.POWERED:
        return 40
    useful = cards.POWER[kind] * (3 if cards.SYMBOL[kind] == 3 else 2)
    return useful + (60 if cards.ITEM[kind] and cards.WORTH[kind] > 1 else 0)


def burning(kind: int) -> int:
    """What it hurts more to walk with an item, which leaves the game then; for one that pays, `dearness` has it."""
    return 60 if cards.ITEM[kind] and cards.WORTH[kind] <= 1 else 0


def payment(hand: list[int], owned: list[int], price: int) -> list[int] | None:
    """The spending actions that bring `price` half coins with the least regret; None if they do not reach.

    Hands are short, so every subset is tried: least regret first, then least overpaid.
    """
    if price <= 0:
        return []
    ways: list[int] = []
    worths: list[int] = []
    regrets: list[int] = []
    for kind in hand:
        ways.append(actions.SPEND + kind)
        worths.append(cards.WORTH[kind])
        regrets.append(10 + dearness(kind))
    for token in owned:
        if tokens.PAYS[token]:
            ways.append(actions.SPEND_TOKEN + token - tokens.COIN_FIRST)
            worths.append(2 * tokens.POWER[token])
            regrets.append(45)
    count = min(len(ways), 12)
    best = -1
    chosen = 0
    for subset in range(1 << count):
        worth = 0
        regret = 0
        for i in range(count):
            if (subset >> i) & 1:
                worth += worths[i]
                regret += regrets[i]
        if worth >= price and (best < 0 or regret * 100 + worth < best):
            best = regret * 100 + worth
            chosen = subset
    if best < 0:
        return None
    return [ways[i] for i in range(count) if (chosen >> i) & 1]


def weakest(hand: list[int], count: int, camp: bool) -> list[int]:
    """The cards a player would miss least: for a camp, which thins the deck, and for rubble, which only costs them."""

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

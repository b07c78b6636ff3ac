"""Coins: what a hand is worth, and how to pay a price from it without wasting good cards."""

from __future__ import annotations

from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    COIN_TOKEN,
    ITEM,
    POWER,
    POWERED,
    SPEND,
    SPEND_TOKEN,
    SYMBOL,
    TOKEN_POWER,
    WORTH,
)


def hand_worth(s: QuestState, seat: int) -> int:
    """What the unplayed hand and the coin tokens would bring, in half coins."""
    worth = 0
    for kind in s.hands[seat]:
        worth += WORTH[kind]
    for token in s.tokens[seat]:
        if COIN_TOKEN <= token <= COIN_TOKEN + 1:
            worth += 2 * TOKEN_POWER[token]
    return worth


def dearness(kind: int) -> int:
    """How much it hurts to spend a card: items that would leave the game most of all, then useful cards."""
    if kind >= POWERED:
        return 40
    useful = POWER[kind] * (3 if SYMBOL[kind] == 3 else 2)
    return useful + (60 if ITEM[kind] and WORTH[kind] > 1 else 0)


def payment(hand: list[int], tokens: list[int], price: int) -> list[int] | None:
    """The spending actions that bring `price` half coins with the least regret; None if they do not reach.

    Hands are short, so every subset is tried: least regret first, then least overpaid.
    """
    if price <= 0:
        return []
    actions: list[int] = []
    worths: list[int] = []
    regrets: list[int] = []
    for kind in hand:
        actions.append(SPEND + kind)
        worths.append(WORTH[kind])
        regrets.append(10 + dearness(kind))
    for token in tokens:
        if COIN_TOKEN <= token <= COIN_TOKEN + 1:
            actions.append(SPEND_TOKEN + token - COIN_TOKEN)
            worths.append(2 * TOKEN_POWER[token])
            regrets.append(45)
    count = min(len(actions), 12)
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
    return [actions[i] for i in range(count) if (chosen >> i) & 1]


def weakest(hand: list[int], count: int, camp: bool) -> list[int]:
    """The cards a player would miss least: for a camp, which thins the deck, and for rubble, which only costs them."""

    def rank(kind: int) -> int:
        if camp:
            return dearness(kind) + (30 if kind >= 3 and ITEM[kind] else 0)
        return dearness(kind)

    return sorted(hand, key=lambda kind: (rank(kind), kind))[:count]


def worth_keeping(s: QuestState, hand: list[int]) -> list[int]:
    """The leftover cards to keep for the next turn: action cards and items, and strong cards, at most three; the rest
    makes room for new ones."""
    good = [kind for kind in hand if kind >= POWERED or ITEM[kind] or POWER[kind] >= 3]
    return sorted(sorted(good, key=dearness, reverse=True)[:3])

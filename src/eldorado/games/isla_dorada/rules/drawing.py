"""The adventure deck and the pool: which cards can be drawn."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.games.isla_dorada.model import actions, cards
from eldorado.games.isla_dorada.model.state import IslaState


def turn_up(s: IslaState, dice: Dice) -> int:
    """Turn up the top card of the deck, rebuilt from the discards if needed; -1 if there is none (D-DRAW-1)."""
    if s.deck_size == 0:
        if s.discard_size == 0:
            return -1
        for kind in range(cards.KINDS):
            s.deck[kind] = s.deck[kind] + s.discard[kind]
            s.discard[kind] = 0
        s.deck_size = s.discard_size
        s.discard_size = 0
    kind = dice.pick(s.deck, s.deck_size, cards.CARD)
    s.deck[kind] = s.deck[kind] - 1
    s.deck_size -= 1
    return kind


def anything(s: IslaState) -> bool:
    """Whether there is a card to draw."""
    return len(s.pool) > 0 or s.deck_size > 0 or s.discard_size > 0


def cards_but_bolts(s: IslaState) -> bool:
    """Whether deck and discards hold a card that can lie in the pool."""
    for kind in range(cards.HELD):
        if s.deck[kind] + s.discard[kind] > 0:
            return True
    return False


def legal_take(s: IslaState, found: list[int]) -> None:
    """Append the cards that can be drawn: each kind in the pool once, in order, and the deck."""
    first = len(found)
    for kind in s.pool:
        action = actions.TAKE + kind
        at = len(found)
        while at > first and found[at - 1] > action:
            at -= 1
        if at == first or found[at - 1] != action:
            found.insert(at, action)
    if s.deck_size > 0 or s.discard_size > 0:
        found.append(actions.DECK)

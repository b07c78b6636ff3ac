"""Moving cards into or out of a hand, openly."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.isla_dorada.model import actions, cards
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.onlookers import left


def give_up(s: IslaState, seat: int, kind: int) -> None:
    """Put a card of the hand face up onto the discard pile (D-ROUND-3)."""
    s.hand[seat][kind] = s.hand[seat][kind] - 1
    s.hand_size[seat] = s.hand_size[seat] - 1
    s.discard[kind] = s.discard[kind] + 1
    s.discard_size += 1
    left(s, seat, kind)


def legal_discard(s: IslaState, seat: int) -> list[int]:
    hand = s.hand[seat]
    found: list[int] = []
    for kind in range(cards.HELD):
        if hand[kind] > 0:
            found.append(actions.DISCARD + kind)
    return found


def discard(s: IslaState, seat: int, kind: int, out: list[Event] | None) -> None:
    """Give up a card under compulsion."""
    give_up(s, seat, kind)
    if out is not None:
        out.append(Event("discarded", {"who": seat, "card": cards.CARD[kind]}))

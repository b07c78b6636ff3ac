"""Cards that go from hand to hand, and what everybody can tell of a hand (I-TURN-8).

Gathering, paying, the bank and trades are done in the open: `known` has for every hand the cards that all have seen go
in and not come out again. What passes unseen, a theft or the half a loser gives, may have been any of them.
"""

from __future__ import annotations

from eldorado.games.island.state import IslandState, cards_of, drop, gain


def hand_over(s: IslandState, giver: int, receiver: int, resource: int, n: int) -> None:
    """Cards change hands for all to see."""
    if n:
        drop(s, giver, resource, n)
        gain(s, receiver, resource, n)


def slip_over(s: IslandState, giver: int, receiver: int, resource: int) -> None:
    """A card changes hands, and only these two see which."""
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
    """A whole hand changes hands, with all that is known of it."""
    i = 3 * giver
    j = 3 * receiver
    for r in range(3):
        s.hand[j + r] += s.hand[i + r]
        s.known[j + r] += s.known[i + r]
        s.hand[i + r] = 0
        s.known[i + r] = 0

"""What onlookers know of the hands of others, as cards come and go.

For adventure cards an onlooker knows that a hand holds the multiset `know`, up to `loose` cards of it: each card that
left the hand unseen may have been one of them. So what was taken openly stays known until it is seen to leave, and a
random theft weakens this knowledge without destroying it. For treasures each face-down card carries the mask of the
seats that know it lies there.
"""

from __future__ import annotations

from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import HELD, STARTING


def shown(s: IslaState, seat: int, kind: int) -> None:
    """The hand got this card and all saw it."""
    at = seat * HELD + kind
    for row in s.know:
        row[at] += 1


def known_cards(s: IslaState, onlooker: int, seat: int) -> int:
    """How many cards of the hand the onlooker knows, before what is loose."""
    row = s.know[onlooker]
    total = 0
    for at in range(seat * HELD, seat * HELD + HELD):
        total += row[at]
    return total


def left(s: IslaState, seat: int, kind: int) -> None:
    """The card left the hand and all saw it; `hand_size` is already the new one."""
    at = seat * HELD + kind
    onlooker = 0
    for row in s.know:
        if row[at] > 0:
            row[at] -= 1
        if s.loose[onlooker][seat] > 0:
            tighten(s, onlooker, seat)
        onlooker += 1


def tighten(s: IslaState, onlooker: int, seat: int) -> None:
    """No more cards can be loose than are known; an empty hand is known to be empty."""
    if s.hand_size[seat] == 0:
        for at in range(seat * HELD, seat * HELD + HELD):
            s.know[onlooker][at] = 0
    total = known_cards(s, onlooker, seat)
    if s.loose[onlooker][seat] > total:
        s.loose[onlooker][seat] = total


def stolen(s: IslaState, thief: int, victim: int, kind: int) -> None:
    """A random card changed hands; only thief and victim saw which. Hand sizes are already the new ones."""
    before = s.hand_size[victim] + 1
    for onlooker in range(s.seats + 1):
        row = s.know[onlooker]
        at = victim * HELD + kind
        if onlooker in (thief, victim):
            if row[at] > 0:
                row[at] -= 1
            row[thief * HELD + kind] += 1
            tighten(s, onlooker, victim)
            continue
        total = known_cards(s, onlooker, victim)
        if s.loose[onlooker][victim] == 0 and total == before and row[at] == before:
            row[at] -= 1  # the whole hand was known and of one kind: no doubt about what was taken
            row[thief * HELD + kind] += 1
        else:
            if total > 0:
                s.loose[onlooker][victim] += 1
            tighten(s, onlooker, victim)


def treasure_stolen(s: IslaState, thief: int, victim: int, treasure: int, seen: int) -> None:
    """A random treasure changed hands unseen by the rest: what they knew of the victim's hand is in doubt now.

    The lists are already the new ones; `seen` is the mask the card carried in the victim's hand.
    """
    both = (1 << thief) | (1 << victim)
    doubt = len(s.treasures[victim]) > 0
    masks = s.seen[victim]
    for i in range(len(masks)):
        masks[i] &= both
    at = s.treasures[thief].index(treasure)
    # Who knew the only card of the victim's hand knows where it is now.
    s.seen[thief][at] = (both if doubt else both | seen) & ~(1 << thief)
    starting = 1 if STARTING[treasure] else 0
    for onlooker in range(s.seats + 1):
        row = s.starts[onlooker]
        if onlooker in (thief, victim):
            if row[victim] >= 0:
                row[victim] -= starting
            if row[thief] >= 0:
                row[thief] += starting
        elif row[victim] == 0:
            continue  # none to take: the thief's count stays as it was
        elif row[victim] == len(s.treasures[victim]) + 1:
            row[victim] -= 1
            if row[thief] >= 0:
                row[thief] += 1
        else:
            row[victim] = -1
            row[thief] = -1


def treasure_left(s: IslaState, seat: int, treasure: int) -> None:
    """A treasure was shown or given back: the count of starting treasures goes down with it."""
    if STARTING[treasure]:
        for row in s.starts:
            if row[seat] > 0:
                row[seat] -= 1


def draw_unseen(cards: list[int], seen: list[int], at: int, seat: int) -> int:
    """Take the card at that index from a face-down bag; who else knew cards of the bag is no longer sure of them."""
    card = cards.pop(at)
    seen.pop(at)
    own = 1 << seat
    for i in range(len(seen)):
        seen[i] &= own
    return card

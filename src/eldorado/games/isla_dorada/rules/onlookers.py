"""Onlookers' knowledge of other hands, as cards come and go.

For adventure cards an onlooker knows that a hand holds the multiset `know`, up to `loose` cards of it: each card that
left the hand unseen may have been one of them. So what was taken openly stays known until it is seen to leave, and a
random theft weakens this knowledge without destroying it. For treasures each face-down card carries the mask of the
seats that know it lies there.

In modules like this one, which every decision goes through, `row[at] = row[at] + 1` is written out: compiled, `+=` on
an item of a list works on objects and takes twice as long.
"""

from __future__ import annotations

from eldorado.games.isla_dorada.model import cards, goals
from eldorado.games.isla_dorada.model.state import IslaState


def shown(s: IslaState, seat: int, kind: int) -> None:
    """Note that the hand got this card and all saw it."""
    at = seat * cards.HELD + kind
    for row in s.know:
        row[at] = row[at] + 1


def known_cards(s: IslaState, onlooker: int, seat: int) -> int:
    """The number of cards of the hand the onlooker knows, before loose ones are subtracted."""
    row = s.know[onlooker]
    total = 0
    for at in range(seat * cards.HELD, seat * cards.HELD + cards.HELD):
        total += row[at]
    return total


def left(s: IslaState, seat: int, kind: int) -> None:
    """Note that the card left the hand and all saw it; `hand_size` is already the new one."""
    at = seat * cards.HELD + kind
    empty = s.hand_size[seat] == 0
    onlooker = 0
    for row in s.know:
        known = row[at]
        if known > 0:
            row[at] = known - 1
        if (known > 0 or empty) and s.loose[onlooker][seat] > 0:
            tighten(s, onlooker, seat)
        onlooker += 1


def tighten(s: IslaState, onlooker: int, seat: int) -> None:
    """Limit loose cards to the known ones; an empty hand is known to be empty."""
    row = s.know[onlooker]
    loose = s.loose[onlooker][seat]
    empty = s.hand_size[seat] == 0
    total = 0
    for at in range(seat * cards.HELD, seat * cards.HELD + cards.HELD):
        if empty:
            row[at] = 0
        total += row[at]
        if total >= loose and not empty:
            return
    s.loose[onlooker][seat] = total


def stolen(s: IslaState, thief: int, victim: int, kind: int) -> None:
    """Note a random theft; only thief and victim saw the card. Hand sizes are already the new ones."""
    before = s.hand_size[victim] + 1
    for onlooker in range(s.seats + 1):
        row = s.know[onlooker]
        at = victim * cards.HELD + kind
        if onlooker in (thief, victim):
            if row[at] > 0:
                row[at] = row[at] - 1
            row[thief * cards.HELD + kind] = row[thief * cards.HELD + kind] + 1
            tighten(s, onlooker, victim)
            continue
        total = known_cards(s, onlooker, victim)
        if s.loose[onlooker][victim] == 0 and total == before and row[at] == before:
            row[at] = row[at] - 1  # the whole hand was known and of one kind: no doubt which card was taken
            row[thief * cards.HELD + kind] = row[thief * cards.HELD + kind] + 1
        else:
            if total > 0:
                s.loose[onlooker][victim] = s.loose[onlooker][victim] + 1
            tighten(s, onlooker, victim)


def treasure_stolen(s: IslaState, thief: int, victim: int, treasure: int, seen: int) -> None:
    """Note a random theft of a treasure unseen by the rest, whose knowledge of the victim's hand is in doubt now.

    The lists are already the new ones; `seen` is the mask the card carried in the victim's hand.
    """
    both = (1 << thief) | (1 << victim)
    doubt = len(s.treasures[victim]) > 0
    masks = s.seen[victim]
    for i in range(len(masks)):
        masks[i] = masks[i] & both
    at = s.treasures[thief].index(treasure)
    # A seat that knew the only card of the victim's hand knows where it is now.
    s.seen[thief][at] = (both if doubt else both | seen) & ~(1 << thief)
    starting = 1 if goals.STARTING[treasure] else 0
    for onlooker in range(s.seats + 1):
        row = s.starts[onlooker]
        if onlooker in (thief, victim):
            if row[victim] >= 0:
                row[victim] = row[victim] - starting
            if row[thief] >= 0:
                row[thief] = row[thief] + starting
        elif row[victim] == 0:
            continue  # none to take: the thief's count stays as it was
        elif row[victim] == len(s.treasures[victim]) + 1:
            row[victim] = row[victim] - 1
            if row[thief] >= 0:
                row[thief] = row[thief] + 1
        else:
            row[victim] = -1
            row[thief] = -1


def treasure_left(s: IslaState, seat: int, treasure: int) -> None:
    """Note that a treasure was shown or returned, which lowers the count of starting treasures."""
    if goals.STARTING[treasure]:
        for row in s.starts:
            if row[seat] > 0:
                row[seat] = row[seat] - 1


def draw_unseen(bag: list[int], seen: list[int], at: int, seat: int) -> int:
    """Take the card at that index from a face-down bag; others who knew cards of the bag are no longer sure of them."""
    card = bag.pop(at)
    seen.pop(at)
    own = 1 << seat
    for i in range(len(seen)):
        if seen[i]:
            seen[i] = seen[i] & own
    return card

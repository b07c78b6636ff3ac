"""Who decides, and which entries reveal something and so cannot simply be taken back."""

from __future__ import annotations

from eldorado.core.game import Event


def acting(mask: int, seats: int) -> list[int]:
    """The seats of a mask.

    >>> acting(5, 3)
    [0, 2]
    """
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def revealed(asked: int, events: list[Event], before: int, after: int) -> bool:
    """Whether an entry revealed something: chance was asked, something hidden opened, or others are to decide now.

    `asked` counts the draws, those with only one possibility too: the last card of a deck is news to its drawer.

    >>> revealed(0, [], 1, 1), revealed(1, [], 1, 1), revealed(0, [], 1, 2)
    (False, True, True)
    """
    return asked > 0 or before != after or any(event.reveals for event in events)

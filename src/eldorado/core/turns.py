"""Who is to decide, and what makes an entry one that cannot simply be taken back."""

from __future__ import annotations

from eldorado.core.game import Event


def acting(mask: int, seats: int) -> list[int]:
    """The seats of a mask.

    >>> acting(5, 3)
    [0, 2]
    """
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def revealed(outcomes: list[int], events: list[Event], before: int, after: int) -> bool:
    """Whether an entry revealed something: it drew chance, opened something hidden, or others are to decide now.

    >>> revealed([], [], 1, 1), revealed([4], [], 1, 1), revealed([], [], 1, 2)
    (False, True, True)
    """
    return bool(outcomes) or before != after or any(event.reveals for event in events)

"""Which seats decide, what reveals something and so cannot simply be taken back, where gestures and turns begin."""

from __future__ import annotations

from eldorado.core.game import Event


def acting(mask: int, seats: int) -> list[int]:
    """Return the seats of a mask.

    >>> acting(5, 3)
    [0, 2]
    """
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def revealed(asked: int, events: list[Event], before: int, after: int) -> bool:
    """Whether an entry revealed something: it drew, something hidden opened, or other seats are now to decide.

    `asked` counts the draws, those with only one possibility too: the last card of a deck is news to its drawer.

    >>> revealed(0, [], 1, 1), revealed(1, [], 1, 1), revealed(0, [], 1, 2)
    (False, True, True)
    """
    return asked > 0 or before != after or any(event.reveals for event in events)


def begins_gesture(n: int, gesture: int) -> bool:
    """Whether entry n is the first of its gesture, so that one can go back to the position before it.

    >>> begins_gesture(4, 0), begins_gesture(4, 4), begins_gesture(5, 4)
    (True, True, False)
    """
    return gesture in (0, n)


def begins_turn(kinds: tuple[str, ...], events: list[Event], seat: int) -> bool | None:
    """Whether a turn of the seat began with these events; None if no turn did.

    >>> begins_turn(("turn",), [Event("turn", {"who": 1})], 1), begins_turn(("turn",), [], 1)
    (True, None)
    """
    for event in reversed(events):
        if event.kind in kinds:
            who = event.args.get("who", event.args.get("seat"))
            return seat in who if isinstance(who, list) else who == seat
    return None

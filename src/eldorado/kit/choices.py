"""Lists of legal actions that are put together once for each hand, and kept.

What is kept is given out as it is, not copied: nobody changes a list of legal actions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FEWEST: Final = 16  # places for lists that a `Choices` begins with…
MOST: Final = 4096  # …and the most it has; both are powers of two
SPREAD: Final = 40503  # hands that are usual in the Quest hardly ever share a place with it


def place(kinds: i64, places: i64) -> i64:
    """Where the list of a hand with these kinds is kept: the product spreads the higher bits over the middle ones.

    >>> len({place(kinds, 1 << 12) for kinds in range(1 << 12)}) > 1 << 11
    True
    """
    return (kinds * SPREAD >> 14) & (places - 1)


class Kept:
    """The list of one hand. It never changes, so that a thread that reads it needs no lock.

    >>> Kept(0b11, [9, 10, 11]).actions
    [9, 10, 11]
    """

    def __init__(self, kinds: i64, actions: list[int]) -> None:
        self.kinds: i64 = kinds  # the mask of the kinds in the hand
        self.actions = actions


NO_HAND: Final = Kept(-1, [])  # in a place without a list


class Choices:
    """Actions that are there whatever the hand holds, then what each kind of card in it can do.

    >>> choices = Choices([9], [[], [10, 11], [12]])
    >>> choices.of([0, 1, 1]), choices.of([0, 1]) is choices.of([0, 1, 1])
    ([9, 10, 11], True)
    """

    def __init__(self, first: list[int], each: list[list[int]]) -> None:
        self.first = first
        self.each = each  # by kind
        # A dictionary would need an object for each mask that it is asked for, and a call; a hand that has lost its
        # place only costs the making of its list.
        self.kept: list[Kept] = [NO_HAND] * FEWEST
        self.last: i64 = FEWEST - 1  # a mask for places; changed after `kept`, which only grows
        self.made: int = 0  # lists put together since there are as many places

    def of(self, hand: list[int]) -> list[int]:
        """Return all actions with this hand, which is sorted."""
        kinds: i64 = 0
        one: i64 = 1
        for kind in hand:
            kinds |= one << kind
        found = self.kept[(kinds * SPREAD >> 14) & self.last]  # at its `place`, without the call
        if found.kinds == kinds:
            return found.actions
        return self.keep(hand, kinds)

    def keep(self, hand: list[int], kinds: i64) -> list[int]:
        """Return the list from the place beside its own, or put it together."""
        found = self.kept[place(kinds, len(self.kept)) ^ 1]
        if found.kinds == kinds:
            return found.actions
        self.made += 1
        if 4 * self.made > len(self.kept) and len(self.kept) < MOST:
            self.make_room(2 * len(self.kept))
        found = Kept(kinds, self.put_together(hand))
        put(self.kept, found)
        return found.actions

    def make_room(self, places: int) -> None:
        """Keep the lists in more places."""
        kept = [NO_HAND] * places
        self.made = 0
        for one in self.kept:
            if one is not NO_HAND:
                put(kept, one)
                self.made += 1
        self.kept = kept
        self.last = places - 1

    def put_together(self, hand: list[int]) -> list[int]:
        found = self.first[:]
        last = -1
        for kind in hand:
            if kind != last:
                last = kind
                found += self.each[kind]
        return found


def put(kept: list[Kept], new: Kept) -> None:
    """Put a list in its place; what was there moves to the place beside it.

    >>> kept = [NO_HAND] * 4
    >>> put(kept, Kept(0, [9]))
    >>> put(kept, Kept(0b10, [9, 12]))
    >>> [one.kinds for one in kept]
    [2, 0, -1, -1]
    """
    at = place(new.kinds, len(kept))
    kept[at ^ 1] = kept[at]
    kept[at] = new

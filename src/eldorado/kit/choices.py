"""Lists of legal actions that are put together once for each hand, and kept.

What is kept is given out as it is, not copied: nobody changes a list of legal actions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HANDS: Final = 2000  # hands for which `Choices` keeps a list


def spread(kinds: i64) -> i64:
    """Another mask for each mask, with the higher bits in the lower ones too: hands differ in the higher ones, and
    dictionaries look at the lower ones first.

    >>> len({spread(kinds) for kinds in range(1 << 12)}) == 1 << 12
    True
    """
    kinds ^= kinds >> 12
    return kinds ^ (kinds >> 6)


class Choices:
    """Actions that are there whatever the hand holds, then what each kind of card in it can do.

    >>> choices = Choices([9], [[], [10, 11], [12]])
    >>> choices.of([0, 1, 1]), choices.of([0, 1]) is choices.of([0, 1, 1])
    ([9, 10, 11], True)
    """

    def __init__(self, first: list[int], each: list[list[int]]) -> None:
        self.first = first
        self.each = each  # by kind
        self.kept: dict[int, list[int]] = {}  # by the mask of the kinds in a hand, spread

    def of(self, hand: list[int]) -> list[int]:
        """Return all actions with this hand, which is sorted."""
        kinds: i64 = 0
        one: i64 = 1
        for kind in hand:
            kinds |= one << kind
        kinds = spread(kinds)
        found = self.kept.get(kinds)
        if found is None:
            if len(self.kept) >= HANDS:
                self.kept.clear()
            found = self.put_together(hand)
            self.kept[kinds] = found
        return found

    def put_together(self, hand: list[int]) -> list[int]:
        found = self.first[:]
        last = -1
        for kind in hand:
            if kind != last:
                last = kind
                found += self.each[kind]
        return found

"""The speed of an expedition: the expected number of turns for each kind of space, from the composition of a deck.

A space of a symbol and power is entered once for every full measure of that power in a card of that symbol. So the
number of such entries in the whole deck, divided by its size and multiplied by the cards seen in a turn, is how many of
these spaces a turn is good for; its inverse is what one of them costs in turns. Everything is in thousandths of a turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.bots.quest.speed import CLASSES, Speed
from eldorado.bots.quest.weights import Weights
from eldorado.games.quest.model import cards

TURN: Final = 1000
HOPELESS: Final = 5 * TURN  # the cost of a space that no card of the deck enters
SMALL_DECK: Final = (
    7  # but a deck worn down at camps may not be able to pay the next one, nor to buy anything
)
SMALL_CAMP_TIME: Final = 1000


class Deck:
    """A deck's speed. `time` is by class of space: symbol * POWERS + power."""

    def __init__(self, counts: list[int], weights: Weights) -> None:
        self.weights = weights
        self.speed: Speed = weights.speed
        self.counts: list[int] = counts
        self.size: int = 0  # without one-shot items
        self.extra: int = 0  # cards drawn by action cards, in hundredths
        self.entries: list[int] = [0] * CLASSES  # entries of each class in the whole deck, in hundredths
        entries, every = self.entries, self.speed.entries
        total: i64 = 0
        size: i64 = 0
        extra: i64 = 0
        for kind in range(cards.KINDS):
            count: i64 = counts[kind]
            if count == 0:
                continue
            total += count
            if cards.ITEM[kind]:
                continue
            size += count
            if kind >= cards.POWERED:
                extra += cards.DRAWS[kind] * count * weights.draws
            for index in self.speed.classes[kind]:
                entries[index] += every[kind * CLASSES + index] * count // 100
        self.size = size
        self.extra = extra
        self.camp_time: int = weights.camp if total >= SMALL_DECK else SMALL_CAMP_TIME  # for each card
        self.time: list[int] = self.times(entries)

    def times(self, entries: list[int]) -> list[int]:
        """The cost of a space of each class."""
        size: i64 = max(self.size, 1)
        seen = seen_of(size, self.extra)
        top: i64 = TURN * 30000 * size * size
        return [cost(top, seen, one) for one in entries]

    def try_all(self) -> None:
        """Set `time` to what it is after every kind was tried."""
        if self.speed.uneven:
            self.time = self.times(self.tried(2 * cards.KINDS))

    def tried(self, until: int) -> list[int]:
        """The entries after so many trials, two of each kind: one card more, and one less if there is one.

        A trial card is put in and taken out again, both rounded down, which can leave a hundredth less. That decides
        between turns that are worth the same. It is kept, for what is known of the strength of the bots holds for it.
        """
        uneven = self.speed.uneven
        if not uneven or until <= uneven[0] // CLASSES * 2:
            return self.entries
        made = self.entries[:]
        for place in uneven:
            kind, index = place // CLASSES, place % CLASSES
            if 2 * kind < until and kind >= cards.STARTING:
                made[index] -= 1
            if 2 * kind + 1 < until and self.counts[kind]:
                made[index] -= 1
        return made

    def turns(self, path: list[int]) -> int:
        """The time for a path, given as the number of spaces of each class."""
        total: i64 = 0
        for index in range(CLASSES):
            spaces: i64 = path[index]
            if spaces:
                total += spaces * self.time[index]
        return total

    def turns_with(self, kind: int, count: int, path: list[int]) -> int:
        """The time for a path if the deck had one card more of a kind (1) or less (-1)."""
        change: i64 = count
        size: i64 = max(self.size + change, 1)
        extra: i64 = self.extra
        if kind >= cards.POWERED:
            extra += cards.DRAWS[kind] * change * self.weights.draws
        seen = seen_of(size, extra)
        top: i64 = TURN * 30000 * size * size
        row: i64 = kind * CLASSES
        every = self.speed.entries
        known = self.tried(2 * kind + (1 if count < 0 else 0))
        total: i64 = 0
        for index in range(CLASSES):
            spaces: i64 = path[index]
            if spaces:
                entries: i64 = known[index]
                entered: i64 = every[row + index]
                total += spaces * cost(top, seen, entries + entered * change // 100)
        return total


def seen_of(size: i64, extra: i64) -> i64:
    """The cards seen in a turn, in thirds, times the size of the deck in hundredths, with the cards drawn.

    A deck of fewer than six does not fill the hand often enough, and base camps ahead would eat it up: so thinning it
    further must not look like a gain.
    """
    thirds: i64 = min(3 * cards.HAND_SIZE, 2 * size)
    return thirds * (100 * size + extra)


def cost(top: i64, seen: i64, entries: i64) -> i64:
    """The time that a space costs a deck with so many entries for it."""
    if entries <= 0:
        return HOPELESS
    made = top // (seen * entries)
    return made if made < HOPELESS else HOPELESS

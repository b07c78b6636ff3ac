"""How fast an expedition is: the expected number of turns for each kind of space, from the composition of a deck.

A space of a symbol and power is entered once for every full measure of that power in a card of that symbol. So the
number of such entries in the whole deck, divided by its size and multiplied by the cards seen in a turn, is how many of
these spaces a turn is good for; its inverse is what one of them costs in turns. Everything is in thousandths of a turn.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.tables import (
    DRAWS,
    HAND_SIZE,
    ITEM,
    JOKER,
    KINDS,
    NATIVE,
    POWER,
    POWERED,
    SYMBOL,
)

TURN: Final = 1000
POWERS: Final = 5  # powers 1 to 4, by symbol * POWERS + power
CLASSES: Final = 15
HOPELESS: Final = 5 * TURN  # what a space costs that no card of the deck enters
JOKER_SHARE: Final = 90  # a joker counts for each symbol, in hundredths
CARD_TIME: Final = 230  # a card given for rubble
CAMP_TIME: Final = 120  # a card removed at a camp is not only a loss
SMALL_DECK: Final = (
    7  # but a deck worn down at camps may not be able to pay the next one, nor to buy anything
)
SMALL_CAMP_TIME: Final = 1000


class Deck:
    """A deck's speed. `time` is by class of space: symbol * POWERS + power."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts
        self.size: int = 0
        self.entries: list[int] = [0] * CLASSES  # entries of each class in the whole deck, in hundredths
        self.extra: int = 0  # cards drawn by action cards
        for kind in range(KINDS):
            if counts[kind]:
                self.put(kind, counts[kind])
        self.time: list[int] = [0] * CLASSES
        self.camp_time: int = CAMP_TIME if sum(counts) >= SMALL_DECK else SMALL_CAMP_TIME  # for each card
        self.reckon()

    def put(self, kind: int, count: int) -> None:
        """Add cards of a kind, or take them away; `reckon` after it. One-shot items do not make a deck faster."""
        self.size += count
        if ITEM[kind]:
            self.size -= count
            return
        if kind >= POWERED:
            self.extra += DRAWS[kind] * count
            if kind == NATIVE:
                for index in range(CLASSES):
                    self.entries[index] += 100 * count
            return
        power = POWER[kind]
        for symbol in range(3):
            if SYMBOL[kind] == symbol or SYMBOL[kind] == JOKER:
                share = JOKER_SHARE if SYMBOL[kind] == JOKER else 100
                for need in range(1, POWERS):
                    self.entries[symbol * POWERS + need] += share * count * (power // need)

    def reckon(self) -> None:
        size = max(self.size, 1)
        # Cards seen in a turn, in thirds. A deck of fewer than six does not fill the hand often enough, and base camps
        # ahead would eat it up: so thinning it further must not look like a gain.
        thirds = min(3 * HAND_SIZE, 2 * size)
        seen = thirds * (size + self.extra)
        for index in range(CLASSES):
            if self.entries[index] > 0:
                self.time[index] = min(HOPELESS, TURN * 300 * size * size // (seen * self.entries[index]))
            else:
                self.time[index] = HOPELESS

    def turns(self, path: list[int]) -> int:
        """The time for a path, given as the number of spaces of each class."""
        total = 0
        for index in range(CLASSES):
            if path[index]:
                total += path[index] * self.time[index]
        return total

"""The speed of an expedition: the expected number of turns for each kind of space, from the composition of a deck.

A space of a symbol and power is entered once for every full measure of that power in a card of that symbol. So the
number of such entries in the whole deck, divided by its size and multiplied by the cards seen in a turn, is how many of
these spaces a turn is good for; its inverse is what one of them costs in turns. Everything is in thousandths of a turn.
"""

from __future__ import annotations

from typing import Final

from eldorado.bots.quest.weights import Weights
from eldorado.games.quest.model import cards, ground

TURN: Final = 1000
POWERS: Final = 5  # powers 1 to 4, by symbol * POWERS + power
CLASSES: Final = 15
HOPELESS: Final = 5 * TURN  # the cost of a space that no card of the deck enters
SMALL_DECK: Final = (
    7  # but a deck worn down at camps may not be able to pay the next one, nor to buy anything
)
SMALL_CAMP_TIME: Final = 1000


class Deck:
    """A deck's speed. `time` is by class of space: symbol * POWERS + power."""

    def __init__(self, counts: list[int], weights: Weights) -> None:
        self.weights = weights
        self.counts: list[int] = counts
        self.size: int = 0
        self.entries: list[int] = [0] * CLASSES  # entries of each class in the whole deck, in hundredths
        self.extra: int = 0  # cards drawn by action cards, in hundredths
        for kind in range(cards.KINDS):
            if counts[kind]:
                self.put(kind, counts[kind])
        self.time: list[int] = [0] * CLASSES
        self.camp_time: int = weights.camp if sum(counts) >= SMALL_DECK else SMALL_CAMP_TIME  # for each card
        self.reckon()

    def put(self, kind: int, count: int) -> None:
        """Add cards of a kind, or take them away; `reckon` after it. One-shot items do not make a deck faster."""
        self.size += count
        if cards.ITEM[kind]:
            self.size -= count
            return
        if kind >= cards.POWERED:
            self.extra += cards.DRAWS[kind] * count * self.weights.draws
            if cards.GUIDES[kind]:
                for index in range(CLASSES):
                    self.entries[index] += self.weights.guide * count
            return
        power = cards.POWER[kind]
        for symbol in range(3):
            if cards.SYMBOL[kind] == symbol or cards.SYMBOL[kind] == ground.JOKER:
                share = self.weights.joker if cards.SYMBOL[kind] == ground.JOKER else 100
                for need in range(1, POWERS):
                    steps = power // need
                    if steps:
                        worth = 100 * steps - self.weights.waste * (steps - 1)
                        self.entries[symbol * POWERS + need] += share * count * worth // 100

    def reckon(self) -> None:
        size = max(self.size, 1)
        # Cards seen in a turn, in thirds. A deck of fewer than six does not fill the hand often enough, and base camps
        # ahead would eat it up: so thinning it further must not look like a gain.
        thirds = min(3 * cards.HAND_SIZE, 2 * size)
        seen = thirds * (100 * size + self.extra)
        for index in range(CLASSES):
            if self.entries[index] > 0:
                self.time[index] = min(HOPELESS, TURN * 30000 * size * size // (seen * self.entries[index]))
            else:
                self.time[index] = HOPELESS

    def turns(self, path: list[int]) -> int:
        """The time for a path, given as the number of spaces of each class."""
        total = 0
        for index in range(CLASSES):
            if path[index]:
                total += path[index] * self.time[index]
        return total

"""What one card of each kind adds to the speed of a deck, for a set of weights."""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model import cards, ground

POWERS: Final = 5  # powers 1 to 4, by symbol * POWERS + power
CLASSES: Final = 15  # of spaces


class Speed:
    """The entries that a card is good for: of spaces of each class, in ten-thousandths."""

    def __init__(self, joker: int, waste: int, guide: int) -> None:
        self.entries: list[int] = [0] * (cards.KINDS * CLASSES)  # by kind * CLASSES + class
        self.classes: list[list[int]] = []  # by kind: the classes it enters
        for kind in range(cards.KINDS):
            row = entered(kind, joker, waste, guide)
            self.entries[kind * CLASSES : kind * CLASSES + CLASSES] = row
            self.classes.append([index for index in range(CLASSES) if row[index]])
        # By kind * CLASSES + class: what is not a whole number of hundredths.
        self.uneven: list[int] = [i for i in range(len(self.entries)) if self.entries[i] % 100]


def entered(kind: int, joker: int, waste: int, guide: int) -> list[int]:
    """Return the entries of each class. One-shot items do not make a deck faster."""
    made = [0] * CLASSES
    if cards.ITEM[kind]:
        return made
    if kind >= cards.POWERED:
        return [100 * guide] * CLASSES if cards.GUIDES[kind] else made
    for symbol in range(3):
        if cards.SYMBOL[kind] != symbol and cards.SYMBOL[kind] != ground.JOKER:
            continue
        share = joker if cards.SYMBOL[kind] == ground.JOKER else 100
        for need in range(1, POWERS):
            steps = cards.POWER[kind] // need
            if steps:
                made[symbol * POWERS + need] = share * (100 * steps - waste * (steps - 1))
    return made

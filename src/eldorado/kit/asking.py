"""The stack of questions as numbers: what is asked, and the fields of each question (kit/encoding.py)."""

from __future__ import annotations

from collections.abc import Sequence

from eldorado.core.plain import Plain
from eldorado.kit.encoding import MOST, Eyes, Field

LOWEST = -9  # the smallest number in a question: hidden cards, answers not given yet


class Asked(Field):
    """The last `depth` questions of a stack, the one that is asked first: its kind, then up to `width` numbers, two
    bytes each. A list counts as its length and its entries. Fields in `seats` hold a seat, those in `masks` a mask of
    seats, those in `sides` a side; all are turned.

    >>> row = []
    >>> asked = Asked(["bid", "pay"], seats=["payer"], masks=[], depth=1, width=2)
    >>> asked.write([{"question": "pay", "payer": 0, "due": 3}], Eyes(2, 1), row)
    >>> row  # one question; to pay; payer and sum, raised by nine
    [1, 0, 1, 0, 10, 0, 12]
    """

    def __init__(
        self,
        kinds: Sequence[str],
        seats: Sequence[str],
        masks: Sequence[str],
        sides: Sequence[str] = (),
        depth: int = 4,
        width: int = 16,
    ) -> None:
        self.kinds = list(kinds)
        self.seat_fields = seats
        self.mask_fields = masks
        self.side_fields = sides
        self.depth = depth
        self.width = width

    def parts(self) -> list[tuple[str, int]]:
        found = [("n", 8)]
        for place in range(self.depth):
            found += [(f"{place}.{kind}", 1) for kind in self.kinds]
            for number in range(self.width):
                found += [(f"{place}.field{number}.high", MOST), (f"{place}.field{number}.low", MOST)]
        return found

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        row.append(min(MOST, len(value)))
        empty = len(self.kinds) + 2 * self.width
        for place in range(self.depth):
            if place < len(value):
                self.write_one(value[-1 - place], eyes, row)
            else:
                row += [0] * empty

    def write_one(self, question: Plain, eyes: Eyes, row: list[int]) -> None:
        row += [int(kind == question["question"]) for kind in self.kinds]
        numbers: list[int] = []
        for name, told in question.items():
            if name == "question":
                continue
            if isinstance(told, list):
                numbers += [len(told), *told]
            elif name in self.seat_fields and 0 <= told < eyes.seats:
                numbers.append(eyes.turned(told))
            elif name in self.side_fields and 0 <= told < eyes.sides.seats:
                numbers.append(eyes.sides.turned(told))
            elif name in self.mask_fields:
                numbers.append(sum(((told >> seat) & 1) << i for i, seat in enumerate(eyes.order())))
            else:
                numbers.append(int(told))
        numbers = numbers[: self.width]
        for number in numbers:
            raised = min(MOST * 256 + MOST, max(0, number - LOWEST))
            row += [raised >> 8, raised & 255]
        row += [0] * (2 * (self.width - len(numbers)))

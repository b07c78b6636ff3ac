"""A view as a row of small whole numbers, for learning from games.

A game declares a `Layout`: a tree of fields that follows the view key by key. Each field takes a fixed number of places
in the row, each place has a name (`players.0.gold`) and a `top`, what it reaches in ordinary play: divide by it and all
numbers are about 0 to 1. Numbers are bytes, 0 to 255; what is larger counts as 255. Seats are turned so that whoever
looks comes first and the others follow in seat order: what is learnt at one seat holds at every other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from eldorado.core.plain import Plain
from eldorado.kit.writing import RowWriter

MOST = 255


class Eyes:
    """The viewer: the number of seats, and which of them is first in the row.

    >>> [Eyes(3, 1).turned(seat) for seat in range(3)], Eyes(3, 1).order()
    ([2, 0, 1], [1, 2, 0])
    """

    def __init__(self, seats: int, first: int, sides: Eyes | None = None) -> None:
        if not 0 <= first < seats:
            raise ValueError("a row of numbers is made for a seat, not for a spectator")
        self.seats = seats
        self.first = first
        self.sides = sides or self  # if several seats may make one side: the same for sides

    def turned(self, seat: int) -> int:
        return (seat - self.first) % self.seats

    def order(self) -> list[int]:
        return [(self.first + place) % self.seats for place in range(self.seats)]


class Field:
    """Some places of the row. `parts` names them with their tops; `write` appends their numbers.

    >>> Number(4).parts(), Flags(3).size
    ([('', 4)], 3)
    """

    def parts(self) -> list[tuple[str, int]]:
        raise NotImplementedError

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        raise NotImplementedError

    @property
    def size(self) -> int:
        return len(self.parts())


class Number(Field):
    """One number; `low` is what counts as 0.

    >>> row = []
    >>> Number(9, low=-1).write(4, Eyes(2, 0), row)
    >>> row
    [5]
    """

    def __init__(self, top: int, low: int = 0) -> None:
        self.top = top - low
        self.low = low

    def parts(self) -> list[tuple[str, int]]:
        return [("", min(MOST, max(1, self.top)))]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        row.append(min(MOST, max(0, int(value) - self.low)))


class Wide(Field):
    """A number of two bytes, the high one first; `low` is what counts as 0.

    >>> row = []
    >>> Wide(low=-1).write(299, Eyes(2, 0), row)
    >>> row
    [1, 44]
    """

    def __init__(self, low: int = 0) -> None:
        self.low = low

    def parts(self) -> list[tuple[str, int]]:
        return [("high", MOST), ("low", MOST)]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        number = min(MOST * 256 + MOST, max(0, int(value) - self.low))
        row += [number >> 8, number & 255]


class Choice(Field):
    """One of some names, or of the numbers below a count; nothing is all zeros.

    >>> row = []
    >>> Choice(["jungle", "village", "water"]).write("village", Eyes(2, 0), row)
    >>> Choice(3).write(-1, Eyes(2, 0), row)
    >>> row
    [0, 1, 0, 0, 0, 0]
    """

    def __init__(self, names: Sequence[str] | int) -> None:
        told = isinstance(names, int)
        self.names = [str(n) for n in range(names)] if isinstance(names, int) else list(names)
        self.place: dict[Plain, int] = {int(n) if told else n: i for i, n in enumerate(self.names)}
        self.zeros = [0] * len(self.names)

    def parts(self) -> list[tuple[str, int]]:
        return [(name, 1) for name in self.names]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        row += self.zeros
        chosen = self.place.get(value)
        if chosen is not None:
            row[chosen - len(self.zeros)] = 1


class Counts(Field):
    """The count of each name: from a table of counts, a list of names, or a list of counts.

    >>> row = []
    >>> for value in ({"scout": 2}, ["scout", "native", "scout"], [2, 1]):
    ...     Counts(["scout", "native"]).write(value, Eyes(2, 0), row)
    >>> row
    [2, 0, 2, 1, 2, 1]
    """

    def __init__(self, names: Sequence[str], top: int = 4) -> None:
        self.names = list(names)
        self.top = top
        self.place: dict[Plain, int] = {name: place for place, name in enumerate(self.names)}

    def parts(self) -> list[tuple[str, int]]:
        return [(name, self.top) for name in self.names]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        counts = [0] * len(self.names)
        if isinstance(value, dict):
            for name, count in value.items():
                counts[self.place[name]] += count
        elif value and isinstance(value[0], str):
            for name in value:
                counts[self.place[name]] += 1
        else:
            counts = list(value) or counts
        row += [min(MOST, count) for count in counts]


class Flags(Field):
    """Which of the numbers below `count` are there: from a list of them or from a mask.

    >>> row = []
    >>> for value in ([0, 2], 0b101):
    ...     Flags(3).write(value, Eyes(2, 0), row)
    >>> row
    [1, 0, 1, 1, 0, 1]
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def parts(self) -> list[tuple[str, int]]:
        return [(str(place), 1) for place in range(self.count)]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        if isinstance(value, int):
            row += [(value >> place) & 1 for place in range(self.count)]
        else:
            row += [int(place in value) for place in range(self.count)]


class Seat(Field):
    """A seat, turned; no seat is all zeros.

    >>> row = []
    >>> Seat(3).write(2, Eyes(3, 1), row)
    >>> row
    [0, 1, 0]
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def parts(self) -> list[tuple[str, int]]:
        return [(str(place), 1) for place in range(self.seats)]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        chosen = eyes.turned(value) if 0 <= value < self.seats else -1
        row += [int(place == chosen) for place in range(self.seats)]


class Seats(Seat):
    """Some seats, turned: from a list of them or from a mask.

    >>> row = []
    >>> Seats(3).write([0, 1], Eyes(3, 1), row)
    >>> row
    [1, 0, 1]
    """

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        if isinstance(value, int):
            row += [(value >> seat) & 1 for seat in eyes.order()]
        else:
            row += [int(seat in value) for seat in eyes.order()]


class PerSeat(Field):
    """A list with an entry for each seat, turned. The first entry may have fields of its own.

    >>> row = []
    >>> PerSeat(3, Number(9)).write([5, 6, 7], Eyes(3, 1), row)
    >>> row
    [6, 7, 5]
    """

    def __init__(self, seats: int, field: Field, first: Field | None = None) -> None:
        self.fields = [first or field, *[field] * (seats - 1)]

    def parts(self) -> list[tuple[str, int]]:
        return [(joined(str(i), name), top) for i, f in enumerate(self.fields) for name, top in f.parts()]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        for field, seat in zip(self.fields, eyes.order(), strict=True):
            field.write(value[seat], eyes, row)


class OfSides(Field):
    """A field of seats that holds sides.

    >>> row = []
    >>> OfSides(Seat(2)).write(0, Eyes(4, 3, Eyes(2, 1)), row)
    >>> row
    [0, 1]
    """

    def __init__(self, field: Field) -> None:
        self.field = field

    def parts(self) -> list[tuple[str, int]]:
        return self.field.parts()

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        self.field.write(value, eyes.sides, row)


class Each(Field):
    """A list of at most `count` entries: how many there are, then each of them, then zeros.

    >>> row = []
    >>> Each(3, Number(9)).write([4, 5], Eyes(2, 0), row)
    >>> row
    [2, 4, 5, 0]
    """

    def __init__(self, count: int, field: Field) -> None:
        self.count = count
        self.field = field
        self.each = field.size

    def parts(self) -> list[tuple[str, int]]:
        told = self.field.parts()
        return [("n", max(1, self.count))] + [
            (joined(str(i), name), top) for i in range(self.count) for name, top in told
        ]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        row.append(min(MOST, len(value)))
        for item in value[: self.count]:
            self.field.write(item, eyes, row)
        row += [0] * (self.each * max(0, self.count - len(value)))


class Group(Field):
    """A table: its keys with their fields. `left_out` are keys that say nothing new (or nothing that changes), with
    the reason; a key that is in neither is a mistake that `unknown` finds. A missing table or key is all zeros.

    >>> purse = Group({"gold": Number(9), "cards": Number(6)}, {"name": "says nothing"})
    >>> row = []
    >>> purse.write({"gold": 3, "name": "Ann"}, Eyes(2, 0), row)
    >>> row, purse.unknown({"gold": 3, "silver": 1})
    ([3, 0], ['silver'])
    """

    def __init__(self, fields: dict[str, Field], left_out: dict[str, str] | None = None) -> None:
        self.fields = fields
        self.left_out = left_out or {}
        self.sizes = {key: field.size for key, field in fields.items()}

    def parts(self) -> list[tuple[str, int]]:
        return [(joined(key, name), top) for key, f in self.fields.items() for name, top in f.parts()]

    def write(self, value: Plain, eyes: Eyes, row: list[int]) -> None:
        for key, field in self.fields.items():
            told = value.get(key) if value is not None else None
            if told is None:
                row += [0] * self.sizes[key]
            else:
                field.write(told, eyes, row)

    def unknown(self, value: dict[str, Plain]) -> list[str]:
        return [key for key in value if key not in self.fields and key not in self.left_out]


def joined(key: str, name: str) -> str:
    """Join a name to the table it is in.

    >>> joined("hand", "scout"), joined("gold", "")
    ('hand.scout', 'gold')
    """
    return f"{key}.{name}" if name else key


class Layout:
    """How the views of one game with one number of seats become rows.

    `eyes` says who looks in a view; `arrange` may put a view into another form first.

    >>> rows = Layout(Group({"gold": PerSeat(2, Number(9))}), lambda view: Eyes(2, view["seat"]))
    >>> rows.features, rows.encode({"seat": 1, "gold": [3, 8]})
    (['gold.0', 'gold.1'], [8, 3])
    """

    def __init__(
        self,
        root: Group,
        eyes: Callable[[Plain], Eyes],
        arrange: Callable[[Plain], Plain] | None = None,
    ) -> None:
        # A faster way for loops over many games: makes an object that writes a game's rows straight from its states.
        self.direct: Callable[[], RowWriter] | None = None
        self.root = root
        self.eyes = eyes
        self.arrange = arrange
        told = root.parts()
        self.features: list[str] = [name for name, _ in told]
        self.tops: list[int] = [top for _, top in told]
        self.size: int = len(told)

    def arranged(self, view: Plain) -> Any:
        return view if self.arrange is None else self.arrange(view)

    def encode(self, view: Plain) -> list[int]:
        """Return the row of a view: `size` numbers from 0 to 255, in the order of `features`."""
        row: list[int] = []
        self.root.write(self.arranged(view), self.eyes(view), row)
        return row

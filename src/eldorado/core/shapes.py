"""How fields of a state or a question are saved: by the names of things, not by their numbers.

A game keeps cards, tiles and places as small ints; saved games call them by name, so that a new card in the data does
not change the meaning of an old file. A game declares a shape for each field that holds such numbers:

    SHAPES = {
        "market": Counts(cards.NAME),           # [0, 3, 1]        -> {"scout": 3, "native": 1}
        "hands": Each(Many(cards.NAME)),        # [[1, 1], [2]]    -> [["scout", "scout"], ["native"]]
        "place": One(board.PLACE),              # 4                -> "septris"; -1 stays -1
        "target": One(actions.CODEC.labels()),  # an action        -> "step 1 ne"
        "placed": Mask(cards.NAME),             # 0b101            -> ["traveler", "scout"]
        "know": Rows(cards.NAME),               # counts by kind for each seat, one after the other
    }

and hands them to `kit.fields` for a state, and to `Registry.add` for a question. Fields without a shape are saved as
they are: numbers that mean a number, seats, tiles in the order they were laid.
"""

from __future__ import annotations

from collections.abc import Sequence

from eldorado.core.plain import Plain

__all__ = ["Counts", "Each", "Many", "Mask", "One", "Rows", "Shape"]


class Shape:
    """A field's value in a state, and as it is saved. `load` raises ValueError for a name that is not known.

    >>> class Percent(Shape):
    ...     def save(self, value):
    ...         return f"{value} %"
    >>> Percent().save(5)
    '5 %'
    """

    def save(self, value: Plain) -> Plain:
        raise NotImplementedError

    def load(self, saved: Plain) -> Plain:
        raise NotImplementedError


class One(Shape):
    """The number of one thing; negative numbers, for none, stay as they are.

    >>> card = One(["scout", "native"])
    >>> card.save(1), card.load("native"), card.save(-1), card.load(-1)
    ('native', 1, -1, -1)
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            twice = sorted({name for name in self.names if self.names.count(name) > 1})
            raise ValueError(f"two things have the same name: {', '.join(twice)}")

    def save(self, value: Plain) -> Plain:
        return self.names[value] if value >= 0 else value

    def load(self, saved: Plain) -> Plain:
        if isinstance(saved, str):
            return known(self.numbers, saved)
        if not isinstance(saved, int) or saved >= 0:
            raise ValueError(f"{saved!r} is not a name")
        return saved


class Many(One):
    """A list of things.

    >>> Many(["scout", "native"]).save([1, 1, 0]), Many(["scout", "native"]).load(["native"])
    (['native', 'native', 'scout'], [1])
    """

    def save(self, value: Plain) -> Plain:
        names = self.names
        return [names[number] if number >= 0 else number for number in value]

    def load(self, saved: Plain) -> Plain:
        return [One.load(self, item) for item in saved]


class Counts(One):
    """The count of each thing; zero counts are left out.

    >>> Counts(["scout", "native", "pioneer"]).save([0, 3, 0]), Counts(["scout", "native"]).load({"native": 3})
    ({'native': 3}, [0, 3])
    """

    def save(self, value: Plain) -> Plain:
        return {name: count for name, count in zip(self.names, value, strict=True) if count}

    def load(self, saved: Plain) -> Plain:
        found = [0] * len(self.names)
        for name, count in saved.items():
            found[known(self.numbers, name)] = count
        return found


class Mask(One):
    """A set of things as a bitmask.

    >>> Mask(["scout", "native", "pioneer"]).save(0b101), Mask(["scout", "native"]).load(["native"])
    (['scout', 'pioneer'], 2)
    """

    def save(self, value: Plain) -> Plain:
        return [name for number, name in enumerate(self.names) if value >> number & 1]

    def load(self, saved: Plain) -> Plain:
        return sum(1 << known(self.numbers, name) for name in set(saved))


class Each(Shape):
    """A list of values of one shape, such as one for each seat.

    >>> Each(Counts(["scout", "native"])).save([[0, 1], [0, 0]])
    [{'native': 1}, {}]
    """

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def save(self, value: Plain) -> Plain:
        return [self.shape.save(item) for item in value]

    def load(self, saved: Plain) -> Plain:
        return [self.shape.load(item) for item in saved]


class Rows(Each):
    """Counts for several owners in one list, one row after the other.

    >>> Rows(["food", "gold"]).save([0, 2, 1, 0]), Rows(["food", "gold"]).load([{"gold": 2}, {"food": 1}])
    ([{'gold': 2}, {'food': 1}], [0, 2, 1, 0])
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(Counts(names))
        self.width = len(names)

    def save(self, value: Plain) -> Plain:
        return super().save([value[at : at + self.width] for at in range(0, len(value), self.width)])

    def load(self, saved: Plain) -> Plain:
        return [count for row in super().load(saved) for count in row]


def known(numbers: dict[str, int], name: Plain) -> int:
    """Return the number of a name; ValueError if there is none."""
    if name not in numbers:
        raise ValueError(f"nothing is called {name!r} here")
    return numbers[name]

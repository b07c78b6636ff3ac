"""A state's fields as plain data and back: numbers, flags, lists of them, and piles.

`dump` and `load` of every game are this and what follows from the fields. A flag is written as 0 or 1, and becomes a
flag again because the field of the new state is one.
"""

from __future__ import annotations

from collections.abc import Iterable

from eldorado.core.game import State
from eldorado.core.plain import Plain
from eldorado.core.shapes import Shape
from eldorado.kit import pile
from eldorado.kit.pile import Pile


def copied(value: Plain) -> Plain:
    """Copy plain data deeply. The items of a list are of one sort.

    >>> rows = [[1], [2]]
    >>> copied(rows) == rows, copied(rows)[1] is rows[1]
    (True, False)
    """
    if isinstance(value, list):
        return [copied(item) for item in value] if value and isinstance(value[0], list) else value[:]
    return dict(value) if isinstance(value, dict) else value


def dump(s: State, names: Iterable[str], shapes: dict[str, Shape] | None = None) -> dict[str, Plain]:
    """The named fields as plain data; those with a shape by the names of things.

    >>> s = State(3)
    >>> dump(s, ["seats"])
    {'seats': 3}
    """
    data: dict[str, Plain] = {}
    dump_into(data, s, names, shapes)
    return data


def dump_into(
    data: dict[str, Plain], s: State, names: Iterable[str], shapes: dict[str, Shape] | None = None
) -> None:
    """The same, added to what is in `data`.

    >>> data: dict[str, Plain] = {"round": 2}
    >>> dump_into(data, type("Table", (), {"pile": [3, 4]})(), ["pile"])
    >>> data
    {'round': 2, 'pile': [3, 4]}
    """
    for name in names:
        value = getattr(s, name)
        if shapes is not None and name in shapes:
            data[name] = shapes[name].save(value)
        elif type(value) is int:  # most fields are
            data[name] = value
        elif isinstance(value, list):
            data[name] = value[:] if not value or not isinstance(value[0], list) else copied(value)
        elif isinstance(value, bool):
            data[name] = int(value)
        else:
            data[name] = value.dump() if isinstance(value, Pile) else copied(value)


def load(s: State, data: Plain, names: Iterable[str], shapes: dict[str, Shape] | None = None) -> None:
    """Put the named fields of a dump into a new state; TypeError or ValueError for what cannot have been dumped.

    >>> s = State(3)
    >>> load(s, {"seats": 4, "more": 1}, ["seats"])
    >>> s.seats
    4
    """
    for name in names:
        old = getattr(s, name)
        new = shapes[name].load(data[name]) if shapes is not None and name in shapes else data[name]
        # One branch each: a flag of a compiled class takes no number, and its number no flag.
        if type(old) is int and type(new) is int:  # most fields are
            setattr(s, name, new)
        elif isinstance(old, bool):
            setattr(s, name, bool(new))
        elif isinstance(old, Pile):
            setattr(s, name, pile.load(old.kinds, new))
        elif type(new) is not type(old):
            raise TypeError(name)
        else:
            setattr(s, name, copied(new))

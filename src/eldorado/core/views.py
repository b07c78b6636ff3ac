"""A seat's view as the spectator's view plus the differences the seat sees (`Game.sees_besides`)."""

from __future__ import annotations

from typing import Any

ONLY_NUMBERS = {int}


def of_seats(value: Any) -> bool:
    """Whether this is `{seat: …}`: some elements of a list with something for each seat.

    >>> of_seats({1: "me"}), of_seats({"hand": 1}), of_seats({})
    (True, False, False)
    """
    return type(value) is dict and set(map(type, value)) == ONLY_NUMBERS


class Inside(dict[str, Any]):
    """Some values of a table that is itself a value of the view (one of `Game.parted`).

    >>> Inside(top=["hill"])["top"], of_seats(Inside(top=1))
    (['hill'], False)
    """


def merged(view: dict[str, Any], besides: dict[str, Any]) -> dict[str, Any]:
    """Merge the seat's differences into the spectator's view.

    >>> merged({"seat": -1, "players": ["A", "B"]}, {"seat": 1, "players": {1: "me"}})
    {'seat': 1, 'players': ['A', 'me']}
    >>> merged({"table": {"bag": 3, "top": 1}}, {"table": Inside(top=["hill"])})
    {'table': {'bag': 3, 'top': ['hill']}}
    """
    made = dict(view)
    for key, value in besides.items():
        if of_seats(value):
            made[key] = [value.get(i, one) for i, one in enumerate(view[key])]
        elif isinstance(value, Inside):
            made[key] = {**view[key], **value}
        else:
            made[key] = value
    return made

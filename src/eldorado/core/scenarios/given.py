"""Reach into plain data by dotted paths, and lay the values of a scenario over defaults."""

from __future__ import annotations

from eldorado.core.errors import BadPosition
from eldorado.core.plain import Plain

ABSENT = object()


def unfold(table: Plain) -> Plain:
    """Turn dotted keys into nested tables. An index stays a text key, so that gaps in a list remain visible.

    >>> unfold({"players.0.hand": ["scout"], "players.0.gold": 1, "round": 2})
    {'players': {'0': {'hand': ['scout'], 'gold': 1}}, 'round': 2}
    """
    made: dict[str, Plain] = {}
    for key, value in table.items():
        put(made, key.split("."), unfold(value) if isinstance(value, dict) else value, key)
    return made


def put(place: dict[str, Plain], parts: list[str], value: Plain, key: str) -> None:
    """Put a value at a path; tables are merged, and giving a value twice is an error.

    >>> place = {"players": {"0": {"gold": 1}}}
    >>> put(place, ["players", "1", "gold"], 4, "players.1.gold")
    >>> place
    {'players': {'0': {'gold': 1}, '1': {'gold': 4}}}
    """
    first, *rest = parts
    if rest:
        inner = place.setdefault(first, {})
        if not isinstance(inner, dict):
            raise BadPosition("position.twice", key=key)
        put(inner, rest, value, key)
    elif isinstance(value, dict) and isinstance(place.get(first), dict):
        for name, item in value.items():
            put(place[first], [name], item, f"{key}.{name}")
    elif first in place:
        raise BadPosition("position.twice", key=key)
    else:
        place[first] = value


def reach(data: Plain, path: str) -> Plain:
    """The value at the path, or ABSENT.

    >>> reach({"players": [{"gold": 3}]}, "players.0.gold")
    3
    >>> reach([1], "5") is ABSENT
    True
    """
    for part in path.split("."):
        if isinstance(data, dict) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return ABSENT
    return data


def overlay(default: Plain, given: Plain, path: str = "") -> Plain:
    """Lay given values over a default, both shaped as `Game.describe` prints them. An easy way to write `position`.

    Tables are merged key by key; an item of a list can be given by its index, a whole list replaces the list. An empty
    table as default takes any keys, None any value. Unknown keys and values of another type are refused.

    >>> overlay({"round": 1, "players": [{"gold": 0}, {"gold": 0}]}, {"players": {"1": {"gold": 4}}})
    {'round': 1, 'players': [{'gold': 0}, {'gold': 4}]}
    """
    here = path.rstrip(".")
    if isinstance(default, dict) and isinstance(given, dict):
        if not default:
            return dict(given)
        for key in given:
            if key not in default:
                raise BadPosition("position.unknown", key=path + key, choices=sorted(default))
        return {
            key: overlay(value, given[key], f"{path}{key}.") if key in given else value
            for key, value in default.items()
        }
    if isinstance(default, list) and isinstance(given, dict):
        made = list(default)
        for key, value in given.items():
            if not (key.isdecimal() and int(key) < len(made)):
                raise BadPosition(
                    "position.unknown", key=path + key, choices=[str(i) for i in range(len(made))]
                )
            made[int(key)] = overlay(made[int(key)], value, f"{path}{key}.")
        return made
    if default is not None and type(default) is not type(given):
        raise BadPosition("position.bad_value", key=here, value=str(given)[:60], like=str(default)[:60])
    if isinstance(given, list) and isinstance(default, list) and default and isinstance(default[0], dict):
        return [
            overlay(default[min(i, len(default) - 1)], item, f"{path}{i}.") for i, item in enumerate(given)
        ]
    return given

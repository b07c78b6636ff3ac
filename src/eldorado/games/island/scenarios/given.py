"""Read what a scenario gives: numbers, places and corners; errors name the wrong key."""

from __future__ import annotations

from typing import Any

from eldorado.core.errors import BadPosition
from eldorado.core.plain import Plain
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.speech.notation import tile_at
from eldorado.kit.cells import CORNER_NAMES, corner_of


def wrong(key: str, value: Plain) -> BadPosition:
    return BadPosition("position.not_there", key=key, value=str(value)[:60])


def number(want: Plain, key: str, low: int, high: int) -> int:
    value = want[key]
    if not isinstance(value, int) or not low <= value <= high:
        raise BadPosition("position.bad_value", key=key, value=str(value), like=f"{low}..{high}")
    return value


def place(s: IslandState, text: Any, key: str) -> int:
    tile = tile_at(s, str(text))
    if tile < 0:
        raise wrong(key, text)
    return tile


def read_corner(s: IslandState, text: str, key: str) -> int:
    at, _, name = text.partition(" ")
    if name not in CORNER_NAMES:
        raise BadPosition("position.bad_value", key=key + "corner", value=text, like="0,0 n")
    return corner_of(s.cell[place(s, at, key + "corner")], CORNER_NAMES.index(name))

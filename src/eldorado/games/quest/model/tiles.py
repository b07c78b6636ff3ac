"""Terrain tiles and the finishing tile as drawn, from data/tiles.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from eldorado.games.quest.model import ground
from eldorado.kit.data import Table, read

LETTERS = {
    "J": 0,
    "V": 1,
    "W": 2,
    "R": ground.RUBBLE,
    "B": ground.CAMP,
    "M": ground.MOUNTAIN,
    "C": ground.MOUNTAIN,  # with a cave
    "S": ground.START,
}
LARGE_ROWS = [4, 5, 6, 7, 6, 5, 4]
STRIP_ROWS = [5, 6, 5]


@dataclass(frozen=True, slots=True)
class Spot:
    """A hex as drawn on a tile."""

    q: int
    r: int
    terrain: int
    power: int
    start: int = 0  # the number of a start space
    cave: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a terrain tile."""

    id: str
    back: str
    large: bool
    spots: tuple[Spot, ...]


def read_mark(side: Table, mark: str, q: int, r: int) -> Spot:
    """Read a hex from its letter and number: "J2", "C", "S1"."""
    terrain = LETTERS.get(mark[0], -1)
    bare = terrain == ground.MOUNTAIN
    if terrain < 0 or bare != (len(mark) == 1) or not (bare or mark[1:].isdecimal()):
        letters = ", ".join(LETTERS)
        raise side.wrong("hexes", f"a letter of {letters} and, but for M and C, a number instead of “{mark}”")
    number = 0 if bare else int(mark[1:])
    if not bare and not 1 <= number <= (9 if terrain < ground.RUBBLE else 4):
        raise side.wrong("hexes", f"J, V, W with 1 to 9 and R, B, S with 1 to 4 instead of “{mark}”")
    start = number if terrain == ground.START else 0
    power = 0 if terrain in (ground.START, ground.MOUNTAIN) else number
    return Spot(q, r, terrain, power, start, mark[0] == "C")


def read_side(name: str, side: Table) -> Side:
    """Read one side of a tile, row by row from the top."""
    side.only(["kind", "back", "hexes"])
    large = side.word("kind", ["large", "strip"]) == "large"
    rows = [line.split() for line in side.text("hexes").strip("\n").splitlines()]
    wanted = LARGE_ROWS if large else STRIP_ROWS
    if [len(row) for row in rows] != wanted:
        raise side.wrong("hexes", f"rows of {', '.join(str(count) for count in wanted)} hexes")
    spots: list[Spot] = []
    for index, row in enumerate(rows):
        r = index - 3 if large else index - 1
        first = max(-3, -3 - r) if large else (-2 if r == -1 else -3)
        for column, mark in enumerate(row):
            spots.append(read_mark(side, mark, first + column, r))
    return Side(name, side.text("back"), large, tuple(spots))


def read_sides(file: Table) -> dict[str, Side]:
    """Read all sides by letter; each names the side on its back."""
    found = {name: read_side(name, file.table(name)) for name in file.entries if name != "finish"}
    for name, side in found.items():
        if side.back not in found or found[side.back].back != name:
            raise file.table(name).wrong("back", "the side whose back is this one")
    return found


def pairs(table: Table, key: str) -> list[tuple[int, int]]:
    """Read a list of coordinates."""
    value: Any = table.entries.get(key)
    if not isinstance(value, list) or not all(isinstance(at, list) and len(at) == 2 for at in value):
        raise table.wrong(key, "a list of [q, r]")
    return [(int(q), int(r)) for q, r in value]


_file = read("eldorado.games.quest", "tiles")
_finish = _file.table("finish")
SIDES: dict[str, Side] = read_sides(_file)
FINISH_SIDES: list[str] = list(_finish.entries["sides"])
FINISH_POWER: int = _finish.number("power", 1, 9)
FINISHING: list[tuple[int, int]] = pairs(_finish, "finishing")
CITY: list[tuple[int, int]] = pairs(_finish, "city")

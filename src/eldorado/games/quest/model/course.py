"""Courses: chains of terrain tiles from the start to El Dorado (Q-SETUP-3, -4, -8, -10).

A course is one of the recommended seven, a random one ("random:SEED"), or a text in the form of data/courses.toml with
one course in it. `layout` checks it and puts its hexes on the board; errors name the tile or
hex and what to do.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from eldorado.core.errors import BadOption
from eldorado.games.quest.model import blockades, ground
from eldorado.games.quest.model.tiles import CITY, FINISH_POWER, FINISH_SIDES, FINISHING, SIDES
from eldorado.kit.data import read
from eldorado.kit.hex import neighbour, rotate


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile side (or "jungle", "water" for the finishing tile) on the board."""

    side: str
    rotation: int
    q: int
    r: int

    def on_board(self, q: int, r: int) -> tuple[int, int]:
        """Return the board position of the tile's own (q, r)."""
        turned_q, turned_r = rotate(q, r, self.rotation)
        return self.q + turned_q, self.r + turned_r


DRAWN = -1  # a blockade drawn at the start, for courses that say what lies on each seam
NONE = 0
BLOCKADE_WORDS = {"drawn": DRAWN, "none": NONE}


@dataclass(frozen=True, slots=True)
class Course:
    """A chain of tiles and the finishing tile."""

    id: str
    name: str
    tiles: tuple[Placed, ...]
    finish: Placed
    # the seams from the start on: a blockade's number, DRAWN or NONE; empty: as in the rulebook
    blockades: tuple[int, ...] = ()

    def text(self) -> str:
        """Write the course as a course file, readable by `read`."""
        lines = [f"id = {quoted(self.id)}", f"name = {quoted(self.name)}", "tiles = ["]
        lines += [
            f'  {{ side = "{t.side}", rotation = {t.rotation}, q = {t.q}, r = {t.r} }},' for t in self.tiles
        ]
        f = self.finish
        lines += ["]", f'finish = {{ side = "{f.side}", rotation = {f.rotation}, q = {f.q}, r = {f.r} }}']
        if self.blockades:
            words = {number: f'"{word}"' for word, number in BLOCKADE_WORDS.items()}
            lines.append(f"blockades = [{', '.join(words.get(n, str(n)) for n in self.blockades)}]")
        return "\n".join([*lines, ""])


def quoted(text: str) -> str:
    """Quote a name for TOML: names of courses may contain quotation marks."""
    return json.dumps(text, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason why a course cannot be played, and its place: indexes in the chain (the finish comes last) and hexes."""

    error: BadOption
    tiles: tuple[int, ...] = ()
    hexes: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex on the board. `tile` is its place in the chain; the finishing spaces follow the last tile."""

    q: int
    r: int
    tile: int
    terrain: int
    power: int
    start: int = 0
    cave: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """A checked course: its hexes, tile by tile, the finishing spaces last, and the hexes of the city."""

    course: Course
    hexes: tuple[Hex, ...]
    city: tuple[tuple[int, int], ...]

    def large(self, tile: int) -> bool:
        return SIDES[self.course.tiles[tile].side].large


def whole(entry: dict[str, Any], key: str, where: str) -> int:
    value = entry.get(key)
    low, high = (0, 5) if key == "rotation" else (-500, 500)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadOption("quest.course.no_number", where=where, key=key, low=low, high=high)
    return value


def only(table: dict[str, Any], keys: list[str], where: str) -> None:
    """Refuse unknown keys, so that misspelt words are reported."""
    for key in table:
        if key not in keys:
            raise BadOption("quest.course.unknown_key", where=where, key=str(key)[:40], choices=keys)


def placed(entry: Any, where: str, sides: list[str]) -> Placed:
    if not isinstance(entry, dict):
        raise BadOption("quest.course.no_tile", where=where)
    only(entry, ["side", "rotation", "q", "r"], where)
    side = entry.get("side")
    if side not in sides:
        raise BadOption("quest.course.unknown_side", where=where, side=str(side)[:20], choices=sides)
    return Placed(side, whole(entry, "rotation", where), whole(entry, "q", where), whole(entry, "r", where))


def label(given: object) -> str:
    """Clean the name of a course: one readable line, as it is shown to others."""
    return "".join(letter for letter in str(given) if letter.isprintable())[:60]


def from_table(table: dict[str, Any]) -> Course:
    """Read the course of a TOML table; refuse what is not understood."""
    only(table, ["id", "name", "difficulty", "tiles", "finish", "blockades"], "course")
    tiles = table.get("tiles")
    if not isinstance(tiles, list) or not tiles:
        raise BadOption("quest.course.no_tiles")
    if "finish" not in table:
        raise BadOption("quest.course.no_finish", choices=FINISH_SIDES)
    return Course(
        label(table.get("id", "own")),
        label(table.get("name", "")),
        tuple(placed(entry, f"tiles[{i}]", sorted(SIDES)) for i, entry in enumerate(tiles)),
        placed(table["finish"], "finish", FINISH_SIDES),
        seams_told(table.get("blockades", []), len(tiles) - 1),
    )


def seams_told(given: Any, seams: int) -> tuple[int, ...]:
    """Read what a course lays on its seams, each a number or a word."""
    numbers = {str(n): n for n in range(1, blockades.COUNT + 1)}
    if not isinstance(given, list) or len(given) not in (0, seams):
        raise BadOption("quest.course.blockade_count", seams=seams)
    found: list[int] = []
    for entry in given:
        known = BLOCKADE_WORDS if isinstance(entry, str) else {} if isinstance(entry, bool) else numbers
        if str(entry) not in known:
            raise BadOption(
                "quest.course.bad_blockade", blockade=str(entry)[:20], choices=[*numbers, *BLOCKADE_WORDS]
            )
        found.append(known[str(entry)])
    return tuple(found)


RECOMMENDED: dict[str, Course] = {
    table["id"]: from_table(table) for table in read("eldorado.games.quest", "courses").entries["course"]
}


def hexes_of(course: Course) -> tuple[list[Hex], list[tuple[int, int]]]:
    """Return the course's hexes as placed, unchecked, and those of the city."""
    hexes: list[Hex] = []
    for index, tile in enumerate(course.tiles):
        for spot in SIDES[tile.side].spots:
            q, r = tile.on_board(spot.q, spot.r)
            hexes.append(Hex(q, r, index, spot.terrain, spot.power, spot.start, spot.cave))
    terrain = ground.TERRAINS.index(course.finish.side)
    for q, r in FINISHING:
        at = course.finish.on_board(q, r)
        hexes.append(Hex(at[0], at[1], len(course.tiles), terrain, FINISH_POWER))
    return hexes, [course.finish.on_board(q, r) for q, r in CITY]


WHOLE_SEAM = 7  # edges; a strip along a large tile has up to 8, two strips 9


def name_of(course: Course, tile: int) -> str:
    return course.tiles[tile].side if tile < len(course.tiles) else "finish"


def tile_faults(course: Course) -> Iterator[Fault]:
    """Check Q-SETUP-4: no tile twice, not both its sides; Q-SETUP-3: the start tile comes first, and only there."""
    seen: dict[str, int] = {}
    for index, tile in enumerate(course.tiles):
        side = SIDES[tile.side]
        for face in (side.id, side.back):
            if face in seen:
                key = "quest.course.tile_twice" if face == tile.side else "quest.course.both_sides"
                yield Fault(BadOption(key, tile=tile.side, other=face), (seen[face], index))
        seen[tile.side] = index
    if not has_start(course.tiles[0]):
        yield Fault(BadOption("quest.course.no_start", tile=course.tiles[0].side), (0,))


def has_start(tile: Placed) -> bool:
    return any(spot.start for spot in SIDES[tile.side].spots)


def blockade_faults(course: Course) -> Iterator[Fault]:
    """Check Q-SETUP-5: there is one blockade of each number."""
    seen: dict[int, int] = {}
    for seam, number in enumerate(course.blockades):
        if number > 0 and number in seen:
            yield Fault(BadOption("quest.course.blockade_twice", blockade=number), (seam, seam + 1))
        seen[number] = seam


def place_faults(course: Course, hexes: list[Hex], city: list[tuple[int, int]]) -> Iterator[Fault]:
    """Nothing overlaps; tiles that follow each other touch along a whole seam, and no others touch (Q-SETUP-10).

    Of two tiles each kind of fault is told once, at all its hexes."""
    last = len(course.tiles)
    at: dict[tuple[int, int], int] = {}
    solid = [(h.q, h.r, h.tile) for h in hexes] + [(q, r, last) for q, r in city]
    over: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for q, r, tile in solid:
        other = at.get((q, r))
        if other is not None and other != tile:
            over.setdefault((other, tile), []).append((q, r))
        at[(q, r)] = tile
    for (other, tile), places in over.items():
        yield between(course, "quest.course.overlap", tile, other, places)
    if over:
        return  # overlapping tiles: whether they touch means nothing
    edges = [0] * last  # by seam
    touching: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for q, r, tile in solid:
        for direction in range(6):
            other = at.get(neighbour(q, r, direction))
            if other is not None and other == tile + 1:
                edges[tile] += 1
            elif other is not None and other > tile:
                touching.setdefault((tile, other), []).append((q, r))
    for (tile, other), places in touching.items():
        yield between(course, "quest.course.touch", tile, other, places)
    for tile in range(last):
        names = {"tile": name_of(course, tile), "other": name_of(course, tile + 1)}
        if not edges[tile]:
            yield Fault(BadOption("quest.course.apart", **names), (tile, tile + 1))
        elif tile + 1 < last and edges[tile] < WHOLE_SEAM:
            told = BadOption("quest.course.half_seam", **names, edges=edges[tile], whole=WHOLE_SEAM)
            yield Fault(told, (tile, tile + 1))


def between(course: Course, key: str, tile: int, other: int, places: list[tuple[int, int]]) -> Fault:
    q, r = places[0]
    told = BadOption(key, tile=name_of(course, tile), other=name_of(course, other), hex=f"{q},{r}")
    return Fault(told, (tile, other), tuple(places))


def way_faults(course: Course, hexes: list[Hex]) -> Iterator[Fault]:
    """Check Q-SETUP-8: every start space has a way to a finishing space that is not over mountains."""
    open_at = {(h.q, h.r): h for h in hexes if h.terrain not in (ground.MOUNTAIN, ground.START)}
    edge = [(h.q, h.r) for h in hexes if h.tile == len(course.tiles)]
    reached = set(edge)
    while edge:
        q, r = edge.pop()
        for direction in range(6):
            there = neighbour(q, r, direction)
            if there in open_at and there not in reached:
                reached.add(there)
                edge.append(there)
    for h in hexes:
        if h.start and not any(neighbour(h.q, h.r, d) in reached for d in range(6)):
            told = BadOption("quest.course.no_way", start=h.start, hex=f"{h.q},{h.r}")
            yield Fault(told, (h.tile,), ((h.q, h.r),))


def faults(course: Course) -> Iterator[Fault]:
    """Yield everything that keeps a course from being played. Ways are checked once all tiles lie well."""
    fine = True
    for fault in (*tile_faults(course), *blockade_faults(course)):
        fine = False
        yield fault
    hexes, city = hexes_of(course)
    for fault in place_faults(course, hexes, city):
        fine = False
        yield fault
    if fine:
        yield from way_faults(course, hexes)


def lay_out(course: Course) -> Layout:
    for fault in faults(course):
        raise fault.error
    hexes, city = hexes_of(course)
    return Layout(course, tuple(hexes), tuple(city))

"""The rulebook's hints for course makers (Q-SETUP-8), as warnings with a place: they never forbid anything.

Avoid large areas of one colour; a shortcut leads through harder spaces, with an easier way around; the inside of a bend
is harder than its outside; not too many bottlenecks. What counts as large, short or narrow is measured by the
recommended seven: none of them is warned of an area, of water, of its start or of its bottlenecks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, sqrt

from eldorado.core.plain import Plain
from eldorado.games.quest.model import ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.course import Hex, Layout, Placed
from eldorado.games.quest.model.distance import efforts, spread
from eldorado.games.quest.model.generator import (
    FAIR,
    LARGEST_AREAS,
    LEAST_EFFORT,
    MOST_EFFORT,
    boats_suffice,
    touches_next,
)
from eldorado.kit.hex import neighbour

HARD = 4  # the weight of a mountain, and the most for any space
BEND = 0.75  # of the cosine: tiles in a line, or nearly, make no bend
EASIER = 0.25  # power per space by which the inside may be easier without a warning
STEP = 1000  # so that among ways of one length the easiest is found, and among equally easy ones the shortest
MOST_NARROWS = 1


@dataclass(frozen=True, slots=True)
class Hint:
    """A warning: its sentence `quest.warning.KIND`, and the tiles and hexes it is about."""

    kind: str
    args: dict[str, Plain]
    tiles: tuple[int, ...] = ()
    hexes: tuple[tuple[int, int], ...] = ()

    def plain(self) -> Plain:
        return {
            "kind": self.kind,
            "args": self.args,
            "tiles": list(self.tiles),
            "hexes": [list(place) for place in self.hexes],
        }


def hints(made: Layout, board: Board) -> list[Hint]:
    """All warnings, those of the whole course first."""
    return [
        *length(board),
        *starts(made),
        *areas(made),
        *wild_water(made),
        *bends(made),
        *shortcuts(made, board),
        *bottlenecks(made, board),
    ]


def length(board: Board) -> Iterator[Hint]:
    """Compare length and fairness with the recommended courses."""
    far = efforts(board, [0] * board.seams, 0)
    effort = [far[at] for at in board.starts]
    if min(effort) < LEAST_EFFORT:
        yield Hint("short", {"effort": min(effort), "least": LEAST_EFFORT})
    if max(effort) > MOST_EFFORT:
        yield Hint("long", {"effort": max(effort), "most": MOST_EFFORT})
    if max(effort) - min(effort) > FAIR:
        worst = effort.index(max(effort))
        args: dict[str, Plain] = {"start": worst + 1, "more": max(effort) - min(effort)}
        at = board.starts[worst]
        yield Hint("unequal", args, (0,), ((board.q[at], board.r[at]),))


def starts(made: Layout) -> Iterator[Hint]:
    """Check that the start spaces lie at the outer end of their tile."""
    near = [(h.q, h.r) for h in made.hexes if h.start and touches_next(made, h.q, h.r)]
    if near:
        yield Hint("start_inside", {}, (0,), tuple(near))


def areas(made: Layout) -> Iterator[Hint]:
    """Find areas of one colour larger than the largest of that colour in the recommended courses."""
    terrain = {(h.q, h.r): h.terrain for h in made.hexes if h.terrain != ground.START}
    tile = {(h.q, h.r): h.tile for h in made.hexes}
    seen: set[tuple[int, int]] = set()
    for place, kind in terrain.items():
        if place in seen:
            continue
        area = [place]
        seen.add(place)
        for q, r in area:
            for direction in range(6):
                there = neighbour(q, r, direction)
                if there not in seen and terrain.get(there) == kind:
                    seen.add(there)
                    area.append(there)
        if len(area) > LARGEST_AREAS[kind]:
            over = sorted({tile[at] for at in area})
            args: dict[str, Plain] = {"count": len(area), "terrain": ground.TERRAINS[kind]}
            yield Hint("area", args, tuple(over), tuple(area))


def wild_water(made: Layout) -> Iterator[Hint]:
    if not boats_suffice(made):
        wild = [(h.q, h.r) for h in made.hexes if h.terrain == ground.PADDLE and h.power > HARD]
        yield Hint("wild_water", {}, (), tuple(wild))


def middle(tile: Placed) -> tuple[float, float]:
    return sqrt(3) * (tile.q + tile.r / 2), 1.5 * tile.r


def hardness(h: Hex) -> int:
    return HARD if h.terrain == ground.MOUNTAIN else min(h.power, HARD)


def bends(made: Layout) -> Iterator[Hint]:
    """Find bends where the spaces on the inside do not ask for more than those outside."""
    tiles = made.course.tiles
    for index in range(1, len(tiles) - 1):
        if not made.large(index):
            continue
        (ax, ay), (bx, by), (cx, cy) = (middle(tiles[i]) for i in (index - 1, index, index + 1))
        one, two = (bx - ax, by - ay), (cx - bx, cy - by)
        straight = (one[0] * two[0] + one[1] * two[1]) / (hypot(*one) * hypot(*two))
        if straight > BEND:
            continue
        inward = ((ax + cx) / 2 - bx, (ay + cy) / 2 - by)
        sides: tuple[list[int], list[int]] = ([], [])
        inside: list[tuple[int, int]] = []
        for h in made.hexes:
            if h.tile != index:
                continue
            x, y = sqrt(3) * (h.q + h.r / 2) - bx, 1.5 * h.r - by
            lean = x * inward[0] + y * inward[1]
            if abs(lean) > 1e-6:
                sides[lean < 0].append(hardness(h))
            if lean > 1e-6:
                inside.append((h.q, h.r))
        mean = [sum(side) / len(side) for side in sides]
        if mean[0] < mean[1] - EASIER:
            yield Hint("bend", {"tile": tiles[index].side}, (index,), tuple(inside))


def shortcuts(made: Layout, board: Board) -> Iterator[Hint]:
    """Warn if the shortest way is also the easiest: then there is nothing to choose."""
    closed = [board.terrain[at] in (ground.MOUNTAIN, ground.START) for at in range(board.size)]
    none = [0] * (board.seams + 1)
    quick = spread(board, [-1 if closed[at] else STEP + board.power[at] for at in range(board.size)], none)
    easy = spread(board, [-1 if closed[at] else STEP * board.power[at] + 1 for at in range(board.size)], none)
    same = [at for at in board.starts if quick.cost[at] % STEP <= easy.cost[at] // STEP]
    if len(same) == len(board.starts):
        at, way = board.starts[0], []
        while quick.next[at] >= 0:
            at = quick.next[at]
            way.append((board.q[at], board.r[at]))
        yield Hint("shortcut", {"spaces": quick.cost[board.starts[0]] // STEP}, (), tuple(way))


def bottlenecks(made: Layout, board: Board) -> Iterator[Hint]:
    """Find spaces that everybody has to pass, counted by the stretches they make."""
    narrow = [at for at in range(board.size) if not board.finish[at] and closes(board, at)]
    groups = 0
    for index, at in enumerate(narrow):
        around = board.neighbours[at * 6 : at * 6 + 6]
        groups += not any(before in around for before in narrow[:index])
    if groups > MOST_NARROWS:
        places = tuple((board.q[at], board.r[at]) for at in narrow)
        yield Hint("bottlenecks", {"count": groups}, tuple(sorted({board.tile[at] for at in narrow})), places)


def closes(board: Board, shut: int) -> bool:
    """Whether nobody can reach El Dorado if one space is shut."""
    if board.terrain[shut] in (ground.MOUNTAIN, ground.START):
        return False
    seen = set(board.starts)
    line = list(seen)
    while line:
        at = line.pop()
        if board.finish[at]:
            return False
        for direction in range(6):
            there = board.neighbours[at * 6 + direction]
            if there >= 0 and there != shut and there not in seen and board.terrain[there] != ground.MOUNTAIN:
                seen.add(there)
                line.append(there)
    return True

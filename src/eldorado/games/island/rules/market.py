"""What can still be bought and where it may stand (I-BUY); the purchase itself is in questions/turn/purchase.py."""

from __future__ import annotations

from mypy_extensions import i64

from eldorado.games.island.model.components import BUILDINGS, DIRECTIONS, FORT_SLOT, SHRINE
from eldorado.games.island.model.map import occupation, walkable
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.shrines import island_shrines
from eldorado.games.island.thieves.band import thieves_left
from eldorado.kit.cells import corner_cells, meets

OFFERINGS = 3  # pieces of a side (I-SETUP-2)


# --- supply ----------------------------------------------------------------------------------------
def villagers_left(s: IslandState, side: int) -> int:
    """The villagers in supply and not waiting for the next explore phase (I-BUY-10)."""
    if side == s.thieves:
        return thieves_left(s)
    n: i64 = -s.lost[3 * side]
    for u in range(i64(side * s.stride + s.figures), i64((side + 1) * s.stride - s.pets)):
        at: i64 = s.pos[u]
        if at == -1:
            n += 1
    return n


def farmhouses_left(s: IslandState, side: int) -> int:
    n = -s.lost[3 * side + 1]
    for i in range(side * BUILDINGS, side * BUILDINGS + FORT_SLOT):
        if s.build[i] < 0:
            n += 1
    return n


def forts_left(s: IslandState, side: int) -> int:
    return (1 if s.build[side * BUILDINGS + FORT_SLOT] < 0 else 0) - s.lost[3 * side + 2]


def offerings_left(s: IslandState, side: int) -> int:
    return OFFERINGS - island_shrines(s, side)


# --- where -----------------------------------------------------------------------------------------
def villager_tiles(s: IslandState, side: int) -> list[int]:
    """The walkable tiles touching one of the side's buildings, not occupied by an opponent (I-BUY-2)."""
    found: list[int] = []
    taken: list[int] = []
    beside = s.beside
    others = ~(1 << side)
    first: i64 = 3 * side * BUILDINGS
    for i in range(first, first + 3 * BUILDINGS):
        t: i64 = beside[i]
        if t >= 0 and t != s.bridge and walkable(s.kind[t]):
            if not taken:
                taken = occupation(s)
            if taken[t] & others == 0:
                found.append(t)
                taken[t] = others  # each once
    return found


def offering_tiles(s: IslandState, side: int, at: int) -> list[int]:
    """The shrines next to the explorer without an offering of the side or a guardian (I-BUY-3, I-SOLO-2)."""
    found: list[int] = []
    for d in range(6):
        other = s.near[at * DIRECTIONS + d]
        if (
            other >= 0
            and s.kind[other] == SHRINE
            and not (s.gifts[side] >> other) & 1
            and other not in s.guard
        ):
            found.append(other)
    return found


def fort_fits(s: IslandState, side: int, corner: int, taken: list[int]) -> bool:
    """Whether no tile there is occupied by an opponent (I-BUY-5)."""
    for cell in corner_cells(corner):
        t = s.grid.get(cell, -1)
        if t >= 0 and taken[t] & ~(1 << side):
            return False
    return True


def may_remove(s: IslandState, side: int, building: int, cell: int) -> bool:
    """Whether it is one's own building at the explorer's tile (I-BUY-6)."""
    corner = s.build[side * BUILDINGS + building]
    return corner >= 0 and meets(corner, cell)

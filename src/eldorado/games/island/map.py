"""The map: laying and lifting tiles, corners, who occupies what, ways over tiles (I-MAP)."""

from __future__ import annotations

from typing import Final

from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import (
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    ENTRANCE,
    EXIT,
    FORT_SLOT,
    GONE,
    ISLAND,
    SHRINE,
    SIDES,
    THROUGH,
    WATER,
)
from eldorado.kit.cells import CENTRE, SHEET, STEPS, corner_cells, distance

WIDEST: Final = 24  # every tile of the island fits into this radius: a larger table needs no look


def walkable(kind: int) -> bool:
    """I-MAP-3."""
    return kind >= 0 and kind != WATER and kind != SHRINE


def sheet(s: IslandState, tile: int) -> int:
    return s.cell[tile] >> 12


def lone(s: IslandState, on: int) -> bool:
    """Whether a single tile lies on the island, or in the cave."""
    n = 0
    for t in range(len(s.kind)):
        if s.kind[t] != GONE and s.cell[t] >> 12 == on:
            n += 1
            if n > 1:
                return False
    return n == 1


def lay(s: IslandState, kind: int, cell: int) -> int:
    """A tile of this kind is laid there; its number."""
    tile = -1
    for t in range(len(s.kind)):
        if s.kind[t] == GONE:
            tile = t
            break
    if tile < 0:
        tile = len(s.kind)
        s.kind.append(kind)
        s.cell.append(cell)
        s.near += [-1] * DIRECTIONS
    else:
        s.kind[tile] = kind
        s.cell[tile] = cell
    s.grid[cell] = tile
    for d in range(6):
        other = s.grid.get(cell + STEPS[d], -1)
        if other >= 0 and other == s.bridge:
            other = -1  # a bridge is next to its two ends alone (I-BRIDGE-2)
        s.near[tile * DIRECTIONS + d] = other
        if other >= 0:
            s.near[other * DIRECTIONS + (d + 3) % 6] = tile
    if kind == ENTRANCE:
        s.entrance = tile
    elif kind == EXIT:
        s.exit = tile
    elif kind == SHRINE:
        s.found += 1
    if s.entrance >= 0 and s.exit >= 0 and (kind == ENTRANCE or kind == EXIT):
        s.near[s.entrance * DIRECTIONS + THROUGH] = s.exit
        s.near[s.exit * DIRECTIONS + THROUGH] = s.entrance
    return tile


def lift(s: IslandState, tile: int) -> None:
    """A tile leaves the map; its place is empty again (I-CAVE-9, I-SHRINE-5)."""
    for d in range(6):
        other = s.near[tile * DIRECTIONS + d]
        if other >= 0:
            s.near[other * DIRECTIONS + (d + 3) % 6] = -1
            s.near[tile * DIRECTIONS + d] = -1
    del s.grid[s.cell[tile]]
    s.kind[tile] = GONE
    s.cell[tile] = 0
    for u in range(len(s.pos)):
        if s.came[u] == tile:
            s.came[u] = -1


def may_lie(s: IslandState, cell: int) -> bool:
    """I-MAP-1, I-MAP-2, I-CAVE-2, I-CAVE-9: whether a new tile may be laid there, beside a tile that lies."""
    if cell in s.grid:
        return False
    on = cell >> 12
    if on == ISLAND:
        if s.rules.radius < WIDEST and distance(cell, CENTRE) > s.rules.radius:
            return False
    elif s.exit >= 0:
        crossed = 0 if s.voided else s.rules.crossed
        for d in range(6):
            if (crossed >> d) & 1 and s.cell[s.exit] + STEPS[d] == cell:
                return False
    touching = 0
    for d in range(6):
        if cell + STEPS[d] in s.grid:
            touching += 1
    return touching >= 2 or (touching == 1 and lone(s, on))


def places(s: IslandState, tile: int) -> list[int]:
    """The directions from a tile in which a new one may be laid."""
    found: list[int] = []
    at = s.cell[tile]
    for d in range(6):
        if s.near[tile * DIRECTIONS + d] < 0 and may_lie(s, at + STEPS[d]):
            found.append(d)
    return found


def lay_exit(s: IslandState) -> int:
    """I-CAVE-1: the exit tile is the first of the cave."""
    return lay(s, EXIT, CAVE * SHEET + CENTRE)


def touched(s: IslandState, corner: int) -> list[int]:
    """The laid tiles that meet at a corner."""
    found: list[int] = []
    for cell in corner_cells(corner):
        tile = s.grid.get(cell, -1)
        if tile >= 0:
            found.append(tile)
    return found


def corner_free(s: IslandState, corner: int) -> bool:
    """I-MAP-4: one building per corner, whoever owns it."""
    return corner not in s.build


def bits(mask: int) -> int:
    """How many bits of a mask are set.

    >>> bits(0b1011)
    3
    """
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def occupation(s: IslandState) -> list[int]:
    """For every tile the mask of sides that occupy it (I-MAP-5): with an explorer, a villager or a fort touching it."""
    mask = [0] * len(s.kind)
    stride = s.stride
    side = 0
    bit = 1
    left = stride
    for at in s.pos:
        if at >= 0:
            mask[at] |= bit
        left -= 1
        if left == 0:
            left = stride
            side += 1
            bit = 1 << side
    if s.titan >= 0:
        mask[s.titan] |= 1 << SIDES
    if s.rules.solo:
        for at in s.guard:
            if at >= 0:
                mask[at] |= 1 << SIDES
    bit = 1
    for i in range(FORT_SLOT, len(s.build), BUILDINGS):
        corner = s.build[i]
        if corner >= 0:
            for cell in corner_cells(corner):
                tile = s.grid.get(cell, -1)
                if (
                    tile >= 0 and tile != s.bridge
                ):  # I-BRIDGE-4: a standing bridge is occupied by pieces alone
                    mask[tile] |= bit
        bit <<= 1
    return mask


def fort_touches(s: IslandState, side: int, tile: int) -> bool:
    corner = s.build[side * BUILDINGS + FORT_SLOT]
    if corner < 0 or tile == s.bridge:
        return False
    return s.cell[tile] in corner_cells(corner)


def building_touches(s: IslandState, side: int, first: int, last: int, tile: int) -> bool:
    """Whether one of the side's buildings in those slots stands on a corner of the tile."""
    at = s.cell[tile]
    for i in range(side * BUILDINGS + first, side * BUILDINGS + last):
        if s.build[i] >= 0 and at in corner_cells(s.build[i]):
            return True
    return False


def adjacent(s: IslandState, a: int, b: int) -> bool:
    """One step apart, entrance and exit included (I-MAP-8)."""
    for d in range(DIRECTIONS):
        if s.near[a * DIRECTIONS + d] == b:
            return True
    return False


def closed(s: IslandState) -> bool:
    """I-TURN-10: nowhere beside a walkable island tile is there room on the table for another tile."""
    for t in range(len(s.kind)):
        if s.kind[t] != GONE and s.cell[t] >> 12 == ISLAND and walkable(s.kind[t]):
            for d in range(6):
                if (
                    s.cell[t] + STEPS[d] not in s.grid
                    and distance(s.cell[t] + STEPS[d], CENTRE) <= s.rules.radius
                ):
                    return False
    return True


def shut_in(s: IslandState) -> bool:
    """I-SETUP-8: water or shrines on all six sides of the start tile, which is always tile 0."""
    for d in range(6):
        other = s.grid.get(s.cell[0] + STEPS[d], -1)
        if other < 0 or walkable(s.kind[other]):
            return False
    return True

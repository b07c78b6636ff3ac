"""The map: laying and lifting tiles, corners, occupation, ways over tiles (I-MAP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.games.island.model.components import (
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
)
from eldorado.games.island.model.state import IslandState, change_map, look_beside
from eldorado.games.island.model.state import walkable as walkable
from eldorado.kit.cells import CENTRE, SHEET, STEPS, corner_cells, corner_index, distance, meets

LEFT: Final[list[int]] = [1, 2, 3, 4, 5, 0]  # the direction next to a direction
RIGHT: Final[list[int]] = [5, 0, 1, 2, 3, 4]
WIDEST: Final = 24  # every tile of the island is within this radius: a larger table needs no check


def sheet(s: IslandState, tile: int) -> int:
    return s.cell[tile] >> 12


def lone(s: IslandState, on: int) -> bool:
    """Whether there is only a single tile on the island, or in the cave."""
    n = 0
    for t in range(len(s.kind)):
        if s.kind[t] != GONE and s.cell[t] >> 12 == on:
            n += 1
            if n > 1:
                return False
    return n == 1


def lay(s: IslandState, kind: int, cell: int) -> int:
    """Lay a tile of this kind and return its number."""
    change_map(s)
    tile = -1
    for t in range(len(s.kind)):
        if s.kind[t] == GONE:
            tile = t
            break
    if tile < 0:
        tile = len(s.kind)
        s.kind.append(kind)
        s.ground.append(0)
        s.cell.append(cell)
        s.near += [-1] * DIRECTIONS
    else:
        s.kind[tile] = kind
        s.cell[tile] = cell
    s.ground[tile] = -1 if walkable(kind) else 0
    s.grid[cell] = tile
    for d in range(6):
        other = s.grid.get(cell + STEPS[d], -1)
        if other >= 0 and other == s.bridge:
            other = -1  # a bridge is next to its two ends only (I-BRIDGE-2)
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
    look_beside(s, cell)
    return tile


def lift(s: IslandState, tile: int) -> None:
    """Remove a tile from the map; its place is empty again (I-CAVE-9, I-SHRINE-5)."""
    change_map(s)
    for d in range(6):
        other = s.near[tile * DIRECTIONS + d]
        if other >= 0:
            s.near[other * DIRECTIONS + (d + 3) % 6] = -1
            s.near[tile * DIRECTIONS + d] = -1
    cell = s.cell[tile]
    del s.grid[cell]
    s.kind[tile] = GONE
    s.ground[tile] = 0
    s.cell[tile] = 0
    look_beside(s, cell)
    for u in range(len(s.pos)):
        if s.came[u] == tile:
            s.came[u] = -1


def within(s: IslandState, cell: int) -> bool:
    """Whether a cell is on the table (I-MAP-2) and not at a crossed edge of the exit (I-CAVE-2)."""
    if cell >> 12 == ISLAND:
        return s.rules.radius >= WIDEST or distance(cell, CENTRE) <= s.rules.radius
    if s.exit >= 0 and not s.voided:
        crossed = s.rules.crossed
        for d in range(6):
            if (crossed >> d) & 1 and s.cell[s.exit] + STEPS[d] == cell:
                return False
    return True


def may_lie(s: IslandState, cell: int) -> bool:
    """Whether a new tile may be laid there, next to a tile on the map (I-MAP-1, I-MAP-2, I-CAVE-2, I-CAVE-9)."""
    if cell in s.grid or not within(s, cell):
        return False
    touching = 0
    for d in range(6):
        if cell + STEPS[d] in s.grid:
            if touching:
                return True
            touching = 1
    return touching == 1 and lone(s, cell >> 12)


def may_lie_beside(s: IslandState, tile: int, d: int) -> bool:
    """The same for the cell in one direction of a tile. If another tile lies to its left or right, two touch the new
    one, and nothing has to be looked up; a bridge, which is next to its ends alone, makes an exception."""
    near = s.near
    i: i64 = tile * DIRECTIONS
    if near[i + d] >= 0:
        return False
    cell = s.cell[tile] + STEPS[d]
    if s.bridge < 0 and (near[i + LEFT[d]] >= 0 or near[i + RIGHT[d]] >= 0):
        return within(s, cell)
    return may_lie(s, cell)


def places(s: IslandState, tile: int) -> list[int]:
    """The directions from a tile in which a new one may be laid."""
    found: list[int] = []
    for d in range(6):
        if may_lie_beside(s, tile, d):
            found.append(d)
    return found


def has_place(s: IslandState, tile: int) -> bool:
    """Whether a new tile may be laid beside this one."""
    for d in range(6):
        if may_lie_beside(s, tile, d):
            return True
    return False


def open_cells(s: IslandState) -> list[int]:
    """The cells where somebody standing next to them could lay a tile, in order; kept until the map changes."""
    found = s.open_cells
    if found is None:
        seen: dict[int, bool] = {}  # most cells are next to several tiles
        found = []
        for t in range(len(s.kind)):
            if s.ground[t]:
                for d in range(6):
                    cell = s.cell[t] + STEPS[d]
                    if s.near[t * DIRECTIONS + d] < 0 and cell not in seen:
                        seen[cell] = True
                        if may_lie_beside(s, t, d):
                            found.append(cell)
        found.sort()
        s.open_cells = found
    return found


def lay_exit(s: IslandState) -> int:
    """Lay the exit tile, the first of the cave (I-CAVE-1)."""
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
    """Whether there is no building on the corner: one per corner, whoever owns it (I-MAP-4)."""
    for other in s.build:  # in compiled code faster than `in`
        if other == corner:
            return False
    return True


def built_corners(s: IslandState, cell: int) -> int:
    """The mask of a cell's corners that have buildings."""
    mask = 0
    other: i64
    for other in s.build:
        if other >= 0 and meets(other, cell):
            mask |= 1 << corner_index(cell, other)
    return mask


def bits(mask: int) -> int:
    """The number of set bits in a mask.

    >>> bits(0b1011)
    3
    """
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def mask_of(numbers: list[int]) -> int:
    """Return the mask with these bits set.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def lowest(mask: int) -> int:
    """The number of the lowest set bit.

    >>> lowest(0b1010)
    1
    """
    return bits((mask & -mask) - 1)


def occupation(s: IslandState) -> list[int]:
    """For every tile the mask of sides that occupy it (I-MAP-5): with an explorer, a villager or a fort touching it."""
    mask = [0] * len(s.kind)
    stride: i64 = s.stride
    bit: i64 = 1
    left: i64 = stride
    last: i64 = -1
    at: i64
    for at in s.pos:
        if at >= 0 and at != last:  # pieces that stand together mostly follow each other
            last = at
            mask[at] = mask[at] | bit
        left -= 1
        if left == 0:
            left = stride
            last = -1
            bit <<= 1
    if s.titan >= 0:
        mask[s.titan] |= 1 << SIDES
    if s.rules.solo:
        for at in s.guard:
            if at >= 0:
                mask[at] |= 1 << SIDES
    beside = s.beside
    bridge: i64 = s.bridge  # I-BRIDGE-4: only pieces occupy a standing bridge
    bit = 1
    for i in range(i64(3 * FORT_SLOT), i64(len(beside)), 3 * BUILDINGS):
        for k in range(i64(3)):
            at = beside[i + k]
            if at >= 0 and at != bridge:
                mask[at] = mask[at] | bit
        bit <<= 1
    return mask


def occupants(s: IslandState, tile: int) -> int:
    """The mask of sides that occupy one tile."""
    mask: i64 = 0
    stride: i64 = s.stride
    left: i64 = stride
    bit: i64 = 1
    here: i64 = tile
    at: i64
    for at in s.pos:
        if at == here:
            mask |= bit
        left -= 1
        if left == 0:
            left = stride
            bit <<= 1
    if s.titan == tile:
        mask |= 1 << SIDES
    if s.rules.solo:
        for at in s.guard:
            if at == tile:
                mask |= 1 << SIDES
    if tile < 0 or tile == s.bridge:
        return mask
    beside = s.beside
    bit = 1
    for i in range(i64(3 * FORT_SLOT), i64(len(beside)), 3 * BUILDINGS):
        if beside[i] == here or beside[i + 1] == here or beside[i + 2] == here:
            mask |= bit
        bit <<= 1
    return mask


def fort_touches(s: IslandState, side: int, tile: int) -> bool:
    return tile != s.bridge and building_touches(s, side, FORT_SLOT, BUILDINGS, tile)


def fort_guards(s: IslandState, tile: int) -> bool:
    """Whether a fort touches the tile, whoever owns it; a hideout does not count (I-FIGHT-6, I-THIEF-4, I-THIEF-10)."""
    here: i64 = tile
    if here < 0 or here == s.bridge:
        return False
    build, beside = s.build, s.beside
    hideout: i64 = s.thieves * BUILDINGS + FORT_SLOT
    for slot in range(i64(FORT_SLOT), i64(len(build)), BUILDINGS):
        if build[slot] < 0:
            continue
        i = 3 * slot
        if slot != hideout and (beside[i] == here or beside[i + 1] == here or beside[i + 2] == here):
            return True
    return False


def building_touches(s: IslandState, side: int, first: int, last: int, tile: int) -> bool:
    """Whether one of the side's buildings in those slots stands on a corner of the tile."""
    here: i64 = tile
    if here < 0:
        return False
    beside = s.beside
    slot: i64 = side * BUILDINGS
    for i in range(3 * (slot + first), 3 * (slot + last)):
        other: i64 = beside[i]
        if other == here:
            return True
    return False


def adjacent(s: IslandState, a: int, b: int) -> bool:
    """One step apart, entrance and exit included (I-MAP-8), whichever way the step leads: entrance and cave-in are
    adjacent to each other though one goes only inward (I-EVENT-2)."""
    one: i64 = s.cell[a]
    apart: i64 = s.cell[b]
    if one >> 12 == apart >> 12:
        apart -= one
        if apart > 64 or apart < -64:
            return False  # rows apart on one sheet: nothing needs looking up
    near = s.near
    i: i64 = a * DIRECTIONS
    there: i64 = b
    for d in range(i64(DIRECTIONS)):
        other: i64 = near[i + d]
        if other == there:
            return True
    return a == s.cave_in and b == s.entrance


def has(numbers: list[int], n: i64) -> bool:
    """Whether the number is in the list; in compiled code faster than `in`.

    >>> has([3, 5], 5), has([], 5)
    (True, False)
    """
    one: i64
    for one in numbers:
        if one == n:
            return True
    return False


def secret_doors(s: IslandState) -> list[int]:
    """The directions from the entrance to the tiles the secret exit leads to (I-EVENT-SECRET)."""
    if s.hole < 0 or s.entrance < 0:
        return []
    found: list[int] = []
    for d in range(6):
        other = s.near[s.entrance * DIRECTIONS + d]
        if other >= 0 and walkable(s.kind[other]):
            found.append(d)
    return found


def secret_tiles(s: IslandState) -> list[int]:
    """The tiles the secret exit leads to."""
    return [s.near[s.entrance * DIRECTIONS + d] for d in secret_doors(s)]


def closed(s: IslandState) -> bool:
    """Whether no walkable island tile has room on the table beside it for another tile (I-TURN-10)."""
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
    """Whether water or shrines lie on all six sides of the start tile, always tile 0 (I-SETUP-8)."""
    for d in range(6):
        other = s.grid.get(s.cell[0] + STEPS[d], -1)
        if other < 0 or walkable(s.kind[other]):
            return False
    return True

"""The bridge: one for all, over a water tile between two opposite island tiles (I-BRIDGE).

While it stands its tile is of the kind BRIDGE and next to its two ends alone: the links to its other neighbours are
cut, so walking, armies, flight, range and offerings need no further rule.
"""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.band import bridge_code
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, can_pay, pay
from eldorado.games.island.tables import A_UNBRIDGE, BRIDGE, BRIDGE_ITEM, DIRECTIONS, ISLAND, WATER
from eldorado.kit.cells import STEPS


def spans(s: IslandState, tile: int, axis: int) -> bool:
    """Whether both opposite neighbours of a water tile are discovered and not water (I-BRIDGE-1)."""
    cell = s.cell[tile]
    for d in (axis, axis + 3):
        end = s.grid.get(cell + STEPS[d], -1)
        if end < 0 or s.kind[end] == WATER:
            return False
    return True


def add_bridge(s: IslandState, seat: int, figure: int, taken: list[int], legal: list[int]) -> None:
    """What a figure of the seat may build or remove, unless one before it could do the same."""
    first = unit_of(s, seat)
    at = s.pos[first + figure]
    if not s.rules.bridge or at < 0 or s.cell[at] >> 12 != ISLAND or not can_pay(s, seat, BRIDGE_ITEM, 1):
        return
    if s.bridge >= 0:
        if may_remove_bridge(s, at) and A_UNBRIDGE not in legal:
            legal.append(A_UNBRIDGE)
        return
    side = s.side[seat]
    for d in range(6):
        tile = s.near[at * DIRECTIONS + d]
        if tile >= 0 and s.kind[tile] == WATER and taken[tile] & ~(1 << side) == 0:
            if figure and beside(s, first, first + figure, tile):
                continue
            for axis in range(3):
                if spans(s, tile, axis):
                    legal.append(bridge_code(figure, 3 * d + axis))


def beside(s: IslandState, first: int, last: int, tile: int) -> bool:
    """Whether one of the units stands next to the tile."""
    for u in range(first, last):
        at = s.pos[u]
        if at >= 0 and tile in s.near[at * DIRECTIONS : at * DIRECTIONS + 6]:
            return True
    return False


def bridge_used(s: IslandState) -> bool:
    """Whether anybody is on the bridge: a piece of a side, the Titan or a guardian."""
    return s.bridge in s.pos or s.bridge == s.titan or s.bridge in s.guard


def may_remove_bridge(s: IslandState, at: int) -> bool:
    """I-BRIDGE-3, I-BRIDGE-4: from one of its ends, with nobody on it."""
    return s.bridge >= 0 and s.bridge in s.near[at * DIRECTIONS : at * DIRECTIONS + 6] and not bridge_used(s)


def build_bridge(s: IslandState, seat: int, at: int, code: int, out: list[Event] | None) -> None:
    pay(s, seat, BRIDGE_ITEM, 1)
    axis = code % 3
    tile = s.near[at * DIRECTIONS + code // 3]
    s.kind[tile] = BRIDGE
    s.bridge = tile
    for d in range(6):
        if d % 3 != axis:
            other = s.near[tile * DIRECTIONS + d]
            if other >= 0:
                s.near[other * DIRECTIONS + (d + 3) % 6] = -1
                s.near[tile * DIRECTIONS + d] = -1
    s.due = 1
    if out is not None:
        tell(out, "bridge", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})


def remove_bridge(s: IslandState, seat: int, out: list[Event] | None) -> None:
    pay(s, seat, BRIDGE_ITEM, 1)
    tile = s.bridge
    s.kind[tile] = WATER
    s.bridge = -1
    for d in range(6):
        other = s.grid.get(s.cell[tile] + STEPS[d], -1)
        s.near[tile * DIRECTIONS + d] = other
        if other >= 0:
            s.near[other * DIRECTIONS + (d + 3) % 6] = tile
    for u in range(len(s.came)):
        if s.came[u] == tile:
            s.came[u] = -1  # nobody steps back onto the water (I-FIGHT-18)
    s.due = 1
    if out is not None:
        tell(out, "bridge_gone", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})

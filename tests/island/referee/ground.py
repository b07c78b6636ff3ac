"""The ground: where pieces can stand, which tiles are one step apart, who occupies what."""

from __future__ import annotations

from collections.abc import Callable

from island.referee.hexes import OPPOSITE, STEPS, around, beside, from_middle, in_cave
from island.referee.position import Position


def find(pos: Position, kind: str) -> str:
    return next((tile for tile, what in pos.tiles.items() if what == kind), "")


def walkable(pos: Position, tile: str) -> bool:
    """I-MAP-3: nobody moves onto shrines or water; the bridge is entered by its ends alone, see `open_way`."""
    return pos.tiles.get(tile, "water") not in ("water", "shrine")


def open_way(pos: Position, tile: str, way: str) -> bool:
    """I-BRIDGE-2: the bridge is adjacent to the two tiles at its ends alone."""
    if pos.tiles.get(tile) == "bridge":
        return way in pos.ends
    if pos.tiles.get(beside(tile, way)) == "bridge":
        return OPPOSITE[way] in pos.ends
    return True


def through(pos: Position, tile: str) -> str:
    """I-CAVE-1, I-EVENT-CAVEIN: from the entrance to the exit, laid or about to be, and back; while the exit is
    buried, from the entrance onto the cave-in and not back."""
    kind = pos.tiles.get(tile)
    if kind == "exit":
        return find(pos, "cave_entrance")
    if kind == "cave_entrance":
        return find(pos, "exit") or find(pos, "cave_in") or "c0,0"
    return ""


def steps(pos: Position, tile: str, shrines: bool = False) -> dict[str, str]:
    """I-MOVE-1: the ways out of a tile and where each leads; for guardians shrines too (I-SOLO-2)."""
    found = {}
    for way in STEPS:
        there = beside(tile, way)
        ground = walkable(pos, there) or (shrines and pos.tiles.get(there) == "shrine")
        if ground and open_way(pos, tile, way):
            found[way] = there
    if other := through(pos, tile):
        found["through"] = other
    return found


def slips(pos: Position, tile: str) -> dict[str, str]:
    """I-EVENT-SECRET, I-EVENT-2: from the secret exit to walkable tiles next to the entrance, one way only."""
    entrance = find(pos, "cave_entrance")
    if pos.tiles.get(tile) != "secret_exit" or not entrance:
        return {}
    return {
        way: beside(entrance, way)
        for way in STEPS
        if walkable(pos, beside(entrance, way)) and open_way(pos, entrance, way)
    }


def forts_at(pos: Position, tile: str) -> list[int]:
    """Sides whose fort or hideout occupies a tile; a bridge is occupied only by pieces on it (I-BRIDGE-4)."""
    if pos.tiles.get(tile) == "bridge":
        return []
    return [b.side for b in pos.buildings if b.occupies and tile in b.tiles]


def occupied(pos: Position, tile: str, side: int) -> bool:
    """I-MAP-5: an opponent's piece stands there or an opponent's fort touches it; so do Titan (I-DWELL-3), Wolf
    (I-DWELL-4) and guardians."""
    if any(p.at == tile and p.side != side for p in pos.pieces):
        return True
    if any(owner != side for owner in forts_at(pos, tile)):
        return True
    return pos.titan == tile or tile in pos.guardians.values()


def distances(
    pos: Position, start: str, free: Callable[[str], bool], shrines: bool = False, secret: bool = True
) -> dict[str, int]:
    """Steps from a tile to every tile that can be reached over free ones."""
    found = {start: 0}
    wave = [start]
    while wave:
        following = []
        for tile in wave:
            onward = list(steps(pos, tile, shrines).values())
            for there in onward + (list(slips(pos, tile).values()) if secret else []):
                if there not in found and there in pos.tiles and free(there):
                    found[there] = found[tile] + 1
                    following.append(there)
        wave = following
    return found


def places(pos: Position, tile: str) -> list[str]:
    """I-MAP-1, I-MAP-2, I-CAVE-2: directions in which a tile discovered from here can be laid."""
    cave = in_cave(tile)
    laid = [t for t in pos.tiles if in_cave(t) == cave]
    needed = 1 if len(laid) == 1 else 2
    found = []
    for way in STEPS:
        there = beside(tile, way)
        if there in pos.tiles or (not cave and from_middle(there) > int(pos.options["radius"])):
            continue
        if any(there == beside(t, x) for t, ways in pos.crossed.items() for x in ways):
            continue
        if sum(1 for t in around(there) if t in pos.tiles) >= needed:
            found.append(way)
    return found


def discovers(pos: Position, tile: str) -> bool:
    """I-MOVE-2, I-MOVE-5, I-BRIDGE-5: something is left to flip, and there is a place for it."""
    if pos.tiles.get(tile, "bridge") == "bridge":
        return False
    left = pos.stacks["cave" if in_cave(tile) else "island"]
    return bool(left) and bool(places(pos, tile))

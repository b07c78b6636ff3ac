"""Where a defeated explorer is put (I-FIGHT-9, I-FIGHT-10, I-FIGHT-20)."""

from __future__ import annotations

from island.referee.ground import occupied, walkable
from island.referee.hexes import around, in_cave
from island.referee.position import Position


def homes(pos: Position, seat: int) -> set[str]:
    """An unoccupied tile next to a shrine the loser controls, or else any; on the island, never the bridge."""
    side = pos.sides[seat]
    free = {
        tile
        for tile, kind in pos.tiles.items()
        if not in_cave(tile) and kind != "bridge" and walkable(pos, tile) and not occupied(pos, tile, side)
    }
    beside_shrine = {tile for shrine in pos.offerings[side] for tile in around(shrine) if tile in free}
    return {f"put {tile}" for tile in beside_shrine or free}

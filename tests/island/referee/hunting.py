"""Where the Titan and the guardians go: a shortest way to the nearest living thing (I-DWELL-TITAN, I-DWELL-1,
I-SOLO-3, I-SOLO-4)."""

from __future__ import annotations

from island.referee.ground import distances, steps
from island.referee.position import Position


def living(pos: Position) -> set[str]:
    """Explorers, villagers and thieves; a Wolf is none of the rulebook's living things."""
    return {p.at for p in pos.pieces if p.kind != "wolf" and p.at}


def goals(pos: Position, hunter: str) -> set[str]:
    """The Thief heads for shrines the player controls without an offering of his (I-SOLO-4), if he can reach one."""
    if pos.solo and hunter == "thief":
        shrines = {tile for tile in pos.offerings[0] if tile not in pos.stolen}
        if shrines & set(ways(pos, pos.guardians["thief"])):
            return shrines
    return living(pos)


def ways(pos: Position, start: str) -> dict[str, int]:
    """Steps from a hunter's tile; guardians walk over shrines, nobody of them by the secret exit (I-DWELL-1)."""
    return distances(pos, start, lambda tile: True, shrines=pos.solo, secret=False)


def toward(pos: Position, hunter: str) -> set[str]:
    """The directions a hunter may go next; none if it can reach nothing or has something beside it on its tile."""
    at = pos.titan if not pos.solo else pos.guardians[hunter]
    away = ways(pos, at)
    near = {tile: away[tile] for tile in goals(pos, hunter) if tile in away}
    if not near or min(near.values()) == 0:
        return set()
    least = min(near.values())
    nearest = [tile for tile, n in near.items() if n == least]
    found = set()
    for way, there in steps(pos, at, shrines=pos.solo).items():
        onward = ways(pos, there)
        if there in pos.tiles and any(onward.get(tile, least) == least - 1 for tile in nearest):
            found.add(way)
    return found

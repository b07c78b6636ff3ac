"""How strong a side is on a tile: the number of battle dice it rolls (I-FIGHT-4 to I-FIGHT-6)."""

from __future__ import annotations

from eldorado.games.island.map import fort_touches
from eldorado.games.island.shrines import explorer_strength
from eldorado.games.island.sides import player_of
from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import WOLF


def strength(s: IslandState, side: int, tile: int) -> int:
    """Of the side's pieces on a tile (I-FIGHT-5); its fort is not counted here."""
    n = 0
    first = side * s.stride
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if u < first + s.figures:
                n += explorer_strength(s, player_of(s, u))
            elif s.pets and u == first + s.stride - 1:
                n += s.rules.dweller_strength[WOLF]
            else:
                n += s.rules.villager_strength
    return n


def defence(s: IslandState, side: int, tile: int) -> int:
    """I-FIGHT-6: the fort adds its strength on each of its tiles."""
    n = strength(s, side, tile)
    if fort_touches(s, side, tile):
        n += s.rules.fort_strength
    return n

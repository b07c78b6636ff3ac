"""How strong a side is on a tile: the number of battle dice it rolls (I-FIGHT-4 to I-FIGHT-6)."""

from __future__ import annotations

from eldorado.games.island.band import thief_strength
from eldorado.games.island.map import fort_touches
from eldorado.games.island.shrines import explorer_strength
from eldorado.games.island.sides import player_of
from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import BUILDINGS, WOLF


def figure_strength(s: IslandState, unit: int) -> int:
    """Of an explorer or a thief."""
    if unit // s.stride == s.thieves:
        return thief_strength(s, unit)
    return explorer_strength(s, player_of(s, unit))


def strength(s: IslandState, side: int, tile: int) -> int:
    """Of the side's pieces on a tile (I-FIGHT-5); its fort is not counted here."""
    n = 0
    first = side * s.stride
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if u < first + s.figures:
                n += figure_strength(s, u)
            elif s.pets and u == first + s.stride - 1:
                n += s.rules.dweller_strength[WOLF]
            else:
                n += s.rules.villager_strength
    return n


def defence(s: IslandState, side: int, tile: int) -> int:
    """I-FIGHT-6: the fort adds its strength on each of its tiles."""
    n = strength(s, side, tile)
    if fort_touches(s, side, tile):
        n += s.rules.hideout_strength if side == s.thieves else s.rules.fort_strength
    return n


def house_strength(s: IslandState, slot: int) -> int:
    """Of a farmhouse or an outpost that is attacked itself (I-FIGHT-11, I-THIEF-11)."""
    outpost = slot // BUILDINGS == s.thieves
    return s.rules.outpost_strength if outpost else s.rules.farmhouse_strength

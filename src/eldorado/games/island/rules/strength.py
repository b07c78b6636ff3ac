"""The strength of a side on a tile: the number of battle dice it rolls (I-FIGHT-4 to I-FIGHT-6)."""

from __future__ import annotations

from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT, WOLF
from eldorado.games.island.model.map import fort_touches
from eldorado.games.island.model.sides import player_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.shrines import explorer_strength
from eldorado.games.island.thieves.band import thief_strength


def figure_strength(s: IslandState, unit: int) -> int:
    """The strength of an explorer or a thief."""
    if unit // s.stride == s.thieves:
        return thief_strength(s, unit)
    return explorer_strength(s, player_of(s, unit))


def strength(s: IslandState, side: int, tile: int) -> int:
    """The strength of the side's pieces on a tile (I-FIGHT-5), without its fort."""
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
    """The strength in defence: the fort adds its own on each of its tiles (I-FIGHT-6)."""
    n = strength(s, side, tile)
    if fort_touches(s, side, tile):
        n += fort_strength(s, side)
    return n


def fort_strength(s: IslandState, side: int) -> int:
    """The strength of a fort, or of the hideout."""
    return s.rules.hideout_strength if side == s.thieves else s.rules.fort_strength


def house_strength(s: IslandState, slot: int) -> int:
    """Of a building that is attacked alone: a farmhouse or an outpost (I-FIGHT-11, I-THIEF-11), or a fort or hideout
    that the Titan comes upon from the bridge (I-DWELL-3)."""
    if slot % BUILDINGS == FORT_SLOT:
        return fort_strength(s, slot // BUILDINGS)
    outpost = slot // BUILDINGS == s.thieves
    return s.rules.outpost_strength if outpost else s.rules.farmhouse_strength


def stands(s: IslandState, side: int, tile: int) -> bool:
    """Whether a piece of the side is on the tile."""
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            return True
    return False

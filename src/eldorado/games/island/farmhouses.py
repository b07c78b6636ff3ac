"""Farmhouses that can be attacked from where one stands (I-FIGHT-11)."""

from __future__ import annotations

from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import A_RAZE, BUILDINGS, FORT_SLOT
from eldorado.kit.cells import corner_cells


def add_razes(s: IslandState, side: int, legal: list[int]) -> None:
    """Farmhouses of opponents on a corner of a tile where the side stands."""
    if s.round == 0:
        return
    mine: list[int] = []
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] >= 0:
            mine.append(s.cell[s.pos[u]])
    for slot in range(len(s.build)):
        corner = s.build[slot]
        if corner < 0 or slot % BUILDINGS == FORT_SLOT or slot // BUILDINGS == side:
            continue
        cells = corner_cells(corner)
        for k in range(3):
            if cells[k] in mine:
                legal.append(A_RAZE + slot * 3 + k)


def stands(s: IslandState, side: int, tile: int) -> bool:
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            return True
    return False

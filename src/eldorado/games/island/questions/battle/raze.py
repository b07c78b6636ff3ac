"""Attacking a farmhouse from a tile at its corner (I-FIGHT-11)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.fighting import FARM, begin_battle
from eldorado.games.island.model.state import IslandState, seat_of
from eldorado.games.island.rules.refusing import no
from eldorado.kit.cells import corner_cells, meets


class Raze(Act):
    """Farmhouses and outposts of opponents on a corner of a tile where the side stands."""

    def codes(self) -> list[int]:
        return list(range(actions.RAZE, actions.OWN))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.round == 0:
            return
        side = s.side[seat]
        mine: list[int] = []
        for slot in range(len(s.build)):
            corner = s.build[slot]
            if corner < 0 or slot % BUILDINGS == FORT_SLOT or slot // BUILDINGS == side:
                continue
            if not mine:
                mine = cells_of(s, side)
            beside = 0  # of the cells that meet at the corner those where the side stands
            for cell in mine:
                if meets(corner, cell):
                    beside |= 1 << corner_cells(corner).index(cell)
            if beside:
                for k in range(3):
                    if (beside >> k) & 1:
                        legal.append(actions.RAZE + slot * 3 + k)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        slot, k = divmod(action - actions.RAZE, 3)
        tile = s.grid[corner_cells(s.build[slot])[k]]
        owner = slot // BUILDINGS
        s.due = 1
        if out is not None:
            tell(
                out,
                "raze_outpost" if owner == s.thieves else "raze",
                {"who": seat, "against": seat_of(s, owner), "at": spot(s, tile), "land": land(s, tile)},
            )
        begin_battle(s, tile, s.side[seat], owner, FARM, house=slot)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if (action - actions.RAZE) // 3 // BUILDINGS == s.side[seat]:
            return no("I-FIGHT-11", "own_farmhouse")
        return no("I-FIGHT-1", "peace") if s.round == 0 else no("I-FIGHT-11", "not_beside_farmhouse")


def cells_of(s: IslandState, side: int) -> list[int]:
    """The cells where the side has an explorer, a thief or villagers: a Wolf alone attacks no farmhouse. Pieces that
    stand together mostly follow each other, and count once."""
    found: list[int] = []
    last = -1
    for u in range(side * s.stride, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at >= 0 and at != last:
            last = at
            found.append(s.cell[at])
    return found

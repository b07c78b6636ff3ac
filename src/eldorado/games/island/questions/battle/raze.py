"""Attacking a farmhouse from a tile at its corner (I-FIGHT-11)."""

from __future__ import annotations

from mypy_extensions import i64

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.fighting import FARM, begin_battle
from eldorado.games.island.model.map import has
from eldorado.games.island.model.state import IslandState, seat_of
from eldorado.games.island.rules.refusing import no


class Raze(Act):
    """Attacking farmhouses and outposts of opponents on a corner of a tile where the side stands."""

    def codes(self) -> list[int]:
        return list(range(actions.RAZE, actions.OWN))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.round == 0:
            return
        side: i64 = s.side[seat]
        build, beside = s.build, s.beside
        mine: list[int] = []
        for first in range(i64(0), i64(len(build)), BUILDINGS):
            if first == side * BUILDINGS:
                continue
            for slot in range(first, first + FORT_SLOT):
                if build[slot] < 0:
                    continue
                if not mine:
                    mine = tiles_of(s, side)
                for i in range(3 * slot, 3 * slot + 3):
                    at: i64 = beside[i]
                    if at >= 0 and has(mine, at):
                        legal.append(actions.RAZE + i)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        slot, k = divmod(action - actions.RAZE, 3)
        tile = s.beside[3 * slot + k]
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
        owner = (action - actions.RAZE) // 3 // BUILDINGS
        clause, name = ("I-THIEF-11", "outpost") if owner == s.thieves else ("I-FIGHT-11", "farmhouse")
        if owner == s.side[seat]:
            return no(clause, "own_" + name)
        return no("I-FIGHT-1", "peace") if s.round == 0 else no(clause, "not_at_" + name)


def tiles_of(s: IslandState, side: int) -> list[int]:
    """The tiles where the side has an explorer, a thief or villagers: a Wolf alone attacks no farmhouse. Pieces that
    stand together mostly follow each other, and count once."""
    found: list[int] = []
    last: i64 = -1
    for u in range(i64(side * s.stride), i64((side + 1) * s.stride - s.pets)):
        at: i64 = s.pos[u]
        if at >= 0 and at != last:
            last = at
            found.append(at)
    return found

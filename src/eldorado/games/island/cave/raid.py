"""Attacks by the Titan or a guardian on the pieces it meets, owner by owner (I-DWELL-3, I-SOLO-3)."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT, SIDES
from eldorado.games.island.model.fighting import DEFENDER, RAID, begin_battle
from eldorado.games.island.model.map import lowest, occupants
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.solo.guardians import guardian_of
from eldorado.kit.cells import meets

MARK: Final = 1 << SIDES  # in masks of occupation: not a side, but everybody's opponent


def trespass(s: IslandState, tile: int, kind: int) -> None:
    """It has come to a tile: attack its occupants, then each farmhouse at its corners. A fort there occupies
    the tile, except a bridge: then it is attacked alone, like a farmhouse (I-DWELL-3)."""
    farms = 0
    for slot in range(len(s.build)):
        corner = s.build[slot]
        alone = slot % BUILDINGS != FORT_SLOT or tile == s.bridge
        if corner >= 0 and alone and meets(corner, s.cell[tile]):
            farms |= 1 << slot
    foes = occupants(s, tile) & ~MARK
    if foes or farms:
        s.questions.append(Raid(tile, foes, farms, kind))


class Raid(IslandQuestion):
    """Ask the upcoming player whom the dweller fights first."""

    def __init__(self, tile: int, foes: int, farms: int, kind: int, over: int = 0) -> None:
        self.tile: int = tile
        self.foes: int = foes  # mask of sides
        self.farms: int = farms  # mask of slots of buildings
        self.kind: int = kind  # of the raider
        self.over: int = over  # 1 after a tie, even if it stays

    def copy(self) -> Raid:
        return Raid(self.tile, self.foes, self.farms, self.kind, self.over)

    def still_there(self, s: IslandState) -> bool:
        """Whether the raider is still where it attacked: not defeated, not sent back or halted by a tie."""
        if self.over:
            return False
        if s.rules.solo:
            k = guardian_of(self.kind)
            return s.guard[k] == self.tile and not (s.rest >> k) & 1
        return s.titan == self.tile

    def left(self, s: IslandState) -> int:
        """The mask of sides still to be attacked."""
        return self.foes & occupants(s, self.tile)

    def actors(self, s: IslandState) -> int:
        if not self.still_there(s):
            return 0
        foes = self.left(s)
        return deciders(s, s.turn) if foes & (foes - 1) else 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        foes = self.left(s)
        return [actions.SEAT + seat_of(s, side) for side in range(s.sides) if (foes >> side) & 1]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.attack(s, s.side[action - actions.SEAT])

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if not self.still_there(s):
            s.questions.pop()
            s.questions[-1].halt()
            return
        self.foes = self.left(s)
        if self.foes:
            self.attack(s, lowest(self.foes))
            return
        for slot in range(len(s.build)):
            if (self.farms >> slot) & 1:
                self.farms &= ~(1 << slot)
                if s.build[slot] >= 0:
                    self.begin(s, slot // BUILDINGS, slot)
                    return
        s.questions.pop()

    def halt(self) -> None:
        self.over = 1

    def attack(self, s: IslandState, side: int) -> None:
        self.foes &= ~(1 << side)
        self.begin(s, side, -1)

    def begin(self, s: IslandState, side: int, house: int) -> None:
        begin_battle(s, self.tile, -1, side, RAID, DEFENDER, house=house, dweller=self.kind, off_turn=1)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "raid", {}

    def clause(self, s: IslandState) -> str:
        return "I-DWELL-3"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.SEAT <= action < actions.TRADE:
            return no("I-DWELL-3", "not_there")
        return None


QUESTIONS.add(Raid, {"kind": naming.KIND})

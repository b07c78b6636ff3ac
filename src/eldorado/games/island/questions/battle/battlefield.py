"""The present state of a battle: who fights whom for what, and how strong they are (I-FIGHT)."""

from __future__ import annotations

from typing import Final

from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.explorers.yanga import shooter
from eldorado.games.island.model.fighting import DWELLER, FARM, RAID, SHOT
from eldorado.games.island.model.map import fort_touches
from eldorado.games.island.model.state import IslandQuestion, IslandState
from eldorado.games.island.rules.movement import meet
from eldorado.games.island.rules.shrines import explorer_strength
from eldorado.games.island.rules.strength import defence, house_strength, stands, strength

CAME: Final = 1  # relief: villagers have come in for a farmhouse
LOST: Final = 2  # relief: they have lost, and the farmhouse itself is attacked
BROUGHT: Final = 1  # moved: the defender has brought pieces, so nobody flees (I-FIGHT-2)
FLED: Final = 2  # moved: the defender flees, so nobody is brought


class Fight(IslandQuestion):
    """The fields of a battle; its course is in battle.py, its outcome in outcome.py."""

    def __init__(
        self,
        tile: int,
        attacker: int,
        defender: int,
        against: int,
        stage: int,
        house: int,
        dweller: int,
        foes: int,
        found: int,
        hidden: int,
        off_turn: int,
        relief: int = 0,
        moved: int = 0,
    ) -> None:
        self.tile: int = tile
        self.attacker: int = attacker  # side; -1 for the Titan or a guardian
        self.defender: int = defender  # side; -1 for a dweller
        self.against: int = against  # PIECES, FARM, DWELLER, SHOT, RAID or AMBUSH
        self.stage: int = stage  # ATTACKER to OUTCOME
        self.house: int = house  # the slot of the farmhouse that is attacked, or -1
        self.dweller: int = dweller  # the kind of the dweller or guardian in the battle, or -1
        self.foes: int = foes  # mask of the opponents still to be fought on the tile
        self.found: int = found  # 1 if the Titan has just been found
        self.hidden: int = hidden  # in an ambush: 1 if the Thieves were in hiding before
        self.off_turn: int = off_turn  # 1 if the attacker is not on turn
        self.relief: int = relief  # 0, CAME or LOST
        self.moved: int = moved  # 0, BROUGHT or FLED

    def strengths(self, s: IslandState) -> tuple[int, int]:
        """The present number of dice of attacker and defender."""
        tile = self.tile
        if self.against == RAID:
            pieces = self.house < 0 or self.relief == CAME
            theirs = defence(s, self.defender, tile) if pieces else house_strength(s, self.house)
            return dweller_strength(s, self.dweller), theirs
        if self.against == SHOT:  # with his own strength only
            own = explorer_strength(s, shooter(s, self.attacker))
            if self.defender < 0:
                return own, dweller_strength(s, self.dweller)
            return own, defence(s, self.defender, tile)
        attack = strength(s, self.attacker, tile)
        if self.against == DWELLER:
            return attack, dweller_strength(s, self.dweller)
        if self.against == FARM and self.relief != CAME:
            return attack, house_strength(s, self.house)
        return attack, defence(s, self.defender, tile)

    def for_farmhouse(self) -> bool:
        """Whether a farmhouse is attacked, also by the Titan: villagers may come in, nobody flees (I-FIGHT-11)."""
        return self.house >= 0

    def defended(self, s: IslandState) -> bool:
        """Whether anybody is left; a fort touching the tile is somebody, a farmhouse the Titan attacks too
        (I-FIGHT-3)."""
        if self.defender < 0 or (self.against == RAID and self.house >= 0):
            return True
        return stands(s, self.defender, self.tile) or fort_touches(s, self.defender, self.tile)

    def finish(self, s: IslandState, go_on: bool) -> None:
        """End the battle; the attacker goes on against the other opponents on the tile, if any (I-FIGHT-15)."""
        s.questions.pop()
        if go_on and self.foes:
            meet(s, self.tile, self.attacker, self.foes, self.off_turn == 1)

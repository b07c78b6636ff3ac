"""The choice of the guardian to fight, or shoot at, first, of several on a tile (I-SOLO-6)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.fighting import ROLL, SHOT, begin_battle
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.solo.guardians import GUARDIANS, attack, kind_of


class Pack(IslandQuestion):
    def __init__(self, tile: int, side: int, guardians: int, shot: int) -> None:
        self.tile: int = tile
        self.side: int = side
        self.guardians: int = guardians  # mask
        self.shot: int = shot  # 1 for a shot of Yanga's

    def copy(self) -> Pack:
        return Pack(self.tile, self.side, self.guardians, self.shot)

    def actors(self, s: IslandState) -> int:
        return deciders(s, self.side)

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.FIGHT + k for k in range(GUARDIANS) if (self.guardians >> k) & 1]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        guardian = action - actions.FIGHT
        if self.shot:
            begin_battle(s, self.tile, self.side, -1, SHOT, ROLL, dweller=kind_of(guardian))
        else:
            attack(s, self.side, self.tile, guardian)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "pack", {}

    def clause(self, s: IslandState) -> str:
        return "I-SOLO-6"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.FIGHT <= action < actions.DISCOVER:
            return no("I-SOLO-6", "no_guardian")
        return None


QUESTIONS.add(Pack)

"""The choice of the opponent to fight, or shoot at, first, of several on a tile (I-FIGHT-15)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.explorers.yanga import aim
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import SIDES
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.rules.movement import engage
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.solo.guardians import TITAN_TURN


class Order(IslandQuestion):
    def __init__(self, tile: int, attacker: int, foes: int, off_turn: int, aimed: int) -> None:
        self.tile: int = tile
        self.attacker: int = attacker  # side
        self.foes: int = foes  # mask of sides; bit SIDES is the Titan
        self.off_turn: int = off_turn  # 1 if the attacker is not on turn
        self.aimed: int = aimed  # 1 for a shot of Yanga's, at only one of them

    def copy(self) -> Order:
        return Order(self.tile, self.attacker, self.foes, self.off_turn, self.aimed)

    def actors(self, s: IslandState) -> int:
        return deciders(s, self.attacker)

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal = [actions.SEAT + seat_of(s, side) for side in range(s.sides) if (self.foes >> side) & 1]
        if (self.foes >> SIDES) & 1:
            legal.append(actions.FIGHT + TITAN_TURN)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        first = SIDES if action >= actions.FIGHT else s.side[action - actions.SEAT]
        s.questions.pop()
        if self.aimed:
            aim(s, self.attacker, self.tile, first)
        else:
            engage(s, self.attacker, self.tile, first, self.foes & ~(1 << first), self.off_turn == 1)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "order", {}

    def clause(self, s: IslandState) -> str:
        return "I-FIGHT-15"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.SEAT <= action < actions.TRADE or actions.FIGHT <= action < actions.DISCOVER:
            return no("I-FIGHT-15", "not_there")
        return None


QUESTIONS.add(Order)

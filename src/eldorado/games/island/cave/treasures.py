"""The treasures of the cave: Bavieca, the Golden Rose, the Army of Jiménez, and the cursed one (I-TREAS).

`s.relic` says who has the first three: a seat, -1 while nobody has it, or -10 - kind for a dweller. The Army's die is
in questions/battle/rerolls.py, Bavieca among the Thieves in questions/thieves/rider.py.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.components import (
    BAVIECA,
    CURSE,
    EMPTY,
    FLOWER,
    GOLD,
    HORSE,
    RESOURCES,
    TREASURES,
)
from eldorado.games.island.model.events import kind_name, tell
from eldorado.games.island.model.hands import in_stock, take
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.thieves.band import finder


def is_treasure(kind: int) -> bool:
    return BAVIECA <= kind <= CURSE


def find_treasure(s: IslandState, seat: int, tile: int, kind: int, out: list[Event] | None) -> None:
    """Give the treasure to the first to move onto the tile, which becomes an empty one (I-TREAS-5)."""
    s.kind[tile] = EMPTY
    if out is not None:
        tell(out, "finds", {"who": seat, "what": kind_name(kind)})
    unit = unit_of(s, seat) if s.side[seat] != s.thieves else finder(s, tile)
    if kind == CURSE:
        take_curse(s, seat, unit)
        return
    s.relic[kind - BAVIECA] = seat
    if kind - BAVIECA == HORSE:
        s.speed[unit] += 1  # now, and each turn
    elif kind - BAVIECA == FLOWER:
        s.questions.append(Rose(seat))


def take_curse(s: IslandState, seat: int, unit: int) -> None:
    """Take gold, and a curse unless the seat holds the cave shrine (I-TREAS-4)."""
    take(s, seat, GOLD, s.rules.cursed_gold)
    if s.side[seat] == s.thieves:
        if s.bearer != unit:
            s.cursed = seat
            s.cursed_unit = unit
    elif s.shrine_seat != seat:
        s.cursed = seat


def speed_of_turn(s: IslandState, seat: int, speed: int) -> int:
    """Apply Bavieca and the curse to a turn's speed (I-TREAS-1, I-TREAS-4, I-TREAS-10)."""
    if s.relic[HORSE] == seat:
        speed += 1
    if s.cursed == seat and speed > 0:
        speed -= 1
    return speed


class Rose(IslandQuestion):
    """The card of choice that the Golden Rose gives, when it is found and before each gathering (I-TREAS-2)."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> Rose:
        return Rose(self.seat)

    def types(self, s: IslandState) -> list[int]:
        return [r for r in range(3) if in_stock(s, r)]

    def actors(self, s: IslandState) -> int:
        return 1 << self.seat if len(self.types(s)) > 1 else 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.TAKE + r for r in self.types(s)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.take(s, action - actions.TAKE, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        types = self.types(s)
        if types:
            self.take(s, types[0], out)
        else:
            s.questions.pop()

    def take(self, s: IslandState, resource: int, out: list[Event] | None) -> None:
        s.questions.pop()
        take(s, self.seat, resource, 1)
        if out is not None:
            tell(out, "gathers", {"who": self.seat, "n": 1, "what": RESOURCES[resource]})

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "rose", {}

    def clause(self, s: IslandState) -> str:
        return "I-TREAS-2"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.TAKE <= action < actions.GIVE:
            return no("I-TURN-5", "stack_empty", {"what": RESOURCES[action - actions.TAKE]})
        return None


def plunder(s: IslandState, loser: int, dweller: int) -> None:
    """Make the loser give a dweller one treasure of his choice (I-TREAS-5); for a side see rules/spoils.py."""
    if loser in s.relic:
        s.questions.append(Plunder(loser, loser, -10 - dweller))


class Plunder(IslandQuestion):
    """The choice of the loser's treasure that changes hands (I-TREAS-5); the loser makes it if a dweller won."""

    def __init__(self, chooser: int, loser: int, receiver: int) -> None:
        self.chooser: int = chooser  # seat
        self.loser: int = loser  # seat
        self.receiver: int = receiver  # a seat, or -10 - kind for a dweller

    def copy(self) -> Plunder:
        return Plunder(self.chooser, self.loser, self.receiver)

    def actors(self, s: IslandState) -> int:
        return 1 << self.chooser if len(self.legal(s, self.chooser)) > 1 else 0

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.PLUNDER + k for k in range(3) if s.relic[k] == self.loser]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.take(s, action - actions.PLUNDER, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        self.take(s, self.legal(s, self.chooser)[0] - actions.PLUNDER, out)

    def take(self, s: IslandState, k: int, out: list[Event] | None) -> None:
        s.questions.pop()
        s.relic[k] = self.receiver
        if out is not None:
            tell(out, "loses_treasure", {"who": self.loser, "what": TREASURES[k]})

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return ("plunder_own" if self.loser == seat else "plunder"), {"who": self.loser}

    def clause(self, s: IslandState) -> str:
        return "I-TREAS-5"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.PLUNDER <= action < actions.FIGHT:
            return no("I-TREAS-5", "no_treasure")
        return None


QUESTIONS.add(Rose)
QUESTIONS.add(Plunder, {"receiver": naming.KEEPER})

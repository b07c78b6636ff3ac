"""Sending a defeated guardian to a free shrine of the player's choice (I-SOLO-5, I-SOLO-7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.components import GUARDIAN_NAMES, SHRINE
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.solo.guardians import WAITING, free_shrines


class Banish(IslandQuestion):
    def __init__(self, guardian: int) -> None:
        self.guardian: int = guardian

    def copy(self) -> Banish:
        return Banish(self.guardian)

    def actors(self, s: IslandState) -> int:
        if s.guard[self.guardian] == WAITING and len(free_shrines(s)) > 1:
            return deciders(s, s.turn)
        return 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.PUT + t for t in free_shrines(s)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.put(s, action - actions.PUT, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        free = free_shrines(s)
        if free and s.guard[self.guardian] == WAITING:
            self.put(s, free[0], out)
        else:
            s.questions.pop()

    def put(self, s: IslandState, tile: int, out: list[Event] | None) -> None:
        s.questions.pop()
        s.guard[self.guardian] = tile
        if out is not None:
            what = GUARDIAN_NAMES[self.guardian]
            tell(out, "guardian", {"what": what, "at": spot(s, tile), "land": land(s, tile)})

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "banish", {"what": GUARDIAN_NAMES[self.guardian]}

    def clause(self, s: IslandState) -> str:
        return "I-SOLO-5"

    def show(self, s: IslandState, eye: int) -> Plain:
        return {"what": self.phase, "guardian": GUARDIAN_NAMES[self.guardian]}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if not actions.PUT <= action < actions.ARMY:
            return None
        if s.kind[action - actions.PUT] != SHRINE:
            return no("I-SOLO-5", "banish_shrine")
        return no("I-SOLO-7", "banish_taken")


QUESTIONS.add(Banish, {"guardian": naming.GUARDIAN})

"""The guardians' round after each turn of the player: they roll and walk one after the other (I-SOLO-3)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.raid import trespass
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.components import DIRECTIONS, GUARDIAN_NAMES, SHRINE
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.map import mask_of
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.model.ways import living
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.turn import begin_turn
from eldorado.games.island.solo.guardians import GUARDIANS, THIEF_TURN, WOLF_TURN, kind_of, settle
from eldorado.games.island.solo.hunting import hunts, robbable, ways


def steps_rolled(s: IslandState, guardian: int, dice: Dice) -> int:
    """The steps rolled: a battle die for the Wolf, the lower number of the thief die, a golden die for the Titan."""
    if guardian == WOLF_TURN:
        return dice.face(s.rules.battle)
    if guardian == THIEF_TURN:
        return dice.face(s.rules.thief_low)
    return dice.face(s.rules.golden)


class Guardians(IslandQuestion):
    """The guardians' walk; the player chooses between equal ways."""

    def __init__(self, steps: int, guardian: int, ways: int) -> None:
        self.steps: int = steps  # left; -1 before the die is rolled
        self.guardian: int = guardian  # the guardian that walks; GUARDIANS when all have walked
        self.ways: int = ways  # mask of the directions to choose from, found by `resolve`

    def copy(self) -> Guardians:
        return Guardians(self.steps, self.guardian, self.ways)

    def actors(self, s: IslandState) -> int:
        return deciders(s, s.turn) if self.ways else 0

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        k = self.guardian
        if k == GUARDIANS:
            s.questions.pop()
            if not s.questions:
                begin_turn(s, out)
            return
        at = s.guard[k]
        if at < 0 or (s.rest >> k) & 1:
            self.next_one()
            return
        if self.steps < 0:
            self.steps = steps_rolled(s, k, dice)
            if out is not None:
                tell(out, "guardian_rolls", {"what": GUARDIAN_NAMES[k], "n": self.steps})
            if self.steps and hunts(s, k) and living(s)[at]:
                s.guard_came = at
                trespass(s, at, kind_of(k))  # the nearest is where it stands
                return
        if k == THIEF_TURN and robbable(s)[at]:
            swap(s, at, out)
        found = ways(s, k) if self.steps > 0 else []
        if len(found) > 1:
            self.ways = mask_of(found)
        elif found:
            self.step(s, found[0], out)
        else:
            self.next_one()

    def next_one(self) -> None:
        self.steps = -1
        self.guardian += 1

    def halt(self) -> None:
        self.steps = 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.STEP + d for d in range(DIRECTIONS) if (self.ways >> d) & 1]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.step(s, action - actions.STEP, out)

    def step(self, s: IslandState, d: int, out: list[Event] | None) -> None:
        """Step in a direction and attack what stands there."""
        k = self.guardian
        self.ways = 0
        self.steps -= 1
        old = s.guard[k]
        s.guard_came = old
        s.guard[k] = s.near[old * DIRECTIONS + d]
        if out is not None:
            at = s.guard[k]
            tell(out, "guardian_moves", {"what": GUARDIAN_NAMES[k], "at": spot(s, at), "land": land(s, at)})
        trespass(s, s.guard[k], kind_of(k))
        if s.kind[old] == SHRINE:
            settle(s)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "guardians", {"what": GUARDIAN_NAMES[self.guardian], "n": self.steps}

    def clause(self, s: IslandState) -> str:
        return "I-SOLO-3"

    def show(self, s: IslandState, eye: int) -> Plain:
        if self.guardian == GUARDIANS:
            return {"what": self.phase}
        return {"what": self.phase, "guardian": GUARDIAN_NAMES[self.guardian], "steps": self.steps}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.STEP <= action < actions.PLACE:
            return no("I-SOLO-3", "guardian_way")
        return None


def swap(s: IslandState, tile: int, out: list[Event] | None) -> None:
    """Replace the player's offering by one of the Thief's (I-SOLO-4)."""
    s.gifts[0] &= ~(1 << tile)
    s.stolen |= 1 << tile
    if out is not None:
        tell(out, "swaps", {"who": seat_of(s, s.turn), "at": spot(s, tile), "land": land(s, tile)})


QUESTIONS.add(Guardians, {"guardian": naming.GUARDIAN})

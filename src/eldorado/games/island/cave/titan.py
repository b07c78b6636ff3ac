"""The Titan: fought when found in the cave; if it wins it stays, and walks between turns (I-DWELL-TITAN)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.raid import trespass
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS, TITAN
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.map import mask_of
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.model.ways import first_steps, living
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.turn import begin_turn


class Titan(IslandQuestion):
    """The Titan's walk to the nearest explorers and villagers; the upcoming player chooses between equal ways."""

    def __init__(self, steps: int, ways: int) -> None:
        self.steps: int = steps  # left; -1 before its die is rolled
        self.ways: int = ways  # mask of the directions to choose from, found by `resolve`

    def copy(self) -> Titan:
        return Titan(self.steps, self.ways)

    def actors(self, s: IslandState) -> int:
        return deciders(s, s.turn) if self.ways else 0

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if self.steps < 0:
            self.steps = dice.face(s.rules.titan_die)
            if out is not None:
                tell(out, "titan_rolls", {"n": self.steps})
            if self.steps and living(s)[s.titan]:
                s.titan_came = s.titan
                trespass(s, s.titan, TITAN)  # the nearest is where it stands
                return
        found = first_steps(s, s.titan, living(s), False) if s.titan >= 0 and self.steps else []
        if len(found) > 1:
            self.ways = mask_of(found)
        elif found:
            self.step(s, found[0], out)
        else:
            s.questions.pop()
            if not s.questions:
                begin_turn(s, out)

    def halt(self) -> None:
        self.steps = 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.STEP + d for d in range(DIRECTIONS) if (self.ways >> d) & 1]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.step(s, action - actions.STEP, out)

    def step(self, s: IslandState, d: int, out: list[Event] | None) -> None:
        self.ways = 0
        self.steps -= 1
        s.titan_came = s.titan
        s.titan = s.near[s.titan * DIRECTIONS + d]
        if out is not None:
            tell(out, "titan_moves", {"at": spot(s, s.titan), "land": land(s, s.titan)})
        trespass(s, s.titan, TITAN)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "titan", {"n": self.steps}

    def clause(self, s: IslandState) -> str:
        return "I-DWELL-TITAN"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.STEP <= action < actions.PLACE:
            return no("I-DWELL-TITAN", "titan_way")
        return None


QUESTIONS.add(Titan)

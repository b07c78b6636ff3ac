"""The choice of the thief that has Bavieca in this explore phase (I-TREAS-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.thieves.band import figures_asked, thieves_on_map


class Rider(IslandQuestion):
    def copy(self) -> Rider:
        return Rider()

    def actors(self, s: IslandState) -> int:
        return 1 << seat_of(s, s.thieves) if len(thieves_on_map(s)) > 1 else 0

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.FIGURE + figure for figure in figures_asked(s, -1)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.ride(s, action - actions.FIGURE, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        among = figures_asked(s, -1)
        if among:
            self.ride(s, among[0], out)
        else:
            s.questions.pop()

    def ride(self, s: IslandState, figure: int, out: list[Event] | None) -> None:
        s.questions.pop()
        unit = s.thieves * s.stride + figure
        s.speed[unit] += 1
        if out is not None:
            at = s.pos[unit]
            tell(out, "rider", {"who": seat_of(s, s.thieves), "at": spot(s, at), "land": land(s, at)})

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "rider", {}

    def clause(self, s: IslandState) -> str:
        return "I-TREAS-1"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.FIGURE <= action < actions.EMERGE:
            return no("I-TREAS-1", "no_such_thief")
        return None


QUESTIONS.add(Rider)

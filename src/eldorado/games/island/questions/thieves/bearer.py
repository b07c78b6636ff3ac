"""The thief that carries the cave shrine (I-TREAS-6, I-TREAS-7): chosen when won, and handed on while exploring."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.map import adjacent
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.thieves.band import carry, figures_asked, thieves_on_map


def hand_on(s: IslandState, figure: int, out: list[Event] | None) -> None:
    unit = s.thieves * s.stride + figure
    carry(s, unit)
    if out is not None:
        at = s.pos[unit]
        tell(out, "bearer", {"who": seat_of(s, s.thieves), "at": spot(s, at), "land": land(s, at)})


class Bearer(IslandQuestion):
    """The choice of the thief that takes it."""

    def __init__(self, among: int) -> None:
        self.among: int = among  # mask of figures

    def copy(self) -> Bearer:
        return Bearer(self.among)

    def actors(self, s: IslandState) -> int:
        return 1 << seat_of(s, s.thieves) if len(figures_asked(s, self.among)) > 1 else 0

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.FIGURE + figure for figure in figures_asked(s, self.among)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        hand_on(s, action - actions.FIGURE, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        among = figures_asked(s, self.among)
        s.questions.pop()
        if among:
            hand_on(s, among[0], out)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "bearer", {}

    def clause(self, s: IslandState) -> str:
        return "I-TREAS-7"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.FIGURE <= action < actions.EMERGE:
            return no("I-TREAS-7", "no_such_thief")
        return None


class HandOn(Act):
    """Handing the cave shrine to a thief nearby. It counts as a trade, so that a turn ends."""

    def codes(self) -> list[int]:
        return list(range(actions.FIGURE, actions.EMERGE))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.side[seat] != s.thieves or s.bearer < 0 or s.offers <= 0:
            return
        at = s.pos[s.bearer]
        for u in thieves_on_map(s):
            if u != s.bearer and (s.pos[u] == at or adjacent(s, s.pos[u], at)):
                legal.append(actions.FIGURE + u - s.thieves * s.stride)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.offers -= 1
        hand_on(s, action - actions.FIGURE, out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        unit = s.thieves * s.stride + action - actions.FIGURE
        if s.shrine_seat != seat or s.bearer < 0:
            return no("I-TREAS-6", "no_shrine_piece")
        if unit not in thieves_on_map(s) or unit == s.bearer:
            return no("I-TREAS-6", "no_such_thief")
        a, b = s.pos[unit], s.pos[s.bearer]
        if a != b and not adjacent(s, a, b):
            return no("I-TREAS-6", "thief_far")
        return no("I-TRADE-4", "offers_used", {"n": s.rules.offers})


QUESTIONS.add(Bearer)

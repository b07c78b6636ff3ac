"""Emma (I-EXP-EMMA): looks at the top tiles of the island stack and puts them back in any order."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import EMMA, KIND_NAMES
from eldorado.games.island.model.events import kind_name, whisper
from eldorado.games.island.model.explorer import EXPLORERS, Explorer
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no


class Emma(Explorer):
    def knows_top(self) -> bool:
        return True

    def begin_explore(self, s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
        look(s, seat, dice, out)
        question = Look(0, seat)
        if question.actors(s):
            s.questions.append(question)


EXPLORERS[EMMA] = Emma()


def look(s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """Show the top tiles, as many as the data say or are left, to her alone."""
    left = sum(s.bag)
    while len(s.top) < s.rules.look_emma and left > 0:
        kind = dice.pick(s.bag, left, KIND_NAMES)
        s.bag[kind] -= 1
        left -= 1
        s.top.append(kind)
    if out is not None and s.top:
        seen = [kind_name(k) for k in s.top]
        whisper(out, "looks", {"who": seat, "n": len(seen)}, {"tiles": seen}, 1 << seat)


class Look(IslandQuestion):
    """The choice of the tile that goes back on the stack next, uppermost first."""

    def __init__(self, placed: int, seat: int) -> None:
        self.placed: int = placed  # tiles put back on the stack so far
        self.seat: int = seat

    def copy(self) -> Look:
        return Look(self.placed, self.seat)

    def actors(self, s: IslandState) -> int:
        for i in range(self.placed + 1, len(s.top)):
            if s.top[i] != s.top[self.placed]:
                return 1 << self.seat
        return 0

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()

    def legal(self, s: IslandState, seat: int) -> list[int]:
        """The tiles to choose from; equal tiles are one choice."""
        legal: list[int] = []
        for i in range(self.placed, len(s.top)):
            if s.top[i] not in s.top[self.placed : i]:
                legal.append(actions.NEXT + i - self.placed)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.top.insert(self.placed, s.top.pop(self.placed + action - actions.NEXT))
        self.placed += 1

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "look", {"n": self.placed + 1}

    def clause(self, s: IslandState) -> str:
        return "I-EXP-EMMA"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.NEXT <= action < actions.PLUNDER:
            return no("I-EXP-EMMA", "no_such_tile")
        return None


QUESTIONS.add(Look)

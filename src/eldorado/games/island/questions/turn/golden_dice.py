"""The choice which of the two golden dice is speed; the other is for gathering (I-TURN-2)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.questions.turn.gather import new_gather, use_dice
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.turn import on_turn, roll, smell_roses


class GoldenDice(IslandQuestion):
    """The choice between two dice; equal dice without a reroll leave none."""

    def __init__(self, again: int) -> None:
        self.again: int = again  # 1 if Nicolas may still reroll

    def copy(self) -> GoldenDice:
        return GoldenDice(self.again)

    def actors(self, s: IslandState) -> int:
        return 0 if s.die_a == s.die_b and not self.again else 1 << on_turn(s)

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal = [actions.SPEED]
        if s.die_a != s.die_b:
            legal.append(actions.SPEED + 1)
        if self.again:
            legal.append(actions.REROLL)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.REROLL:
            self.again = 0
            roll(s, on_turn(s), dice, out)
            return
        self.take(s, s.die_a if action == actions.SPEED else s.die_b, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        self.take(s, s.die_a, out)

    def take(self, s: IslandState, speed: int, out: list[Event] | None) -> None:
        s.questions.pop()
        gather = new_gather(s)
        seat = on_turn(s)
        use_dice(s, gather, seat, speed, s.die_a + s.die_b - speed, out)
        smell_roses(s, 1 << seat)

    @property
    def phase(self) -> str:
        return "dice"

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return ("dice_reroll" if self.again else "dice"), {"a": s.die_a, "b": s.die_b}

    def clause(self, s: IslandState) -> str:
        return "I-TURN-2"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if action == actions.REROLL:
            return no("I-EXP-NICOLAS", "no_reroll")
        if actions.SPEED <= action < actions.BANK:
            return no("I-TURN-2", "same_dice")
        return None


QUESTIONS.add(GoldenDice)

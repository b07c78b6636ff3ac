"""The roll of a turn, and Laffite's thefts (I-TURN-2, I-EXP-LAFFITE)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.explorers.laffite import steal, thefts, victims
from eldorado.games.island.explorers.nicolas import lucky_partner
from eldorado.games.island.model import actions
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.sides import deciders
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.questions.turn.gather import new_gather
from eldorado.games.island.questions.turn.golden_dice import GoldenDice
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.teams import FREE
from eldorado.games.island.rules.turn import on_turn, paired, roll, smell_roses


class Roll(IslandQuestion):
    """The roll of everybody who plays this turn; then Laffite chooses whom he robs."""

    def __init__(self, thefts: int, seat: int) -> None:
        self.thefts: int = thefts  # thefts left; -1 before the roll
        self.seat: int = seat  # the seat that steals

    def copy(self) -> Roll:
        return Roll(self.thefts, self.seat)

    def actors(self, s: IslandState) -> int:
        return 1 << self.seat if self.thefts > 0 and victims(s, self.seat) else 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.SEAT + other for other in victims(s, seat)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        steal(s, seat, action - actions.SEAT, dice, out)
        self.thefts -= 1

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if self.thefts < 0:
            self.roll_all(s, dice, out)
        else:
            self.go_on(s, out)

    def roll_all(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Roll for all seats; with turn points only Laffite rolls (I-HARD-3)."""
        self.thefts = 0
        if paired(s):
            s.pool = [0, 0, 0, 0, FREE, FREE, FREE, FREE]
        mask = deciders(s, s.turn)
        for seat in range(s.seats):
            thief = explorer_of(s, seat).steals()
            if (mask >> seat) & 1 and (s.rules.points == 0 or thief):
                roll(s, seat, dice, out)
                if thief:
                    i = 2 * s.rules.first_figure[seat]
                    self.seat = seat
                    self.thefts = (
                        thefts(s, s.pool[i], s.pool[i + 1]) if s.pool else thefts(s, s.die_a, s.die_b)
                    )

    def go_on(self, s: IslandState, out: list[Event] | None) -> None:
        """Go on to gathering with turn points, the pool of partners, or the choice between two dice."""
        s.questions.pop()
        if s.rules.points:
            gather = new_gather(s)
            mask = deciders(s, s.turn)
            for seat in range(s.seats):
                if (mask >> seat) & 1:
                    explorer_of(s, seat).before_gathering(s, seat, out)
                    gather.give(s, seat, s.rules.points - (1 if s.cursed == seat else 0), 1)
            smell_roses(s, mask)
        elif s.pool:
            s.questions.append(Share(1 if lucky_partner(s) >= 0 else 0))
        else:
            s.questions.append(GoldenDice(1 if explorer_of(s, on_turn(s)).rolls_again() else 0))

    @property
    def phase(self) -> str:
        return "steal"

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "steal", {"n": self.thefts}

    def clause(self, s: IslandState) -> str:
        return "I-EXP-LAFFITE"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.SEAT <= action < actions.TRADE:
            return no("I-EXP-LAFFITE", "no_victim")
        return None


QUESTIONS.add(Roll)

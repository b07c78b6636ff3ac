"""The base of bolt cards: the seat that turned the card decides."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion
from eldorado.games.isla_dorada.rules.refusals import no


class Bolt(IslaQuestion):
    """A turned bolt card; its clause has its name."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat  # the seat that turned it

    def actors(self, s: IslaState) -> int:
        return 1 << self.seat

    def clause(self) -> str:
        return "D-BOLT-" + self.name.upper()

    def not_asked(self, s: IslaState, seat: int) -> Refusal:
        return no("D-ROUND-2", "not_your_drawing", who=self.seat)


class TwoPlayers(Bolt):
    """The choice of two different players; the card takes effect clockwise, beginning with the seat that turned it."""

    def __init__(self, seat: int, first: int = -1) -> None:
        super().__init__(seat)
        self.first: int = first  # the first one chosen, or -1

    def legal(self, s: IslaState, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(s.seats):
            if other != self.first:
                found.append(actions.CHOOSE + other)
        return found

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        second = action - actions.CHOOSE
        if self.first < 0:
            self.first = second
            return
        s.questions.pop()
        first = self.first
        if (second - self.seat) % s.seats < (first - self.seat) % s.seats:
            first, second = second, first
        if out is not None:
            args = {"who": seat, "card": self.name, "first": first, "second": second}
            out.append(Event("chosen", args))
        self.fall_on(s, first, second, dice, out)

    def fall_on(self, s: IslaState, first: int, second: int, dice: Dice, out: list[Event] | None) -> None:
        """Apply the card's effect to the two players."""
        raise NotImplementedError

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {} if self.first < 0 else {"first": self.first}

    def sentence(self, s: IslaState, seat: int) -> str:
        return self.name if self.first < 0 else self.name + "_second"

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        return no(self.clause(), "two_different") if actions.FAMILY[action] == actions.CHOOSE else None

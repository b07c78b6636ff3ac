"""Diawas: deck, discards and pool are shuffled together, and one card of the new pool is drawn."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.isla_dorada.model import cards
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt
from eldorado.games.isla_dorada.questions.pool import not_taken, refill, take
from eldorado.games.isla_dorada.rules.drawing import anything, legal_take

SHUFFLE: Final = 0
DRAW: Final = 1
END: Final = 2


class Diawas(Bolt):
    """Drawing from the new pool. The card itself is not shuffled in: it is discarded at the end (D-BOLT-DIAWAS)."""

    def __init__(self, seat: int, step: int = SHUFFLE) -> None:
        super().__init__(seat)
        self.step: int = step

    def copy(self) -> Diawas:
        return Diawas(self.seat, self.step)

    def actors(self, s: IslaState) -> int:
        return 1 << self.seat if self.step == DRAW and anything(s) else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        found: list[int] = []
        legal_take(s, found)
        return found

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.step = END
        take(s, seat, action, dice, out)

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        if self.step == SHUFFLE:
            self.step = DRAW
            shuffle_all(s)
            if out is not None:
                out.append(Event("shuffled", {"who": self.seat}))
            refill(s, self.seat, dice, out)
        elif self.step == DRAW:
            self.step = END
        else:
            s.questions.pop()
            s.discard[cards.DIAWAS] += 1
            s.discard_size += 1

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        return not_taken(self.clause(), action)


def shuffle_all(s: IslaState) -> None:
    """Shuffle deck, discards and pool into one deck."""
    for kind in range(cards.KINDS):
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
    for kind in s.pool:
        s.deck[kind] += 1
    s.deck_size += s.discard_size + len(s.pool)
    s.discard_size = 0
    s.pool = []


def lies_open(s: IslaState) -> bool:
    """Whether a Diawas is being carried out: then its card is in no pile."""
    for question in s.questions:
        if isinstance(question, Diawas):
            return True
    return False


QUESTIONS.add(Diawas)

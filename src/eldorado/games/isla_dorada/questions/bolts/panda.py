"""Panda: two players lose cards."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, cards, numbers
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt, TwoPlayers
from eldorado.games.isla_dorada.rules.hands import discard, legal_discard
from eldorado.games.isla_dorada.rules.refusals import no


class Panda(TwoPlayers):
    """Two different players discarding three cards each (D-BOLT-PANDA)."""

    def copy(self) -> Panda:
        return Panda(self.seat, self.first)

    def fall_on(self, s: IslaState, first: int, second: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.append(PandaLoss(second, numbers.PANDA_LOSS))
        s.questions.append(PandaLoss(first, numbers.PANDA_LOSS))


class PandaLoss(Bolt):
    """Discarding card by card, for one of them."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left  # number of cards still to be discarded

    def copy(self) -> PandaLoss:
        return PandaLoss(self.seat, self.left)

    def actors(self, s: IslaState) -> int:
        return 1 << self.seat if self.left > 0 and s.hand_size[self.seat] > 0 else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        return legal_discard(s, seat)

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.left -= 1
        discard(s, seat, action - actions.DISCARD, out)

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()

    def asks(self, s: IslaState, seat: int) -> str:
        return "panda_loses"

    def clause(self) -> str:
        return "D-BOLT-PANDA"

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {"n": min(self.left, s.hand_size[seat])}

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        if actions.FAMILY[action] != actions.DISCARD:
            return None
        return no("D-BOLT-PANDA", "not_held", card=cards.CARD[action - actions.DISCARD])


QUESTIONS.add(Panda)
QUESTIONS.add(PandaLoss)

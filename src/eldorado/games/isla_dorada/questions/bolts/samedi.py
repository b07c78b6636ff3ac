"""Samedi: two players draw a curse."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.bolts.bolt import TwoPlayers
from eldorado.games.isla_dorada.rules.goal_cards import draw_curse


class Samedi(TwoPlayers):
    """Two different players draw a curse each (D-BOLT-SAMEDI)."""

    def copy(self) -> Samedi:
        return Samedi(self.seat, self.first)

    def fall_on(self, s: IslaState, first: int, second: int, dice: Dice, out: list[Event] | None) -> None:
        draw_curse(s, first, dice, out)
        draw_curse(s, second, dice, out)


QUESTIONS.add(Samedi)

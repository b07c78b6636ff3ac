"""Phase 2: discarding or keeping the rest of the hand (Q-END-2)."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.quest.model import actions, cards
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import no
from eldorado.games.quest.rules.ending import discard, draw_up
from eldorado.kit.choices import Choices

DISCARDS: Final = Choices([actions.DONE], [[actions.DISCARD + kind] for kind in range(cards.KINDS)])


class Discarding(QuestQuestion):
    """Discarding cards one by one until the player keeps the rest."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        return DISCARDS.of(s.hands[seat])

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.DONE:
            draw_up(s, dice, out)
        else:
            discard(s, action - actions.DISCARD, dice, out)

    def clause(self, s: QuestState) -> str:
        return "Q-END-2"

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        """Refuse because playing is over: Q-TURN-5 for played cards, Q-TURN-1 for the rest of phase 1."""
        family = actions.FAMILY[action]
        if family == actions.DISCARD:
            return no("Q-END-2", "not_in_hand", card=cards.NAME[actions.CARD[action]])
        if family in actions.NOT_PLAYED:
            return no("Q-TURN-1", "phase_over")
        return no("Q-TURN-5", "phase_over")

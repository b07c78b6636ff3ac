"""The card to take with the Transmitter (Q-ACT-2)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.quest.model import actions, cards
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import no
from eldorado.games.quest.rules.market import take


class Taking(QuestQuestion):
    """Taking any card on or beside the market board."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(cards.STARTING, cards.KINDS):
            if s.market[kind] > 0:
                found.append(actions.TAKE + kind - cards.STARTING)
        return found

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        take(s, actions.CARD[action], out)

    def clause(self, s: QuestState) -> str:
        return "Q-ACT-2"

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        if actions.FAMILY[action] == actions.TAKE:
            return no("Q-ACT-2", "sold_out", card=cards.NAME[actions.CARD[action]])
        return super().refuse(s, seat, action)

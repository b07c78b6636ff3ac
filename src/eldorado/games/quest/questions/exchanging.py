"""The exchange token: one to four cards are played without effect, then as many drawn (Q-CAVE-8)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.quest.model import actions
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import not_in_hand
from eldorado.games.quest.rules.caves import EXCHANGE_MOST, exchange, exchanged
from eldorado.games.quest.rules.deck import each_kind


class Exchanging(QuestQuestion):
    """Giving up to `owed` more cards; at least one is required."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        found: list[int] = []
        each_kind(s.hands[seat], actions.GIVE, found)
        if s.owed < EXCHANGE_MOST:
            found.append(actions.DONE)
        return found

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.DONE:
            exchanged(s, dice, out)
        else:
            exchange(s, action - actions.GIVE, dice, out)

    def clause(self, s: QuestState) -> str:
        return "Q-CAVE-8"

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        if actions.FAMILY[action] == actions.GIVE:
            return not_in_hand(s, actions.CARD[action], "Q-CAVE-8")
        return super().refuse(s, seat, action)

"""Giving cards one by one for rubble, base camp or a rubble blockade (Q-MOVE-6, -7, Q-BLOCK-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.quest.model import actions, ground
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import not_in_hand
from eldorado.games.quest.rules.deck import each_kind
from eldorado.games.quest.rules.movement import pay


class Paying(QuestQuestion):
    """Paying `owed` more cards for `target`, a step or a blockade."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        found: list[int] = []
        each_kind(s.hands[seat], actions.GIVE, found)
        return found

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        pay(s, action - actions.GIVE, dice, out)

    def clause(self, s: QuestState) -> str:
        if s.target >= actions.OVERCOME:
            return "Q-BLOCK-1"
        at = s.pieces[s.turn * s.pieces_each + actions.PIECE[s.target]]
        there = s.board.neighbours[at * 6 + actions.DIRECTION[s.target]]
        return "Q-MOVE-7" if s.board.terrain[there] == ground.CAMP else "Q-MOVE-6"

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        if actions.FAMILY[action] == actions.GIVE:
            return not_in_hand(s, actions.CARD[action], self.clause(s))
        return super().refuse(s, seat, action)

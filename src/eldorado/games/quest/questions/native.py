"""The destination of a Native that was played (Q-ACT-7, -8, Q-BLOCK-4)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.quest.model import actions
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import closed, no, no_seam
from eldorado.games.quest.rules.movement import native_blockade, native_step
from eldorado.games.quest.rules.native import free_moves


class NativeStep(QuestQuestion):
    """One step whatever the space asks for, or a blockade."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        return free_moves(s)

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action < actions.OVERCOME:
            native_step(s, actions.PIECE[action], actions.DIRECTION[action], dice, out)
        else:
            native_blockade(s, action - actions.OVERCOME, out)

    def clause(self, s: QuestState) -> str:
        return "Q-ACT-7"

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        refusal = None
        if actions.FAMILY[action] == actions.STEP:
            refusal = closed(s, actions.PIECE[action], actions.DIRECTION[action], True)
        elif actions.FAMILY[action] == actions.OVERCOME:
            refusal = no_seam(s, action - actions.OVERCOME) or no("Q-BLOCK-5", "not_at_seam")
        return refusal or super().refuse(s, seat, action)

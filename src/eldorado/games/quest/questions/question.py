"""The base of the Quest's questions."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.core.question import Question
from eldorado.games.quest.model import cards, phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.refusing import no


class QuestQuestion(Question[QuestState]):
    """A question to the player to move.

    There is one object for each phase and no stack: what a question needs to remember is in the state (`model.phases`
    says why), so a copy of the state is a copy of its question.
    """

    def __init__(self, phase: int) -> None:
        self.phase: int = phase

    def actors(self, s: QuestState) -> int:
        return 1 << s.turn

    # Declared again with the Quest's state, so that calls need no type check.
    def legal(self, s: QuestState, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        raise NotImplementedError

    def clause(self, s: QuestState) -> str:
        """The clause of the question."""
        raise NotImplementedError

    def prompt(self, s: QuestState, seat: int) -> Plain:
        return {
            "key": "quest.prompt." + phases.NAME[self.phase],
            "args": {"left": s.owed, "card": cards.NAME[s.item] if s.item >= 0 else None},
            "clause": self.clause(s),
        }

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        """Refuse an action that does not answer this question."""
        return no(self.clause(s), "asked." + phases.NAME[self.phase], left=s.owed)

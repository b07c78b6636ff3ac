"""The current question, and what is common to all questions."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.quest.model import phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.discarding import Discarding
from eldorado.games.quest.questions.exchanging import Exchanging
from eldorado.games.quest.questions.native import NativeStep
from eldorado.games.quest.questions.paying import Paying
from eldorado.games.quest.questions.playing import Playing
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import no
from eldorado.games.quest.questions.removing import Removing
from eldorado.games.quest.questions.taking import Taking
from eldorado.games.quest.speech.notation import SPEECH

ASKED: Final[list[QuestQuestion]] = [  # by phase; none when the race is over
    Playing(phases.PLAYING),
    Paying(phases.PAYING),
    NativeStep(phases.NATIVE_STEP),
    Removing(phases.REMOVING),
    Exchanging(phases.EXCHANGING),
    Taking(phases.TAKING),
    Discarding(phases.DISCARDING),
]


def legal(s: QuestState, seat: int) -> list[int]:
    """The legal actions of a seat, in a fixed order."""
    if seat != s.turn or s.phase == phases.OVER:
        return []
    return ASKED[s.phase].legal(s, seat)


def apply(s: QuestState, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Carry out a legal action of the player to move."""
    ASKED[s.phase].apply(s, s.turn, action, dice, out)


def why_not(s: QuestState, seat: int, action: int) -> Refusal | None:
    """Return None for a legal action; otherwise what forbids it, starting with the most basic reason."""
    SPEECH.notation(s, seat, action)  # BadAction for an int that means nothing here
    if action in legal(s, seat):
        return None
    if s.phase == phases.OVER:
        return no("Q-WIN-2", "over")
    if seat != s.turn:
        return no("Q-TURN-1", "not_your_turn", who=s.turn)
    return ASKED[s.phase].refuse(s, seat, action)


def prompt(s: QuestState, seat: int) -> Plain:
    """The sentence for the current question."""
    if s.phase == phases.OVER:
        return {"key": "quest.prompt.over", "args": {}, "clause": "Q-WIN-3"}
    if seat != s.turn:
        return {"key": "quest.prompt.wait", "args": {"who": s.turn}, "clause": "Q-TURN-1"}
    return ASKED[s.phase].prompt(s, seat)

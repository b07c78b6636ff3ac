"""Why a move is not legal: the clause that forbids it. Only called at the edge, never in a hot loop."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.battle.battlefield import Fight
from eldorado.games.island.rules.bank import refuse_bank
from eldorado.games.island.rules.flow import legal_of
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.speech.notation import notation


def why_not(s: IslandState, seat: int, action: int) -> Refusal | None:
    notation(s, seat, action)  # BadAction for a number that can mean nothing here
    if action in legal_of(s, seat):
        return None
    if s.over:
        return no("I-TURN-1", "over")
    question = s.questions[-1]
    if actions.TRADE <= action < actions.AMOUNT and fighting(s):
        return no("I-TRADE-4" if s.rules.trade_anywhere else "I-TRADE-3", "trade_in_battle")
    if not (s.mask >> seat) & 1:
        return question.refuse_others(s, seat, action) or not_asked(action)
    if actions.BANK <= action < actions.TAKE:
        return refuse_bank(s, seat, action)
    return question.refuse(s, seat, action) or no(question.clause(s), "not_now")


def fighting(s: IslandState) -> bool:
    """Whether a battle is under way, also below another question (I-TRADE-3)."""
    return any(isinstance(question, Fight) for question in s.questions)


def not_asked(action: int) -> Refusal:
    """Refuse because somebody else decides now."""
    if actions.TRADE <= action < actions.AMOUNT:
        return no("I-TRADE-4", "trade_off_turn")
    return no("I-TURN-1", "not_yours")

"""Refusals that several questions share."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.quest.model import cards, ground
from eldorado.games.quest.model.state import QuestState


def no(clause: str, key: str, **args: Plain) -> Refusal:
    """Make a refusal of the Quest."""
    return Refusal(clause, "quest.refusal." + key, args)


def not_in_hand(s: QuestState, kind: int, clause: str = "Q-TURN-2") -> Refusal:
    """Explain why a card that is not among the usable cards of the hand cannot be used."""
    card = cards.NAME[kind]
    if kind in s.new_hand:
        return no("Q-BUY-8", "card_of_this_turn", card=card)
    if kind in s.new_discard:
        return no("Q-BUY-3", "on_discard_pile", card=card)
    if kind in s.played:
        return no("Q-TURN-3", "already_used", card=card)
    return no(clause, "not_in_hand", card=card)


def closed(s: QuestState, piece: int, direction: int, native: bool) -> Refusal | None:
    """Explain why nobody can enter there, whatever they pay."""
    board = s.board
    at = s.pieces[s.turn * s.pieces_each + piece]
    if at < 0:
        return no("Q-WIN-5", "piece_arrived")
    there = board.neighbours[at * 6 + direction]
    if there < 0:
        return no("Q-MOVE-12", "no_space")
    if board.terrain[there] == ground.MOUNTAIN:
        return no("Q-MOVE-8", "mountain")
    if board.terrain[there] == ground.START:
        return no("Q-MOVE-11", "start_space")
    crossed = board.seam[at * 6 + direction]
    if 0 <= crossed < board.seams and (s.standing >> crossed) & 1:
        return no("Q-ACT-8" if native else "Q-BLOCK-1", "blockade_between", blockade=s.blockade[crossed])
    if not s.passing and there in s.pieces:
        return no("Q-MOVE-8", "occupied")
    return None


def no_seam(s: QuestState, seam: int) -> Refusal | None:
    """Explain why there is nothing to overcome there."""
    if (s.standing >> seam) & 1:
        return None
    if s.blockade[seam]:
        return no("Q-BLOCK-3", "blockade_gone", blockade=s.blockade[seam])
    return no("Q-SETUP-5", "no_blockade")

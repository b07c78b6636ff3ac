"""Why a tap on a space, pile, card or blockade finds no plan."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.quest.model import actions, cards, ground, phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.asked import why_not
from eldorado.games.quest.questions.refusing import no
from eldorado.games.quest.rules.ending import has_arrived
from eldorado.games.quest.rules.market import hand_worth


def explain(s: QuestState, seat: int, ask: Plain) -> Refusal | None:
    """Why a tap on a space, pile, card or blockade finds no plan."""
    kind, _, name = str(ask.get("to", "")).partition(":")
    if s.phase == phases.OVER:
        return no("Q-WIN-2", "over")
    if seat != s.turn:
        return no("Q-TURN-1", "not_your_turn", who=s.turn)
    if kind == "pile" and name in cards.NAME and cards.NAME.index(name) >= cards.STARTING:
        return explain_pile(s, cards.NAME.index(name))
    if kind == "space" and name.isdecimal() and int(name) < s.board.size:
        return explain_space(s, int(name))
    if kind == "blockade" and name.isdecimal() and int(name) in s.blockade and int(name) > 0:
        seam = s.blockade.index(int(name))
        return why_not(s, seat, actions.OVERCOME + seam)
    return None


def explain_pile(s: QuestState, kind: int) -> Refusal | None:
    refusal = why_not(s, s.turn, actions.BUY + kind - cards.STARTING)
    if refusal is not None and refusal.clause == "Q-BUY-7":
        worth = s.coins + hand_worth(s, s.turn)
        if worth < 2 * cards.COST[kind]:
            return no("Q-BUY-2", "too_dear", cost=cards.COST[kind], coins=worth)
    return refusal


def explain_space(s: QuestState, there: int) -> Refusal | None:
    board = s.board
    if has_arrived(s, s.turn):
        return no("Q-WIN-5", "piece_arrived")
    if board.terrain[there] == ground.MOUNTAIN:
        return no("Q-MOVE-8", "mountain")
    if board.terrain[there] == ground.START:
        return no("Q-MOVE-11", "start_space")
    if there in s.pieces and not s.passing:
        return no("Q-MOVE-8", "occupied")
    for piece in range(s.pieces_each):
        at = s.pieces[s.turn * s.pieces_each + piece]
        direction = board.towards[at * board.size + there] if at >= 0 else -1
        if direction >= 0:
            return why_not(s, s.turn, actions.STEP + piece * 6 + direction) or no(
                "Q-MOVE-1",
                "out_of_reach",
                terrain=ground.TERRAINS[board.terrain[there]],
                power=board.power[there],
            )
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    return no(
        "Q-MOVE-1", "out_of_reach", terrain=ground.TERRAINS[board.terrain[there]], power=board.power[there]
    )

"""Explain why a tap on a space, pile, card or blockade has no plan."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.quest.model import actions, cards, ground, phases, tokens
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.asked import why_not
from eldorado.games.quest.questions.refusing import no
from eldorado.games.quest.rules.ending import has_arrived
from eldorado.games.quest.rules.market import hand_worth

CARD_USES = (actions.PLAY, actions.ACT)
TOKEN_USES = (actions.PLAY_TOKEN, actions.SPEND_TOKEN, actions.USE_TOKEN)


def explain(s: QuestState, seat: int, ask: Plain) -> Refusal | None:
    """Explain why a tap on a space, pile, card or blockade has no plan."""
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
    if kind == "card" and name in cards.NAME:
        return explain_card(s, cards.NAME.index(name))
    if kind == "token" and name in tokens.NAME:
        return least(s, actions.TOKEN, tokens.NAME.index(name), TOKEN_USES)
    if kind == "button" and name == "end":
        return why_not(s, seat, actions.END)
    if kind == "button" and name == "buy":
        return explain_market(s)
    return None


def explain_card(s: QuestState, kind: int) -> Refusal | None:
    """Explain why a card of the hand has no use now: first that it lacks the symbol, then what stops its symbol."""
    if kind in s.new_hand and kind not in s.hands[s.turn]:
        return no("Q-BUY-8", "card_of_this_turn", card=cards.NAME[kind])
    return least(s, actions.CARD, kind, CARD_USES)


def least(s: QuestState, column: list[int], thing: int, uses: tuple[int, ...]) -> Refusal | None:
    """Explain why a card or token has no use now; None if it has one. Of several reasons the most helpful."""
    meant = [
        action
        for action in range(actions.COUNT)
        if column[action] == thing
        and actions.FAMILY[action] in uses
        and actions.PIECE[action] < s.pieces_each
    ]
    told = [refusal for refusal in [why_not(s, s.turn, action) for action in meant] if refusal is not None]
    if len(told) < len(meant) or not told:
        return None
    return next((refusal for refusal in told if not refusal.key.endswith("not_its_symbol")), told[0])


def explain_market(s: QuestState) -> Refusal | None:
    """Explain why nothing can be bought: the reason for the cheapest pile."""
    sold = sorted(
        (kind for kind in range(cards.STARTING, cards.KINDS) if s.market[kind]), key=lambda k: cards.COST[k]
    )
    return explain_pile(s, sold[0]) if sold else no("Q-BUY-6", "market_empty")


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
            return why_not(s, s.turn, actions.STEP + piece * 6 + direction) or no("Q-MOVE-1", "out_of_reach")
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    return no("Q-MOVE-1", "out_of_reach")

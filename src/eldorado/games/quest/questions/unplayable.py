"""Refusals of decisions in phase 1. `REFUSALS` has a function for each family of actions; for those that it does
not have nothing is ever said but that the family is not asked for now."""

from __future__ import annotations

from collections.abc import Callable

from eldorado.core.game import Refusal
from eldorado.games.quest.model import actions, blockades, cards, ground, tokens
from eldorado.games.quest.model.board import MOST
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.refusing import closed, no, no_seam, not_in_hand
from eldorado.games.quest.rules.caves import EXCHANGE_MOST
from eldorado.games.quest.rules.market import places_free
from eldorado.games.quest.speech.notation import SPEECH


def refuse(s: QuestState, action: int) -> Refusal:
    """Explain why the player to move cannot do that in phase 1."""
    found = REFUSALS.get(actions.FAMILY[action])
    return found(s, action) if found is not None else SPEECH.refusal(s, s.turn, action)


# --- moving -------------------------------------------------------------------------------------------------------
def no_step(s: QuestState, action: int) -> Refusal:
    piece, direction = actions.PIECE[action], actions.DIRECTION[action]
    refusal = closed(s, piece, direction, False)
    if refusal is not None:
        return refusal
    board = s.board
    there = board.neighbours[s.pieces[s.turn * s.pieces_each + piece] * 6 + direction]
    terrain, power = board.terrain[there], board.power[there]
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    if terrain >= ground.RUBBLE:
        return no_cards(s, "Q-MOVE-7" if terrain == ground.CAMP else "Q-MOVE-6", power)
    return no_power(s, piece, terrain, power, "Q-MOVE-1", "Q-MOVE-4")


def no_cards(s: QuestState, clause: str, power: int) -> Refusal:
    hand = len(s.hands[s.turn])
    if hand + len(s.new_hand) >= power:
        return no("Q-BUY-8", "card_of_this_turn", card=cards.NAME[s.new_hand[0]])
    return no(clause, "few_cards", cards=power, hand=hand)


def no_power(s: QuestState, piece: int, terrain: int, power: int, clause: str, combining: str) -> Refusal:
    """Explain why the power in use is not enough."""
    symbol = ground.SYMBOLS[terrain]
    if s.left == 0:
        key = "play_first" if holds_power(s, terrain, power) else "no_such_card"
        return no(clause, key, symbol=symbol, power=power)
    if piece != s.mover:
        return no("Q-MOVE-9", "other_piece", piece=s.mover + 1)
    if s.symbol != terrain:
        if is_joker(s.source):
            return no("Q-MOVE-5", "joker_keeps", card=cards.NAME[s.source], have=ground.SYMBOLS[s.symbol])
        return no(clause, "wrong_symbol", symbol=symbol, have=ground.SYMBOLS[s.symbol])
    if s.left < source_power(s.source):
        return no("Q-MOVE-2", "too_weak", power=power, left=s.left)
    if s.given_up and s.given_up + s.left >= power:
        return no(combining, "not_combined", power=power, left=s.left)
    return no(clause, "too_weak", power=power, left=s.left)


def holds_power(s: QuestState, terrain: int, power: int) -> bool:
    """Whether a card or a token of the player to move has that power."""
    hand = any(
        cards.SYMBOL[k] in (terrain, ground.JOKER) and cards.POWER[k] >= power for k in s.hands[s.turn]
    )
    return hand or any(
        tokens.SYMBOL[k] in (terrain, ground.JOKER) and tokens.POWER[k] >= power for k in s.tokens[s.turn]
    )


def is_joker(source: int) -> bool:
    return 0 <= source < cards.KINDS and cards.SYMBOL[source] == ground.JOKER


def source_power(source: int) -> int:
    """The whole power of the source in use; zero if a position does not name it."""
    if source < 0:
        return 0
    return cards.POWER[source] if source < cards.KINDS else tokens.POWER[source - cards.KINDS]


def no_give(s: QuestState, action: int) -> Refusal:
    if s.exchanged == EXCHANGE_MOST:
        return no("Q-CAVE-8", "four_exchanged", most=EXCHANGE_MOST)
    return SPEECH.refusal(s, s.turn, action)


def no_blockade(s: QuestState, action: int) -> Refusal:
    seam = action - actions.OVERCOME
    refusal = no_seam(s, seam)
    if refusal is not None:
        return refusal
    number = s.blockade[seam]
    touching = [piece for piece in range(s.pieces_each) if touches(s, piece, seam)]
    if not touching:
        return no("Q-BLOCK-5", "not_at_seam")
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    terrain, power = blockades.TERRAIN[number], blockades.POWER[number]
    if terrain >= ground.RUBBLE:
        return no_cards(s, "Q-BLOCK-1", power)
    piece = s.mover if s.mover in touching else touching[0]
    return no_power(s, piece, terrain, power, "Q-BLOCK-1", "Q-BLOCK-6")


def touches(s: QuestState, piece: int, seam: int) -> bool:
    at = s.pieces[s.turn * s.pieces_each + piece]
    return at >= 0 and seam in s.board.touches[at]


# --- playing and spending cards -----------------------------------------------------------------------------------
def no_play(s: QuestState, action: int) -> Refusal:
    kind, symbol, piece = actions.CARD[action], actions.SYMBOL[action], actions.PIECE[action]
    if kind not in s.hands[s.turn]:
        return not_in_hand(s, kind)
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    if s.pieces[s.turn * s.pieces_each + piece] < 0:
        return no("Q-WIN-5", "piece_arrived")
    if cards.SYMBOL[kind] not in (symbol, ground.JOKER) and not s.changing:
        return no(
            "Q-MOVE-1", "not_its_symbol", card=cards.NAME[kind], symbol=ground.SYMBOLS[cards.SYMBOL[kind]]
        )
    if s.around[piece].steps[symbol * MOST + MOST - 1]:
        return no("Q-MOVE-1", "card_too_weak", power=cards.POWER[kind], symbol=ground.SYMBOLS[symbol])
    return no("Q-MOVE-1", "nothing_beside", symbol=ground.SYMBOLS[symbol])


def no_act(s: QuestState, action: int) -> Refusal:
    kind = actions.CARD[action]
    if kind not in s.hands[s.turn]:
        return not_in_hand(s, kind)
    return no("Q-ACT-7", "native_nowhere") if cards.GUIDES[kind] else no("Q-ACT-2", "market_empty")


def no_spend(s: QuestState, action: int) -> Refusal:
    kind = actions.CARD[action]
    if kind not in s.hands[s.turn]:
        return not_in_hand(s, kind)
    if s.bought:
        return no("Q-BUY-1", "bought_already")
    if cards.PAYS[kind]:
        return no("Q-ITEM-4", "coins_anyway", card=cards.NAME[kind])
    return no("Q-CAVE-12", "no_symbol_token")


def no_buy(s: QuestState, action: int) -> Refusal:
    kind = actions.CARD[action]
    if s.bought:
        return no("Q-BUY-1", "bought_already")
    if s.market[kind] == 0:
        return no("Q-BUY-6", "sold_out", card=cards.NAME[kind])
    if not (s.placed >> kind) & 1 and not places_free(s.placed):
        return no("Q-BUY-4", "not_on_board", card=cards.NAME[kind])
    if not s.spending:
        return no("Q-BUY-7", "spend_first", cost=cards.COST[kind])
    return no("Q-BUY-2", "too_dear", cost=cards.COST[kind], coins=s.coins)


# --- tokens -------------------------------------------------------------------------------------------------------
def no_play_token(s: QuestState, action: int) -> Refusal:
    refusal = not_owned(s, action)
    if refusal is not None:
        return refusal
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    if s.pieces[s.turn * s.pieces_each + actions.PIECE[action]] < 0:
        return no("Q-WIN-5", "piece_arrived")
    return no("Q-CAVE-5", "token_no_use")


def no_spend_token(s: QuestState, action: int) -> Refusal:
    return not_owned(s, action) or no("Q-BUY-1", "bought_already")


def no_use_token(s: QuestState, action: int) -> Refusal:
    return not_owned(s, action) or no(*NO_EFFECT[tokens.EFFECT[actions.TOKEN[action]]])


def not_owned(s: QuestState, action: int) -> Refusal | None:
    token = actions.TOKEN[action]
    return None if token in s.tokens[s.turn] else no("Q-CAVE-4", "no_token", token=tokens.NAME[token])


NO_EFFECT: dict[
    int, tuple[str, str]
] = {  # refusals for tokens without power that have nothing to do; those that draw can always be played
    tokens.REMOVE: ("Q-CAVE-7", "empty_hand"),
    tokens.EXCHANGE: ("Q-CAVE-8", "empty_hand"),
    tokens.PRESERVE: ("Q-CAVE-9", "no_item_just_used"),
    tokens.PASS: ("Q-CAVE-10", "passing_already"),
    tokens.NATIVE: ("Q-CAVE-11", "native_nowhere"),
    tokens.CHANGE: ("Q-CAVE-12", "changing_already"),
}

REFUSALS: dict[int, Callable[[QuestState, int], Refusal]] = {
    actions.STEP: no_step,
    actions.OVERCOME: no_blockade,
    actions.GIVE: no_give,
    actions.PLAY: no_play,
    actions.ACT: no_act,
    actions.SPEND: no_spend,
    actions.SPEND_AS_COIN: no_spend,
    actions.BUY: no_buy,
    actions.PLAY_TOKEN: no_play_token,
    actions.SPEND_TOKEN: no_spend_token,
    actions.USE_TOKEN: no_use_token,
}

"""Why a decision is not legal: the clause, and a sentence's key with its arguments. Asked at the edge only."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.quest.board import MOST
from eldorado.games.quest.buying import places_free
from eldorado.games.quest.ending import has_arrived
from eldorado.games.quest.moves import legal
from eldorado.games.quest.notation import check
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    ACT,
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    BUY,
    CAMP,
    CARD,
    COIN_CARD,
    COIN_TOKEN,
    COST,
    DISCARD,
    DISCARDING,
    DONE,
    END,
    EXCHANGING,
    FREE_TOKEN,
    GIVE,
    JOKER,
    KEEP_TOKEN,
    MOUNTAIN,
    NATIVE,
    NATIVE_STEP,
    OVER,
    OVERCOME,
    PASS_TOKEN,
    PAYING,
    PHASES,
    PLAY,
    PLAY_TOKEN,
    PLAYING,
    POWER,
    POWER_TOKENS,
    POWERED,
    REMOVE,
    REMOVE_NEW,
    REMOVE_TOKEN,
    REMOVING,
    REPLACE_TOKEN,
    RUBBLE,
    SPEND,
    SPEND_AS_COIN,
    SPEND_TOKEN,
    START,
    STARTING,
    STOP,
    SYMBOL,
    SYMBOLS,
    TAKE,
    TERRAINS,
    TOKEN,
    USE_TOKEN,
)


def no(clause: str, key: str, **args: Plain) -> Refusal:
    return Refusal(clause, "quest.refusal." + key, args)


def why_not(s: QuestState, seat: int, action: int) -> Refusal | None:
    """None for a legal action; otherwise what forbids it, the first thing a player should know first."""
    check(s, action)
    if action in legal(s, seat):
        return None
    if s.phase == OVER:
        return no("Q-WIN-2", "over")
    if seat != s.turn:
        return no("Q-TURN-1", "not_your_turn", who=s.turn)
    if s.phase != PLAYING:
        return asked_otherwise(s, action)
    if action < OVERCOME:
        return no_step(s, action // 6, action % 6)
    if action < STOP:
        return no_blockade(s, action - OVERCOME)
    if action < SPEND:
        if action == STOP:
            return no("Q-MOVE-3", "no_power_to_stop")
        if action == DONE:
            return no("Q-TURN-1", "nothing_to_finish")
        return no("Q-MOVE-6", "nothing_to_pay")
    if action < BUY:
        return no_play(s, action)
    if action < PLAY_TOKEN:
        return no_market(s, action)
    return no_token(s, action)


def asked_otherwise(s: QuestState, action: int) -> Refusal:
    """Something else is being asked, or the wrong answer was given to it."""
    phase = s.phase
    if phase == NATIVE_STEP and action < OVERCOME:
        return no_free_step(s, action // 6, action % 6)
    if phase == NATIVE_STEP and action < STOP:
        return no_seam(s, action - OVERCOME) or no("Q-BLOCK-5", "not_at_seam")
    if phase in (PAYING, EXCHANGING) and GIVE <= action < SPEND:
        return not_in_hand(s, action - GIVE, clause_of(s))
    if phase == REMOVING and REMOVE <= action < DISCARD:
        new = action >= REMOVE_NEW
        kind = action - REMOVE_NEW + STARTING if new else action - REMOVE
        return no(clause_of(s), "not_there_to_remove", card=CARD[kind])
    if TAKE <= action < REMOVE and s.phase not in (DISCARDING, PAYING, REMOVING, EXCHANGING, NATIVE_STEP):
        return no("Q-ACT-2", "sold_out", card=CARD[action - TAKE + STARTING])
    if phase == DISCARDING:
        if DISCARD <= action < PLAY_TOKEN:
            return no("Q-END-2", "not_in_hand", card=CARD[action - DISCARD])
        if action in (END, STOP) or BUY <= action < PLAY_TOKEN:
            return no("Q-TURN-1", "phase_over")
        return no("Q-TURN-5", "phase_over")
    return no(clause_of(s), "asked." + PHASES[phase], left=s.owed)


def clause_of(s: QuestState) -> str:
    """The clause of what is being asked."""
    if s.phase == PAYING:
        if s.target >= OVERCOME:
            return "Q-BLOCK-1"
        at = s.pieces[s.turn * s.pieces_each + s.target // 6]
        there = s.board.neighbours[at * 6 + s.target % 6]
        return "Q-MOVE-7" if s.board.terrain[there] == CAMP else "Q-MOVE-6"
    if s.phase == NATIVE_STEP:
        return "Q-ACT-7"
    if s.phase == REMOVING:
        if not s.optional:
            return "Q-CAVE-7"
        return "Q-ACT-6" if s.item >= 0 else "Q-ACT-5"
    if s.phase == EXCHANGING:
        return "Q-CAVE-8"
    if s.phase == DISCARDING:
        return "Q-END-2"
    return "Q-ACT-2" if s.phase != PLAYING else "Q-TURN-2"


def not_in_hand(s: QuestState, kind: int, clause: str = "Q-TURN-2") -> Refusal:
    card = CARD[kind]
    if kind in s.new_hand:
        return no("Q-BUY-8", "card_of_this_turn", card=card)
    if kind in s.new_discard:
        return no("Q-BUY-3", "on_discard_pile", card=card)
    if kind in s.played:
        return no("Q-TURN-3", "already_used", card=card)
    return no(clause, "not_in_hand", card=card)


# --- moving -------------------------------------------------------------------------------------------------------
def closed(s: QuestState, piece: int, direction: int, native: bool) -> Refusal | None:
    """Why nobody enters there, whatever they pay."""
    board = s.board
    at = s.pieces[s.turn * s.pieces_each + piece]
    if at < 0:
        return no("Q-WIN-5", "piece_arrived")
    there = board.neighbours[at * 6 + direction]
    if there < 0:
        return no("Q-MOVE-12", "no_space")
    if board.terrain[there] == MOUNTAIN:
        return no("Q-MOVE-8", "mountain")
    if board.terrain[there] == START:
        return no("Q-MOVE-11", "start_space")
    crossed = board.seam[at * 6 + direction]
    if 0 <= crossed < board.seams and (s.standing >> crossed) & 1:
        return no("Q-ACT-8" if native else "Q-BLOCK-1", "blockade_between", blockade=s.blockade[crossed])
    if not s.passing and there in s.pieces:
        return no("Q-MOVE-8", "occupied")
    return None


def no_free_step(s: QuestState, piece: int, direction: int) -> Refusal:
    return closed(s, piece, direction, True) or no("Q-ACT-7", "asked.native", left=0)


def no_step(s: QuestState, piece: int, direction: int) -> Refusal:
    refusal = closed(s, piece, direction, False)
    if refusal is not None:
        return refusal
    board = s.board
    there = board.neighbours[s.pieces[s.turn * s.pieces_each + piece] * 6 + direction]
    terrain, power = board.terrain[there], board.power[there]
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    if terrain >= RUBBLE:
        return no_cards(s, "Q-MOVE-7" if terrain == CAMP else "Q-MOVE-6", power)
    return no_power(s, piece, terrain, power, "Q-MOVE-1", "Q-MOVE-4")


def no_cards(s: QuestState, clause: str, power: int) -> Refusal:
    hand = len(s.hands[s.turn])
    if hand + len(s.new_hand) >= power:
        return no("Q-BUY-8", "card_of_this_turn", card=CARD[s.new_hand[0]])
    if s.left > 0 or s.tokens[s.turn]:
        clause = "Q-MOVE-10"
    return no(clause, "few_cards", cards=power, hand=hand)


def no_power(s: QuestState, piece: int, terrain: int, power: int, clause: str, combining: str) -> Refusal:
    """Why the power in use does not do it."""
    symbol = SYMBOLS[terrain]
    if s.left == 0:
        return no(clause, "play_first", symbol=symbol, power=power)
    if piece != s.mover:
        return no("Q-MOVE-9", "other_piece", piece=s.mover + 1)
    if s.symbol != terrain:
        return no(clause, "wrong_symbol", symbol=symbol, have=SYMBOLS[s.symbol])
    more = any(kind < POWERED and SYMBOL[kind] in (terrain, JOKER) for kind in s.hands[s.turn])
    if more:
        return no(combining, "not_combined", power=power, left=s.left)
    return no("Q-MOVE-2" if s.moved else clause, "too_weak", power=power, left=s.left)


def no_seam(s: QuestState, seam: int) -> Refusal | None:
    """Why there is nothing to overcome there."""
    if (s.standing >> seam) & 1:
        return None
    if s.blockade[seam]:
        return no("Q-BLOCK-3", "blockade_gone", blockade=s.blockade[seam])
    return no("Q-SETUP-5", "no_blockade")


def no_blockade(s: QuestState, seam: int) -> Refusal:
    refusal = no_seam(s, seam)
    if refusal is not None:
        return refusal
    number = s.blockade[seam]
    touching = [piece for piece in range(s.pieces_each) if touches(s, piece, seam)]
    if not touching:
        return no("Q-BLOCK-5", "not_at_seam")
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    terrain, power = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number]
    if terrain >= RUBBLE:
        return no_cards(s, "Q-BLOCK-1", power)
    piece = s.mover if s.mover in touching else touching[0]
    return no_power(s, piece, terrain, power, "Q-BLOCK-1", "Q-BLOCK-6")


def touches(s: QuestState, piece: int, seam: int) -> bool:
    at = s.pieces[s.turn * s.pieces_each + piece]
    return at >= 0 and seam in s.board.touches[at]


# --- playing and spending cards -----------------------------------------------------------------------------------
def no_play(s: QuestState, action: int) -> Refusal:
    if action < SPEND_AS_COIN:
        kind = action - SPEND
    elif action < PLAY:
        kind = action - SPEND_AS_COIN
    elif action < ACT:
        kind = (action - PLAY) // 6
    else:
        kind = action - ACT + POWERED
    if kind not in s.hands[s.turn]:
        return not_in_hand(s, kind)
    if action < PLAY:
        return no_spend(s, kind, action >= SPEND_AS_COIN)
    if action >= ACT:
        return no("Q-ACT-7", "native_nowhere") if kind == NATIVE else no("Q-ACT-2", "market_empty")
    symbol, piece = (action - PLAY) // 2 % 3, (action - PLAY) % 2
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    if s.pieces[s.turn * s.pieces_each + piece] < 0:
        return no("Q-WIN-5", "piece_arrived")
    if SYMBOL[kind] not in (symbol, JOKER) and not s.changing:
        return no("Q-MOVE-1", "not_its_symbol", card=CARD[kind], symbol=SYMBOLS[SYMBOL[kind]])
    return no_use(s, piece, symbol, POWER[kind], "Q-MOVE-1")


def no_use(s: QuestState, piece: int, symbol: int, power: int, clause: str) -> Refusal:
    """Why that power would have nothing to enter or overcome."""
    if s.around[piece].steps[symbol * MOST + MOST - 1]:
        return no(clause, "card_too_weak", power=power, symbol=SYMBOLS[symbol])
    return no(clause, "nothing_beside", symbol=SYMBOLS[symbol])


def no_spend(s: QuestState, kind: int, as_coin: bool) -> Refusal:
    if s.bought:
        return no("Q-BUY-1", "bought_already")
    if as_coin and COIN_CARD[kind]:
        return no("Q-ITEM-4", "coins_anyway", card=CARD[kind])
    return no("Q-CAVE-12", "no_symbol_token")


def no_market(s: QuestState, action: int) -> Refusal:
    """Buying, taking, removing and discarding when it is not their time."""
    if action >= DISCARD:
        return no("Q-END-2", "discard_later")
    if action >= REMOVE:
        return no("Q-ACT-5", "nothing_removes")
    if action >= TAKE:
        return no("Q-ACT-2", "no_transmitter")
    kind = action - BUY + STARTING
    if s.bought:
        return no("Q-BUY-1", "bought_already")
    if s.market[kind] == 0:
        return no("Q-BUY-6", "sold_out", card=CARD[kind])
    if not (s.placed >> kind) & 1 and not places_free(s.placed):
        return no("Q-BUY-4", "not_on_board", card=CARD[kind])
    if not s.spending:
        return no("Q-BUY-7", "spend_first", cost=COST[kind])
    return no("Q-BUY-2", "too_dear", cost=COST[kind], coins=s.coins)


# --- tokens -------------------------------------------------------------------------------------------------------
def no_token(s: QuestState, action: int) -> Refusal:
    if action < SPEND_TOKEN:
        token = (action - PLAY_TOKEN) // 2
    elif action < USE_TOKEN:
        token = action - SPEND_TOKEN + COIN_TOKEN
    else:
        token = action - USE_TOKEN + POWER_TOKENS
    if token not in s.tokens[s.turn]:
        return no("Q-CAVE-4", "no_token", token=TOKEN[token])
    if action < SPEND_TOKEN:
        piece = (action - PLAY_TOKEN) % 2
        if s.spending:
            return no("Q-TURN-4", "coins_spent")
        if s.pieces[s.turn * s.pieces_each + piece] < 0:
            return no("Q-WIN-5", "piece_arrived")
        return no("Q-CAVE-5", "token_no_use")
    if action < USE_TOKEN:
        return no("Q-BUY-1", "bought_already")
    if token == REMOVE_TOKEN:
        return no("Q-CAVE-7", "empty_hand")
    if token == REPLACE_TOKEN:
        return no("Q-CAVE-8", "empty_hand")
    if token == KEEP_TOKEN:
        return no("Q-CAVE-9", "no_item_just_used")
    if token == PASS_TOKEN:
        return no("Q-CAVE-10", "passing_already")
    if token == FREE_TOKEN:
        return no("Q-CAVE-11", "native_nowhere")
    return no("Q-CAVE-12", "changing_already")


# --- gestures that find no plan -----------------------------------------------------------------------------------
def explain(s: QuestState, seat: int, ask: Plain) -> Refusal | None:
    """Why a tap on a space, pile, card or blockade finds no plan."""
    kind, _, name = str(ask.get("to", "")).partition(":")
    if s.phase == OVER:
        return no("Q-WIN-2", "over")
    if seat != s.turn:
        return no("Q-TURN-1", "not_your_turn", who=s.turn)
    if kind == "pile" and name in CARD and CARD.index(name) >= STARTING:
        return explain_pile(s, CARD.index(name))
    if kind == "space" and name.isdecimal() and int(name) < s.board.size:
        return explain_space(s, int(name))
    if kind == "blockade" and name.isdecimal() and int(name) in s.blockade and int(name) > 0:
        seam = s.blockade.index(int(name))
        return why_not(s, seat, OVERCOME + seam)
    return None


def explain_pile(s: QuestState, kind: int) -> Refusal | None:
    refusal = why_not(s, s.turn, BUY + kind - STARTING)
    if refusal is not None and refusal.clause == "Q-BUY-7":
        from eldorado.games.quest.worth import hand_worth

        worth = s.coins + hand_worth(s, s.turn)
        if worth < 2 * COST[kind]:
            return no("Q-BUY-2", "too_dear", cost=COST[kind], coins=worth)
    return refusal


def explain_space(s: QuestState, there: int) -> Refusal | None:
    board = s.board
    if has_arrived(s, s.turn):
        return no("Q-WIN-5", "piece_arrived")
    if board.terrain[there] == MOUNTAIN:
        return no("Q-MOVE-8", "mountain")
    if board.terrain[there] == START:
        return no("Q-MOVE-11", "start_space")
    if there in s.pieces and not s.passing:
        return no("Q-MOVE-8", "occupied")
    for piece in range(s.pieces_each):
        at = s.pieces[s.turn * s.pieces_each + piece]
        direction = board.towards[at * board.size + there] if at >= 0 else -1
        if direction >= 0:
            return why_not(s, s.turn, piece * 6 + direction) or no(
                "Q-MOVE-1",
                "out_of_reach",
                terrain=TERRAINS[board.terrain[there]],
                power=board.power[there],
            )
    if s.spending:
        return no("Q-TURN-4", "coins_spent")
    return no("Q-MOVE-1", "out_of_reach", terrain=TERRAINS[board.terrain[there]], power=board.power[there])

"""Which decisions are legal, and their effects: the two hot functions."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.board import MOST
from eldorado.games.quest.buying import buy, places_free, spend, spend_token, take
from eldorado.games.quest.cards import added, draw_cards, forget, leave_hand, put_away, use_card
from eldorado.games.quest.caves import EXCHANGE_MOST, exchange, exchanged, use_token
from eldorado.games.quest.ending import discard, draw_up, end_playing
from eldorado.games.quest.movement import (
    native_blockade,
    native_step,
    overcome,
    pay,
    play_power,
    play_token,
    step,
    stop,
)
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    ACT,
    BUY,
    CARD,
    COIN_CARD,
    COIN_TOKEN,
    COST,
    DISCARD,
    DISCARDING,
    DONE,
    DRAWS,
    END,
    EXCHANGING,
    FREE_TOKEN,
    GIVE,
    ITEM,
    KEEP_TOKEN,
    KINDS,
    NATIVE,
    NATIVE_STEP,
    OVER,
    OVERCOME,
    PASS_TOKEN,
    PAYING,
    PLAY,
    PLAY_TOKEN,
    PLAYING,
    POWER_TOKENS,
    POWERED,
    REMOVE,
    REMOVE_NEW,
    REMOVE_TOKEN,
    REMOVES,
    REMOVING,
    REPLACE_TOKEN,
    SPEND,
    SPEND_AS_COIN,
    SPEND_TOKEN,
    STARTING,
    STOP,
    SYMBOL_TOKEN,
    TAKE,
    TAKING,
    TRANSMITTER,
    USE_TOKEN,
)


def legal(s: QuestState, seat: int) -> list[int]:
    """The decisions open to a seat, in a fixed order."""
    phase = s.phase
    if seat != s.turn or phase == OVER:
        return []
    if phase == PLAYING:
        return legal_playing(s)
    if phase == DISCARDING:
        return legal_discarding(s)
    out: list[int] = []
    if phase == NATIVE_STEP:
        free_moves(s, out)
    elif phase == TAKING:
        out += [TAKE + kind - STARTING for kind in range(STARTING, KINDS) if s.market[kind] > 0]
    elif phase == PAYING:
        each_kind(s.hands[seat], GIVE, out)
    elif phase == REMOVING:
        each_kind(s.hands[seat], REMOVE, out)
        if s.new_hand:
            each_kind(s.new_hand, REMOVE_NEW - STARTING, out)
        if s.optional:
            out.append(DONE)
    elif phase == EXCHANGING:
        each_kind(s.hands[seat], GIVE, out)
        if s.owed < EXCHANGE_MOST:
            out.append(DONE)
    return out


def legal_discarding(s: QuestState) -> list[int]:
    """Phase 2: discard a card left in the hand, or keep the rest (Q-END-2)."""
    out: list[int] = [DONE]
    each_kind(s.hands[s.turn], DISCARD, out)
    return out


def each_kind(hand: list[int], base: int, out: list[int]) -> None:
    last = -1
    for kind in hand:
        if kind != last:
            last = kind
            out.append(base + kind)


def free_moves(s: QuestState, out: list[int]) -> None:
    """Where a Native may go; two pieces at one seam offer its blockade only once."""
    out += s.around[0].free
    if s.pieces_each == 2:
        for action in s.around[1].free:
            if action not in out:
                out.append(action)


def legal_playing(s: QuestState) -> list[int]:
    """Phase 1 of the turn. What a card of the hand can do is kept with what lies around the piece."""
    if s.changing or s.pieces_each == 2 or s.placed == 0:
        return legal_unusual(s)
    seat = s.turn
    hand = s.hands[seat]
    around = s.around[0]
    usual = around.usual
    out: list[int] = [END]
    if s.spending:
        if s.bought:
            usual = around.bought
        else:
            usual = around.spending
            if s.coins > 1:
                out += legal_buying(s)
    else:
        cards = len(hand)
        given = around.gives[cards if cards < 4 else 4]
        if given:
            out += given
        if s.left > 0:
            out += around.steps[s.symbol * MOST + s.left]
            out.append(STOP)
    last = -1
    for kind in hand:
        if kind != last:
            last = kind
            out += usual[kind]
    if s.tokens[seat]:
        legal_tokens(s, out)
    return out


def legal_unusual(s: QuestState) -> list[int]:
    """Phase 1 with two pieces, with a symbol token waiting for a card, or with an empty market board."""
    out: list[int] = [END]
    hand = s.hands[s.turn]
    moving = not s.spending
    cards = min(len(hand), 4)
    if moving:
        for piece in range(s.pieces_each):
            for action in s.around[piece].gives[cards]:
                if action not in out:  # two pieces at one seam offer its blockade once
                    out.append(action)
        if s.left > 0:
            out += s.around[s.mover].steps[s.symbol * MOST + s.left]
            out.append(STOP)
    last = -1
    for kind in hand:
        if kind == last:
            continue
        last = kind
        if kind >= POWERED:
            if can_act(s, kind):
                out.append(ACT + kind - POWERED)
        elif moving:
            for piece in range(s.pieces_each):
                around = s.around[piece]
                out += around.changed[kind] if s.changing else around.plays[kind]
        if not s.bought:
            out.append(SPEND + kind)
            if s.changing and kind < POWERED and not COIN_CARD[kind]:
                out.append(SPEND_AS_COIN + kind)
    if s.coins > 1:
        out += legal_buying(s)
    if s.tokens[s.turn]:
        legal_tokens(s, out)
    return out


FULL_BOARD: dict[int, list[int]] = {}  # by the kinds on a full market board and the coins: what can be bought


def legal_buying(s: QuestState) -> list[int]:
    """The kinds the coins spent so far can buy: those on the board, and all others while a place is empty
    (Q-BUY-4, -5)."""
    coins = s.coins // 2
    key = s.placed * 8 + (coins if coins < 7 else 7)
    found = FULL_BOARD.get(key)
    if found is None:
        anything = places_free(s.placed)
        found = []
        for kind in range(STARTING, KINDS):
            if COST[kind] <= coins and s.market[kind] > 0 and (anything or (s.placed >> kind) & 1):
                found.append(BUY + kind - STARTING)
        if not anything:
            FULL_BOARD[key] = found
    return found


def can_act(s: QuestState, kind: int) -> bool:
    """Whether an action card has something to do."""
    if kind == NATIVE:
        return can_step_free(s)
    if kind == TRANSMITTER:
        return max(s.market) > 0
    return True


def can_step_free(s: QuestState) -> bool:
    return len(s.around[0].free) > 0 or (s.pieces_each == 2 and len(s.around[1].free) > 0)


def legal_tokens(s: QuestState, out: list[int]) -> None:
    last = -1
    for token in s.tokens[s.turn]:
        if token == last:
            continue
        last = token
        if token < POWER_TOKENS:
            if not s.spending:
                out += s.around[0].tokens[token]
                if s.pieces_each == 2:
                    out += s.around[1].tokens[token]
            if (token == COIN_TOKEN or token == COIN_TOKEN + 1) and not s.bought:
                out.append(SPEND_TOKEN + token - COIN_TOKEN)
        elif can_use_token(s, token):
            out.append(USE_TOKEN + token - POWER_TOKENS)


def can_use_token(s: QuestState, token: int) -> bool:
    """Whether a token without power has something to do."""
    if token == REMOVE_TOKEN:
        return len(s.hands[s.turn]) + len(s.new_hand) > 0
    if token == REPLACE_TOKEN:
        return len(s.hands[s.turn]) > 0
    if token == KEEP_TOKEN:
        return s.item >= 0
    if token == PASS_TOKEN:
        return not s.passing
    if token == FREE_TOKEN:
        return can_step_free(s)
    if token == SYMBOL_TOKEN:
        return not s.changing
    return True


def act(s: QuestState, kind: int, dice: Dice, out: list[Event] | None) -> None:
    """Play an action card for its action; it does not stop a move (Q-ACT-1, Q-MOVE-3)."""
    use_card(s, kind)
    put_away(s, kind, ITEM[kind])
    if out is not None:
        out.append(Event("acted", {"seat": s.turn, "card": CARD[kind]}))
    if kind == NATIVE:
        s.phase = NATIVE_STEP
    elif kind == TRANSMITTER:
        s.phase = TAKING
    else:
        draw_cards(s, DRAWS[kind], dice, out)
        if REMOVES[kind] and (s.hands[s.turn] or s.new_hand):
            s.phase = REMOVING
            s.owed = REMOVES[kind]
            s.optional = True


def remove(s: QuestState, kind: int, new: bool, out: list[Event] | None) -> None:
    """A card of the hand leaves the game (Q-ACT-5, -6, Q-CAVE-7); it was not played."""
    if new:
        left = s.new_hand[:]
        left.remove(kind)
        s.new_hand = left
        forget(s, kind + KINDS)
    else:
        leave_hand(s, kind)
    s.removed = added(s.removed, kind, 1)
    if out is not None:
        out.append(Event("removed", {"seat": s.turn, "card": CARD[kind]}))
    s.owed -= 1
    if s.owed == 0 or not (s.hands[s.turn] or s.new_hand):
        s.owed = 0
        s.optional = False
        s.phase = PLAYING


def done(s: QuestState, dice: Dice, out: list[Event] | None) -> None:
    """No more cards: to remove, to exchange, or to discard."""
    if s.phase == DISCARDING:
        draw_up(s, dice, out)
    elif s.phase == EXCHANGING:
        exchanged(s, dice, out)
    else:
        s.owed = 0
        s.optional = False
        s.phase = PLAYING


def apply(s: QuestState, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Carry out a legal action of the player to move."""
    if action < OVERCOME:
        if s.phase == NATIVE_STEP:
            native_step(s, action // 6, action % 6, dice, out)
        else:
            step(s, action // 6, action % 6, dice, out)
    elif action < STOP:
        if s.phase == NATIVE_STEP:
            native_blockade(s, action - OVERCOME, out)
        else:
            overcome(s, action - OVERCOME, dice, out)
    elif action < GIVE:
        if action == END:
            stop(s, dice, out)
            end_playing(s, dice, out)
        elif action == DONE:
            done(s, dice, out)
        else:
            stop(s, dice, out)
            if out is not None:
                out.append(Event("stopped", {"seat": s.turn}))
    elif action < SPEND:
        if s.phase == EXCHANGING:
            exchange(s, action - GIVE, dice, out)
        else:
            pay(s, action - GIVE, dice, out)
    elif action < SPEND_AS_COIN:
        spend(s, action - SPEND, False, dice, out)
    elif action < PLAY:
        spend(s, action - SPEND_AS_COIN, True, dice, out)
    elif action < ACT:
        code = action - PLAY
        play_power(s, code // 6, code // 2 % 3, code % 2, dice, out)
    elif action < BUY:
        act(s, action - ACT + POWERED, dice, out)
    elif action < TAKE:
        buy(s, action - BUY + STARTING, out)
    elif action < REMOVE:
        take(s, action - TAKE + STARTING, out)
    elif action < REMOVE_NEW:
        remove(s, action - REMOVE, False, out)
    elif action < DISCARD:
        remove(s, action - REMOVE_NEW + STARTING, True, out)
    elif action < PLAY_TOKEN:
        discard(s, action - DISCARD, dice, out)
    elif action < SPEND_TOKEN:
        play_token(s, (action - PLAY_TOKEN) // 2, (action - PLAY_TOKEN) % 2, dice, out)
    elif action < USE_TOKEN:
        spend_token(s, action - SPEND_TOKEN + COIN_TOKEN, dice, out)
    else:
        use_token(s, action - USE_TOKEN + POWER_TOKENS, dice, out)

"""Phase 1 of the turn: playing cards and tokens to move and to buy (Q-TURN-2). The hot part of the game."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.quest.model import actions, cards, ground, tokens
from eldorado.games.quest.model.board import MOST, NO_CHOICES, acting
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions import unplayable
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.rules.acting import act, can_act
from eldorado.games.quest.rules.caves import can_use_token, use_token
from eldorado.games.quest.rules.deck import owns_nothing
from eldorado.games.quest.rules.ending import end_playing, has_arrived
from eldorado.games.quest.rules.market import buy, on_offer, spend, spend_token
from eldorado.games.quest.rules.movement import overcome, play_power, play_token, step, stop
from eldorado.kit.choices import Choices


class Playing(QuestQuestion):
    """The main question: any card, token, step or purchase, or the end of the phase."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        return legal_playing(s)

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        apply_playing(s, action, dice, out)

    def clause(self, s: QuestState) -> str:
        return "Q-TURN-2"

    def prompt(self, s: QuestState, seat: int) -> Plain:
        if s.left > 0:
            args = {"left": s.left, "symbol": ground.SYMBOLS[s.symbol]}
            return {"key": "quest.prompt.moving", "args": args, "clause": "Q-MOVE-2"}
        if s.bought:
            acts = any(cards.SYMBOL[k] == ground.ACTION for k in s.hands[seat]) or len(s.tokens[seat]) > 0
            key = "quest.prompt.bought" if acts else "quest.prompt.bought_out"
            return {"key": key, "args": {}, "clause": "Q-BUY-1"}
        if s.spending:
            return {
                "key": "quest.prompt.spending",
                "args": {"coins": s.coins, "n": 1 if s.coins <= 2 else 2},
                "clause": "Q-BUY-7",
            }
        if has_arrived(s, seat):
            return {"key": "quest.prompt.arrived", "args": {}, "clause": "Q-WIN-2"}
        if owns_nothing(s, seat):
            return {"key": "quest.prompt.stranded", "args": {}, "clause": "Q-TURN-2", "hopeless": True}
        key = "quest.prompt.final" if s.final else "quest.prompt.turn"
        return {"key": key, "args": {"round": s.round}, "clause": "Q-WIN-2" if s.final else "Q-TURN-2"}

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        return unplayable.refuse(s, action)


# --- what is legal ------------------------------------------------------------------------------------------------
def legal_playing(s: QuestState) -> list[int]:
    """All legal actions. Those of a hand are cached by the surroundings of the piece and by what is for sale."""
    if s.changing or s.pieces_each == 2 or s.placed == 0:
        return legal_unusual(s)
    hand = s.hands[s.turn]
    if s.spending:
        found = legal_spending(s, hand)
    else:
        around = s.around[0]
        found = around.uses.moving.of(hand)
        able = len(hand)
        given = around.gives[able if able < 4 else 4]
        if given or s.left > 0:
            moving = [actions.END, *given]
            if s.left > 0:
                moving += around.steps[s.symbol * MOST + s.left]
                moving.append(actions.STOP)
            found = moving + found[1:]
    if s.tokens[s.turn]:
        found = found[:]
        legal_tokens(s, found)
    return found


# The actions of hands while cards are spent and after the purchase, by whether a Native has a place to go.
SPENDING: Final[list[Choices]] = [
    Choices([actions.END], [[*acting(kind, free), actions.SPEND + kind] for kind in range(cards.KINDS)])
    for free in (False, True)
]
AFTER_BUYING: Final[list[Choices]] = [
    Choices([actions.END], [acting(kind, free) for kind in range(cards.KINDS)]) for free in (False, True)
]


def legal_spending(s: QuestState, hand: list[int]) -> list[int]:
    """The actions of a hand while cards are spent, and after the purchase."""
    free = 1 if s.around[0].free else 0
    if s.bought:
        return AFTER_BUYING[free].of(hand)
    coins = s.coins // 2
    if coins == 0:
        return SPENDING[free].of(hand)
    if coins > cards.MOST_COST:
        coins = cards.MOST_COST
    if s.on_offer < 0:
        on_offer(s)
    at = coins * 2 + free
    found = s.stall[at]
    if found is NO_CHOICES:
        found = Choices([actions.END, *legal_buying(s)], SPENDING[free].each)
        s.stall[at] = found
    return found.of(hand)


def legal_unusual(s: QuestState) -> list[int]:
    """The same with two pieces, with a symbol token waiting for a card, or with an empty market board."""
    out: list[int] = [actions.END]
    hand = s.hands[s.turn]
    moving = not s.spending
    able = min(len(hand), 4)
    if moving:
        for piece in range(s.pieces_each):
            for action in s.around[piece].gives[able]:
                if action not in out:  # two pieces at one seam offer its blockade once
                    out.append(action)
        if s.left > 0:
            out += s.around[s.mover].steps[s.symbol * MOST + s.left]
            out.append(actions.STOP)
    last = -1
    for kind in hand:
        if kind == last:
            continue
        last = kind
        if kind >= cards.POWERED:
            if can_act(s, kind):
                out.append(actions.ACT + kind - cards.POWERED)
        elif moving:
            for piece in range(s.pieces_each):
                uses = s.around[piece].uses
                out += uses.changed[kind] if s.changing else uses.plays[kind]
        if not s.bought:
            out.append(actions.SPEND + kind)
            if s.changing and kind < cards.POWERED and not cards.PAYS[kind]:
                out.append(actions.SPEND_AS_COIN + kind)
    if s.coins > 1:
        out += legal_buying(s)
    if s.tokens[s.turn]:
        legal_tokens(s, out)
    return out


def affordable(coins: int) -> list[int]:
    """The kinds that cost no more than this; starting cards are never for sale."""
    costs = cards.COST
    return [kind for kind in range(cards.KINDS) if costs[kind] <= coins and kind >= cards.STARTING]


FOR_COINS: Final[list[list[int]]] = [affordable(coins) for coins in range(cards.MOST_COST + 1)]


def legal_buying(s: QuestState) -> list[int]:
    """The purchases that the coins spent so far can pay."""
    kinds = on_offer(s)
    first = actions.BUY - cards.STARTING
    return [first + kind for kind in FOR_COINS[min(s.coins // 2, cards.MOST_COST)] if (kinds >> kind) & 1]


def legal_tokens(s: QuestState, out: list[int]) -> None:
    """Append tokens: those with a power like cards, the others if they have something to do."""
    last = -1
    for token in s.tokens[s.turn]:
        if token == last:
            continue
        last = token
        if token < tokens.POWERED:
            if not s.spending:
                out += s.around[0].uses.tokens[token]
                if s.pieces_each == 2:
                    out += s.around[1].uses.tokens[token]
            if tokens.PAYS[token] and not s.bought:
                out.append(actions.SPEND_TOKEN + token - tokens.COIN_FIRST)
        elif can_use_token(s, token):
            out.append(actions.USE_TOKEN + token - tokens.POWERED)


# --- effects -------------------------------------------------------------------------------------------------
def apply_playing(s: QuestState, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Carry out a decision; the most frequent kinds come first, with as few calls as can be."""
    if action < actions.GIVE:
        move(s, action, dice, out)
    elif action < actions.SPEND_AS_COIN:
        spend(s, action - actions.SPEND, False, dice, out)
    elif action < actions.BUY:
        use_card(s, action, dice, out)
    elif action < actions.PLAY_TOKEN:
        buy(s, actions.CARD[action], out)
    elif action < actions.SPEND_TOKEN:
        play_token(s, actions.TOKEN[action], actions.PIECE[action], dice, out)
    elif action < actions.USE_TOKEN:
        spend_token(s, actions.TOKEN[action], dice, out)
    else:
        use_token(s, actions.TOKEN[action], dice, out)


def move(s: QuestState, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Carry out a step, a blockade, or the end of a move or of the phase."""
    if action == actions.END:
        if s.left > 0:
            stop(s, dice, out)
        end_playing(s, dice, out)
    elif action < actions.OVERCOME:
        step(s, action // 6, action % 6, dice, out)
    elif action < actions.STOP:
        overcome(s, action - actions.OVERCOME, dice, out)
    else:
        stop(s, dice, out)
        if out is not None:
            out.append(Event("stopped", {"seat": s.turn}))


def use_card(s: QuestState, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Spend a card with a symbol token, or play it for its power or its action."""
    if action < actions.PLAY:
        spend(s, action - actions.SPEND_AS_COIN, True, dice, out)
    elif action < actions.ACT:
        code = action - actions.PLAY
        play_power(s, code // 6, code // 2 % 3, code % 2, dice, out)
    else:
        act(s, action - actions.ACT + cards.POWERED, dice, out)

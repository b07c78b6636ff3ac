"""Buying: coins, the market board, the Transmitter (Q-BUY, Q-ACT-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.model import cards, phases, tokens
from eldorado.games.quest.model.board import NO_CHOICES
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.caves import drop_token
from eldorado.games.quest.rules.deck import added, put_away, to_hand, use_card
from eldorado.games.quest.rules.movement import stop
from eldorado.kit.choices import Choices


def places_free(placed: int) -> bool:
    """Whether a place of the market board is empty (Q-BUY-5)."""
    count = 0
    while placed:
        placed &= placed - 1
        count += 1
    return count < cards.PLACES


def on_offer(s: QuestState) -> i64:
    """The mask of the kinds that can be bought: those on the board, and all others while a place is empty (Q-BUY-4,
    -5)."""
    if s.on_offer < 0:
        s.on_offer = s.placed
        if places_free(s.placed):
            for kind in range(cards.STARTING, cards.KINDS):
                if s.market[kind] > 0:
                    s.on_offer |= 1 << kind
        s.stall = stall_of(s.on_offer)
    return s.on_offer


# By what is for sale: what hands can do with a purchase possible, by coins and by whether a Native has a place to go.
# questions/playing.py fills in what it needs.
STALLS: Final[dict[int, list[Choices]]] = {}
MOST_STALLS: Final = 500  # kept


def stall_of(kinds: int) -> list[Choices]:
    found = STALLS.get(kinds)
    if found is None:
        if len(STALLS) >= MOST_STALLS:
            STALLS.clear()
        found = [NO_CHOICES] * (2 * cards.MOST_COST + 2)
        STALLS[kinds] = found
    return found


def hand_worth(s: QuestState, seat: int) -> int:
    """The value of the unplayed hand and the coin tokens, in half coins."""
    worth = 0
    for kind in s.hands[seat]:
        worth += cards.WORTH[kind]
    for token in s.tokens[seat]:
        if tokens.PAYS[token]:
            worth += 2 * tokens.POWER[token]
    return worth


def spend(s: QuestState, kind: int, as_coin: bool, dice: Dice, out: list[Event] | None) -> None:
    """Spend a card for coins; `as_coin` with a symbol token. Moving is over for this turn (Q-TURN-4)."""
    if s.left > 0:
        stop(s, dice, out)
    use_card(s, kind)
    worth = 2 * cards.POWER[kind] if as_coin else cards.WORTH[kind]
    put_away(s, kind, cards.ITEM[kind] and (as_coin or cards.PAYS[kind]))
    s.coins += worth
    s.spending = True
    if out is not None:
        out.append(Event("spent", {"seat": s.turn, "card": cards.NAME[kind], "worth": worth}))


def spend_token(s: QuestState, token: int, dice: Dice, out: list[Event] | None) -> None:
    """Spend a coin token (Q-CAVE-5)."""
    stop(s, dice, out)
    drop_token(s, token)
    s.item = -1
    s.exchanged = 0
    s.coins += 2 * tokens.POWER[token]
    s.spending = True
    if out is not None:
        out.append(Event("token", {"seat": s.turn, "token": tokens.NAME[token]}))


def take_from_pile(s: QuestState, kind: int) -> None:
    """Move a card of that pile to the discard pile, marked as of this turn; a sold-out pile frees its place."""
    s.market = added(s.market, kind, -1)
    pile = s.new_discard[:]
    to_hand(pile, kind)
    s.new_discard = pile
    if s.market[kind] == 0:
        s.placed &= ~(1 << kind)
    s.on_offer = -1


def buy(s: QuestState, kind: int, out: list[Event] | None) -> None:
    """Buy with the coins spent; change is lost. A pile from beside the board moves onto the empty place."""
    s.bought = True
    s.coins = 0
    s.placed |= 1 << kind
    take_from_pile(s, kind)
    if out is not None:
        out.append(Event("bought", {"seat": s.turn, "card": cards.NAME[kind]}))


def take(s: QuestState, kind: int, out: list[Event] | None) -> None:
    """Take the Transmitter's card: from anywhere; the pile stays in its place."""
    s.phase = phases.PLAYING
    take_from_pile(s, kind)
    if out is not None:
        out.append(Event("took", {"seat": s.turn, "card": cards.NAME[kind]}))

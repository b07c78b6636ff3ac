"""Buying: coins, the market board, the Transmitter (Q-BUY, Q-ACT-2)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.cards import added, put_away, use_card
from eldorado.games.quest.caves import drop_token
from eldorado.games.quest.movement import stop
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    CARD,
    COIN_CARD,
    ITEM,
    PLACES,
    PLAYING,
    POWER,
    TOKEN,
    TOKEN_POWER,
    WORTH,
)


def places_free(placed: int) -> bool:
    """Whether a place of the market board is empty (Q-BUY-5)."""
    count = 0
    while placed:
        placed &= placed - 1
        count += 1
    return count < PLACES


def spend(s: QuestState, kind: int, as_coin: bool, dice: Dice, out: list[Event] | None) -> None:
    """Spend a card for coins; `as_coin` by a symbol token. Moving is over for this turn (Q-TURN-4)."""
    if s.left > 0:
        stop(s, dice, out)
    use_card(s, kind)
    worth = 2 * POWER[kind] if as_coin else WORTH[kind]
    put_away(s, kind, ITEM[kind] and (as_coin or COIN_CARD[kind]))
    s.coins += worth
    s.spending = True
    if out is not None:
        out.append(Event("spent", {"seat": s.turn, "card": CARD[kind], "worth": worth}))


def spend_token(s: QuestState, token: int, dice: Dice, out: list[Event] | None) -> None:
    """Spend a coin token (Q-CAVE-5)."""
    stop(s, dice, out)
    drop_token(s, token)
    s.item = -1
    s.coins += 2 * TOKEN_POWER[token]
    s.spending = True
    if out is not None:
        out.append(Event("token", {"seat": s.turn, "token": TOKEN[token]}))


def take_from_pile(s: QuestState, kind: int) -> None:
    """A card of that pile goes to the discard pile, marked as of this turn; a pile sold out leaves its place."""
    s.market = added(s.market, kind, -1)
    s.new_discard = sorted([*s.new_discard, kind])
    if s.market[kind] == 0:
        s.placed &= ~(1 << kind)


def buy(s: QuestState, kind: int, out: list[Event] | None) -> None:
    """Buy with the coins spent; change is lost. A pile from beside the board moves onto the empty place."""
    s.bought = True
    s.coins = 0
    s.placed |= 1 << kind
    take_from_pile(s, kind)
    if out is not None:
        out.append(Event("bought", {"seat": s.turn, "card": CARD[kind]}))


def take(s: QuestState, kind: int, out: list[Event] | None) -> None:
    """The Transmitter's card: from anywhere, and the pile stays where it is."""
    s.phase = PLAYING
    take_from_pile(s, kind)
    if out is not None:
        out.append(Event("took", {"seat": s.turn, "card": CARD[kind]}))

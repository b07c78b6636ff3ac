"""Drawing adventure cards: the free card, the bought one, the refilled pool, the hand limit.

What is being resolved lies on `stack`, in frames of kind, seat and argument: a turn of drawing at the bottom, above it
the refill of the pool, a bolt card, whatever that card asks for. `advance` works off frames until one needs a decision.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.knowledge import shown
from eldorado.games.isla_dorada.payment import give_up
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_CARD,
    A_DECK,
    A_TAKE,
    CARD,
    DIAWAS,
    DRAWING,
    HAND_LIMIT,
    HELD,
    KINDS,
    PASS,
    POOL,
)

# Frames. A bolt card's frame is its kind; the others come after the kinds of cards.
TURN: Final[int] = KINDS  # argument: FREE, BUY or LIMIT
REFILL: Final[int] = KINDS + 1
DIAWAS_DRAW: Final[int] = KINDS + 2
DIAWAS_END: Final[int] = KINDS + 3
PANDA_LOSES: Final[int] = KINDS + 4  # argument: how many cards are still to be discarded
FREE: Final = 0
BUY: Final = 1
LIMIT: Final = 2


def push(s: IslaState, frame: int, seat: int, argument: int) -> None:
    s.stack.append(frame)
    s.stack.append(seat)
    s.stack.append(argument)


def pop(s: IslaState) -> None:
    s.stack.pop()
    s.stack.pop()
    s.stack.pop()


def start_drawing(s: IslaState) -> None:
    s.phase = DRAWING
    s.drawer = s.leader
    push(s, TURN, s.drawer, FREE)


def turn_up(s: IslaState, dice: Dice) -> int:
    """The top card of the deck, made anew from the discards if need be; -1 if there is none (D-DRAW-1)."""
    if s.deck_size == 0:
        if s.discard_size == 0:
            return -1
        for kind in range(KINDS):
            s.deck[kind] += s.discard[kind]
            s.discard[kind] = 0
        s.deck_size = s.discard_size
        s.discard_size = 0
    kind = dice.pick(s.deck, s.deck_size)
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


def anything(s: IslaState) -> bool:
    """Whether there is a card to draw."""
    return len(s.pool) > 0 or s.deck_size > 0 or s.discard_size > 0


def cards_but_bolts(s: IslaState) -> bool:
    """Whether deck and discards hold a card that can lie in the pool."""
    for kind in range(HELD):
        if s.deck[kind] + s.discard[kind] > 0:
            return True
    return False


def strike(s: IslaState, seat: int, kind: int, out: list[Event] | None) -> None:
    """A bolt card was turned: it is discarded and takes effect before anything else (D-BOLT-1)."""
    if kind != DIAWAS:
        s.discard[kind] += 1
        s.discard_size += 1
    if out is not None:
        out.append(Event("bolt", {"who": seat, "card": CARD[kind]}))
    push(s, kind, seat, -1)


def refill(s: IslaState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """Fill the pool until it is full or a bolt card interrupts; the frame REFILL is on top."""
    while len(s.pool) < POOL and cards_but_bolts(s):
        kind = turn_up(s, dice)
        if kind >= HELD:
            strike(s, seat, kind, out)
            return
        s.pool.append(kind)
        if out is not None:
            out.append(Event("pool", {"card": CARD[kind]}))
    pop(s)


def legal_take(s: IslaState) -> list[int]:
    """Cards that can be drawn: each kind in the pool once, and the deck."""
    found: list[int] = []
    for kind in s.pool:
        if A_TAKE + kind not in found:
            found.append(A_TAKE + kind)
    found.sort()
    if s.deck_size > 0 or s.discard_size > 0:
        found.append(A_DECK)
    return found


def take(s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    """One card from the pool, in the open, or from the deck."""
    if action == A_DECK:
        kind = turn_up(s, dice)
        if kind >= HELD:
            if out is not None:
                out.append(Event("drew_bolt", {"who": seat, "card": CARD[kind]}))
            strike(s, seat, kind, out)
            return
        s.hand[seat][kind] += 1
        s.hand_size[seat] += 1
        if out is not None:
            out.append(Event("drew", {"who": seat}, {"card": CARD[kind]}, 1 << seat))
        return
    kind = action - A_TAKE
    s.pool.remove(kind)
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    shown(s, seat, kind)
    if out is not None:
        out.append(Event("took", {"who": seat, "card": CARD[kind]}))
    push(s, REFILL, seat, 0)


def legal_turn(s: IslaState, seat: int, step: int) -> list[int]:
    if step == FREE:
        return legal_take(s)
    if step == BUY:
        return [PASS, *legal_take(s)]
    return legal_discard(s, seat)


def legal_discard(s: IslaState, seat: int) -> list[int]:
    hand = s.hand[seat]
    found: list[int] = []
    for kind in range(HELD):
        if hand[kind] > 0:
            found.append(A_CARD + kind)
    return found


def discard(s: IslaState, seat: int, kind: int, out: list[Event] | None) -> None:
    give_up(s, seat, kind)
    if out is not None:
        out.append(Event("discarded", {"who": seat, "card": CARD[kind]}))


def apply_turn(s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    """A decision of one's own drawing; the frame TURN is on top."""
    step = s.stack[-1]
    if step == FREE:
        s.stack[-1] = BUY
        take(s, seat, action, dice, out)
    elif step == BUY:
        s.stack[-1] = LIMIT
        if action != PASS:
            s.gold[seat] -= 1
            if out is not None:
                out.append(Event("bought", {"who": seat}))
            take(s, seat, action, dice, out)
    else:
        discard(s, seat, action - A_CARD, out)


def turn_waits(s: IslaState, seat: int) -> bool:
    """Whether the turn of drawing on top needs a decision; moves it on to the step that does."""
    if s.stack[-1] == FREE:
        if anything(s):
            return True
        s.stack[-1] = BUY
    if s.stack[-1] == BUY:
        if s.gold[seat] > 0 and anything(s):
            return True
        s.stack[-1] = LIMIT
    return s.hand_size[seat] > HAND_LIMIT

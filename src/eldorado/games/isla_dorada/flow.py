"""The round: six phases in order (D-ROUND-1), who is asked, and what follows when all have answered."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.bidding import apply_bid, legal_bid, settle, start_bidding
from eldorado.games.isla_dorada.bolts import apply_bolt, bolt_waits, legal_bolt
from eldorado.games.isla_dorada.drawing import (
    FREE,
    REFILL,
    TURN,
    apply_turn,
    legal_turn,
    pop,
    push,
    refill,
    start_drawing,
    turn_waits,
)
from eldorado.games.isla_dorada.finding import apply_find, legal_find, start_finding
from eldorado.games.isla_dorada.goals import (
    apply_keep,
    apply_news,
    legal_keep,
    legal_news,
    start_news,
)
from eldorado.games.isla_dorada.moving import apply_move, arrive, legal_move, start_moving
from eldorado.games.isla_dorada.payment import legal_pay, next_payer, pay
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_CARD,
    BIDDING,
    DRAWING,
    FINDING,
    MARKERS,
    MOVING,
    NEWS,
    OVER,
    PAYING,
    SET_UP,
)


def actors(s: IslaState) -> int:
    phase = s.phase
    if phase == BIDDING:
        return 1 << s.turn
    if phase == PAYING:
        return 1 << s.payer
    if phase == DRAWING:
        return 1 << s.stack[-2]
    return s.waiting


def legal(s: IslaState, seat: int) -> list[int]:
    if not (actors(s) >> seat) & 1:
        return []
    phase = s.phase
    if phase == BIDDING:
        return legal_bid(s, seat)
    if phase == PAYING:
        return legal_pay(s, seat)
    if phase == DRAWING:
        frame = s.stack[-3]
        if frame == TURN:
            return legal_turn(s, seat, s.stack[-1])
        return legal_bolt(s, frame, seat, s.stack[-1])
    if phase == MOVING:
        return legal_move(s, seat)
    if phase == FINDING:
        return legal_find(s, seat)
    if phase == NEWS:
        return legal_news(s, seat)
    return legal_keep(s, seat)


def apply(s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    phase = s.phase
    if phase == BIDDING:
        if apply_bid(s, seat, action, out):
            settle(s, out)
            s.phase = PAYING
            collect(s, dice, out)
    elif phase == PAYING:
        pay(s, seat, action - A_CARD, out)
        if s.due == 0:
            collect(s, dice, out)
    elif phase == DRAWING:
        frame = s.stack[-3]
        if frame == TURN:
            apply_turn(s, seat, action, dice, out)
        else:
            apply_bolt(s, frame, seat, action, dice, out)
        advance(s, dice, out)
    elif phase == MOVING:
        if apply_move(s, seat, action, out):
            reach(s, dice, out)
    elif phase == FINDING:
        if apply_find(s, seat, action, out):
            news(s, dice, out)
    elif phase == NEWS:
        if apply_news(s, seat, action, dice, out):
            draw(s, dice, out)
    elif phase == SET_UP and apply_keep(s, seat, action, out):
        start_bidding(s)
        if out is not None:
            out.append(Event("round", {"n": s.round, "who": s.leader}))


def collect(s: IslaState, dice: Dice, out: list[Event] | None) -> None:
    """Let the next one pay, or move on when everything is paid."""
    if next_payer(s, dice, out):
        return
    if not start_moving(s, out):
        reach(s, dice, out)


def reach(s: IslaState, dice: Dice, out: list[Event] | None) -> None:
    arrive(s, out)
    if not start_finding(s):
        news(s, dice, out)


def news(s: IslaState, dice: Dice, out: list[Event] | None) -> None:
    if not start_news(s, dice, out):
        draw(s, dice, out)


def draw(s: IslaState, dice: Dice, out: list[Event] | None) -> None:
    start_drawing(s)
    advance(s, dice, out)


def advance(s: IslaState, dice: Dice, out: list[Event] | None) -> None:
    """Work off the frames of drawing until one needs a decision, or the round is over."""
    while True:
        frame = s.stack[-3]
        seat = s.stack[-2]
        if frame == TURN:
            if turn_waits(s, seat):
                return
            pop(s)
            seat = (seat + 1) % s.seats
            if seat == s.leader:
                s.drawer = -1
                end_round(s, out)
                return
            s.drawer = seat
            push(s, TURN, seat, FREE)
        elif frame == REFILL:
            refill(s, seat, dice, out)
        elif bolt_waits(s, frame, seat, dice, out):
            return


def end_round(s: IslaState, out: list[Event] | None) -> None:
    if len(s.markers) >= MARKERS:
        s.phase = OVER
        s.waiting = 0
        if out is not None:
            out.append(Event("over", {}, None, 0, True))
        return
    s.round += 1
    start_bidding(s)
    if out is not None:
        out.append(Event("round", {"n": s.round, "who": s.leader}))

"""Drawing one adventure card, and filling the pool; a bolt card interrupts (D-DRAW-1, D-BOLT-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.isla_dorada.model import actions, cards, numbers
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion
from eldorado.games.isla_dorada.rules.drawing import cards_but_bolts, turn_up
from eldorado.games.isla_dorada.rules.onlookers import shown
from eldorado.games.isla_dorada.rules.refusals import no


class Refill(IslaQuestion):
    """The rest of filling the pool, interrupted by a bolt card: nobody decides."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> Refill:
        return Refill(self.seat)

    def actors(self, s: IslaState) -> int:
        return 0

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        refill(s, self.seat, dice, out)

    def clause(self) -> str:
        return "D-DRAW-1"


QUESTIONS.add(Refill)


def refill(s: IslaState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """Fill the pool; after a bolt card `Refill` goes on with it."""
    while len(s.pool) < numbers.POOL and cards_but_bolts(s):
        kind = turn_up(s, dice)
        if kind >= cards.HELD:
            s.questions.append(Refill(seat))
            strike(s, seat, kind, out)
            return
        s.pool.append(kind)
        if out is not None:
            out.append(Event("pool", {"card": cards.CARD[kind]}))


def strike(s: IslaState, seat: int, kind: int, out: list[Event] | None) -> None:
    """Turn a bolt card: it is discarded and takes effect before anything else (D-BOLT-1)."""
    if kind != cards.DIAWAS:
        s.discard[kind] = s.discard[kind] + 1
        s.discard_size += 1
    if out is not None:
        out.append(Event("bolt", {"who": seat, "card": cards.CARD[kind]}))
    s.questions.append(QUESTIONS.make(cards.CARD[kind], seat))


def take(s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Take one card from the pool, openly, or from the deck."""
    if action == actions.DECK:
        kind = turn_up(s, dice)
        if kind >= cards.HELD:
            if out is not None:
                out.append(Event("drew_bolt", {"who": seat, "card": cards.CARD[kind]}))
            strike(s, seat, kind, out)
            return
        s.hand[seat][kind] = s.hand[seat][kind] + 1
        s.hand_size[seat] = s.hand_size[seat] + 1
        if out is not None:
            out.append(Event("drew", {"who": seat}, {"card": cards.CARD[kind]}, 1 << seat))
        return
    kind = action - actions.TAKE
    at = 0
    while s.pool[at] != kind:
        at += 1
    s.pool.pop(at)
    s.hand[seat][kind] = s.hand[seat][kind] + 1
    s.hand_size[seat] = s.hand_size[seat] + 1
    shown(s, seat, kind)
    if out is not None:
        out.append(Event("took", {"who": seat, "card": cards.CARD[kind]}))
    refill(s, seat, dice, out)


def not_taken(clause: str, action: int) -> Refusal | None:
    """Explain why a card cannot be drawn; None if the action draws none."""
    if actions.FAMILY[action] == actions.TAKE:
        return no(clause, "not_in_pool", card=cards.CARD[action - actions.TAKE])
    return no(clause, "deck_empty") if action == actions.DECK else None

"""The start of the explore phase; by name, since its acts are spread over the packages beside this module."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.sides import offers_of_turn
from eldorado.games.island.model.state import QUESTIONS, IslandState
from eldorado.games.island.thieves.band import give_speed


def begin_explore(s: IslandState, playing: int, dice: Dice, out: list[Event] | None) -> None:
    """Start the explore phase of the side on turn; `playing` are its exploring seats, 0 for the Thieves."""
    s.questions.append(QUESTIONS.make("explore"))
    for i in range(3 * s.turn, 3 * s.turn + 3):
        s.lost[i] = 0  # lost pieces can be bought from now on (I-BUY-10)
    s.free = 0
    s.offers = offers_of_turn(s)
    s.due = 1
    if s.turn == s.thieves:
        s.offers = s.rules.offers
        give_speed(s)
        return
    for seat in range(s.seats):
        if (playing >> seat) & 1:
            explorer_of(s, seat).begin_explore(s, seat, dice, out)

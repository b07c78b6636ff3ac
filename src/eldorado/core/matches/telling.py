"""Play a decision and report at once what it did.

A match leaves that until somebody asks, since most programs that play games never do: it then replays the entries
with events. A table tells everybody everything, so it does both in one pass.
"""

from __future__ import annotations

from typing import NamedTuple

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import Entry
from eldorado.core.matches.step import Step
from eldorado.core.matches.turns import revealed


class Said(NamedTuple):
    """A move as described before it is made: its notation, and whether it may reveal something.

    >>> Said("spend traveler", False).notation
    'spend traveler'
    """

    notation: str
    reveals: bool


def enter_told(
    match: Match, seat: int, action: int, dice: Dice, gesture: int = 0, said: Said | None = None
) -> Step:
    """Apply a legal action and record it, like `Match.enter`; `said` is its description if the caller has it already.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> step = enter_told(match, 0, match.meant(match.state, 0, "spend traveler"), match.chance())
    >>> step, match.untold, match.record.entries
    (1. spend traveler, [], [Entry(0, 'spend traveler', [])])
    """
    game, state, record = match.game, match.state, match.record
    if state is not match.live or match.n not in match.kept:
        match.kept[match.n] = game.clone(state)
        match.live = state
    if said is None:
        said = Said(game.notation(state, seat, action), game.decode(state, seat, action).reveals)
    # The game's mark, set beforehand, covers the last sealed answer: that nobody else played is news too.
    notation, marked, before = said.notation, said.reveals, game.actors(state)
    events: list[Event] = []
    dice.outcomes, dice.asked = [], 0
    dice.for_seat(seat)
    game.apply(state, seat, action, dice, events)
    after = game.actors(state)
    reveals = marked or revealed(dice.asked, events, before, after)
    record.entries.append(Entry(seat, notation, dice.outcomes, -1, action, gesture))
    number = len(record.entries)
    match.path.append(number)
    match.reveals.append(reveals)
    match.remember(number, state)
    step = Step(number, seat, action, dice.outcomes, dice.asked, match.tell)
    step.told(notation, events, reveals)
    if after == 0:
        match.finish()
    return step

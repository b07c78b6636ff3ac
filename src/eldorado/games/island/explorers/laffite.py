"""Laffite (I-EXP-LAFFITE): steals a card for each of his golden dice that shows one of his numbers.

He rolls with the others; with turn points only he rolls. questions/turn/roll.py asks whom he robs.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.components import LAFFITE, RESOURCES
from eldorado.games.island.model.events import whisper
from eldorado.games.island.model.explorer import EXPLORERS, Explorer
from eldorado.games.island.model.hands import cards_of, slip_over
from eldorado.games.island.model.sides import eyes
from eldorado.games.island.model.state import IslandState


class Laffite(Explorer):
    def steals(self) -> bool:
        return True


EXPLORERS[LAFFITE] = Laffite()


def thefts(s: IslandState, one: int, other: int) -> int:
    """The number of thefts this roll brings."""
    n = 0
    if one in s.rules.steals:
        n += 1
    if other in s.rules.steals:
        n += 1
    return n


def victims(s: IslandState, seat: int) -> list[int]:
    """The opponents who have cards."""
    return [other for other in range(s.seats) if s.side[other] != s.side[seat] and cards_of(s, other) > 0]


def steal(s: IslandState, seat: int, victim: int, dice: Dice, out: list[Event] | None) -> None:
    """Take a card at random; only thief and victim see it."""
    card = dice.pick(s.hand[3 * victim : 3 * victim + 3], cards_of(s, victim), RESOURCES)
    slip_over(s, victim, seat, card)
    if out is not None:
        seen = eyes(s, seat) | eyes(s, victim)
        whisper(out, "steals", {"who": seat, "from": victim}, {"card": RESOURCES[card]}, seen)

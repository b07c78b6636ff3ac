"""The abilities of explorers: hooks that the rules call; the defaults are for somebody without an ability.

Each explorer overrides some of them in a file of its own in explorers/, so that its whole ability can be read there.
`EXPLORERS[s.explorer[seat]]` is the seat's; the last entry, which index -1 reaches, is nobody: the Thieves, and every
seat before explorers are chosen.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.components import EXPLORER_NAMES
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.state import IslandState


class Explorer:
    """An explorer without an ability."""

    def start(self, rules: Rules) -> list[int]:
        """The starting cards (I-SETUP-6)."""
        return rules.start

    def villagers(self, rules: Rules) -> int:
        """The number of villagers beyond the usual one."""
        return 0

    def strength(self, rules: Rules) -> int:
        """The number of battle dice beyond the usual one."""
        return 0

    def speed(self, rules: Rules) -> int:
        """The speed beyond what the die shows or the turn points give."""
        return 0

    def bank_rate(self, rules: Rules) -> int:
        """The number of cards of one type that the bank takes for a card."""
        return rules.bank

    def rolls_again(self) -> bool:
        """Whether the golden dice, or with turn points one's battle dice, may be rerolled."""
        return False

    def steals(self) -> bool:
        """Whether the roll may bring thefts."""
        return False

    def marches_free(self) -> bool:
        """Whether an army moves one tile for free in each explore phase of the seat."""
        return False

    def keeps_hand(self, s: IslandState, seat: int) -> bool:
        """Whether the hand limit does not apply at the end of this turn."""
        return False

    def knows_top(self) -> bool:
        """Whether the seat knows the tiles that were put back on the island stack."""
        return False

    def buys_speed(self) -> bool:
        return False

    def shoots(self) -> bool:
        return False

    def before_gathering(self, s: IslandState, seat: int, out: list[Event] | None) -> None:
        """Called before the seat gathers."""

    def begin_explore(self, s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
        """Called when the seat's explore phase begins."""


EXPLORERS: Final[list[Explorer]] = [Explorer() for _ in range(len(EXPLORER_NAMES) + 1)]


def explorer_of(s: IslandState, seat: int) -> Explorer:
    """Return the abilities of the seat's explorer."""
    return EXPLORERS[s.explorer[seat]]

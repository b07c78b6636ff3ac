"""The acts of a side in its explore phase (I-TURN-6): moving, discovering, buying, trading and so on.

Each act has a home with everything about it: what is legal, what it does and why it is refused. The question Explore
puts them together (questions/turn/explore.py).
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model.state import IslandState


class Act:
    """One act, or a few that belong together."""

    def codes(self) -> list[int]:
        """The actions that belong to this act."""
        raise NotImplementedError

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        """Append the actions legal for the seat now."""
        raise NotImplementedError

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        raise NotImplementedError

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        """Explain why the seat may not do it now."""
        return None

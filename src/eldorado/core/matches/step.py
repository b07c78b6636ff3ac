"""One entry of a match; its details are worked out on demand."""

from __future__ import annotations

from collections.abc import Callable

from eldorado.core.game import Event
from eldorado.core.plain import Plain

__all__ = ["Step"]


class Step:
    """What one entry did. Its notation, its events and whether it revealed something are worked out when they are first
    asked for: that takes several times as long as the move itself.

    >>> import eldorado
    >>> step = eldorado.start("quest", seats=2, seed=7).push("end")
    >>> step.seat, step.notation, step.reveals
    (0, 'end', False)
    """

    __slots__ = ("n", "seat", "action", "outcomes", "asked", "_tell", "_notation", "_events", "_reveals")

    def __init__(
        self,
        n: int,
        seat: int,
        action: int,
        outcomes: list[Plain],
        asked: int,
        tell: Callable[[], None],
    ) -> None:
        self.n = n
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.asked = asked  # the number of draws
        self._tell: Callable[[], None] | None = tell
        self._notation = ""
        self._events: list[Event] = []
        self._reveals = False

    def told(self, notation: str, events: list[Event], reveals: bool) -> None:
        """Store notation, events and whether it revealed something; called by the match."""
        self._tell = None
        self._notation, self._events, self._reveals = notation, events, reveals

    @property
    def notation(self) -> str:
        """The move in notation."""
        if self._tell:
            self._tell()
        return self._notation

    @property
    def events(self) -> list[Event]:
        """The events, in order."""
        if self._tell:
            self._tell()
        return self._events

    @property
    def reveals(self) -> bool:
        """Whether somebody learnt something, so that the move cannot simply be taken back."""
        if self._tell:
            self._tell()
        return self._reveals

    def __repr__(self) -> str:
        return f"{self.n}. {self.notation}"

"""The interface of a bot: it sees a view and the legal actions of its seat, and nothing else."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One bot at one seat of one game; it may remember what it saw, but must play on from any view (a table can hand
    it a seat in the middle of a game, or take a move back).

    >>> class First(Bot):
    ...     def rank(self, view, legal):
    ...         return legal
    >>> import eldorado
    >>> First(eldorado.games.load("quest"), 0, Dice()).choose({}, [4, 7])
    4
    """

    def __init__(self, game: Game[Any], seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice  # the bot's own dice, never the table's
        self.seconds: float = 0.0  # time limit for a decision at a table; 0: none
        self.weighed: list[list[int]] = []  # the line of the last decision, then its rivals

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        """Return the legal actions, best first; at least the best one."""
        raise NotImplementedError

    def choose(self, view: Plain, legal: list[int]) -> int:
        return self.rank(view, legal)[0]

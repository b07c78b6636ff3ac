"""Queries on a match: whose turn it is, what is possible, what a seat sees, how it stands."""

from __future__ import annotations

from typing import Any

from eldorado.core.errors import BadAction, UserError
from eldorado.core.game import SPECTATOR, Game, Result
from eldorado.core.matches.record import Record
from eldorado.core.matches.turns import acting
from eldorado.core.plain import Plain


class Standing:
    """The read-only half of a `Match`."""

    game: Game[Any]
    state: Any
    _record: Record

    def seat(self, seat: int | None) -> int:
        """Return the seat meant, None being the one whose turn it is; BadAction for a seat that does not exist."""
        if seat is None:
            return self.turn
        if seat not in range(self._record.seats):
            raise BadAction("match.no_seat", seat=seat, seats=list(range(self._record.seats)))
        return seat

    @property
    def n(self) -> int:
        """The number of entries, undo included.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> step = match.push("end")
        >>> match.n
        1
        """
        return len(self._record.entries)

    @property
    def seats(self) -> int:
        """The number of seats.

        >>> import eldorado
        >>> eldorado.start("quest").seats
        4
        """
        return self._record.seats

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over.

        >>> import eldorado
        >>> eldorado.start("isla_dorada", seats=3).actors   # all choose at the same time
        [0, 1, 2]
        """
        return acting(self.game.actors(self.state), self._record.seats)

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> import eldorado
        >>> eldorado.start("quest").over
        False
        """
        return self.game.actors(self.state) == 0

    @property
    def turn(self) -> int:
        """The seat that owes a decision; UserError if that is not exactly one.

        >>> import eldorado
        >>> eldorado.start("quest").turn
        0
        >>> eldorado.start("isla_dorada", seats=3).turn
        Traceback (most recent call last):
        eldorado.core.errors.UserError: Name the seat; these have a decision to make: 0, 1, 2.
        """
        seats = self.actors
        if not seats:
            raise UserError("match.over")
        if len(seats) != 1:
            raise UserError("match.whose_turn", seats=seats)
        return seats[0]

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of the seat; by default of the one whose turn it is.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> len(match.legal()) == len(match.moves()), match.legal(1)
        (True, [])
        """
        return [*self.game.legal(self.state, self.seat(seat))]  # the game keeps its own lists

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal actions in notation.

        >>> import eldorado
        >>> eldorado.start("quest", seats=3, seed=7).moves()
        ['end', 'explorer machete', 'spend explorer', 'spend traveler']
        """
        who = self.seat(seat)
        return [self.game.notation(self.state, who, action) for action in self.game.legal(self.state, who)]

    def view(self, seat: int) -> Plain:
        """Return what the seat may know; -1 is a spectator.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> "hand" in match.view(0)["players"][0], "hand" in match.view(1)["players"][0]
        (True, False)
        """
        return self.game.observe(self.state, seat if seat == SPECTATOR else self.seat(seat))

    def svg(self, seat: int = SPECTATOR) -> str:
        """Draw the position as the seat or a spectator sees it. Notebooks use it to display a match.

        >>> import eldorado
        >>> eldorado.start("quest", seats=2, seed=7).svg(0)[:4]
        '<svg'
        """
        try:
            return self.game.svg(self.state, seat if seat == SPECTATOR else self.seat(seat))
        except NotImplementedError:
            raise UserError("match.no_picture", game=self.game.info.title) from None

    def _repr_svg_(self) -> str | None:
        try:
            return self.svg()
        except UserError:
            return None  # a notebook then shows the text

    def result(self) -> Result:
        """The standing, or the result if the game is over.

        >>> import eldorado
        >>> eldorado.start("quest", seats=2, seed=7).result()
        Result(over=False, ranks=[1, 1], scores=[0, 0])
        """
        return self.game.result(self.state)

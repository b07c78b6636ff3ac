"""A learner's view of a game: rows of numbers, legal actions, and rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eldorado import games
from eldorado.core.errors import BadOption
from eldorado.core.game import Game
from eldorado.core.plain import Options
from eldorado.kit.encoding import Layout

__all__ = ["features", "layout", "rewards"]


def layout(game: str | Game[Any], seats: int, options: Options | None = None) -> Layout:
    """How the views of a game become rows: `.encode(view)`, `.features`, `.tops`, `.size`. BadOption says what does
    not fit together, or that a game has none.

    >>> import eldorado
    >>> rows = layout("quest", seats=2)
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> row = rows.encode(match.game.observe(match.state, 0))
    >>> [name for name, number in zip(rows.features, row) if number and name.startswith("players.0.hand.")]
    ['players.0.hand.explorer', 'players.0.hand.traveler']
    """
    rules = games.load(game) if isinstance(game, str) else game
    try:
        found: Layout = rules.layout(seats, rules.options(seats, options or {}))
    except NotImplementedError:
        raise BadOption("lab.no_layout", game=rules.info.title) from None
    return found


def features(game: str | Game[Any], seats: int, options: Options | None = None) -> list[str]:
    """The names of all numbers of a row, in order.

    >>> features("isla_dorada", seats=3)[3:7]
    ['phase.set_up', 'phase.bidding', 'phase.paying', 'phase.moving']
    """
    return layout(game, seats, options).features


def rewards(ranks: Sequence[int]) -> list[float]:
    """What the ranks of a finished game are worth: between 1 and -1, the share of others one is ahead of minus the
    share that is ahead; the sum is 0. Where nobody wins (all have rank 2) it is -1 for all, and winning alone is 1.

    >>> rewards([2, 1, 3]), rewards([1, 1, 3]), rewards([2, 2]), rewards([1])
    ([0.0, 1.0, -1.0], [0.5, 0.5, -1.0], [-1.0, -1.0], [1.0])
    """
    if min(ranks) > 1:
        return [-1.0] * len(ranks)
    if len(ranks) == 1:
        return [1.0]
    others = len(ranks) - 1
    return [sum((rank > mine) - (rank < mine) for rank in ranks) / others for mine in ranks]

"""The lobby's card of a game: what does not fit is refused before a table is set up with it."""

from __future__ import annotations

import pytest

from eldorado.core.errors import BadOption
from eldorado.core.info import GameInfo, Option


def test_a_default_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="toy: default_seats is 3, but seats lists 2, 5"):
        GameInfo("toy", "Toy", 1, seats=(2, 5), default_seats=3)


def test_a_default_outside_its_own_bounds_is_refused() -> None:
    with pytest.raises(BadOption, match="rounds"):
        GameInfo("toy", "Toy", 1, (2,), 2, options=(Option("rounds", "number", 50, low=1, high=9),))

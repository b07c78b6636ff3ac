"""One suite for every game: what the protocol promises, checked along random games.

>>> from eldorado.core.conformance import check_game      # doctest: +SKIP
>>> check_game(game, seats=3, options={}, seed=7).steps   # doctest: +SKIP
400
"""

from __future__ import annotations

from eldorado.core.conformance.case import Broken, Chooser, Report
from eldorado.core.conformance.walk import check_game

__all__ = ["Broken", "Chooser", "Report", "check_game"]

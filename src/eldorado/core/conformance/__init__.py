"""Conformance: check the promises of the protocol along random games, for every game alike.

`check_game(game, seats=3, options={}, seed=7)` plays one game, raises `Broken` at the first broken
promise, and reports what it met on the way.
"""

from __future__ import annotations

from eldorado.core.conformance.case import Broken, Chooser, Report
from eldorado.core.conformance.walk import check_game

__all__ = ["Broken", "Chooser", "Report", "check_game"]

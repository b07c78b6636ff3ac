"""The phases of a game: set-up, the six of each round, and the end (D-ROUND-1)."""

from __future__ import annotations

from typing import Final

PHASE: Final[list[str]] = [
    "set_up", "bidding", "paying", "moving", "treasures", "cable_news", "drawing", "over",
]  # fmt: skip
SET_UP: Final = 0
BIDDING: Final = 1
PAYING: Final = 2
MOVING: Final = 3
TREASURES: Final = 4
NEWS: Final = 5
DRAWING: Final = 6
OVER: Final = 7

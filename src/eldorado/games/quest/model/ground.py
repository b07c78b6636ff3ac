"""Terrains, symbols, and the six directions, as on spaces, blockades, cards and tokens."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final[list[str]] = ["machete", "coin", "paddle", "joker", "action"]
TERRAINS: Final[list[str]] = ["jungle", "village", "water", "rubble", "camp", "mountain", "start"]
MACHETE: Final = 0  # a landscape's terrain is the number of its symbol: jungle 0, village 1, water 2
COIN: Final = 1
PADDLE: Final = 2
JOKER: Final = 3
ACTION: Final = 4
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6

DIRECTIONS: Final[list[str]] = ["e", "se", "sw", "w", "nw", "ne"]

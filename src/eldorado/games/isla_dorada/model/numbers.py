"""Numbers of the rulebook."""

from __future__ import annotations

from typing import Final

MARKERS: Final = 16
RED_FIRST: Final = 4
RED_SECOND: Final = 9
GOLD: Final = 10
DEALT: Final = 6
TREASURES_DEALT: Final = 3
DESTINIES_DEALT: Final = 2
POOL: Final = 4
HAND_LIMIT: Final = 10
SEA_TOKENS: Final = 2
OVETOS_FROM: Final = 4
PANDA_LOSS: Final = 3
MOST_SEATS: Final = 6
# Three Zeppelins, a Drako and six Kayaks pay 29: nobody can bid more with ten cards and ten gold.
MOST_BID: Final = 31

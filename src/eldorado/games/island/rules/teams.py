"""The four dice of a team (I-TEAM-4).

`pool` holds the four dice, two of each partner, and then for each of them who took it: a seat for speed, 8 + seat to
gather with, -1 while it lies there.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.island.model.state import IslandState

FREE: Final = -1
GATHER: Final = 8  # marks a die used for gathering


def wants(s: IslandState, seat: int, use: int) -> bool:
    """Whether the seat still has to take a die for that use: 0 speed, GATHER."""
    return seat + use not in s.pool[4:]


def die_of(s: IslandState, seat: int, use: int) -> int:
    return s.pool[s.pool[4:].index(seat + use)]

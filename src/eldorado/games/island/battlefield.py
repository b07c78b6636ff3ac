"""A battle as its frame says it: who fights whom for what, how strong they are, how far it has come (I-FIGHT).

The frame F_BATTLE holds  a: tile  b: attacking side  c: defending side, or -1 for a dweller  d: what is attacked
e: stage  f: the farmhouse, or the dweller's kind  g: opponents still to be fought  h: 1 if the attacker is off-turn
i: 1 once villagers came in for a farmhouse, 2 when they have lost and it is attacked itself.
"""

from __future__ import annotations

from eldorado.games.island.cave import dweller_strength
from eldorado.games.island.farmhouses import stands
from eldorado.games.island.map import fort_touches
from eldorado.games.island.ranged import shooter
from eldorado.games.island.shrines import explorer_strength
from eldorado.games.island.state import IslandState
from eldorado.games.island.strength import defence, house_strength, strength
from eldorado.games.island.tables import (
    DWELLER,
    FARM,
    RAID,
    SHOT,
)


def sides_strength(s: IslandState, i: int) -> tuple[int, int]:
    """Dice of attacker and defender in the battle whose frame begins at i, as it stands."""
    tile = s.frames[i + 1]
    what = s.frames[i + 4]
    if what == RAID:  # the Titan attacks
        pieces = s.frames[i + 6] < 0 or s.frames[i + 9] == 1
        against = defence(s, s.frames[i + 3], tile) if pieces else house_strength(s, s.frames[i + 6])
        return dweller_strength(s, s.frames[i + 7]), against
    attack = strength(s, s.frames[i + 2], tile)
    if what == DWELLER:
        return attack, dweller_strength(s, s.frames[i + 6])
    if what == SHOT:  # with his own strength only
        own = explorer_strength(s, shooter(s, s.frames[i + 2]))
        if s.frames[i + 3] < 0:
            return own, dweller_strength(s, s.frames[i + 6])
        return own, defence(s, s.frames[i + 3], tile)
    if what == FARM and s.frames[i + 9] != 1:
        return attack, house_strength(s, s.frames[i + 6])
    return attack, defence(s, s.frames[i + 3], tile)


def for_farmhouse(s: IslandState, i: int) -> bool:
    """Whether a farmhouse is attacked, also by the Titan: villagers may come in, nobody flees (I-FIGHT-11)."""
    return s.frames[i + 4] == FARM or (s.frames[i + 4] == RAID and s.frames[i + 6] >= 0)


def defended(s: IslandState, i: int) -> bool:
    """I-FIGHT-3: whether anybody is left; a fort touching the tile is somebody, a farmhouse the Titan attacks too."""
    side = s.frames[i + 3]
    tile = s.frames[i + 1]
    if side < 0 or (s.frames[i + 4] == RAID and s.frames[i + 6] >= 0):
        return True
    return stands(s, side, tile) or fort_touches(s, side, tile)

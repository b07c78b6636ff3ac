"""The cave: its stack, its dwellers, the Thieves' treasure (I-CAVE)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.events import kind_name, spot, tell
from eldorado.games.island.map import lift
from eldorado.games.island.shrines import hold_shrine
from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import EMPTY, GIANT, KINDS, THIEVES, TIGER


def is_dweller(kind: int) -> bool:
    return kind == GIANT or kind == THIEVES or kind == TIGER


def dweller_strength(s: IslandState, kind: int) -> int:
    """I-CAVE-3: from data, more for the one that keeps the cave shrine."""
    n = s.rules.dweller_strength[kind]
    if s.keeper == kind:
        n += s.rules.cave_strength
    return n


def cave_left(s: IslandState) -> int:
    """Tiles in the cave stack, the exit not counted."""
    return sum(s.cave) + sum(s.deep)


def draw_cave(s: IslandState, dice: Dice) -> int:
    """The top cave tile. The first `upper` draws come from the tiles that may lie anywhere; what was shuffled into the
    bottom half (I-SETUP-3) can only come after them."""
    if s.upper > 0:
        s.upper -= 1
        kind = dice.pick(s.cave, sum(s.cave))
        s.cave[kind] -= 1
        return kind
    for k in range(KINDS):
        s.cave[k] += s.deep[k]
        s.deep[k] = 0
    kind = dice.pick(s.cave, sum(s.cave))
    s.cave[kind] -= 1
    return kind


def shuffle_in(s: IslandState, kind: int) -> None:
    """Back into the cave stack: the whole stack is shuffled, so nothing is known to lie deep any more."""
    s.cave[kind] += 1
    for k in range(KINDS):
        s.cave[k] += s.deep[k]
        s.deep[k] = 0
    s.upper = 0


def shuffle_back(s: IslandState, tile: int, kind: int, out: list[Event] | None) -> None:
    """I-CAVE-5, I-CAVE-6, I-CAVE-9: the dweller's tile goes back into the stack, its place is empty again."""
    if out is not None:
        tell(out, "shuffled_back", {"what": kind_name(kind), "at": spot(s, tile)})
    lift(s, tile)
    shuffle_in(s, kind)


def dweller_loses(s: IslandState, tile: int, kind: int, victor: int, out: list[Event] | None) -> None:
    """I-CAVE-4, I-CAVE-7: an empty tile, the treasure, and the cave shrine if the dweller kept it."""
    s.kind[tile] = EMPTY
    if out is not None:
        tell(out, "dweller_beaten", {"who": victor, "what": kind_name(kind)})
    if kind == THIEVES:
        for r in range(3):
            s.hand[3 * victor + r] += s.treasure[r]
        if out is not None:
            tell(out, "treasure", {"who": victor, "cards": s.treasure[:]})
        s.treasure = [0, 0, 0]
    if s.keeper == kind:
        hold_shrine(s, victor, out)

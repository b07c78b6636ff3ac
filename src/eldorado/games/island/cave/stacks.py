"""The stacks of tiles: the island's, and the cave's with what lies deep in it (I-SETUP-3, I-CAVE-13)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.components import CAVE_SHRINE, EXIT, ISLAND, KIND_NAMES, KINDS
from eldorado.games.island.model.events import kind_name, spot, tell
from eldorado.games.island.model.hands import total
from eldorado.games.island.model.map import lift
from eldorado.games.island.model.state import IslandState


def stack_left(s: IslandState, sheet: int) -> int:
    """The number of tiles that can still be flipped on the island or in the cave."""
    return len(s.top) + total(s.bag) if sheet == ISLAND else cave_left(s)


def stack_lasts(s: IslandState, sheet: int) -> bool:
    """Whether any tiles can still be flipped there."""
    if sheet != ISLAND:
        return cave_left(s) > 0
    if s.top:
        return True
    for n in s.bag:  # checked at every step: mostly the first kinds are there
        if n:
            return True
    return False


def draw_tile(s: IslandState, sheet: int, dice: Dice) -> int:
    return draw_island(s, dice) if sheet == ISLAND else draw_cave(s, dice)


def draw_island(s: IslandState, dice: Dice) -> int:
    if s.top:
        return s.top.pop(0)
    kind = dice.pick(s.bag, sum(s.bag), KIND_NAMES)
    s.bag[kind] -= 1
    return kind


def cave_left(s: IslandState) -> int:
    """The number of tiles in the cave stack, not counting the exit at its beginning."""
    return total(s.cave) - s.boxed + total(s.sure) + total(s.deep)


def surface(s: IslandState) -> None:
    """Allow tiles from the bottom half to be drawn from now on."""
    if s.upper <= 0 and s.deep[CAVE_SHRINE]:
        s.sure[CAVE_SHRINE] += s.deep[CAVE_SHRINE]
        s.deep[CAVE_SHRINE] = 0
    if s.upper_exit <= 0 and s.deep[EXIT]:
        s.sure[EXIT] += s.deep[EXIT]
        s.deep[EXIT] = 0


def draw_cave(s: IslandState, dice: Dice) -> int:
    """Draw the top cave tile. Those shuffled into the bottom half (I-SETUP-3) only come after the tiles above them. Of
    the tiles that may lie in the box (I-SETUP-9) each is as likely to be there as the others."""
    surface(s)
    s.upper -= 1
    s.upper_exit -= 1
    pool = sum(s.cave)
    if s.boxed == 0:
        weights = [s.cave[k] + s.sure[k] for k in range(KINDS)]
    else:
        weights = [s.sure[k] * pool + s.cave[k] * (pool - s.boxed) for k in range(KINDS)]
    if s.upper < 0:
        s.upper = 0
    if s.upper_exit < 0:
        s.upper_exit = 0
    kind = dice.pick(weights, sum(weights), KIND_NAMES)
    if s.sure[kind]:
        s.sure[kind] -= 1
    else:
        s.cave[kind] -= 1
    return kind


def shuffle_in(s: IslandState, kind: int) -> None:
    """Put a tile back into the cave stack. The whole stack is shuffled, so no tile is known to lie deep any more."""
    s.sure[kind] += 1
    s.upper = 0
    s.upper_exit = 0
    surface(s)


def shuffle_back(s: IslandState, tile: int, kind: int, out: list[Event] | None) -> None:
    """Put the dweller's tile back into the stack; its place is empty again (I-CAVE-5, I-CAVE-6, I-CAVE-9)."""
    if out is not None:
        tell(out, "shuffled_back", {"what": kind_name(kind), "at": spot(s, tile)})
    lift(s, tile)
    shuffle_in(s, kind)

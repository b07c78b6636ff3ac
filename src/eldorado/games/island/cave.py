"""The cave: its stack, its dwellers, the Thieves' treasure (I-CAVE)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.events import kind_name, spot, tell
from eldorado.games.island.map import bits, lift
from eldorado.games.island.raid import guardian_of
from eldorado.games.island.spoils import pot, receiver_of, win_relic, win_shrine
from eldorado.games.island.state import IslandState, gain
from eldorado.games.island.tables import (
    CAVE_SHRINE,
    EMPTY,
    EXIT,
    GIANT,
    KINDS,
    THIEVES,
    TIGER,
    TITAN,
    WOLF,
)


def is_dweller(kind: int) -> bool:
    return kind == GIANT or kind == THIEVES or kind == TIGER or kind == TITAN or kind == WOLF


def dweller_strength(s: IslandState, kind: int) -> int:
    """I-CAVE-3: from data, more for the one that keeps the cave shrine."""
    n = s.rules.dweller_strength[kind]
    if s.keeper == kind:
        n += s.rules.cave_strength
    if s.stolen and guardian_of(kind) >= 0:
        n += bits(s.stolen)  # I-SOLO-4
    return n


def cave_left(s: IslandState) -> int:
    """Tiles in the cave stack, the exit at its beginning not counted."""
    return sum(s.cave) - s.boxed + sum(s.sure) + sum(s.deep)


def surface(s: IslandState) -> None:
    """What was shuffled into the bottom half may come from now on."""
    if s.upper <= 0 and s.deep[CAVE_SHRINE]:
        s.sure[CAVE_SHRINE] += s.deep[CAVE_SHRINE]
        s.deep[CAVE_SHRINE] = 0
    if s.upper_exit <= 0 and s.deep[EXIT]:
        s.sure[EXIT] += s.deep[EXIT]
        s.deep[EXIT] = 0


def draw_cave(s: IslandState, dice: Dice) -> int:
    """The top cave tile. What was shuffled into the bottom half (I-SETUP-3) can only come after the tiles above it. Of
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
    kind = dice.pick(weights, sum(weights))
    if s.sure[kind]:
        s.sure[kind] -= 1
    else:
        s.cave[kind] -= 1
    return kind


def shuffle_in(s: IslandState, kind: int) -> None:
    """Back into the cave stack: the whole stack is shuffled, so nothing is known to lie deep any more."""
    s.sure[kind] += 1
    s.upper = 0
    s.upper_exit = 0
    surface(s)


def shuffle_back(s: IslandState, tile: int, kind: int, out: list[Event] | None) -> None:
    """I-CAVE-5, I-CAVE-6, I-CAVE-9: the dweller's tile goes back into the stack, its place is empty again."""
    if out is not None:
        tell(out, "shuffled_back", {"what": kind_name(kind), "at": spot(s, tile)})
    lift(s, tile)
    shuffle_in(s, kind)


def dweller_loses(s: IslandState, tile: int, kind: int, victor: int, out: list[Event] | None) -> None:
    """I-CAVE-4, I-CAVE-7: an empty tile, the treasure, and the cave shrine if the dweller kept it."""
    if kind != TITAN:  # which has left its own tile, and may be beaten anywhere
        s.kind[tile] = EMPTY
    heir = receiver_of(s, victor, tile)
    seat = heir if heir >= 0 else s.rules.speaker[victor]
    if out is not None:
        tell(out, "dweller_beaten", {"who": seat, "what": kind_name(kind)})
    if kind == THIEVES:
        to = pot(s, victor, heir)
        for r in range(3):
            gain(s, to, r, s.treasure[r])
        if out is not None:
            tell(out, "treasure", {"who": seat, "cards": s.treasure[:]})
        s.treasure = [0, 0, 0]
    if kind == TITAN:
        s.titan = -1  # out of the game
    elif kind == WOLF:
        s.pos[(victor + 1) * s.stride - 1] = tile
    give_up(s, kind, victor, heir, tile, out)


def give_up(s: IslandState, kind: int, victor: int, heir: int, tile: int, out: list[Event] | None) -> None:
    """I-TREAS-5: who defeats a dweller takes everything it holds."""
    for k in range(3):
        if s.relic[k] == -10 - kind:
            win_relic(s, victor, heir, k)
    if s.keeper == kind:
        win_shrine(s, victor, heir, tile, out)

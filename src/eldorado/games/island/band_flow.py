"""The frames that are the Thieves' own: hiding, the haul, Bavieca's rider, the bearer of the cave shrine."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band_turn import bear, bearer_legal, disappear, ride, rider_legal
from eldorado.games.island.events import tell
from eldorado.games.island.hiding import emerge, hiding_legal, stay
from eldorado.games.island.state import IslandState, base, pop, push
from eldorado.games.island.tables import (
    A_EMERGE,
    A_FIGURE,
    A_HIDE,
    F_BEARER,
    F_EXPLORE,
    F_HAUL,
    F_HIDING,
    F_RIDER,
)
from eldorado.games.island.theft import haul_apply, haul_legal, haul_waits
from eldorado.games.island.turn import begin_explore, end_explore


def band_legal(s: IslandState, seat: int, frame: int) -> list[int]:
    if frame == F_HIDING:
        return hiding_legal(s)
    if frame == F_HAUL:
        return haul_legal(s, seat)
    return rider_legal(s) if frame == F_RIDER else bearer_legal(s)


def band_waits(s: IslandState, frame: int, dice: Dice, out: list[Event] | None) -> bool:
    """The Thieves' own frames; True while they have to decide."""
    if frame == F_HIDING:
        if len(hiding_legal(s)) > 1:
            return True
        stay(s, out)
        end_explore(s)
    elif frame == F_HAUL:
        if haul_waits(s):
            return True
        if s.frames[base(s) + 1] == 1 and out is not None:
            tell(out, "nobody_in_reach", {})
        to_explore(s, dice, out)
    elif frame == F_RIDER or frame == F_BEARER:
        among = rider_legal(s) if frame == F_RIDER else bearer_legal(s)
        if len(among) > 1:
            return True
        if not among:
            pop(s)
        elif frame == F_RIDER:
            ride(s, among[0] - A_FIGURE, out)
        else:
            bear(s, among[0] - A_FIGURE, out)
    else:
        disappear(s, out)
    return False


def to_explore(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """The Thieves have their gold or their haul, or their hideout."""
    pop(s)
    push(s, F_EXPLORE)
    begin_explore(s, 0, dice, out)


def band_act(s: IslandState, seat: int, frame: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    if frame == F_HIDING:
        if action == A_HIDE:
            stay(s, out)
            end_explore(s)
        else:
            emerge(s, action - A_EMERGE, out)
            to_explore(s, dice, out)
    elif frame == F_HAUL:
        if haul_apply(s, seat, action, dice, out):
            to_explore(s, dice, out)
    elif frame == F_RIDER:
        ride(s, action - A_FIGURE, out)
    else:
        bear(s, action - A_FIGURE, out)

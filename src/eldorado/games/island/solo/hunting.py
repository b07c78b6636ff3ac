"""The targets of the guardians, and the ways they may take (I-SOLO-3, I-SOLO-4)."""

from __future__ import annotations

from eldorado.games.island.model.state import IslandState
from eldorado.games.island.model.ways import first_steps, living, quarry
from eldorado.games.island.solo.guardians import THIEF_TURN


def robbable(s: IslandState) -> list[bool]:
    """The shrines the player controls without an offering of the Thief's (I-SOLO-4)."""
    found = [False] * len(s.kind)
    for t in range(len(s.kind)):
        if ((s.gifts[0] & ~s.stolen) >> t) & 1:
            found[t] = True
    return found


def hunts(s: IslandState, guardian: int) -> bool:
    """Whether a guardian hunts living things: the Thief only if there is no shrine to rob, or no way to one."""
    if guardian != THIEF_TURN:
        return True
    found = robbable(s)
    return not found[s.guard[guardian]] and not quarry(s, s.guard[guardian], found, True)


def goals(s: IslandState, guardian: int) -> list[bool]:
    """The goals of a guardian: shrines for the Thief; living things for the others, and for him if he has none."""
    if guardian == THIEF_TURN:
        found = robbable(s)
        if quarry(s, s.guard[guardian], found, True):
            return found
    return living(s)


def targets(s: IslandState, guardian: int) -> list[int]:
    """The tiles a guardian heads for now, public to all."""
    at = s.guard[guardian]
    if at < 0:
        return []
    if guardian == THIEF_TURN and robbable(s)[at]:
        return [at]
    return quarry(s, at, goals(s, guardian), True)


def ways(s: IslandState, guardian: int) -> list[int]:
    """The directions a guardian may take now."""
    return first_steps(s, s.guard[guardian], goals(s, guardian), True)

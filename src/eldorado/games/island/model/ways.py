"""Shortest ways over the map: how the Titan and the guardians find their targets (I-DWELL-1), and ranges."""

from __future__ import annotations

from eldorado.games.island.model.components import DIRECTIONS, SHRINE
from eldorado.games.island.model.map import secret_tiles, walkable
from eldorado.games.island.model.state import IslandState


def living(s: IslandState) -> list[bool]:
    """The tiles with an explorer or a villager on them; a Wolf attracts nobody."""
    found = [False] * len(s.kind)
    for u in range(len(s.pos)):
        if s.pos[u] >= 0 and (s.pets == 0 or u % s.stride < s.stride - s.pets):
            found[s.pos[u]] = True
    return found


def steps_away(
    s: IslandState, start: int, shrines: bool, begun: list[int], secret: bool = False
) -> list[int]:
    """The steps from a tile to every other, -1 where none leads; `begun` gets, for each of them, the mask of the first
    steps of all shortest ways. Guardians cross shrines (I-SOLO-2), ranges go out by the secret exit (I-EVENT-2)."""
    far = [-1] * len(s.kind)
    far[start] = 0
    line = [start]
    for t in line:
        for d in range(DIRECTIONS):
            other = s.near[t * DIRECTIONS + d]
            if other < 0 or not (walkable(s.kind[other]) or (shrines and s.kind[other] == SHRINE)):
                continue
            if far[other] < 0:
                far[other] = far[t] + 1
                line.append(other)
            if far[other] == far[t] + 1:
                begun[other] |= begun[t] if far[t] else 1 << d
        if secret and t == s.hole:
            for other in secret_tiles(s):
                if far[other] < 0:
                    far[other] = far[t] + 1
                    line.append(other)
    return far


def quarry(s: IslandState, start: int, goal: list[bool], shrines: bool) -> list[int]:
    """The nearest of the goal tiles; several if they are equally far."""
    far = steps_away(s, start, shrines, [0] * len(s.kind))
    best = -1
    found: list[int] = []
    for t in range(len(far)):
        if far[t] > 0 and goal[t] and (best < 0 or far[t] <= best):
            if far[t] != best:
                found = []
            best = far[t]
            found.append(t)
    return found


def first_steps(s: IslandState, start: int, goal: list[bool], shrines: bool) -> list[int]:
    """The directions in which a shortest way to one of the nearest goals begins."""
    begun = [0] * len(s.kind)
    far = steps_away(s, start, shrines, begun)
    best = -1
    mask = 0
    for t in range(len(far)):
        if far[t] > 0 and goal[t] and (best < 0 or far[t] <= best):
            if far[t] != best:
                mask = 0
            best = far[t]
            mask |= begun[t]
    return [d for d in range(DIRECTIONS) if (mask >> d) & 1]

"""Bringing pieces into a battle, and fleeing from it (I-FIGHT-2, I-FIGHT-16, I-FIGHT-17)."""

from __future__ import annotations

from typing import Final

from eldorado.games.island.map import occupation, walkable
from eldorado.games.island.movement import afford_steps, free_steps, movers
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, can_pay, cards_of
from eldorado.games.island.tables import A_ARMY, A_STEP, ARMY_MOVE, DIRECTIONS, FLEE, SEQUOIA, THROUGH

FAR: Final = 1000  # more steps than any map has


def door_of(s: IslandState, tile: int, d: int) -> int:
    """The tile from which a piece enters, -1 if none. Between entrance and cave-in one goes only inward (I-EVENT-2)."""
    if d == THROUGH and s.cave_in >= 0:
        return s.entrance if tile == s.cave_in else -1
    return s.near[tile * DIRECTIONS + d]


def ways_in(s: IslandState, side: int, tile: int, most: int = FAR) -> list[list[int]]:
    """For each direction from the battle tile the steps of a piece of the side from anywhere to the battle tile, by
    that door, as far as they are no more than `most`; empty where there is no door."""
    opponents = 0 if s.rules.cross_occupied else ~(1 << side)
    barred = occupation(s)
    found: list[list[int]] = []
    for d in range(DIRECTIONS):
        door = door_of(s, tile, d)
        far: list[int] = []
        if door >= 0 and walkable(s.kind[door]):
            far = [-1] * len(s.kind)
            far[door] = 1
            walk_back(s, tile, [door], far, barred, opponents, most)
        found.append(far)
    return found


def nearest_way(s: IslandState, side: int, tile: int, most: int) -> list[int]:
    """The steps to the battle tile by whichever door is nearest; -1 where it is farther than `most` or no way leads."""
    far = [-1] * len(s.kind)
    doors: list[int] = []
    for d in range(DIRECTIONS):
        door = door_of(s, tile, d)
        if door >= 0 and far[door] < 0 and walkable(s.kind[door]):
            far[door] = 1
            doors.append(door)
    walk_back(s, tile, doors, far, occupation(s), 0 if s.rules.cross_occupied else ~(1 << side), most)
    return far


def walk_back(
    s: IslandState, tile: int, line: list[int], far: list[int], barred: list[int], opponents: int, most: int
) -> None:
    """From the doors outward. The tile a piece starts from may be shared with opponents, the tiles between may not;
    nobody goes over the battle tile to get to it."""
    near = s.near
    for t in line:
        n = far[t] + 1
        if n > most or barred[t] & opponents:
            continue
        i = t * DIRECTIONS
        for d in range(DIRECTIONS):
            other = near[i + d]
            if other < 0 or far[other] >= 0 or other == tile or not walkable(s.kind[other]):
                continue
            if d == THROUGH and s.cave_in >= 0:
                continue  # inward only: nothing comes back this way
            far[other] = n
            line.append(other)
        if t == s.cave_in and far[s.entrance] < 0 and s.entrance != tile:
            far[s.entrance] = n
            line.append(s.entrance)


def add_brings(s: IslandState, seat: int, tile: int, legal: list[int], explorer: bool) -> None:
    """Reinforcements a seat may send, entering by each door; `legal` gets what it can pay for."""
    side = s.side[seat]
    fetch = explorer and side == s.turn
    any_villager = False
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.pos[u] >= 0 and s.pos[u] != tile and not s.held[u] and not s.fled[u]:
            any_villager = True
            break
    if not any_villager and not fetch:
        return
    first = unit_of(s, seat)
    each = s.rules.cost_cards[ARMY_MOVE]
    most = free_steps(s, seat) + (cards_of(s, seat) // each if each else FAR)
    for figure in range(s.rules.own_figures[seat]):
        most = max(most, s.speed[first + figure])
    ways = ways_in(s, side, tile, most)
    done: list[int] = []
    if fetch:
        for figure in range(s.rules.own_figures[seat]):
            u = first + figure
            at = s.pos[u]
            if at >= 0 and at != tile and not s.held[u]:
                for d in range(DIRECTIONS):
                    if ways[d] and 0 < ways[d][at] <= s.speed[u]:
                        legal.append(A_STEP + figure * DIRECTIONS + d)
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at >= 0 and at != tile and not s.held[u] and not s.fled[u] and at not in done:
            done.append(at)
            if leaves(s, side, at):
                continue
            for d in range(DIRECTIONS):
                if ways[d] and ways[d][at] > 0 and afford_steps(s, seat, ways[d][at]):
                    legal.append(A_ARMY + at * DIRECTIONS + d)


def could_bring(s: IslandState, seat: int, tile: int, explorer: bool) -> bool:
    """By public knowledge: a piece with a way to the tile, and cards enough for it if they are of the right type."""
    side = s.side[seat]
    cards = cards_of(s, seat)
    each = s.rules.cost_cards[ARMY_MOVE]
    free = free_steps(s, seat)
    first = unit_of(s, seat)
    last = first + s.rules.own_figures[seat]
    by_cards = free + (cards // each if each else FAR)  # tiles an army could be moved
    most = by_cards
    for u in range(first, last):
        most = max(most, s.speed[u] + cards)
    far: list[int] = []
    for u in range(side * s.stride, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at < 0 or at == tile or s.held[u] or s.fled[u]:
            continue
        is_figure = u - side * s.stride < s.figures
        if is_figure and (u < first or u >= last):
            continue  # the partner's
        speed = s.speed[u]
        if is_figure and s.explorer[seat] == SEQUOIA and side == s.turn:
            speed += cards  # she buys speed with wood (I-EXP-SEQUOIA)
        if is_figure and (not explorer or side != s.turn or speed <= 0):
            continue
        reach = speed if is_figure else by_cards
        if reach <= 0 or (not is_figure and leaves(s, side, at)):
            continue
        if not far:
            far = nearest_way(s, side, tile, most)
        if 0 < far[at] <= reach:
            return True
    return False


def flights(s: IslandState, side: int, tile: int) -> list[int]:
    """Directions in which villagers may flee from a tile."""
    found: list[int] = []
    barred = occupation(s)
    for d in range(DIRECTIONS):
        other = s.near[tile * DIRECTIONS + d]
        if other < 0 or not walkable(s.kind[other]):
            continue
        if s.rules.cross_occupied or barred[other] & ~(1 << side) == 0:
            found.append(d)
    return found


def can_flee(s: IslandState, seat: int) -> bool:
    return free_steps(s, seat) > 0 or can_pay(s, seat, FLEE, 1)


def could_flee(s: IslandState, seat: int, tile: int) -> bool:
    """By public knowledge."""
    side = s.side[seat]
    if movers(s, side, tile) == 0:
        return False
    if cards_of(s, seat) < s.rules.cost_cards[FLEE] and free_steps(s, seat) == 0:
        return False
    return len(flights(s, side, tile)) > 0


def add_flights(s: IslandState, seat: int, tile: int, legal: list[int]) -> None:
    side = s.side[seat]
    if not can_flee(s, seat):
        return
    if movers(s, side, tile):
        for d in flights(s, side, tile):
            legal.append(A_ARMY + tile * DIRECTIONS + d)
    if s.rules.cross_occupied:  # first edition: who has fled may be moved on (I-FIGHT-17)
        done: list[int] = []
        for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
            at = s.pos[u]
            if s.fled[u] and at >= 0 and at != tile and at not in done:
                done.append(at)
                for d in flights(s, side, at):
                    if s.near[at * DIRECTIONS + d] != tile:
                        legal.append(A_ARMY + at * DIRECTIONS + d)


def flown(s: IslandState, seat: int) -> bool:
    """First edition: villagers on the run that could be moved on."""
    if not s.rules.cross_occupied:
        return False
    side = s.side[seat]
    if cards_of(s, seat) < s.rules.cost_cards[FLEE] and free_steps(s, seat) == 0:
        return False
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.fled[u] and s.pos[u] >= 0:
            return True
    return False


def leaves(s: IslandState, side: int, source: int) -> bool:
    """First edition: whether villagers there are on the run, so that a march from there is further flight. Who stands
    with them can be brought before they come, so nothing is lost by it."""
    if not s.rules.cross_occupied:
        return False
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.pos[u] == source and s.fled[u]:
            return True
    return False

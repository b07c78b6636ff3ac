"""Bringing pieces into a battle, and fleeing from it (I-FIGHT-2, I-FIGHT-16, I-FIGHT-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.games.island.model import actions
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS, FLEE, THROUGH
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import can_pay, cards_of, payable
from eldorado.games.island.model.map import has, occupation, secret_doors, secret_tiles
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.movement import free_steps, movers

FAR: Final = 1000  # more steps than any map has


def door_of(s: IslandState, tile: int, d: int, secret: bool = True) -> int:
    """The tile from which a piece enters, -1 if none. From entrance to cave-in the way leads only inward; onto a tile
    the secret exit leads to, `through` is the way out of it (I-EVENT-2). Guardians attack buildings from shrines, where
    nobody follows them (I-MAP-3)."""
    if not s.ground[tile]:
        return -1
    if d == THROUGH:
        if tile == s.cave_in and tile >= 0:
            return s.entrance
        if tile == s.entrance and s.cave_in >= 0:
            return -1
        if secret and s.hole >= 0 and tile in secret_tiles(s):
            return s.hole
    return s.near[tile * DIRECTIONS + d]


def barring(s: IslandState, side: int) -> int:
    """The sides whose tiles a reinforcement does not cross: all opponents, none in peace (I-FIGHT-14)."""
    return 0 if s.rules.cross_occupied and s.round == 0 else ~(1 << side)


def ways_in(s: IslandState, side: int, tile: int, most: int = FAR, secret: bool = True) -> list[list[int]]:
    """For each direction from the battle tile the steps of a piece of the side from anywhere to the battle tile, by
    that door, as far as they are no more than `most`; empty where there is no door. The Wolf does not use the secret
    exit."""
    return ways_from(s, side, tile, most, secret, [0] * len(s.kind), -1)


def ways_from(
    s: IslandState, side: int, tile: int, most: int, secret: bool, seek: list[int], left: int
) -> list[list[int]]:
    """Like `ways_in`, but only as far as needed: by each door until `left` tiles with a mark in `seek` are found."""
    found: list[list[int]] = []
    ground = open_ground(s, tile)
    barred = occupation(s)
    for d in range(DIRECTIONS):
        door = door_of(s, tile, d, secret)
        if door < 0 or not s.ground[door]:
            found.append([])
            continue
        far = ground[:]
        far[door] = 1
        missing = left - 1 if seek[door] else left
        if missing:
            walk_back(s, [door], far, barred, barring(s, side), most, secret, seek, missing)
        found.append(far)
    return found


def open_ground(s: IslandState, tile: int) -> list[int]:
    """Where ways can be looked for: -1 on tiles pieces walk on, 0 on others and on the battle tile itself, because
    nobody goes over it to get to it."""
    ground = s.ground[:]
    ground[tile] = 0
    return ground


def way_by(s: IslandState, tile: int, door: int, opponents: int) -> list[int]:
    """The steps from every tile to the battle tile by one door; empty if there is no door."""
    if door < 0 or not s.ground[door]:
        return []
    far = open_ground(s, tile)
    far[door] = 1
    walk_back(s, [door], far, occupation(s), opponents, FAR, True, [0] * len(far), -1)
    return far


def comes_within(s: IslandState, side: int, tile: int, most: int, reach: list[int]) -> bool:
    """Whether from some tile the way to the battle tile, by whichever door is nearest, is no longer than that tile's
    number in `reach`. In the first edition over occupied tiles too: who comes onto one is stopped there."""
    far = open_ground(s, tile)
    doors: list[int] = []
    for d in range(DIRECTIONS):
        door = door_of(s, tile, d)
        if door >= 0 and far[door] < 0:
            if reach[door]:
                return True
            far[door] = 1
            doors.append(door)
    opponents = 0 if s.rules.cross_occupied else ~(1 << side)
    return walk_back(s, doors, far, occupation(s), opponents, most, True, reach, 1)


def walk_back(
    s: IslandState,
    line: list[int],
    far: list[int],
    barred: list[int],
    opponents: i64,
    most: i64,
    secret: bool,
    seek: list[int],
    left: i64,
) -> bool:
    """From the doors outward, into tiles where `far` is negative. The tile a piece starts from may be shared with
    opponents, the tiles between may not. Ends early, and says so, when `left` tiles were found within the steps that
    `seek` has for them: doors themselves are for the caller to look at."""
    near = s.near
    outside = secret_tiles(s) if secret and s.hole >= 0 else []
    usual: i64 = DIRECTIONS if s.cave_in < 0 else THROUGH  # inward only: nothing comes back this way
    narrow = s.cave_in >= 0 or len(outside) > 0
    t: i64
    for t in line:
        n: i64 = far[t]
        n += 1
        if n > most:
            break  # all that follow are as far away
        taken: i64 = barred[t]
        if taken & opponents:
            continue
        i = t * DIRECTIONS
        for d in range(usual):
            other: i64 = near[i + d]
            if other < 0:
                continue
            known: i64 = far[other]
            if known < 0:
                far[other] = n
                line.append(other)
                wanted: i64 = seek[other]
                if n <= wanted:
                    left -= 1
                    if left == 0:
                        return True
        if not narrow:
            continue
        other = -1
        if t == s.cave_in and far[s.entrance] < 0:
            other = s.entrance
        if outside and t in outside and far[s.hole] < 0:
            other = s.hole
        if other >= 0:
            far[other] = n
            line.append(other)
            if n <= seek[other]:
                left -= 1
                if left == 0:
                    return True
    return False


def stop_on_way(s: IslandState, side: int, tile: int, source: int, d: int) -> tuple[int, int, int]:
    """First edition: the tile where a reinforcement that finds no free way by this door comes upon an opponent, the
    steps to it, and the tile before it; -1 if no way leads to the battle at all. It attacks there (I-FIGHT-2)."""
    if barring(s, side) == 0 or not s.rules.cross_occupied:
        return -1, 0, -1
    far = way_by(s, tile, door_of(s, tile, d), 0)
    if not far or far[source] <= 0:
        return -1, 0, -1
    barred = occupation(s)
    opponents = ~(1 << side)
    at = source
    steps = 0
    while far[at] > 1:
        before = at
        n = far[at] - 1
        at = -1
        for e in range(DIRECTIONS):
            other = s.near[before * DIRECTIONS + e]
            if other >= 0 and far[other] == n and (at < 0 or barred[at] & opponents):
                at = other
        steps += 1
        if barred[at] & opponents:
            return at, steps, before
    return -1, 0, -1


def route(
    s: IslandState, side: int, tile: int, source: int, d: int, ways: list[list[int]]
) -> tuple[int, int, int]:
    """The tile reached by a door, its steps, and the tile it enters from: the battle tile by a free way, or
    else, in the first edition, the tile it is stopped on; -1 if there is no way."""
    if ways[d] and ways[d][source] > 0:
        return tile, ways[d][source], door_of(s, tile, d)
    if not s.rules.cross_occupied:
        return -1, 0, -1
    return route_by(s, side, tile, source, d)  # `ways` may end before a free way that is too long to be paid


def route_by(s: IslandState, side: int, tile: int, source: int, d: int) -> tuple[int, int, int]:
    """Like `route`, where only this door matters."""
    door = door_of(s, tile, d)
    far = way_by(s, tile, door, barring(s, side))
    if far and far[source] > 0:
        return tile, far[source], door
    return stop_on_way(s, side, tile, source, d)


def engaged(s: IslandState, side: int, tile: int) -> bool:
    """Whether the side attacks there in a battle still to be fought: its pieces cannot leave (I-FIGHT-2)."""
    if not s.queue:
        return False
    for i in range(0, len(s.queue), 3):
        if s.queue[i] == tile and s.queue[i + 1] == side:
            return True
    return False


def add_brings(s: IslandState, seat: int, tile: int, legal: list[int], explorer: bool) -> None:
    """Append the reinforcements a seat may send, by each door; `legal` gets those it can pay for."""
    side = s.side[seat]
    fetch = explorer and side == s.turn
    seek = [0] * len(s.kind)  # the tiles they come from
    left = 0
    here: i64 = tile
    slots: i64 = side * s.stride + s.figures
    end: i64 = (side + 1) * s.stride - s.pets
    first: i64 = unit_of(s, seat)
    marches = free_steps(s, seat) + payable(s, seat, ARMY_MOVE)
    most = marches
    at: i64
    if marches > 0:
        for u in range(slots, end):
            at = s.pos[u]
            if at >= 0 and at != here and not s.held[u] and not seek[at]:
                seek[at] = FAR
                left += 1
    if fetch:
        for u in range(first, first + s.rules.own_figures[seat]):
            at = s.pos[u]
            if at >= 0 and at != here and not s.held[u] and s.speed[u] > 0:
                most = max(most, s.speed[u])
                if not seek[at]:
                    seek[at] = FAR
                    left += 1
    if left == 0:
        return
    ways = ways_from(s, side, tile, most, True, seek, left)
    done: list[int] = []
    if fetch:
        for figure in range(s.rules.own_figures[seat]):
            at = s.pos[first + figure]
            if at >= 0 and at != here and not s.held[first + figure] and not engaged(s, side, at):
                for d in range(DIRECTIONS):
                    steps = steps_by(s, side, tile, at, d, ways)
                    if 0 < steps <= s.speed[first + figure]:
                        legal.append(actions.STEP + figure * DIRECTIONS + d)
    if marches <= 0:
        return
    for u in range(slots, end):
        at = s.pos[u]
        if at >= 0 and at != here and not s.held[u] and not has(done, at):
            done.append(at)
            if leaves(s, side, at) or engaged(s, side, at):
                continue
            for d in range(DIRECTIONS):
                if 0 < steps_by(s, side, tile, at, d, ways) <= marches:
                    legal.append(actions.ARMY + at * DIRECTIONS + d)


def steps_by(s: IslandState, side: int, tile: int, source: int, d: int, ways: list[list[int]]) -> int:
    """The steps of a reinforcement by a door, at least one; 0 if there is no way."""
    if ways[d]:
        steps = ways[d][source]
        if steps > 0:
            return steps
    if not s.rules.cross_occupied:
        return 0
    target, steps, _ = route(s, side, tile, source, d, ways)
    return steps if target >= 0 else 0


def could_bring(s: IslandState, seat: int, tile: int, explorer: bool) -> bool:
    """Whether, by public knowledge, a piece has a way to the tile and cards enough if of the right type."""
    side = s.side[seat]
    cards = cards_of(s, seat)
    each = s.rules.cost_cards[ARMY_MOVE]
    free = free_steps(s, seat)
    first = unit_of(s, seat)
    last = first + s.rules.own_figures[seat]
    by_cards = free + (cards // each if each else FAR)  # number of tiles an army could move
    most = by_cards
    for u in range(first, last):
        most = max(most, s.speed[u] + cards)
    reach: list[int] = []  # by tile, how far pieces can come from there
    for u in range(side * s.stride, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at < 0 or at == tile or s.held[u] or engaged(s, side, at):
            continue
        is_figure = u - side * s.stride < s.figures
        if is_figure and (u < first or u >= last):
            continue  # the partner's
        speed = s.speed[u]
        if is_figure and side == s.turn and explorer_of(s, seat).buys_speed():
            speed += cards  # she buys speed with wood (I-EXP-SEQUOIA)
        if is_figure and (not explorer or side != s.turn or speed <= 0):
            continue
        steps = speed if is_figure else by_cards
        if steps <= 0 or (not is_figure and leaves(s, side, at)):
            continue
        if not reach:
            reach = [0] * len(s.kind)
        if steps > reach[at]:
            reach[at] = steps
    if not reach:
        return False
    if comes_within(s, side, tile, most, reach):
        return True
    if s.rules.cross_occupied:
        for at in range(len(reach)):
            if reach[at] and stopped_within(s, side, tile, at, reach[at]):
                return True
    return False


def stopped_within(s: IslandState, side: int, tile: int, source: int, reach: int) -> bool:
    """First edition: whether a reinforcement from there meets an opponent, if it does not reach the battle."""
    for d in range(DIRECTIONS):
        target, steps, _ = stop_on_way(s, side, tile, source, d)
        if target >= 0 and steps <= reach:
            return True
    return False


def flights(s: IslandState, side: int, tile: int) -> list[int]:
    """The directions in which villagers may flee from a tile."""
    found: list[int] = []
    barred = occupation(s)
    for d in range(DIRECTIONS):
        other = s.near[tile * DIRECTIONS + d]
        if other < 0 or not s.ground[other]:
            continue
        if s.rules.cross_occupied or barred[other] & ~(1 << side) == 0:
            found.append(d)
    return found


def secret_flights(s: IslandState, side: int, tile: int) -> list[int]:
    """The directions from the entrance in which villagers may flee by the secret exit (I-EVENT-2)."""
    if tile != s.hole or tile < 0:
        return []
    barred = occupation(s)
    return [d for d in secret_doors(s) if barred[s.near[s.entrance * DIRECTIONS + d]] & ~(1 << side) == 0]


def can_flee(s: IslandState, seat: int) -> bool:
    return free_steps(s, seat) > 0 or can_pay(s, seat, FLEE, 1)


def could_flee(s: IslandState, seat: int, tile: int) -> bool:
    """Whether villagers could flee, by public knowledge."""
    side = s.side[seat]
    if movers(s, side, tile) == 0:
        return False
    if cards_of(s, seat) < s.rules.cost_cards[FLEE] and free_steps(s, seat) == 0:
        return False
    return len(flights(s, side, tile)) > 0 or len(secret_flights(s, side, tile)) > 0


def add_flights(s: IslandState, seat: int, tile: int, legal: list[int]) -> None:
    side = s.side[seat]
    if not can_flee(s, seat):
        return
    if movers(s, side, tile):
        for d in flights(s, side, tile):
            legal.append(actions.ARMY + tile * DIRECTIONS + d)
        for d in secret_flights(s, side, tile):
            legal.append(actions.ARMY_HOLE + d)
    if s.rules.cross_occupied:  # first edition: fleeing villagers may be moved on (I-FIGHT-17)
        done: list[int] = []
        for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
            at = s.pos[u]
            if s.fled[u] and at >= 0 and at != tile and at not in done and not engaged(s, side, at):
                done.append(at)
                for d in flights(s, side, at):
                    if s.near[at * DIRECTIONS + d] != tile:
                        legal.append(actions.ARMY + at * DIRECTIONS + d)


def flown(s: IslandState, seat: int, tile: int) -> bool:
    """First edition: whether fleeing villagers could be moved on, and not only back into the battle."""
    if not s.rules.cross_occupied:
        return False
    side = s.side[seat]
    if cards_of(s, seat) < s.rules.cost_cards[FLEE] and free_steps(s, seat) == 0:
        return False
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if s.fled[u] and at >= 0 and not engaged(s, side, at):
            for d in flights(s, side, at):
                if s.near[at * DIRECTIONS + d] != tile:
                    return True
    return False


def leaves(s: IslandState, side: int, source: int) -> bool:
    """First edition: whether villagers there are fleeing, so that a march from there is further flight. Those
    with them can be brought before they come, so nothing is lost by it."""
    if not s.rules.cross_occupied:
        return False
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.pos[u] == source and s.fled[u]:
            return True
    return False

"""The cave-in and the secret exit (I-EVENT)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.band import choose_bearer, hole_code, leave_if_gone, thief_dies
from eldorado.games.island.cave import cave_left, give_up
from eldorado.games.island.events import tell
from eldorado.games.island.guardians import GUARDIANS, beaten
from eldorado.games.island.map import lift, touched, walkable
from eldorado.games.island.movement import MARCH, afford_steps, movers, send, walk
from eldorado.games.island.sides import player_of
from eldorado.games.island.state import IslandState, cards_of, push
from eldorado.games.island.tables import (
    A_ARMY_HOLE,
    DIRECTIONS,
    EMPTY,
    EXIT,
    F_SPOILS,
    STACKS,
    THROUGH,
    TITAN,
)


def fall_in(s: IslandState, finder: int, tile: int, out: list[Event] | None) -> None:
    """I-EVENT-CAVEIN: the exit goes into the bottom half of the stack, what stands on it is defeated."""
    old = s.exit
    s.cave_in = tile
    s.voided = 1
    if out is not None:
        tell(out, "cave_in", {"who": finder})
    if old < 0:
        return
    paying = 0  # seats that lose half their cards
    for side in range(s.sides):
        first = side * s.stride
        for u in range(first, first + s.stride):
            if s.pos[u] != old:
                continue
            s.came[u] = -1
            s.held[u] = 0
            if u == first + s.stride - 1 and s.pets:
                s.pos[u] = -2  # the Wolf dies for good
            elif u < first + s.figures:
                s.pos[u] = -1
                s.speed[u] = 0
                seat = player_of(s, u)
                paying |= 1 << seat
                if side == s.thieves:
                    s.lost[3 * side] += 1
                    thief_dies(s, u)
                else:
                    s.captor[seat] = finder
            else:
                s.pos[u] = -1
                s.lost[3 * side] += 1
    if s.titan == old:
        s.titan = -1
        give_up(s, TITAN, s.side[finder], finder, tile, out)
    for k in range(GUARDIANS):
        if s.guard[k] == old:
            beaten(s, k, out)
    near = [slot for slot in range(len(s.build)) if s.build[slot] >= 0 and old in touched(s, s.build[slot])]
    s.near[s.entrance * DIRECTIONS + THROUGH] = tile  # inward only
    s.near[old * DIRECTIONS + THROUGH] = -1
    lift(s, old)
    s.exit = -1
    for slot in near:
        if not touched(s, s.build[slot]):
            s.build[slot] = -1
    if s.bearer >= 0 and s.pos[s.bearer] < 0:  # the shrine is not lost: another thief has it, or it waits
        choose_bearer(s, [])
    leave_if_gone(s, 1)
    for seat in range(s.seats):
        if (paying >> seat) & 1 and cards_of(s, seat) > 1:
            push(s, F_SPOILS, seat, cards_of(s, seat) // 2, STACKS)
    n = cave_left(s)
    s.upper_exit = n - n // 2
    s.deep[EXIT] += 1


def exit_found(s: IslandState) -> None:
    """The exit lies again: the cave-in is an empty tile."""
    if s.cave_in >= 0:
        s.near[s.cave_in * DIRECTIONS + THROUGH] = -1
        s.kind[s.cave_in] = EMPTY
        s.cave_in = -1


# --- the secret exit ---------------------------------------------------------------------------------------------
def doors(s: IslandState) -> list[int]:
    """Directions from the entrance to the tiles it leads to."""
    found: list[int] = []
    for d in range(6):
        other = s.near[s.entrance * DIRECTIONS + d]
        if other >= 0 and walkable(s.kind[other]):
            found.append(d)
    return found


def add_holes(s: IslandState, seat: int, unit: int, figure: int, legal: list[int]) -> None:
    if s.hole < 0:
        return
    if s.pos[unit] == s.hole and s.speed[unit] > 0 and not s.held[unit]:
        for d in doors(s):
            legal.append(hole_code(figure, d))
    if figure == 0 and movers(s, s.side[seat], s.hole) and afford_steps(s, seat, 1):
        for d in doors(s):
            legal.append(A_ARMY_HOLE + d)


def slip(s: IslandState, seat: int, unit: int, d: int, out: list[Event] | None) -> None:
    """The explorer leaves by the secret exit."""
    walk(s, seat, unit, s.near[s.entrance * DIRECTIONS + d], out)


def slip_army(s: IslandState, seat: int, d: int, out: list[Event] | None) -> None:
    send(s, seat, s.hole, s.near[s.entrance * DIRECTIONS + d], MARCH, 1, s.hole, out)

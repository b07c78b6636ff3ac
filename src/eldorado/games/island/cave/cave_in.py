"""The cave-in: the exit is buried, and has to be found again (I-EVENT-CAVEIN)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.cave.dwellers import give_up
from eldorado.games.island.cave.stacks import cave_left
from eldorado.games.island.model.components import DIRECTIONS, EMPTY, EXIT, THROUGH, TITAN
from eldorado.games.island.model.events import kind_name, tell, tell_losses
from eldorado.games.island.model.fighting import STACKS
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import lift, touched
from eldorado.games.island.model.sides import player_of
from eldorado.games.island.model.state import IslandState, ask, change_map, put_building, seat_of
from eldorado.games.island.solo.guardians import GUARDIANS, beaten
from eldorado.games.island.thieves.band import choose_bearer, leave_if_gone, thief_dies


def fall_in(s: IslandState, finder: int, tile: int, out: list[Event] | None) -> None:
    """Put the exit into the bottom half of the stack and defeat whatever stands on it (I-EVENT-CAVEIN)."""
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
        villagers = 0
        thieves = 0
        for u in range(first, first + s.stride):
            if s.pos[u] != old:
                continue
            s.came[u] = -1
            s.held[u] = 0
            if u == first + s.stride - 1 and s.pets:
                s.pos[u] = -2  # the Wolf dies for good
                if out is not None:
                    tell(out, "wolf_dies", {"who": seat_of(s, side)})
            elif u < first + s.figures:
                s.pos[u] = -1
                s.speed[u] = 0
                seat = player_of(s, u)
                paying |= 1 << seat
                if side == s.thieves:
                    s.lost[3 * side] += 1
                    thief_dies(s, u)
                    thieves += 1
                else:
                    s.captor[seat] = finder
                    if out is not None:
                        tell(out, "defeated", {"who": seat, "by": -1})
            else:
                s.pos[u] = -1
                s.lost[3 * side] += 1
                villagers += 1
        if out is not None:
            tell_losses(s, side, old, villagers, thieves, out)
    if s.titan == old:
        s.titan = -1
        if out is not None:
            tell(out, "dweller_beaten", {"who": finder, "what": kind_name(TITAN)})
        give_up(s, TITAN, s.side[finder], finder, tile, out)
    for k in range(GUARDIANS):
        if s.guard[k] == old:
            beaten(s, k, out)
    near = [slot for slot in range(len(s.build)) if s.build[slot] >= 0 and old in touched(s, s.build[slot])]
    change_map(s)
    s.near[s.entrance * DIRECTIONS + THROUGH] = tile  # inward only
    s.near[old * DIRECTIONS + THROUGH] = -1
    lift(s, old)
    s.exit = -1
    for slot in near:
        if not touched(s, s.build[slot]):
            put_building(s, slot, -1)
    if s.bearer >= 0 and s.pos[s.bearer] < 0:  # the shrine is not lost: another thief has it, or it waits
        choose_bearer(s, [])
    leave_if_gone(s, 1)
    for seat in range(s.seats):
        if (paying >> seat) & 1 and cards_of(s, seat) > 1:
            ask(s, "spoils", seat, cards_of(s, seat) // 2, STACKS)
    n = cave_left(s)
    s.upper_exit = n - n // 2
    s.deep[EXIT] += 1


def exit_found(s: IslandState) -> None:
    """Replace the cave-in by an empty tile, now that the exit lies again."""
    if s.cave_in >= 0:
        change_map(s)
        s.near[s.cave_in * DIRECTIONS + THROUGH] = -1
        s.kind[s.cave_in] = EMPTY
        s.cave_in = -1

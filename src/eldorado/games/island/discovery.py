"""Discovering tiles (I-MOVE-2, I-MAP-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band import finder, own_code
from eldorado.games.island.bank import add_bank
from eldorado.games.island.cave import cave_left, draw_cave, is_dweller
from eldorado.games.island.cavein import exit_found, fall_in
from eldorado.games.island.events import cell_spot, kind_name, reveal, tell
from eldorado.games.island.guardians import guardian_tile, shrine_found
from eldorado.games.island.lair import enter_lair
from eldorado.games.island.map import closed, lay, may_lie, places, shut_in, walkable
from eldorado.games.island.movement import arrive, open_way
from eldorado.games.island.raid import guardian_of
from eldorado.games.island.shrines import hold_shrine
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, can_pay, pay, pop, push
from eldorado.games.island.tables import (
    A_PLACE,
    A_WOLF,
    A_WOLF_FIND,
    ATTACKER,
    BAVIECA,
    CAVE_IN,
    CAVE_SHRINE,
    DIRECTIONS,
    DWELLER,
    EMPTY,
    EXIT,
    F_BATTLE,
    F_PLACE,
    ISLAND,
    KINDS,
    SECRET_EXIT,
    SHRINE,
    THIEVES,
    TITAN,
    TOTEC,
    WOLF_STEP,
)
from eldorado.games.island.treasures import find_treasure, is_treasure
from eldorado.games.island.wolf import wolf_of
from eldorado.kit.cells import STEPS


def stack_left(s: IslandState, sheet: int) -> int:
    return len(s.top) + sum(s.bag) if sheet == ISLAND else cave_left(s)


def can_discover(s: IslandState, unit: int) -> bool:
    """I-MOVE-5: something to flip, and a place for it."""
    at = s.pos[unit]
    if at < 0 or at == s.bridge or s.speed[unit] <= 0 or s.held[unit]:
        return False
    return stack_left(s, s.cell[at] >> 12) > 0 and len(places(s, at)) > 0


def draw_island(s: IslandState, dice: Dice) -> int:
    if s.top:
        return s.top.pop(0)
    kind = dice.pick(s.bag, sum(s.bag))
    s.bag[kind] -= 1
    return kind


def add_own(s: IslandState, seat: int, unit: int, figure: int, legal: list[int]) -> None:
    """I-HARD-1: instead of the top tile one of those dealt in secret, on the island, in the first turns."""
    if not s.rules.deals or not may_show(s, unit):
        return
    side = s.side[seat]
    for kind in range(KINDS):
        if s.secret[KINDS * side + kind]:
            legal.append(own_code(figure, kind))


def may_show(s: IslandState, unit: int) -> bool:
    at = s.pos[unit]
    if at < 0 or at == s.bridge or s.speed[unit] <= 0 or s.held[unit] or s.round >= s.rules.deal_turns:
        return False
    return s.cell[at] >> 12 == ISLAND and len(places(s, at)) > 0


def discover_own(s: IslandState, seat: int, unit: int, kind: int, out: list[Event] | None) -> None:
    s.speed[unit] -= 1
    s.due = 1
    s.secret[KINDS * s.side[seat] + kind] -= 1
    s.played[kind] += 1
    if out is not None:
        reveal(out, "shows", {"who": seat, "what": kind_name(kind)})
    push(s, F_PLACE, unit, kind, seat)


def give_back_secrets(s: IslandState, side: int) -> None:
    """What is left after a side's third turn is shuffled back, and with it what Emma knew of the stack is gone."""
    back = 0
    for kind in range(KINDS):
        back += s.secret[KINDS * side + kind]
        s.bag[kind] += s.secret[KINDS * side + kind]
        s.secret[KINDS * side + kind] = 0
    if back:
        for kind in s.top:
            s.bag[kind] += 1
        s.top = []


def discover(s: IslandState, seat: int, unit: int, dice: Dice, out: list[Event] | None) -> None:
    at = s.pos[unit]
    s.speed[unit] -= 1
    s.due = 1
    kind = draw_island(s, dice) if s.cell[at] >> 12 == ISLAND else draw_cave(s, dice)
    if out is not None:
        reveal(out, "flips", {"who": seat, "what": kind_name(kind)})
    if kind == CAVE_SHRINE and s.rules.shrine_off_board:
        hold_shrine(s, seat, out)  # I-SHRINE-5 [1st]: the finder stays where it is
        return
    push(s, F_PLACE, unit, kind, seat)


def place_legal(s: IslandState, seat: int) -> list[int]:
    unit = s.frames[base(s) + 1]
    legal = [A_PLACE + d for d in place_choices(s, seat, unit)]
    add_bank(s, seat, legal)
    return legal


def place_apply(s: IslandState, seat: int, d: int, out: list[Event] | None) -> bool:
    """Lays the flipped tile and steps onto it; True if the game has to be set up anew (I-SETUP-8)."""
    i = base(s)
    unit = s.frames[i + 1]
    kind = s.frames[i + 2]
    pop(s)
    old = s.pos[unit]
    cell = s.cell[old] + STEPS[d]
    tile = lay(s, kind, cell)
    if out is not None:
        tell(out, "discovers", {"who": seat, "what": kind_name(kind), "at": cell_spot(cell)})
    if walkable(kind):
        s.pos[unit] = tile
        s.came[unit] = old
        if s.rules.solo and guardian_of(kind) >= 0:
            guardian_tile(s, s.side[seat], tile, kind, out)
        elif kind == THIEVES and s.thieves >= 0:
            enter_lair(s, seat, tile, out)
        elif is_dweller(kind):
            found = 0
            if kind == TITAN:
                s.kind[tile] = EMPTY
                s.titan = tile
                found = 1
            push(s, F_BATTLE, tile, s.side[seat], -1, DWELLER, ATTACKER, kind, found, 0)
        else:
            if kind == CAVE_SHRINE:
                s.shrine_tile = tile
                hold_shrine(s, seat, out, tile, finder(s, tile) if s.side[seat] == s.thieves else -1)
                if s.rules.cave_tiles:
                    s.kind[tile] = EMPTY  # I-SHRINE-7: the tile stays, a piece marks who holds the shrine
                    s.shrine_tile = -1
            arrive(s, s.side[seat], tile, False)
            if kind >= BAVIECA or kind == EXIT:
                special(s, seat, tile, kind, out)
    elif kind == SHRINE and s.rules.solo:
        shrine_found(s, tile, out)
    if cell >> 12 == ISLAND and not s.over:
        if not walkable(kind) and shut_in(s):
            return True
        if (s.found < s.rules.to_win or s.entrance < 0) and closed(s):
            s.over = 2  # I-TURN-10
            if out is not None:
                tell(out, "closed", {})
    return False


def special(s: IslandState, seat: int, tile: int, kind: int, out: list[Event] | None) -> None:
    """What the expansion's cave tiles do when they are entered for the first time."""
    if is_treasure(kind):
        find_treasure(s, seat, tile, kind, out)
    elif kind == CAVE_IN:
        fall_in(s, seat, tile, out)
    elif kind == SECRET_EXIT:
        s.hole = tile
    elif kind == TOTEC:
        s.totec = 1
    else:
        exit_found(s)


def place_choices(s: IslandState, seat: int, unit: int) -> list[int]:
    """Where the flipped tile may be laid."""
    if s.pets and unit % s.stride == s.stride - 1:
        return find_places(s, seat, unit)
    return places(s, s.pos[unit])


# --- the Wolf discovers (I-DWELL-5) -----------------------------------------------------------------------
def add_wolf(s: IslandState, seat: int, legal: list[int]) -> None:
    """In the own explore phase."""
    side = s.side[seat]
    u = wolf_of(s, side)
    if u < 0 or s.held[u] or not can_pay(s, seat, WOLF_STEP, 1):
        return
    for d in range(DIRECTIONS):
        if open_way(s, s.pos[u], d):
            legal.append(A_WOLF + d)
    if stack_left(s, s.cell[s.pos[u]] >> 12) > 0 and find_places(s, seat, u):
        legal.append(A_WOLF_FIND)


def find_places(s: IslandState, seat: int, unit: int) -> list[int]:
    """Directions from the Wolf to places that are next to its explorer, or a thief of its band, too (I-DWELL-5)."""
    at = s.pos[unit]
    if at == s.bridge:
        return []
    found: list[int] = []
    first = unit_of(s, seat)
    for d in range(6):
        cell = s.cell[at] + STEPS[d]
        beside = False
        for u in range(first, first + s.rules.own_figures[seat]):
            explorer = s.pos[u]
            if explorer >= 0 and explorer != s.bridge:
                for e in range(6):
                    if s.cell[explorer] + STEPS[e] == cell:
                        beside = True
        if beside and may_lie(s, cell):
            found.append(d)
    return found


def wolf_find(s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    u = (s.side[seat] + 1) * s.stride - 1
    pay(s, seat, WOLF_STEP, 1)
    s.due = 1
    kind = draw_island(s, dice) if s.cell[s.pos[u]] >> 12 == ISLAND else draw_cave(s, dice)
    if out is not None:
        reveal(out, "flips", {"who": seat, "what": kind_name(kind)})
    push(s, F_PLACE, u, kind, seat)

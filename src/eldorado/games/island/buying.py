"""Purchases: villagers, offerings, farmhouses, forts, and removing buildings (I-BUY)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.band import free_thief, item_name, place_thief, thieves_left
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.map import corner_free, occupation, touched, walkable
from eldorado.games.island.shrines import check_win, island_shrines
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, can_pay, pay, pop, push
from eldorado.games.island.tables import (
    A_FARMHOUSE,
    A_FORT,
    A_OFFERING,
    A_REMOVE,
    A_VILLAGER,
    BUILDINGS,
    DIRECTIONS,
    F_BUY,
    FARMHOUSE,
    FORT,
    FORT_SLOT,
    OFFERING,
    SHRINE,
    VILLAGER,
)
from eldorado.kit.cells import corner_cells, corner_of

OFFERINGS = 3  # pieces of a side (I-SETUP-2)


# --- supply ----------------------------------------------------------------------------------------
def villagers_left(s: IslandState, side: int) -> int:
    """In supply and not waiting for the next explore phase (I-BUY-10)."""
    if side == s.thieves:
        return thieves_left(s)
    n = -s.lost[3 * side]
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.pos[u] == -1:
            n += 1
    return n


def farmhouses_left(s: IslandState, side: int) -> int:
    n = -s.lost[3 * side + 1]
    for i in range(side * BUILDINGS, side * BUILDINGS + FORT_SLOT):
        if s.build[i] < 0:
            n += 1
    return n


def forts_left(s: IslandState, side: int) -> int:
    return (1 if s.build[side * BUILDINGS + FORT_SLOT] < 0 else 0) - s.lost[3 * side + 2]


def offerings_left(s: IslandState, side: int) -> int:
    return OFFERINGS - island_shrines(s, side)


# --- where -----------------------------------------------------------------------------------------
def villager_tiles(s: IslandState, side: int) -> list[int]:
    """I-BUY-2: walkable, touching one of one's buildings, not occupied by an opponent."""
    found: list[int] = []
    taken: list[int] = []
    for i in range(side * BUILDINGS, (side + 1) * BUILDINGS):
        if s.build[i] >= 0:
            if not taken:
                taken = occupation(s)
            for t in touched(s, s.build[i]):
                if t not in found and t != s.bridge and walkable(s.kind[t]) and taken[t] & ~(1 << side) == 0:
                    found.append(t)
    return found


def offering_tiles(s: IslandState, side: int, at: int) -> list[int]:
    """I-BUY-3, I-SOLO-2: shrines next to the explorer without an offering of the side, and without a guardian."""
    found: list[int] = []
    for d in range(6):
        other = s.near[at * DIRECTIONS + d]
        if (
            other >= 0
            and s.kind[other] == SHRINE
            and not (s.gifts[side] >> other) & 1
            and other not in s.guard
        ):
            found.append(other)
    return found


def fort_fits(s: IslandState, side: int, corner: int, taken: list[int]) -> bool:
    """I-BUY-5: no tile there is occupied by an opponent."""
    for cell in corner_cells(corner):
        t = s.grid.get(cell, -1)
        if t >= 0 and taken[t] & ~(1 << side):
            return False
    return True


# --- what can be bought now ------------------------------------------------------------------------
def add_purchases(s: IslandState, seat: int, legal: list[int]) -> None:
    side = s.side[seat]
    if can_pay(s, seat, VILLAGER, 1) and villagers_left(s, side) > 0:
        for t in villager_tiles(s, side):
            legal.append(A_VILLAGER + t)
    farm = can_pay(s, seat, FARMHOUSE, 1)
    fort = can_pay(s, seat, FORT, 1)
    offering = can_pay(s, seat, OFFERING, 1) and s.found > 0 and offerings_left(s, side) > 0
    if not (farm or fort or offering):
        return
    build_farm = farm and farmhouses_left(s, side) > 0
    build_fort = fort and forts_left(s, side) > 0
    taken = occupation(s) if build_fort else []
    first = unit_of(s, seat)
    for figure in range(s.rules.own_figures[seat]):
        at = s.pos[first + figure]
        if at < 0:
            continue
        if offering:
            for t in offering_tiles(s, side, at):
                if figure == 0 or A_OFFERING + t not in legal:
                    legal.append(A_OFFERING + t)
        cell = s.cell[at]
        if (build_farm or build_fort) and at != s.bridge:
            for i in range(6):
                corner = corner_of(cell, i)
                if corner_free(s, corner):
                    if build_farm:
                        legal.append(A_FARMHOUSE + figure * 6 + i)
                    if build_fort and fort_fits(s, side, corner, taken):
                        legal.append(A_FORT + figure * 6 + i)
        if s.rules.removal and at != s.bridge:
            for b in range(BUILDINGS):
                paid = fort if b == FORT_SLOT else farm
                if paid and may_remove(s, side, b, cell) and (figure == 0 or A_REMOVE + b not in legal):
                    legal.append(A_REMOVE + b)


def may_remove(s: IslandState, side: int, building: int, cell: int) -> bool:
    """I-BUY-6: one's own building at the explorer's tile."""
    corner = s.build[side * BUILDINGS + building]
    return corner >= 0 and cell in corner_cells(corner)


# --- announcing and paying -------------------------------------------------------------------------
def announce(s: IslandState, seat: int, item: int, place: int, out: list[Event] | None) -> None:
    """I-BUY-11: a purchase names piece and place. Before those that others may answer to, a window opens."""
    if out is not None:
        tell(out, "announces", {"who": seat, "what": item_name(s, seat, item)})
    push(s, F_BUY, item, place, seat)
    s.due = 1 if item == OFFERING or s.rules.announce_all else 0


def still_possible(s: IslandState, seat: int, item: int, place: int) -> bool:
    """Whether the announced purchase can still be made after the reactions."""
    side = s.side[seat]
    if not can_pay(s, seat, item, 1):
        return False
    if item == VILLAGER:
        return villagers_left(s, side) > 0 and place in villager_tiles(s, side)
    first = unit_of(s, seat)
    there = False  # a figure that can place it
    for u in range(first, first + s.rules.own_figures[seat]):
        at = s.pos[u]
        if at < 0:
            continue
        if item == OFFERING:
            if offerings_left(s, side) > 0 and place in offering_tiles(s, side, at):
                return True
        elif at != s.bridge and s.cell[at] in corner_cells(place):
            there = True
    if not there or not corner_free(s, place):
        return False
    if item == FARMHOUSE:
        return farmhouses_left(s, side) > 0
    return forts_left(s, side) > 0 and fort_fits(s, side, place, occupation(s))


def commit(s: IslandState, out: list[Event] | None) -> None:
    """The window is closed: pay and place, or nothing at all."""
    i = base(s)
    item = s.frames[i + 1]
    place = s.frames[i + 2]
    seat = s.frames[i + 3]
    s.due = 1
    if not still_possible(s, seat, item, place):
        withdraw(s, out)
        return
    pop(s)
    pay(s, seat, item, 1)
    side = s.side[seat]
    if item == VILLAGER and side == s.thieves:
        place_thief(s, free_thief(s), place)
        if out is not None:
            tell(out, "buys", {"who": seat, "what": "thief", "at": spot(s, place), "land": land(s, place)})
    elif item == VILLAGER:
        for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
            if s.pos[u] == -1:
                s.pos[u] = place
                s.came[u] = -1
                s.held[u] = 0
                break
        if out is not None:
            tell(out, "buys", {"who": seat, "what": "villager", "at": spot(s, place), "land": land(s, place)})
    elif item == OFFERING:
        s.gifts[side] |= 1 << place
        if out is not None:
            tell(out, "buys", {"who": seat, "what": "offering", "at": spot(s, place), "land": land(s, place)})
        check_win(s, out)
    else:
        first = side * BUILDINGS
        slot = first + FORT_SLOT
        if item == FARMHOUSE:
            slot = first if s.build[first] < 0 else first + 1
        s.build[slot] = place
        if out is not None:
            at = s.pos[unit_of(s, seat)] if side != s.thieves else touched(s, place)[0]
            tell(
                out,
                "buys",
                {"who": seat, "what": item_name(s, seat, item), "at": spot(s, at), "land": land(s, at)},
            )


def withdraw(s: IslandState, out: list[Event] | None) -> None:
    """What was announced does not happen: it has become impossible, or the turn is over (I-BUY-11, I-FIGHT-9)."""
    i = base(s)
    item = s.frames[i + 1]
    seat = s.frames[i + 3]
    pop(s)
    if out is not None:
        tell(out, "prevented", {"who": seat, "what": item_name(s, seat, item)})


def remove(s: IslandState, seat: int, building: int, out: list[Event] | None) -> None:
    """I-BUY-6: for the price of building it; the piece can be bought again at once."""
    side = s.side[seat]
    item = FORT if building == FORT_SLOT else FARMHOUSE
    pay(s, seat, item, 1)
    s.build[side * BUILDINGS + building] = -1
    s.due = 1
    if out is not None:
        tell(out, "removes", {"who": seat, "what": item_name(s, seat, item)})

"""The Thieves' pieces: thieves as figures, outposts and hideout in the slots of farmhouses and fort (I-THIEF).

`s.thieves` is their side, -1 without them. `bearer` is the unit that carries the cave shrine for them, -1 while it
waits on their board; `cursed_unit` the thief under the curse, -1 while it waits for the next one placed (I-TREAS-9).
"""

from __future__ import annotations

from eldorado.games.island.model.components import BAND_ITEMS, BUILDINGS, DIRECTIONS, FORT, HORSE, ITEM_NAMES
from eldorado.games.island.model.hands import drop, to_stock
from eldorado.games.island.model.state import OFF, IslandState, ask, seat_of


def is_band(s: IslandState, seat: int) -> bool:
    """Whether the seat plays the Thieves."""
    return s.thieves >= 0 and seat >= 0 and s.side[seat] == s.thieves


def thieves_on_map(s: IslandState) -> list[int]:
    """The units of the thieves that stand somewhere."""
    first = s.thieves * s.stride
    return [u for u in range(first, first + s.figures) if s.pos[u] >= 0]


def thieves_at(s: IslandState, tile: int) -> list[int]:
    return [u for u in thieves_on_map(s) if s.pos[u] == tile]


def free_thief(s: IslandState) -> int:
    """A thief in supply, -1 if there is none."""
    first = s.thieves * s.stride
    for u in range(first, first + s.figures):
        if s.pos[u] == OFF:
            return u
    return -1


def thieves_left(s: IslandState) -> int:
    """The number of thieves that can be bought: those lost since the last explore phase began wait (I-THIEF-8)."""
    n = -s.lost[3 * s.thieves]
    first = s.thieves * s.stride
    for u in range(first, first + s.figures):
        if s.pos[u] == OFF:
            n += 1
    return n


def thief_strength(s: IslandState, unit: int) -> int:
    """A thief's strength: not raised by island shrines, but by the cave shrine for its bearer (I-THIEF-5)."""
    n = s.rules.thief_strength
    if s.bearer == unit:
        n += s.rules.cave_strength
    if s.cursed_unit == unit and n > 0:
        n -= 1
    return n


def turn_speed(s: IslandState, unit: int) -> int:
    """The speed a thief has in a turn (I-THIEF-5, I-TREAS-4)."""
    n = s.rules.thief_speed
    if s.cursed_unit == unit and n > 0:
        n -= 1
    return n


def place_thief(s: IslandState, unit: int, tile: int) -> None:
    """Place a thief on the map: out of hiding, with what waited for it (I-TREAS-8, I-TREAS-9)."""
    s.pos[unit] = tile
    s.came[unit] = -1
    s.held[unit] = 0
    s.hidden = 0
    seat = seat_of(s, s.thieves)
    if s.cursed == seat and s.cursed_unit < 0:
        s.cursed_unit = unit
    if s.shrine_seat == seat and s.bearer < 0:
        carry(s, unit)
    s.speed[unit] = turn_speed(s, unit) if s.turn == s.thieves else 0


def carry(s: IslandState, unit: int) -> None:
    """Give a thief the cave shrine to carry; it lifts that thief's curse (I-TREAS-4)."""
    s.bearer = unit
    if s.cursed_unit == unit:
        s.cursed = -1
        s.cursed_unit = -1


def choose_bearer(s: IslandState, among: list[int]) -> None:
    """Give the shrine to one of these, or of all on the map; if there are none it waits (I-TREAS-6, I-TREAS-7)."""
    s.bearer = -1
    units = among if among else thieves_on_map(s)
    if len(units) == 1:
        carry(s, units[0])
        return
    mask = 0
    for u in units:
        mask |= 1 << (u - s.thieves * s.stride)
    if mask:
        ask(s, "bearer", mask)


def finder(s: IslandState, tile: int) -> int:
    """The thief who found a tile: on it, or if the Wolf did, the first one beside it (I-DWELL-5)."""
    for u in thieves_at(s, tile):
        return u
    for u in thieves_on_map(s):
        for d in range(6):
            if s.near[s.pos[u] * DIRECTIONS + d] == tile:
                return u
    return -1


def thief_dies(s: IslandState, unit: int) -> None:
    """Remove a thief; its curse waits for the next thief placed (I-TREAS-9)."""
    if s.cursed_unit == unit:
        s.cursed_unit = -1


# --- in play or in hiding -------------------------------------------------------------------------
def in_play(s: IslandState) -> bool:
    """Whether any piece is on the map except offerings and the Wolf (I-THIEF-3, I-DWELL-4)."""
    for slot in range(s.thieves * BUILDINGS, (s.thieves + 1) * BUILDINGS):
        if s.build[slot] >= 0:
            return True
    return len(thieves_on_map(s)) > 0


def leave_if_gone(s: IslandState, cave_in: int) -> None:
    """After a loss, check for the last piece. What the loss costs is pushed above and paid first (I-THIEF-14)."""
    if s.thieves >= 0 and not s.hidden and not in_play(s):
        ask(s, "vanish", cave_in)


def vanish(s: IslandState, cave_in: int) -> None:
    """Hide: cards to the stacks, exactly (cave-in: at least) two doubloons, the turn is over (I-THIEF-3, I-EVENT-1)."""
    seat = seat_of(s, s.thieves)
    for r in range(3):
        to_stock(s, r, s.hand[3 * seat + r])
        drop(s, seat, r, s.hand[3 * seat + r])
    if not cave_in or s.doubloons < s.rules.doubloons_back:
        s.doubloons = s.rules.doubloons_back
    s.hidden = 1
    if s.turn == s.thieves:
        s.ending = 1


# --- doubloons ------------------------------------------------------------------------------------
def coin(s: IslandState, n: int) -> None:
    """Take doubloons from the stacks, as far as there are any."""
    s.doubloons = min(s.rules.doubloons, s.doubloons + n)


def may_pair(s: IslandState, seat: int, resource: int) -> bool:
    """Whether two cards of one type may be exchanged for a doubloon, up to all there are (I-THIEF-6)."""
    return s.doubloons < s.rules.doubloons and s.hand[3 * seat + resource] >= s.rules.pair


def pay_pair(s: IslandState, seat: int, resource: int) -> None:
    drop(s, seat, resource, s.rules.pair)
    to_stock(s, resource, s.rules.pair)
    s.doubloons += 1


def give_speed(s: IslandState) -> None:
    """Begin the explore phase: each thief gets its speed, one of them Bavieca's too (I-THIEF-5, I-TREAS-1)."""
    on_map = thieves_on_map(s)
    for u in on_map:
        s.speed[u] = turn_speed(s, u)
    if on_map and s.relic[HORSE] == seat_of(s, s.thieves):
        ask(s, "rider")


def figures_asked(s: IslandState, mask: int) -> list[int]:
    """The figures of the mask that are on the map; all for a mask of -1."""
    first = s.thieves * s.stride
    return [u - first for u in thieves_on_map(s) if (mask >> (u - first)) & 1]


# --- names ----------------------------------------------------------------------------------------
def item_name(s: IslandState, seat: int, item: int) -> str:
    """The name of a purchase: the Thieves' pieces have names of their own."""
    return BAND_ITEMS[item] if item <= FORT and is_band(s, seat) else ITEM_NAMES[item]


def building_word(s: IslandState, side: int, fort: bool) -> str:
    if side == s.thieves:
        return "hideout" if fort else "outpost"
    return "fort" if fort else "farmhouse"

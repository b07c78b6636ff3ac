"""Why a purchase is refused: its price, its supply, its place (I-BUY)."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band, item_name
from eldorado.games.island.buying import (
    farmhouses_left,
    fort_fits,
    forts_left,
    may_remove,
    offerings_left,
    villagers_left,
)
from eldorado.games.island.map import building_touches, corner_free, occupation, walkable
from eldorado.games.island.refusals_band import coins_short, thief_tile_refusal
from eldorado.games.island.refusals_ground import all_off_map, no, off_map, standing
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, can_pay
from eldorado.games.island.tables import (
    A_FARMHOUSE,
    A_FORT,
    BUILDINGS,
    DIRECTIONS,
    FARMHOUSE,
    FORT,
    FORT_SLOT,
    ITEM_NAMES,
    OFFERING,
    SHRINE,
    VILLAGER,
)
from eldorado.kit.cells import corner_of


# --- buying -------------------------------------------------------------------------------------------------------
def price(s: IslandState, item: int) -> Plain:
    return {
        "what": ITEM_NAMES[item],
        "food": s.rules.cost[3 * item],
        "wood": s.rules.cost[3 * item + 1],
        "gold": s.rules.cost[3 * item + 2],
    }


def too_dear(s: IslandState, seat: int, item: int) -> Refusal | None:
    if item <= OFFERING and is_band(s, seat):
        return coins_short(s, seat, item)
    return None if can_pay(s, seat, item, 1) else no("I-BUY-1", "too_dear", price(s, item))


def none_left(s: IslandState, side: int, item: int, left: int, lost: int) -> Refusal | None:
    if left > 0:
        return None
    what = {"what": item_name(s, s.rules.speaker[side], item)}
    if lost:
        return no("I-THIEF-8" if side == s.thieves else "I-BUY-10", "lost_this_turn", what)
    return no("I-BUY-1", "none_left", what)


def villager_supply(s: IslandState, side: int) -> Refusal | None:
    return none_left(s, side, VILLAGER, villagers_left(s, side), s.lost[3 * side])


def villager_refusal(s: IslandState, seat: int, tile: int) -> Refusal | None:
    side = s.side[seat]
    if side == s.thieves:
        found = thief_tile_refusal(s, tile)
        return found or villager_supply(s, side) or too_dear(s, seat, VILLAGER)
    if not building_touches(s, side, 0, BUILDINGS, tile):
        return no("I-BUY-2", "not_beside_building")
    if not walkable(s.kind[tile]):
        return no("I-BUY-2", "not_walkable")
    if tile == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    if occupation(s)[tile] & ~(1 << side):
        return no("I-BUY-2", "occupied")
    return villager_supply(s, side) or too_dear(s, seat, VILLAGER)


def offering_refusal(s: IslandState, seat: int, tile: int) -> Refusal | None:
    side = s.side[seat]
    found = all_off_map(s, seat)
    if found:
        return found
    if s.kind[tile] != SHRINE:
        return no("I-BUY-3", "no_shrine")
    if (s.gifts[side] >> tile) & 1:
        return no("I-BUY-3", "has_offering")
    if tile in s.guard:
        return no("I-SOLO-2", "guarded")
    if all(tile not in s.near[t * DIRECTIONS : t * DIRECTIONS + 6] for t in standing(s, seat)):
        return no("I-BUY-3", "not_next_to_shrine")
    if offerings_left(s, side) <= 0:
        return no("I-BUY-1", "none_left", {"what": "offering"})
    return too_dear(s, seat, OFFERING)


def building_refusal(s: IslandState, seat: int, action: int) -> Refusal | None:
    side = s.side[seat]
    fort = action >= A_FORT
    figure, i = divmod(action - (A_FORT if fort else A_FARMHOUSE), 6)
    found = off_map(s, seat, figure)
    if found:
        return found
    if s.pos[unit_of(s, seat) + figure] == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    corner = corner_of(s.cell[s.pos[unit_of(s, seat) + figure]], i)
    if not corner_free(s, corner):
        return no("I-MAP-4", "corner_taken")
    if fort:
        if not fort_fits(s, side, corner, occupation(s)):
            return no("I-THIEF-10" if side == s.thieves else "I-BUY-5", "fort_occupied")
        left = none_left(s, side, FORT, forts_left(s, side), s.lost[3 * side + 2])
        return left or too_dear(s, seat, FORT)
    left = none_left(s, side, FARMHOUSE, farmhouses_left(s, side), s.lost[3 * side + 1])
    return left or too_dear(s, seat, FARMHOUSE)


def removal_refusal(s: IslandState, seat: int, building: int) -> Refusal | None:
    side = s.side[seat]
    if not s.rules.removal:
        return no("I-BUY-6", "no_removal")
    found = all_off_map(s, seat)
    if found:
        return found
    if not any(may_remove(s, side, building, s.cell[t]) for t in standing(s, seat)):
        return no("I-BUY-6", "not_beside_own")
    return too_dear(s, seat, FORT if building == FORT_SLOT else FARMHOUSE)

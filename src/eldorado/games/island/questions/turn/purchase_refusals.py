"""Refusals of purchases: price, supply, place (I-BUY)."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    BUILDINGS,
    DIRECTIONS,
    FARMHOUSE,
    FORT,
    FORT_SLOT,
    OFFERING,
    SHRINE,
    VILLAGER,
)
from eldorado.games.island.model.map import building_touches, corner_free, occupants, occupation, walkable
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.market import (
    farmhouses_left,
    fort_fits,
    forts_left,
    may_remove,
    offerings_left,
    villagers_left,
)
from eldorado.games.island.rules.refusing import all_off_map, no, none_left, off_map, standing, too_dear
from eldorado.kit.cells import corner_of


def villager_supply(s: IslandState, side: int) -> Refusal | None:
    return none_left(s, side, VILLAGER, villagers_left(s, side), s.lost[3 * side])


def refuse_villager(s: IslandState, seat: int, tile: int) -> Refusal | None:
    side = s.side[seat]
    clause = "I-THIEF-7" if side == s.thieves else "I-BUY-2"
    if not building_touches(s, side, 0, BUILDINGS, tile):
        return no(clause, "not_beside_outpost" if side == s.thieves else "not_beside_building")
    if not walkable(s.kind[tile]):
        return no(clause, "not_walkable")
    if tile == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    if occupants(s, tile) & ~(1 << side):
        return no(clause, "occupied")
    return villager_supply(s, side) or too_dear(s, seat, VILLAGER)


def refuse_offering(s: IslandState, seat: int, tile: int) -> Refusal | None:
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
        if side == s.thieves:
            return no("I-THIEF-7", "thief_not_next_to_shrine")
        return no("I-BUY-3", "not_next_to_shrine")
    if offerings_left(s, side) <= 0:
        return no("I-BUY-1", "none_left", {"what": "offering"})
    return too_dear(s, seat, OFFERING)


def refuse_building(s: IslandState, seat: int, action: int, taken: list[int] | None = None) -> Refusal | None:
    """Explain why a farmhouse or a fort cannot be built there; `taken` is the occupation, if known already."""
    side = s.side[seat]
    fort = action >= actions.FORT
    figure, i = divmod(action - (actions.FORT if fort else actions.FARMHOUSE), 6)
    found = off_map(s, seat, figure)
    if found:
        return found
    at = s.pos[unit_of(s, seat) + figure]
    if at == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    corner = corner_of(s.cell[at], i)
    if not corner_free(s, corner):
        return no("I-MAP-4", "corner_taken")
    if fort:
        if not fort_fits(s, side, corner, occupation(s) if taken is None else taken):
            return no("I-THIEF-10" if side == s.thieves else "I-BUY-5", "fort_occupied")
        left = none_left(s, side, FORT, forts_left(s, side), s.lost[3 * side + 2])
        return left or too_dear(s, seat, FORT)
    left = none_left(s, side, FARMHOUSE, farmhouses_left(s, side), s.lost[3 * side + 1])
    return left or too_dear(s, seat, FARMHOUSE)


def refuse_removal(s: IslandState, seat: int, building: int) -> Refusal | None:
    if not s.rules.removal:
        return no("I-BUY-6", "no_removal")
    found = all_off_map(s, seat)
    if found:
        return found
    side = s.side[seat]
    beside = [t for t in standing(s, seat) if may_remove(s, side, building, s.cell[t])]
    if beside and all(t == s.bridge for t in beside):
        return no("I-BRIDGE-5", "on_bridge")
    if not beside:
        band = side == s.thieves
        return no("I-THIEF-6", "thief_not_beside_own") if band else no("I-BUY-6", "not_beside_own")
    return too_dear(s, seat, FORT if building == FORT_SLOT else FARMHOUSE)

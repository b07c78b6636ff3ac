"""Refusals of the explore phase: moving, discovering, marching, trading; of purchases: refusals_buying.py."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.games.island.bridge import bridge_used, spans
from eldorado.games.island.cavein import doors
from eldorado.games.island.discovery import find_places, stack_left
from eldorado.games.island.map import may_lie, occupation, places, walkable
from eldorado.games.island.movement import afford_steps, beyond, movers, open_way
from eldorado.games.island.notation_band import more_parts
from eldorado.games.island.ranged import in_range
from eldorado.games.island.refusals_band import band_act_refusal
from eldorado.games.island.refusals_buying import (
    building_refusal,
    offering_refusal,
    price,
    removal_refusal,
    too_dear,
    villager_refusal,
)
from eldorado.games.island.refusals_ground import all_off_map, no, off_map, standing
from eldorado.games.island.sides import offers_of_turn, unit_of
from eldorado.games.island.state import IslandState, base, can_pay, villager_slots
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_ARMY_HOLE,
    A_BRIDGE,
    A_BRIDGE_MORE,
    A_DIE,
    A_DISCOVER,
    A_EMERGE,
    A_FARMHOUSE,
    A_GIVE,
    A_HIDE,
    A_HOLE,
    A_HOLE_MORE,
    A_OFFERING,
    A_OWN,
    A_OWN_MORE,
    A_PLACE,
    A_PUT,
    A_RAZE,
    A_RECALL,
    A_REMOVE,
    A_SEAT,
    A_SHOOT,
    A_SPRINT,
    A_STEP,
    A_TRADE,
    A_UNBRIDGE,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    ARMY_MOVE,
    BRIDGE_ITEM,
    BUILDINGS,
    DIRECTIONS,
    ISLAND,
    KINDS,
    SEQUOIA,
    SPRINT,
    THROUGH,
    WATER,
    WOLF_STEP,
    YANGA,
)
from eldorado.games.island.trade import may_trade
from eldorado.games.island.wolf import wolf_of
from eldorado.kit.cells import CENTRE, STEPS, distance


def explore_refusal(s: IslandState, seat: int, action: int) -> Refusal | None:
    side = s.side[seat]
    if A_DISCOVER <= action < A_STEP:
        return cannot_move(s, seat, action - A_DISCOVER) or cannot_discover(s, seat, action - A_DISCOVER)
    if A_STEP <= action < A_PLACE:
        figure, d = divmod(action - A_STEP, DIRECTIONS)
        return cannot_move(s, seat, figure) or blocked(s, s.pos[unit_of(s, seat) + figure], d)
    if A_FARMHOUSE <= action < A_REMOVE:
        return building_refusal(s, seat, action)
    if A_REMOVE <= action < A_RAZE:
        return removal_refusal(s, seat, action - A_REMOVE)
    if A_RAZE <= action < A_OWN:
        if (action - A_RAZE) // 3 // BUILDINGS == side:
            return no("I-FIGHT-11", "own_farmhouse")
        return no("I-FIGHT-1", "peace") if s.round == 0 else no("I-FIGHT-11", "not_beside_farmhouse")
    if action == A_RECALL:
        return no("I-TEAM-12", "nobody_ended")
    if A_OWN_MORE <= action < A_EMERGE:
        figure, code = more_parts(action)
        if action < A_BRIDGE_MORE:
            return own_refusal(s, seat, code, figure)
        return craft_refusal(s, seat, (A_BRIDGE if action < A_HOLE_MORE else A_HOLE) + code, figure)
    if A_HIDE <= action < A_VILLAGER:
        return band_act_refusal(s, seat, action)
    if A_RECALL < action < A_VILLAGER:
        return None
    if A_BRIDGE <= action < A_VILLAGER:
        return craft_refusal(s, seat, action)
    if A_OWN <= action < A_BRIDGE:
        return own_refusal(s, seat, action - A_OWN)
    if A_VILLAGER <= action < A_OFFERING:
        return villager_refusal(s, seat, action - A_VILLAGER)
    if A_OFFERING <= action < A_PUT:
        return offering_refusal(s, seat, action - A_OFFERING)
    if action >= A_ARMY:
        return army_refusal(s, seat, (action - A_ARMY) // DIRECTIONS, (action - A_ARMY) % DIRECTIONS)
    if A_TRADE <= action < A_AMOUNT:
        return trade_refusal(s, seat, action - A_TRADE)
    if A_GIVE <= action < A_SEAT:
        return no("I-TURN-9", "no_giving_back")
    return None


def cannot_move(s: IslandState, seat: int, figure: int) -> Refusal | None:
    unit = unit_of(s, seat) + figure
    found = off_map(s, seat, figure)
    if found:
        return found
    if s.held[unit]:
        return no("I-FIGHT-7", "held")
    if s.speed[unit] <= 0:
        return no("I-TURN-6", "no_speed")
    return None


def cannot_discover(s: IslandState, seat: int, figure: int) -> Refusal:
    at = s.pos[unit_of(s, seat) + figure]
    on = s.cell[at] >> 12
    if at == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    if stack_left(s, on) == 0:
        return no("I-MOVE-5" if on == ISLAND else "I-CAVE-10", "nothing_left")
    assert not places(s, at)
    return no("I-MOVE-5", "no_place")


def blocked(s: IslandState, at: int, d: int) -> Refusal:
    if d == THROUGH:
        return no("I-CAVE-1", "no_passage")
    other = beyond(s, at, d)
    if other < 0:
        return no("I-MOVE-1", "no_tile")
    assert not walkable(s.kind[other])
    return no("I-MAP-3", "not_walkable")


def place_refusal(s: IslandState, d: int) -> Refusal:
    at = s.pos[s.frames[base(s) + 1]]
    cell = s.cell[at] + STEPS[d]
    if cell in s.grid:
        return no("I-MAP-1", "taken")
    if s.pets and s.frames[base(s) + 1] % s.stride == s.stride - 1 and may_lie(s, cell):
        return no("I-DWELL-5", "wolf_place")
    if cell >> 12 == ISLAND:
        if distance(cell, CENTRE) > s.rules.radius:
            return no("I-MAP-2", "edge")
    elif s.exit >= 0:
        for e in range(6):
            if not s.voided and (s.rules.crossed >> e) & 1 and s.cell[s.exit] + STEPS[e] == cell:
                return no("I-CAVE-2", "crossed")
    return no("I-MAP-1", "touch_two")


def own_refusal(s: IslandState, seat: int, kind: int, figure: int = 0) -> Refusal | None:
    """Of a tile dealt in secret (I-HARD-1)."""
    if not s.secret[KINDS * s.side[seat] + kind]:
        return no("I-HARD-1", "no_own_tile")
    found = cannot_move(s, seat, figure)
    if found:
        return found
    at = s.pos[unit_of(s, seat) + figure]
    if at == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    if s.cell[at] >> 12 != ISLAND:
        return no("I-HARD-1", "own_on_island")
    return no("I-MOVE-5", "no_place")


def craft_refusal(s: IslandState, seat: int, action: int, figure: int = 0) -> Refusal | None:
    """Of the bridge, of Sequoia's speed and of Yanga's shots."""
    side = s.side[seat]
    if action == A_SPRINT:
        if s.explorer[seat] != SEQUOIA:
            return no("I-EXP-SEQUOIA", "not_sequoia")
        held = no("I-FIGHT-7", "held") if s.held[unit_of(s, seat)] else None
        return off_map(s, seat, 0) or held or too_dear(s, seat, SPRINT)
    if action >= A_DIE:
        return cave_refusal(s, seat, action, figure)
    if action >= A_SHOOT:
        return shot_refusal(s, seat, action - A_SHOOT)
    found = all_off_map(s, seat) if action == A_UNBRIDGE else off_map(s, seat, figure)
    if found:
        return found
    at = s.pos[unit_of(s, seat) + figure]
    if not s.rules.bridge:
        return no("I-BRIDGE-1", "no_bridge_option")
    if action == A_UNBRIDGE:
        if s.bridge < 0:
            return no("I-BRIDGE-3", "no_bridge")
        if bridge_used(s):
            return no("I-BRIDGE-3", "bridge_used")
        far = all(s.bridge not in s.near[t * DIRECTIONS : t * DIRECTIONS + 6] for t in standing(s, seat))
        return no("I-BRIDGE-4", "bridge_far") if far else too_dear(s, seat, BRIDGE_ITEM)
    if s.bridge >= 0:
        return no("I-BRIDGE-1", "one_bridge")
    d, axis = divmod(action - A_BRIDGE, 3)
    tile = s.near[at * DIRECTIONS + d]
    if s.cell[at] >> 12 != ISLAND or tile < 0 or s.kind[tile] != WATER:
        return no("I-BRIDGE-1", "bridge_water")
    if occupation(s)[tile] & ~(1 << side):
        return no("I-BRIDGE-4", "bridge_occupied")
    if not spans(s, tile, axis):
        return no("I-BRIDGE-1", "bridge_ends")
    if figure and can_pay(s, seat, BRIDGE_ITEM, 1):
        return no("I-BRIDGE-1", "bridge_by_other")
    return too_dear(s, seat, BRIDGE_ITEM)


def cave_refusal(s: IslandState, seat: int, action: int, figure: int = 0) -> Refusal | None:
    """Of the secret exit and of the Wolf."""
    side = s.side[seat]
    if action < A_HOLE:
        return no("I-TREAS-3", "no_reroll")
    if action < A_WOLF:
        army = action >= A_ARMY_HOLE
        there = movers(s, side, s.hole) > 0 if army else s.pos[unit_of(s, seat) + figure] == s.hole
        if s.hole < 0 or not there:
            return no("I-EVENT-SECRET", "no_hole")
        if (action - A_HOLE) % 6 not in doors(s):
            return no("I-EVENT-2", "no_door")
        if army:
            return no("I-BUY-1", "too_dear", price(s, ARMY_MOVE))
        return cannot_move(s, seat, figure)
    u = wolf_of(s, side)
    if u < 0:
        return no("I-DWELL-WOLF", "no_wolf")
    if s.held[u]:
        return no("I-FIGHT-7", "held")
    if action == A_WOLF_FIND:
        on = s.cell[s.pos[u]] >> 12
        if stack_left(s, on) == 0:
            return no("I-MOVE-5" if on == ISLAND else "I-CAVE-10", "nothing_left")
        if not find_places(s, seat, u):
            return no("I-DWELL-5", "wolf_place")
    elif not open_way(s, s.pos[u], action - A_WOLF):
        return no("I-DWELL-4", "army_blocked")
    return too_dear(s, seat, WOLF_STEP)


def shot_refusal(s: IslandState, seat: int, tile: int) -> Refusal | None:
    side = s.side[seat]
    unit = unit_of(s, seat)
    if s.explorer[seat] != YANGA:
        return no("I-EXP-YANGA", "not_yanga")
    if s.pos[unit] < 0:
        return no("I-FIGHT-19", "off_map")
    if s.held[unit]:
        return no("I-EXP-YANGA-2", "no_more_shots")
    if s.round == 0:
        return no("I-FIGHT-1", "peace")
    if tile not in in_range(s, s.pos[unit]):
        return no("I-EXP-YANGA", "out_of_range")
    taken = occupation(s)
    return no("I-EXP-YANGA", "shot_fort" if taken[tile] & ~(1 << side) else "shot_nobody")


def army_refusal(s: IslandState, seat: int, tile: int, d: int) -> Refusal | None:
    side = s.side[seat]
    if side == s.thieves:
        return no("I-THIEF-13", "villagers_not_yours")
    if movers(s, side, tile) == 0:
        for u in villager_slots(s, side):
            if s.pos[u] == tile:
                return no("I-FIGHT-7", "held")
        return no("I-BUY-7", "no_army")
    other = beyond(s, tile, d)
    if other == -1 or (other >= 0 and not walkable(s.kind[other])):
        return no("I-BUY-7", "army_blocked")
    if not afford_steps(s, seat, 1):
        return no("I-BUY-1", "too_dear", price(s, ARMY_MOVE))
    return None


def trade_refusal(s: IslandState, seat: int, other: int) -> Refusal:
    if other == seat:
        return no("I-TRADE-4", "trade_self")
    if not may_trade(s, seat, other):
        gone = not standing(s, seat) or not standing(s, other)
        return no("I-TRADE-6", "trade_off_map") if gone else no("I-TRADE-2", "trade_far")
    if s.offers <= 0:
        return no("I-TRADE-4", "offers_used", {"n": offers_of_turn(s)})
    return no("I-TRADE-4", "nothing_to_trade")

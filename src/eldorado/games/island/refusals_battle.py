"""Refusals in battles and windows."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.games.island.battlefield import for_farmhouse
from eldorado.games.island.map import fort_touches, walkable
from eldorado.games.island.movement import afford_steps, movers
from eldorado.games.island.reactions import targets
from eldorado.games.island.refusals_buying import price
from eldorado.games.island.refusals_explore import army_refusal, craft_refusal
from eldorado.games.island.refusals_ground import no
from eldorado.games.island.reinforce import can_flee, flights, ways_in
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_DIE,
    A_EXPLORER,
    A_HIDE,
    A_HOLE,
    A_PLACE,
    A_REROLL,
    A_SPRINT,
    A_STEP,
    A_VILLAGER,
    ARMY_MOVE,
    ATTACKER,
    DIRECTIONS,
    FLEE,
    RAID,
)


def window_refusal(s: IslandState, seat: int, action: int) -> Refusal | None:
    if action < A_ARMY:
        return None
    tile, d = divmod(action - A_ARMY, DIRECTIONS)
    found = army_refusal(s, seat, tile, d)
    if found and found.clause != "I-BUY-1":
        return found
    if not s.rules.react_anywhere:
        other = s.near[tile * DIRECTIONS + d]
        if other not in targets(s):
            if other >= 0 and fort_touches(s, s.turn, other):
                return no("I-FIGHT-6", "fort_protects")
            return no("I-BUY-8", "no_target")
    return found


def battle_refusal(s: IslandState, seat: int, action: int) -> Refusal | None:
    i = base(s)
    tile = s.frames[i + 1]
    what = s.frames[i + 4]
    attacking = s.frames[i + 5] == ATTACKER
    side = s.side[seat]
    if s.frames[i + 5] > 1:
        if A_AMOUNT <= action < A_EXPLORER:
            return no("I-HARD-2", "no_such_die") if s.rules.rerolls else no("I-HARD-3", "no_reroll")
        if A_DIE <= action < A_HOLE:
            return no("I-TREAS-3", "no_reroll")
        return no("I-HARD-3", "no_reroll") if action == A_REROLL else None
    if A_STEP <= action < A_PLACE:
        figure, d = divmod(action - A_STEP, DIRECTIONS)
        unit = unit_of(s, seat) + figure
        if side != s.turn or what == RAID:
            return no("I-FIGHT-2", "join_off_turn")
        if for_farmhouse(s, i) and not attacking:
            return no("I-FIGHT-11", "villagers_only")
        if s.pos[unit] < 0:
            return no("I-FIGHT-19", "off_map")
        if s.held[unit]:
            return no("I-FIGHT-7", "held")
        way = ways_in(s, side, tile)[d]
        if not way or way[s.pos[unit]] <= 0:
            return no("I-FIGHT-16", "no_way")
        return no("I-TURN-6", "no_speed")
    if A_HIDE <= action < A_VILLAGER:
        return None
    if action == A_SPRINT or A_DIE <= action < A_VILLAGER:
        found = craft_refusal(s, seat, action)
        return found or no("I-FIGHT-16", "no_way")
    if action < A_ARMY:
        return None
    if side == s.thieves:
        return no("I-THIEF-13", "villagers_not_yours")
    source, d = divmod(action - A_ARMY, DIRECTIONS)
    if source == tile:
        if attacking:
            return no("I-FIGHT-2", "attacker_stays")
        if for_farmhouse(s, i):
            return no("I-FIGHT-11", "villagers_only")
        if movers(s, side, source) == 0:
            return no("I-BUY-7", "no_army")
        if d not in flights(s, side, tile):
            other = s.near[tile * DIRECTIONS + d]
            blocked = other < 0 or not walkable(s.kind[other])
            return no("I-FIGHT-2", "flee_blocked" if blocked else "flee_occupied")
        assert not can_flee(s, seat)
        return no("I-BUY-1", "too_dear", price(s, FLEE))
    if movers(s, side, source) == 0:
        return no("I-BUY-7", "no_army")
    way = ways_in(s, side, tile)[d]
    if not way or way[source] <= 0:
        return no("I-FIGHT-16", "no_way")
    if not afford_steps(s, seat, way[source]):
        return no("I-BUY-1", "too_dear", price(s, ARMY_MOVE))
    return no("I-FIGHT-17", "fled_already")

"""The buy list: prices, places, and why something cannot be bought."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    BUILDINGS,
    DIRECTIONS,
    FARMHOUSE,
    OFFERING,
    SHRINE,
    VILLAGER,
)
from eldorado.games.island.model.events import anchor
from eldorado.games.island.model.map import occupation
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.purchase_refusals import (
    refuse_building,
    refuse_offering,
    refuse_villager,
    villager_supply,
)
from eldorado.games.island.rules.market import (
    farmhouses_left,
    forts_left,
    offering_tiles,
    offerings_left,
    villager_tiles,
    villagers_left,
)
from eldorado.games.island.rules.refusing import all_off_map, no, none_left, standing, too_dear
from eldorado.games.island.thieves.band import is_band, item_name

HURDLES = ("thief_off_map", "corner_taken", "fort_occupied")  # of one corner; another may pass them


def hurdle(refusal: Refusal) -> int:
    """How far a corner got before it was refused; the reason that holds at every free corner is the one to report."""
    key = refusal.key.rpartition(".")[2]
    return HURDLES.index(key) if key in HURDLES else len(HURDLES)


def no_shrine_for(s: IslandState, seat: int) -> Refusal:
    """Explain why no shrine takes an offering: the reasons of those beside the explorer, or that there is none."""
    beside = [t for at in standing(s, seat) for t in s.near[at * DIRECTIONS : at * DIRECTIONS + 6] if t >= 0]
    told = [refuse_offering(s, seat, t) for t in beside if s.kind[t] == SHRINE]
    return next((refusal for refusal in told if refusal), no("I-BUY-3", "not_next_to_shrine"))


def nowhere_for_villager(s: IslandState, seat: int) -> Refusal:
    """Explain why no tile takes a villager or a thief: no building, opponents at all of them, or nothing to enter."""
    band = is_band(s, seat)
    clause = "I-THIEF-7" if band else "I-BUY-2"
    first = 3 * s.side[seat] * BUILDINGS
    touched = [t for t in s.beside[first : first + 3 * BUILDINGS] if t >= 0]
    if not touched:
        return no(clause, "not_beside_outpost" if band else "not_beside_building")
    reasons = [refuse_villager(s, seat, t) for t in touched]
    besieged = any(r is not None and r.key.endswith(".occupied") for r in reasons)
    return no(clause, "all_occupied" if besieged else "none_walkable")


def buy(s: IslandState, seat: int, item: int) -> Plain:
    """Return a line of the buy list: its price, where it could stand, or why it cannot be bought."""
    side = s.side[seat]
    refusal = None
    where: list[str] = []
    if item == VILLAGER:
        left = villagers_left(s, side)
        where = [anchor(s, t) for t in villager_tiles(s, side)]
        refusal = villager_supply(s, side) or too_dear(s, seat, item)
        if not refusal and not where:
            refusal = nowhere_for_villager(s, seat)
    elif item == OFFERING:
        left = offerings_left(s, side)
        refusal = all_off_map(s, seat)
        if not refusal:
            tiles = {t: True for at in standing(s, seat) for t in offering_tiles(s, side, at)}
            where = [anchor(s, t) for t in tiles]
            refusal = none_left(s, side, item, left, 0) or (None if where else no_shrine_for(s, seat))
        refusal = refusal or too_dear(s, seat, item)
    else:
        left = farmhouses_left(s, side) if item == FARMHOUSE else forts_left(s, side)
        refusal = all_off_map(s, seat) or (
            none_left(s, side, item, left, s.lost[3 * side + item]) if left <= 0 else None
        )
        first = actions.FARMHOUSE if item == FARMHOUSE else actions.FORT
        taken = occupation(s)
        for i in range(6 * s.rules.own_figures[seat] if not refusal else 0):
            found = refuse_building(s, seat, first + i, taken)
            if found is None:
                refusal = None
                break
            if refusal is None or hurdle(found) > hurdle(refusal):
                refusal = found
            if s.rules.own_figures[seat] == 1 and hurdle(refusal) == len(HURDLES):
                break  # the same at all corners: the price, the supply, or where the explorer stands
    if refusal is None and not (isinstance(s.questions[-1], Explore) and (s.mask >> seat) & 1):
        refusal = no("I-BUY-1", "not_your_explore")
    return {
        "id": "buy:" + item_name(s, seat, item),
        "cost": s.rules.cost[3 * item : 3 * item + 3] if not is_band(s, seat) else [0, 0, 0],
        "doubloons": s.rules.coins[item] if is_band(s, seat) else 0,
        "left": max(0, left),
        "where": where,
        "refusal": refusal.plain() if refusal else None,
    }

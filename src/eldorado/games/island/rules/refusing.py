"""Reasons that many refusals share: missing pieces, prices, empty supplies."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model.components import BAND_ITEMS, ITEM_NAMES, OFFERING, RESOURCES
from eldorado.games.island.model.fighting import AFTER_SHOT
from eldorado.games.island.model.hands import can_pay
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, villager_slots
from eldorado.games.island.thieves.band import is_band, item_name


def no(clause: str, key: str, args: Plain = None) -> Refusal:
    return Refusal(clause, "island.refusal." + key, args or {})


def off_map(s: IslandState, seat: int, figure: int) -> Refusal | None:
    if s.pos[unit_of(s, seat) + figure] >= 0:
        return None
    return no("I-THIEF-5", "thief_off_map") if is_band(s, seat) else no("I-FIGHT-19", "off_map")


def all_off_map(s: IslandState, seat: int) -> Refusal | None:
    """Refuse if no figure of the seat is on the map."""
    if standing(s, seat):
        return None
    return no("I-THIEF-5", "no_thief_on_map") if is_band(s, seat) else off_map(s, seat, 0)


def standing(s: IslandState, seat: int) -> list[int]:
    """The tiles where the seat's explorer or thieves stand."""
    first = unit_of(s, seat)
    return [at for at in s.pos[first : first + s.rules.own_figures[seat]] if at >= 0]


def held_back(s: IslandState, unit: int) -> Refusal:
    """Explain why a piece does not move any more this turn."""
    if s.held[unit] == AFTER_SHOT:
        return no("I-EXP-YANGA", "no_more_shots")
    return no("I-FIGHT-7", "held")


def no_movers(s: IslandState, side: int, tile: int) -> Refusal:
    """Explain why no villager can be ordered away from a tile: none is on the map, a tie holds those there, or nobody
    is there."""
    if all(s.pos[u] < 0 for u in villager_slots(s, side)):
        return no("I-BUY-7", "no_villagers")
    for u in villager_slots(s, side):
        if s.pos[u] == tile:
            return no("I-FIGHT-7", "held")
    return no("I-BUY-7", "no_army")


def cannot_move(s: IslandState, seat: int, figure: int) -> Refusal | None:
    found = off_map(s, seat, figure)
    if found:
        return found
    unit = unit_of(s, seat) + figure
    if s.held[unit]:
        return held_back(s, unit)
    if s.speed[unit] <= 0:
        return no("I-TURN-6", "no_speed")
    return None


def price(s: IslandState, item: int) -> Plain:
    cards = [RESOURCES[r] for r in range(3) for _ in range(s.rules.cost[3 * item + r])]
    return {"what": ITEM_NAMES[item], "cards": cards}


def too_dear(s: IslandState, seat: int, item: int) -> Refusal | None:
    if can_pay(s, seat, item, 1):
        return None
    if item <= OFFERING and is_band(s, seat):
        return no("I-THIEF-6", "too_few_coins", {"what": BAND_ITEMS[item], "n": s.rules.coins[item]})
    return no("I-BUY-1", "too_dear", price(s, item))


def none_left(s: IslandState, side: int, item: int, left: int, lost: int) -> Refusal | None:
    if left > 0:
        return None
    what = {"what": item_name(s, s.rules.speaker[side], item)}
    if lost:
        return no("I-THIEF-8" if side == s.thieves else "I-BUY-10", "lost_this_turn", what)
    return no("I-BUY-1", "none_left", what)

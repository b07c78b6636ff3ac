"""Why a move of the Thieves is not legal."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band, thieves_on_map
from eldorado.games.island.hiding import emerge_corner, hideout_fits
from eldorado.games.island.map import adjacent, corner_free, occupation, touched, walkable
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, can_pay, cards_of
from eldorado.games.island.tables import (
    A_EMERGE,
    A_FARMHOUSE,
    A_FIGURE,
    A_FORT,
    A_GIVE,
    A_OWN_MORE,
    A_PAIR,
    A_ROB,
    A_ROLL,
    A_TAKE,
    A_VILLAGER,
    BAND_ITEMS,
    F_BEARER,
    F_HAUL,
    F_HIDING,
    F_RIDER,
    FORT,
    GOLD,
    RESOURCES,
    SIDES,
)
from eldorado.games.island.theft import LOOK, ROLLED, distances, sheltered


def no(clause: str, key: str, args: Plain = None) -> Refusal:
    return Refusal(clause, "island.refusal." + key, args or {})


def coins_short(s: IslandState, seat: int, item: int) -> Refusal | None:
    if can_pay(s, seat, item, 1):
        return None
    return no("I-THIEF-6", "too_few_coins", {"what": BAND_ITEMS[item], "n": s.rules.coins[item]})


def band_refusal(s: IslandState, seat: int, action: int, frame: int) -> Refusal | None:
    """In the frames that are the Thieves' own."""
    if frame == F_HIDING:
        return hiding_refusal(s, seat, action)
    if frame == F_HAUL:
        return haul_refusal(s, action)
    if frame == F_RIDER and A_FIGURE <= action < A_OWN_MORE:
        return no("I-TREAS-1", "no_such_thief")
    if frame == F_BEARER and A_FIGURE <= action < A_OWN_MORE:
        return no("I-TREAS-7", "no_such_thief")
    return None


def hiding_refusal(s: IslandState, seat: int, action: int) -> Refusal | None:
    if A_EMERGE <= action < A_VILLAGER:
        return hideout_refusal(s, seat, emerge_corner(s, action - A_EMERGE))
    if action == A_ROLL or A_TAKE <= action < A_GIVE:
        return no("I-THIEF-2", "hidden_no_theft")
    if A_FARMHOUSE <= action < A_FORT:
        return no("I-THIEF-11", "outpost_hidden")
    return no("I-THIEF-2", "in_hiding")


def hideout_refusal(s: IslandState, seat: int, corner: int) -> Refusal | None:
    """Of a corner for the hideout."""
    if not corner_free(s, corner):
        return no("I-MAP-4", "corner_taken")
    taken = occupation(s)
    if not hideout_fits(s, corner, taken):
        held = any(taken[t] & ~(1 << s.thieves) for t in touched(s, corner))
        return no("I-THIEF-10", "hideout_occupied" if held else "hideout_land")
    return coins_short(s, seat, FORT)


def haul_refusal(s: IslandState, action: int) -> Refusal | None:
    i = base(s)
    stage = s.frames[i + 1]
    if A_TAKE <= action < A_GIVE:
        what = {"what": RESOURCES[action - A_TAKE]}
        if stage == LOOK:
            return no("I-THIEF-4", "not_in_hand", what)
        return no("I-THIEF-4", "only_gold", what) if action != A_TAKE + GOLD else None
    if A_ROB <= action < A_FIGURE and stage == ROLLED:
        k, victim = divmod(action - A_ROB, SIDES)
        if s.side[victim] == s.thieves:
            return no("I-THIEF-4", "rob_self")
        at = s.pos[unit_of(s, victim)]
        far = distances(s)
        if at < 0:
            return no("I-THIEF-9", "rob_off_map")
        if not 0 <= far[at] <= (s.die_a if k == 0 else s.die_b):
            return no("I-THIEF-4", "out_of_reach")
        if sheltered(s, at):
            return no("I-THIEF-4", "fort_shelters")
        return no("I-THIEF-4", "no_victim") if cards_of(s, victim) == 0 else no("I-THIEF-4", "same_dice")
    return None


def band_act_refusal(s: IslandState, seat: int, action: int) -> Refusal | None:
    """In the explore phase: pairs, and the cave shrine from thief to thief."""
    if not is_band(s, seat):
        return no("I-THIEF-6", "not_thieves")
    if A_PAIR <= action < A_ROB:
        if s.doubloons >= s.rules.doubloons:
            return no("I-THIEF-6", "coins_full", {"n": s.rules.doubloons})
        return no("I-THIEF-6", "no_pair", {"n": s.rules.pair, "what": RESOURCES[action - A_PAIR]})
    if A_FIGURE <= action < A_OWN_MORE:
        unit = s.thieves * s.stride + action - A_FIGURE
        if s.shrine_seat != seat or s.bearer < 0:
            return no("I-TREAS-6", "no_shrine_piece")
        if unit not in thieves_on_map(s) or unit == s.bearer:
            return no("I-TREAS-6", "no_such_thief")
        a, b = s.pos[unit], s.pos[s.bearer]
        if a != b and not adjacent(s, a, b):
            return no("I-TREAS-6", "thief_far")
        return no("I-TRADE-4", "offers_used", {"n": s.rules.offers})
    if A_EMERGE <= action < A_VILLAGER:
        return no("I-THIEF-2", "not_hiding")
    return no("I-THIEF-4", "theft_first") if action == A_ROLL else None


def thief_tile_refusal(s: IslandState, tile: int) -> Refusal | None:
    """I-THIEF-7: where a thief can be bought onto."""
    from eldorado.games.island.map import building_touches
    from eldorado.games.island.tables import BUILDINGS

    if not building_touches(s, s.thieves, 0, BUILDINGS, tile):
        return no("I-THIEF-7", "not_beside_outpost")
    if not walkable(s.kind[tile]):
        return no("I-THIEF-7", "not_walkable")
    if tile == s.bridge:
        return no("I-BRIDGE-5", "on_bridge")
    if occupation(s)[tile] & ~(1 << s.thieves):
        return no("I-THIEF-7", "occupied")
    return None

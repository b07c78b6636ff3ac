"""Odds of attacks that could be made now."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.cave.wolf import wolf_of
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import BUILDINGS, DIRECTIONS, TITAN, WOLF
from eldorado.games.island.model.events import anchor
from eldorado.games.island.model.map import occupation
from eldorado.games.island.model.odds import chances
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, seat_of
from eldorado.games.island.rules.flow import legal_of
from eldorado.games.island.rules.movement import movers
from eldorado.games.island.rules.shrines import explorer_strength
from eldorado.games.island.rules.strength import defence, figure_strength, house_strength, strength
from eldorado.games.island.solo.guardians import GUARDIANS, kind_of
from eldorado.kit.cells import corner_cells


def odds_of(s: IslandState, attack: int, against: int) -> Plain:
    """Win, tie and loss in ten thousandths."""
    return list(chances(attack, against, tuple(s.rules.battle)))


def beast(s: IslandState, tile: int) -> int:
    """The strength of the strongest there of the Titan and the guardians; 0 if none is there."""
    found = dweller_strength(s, TITAN) if tile == s.titan else 0
    for k in range(GUARDIANS):
        if s.guard[k] == tile:
            found = max(found, dweller_strength(s, kind_of(k)))
    return found


def attack_odds(s: IslandState, seat: int, off_turn: bool) -> Plain:
    """For every legal action that starts a battle, the exact odds with what would be there without reinforcement.
    For an army: with all of it that can go."""
    found: list[Plain] = []
    taken = occupation(s)
    for action in legal_of(s, seat):
        entry = one_attack(s, seat, action, taken, off_turn)
        if entry is not None:
            found.append(entry)
    return found


def one_attack(s: IslandState, seat: int, action: int, taken: list[int], off_turn: bool) -> Plain:
    side = s.side[seat]
    if actions.RAZE <= action < actions.OWN:
        slot, k = divmod(action - actions.RAZE, 3)
        tile = s.grid[corner_cells(s.build[slot])[k]]
        attack = strength(s, side, tile)
        return attack_entry(s, action, tile, slot // BUILDINGS, attack, house_strength(s, slot))
    tile, attack = assault(s, seat, action)
    if tile < 0:
        return None
    if not actions.SHOOT <= action < actions.DIE:
        attack += strength(s, side, tile)  # pieces that are there already fight too (I-FIGHT-14)
    strongest = beast(s, tile)
    if strongest:
        return attack_entry(s, action, tile, -1, attack, strongest)
    foes = taken[tile] & ~(1 << side) if s.round > 0 else 0
    if off_turn and (foes >> s.turn) & 1:
        foes = 1 << s.turn
    if foes == 0:
        return None
    foe = max((f for f in range(s.sides) if (foes >> f) & 1), key=lambda f: defence(s, f, tile))
    return attack_entry(s, action, tile, foe, attack, defence(s, foe, tile))


def assault(s: IslandState, seat: int, action: int) -> tuple[int, int]:
    """The tile an action moves onto or shoots at, and the strength it brings there; -1 if it does neither."""
    side = s.side[seat]
    unit = unit_of(s, seat)
    each = s.rules.villager_strength
    if actions.STEP <= action < actions.PLACE:
        figure, d = divmod(action - actions.STEP, DIRECTIONS)
        return s.near[s.pos[unit + figure] * DIRECTIONS + d], figure_strength(s, unit + figure)
    if actions.SHOOT <= action < actions.DIE:
        return action - actions.SHOOT, explorer_strength(s, seat)
    if actions.HOLE <= action < actions.ARMY_HOLE:
        figure, d = divmod(action - actions.HOLE, 6)
        return s.near[s.entrance * DIRECTIONS + d], figure_strength(s, unit + figure)
    if actions.ARMY_HOLE <= action < actions.WOLF:
        return s.near[s.entrance * DIRECTIONS + action - actions.ARMY_HOLE], movers(s, side, s.hole) * each
    if actions.WOLF <= action < actions.WOLF_FIND:
        at = s.pos[wolf_of(s, side)]
        return s.near[at * DIRECTIONS + action - actions.WOLF], s.rules.dweller_strength[WOLF]
    if action >= actions.ARMY:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        return s.near[source * DIRECTIONS + d], movers(s, side, source) * each
    return -1, 0


def attack_entry(s: IslandState, action: int, tile: int, foe: int, attack: int, against: int) -> Plain:
    return {
        "action": action,
        "at": anchor(s, tile),
        "against": seat_of(s, foe),
        "attack": attack,
        "defence": against,
        "odds": odds_of(s, attack, against),
    }

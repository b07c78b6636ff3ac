"""The odds of attacks that could be made now."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.advice.losses import loss
from eldorado.games.island.advice.replies import Attack, replies, vacates
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
    """The chances of win, tie and loss in ten thousandths."""
    return list(chances(attack, against, tuple(s.rules.battle)))


def beast(s: IslandState, tile: int) -> int:
    """The strength of the strongest of the Titan and the guardians on the tile; 0 if none is there."""
    found = dweller_strength(s, TITAN) if tile == s.titan else 0
    for k in range(GUARDIANS):
        if s.guard[k] == tile:
            found = max(found, dweller_strength(s, kind_of(k)))
    return found


class Assault:
    """The target of an action that moves onto a tile or shoots at it; no target if `tile` is -1."""

    def __init__(
        self, tile: int, strength: int, figures: tuple[int, ...] = (), villagers: int = 0, start: int = -1
    ) -> None:
        self.tile = tile
        self.strength = strength  # that it brings there
        self.figures = figures  # number of units that go
        self.villagers = villagers
        self.start = start  # the tile they come from
        self.shot = False  # from afar: nothing is risked (I-EXP-YANGA)


def attack_odds(s: IslandState, seat: int, off_turn: bool) -> Plain:
    """For every legal action that starts a battle, the exact odds with what would be there without reinforcement, the
    replies the defender could give, and what either side would lose. For an army: with all of it that can go."""
    found: list[Plain] = []
    taken = occupation(s)
    for action in legal_of(s, seat):
        entry = one_attack(s, seat, action, taken, off_turn)
        if entry is not None:
            found.append({"action": action, **entry})
    return found


def one_attack(
    s: IslandState, seat: int, action: int, taken: list[int], off_turn: bool
) -> dict[str, Plain] | None:
    side = s.side[seat]
    if actions.RAZE <= action < actions.OWN:
        slot, k = divmod(action - actions.RAZE, 3)
        tile = s.grid[corner_cells(s.build[slot])[k]]
        return attack_entry(s, side, Assault(tile, 0), slot // BUILDINGS, slot)
    move = assault(s, seat, action)
    if move.tile < 0:
        return None
    if beast(s, move.tile):
        return attack_entry(s, side, move, -1)
    foes = taken[move.tile] & ~(1 << side) if s.round > 0 else 0
    if off_turn and (foes >> s.turn) & 1:
        foes = 1 << s.turn
    foe = strongest(s, foes, move.tile)
    return attack_entry(s, side, move, foe) if foe >= 0 else None


def strongest(s: IslandState, foes: int, tile: int) -> int:
    """The side of the mask that defends a tile best; -1 if there is none."""
    there = [f for f in range(s.sides) if (foes >> f) & 1]
    return max(there, key=lambda f: defence(s, f, tile), default=-1)


def assault(s: IslandState, seat: int, action: int) -> Assault:
    side = s.side[seat]
    unit = unit_of(s, seat)
    if actions.STEP <= action < actions.PLACE:
        figure, d = divmod(action - actions.STEP, DIRECTIONS)
        return walk_in(s, s.near[s.pos[unit + figure] * DIRECTIONS + d], unit + figure)
    if actions.SHOOT <= action < actions.DIE:
        shot = Assault(action - actions.SHOOT, explorer_strength(s, seat))
        shot.shot = True
        return shot
    if actions.HOLE <= action < actions.ARMY_HOLE:
        figure, d = divmod(action - actions.HOLE, 6)
        return walk_in(s, s.near[s.entrance * DIRECTIONS + d], unit + figure)
    if actions.ARMY_HOLE <= action < actions.WOLF:
        return march_in(s, s.near[s.entrance * DIRECTIONS + action - actions.ARMY_HOLE], side, s.hole)
    if actions.WOLF <= action < actions.WOLF_FIND:
        at = s.pos[wolf_of(s, side)]
        return Assault(s.near[at * DIRECTIONS + action - actions.WOLF], s.rules.dweller_strength[WOLF])
    if action >= actions.ARMY:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        return march_in(s, s.near[source * DIRECTIONS + d], side, source)
    return Assault(-1, 0)


def walk_in(s: IslandState, tile: int, unit: int) -> Assault:
    return Assault(tile, figure_strength(s, unit), (unit,), 0, s.pos[unit])


def march_in(s: IslandState, tile: int, side: int, source: int) -> Assault:
    n = movers(s, side, source)
    return Assault(tile, n * s.rules.villager_strength, (), n, source)


def attack_entry(s: IslandState, side: int, move: Assault, foe: int, house: int = -1) -> dict[str, Plain]:
    """The odds against a side, against only its building (`house`), or against the beast there (-1)."""
    tile = move.tile
    # Pieces that are already there fight too (I-FIGHT-14); a shot is Yanga's alone.
    attack = move.strength if move.shot else move.strength + strength(s, side, tile)
    against = beast(s, tile) if foe < 0 else house_strength(s, house) if house >= 0 else defence(s, foe, tile)
    entry: dict[str, Plain] = {
        "at": anchor(s, tile),
        "against": seat_of(s, foe),
        "attack": attack,
        "defence": against,
        "odds": odds_of(s, attack, against),
    }
    if not move.shot:
        mine = loss(s, side, tile, figures=move.figures, villagers=move.villagers, fort=False, to=foe)
        entry["mine"] = mine
    if foe >= 0:
        entry["theirs"] = loss(s, foe, tile, house=house, fort=not move.shot, to=side)
        battle = Attack(attack, foe, tile, house)
        if vacates(s, side, move.start, len(move.figures) + move.villagers):
            battle.left = move.start
        entry.update(replies(s, battle, side))
    return entry

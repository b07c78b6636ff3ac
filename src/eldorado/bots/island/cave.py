"""The greedy bot and the expansion's cave tiles: Titan, Wolf, treasures, secret exit."""

from __future__ import annotations

from eldorado.bots.island.sense import FAR, Sense
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.cave.raid import Raid
from eldorado.games.island.cave.titan import Titan
from eldorado.games.island.cave.treasures import Plunder
from eldorado.games.island.cave.wolf import wolf_of
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import BAVIECA, CAVE, DIRECTIONS, FOOD, JIMENEZ, ROSE, TITAN, WOLF
from eldorado.games.island.model.fighting import ATTACKER
from eldorado.games.island.model.ways import steps_away
from eldorado.games.island.questions.battle.battle import Battle

WORTH = {BAVIECA: 3.0, ROSE: 4.0, JIMENEZ: 2.0}  # a card each turn is worth most, a die now and then least


def titan_score(sense: Sense, question: Titan, action: int) -> float:
    return away_score(sense, sense.s.near[sense.s.titan * DIRECTIONS + action - actions.STEP])


def raid_score(sense: Sense, question: Raid, action: int) -> float:
    """Score targets: others first, since whoever beats it spares the rest."""
    return 0.0 if sense.s.side[action - actions.SEAT] == sense.side else 1.0


def plunder_score(sense: Sense, question: Plunder, action: int) -> float:
    """Score a treasure to give away, or to take."""
    worth = WORTH[BAVIECA + action - actions.PLUNDER]
    return -worth if question.loser == sense.seat else worth


def away_score(sense: Sense, tile: int) -> float:
    """Score leading the Titan away from the own pieces."""
    s = sense.s
    far = steps_away(s, tile, False, [0] * len(s.kind))
    mine = [far[s.pos[u]] for u in range(sense.side * s.stride, (sense.side + 1) * s.stride) if s.pos[u] >= 0]
    return float(min((n if n >= 0 else FAR for n in mine), default=FAR))


def titan_near(sense: Sense) -> list[int]:
    """Steps from the Titan to every tile while it could come and would probably win; empty if it is no threat."""
    s = sense.s
    if s.titan < 0 or sense.at < 0:
        return []
    here = sum(1 for u in range(sense.side * s.stride, (sense.side + 1) * s.stride) if s.pos[u] == sense.at)
    if sense.odds(sense.power + here - 1, dweller_strength(s, TITAN)) >= 0.6 or sense.hunts_titan():
        return []
    far = steps_away(s, s.titan, False, [0] * len(s.kind))
    return far if 0 < far[sense.at] <= max(s.rules.titan_die) else []


def flight_score(sense: Sense, tile: int, flee: list[int]) -> float:
    """Score a last step out of the Titan's reach."""
    gain = flee[tile] - flee[sense.at] if flee[tile] >= 0 else max(sense.s.rules.titan_die)
    return 5.0 * gain if gain > 0 else 0.0


def companion_score(sense: Sense, action: int, far: list[int]) -> float:
    """Score explore moves: the Wolf keeps beside its explorer and discovers for it; the secret exit leads home."""
    s = sense.s
    spare = sense.hand[FOOD] - (0 if sense.enough else sense.price[FOOD])
    if action == actions.WOLF_FIND:
        if spare <= 0:
            return -4.0
        if s.cell[sense.at] >> 12 == CAVE:
            return 39.0 if sense.cave_wanted() and sense.ready_for_cave() else -4.0
        return 29.0 if sense.exploring else -4.0
    if action >= actions.WOLF:
        u = wolf_of(s, sense.side)
        if u < 0 or spare <= 0 or sense.at < 0:
            return -4.0
        target = s.near[s.pos[u] * DIRECTIONS + action - actions.WOLF]
        if target < 0 or sense.taken[target] & sense.others:
            return -4.0
        way = sense.toward([sense.at])
        return 3.0 if way[s.pos[u]] > 1 and way[target] < way[s.pos[u]] else -4.0
    if action >= actions.ARMY_HOLE:
        return -4.0
    target = s.near[s.entrance * DIRECTIONS + action - actions.HOLE]
    if sense.taken[target] & sense.others:
        return -10.0
    here, there = far[sense.at], far[target]
    return 36.0 + min(here, 20) - there if there + 1 < here else -4.0


def wolf_fight_score(sense: Sense, battle: Battle) -> float:
    """Score the Wolf in a battle: one die more for a food a step; out of one it cannot help to win."""
    s = sense.s
    tile = battle.tile
    attack, against = battle.strengths(s)
    mine, theirs = (attack, against) if battle.stage == ATTACKER else (against, attack)
    u = wolf_of(s, sense.side)
    bite = s.rules.dweller_strength[WOLF]
    now = sense.odds(mine, theirs)
    if s.pos[u] == tile:
        return 1.0 if now < 0.3 and sense.at != tile else -1.0
    better = sense.odds(mine + bite, theirs)
    return (better - now) * (4.0 + sense.stake(sense.at == tile, 0)) - 0.4

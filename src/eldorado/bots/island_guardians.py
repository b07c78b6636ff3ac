"""The Island's greedy bot against the guardians of a game alone: battles, dice rolled again, which way they are led."""

from __future__ import annotations

from eldorado.bots.island_lone import Lone
from eldorado.bots.island_sense import Sense
from eldorado.games.island.battlefield import sides_strength
from eldorado.games.island.cave import dweller_strength
from eldorado.games.island.guardians import kind_of
from eldorado.games.island.hunt import steps_away
from eldorado.games.island.movement import movers
from eldorado.games.island.raid import THIEF_TURN
from eldorado.games.island.rerolls import first_die
from eldorado.games.island.state import base
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_DIE,
    A_DONE,
    A_REROLL,
    ATTACKER,
    DEFENDER,
    DIRECTIONS,
)


def fight_score(sense: Sense, action: int) -> float:
    """Bring whatever helps the explorer; villagers alone flee from what would kill them."""
    lone = Lone(sense)
    s = lone.s
    i = base(s)
    tile = s.frames[i + 1]
    if s.frames[i + 5] > DEFENDER:
        return again_score(lone, action)
    attack, against = sides_strength(s, i)
    mine, theirs = (attack, against) if s.frames[i + 5] == ATTACKER else (against, attack)
    now = lone.hold(mine, theirs, lone.gold)
    if action == A_DONE:
        return 0.0
    if action < A_ARMY:
        return -1.0
    source = (action - A_ARMY) // DIRECTIONS
    n = movers(s, lone.side, source)
    if source == tile:
        return 1.0 if now < 0.5 and lone.at != tile else -1.0
    if lone.at != tile:
        return -1.0
    steps = lone.march[source][tile]
    return 100 * (lone.hold(mine + n, theirs, lone.gold - steps) - now) - 2.0


def again_score(lone: Lone, action: int) -> float:
    """Who rolls second knows what is needed; who rolls first improves the worst dice."""
    s = lone.s
    first = first_die(s)
    dice = s.rolled[first:]
    if action == A_DONE:
        return 0.0
    if action >= A_DIE:
        return 2.0 if dice[action - A_DIE] == min(dice) and min(dice) <= 3 else -1.0
    if action == A_REROLL:
        return -1.0
    face = dice[action - A_AMOUNT]
    marked = sum(dice[k] for k in s.marks)
    if first == 4:  # the attacker
        return 1.0 if face <= 2 else -1.0
    # one may pay only once: enough dice that their sum falls short seldom
    target = sum(s.rolled[4 : 4 + s.rolled[3]])
    hoped = sum(dice) - marked + 3.5 * len(s.marks)
    if hoped <= target:
        return 1.0 if face <= 4 else -1.0
    return 1.0 if hoped <= target + 2.0 * len(s.marks) ** 0.5 and face <= 3 else -1.0


def lead_score(sense: Sense, d: int) -> float:
    """Guardians that may go two ways are led away from the explorer."""
    s = sense.s
    at = s.guard[s.frames[base(s) + 2]]
    tile = s.near[at * DIRECTIONS + d]
    far = steps_away(s, tile, True, [0] * len(s.kind))
    return float(far[sense.at]) if sense.at >= 0 else 0.0


def banish_score(sense: Sense, tile: int) -> float:
    """Far away; the Thief where there is nothing to rob, the others where an offering lies already."""
    s = sense.s
    far = steps_away(s, tile, True, [0] * len(s.kind))
    worth = float(min(far[sense.at], 12)) if sense.at >= 0 and far[sense.at] >= 0 else 12.0
    ours = (s.gifts[sense.side] >> tile) & 1
    if s.frames[base(s) + 1] == THIEF_TURN:
        return worth - (20 if ours and not (s.stolen >> tile) & 1 else 0)
    return worth + (6 if ours else 0)


def pack_score(sense: Sense, guardian: int) -> float:
    return -float(dweller_strength(sense.s, kind_of(guardian)))

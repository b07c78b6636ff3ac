"""What each answer in a battle does to its odds: fight as it is, bring pieces, flee (I-FIGHT-2, I-FIGHT-16), or roll
dice again (I-HARD-2, I-TREAS-3)."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.battlefield import for_farmhouse, sides_strength
from eldorado.games.island.legal import legal_of
from eldorado.games.island.movement import bringable, free_steps, movers
from eldorado.games.island.odds import chances, compared, shares, sums
from eldorado.games.island.reinforce import leaves, ways_in
from eldorado.games.island.rerolls import first_die
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base
from eldorado.games.island.strength import defence, figure_strength
from eldorado.games.island.tables import (
    A_ARMY,
    A_DONE,
    A_PLACE,
    A_STEP,
    A_WOLF,
    A_WOLF_FIND,
    ARMY_MOVE,
    DIRECTIONS,
    FLEE,
    WOLF,
)
from eldorado.games.island.wolf import wolf_of


def stakes(s: IslandState, seat: int) -> Plain:
    """For every legal answer: both strengths and the chances of the attacker, with all pieces that can go."""
    i = base(s)
    attack, against = sides_strength(s, i)
    side = s.side[seat]
    attacker = s.frames[i + 2] == side
    alone = for_farmhouse(s, i) and not attacker and s.frames[i + 9] != 1
    found: list[Plain] = []
    for action in legal_of(s, seat):
        more = gain(s, side, unit_of(s, seat), s.frames[i + 1], action)
        if more is None:
            continue
        mine, theirs = (attack + more, against) if attacker else (attack, against + more)
        if alone and more > 0:  # who comes in for a farmhouse fights without it (I-FIGHT-11)
            theirs = defence(s, side, s.frames[i + 1]) + more
        if mine <= 0 or theirs <= 0:  # nobody is left: no battle, no odds
            continue
        found.append(
            {
                "action": action,
                "attack": mine,
                "defence": theirs,
                "odds": list(chances(mine, theirs, tuple(s.rules.battle))),
            }
        )
    return found


def second_roll(s: IslandState) -> Plain:
    """The attacker's chances as the dice lie, with the lowest one, two … of those rolled last rolled again, and with
    each of them alone. What the other side may roll again afterwards is not counted."""
    first = first_die(s)
    own = s.rolled[first:]
    faces = tuple(s.rules.battle)
    attacking = first == 4
    if attacking:
        other = sums(sides_strength(s, base(s))[1], faces)  # still to be rolled
    else:
        other = [0] * sum(s.rolled[4 : 4 + s.rolled[3]]) + [1]
    low = sorted(own)
    lowest: list[Plain] = []
    for n in range(len(own) + 1):
        lowest.append(again(sum(low[n:]), n, other, attacking, faces))
    single: list[Plain] = []
    for face in own:
        single.append(again(sum(own) - face, 1, other, attacking, faces))
    return {"lowest": lowest, "single": single}


def again(kept: int, n: int, other: list[int], attacking: bool, faces: tuple[int, ...]) -> Plain:
    """The attacker's chances if one side keeps a sum and rolls n dice."""
    mine = [0] * kept + sums(n, faces)
    return list(shares(compared(mine, other) if attacking else compared(other, mine)))


def bills(s: IslandState, seat: int) -> Plain:
    """For every answer that moves pieces: how many go, over how many tiles, and the cards that costs. A reinforcement
    pays its whole way at once (I-FIGHT-16); an explorer pays in speed."""
    tile = s.frames[base(s) + 1]
    side = s.side[seat]
    first = unit_of(s, seat)
    ways = ways_in(s, side, tile)
    found: list[Plain] = []
    for action in legal_of(s, seat):
        n, steps, item = 1, 1, -1
        if A_STEP <= action < A_PLACE:
            figure, d = divmod(action - A_STEP, DIRECTIONS)
            steps = ways[d][s.pos[first + figure]]
        elif action >= A_ARMY:
            source, d = divmod(action - A_ARMY, DIRECTIONS)
            if source == tile or leaves(s, side, source):
                n, item = movers(s, side, source), FLEE
            else:
                n, steps, item = bringable(s, side, source), ways[d][source], ARMY_MOVE
        else:
            continue
        paid = max(0, steps - free_steps(s, seat)) if item >= 0 else 0
        cost = [paid * s.rules.cost[3 * item + r] if paid else 0 for r in range(3)]
        found.append({"action": action, "n": n, "steps": steps, "cost": cost})
    return found


def gain(s: IslandState, side: int, explorer: int, tile: int, action: int) -> int | None:
    """The strength an answer adds to the side's on the battle tile; None for one that leaves it as it is."""
    if action == A_DONE:
        return 0
    if A_STEP <= action < A_PLACE:
        return figure_strength(s, explorer + (action - A_STEP) // DIRECTIONS)
    if A_WOLF <= action < A_WOLF_FIND:
        power = s.rules.dweller_strength[WOLF]
        return -power if s.pos[wolf_of(s, side)] == tile else power
    if action >= A_ARMY:
        source = (action - A_ARMY) // DIRECTIONS
        if source != tile and leaves(s, side, source):
            return None  # further on the run: the battle goes on without them
        each = s.rules.villager_strength
        return -movers(s, side, source) * each if source == tile else bringable(s, side, source) * each
    return None

"""How each answer in a battle changes its odds: fight as it is, bring pieces, flee (I-FIGHT-2, I-FIGHT-16), or roll
dice again (I-HARD-2, I-TREAS-3); and what either side would lose."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.advice.losses import loss
from eldorado.games.island.advice.replies import Attack, replies
from eldorado.games.island.cave.wolf import wolf_of
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS, FLEE, WOLF
from eldorado.games.island.model.fighting import SHOT
from eldorado.games.island.model.odds import chances, compared, shares, sums
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.battlefield import CAME
from eldorado.games.island.questions.battle.rerolls import first_die
from eldorado.games.island.rules.flow import legal_of
from eldorado.games.island.rules.movement import free_steps, movers
from eldorado.games.island.rules.reinforce import leaves, route, ways_in
from eldorado.games.island.rules.strength import defence, figure_strength


def stakes(s: IslandState, battle: Battle, seat: int) -> Plain:
    """Return, for every legal answer, both strengths and the attacker's chances with all pieces that can go."""
    attack, against = battle.strengths(s)
    side = s.side[seat]
    attacker = battle.attacker == side
    alone = battle.for_farmhouse() and not attacker and battle.relief != CAME
    found: list[Plain] = []
    for action in legal_of(s, seat):
        more = strength_gained(s, side, unit_of(s, seat), battle.tile, action)
        if more is None:
            continue
        mine, theirs = (attack + more, against) if attacker else (attack, against + more)
        if alone and more > 0:  # pieces that come in for a farmhouse fight without it (I-FIGHT-11)
            theirs = defence(s, side, battle.tile) + more
        if mine <= 0 or theirs <= 0:  # nobody is left: no battle, no odds
            continue
        entry: dict[str, Plain] = {
            "action": action,
            "attack": mine,
            "defence": theirs,
            "odds": list(chances(mine, theirs, tuple(s.rules.battle))),
        }
        if attacker and battle.defender >= 0:  # the sides that answer after this
            house = battle.house if battle.relief != CAME else -1
            entry.update(replies(s, Attack(mine, battle.defender, battle.tile, house), side))
        found.append(entry)
    return found


def at_stake(s: IslandState, battle: Battle) -> dict[str, Plain]:
    """What the attacker and the defender would lose with their present pieces."""
    found: dict[str, Plain] = {}
    if battle.attacker >= 0 and battle.against != SHOT:
        found["attacker"] = loss(s, battle.attacker, battle.tile, fort=False, to=battle.defender)
    if battle.defender >= 0:
        house = battle.house if battle.relief != CAME else -1
        fort = battle.against != SHOT
        found["defender"] = loss(s, battle.defender, battle.tile, house=house, fort=fort, to=battle.attacker)
    return found


def second_roll(s: IslandState, battle: Battle) -> Plain:
    """The attacker's chances with the dice as they are, with the lowest one, two … of the last roll rerolled, and
    with each of them alone. Later rerolls by the other side are not counted."""
    first = first_die(s)
    own = s.rolled[first:]
    faces = tuple(s.rules.battle)
    attacking = first == 4
    if attacking:
        other = sums(battle.strengths(s)[1], faces)  # still to be rolled
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


def bills(s: IslandState, battle: Battle, seat: int) -> Plain:
    """For every answer that moves pieces: how many go, over how many tiles, and the cards that costs. A reinforcement
    pays its whole way at once (I-FIGHT-16); an explorer pays in speed."""
    tile = battle.tile
    side = s.side[seat]
    first = unit_of(s, seat)
    ways = ways_in(s, side, tile)
    found: list[Plain] = []
    for action in legal_of(s, seat):
        n, steps, item = 1, 1, -1
        if actions.STEP <= action < actions.PLACE:
            figure, d = divmod(action - actions.STEP, DIRECTIONS)
            steps = route(s, side, tile, s.pos[first + figure], d, ways)[1]
        elif actions.ARMY_HOLE <= action < actions.WOLF:
            n, item = movers(s, side, tile), FLEE
        elif action >= actions.ARMY:
            source, d = divmod(action - actions.ARMY, DIRECTIONS)
            if source == tile or leaves(s, side, source):
                n, item = movers(s, side, source), FLEE
            else:
                n, steps, item = movers(s, side, source), route(s, side, tile, source, d, ways)[1], ARMY_MOVE
        else:
            continue
        paid = max(0, steps - free_steps(s, seat)) if item >= 0 else 0
        cost = [paid * s.rules.cost[3 * item + r] if paid else 0 for r in range(3)]
        found.append({"action": action, "n": n, "steps": steps, "cost": cost})
    return found


def strength_gained(s: IslandState, side: int, explorer: int, tile: int, action: int) -> int | None:
    """The strength an answer adds to the side's on the battle tile; None for an answer that does not change it."""
    if action == actions.DONE:
        return 0
    ways = ways_in(s, side, tile)
    if actions.STEP <= action < actions.PLACE:
        figure, d = divmod(action - actions.STEP, DIRECTIONS)
        comes = route(s, side, tile, s.pos[explorer + figure], d, ways)[0] == tile
        return figure_strength(s, explorer + figure) if comes else None
    each = s.rules.villager_strength
    if actions.ARMY_HOLE <= action < actions.WOLF:
        return -movers(s, side, tile) * each
    if actions.WOLF <= action < actions.WOLF_FIND:
        power = s.rules.dweller_strength[WOLF]
        return -power if s.pos[wolf_of(s, side)] == tile else power
    if action >= actions.ARMY:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        if source == tile:
            return -movers(s, side, source) * each
        if leaves(s, side, source) or route(s, side, tile, source, d, ways)[0] != tile:
            return None  # further flight, or stopped on the way: the battle goes on without them
        return movers(s, side, source) * each
    return None

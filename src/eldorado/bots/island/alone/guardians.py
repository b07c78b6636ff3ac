"""The Island's greedy bot against the guardians of a game alone: battles, dice rolled again, which way they are led."""

from __future__ import annotations

from eldorado.bots.island.alone.lone import Lone
from eldorado.bots.island.sense import Sense
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS
from eldorado.games.island.model.fighting import ATTACKER, DEFENDER
from eldorado.games.island.model.odds import sums
from eldorado.games.island.model.ways import steps_away
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.rerolls import first_die
from eldorado.games.island.questions.solo.banish import Banish
from eldorado.games.island.questions.solo.guardians import Guardians
from eldorado.games.island.questions.solo.pack import Pack
from eldorado.games.island.rules.movement import movers
from eldorado.games.island.rules.reinforce import leaves, route_by
from eldorado.games.island.solo.guardians import THIEF_TURN, kind_of
from eldorado.games.island.solo.hunting import robbable


def fight_score(sense: Sense, battle: Battle, action: int) -> float:
    """Score a move in battle: bring all that helps the explorer; villagers alone flee from certain death."""
    lone = Lone(sense)
    s = lone.s
    tile = battle.tile
    attack, against = battle.strengths(s)
    if battle.stage > DEFENDER:
        return by_odds(lone, against, action) if lone.weights.sober else again_score(lone, action)
    mine, theirs = (attack, against) if battle.stage == ATTACKER else (against, attack)
    now = lone.hold(mine, theirs, lone.gold)
    if action == actions.DONE:
        return 0.0
    if action < actions.ARMY:
        return -1.0
    source = (action - actions.ARMY) // DIRECTIONS
    n = movers(s, lone.side, source)
    if source == tile:
        return 1.0 if now < 0.5 and lone.at != tile else -1.0
    if lone.at != tile:
        return -1.0
    steps = lone.march[source][tile]
    if lone.weights.sober:
        steps = min(steps, lone.gold)  # they are coming, so there is an affordable way
        if not leaves(s, lone.side, source):  # of several doors the nearest
            steps = route_by(s, lone.side, tile, source, (action - actions.ARMY) % DIRECTIONS)[1]
        gained = lone.hold(mine + n, theirs, lone.gold - steps) - now
        return gained - lone.weights.thrift * steps
    return 100 * (lone.hold(mine + n, theirs, lone.gold - steps) - now) - 2.0


def again_score(lone: Lone, action: int) -> float:
    """Score rolling a die again: the second to roll knows the number to beat, the first improves the worst dice."""
    s = lone.s
    first = first_die(s)
    dice = s.rolled[first:]
    if action == actions.DONE:
        return 0.0
    if action >= actions.DIE:
        return 2.0 if dice[action - actions.DIE] == min(dice) and min(dice) <= 3 else -1.0
    if action == actions.REROLL:
        return -1.0
    face = dice[action - actions.MARK]
    marked = sum(dice[k] for k in s.marks)
    if first == 4:  # the attacker
        return 1.0 if face <= 2 else -1.0
    # one may pay only once: enough dice that their sum falls short seldom
    target = sum(s.rolled[4 : 4 + s.rolled[3]])
    hoped = sum(dice) - marked + 3.5 * len(s.marks)
    if hoped <= target:
        return 1.0 if face <= 4 else -1.0
    return 1.0 if hoped <= target + 2.0 * len(s.marks) ** 0.5 and face <= 3 else -1.0


def by_odds(lone: Lone, defence: int, action: int) -> float:
    """Score rerolls: as many of the lowest dice as gain more than their gold is worth."""
    s = lone.s
    if action == actions.DONE:
        return 0.0
    first = first_die(s)
    dice = s.rolled[first:]
    order = sorted(range(len(dice)), key=lambda i: dice[i])
    target = -1 if first == 4 else sum(s.rolled[4 : 4 + s.rolled[3]])
    low = [dice[i] for i in order]
    if action >= actions.DIE:  # Jimenez's die costs nothing
        better = stands(low, 1, target, defence, lone.faces) > stands(low, 0, target, defence, lone.faces)
        return 2.0 if better and action - actions.DIE == order[0] else -1.0
    if action == actions.REROLL:
        return -1.0
    count, best = 0, stands(low, 0, target, defence, lone.faces)
    for k in range(1, min(lone.gold, len(low)) + 1):
        chance = stands(low, k, target, defence, lone.faces) - lone.weights.thrift * k
        if chance > best:
            count, best = k, chance
    rest = sorted(i for i in order[:count] if i not in s.marks)
    return 1.0 if rest and action - actions.MARK == rest[0] else -1.0


def stands(low: list[int], again: int, target: int, defence: int, faces: tuple[int, ...]) -> float:
    """The chance not to be beaten, the `again` first of the dice being rolled once more: against a sum that is known,
    or (target -1) against so many dice that are still to be rolled."""
    known = sum(low[again:])
    mine = sums(again, faces)
    good = 0
    if target >= 0:
        for value in range(len(mine)):
            if known + value >= target:
                good += mine[value]
        return good / float(len(faces) ** again)
    theirs = sums(defence, faces)
    below: list[int] = []  # rolls of the defence that are no more than this
    total = 0
    for ways in theirs:
        total += ways
        below.append(total)
    for value in range(len(mine)):
        if mine[value]:
            good += mine[value] * below[min(known + value, len(below) - 1)]
    return good / (float(len(faces) ** again) * total)


def lead_score(sense: Sense, question: Guardians, action: int) -> float:
    """Score leading guardians that may go two ways: away from the explorer."""
    s = sense.s
    at = s.guard[question.guardian]
    tile = s.near[at * DIRECTIONS + action - actions.STEP]
    far = steps_away(s, tile, True, [0] * len(s.kind))
    away = float(far[sense.at]) if sense.at >= 0 else 0.0
    if sense.weights.sober:
        lone = Lone(sense)
        if tile in lone.camps and tile != lone.at:  # they would fight alone
            power = dweller_strength(s, kind_of(question.guardian))
            away -= 20.0 * (1.0 - lone.hold(lone.camps[tile] * s.rules.villager_strength, power, lone.gold))
    return away


def banish_score(sense: Sense, question: Banish, action: int) -> float:
    """Score a shrine to banish to: far away; the Thief where there is nothing to rob, the others at an offering."""
    s = sense.s
    tile = action - actions.PUT
    far = steps_away(s, tile, True, [0] * len(s.kind))
    worth = float(min(far[sense.at], 12)) if sense.at >= 0 and far[sense.at] >= 0 else 12.0
    ours = (s.gifts[sense.side] >> tile) & 1
    if question.guardian == THIEF_TURN:
        if sense.weights.sober and s.gifts[sense.side] & ~s.stolen:
            goals = robbable(s)
            ways = [far[t] for t in range(len(goals)) if goals[t] and far[t] >= 0]
            return 0.2 * worth + 2.0 * min(min(ways, default=12), 12)
        return worth - (20 if ours and not (s.stolen >> tile) & 1 else 0)
    return worth + (6 if ours else 0)


def pack_score(sense: Sense, question: Pack, action: int) -> float:
    """Score the order of battles: the weakest first."""
    return -float(dweller_strength(sense.s, kind_of(action - actions.FIGHT)))

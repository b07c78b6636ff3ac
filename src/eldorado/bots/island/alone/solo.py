"""The Island's greedy bot in a turn of a solo game: its destination, and one army that walks with its explorer."""

from __future__ import annotations

from eldorado.bots.island.acts import bank_score, farm_types, score
from eldorado.bots.island.alone.lone import Lone
from eldorado.bots.island.sense import FAR, Sense
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    GARDEN,
    GOLD,
    THROUGH,
    TILES,
    TOTEC,
)
from eldorado.games.island.model.map import touched, walkable
from eldorado.games.island.questions.turn.gather import Gather
from eldorado.games.island.rules.bank import rate
from eldorado.games.island.rules.movement import free_steps, movers
from eldorado.games.island.solo.guardians import GUARDIANS, kind_of
from eldorado.kit.cells import corner_of

HANDS = 9  # cards worth holding


def lone_scores(sense: Sense, legal: list[int]) -> list[float]:
    lone = Lone(sense)
    goal = errand(lone)
    far = lone.toward(goal) if goal else [FAR] * len(lone.s.kind)
    if goal and lone.at >= 0 and far[lone.at] == FAR:
        far = lone.toward(goal, True)
    best = destination(lone, far, lone.s.speed[lone.unit])
    return [lone_score(lone, action, far, best) for action in legal]


def errand(lone: Lone) -> list[int]:
    """The tiles where the explorer wants to be."""
    s = lone.s
    if lone.at < 0:
        return []
    altars = lone.altars()
    if altars:
        return altars
    if lone.cave_time():
        return lone.edge(CAVE) if s.exit >= 0 or s.cave_in >= 0 else [s.entrance]
    if lone.exploring and lone.ready() and sum(s.bag) + len(s.top) > 0:
        return [s.entrance] if s.cell[lone.at] >> 12 == CAVE else lone.edge(0)
    if lone.rich and lone.lures():
        return lone.lures()
    found = wanted_tiles(lone)
    return found if found or not lone.exploring else lone.edge(0)


def wanted_tiles(lone: Lone) -> list[int]:
    """The tiles that bring the most wanted resources."""
    s = lone.s
    best = max(lone.want(r) for r in range(3))
    if best < 6:
        return []
    kinds = [r for r in range(3) if lone.want(r) == best]
    return [
        t
        for t in range(len(s.kind))
        if (s.kind[t] in kinds or s.kind[t] == TOTEC or (s.kind[t] == GARDEN and not s.totec))
        and t not in s.guard
    ]


def destination(lone: Lone, far: list[int], speed: int) -> int:
    """Return the best tile within reach to end a turn: near the errand, and where the guardians do not win."""
    s = lone.s
    if lone.at < 0:
        return -1
    best = lone.at
    worth = -1000.0
    haste = 2.0
    fear = lone.weights.fear - lone.weights.wane * s.round
    if not lone.gold and barren(
        lone
    ):  # without gold no army comes and no die is rolled again: waiting is no help
        haste = lone.weights.hurry
        fear *= lone.weights.pinch
    altars = lone.altars()
    prize = 1000.0 if lone.crowning() else lone.weights.altar
    for t in range(len(s.kind)):
        if lone.walk[t] > speed or not walkable(s.kind[t]):
            continue
        if t != lone.at and lone.taken[t] & lone.others:
            continue
        paid = lone.price[GOLD] if lone.weights.sober and t in altars else 0
        risk = lone.risk(t, paid)
        apart = min([lone.march[camp][t] for camp in lone.camps], default=0) if lone.active else 0
        toll = 0.0
        if lone.weights.sober and 0 < apart <= lone.gold - paid:  # the army comes along
            camp = min(lone.camps, key=lambda c: lone.march[c][t])
            together = lone.joined(t, camp, paid)
            if together <= risk:
                toll = lone.weights.toll * apart
                risk, apart = together, 0
        value = -fear * risk - haste * min(far[t], 20) - 0.1 * lone.walk[t]
        if t in altars:
            value += prize
        value -= lone.weights.apart * max(0, apart - 1) + (lone.weights.close if apart else 0.0) + toll
        if value > worth:
            best = t
            worth = value
    return best


def barren(lone: Lone) -> bool:
    """Whether there is nothing to change for gold where the explorer has to wait: beside its army. Whether it has gone
    a step away does not matter, or it would go to and fro."""
    s = lone.s
    if not lone.weights.sober:
        return True
    camp = max(lone.camps, key=lambda c: lone.camps[c], default=lone.at)
    return s.kind[camp] > GARDEN


def lone_score(lone: Lone, action: int, far: list[int], best: int) -> float:
    s = lone.s
    if action == actions.END:
        return 0.0
    if actions.OFFERING <= action < actions.OFFERING + TILES:
        return 1000.0
    if actions.BANK <= action < actions.TAKE:
        return change_score(lone, (action - actions.BANK) // 3, (action - actions.BANK) % 3)
    if actions.DISCOVER <= action < actions.STEP:
        return find_score(lone, far)
    if actions.STEP <= action < actions.PLACE:
        return walk_score(lone, (action - actions.STEP) % DIRECTIONS, best)
    if actions.FARMHOUSE <= action < actions.FORT:
        return house_score(lone, corner_of(s.cell[lone.at], action - actions.FARMHOUSE))
    if actions.FORT <= action < actions.REMOVE:
        return -5.0
    if actions.VILLAGER <= action < actions.OFFERING:
        camp = max(lone.camps, key=lambda c: lone.camps[c]) if lone.camps else lone.at
        return 60.0 - 4 * min(lone.toward([camp])[action - actions.VILLAGER], 9)
    if actions.SHOOT <= action < actions.DIE:
        return (
            50.0 if lone.risk(lone.at) > 0.1 else -5.0
        )  # without risk, but who is hit goes back to a shrine
    if action >= actions.ARMY:
        return follow_score(lone, (action - actions.ARMY) // DIRECTIONS, (action - actions.ARMY) % DIRECTIONS)
    return score(lone, action, far)


def change_score(lone: Lone, give: int, get: int) -> float:
    """Score exchanges: gold to lead the army with; otherwise what an offering lacks."""
    left = lone.hand[give] - rate(lone.s, lone.seat)
    least = 0 if lone.weights.repeat or lone.broke() else lone.price[give]
    if get == GOLD and lone.gold < 2 and left >= least and lone.buyable == 0:
        return 61.0
    return bank_score(lone, give, get)


def find_score(lone: Lone, far: list[int]) -> float:
    s = lone.s
    if s.cell[lone.at] >> 12 == CAVE:
        if lone.cave_wanted() and lone.dares():
            return 40.0
        return (
            20.0 if far[lone.at] == FAR or lone.trapped() else -5.0
        )  # shut in: the exit has to be found again
    if not lone.exploring:
        return -5.0
    if lone.ready() and lone.lead() <= 2:
        return 30.0
    missing = [r for r in range(3) if lone.want(r) >= 6]
    known = all(any(s.kind[t] in (r, GARDEN) for t in range(len(s.kind))) for r in missing)
    return 20.0 if (s.found == 0 or lone.weights.sober) and not known else -5.0


def walk_score(lone: Lone, d: int, best: int) -> float:
    s = lone.s
    target = s.near[lone.at * DIRECTIONS + d]
    if target < 0:
        return 45.0 if d == THROUGH and lone.cave_time() else -5.0
    if lone.taken[target] & lone.others:
        odds = 1.0
        for k in range(GUARDIANS):
            if s.guard[k] == target:
                odds *= lone.stand(target, dweller_strength(s, kind_of(k)))
        leaves = any(
            t not in s.guard for t in lone.open_reachable()
        )  # beaten it would go back to that shrine
        return 36.0 if odds >= 0.95 and not leaves and lone.gold > lone.price[GOLD] else -20.0
    if best == lone.at:
        return -3.0
    way = lone.toward([best])
    return 32.0 + way[lone.at] - way[target] if way[target] < way[lone.at] else -3.0


def house_score(lone: Lone, corner: int) -> float:
    """Score farmhouses: one early, where villagers come from; food before anything."""
    s = lone.s
    first = lone.side * BUILDINGS
    kinds = farm_types(s, corner)
    if not kinds or (lone.buyable == 0 and (s.build[first] >= 0 or s.found)):
        return -5.0  # an army that is complete needs none, and guardians would come for it
    if s.build[first] >= 0 and any(
        s.build[first + b] >= 0 and near(lone, s.build[first + b]) for b in range(2)
    ):
        return -5.0
    mask = 0
    for one in kinds:
        mask |= one
    return 42.0 + (6 if mask & 1 else 0) + bin(mask).count("1") + len(kinds)


def near(lone: Lone, corner: int) -> bool:
    """Whether a building is close to the explorer."""
    return any(lone.walk[t] <= 4 for t in touched(lone.s, corner))


def follow_score(lone: Lone, source: int, d: int) -> float:
    """Score following: villagers follow when two tiles behind; nearer, gold brings them when needed."""
    s = lone.s
    tile = s.near[source * DIRECTIONS + d]
    if tile < 0 or lone.at < 0 or (tile != lone.at and lone.taken[tile] & lone.others):
        return -5.0
    buried = source == s.exit and s.cell[lone.at] >> 12 == CAVE  # what stands there when the cave falls in
    free = lone.weights.sober and free_steps(s, lone.seat) > 0
    least = 1 if buried or lone.weights.sober else 2
    if lone.walk[tile] >= lone.walk[source] or (lone.gold < least and not free):
        return -5.0
    if free and lone.camps[source] == max(lone.camps.values()):
        return 39.0  # the army keeps up for nothing
    if buried:
        return 41.0
    if lone.walk[source] < lone.weights.trail:  # together at the end of the turn, if that is cheap
        if (
            lone.weights.sober
            and tile == lone.at
            and lone.risk(lone.at) - lone.joined(lone.at, source) > 0.01
        ):
            return 1.0
        return 1.0 if lone.active and lone.gold > lone.price[GOLD] else -5.0
    if s.found == 0 and not lone.provided() and s.cell[lone.at] >> 12 != CAVE:
        return -5.0  # nobody hunts yet
    if lone.gold <= lone.price[GOLD] and lone.altars():
        return -5.0  # the offering comes first
    return 38.0 + movers(s, lone.side, source)


def gather_score(sense: Sense, question: Gather, action: int) -> float:
    """Score turn points: cards until there is reason to walk."""
    lone = Lone(sense)
    s = lone.s
    if action != actions.DONE:
        r = action - actions.TAKE
        if lone.broke():
            return 6.0 + (r == GOLD)  # whatever the bank takes for gold
        return float(lone.want(r)) - 0.1 * lone.hand[r] if sum(lone.hand) < HANDS + 3 else 0.0
    if lone.at < 0:
        return -5.0
    sober = lone.weights.sober
    if lone.risk(lone.at) > 0.2 and not sober:
        return 50.0  # away from here
    if any(lone.walk[t] <= question.left[0] for t in lone.altars()):
        return 50.0
    goal = errand(lone)
    far = lone.toward(goal) if goal else [FAR] * len(s.kind)
    stays = destination(lone, far, question.left[0]) == lone.at and not (lone.ready() and lone.exploring)
    if sober and not stays and lone.risk(lone.at) > 0.2:
        return 50.0  # away from here
    return 0.2 if stays else 5.5  # whatever is wanted is taken first

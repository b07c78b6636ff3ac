"""Scores of the explore phase: moving, discovering, buying, attacking, trading."""

from __future__ import annotations

from eldorado.bots.island.cave import companion_score, flight_score, titan_near
from eldorado.bots.island.sense import FAR, Sense
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.cave.totec import produce
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    BRIDGE_ITEM,
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    FARMHOUSE,
    FORT_SLOT,
    GARDEN,
    GONE,
    THROUGH,
    TITAN,
    VILLAGER,
)
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import touched, walkable
from eldorado.games.island.model.sides import allied, offers_of_turn
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.bank import rate
from eldorado.games.island.rules.movement import movers
from eldorado.games.island.rules.strength import defence
from eldorado.kit.cells import corner_cells, corner_of


def explore_scores(sense: Sense, legal: list[int]) -> list[float]:
    goal = sense.goal()
    far = sense.toward(goal) if goal else [FAR] * len(sense.s.kind)
    if goal and sense.at >= 0 and far[sense.at] == FAR:  # no peaceful way: fight through
        far = sense.toward(goal, True)
    found = [score(sense, action, far) for action in legal]
    flee = titan_near(sense) if sense.s.titan >= 0 and sense.s.speed[sense.unit] <= 2 else []
    if flee:
        for i, action in enumerate(legal):
            if actions.STEP <= action < actions.PLACE:
                target = sense.s.near[sense.at * DIRECTIONS + (action - actions.STEP) % DIRECTIONS]
                if target >= 0 and not sense.taken[target] & sense.others:
                    found[i] += flight_score(sense, target, flee)
    return found


def score(sense: Sense, action: int, far: list[int]) -> float:
    s = sense.s
    if action == actions.END:
        return 0.0
    if actions.OFFERING <= action < actions.OFFERING + 96:
        return 1000.0
    if actions.BANK <= action < actions.TAKE:
        return bank_score(sense, (action - actions.BANK) // 3, (action - actions.BANK) % 3)
    if actions.DISCOVER <= action < actions.STEP:
        return discover_score(sense, far)
    if actions.STEP <= action < actions.PLACE:
        return step_score(sense, (action - actions.STEP) % DIRECTIONS, far)
    if actions.FARMHOUSE <= action < actions.FORT:
        return farmhouse_score(sense, corner_of(s.cell[sense.at], (action - actions.FARMHOUSE) % 6))
    if actions.FORT <= action < actions.REMOVE:
        return fort_score(sense)
    if actions.REMOVE <= action < actions.RAZE:
        return -10.0
    if action == actions.RECALL:
        return -10.0
    if actions.BRIDGE <= action < actions.VILLAGER:
        return craft_score(sense, action, far)
    if actions.OWN <= action < actions.BRIDGE:
        return 31.0
    if actions.RAZE <= action < actions.OWN:
        return raze_score(sense, action - actions.RAZE)
    if actions.VILLAGER <= action < actions.OFFERING:
        return villager_score(sense, action - actions.VILLAGER)
    if actions.TRADE <= action < actions.AMOUNT:
        return trade_score(sense, action - actions.TRADE)
    if action >= actions.ARMY:
        return army_score(sense, (action - actions.ARMY) // DIRECTIONS, (action - actions.ARMY) % DIRECTIONS)
    return -10.0


# --- cards --------------------------------------------------------------------------------------------------------
def bank_score(sense: Sense, give: int, get: int) -> float:
    """Score exchanging a surplus type for a missing one."""
    s = sense.s
    price = rate(s, sense.seat)
    left = sense.hand[give] - price
    if not sense.weights.repeat and not worth_changing(sense, give, price):
        return -5.0
    if not sense.enough and sense.lacks[get] > 0 and left >= sense.price[give]:
        return 60.0
    crowded = sum(sense.hand) > sense.weights.crowd and s.rules.hand_limit > 0
    if not sense.enough and sense.lacks[get] > 0 and left >= 0 and (crowded or price < 5):
        return 12.0
    return -5.0


def worth_changing(sense: Sense, give: int, price: int) -> bool:
    """Whether what is to spare pays at the bank for everything the next offering lacks; a crowded hand may as well."""
    s = sense.s
    if s.rules.hand_limit > 0 and sum(sense.hand) > s.rules.hand_limit:
        return True
    if sense.hand[give] - price < sense.price[give]:
        return False
    return sum([max(0, sense.hand[r] - sense.price[r]) // price for r in range(3)]) >= sum(sense.lacks)


def trade_score(sense: Sense, other: int) -> float:
    """Score a trade: one offer a turn, when a card is missing that somebody near may have."""
    s = sense.s
    if allied(s, sense.seat, other):
        return ask_partner_score(sense, other)
    if s.offers < offers_of_turn(s) or sense.enough or cards_of(s, other) == 0 or sense.danger(other) >= 2:
        return -5.0
    surplus = max(sense.hand[r] - sense.price[r] for r in range(3))
    return 5.0 if surplus > 0 and sum(sense.lacks) > 0 else -5.0


def ask_partner_score(sense: Sense, other: int) -> float:
    """Score asking for what is missing when a shrine is within reach: partners see each other's cards."""
    s = sense.s
    if sense.enough or sense.rich or s.offers < offers_of_turn(s) - 1:  # a refused player asks no more
        return -5.0
    has = s.hand[3 * other : 3 * other + 3]
    near = any(sense.at in sense.beside(t) for t in sense.open_shrines())
    return 90.0 if near and all(has[r] >= sense.lacks[r] for r in range(3)) else -5.0


def spare(sense: Sense, item: int) -> bool:
    """Whether a purchase leaves the next offering affordable, or there is none to be bought soon."""
    s = sense.s
    if sense.enough:
        return True
    left = [sense.hand[r] - s.rules.cost[3 * item + r] for r in range(3)]
    return all(left[r] >= sense.price[r] for r in range(3))


# --- moving -------------------------------------------------------------------------------------------------------
def discover_score(sense: Sense, far: list[int]) -> float:
    s = sense.s
    cave = s.cell[sense.at] >> 12 == CAVE
    if cave:
        return 40.0 if sense.trapped() or (sense.cave_wanted() and sense.ready_for_cave()) else -5.0
    if sense.exploring:
        if sense.rich and sense.open_shrines() and far[sense.at] <= s.speed[sense.unit]:
            return -1.0
        return 30.0
    return 1.0 if s.speed[sense.unit] > 0 and sense.farm_value(sense.at) < 4 else -2.0


def step_score(sense: Sense, d: int, far: list[int]) -> float:
    """Score a step: towards the goal; into battle only if it pays; at the end to a tile worth farming."""
    s = sense.s
    target = s.near[sense.at * DIRECTIONS + d]
    if target < 0:
        return 45.0 if d == THROUGH and sense.ready_for_cave() and sense.cave_wanted() else -5.0
    if s.round > 0 and sense.taken[target] & sense.others:
        if target == s.titan and sense.hunts_titan():
            return 60.0
        worth = sense.attack_worth(target, sense.power, True, 0, False)
        if worth > sense.weights.attack:
            return worth * 4
        if far[sense.at] < FAR and far[target] < far[sense.at] and barred(sense, far):
            # bolder the longer it lasts: otherwise two careful players would wait forever
            dare = max(0.02, sense.weights.dare - sense.weights.boldness * s.round)
            if target == s.titan:
                return 33.0 if sense.odds(sense.power, dweller_strength(s, TITAN)) >= dare else -20.0
            foe = max(
                (f for f in range(s.sides) if (sense.taken[target] & sense.others) >> f & 1),
                key=lambda f: defence(s, f, target),
            )
            if sense.odds(sense.power, defence(s, foe, target)) >= dare:
                return 33.0
        return -20.0
    here = far[sense.at]
    there = far[target]
    if here < FAR and here > 0 and there < here:
        return 35.0 + here - there
    if here == 0 or here == FAR:
        gain = sense.farm_value(target) - sense.farm_value(sense.at)
        if s.speed[sense.unit] == 1 or here == FAR:
            settled = sense.rich and sense.open_shrines()
            if gain > 0 and there <= 1 + (here if here < FAR else 50) and not settled:
                return 2.0 + gain
    return -3.0


def barred(sense: Sense, far: list[int]) -> bool:
    """Whether no step toward the goal leads over a free tile."""
    s = sense.s
    for d in range(DIRECTIONS):
        t = s.near[sense.at * DIRECTIONS + d]
        if t >= 0 and walkable(s.kind[t]) and far[t] < far[sense.at] and not sense.taken[t] & sense.others:
            return False
    return True


# --- building -------------------------------------------------------------------------------------------------------
def house_types(sense: Sense) -> int:
    """The types gathered without the explorer: by villagers on tiles of own farmhouses."""
    s = sense.s
    mask = 0
    for u in range(sense.side * s.stride + s.figures, (sense.side + 1) * s.stride):
        t = s.pos[u]
        if t >= 0 and s.kind[t] <= GARDEN:
            for b in range(FORT_SLOT):
                corner = s.build[sense.side * BUILDINGS + b]
                if corner >= 0 and s.cell[t] in corner_cells(corner):
                    mask |= produce(s.kind[t])
    return mask


def farm_types(s: IslandState, corner: int) -> list[int]:
    return [produce(s.kind[t]) for t in touched(s, corner) if s.kind[t] <= GARDEN]


def farmhouse_score(sense: Sense, corner: int) -> float:
    """Score a corner by the resources of its tiles that are not gathered yet."""
    s = sense.s
    if sense.offerings >= 2 and not spare(sense, FARMHOUSE):
        return -5.0
    have = house_types(sense)
    planned = 0
    for b in range(FORT_SLOT):
        c = s.build[sense.side * BUILDINGS + b]
        if c >= 0:
            for mask in farm_types(s, c):
                planned |= mask
    if have != planned and planned == 7:
        return -5.0
    new = 0
    for mask in farm_types(s, corner):
        new |= mask & ~planned
    gain = bin(new).count("1")
    if gain == 0 or (sense.rich and sense.open_shrines()):
        return -5.0
    if gain == 1 and s.round < 2:
        return -5.0
    return 20.0 + 8 * gain


def villager_score(sense: Sense, tile: int) -> float:
    s = sense.s
    if s.kind[tile] <= GARDEN:
        new = produce(s.kind[tile]) & ~house_types(sense)
        touches = any(
            s.build[sense.side * BUILDINGS + b] >= 0
            and s.cell[tile] in corner_cells(s.build[sense.side * BUILDINGS + b])
            for b in range(FORT_SLOT)
        )
        if new and touches and not (sense.rich and sense.open_shrines()):
            return 40.0 + 5 * bin(new).count("1")
    if spare(sense, VILLAGER) and (
        sense.offerings >= sense.weights.levy or sum(sense.hand) >= sense.weights.crowd
    ):
        return 8.0
    return -5.0


def fort_score(sense: Sense) -> float:
    """Score cover for the holder of the cave shrine, if cards allow."""
    if sense.has_cave and sense.s.speed[sense.unit] == 0 and not sense.enough and spare(sense, 2):
        return 6.0
    if sum(sense.hand) >= 9 and spare(sense, 2):
        return 3.0
    return -5.0


def craft_score(sense: Sense, action: int, far: list[int]) -> float:
    """Score the bridge where the way is long, Sequoia's speed where it arrives, Yanga's shots where they pay."""
    s = sense.s
    if action >= actions.HOLE:
        return companion_score(sense, action, far)
    if action >= actions.DIE:
        return -4.0
    if action >= actions.SHOOT:
        tile = action - actions.SHOOT
        if tile == s.titan:
            return 40 * sense.odds(sense.power, dweller_strength(s, TITAN)) - 0.5 * s.speed[sense.unit]
        foes = [f for f in range(s.sides) if (sense.taken[tile] & sense.others) >> f & 1]
        if not foes:  # the Titan, or guardians: without risk, so worth a try
            return 4.0 * sense.odds(sense.power, dweller_strength(s, TITAN))
        worth = max(sense.odds(sense.power, defence(s, f, tile)) * sense.prize(f, tile) for f in foes)
        return 4 * worth - 0.5 * s.speed[sense.unit]
    if action == actions.SPRINT:
        near = 0 < far[sense.at] <= 2 and s.speed[sense.unit] < far[sense.at]
        return 25.0 if near and sense.hand[1] > sense.price[1] + far[sense.at] else -5.0
    return 15.0 if action < actions.UNBRIDGE and far[sense.at] > 5 and spare(sense, BRIDGE_ITEM) else -5.0


# --- attacking --------------------------------------------------------------------------------------------------------
def raze_score(sense: Sense, code: int) -> float:
    s = sense.s
    slot = code // 3
    tile = s.grid[corner_cells(s.build[slot])[code % 3]]
    villagers = sum(
        1 for u in range(sense.side * s.stride + s.figures, (sense.side + 1) * s.stride) if s.pos[u] == tile
    )
    explorer = sense.at == tile
    attack = villagers * s.rules.villager_strength + (sense.power if explorer else 0)
    win = sense.odds(attack, s.rules.farmhouse_strength)
    worth = win * 2.5 - (1 - win) * sense.stake(explorer, villagers)
    return worth * 4 if worth > 0.5 else -5.0


def army_score(sense: Sense, source: int, d: int) -> float:
    s = sense.s
    tile = s.near[source * DIRECTIONS + d]
    if tile < 0 or s.kind[tile] == GONE or not walkable(s.kind[tile]):
        return -5.0
    if s.round == 0 or not sense.taken[tile] & sense.others:
        return -5.0
    n = movers(s, sense.side, source)
    worth = sense.attack_worth(tile, n * s.rules.villager_strength, False, n, False) - sense.weights.march
    return worth * 4 if worth > 0.8 else -5.0

"""The greedy bot as the Thieves: emerging, robbing, offerings, the cave, and whoever holds the cave shrine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eldorado.bots.island.acts import barred, raze_score
from eldorado.bots.island.sense import FAR, Sense
from eldorado.bots.island.weights import Weights
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    FARMHOUSE,
    FORT,
    ISLAND,
    OFFERING,
    SHRINE,
    SIDES,
    THROUGH,
    TITAN,
    VILLAGER,
)
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import touched, walkable
from eldorado.games.island.model.sides import offers_of_turn, unit_of
from eldorado.games.island.model.state import IslandQuestion, IslandState
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.thieves.bearer import Bearer
from eldorado.games.island.questions.thieves.haul import GOLD_OR_THEFT, LOOK, Haul, distances, in_reach
from eldorado.games.island.questions.thieves.hiding import Hiding, emerge_corner
from eldorado.games.island.questions.thieves.rider import Rider
from eldorado.games.island.questions.turn.trade import HALF
from eldorado.games.island.rules.strength import defence, strength
from eldorado.games.island.thieves.band import thief_strength, thieves_on_map
from eldorado.kit.cells import corner_of

REACH: Final = 6  # steps: nobody further away is robbed
LEAST_LOOT: Final = 0.3  # cards: for less no thief lies in wait


class Thief(Sense):
    """The world as one thief of the band sees it."""

    def __init__(self, s: IslandState, seat: int, unit: int, weights: Weights) -> None:
        super().__init__(s, seat, weights)
        self.unit = unit
        self.at = s.pos[unit] if unit >= 0 else -1
        self.power = thief_strength(s, unit) if unit >= 0 else s.rules.thief_strength
        self.price = [0, 0, 0]
        self.lacks = [0, 0, 0]
        self.coins = s.doubloons + sum(n // s.rules.pair for n in self.hand)
        self.rich = min(self.coins, s.rules.doubloons) >= s.rules.coins[OFFERING]

    def goal(self) -> list[int]:
        s = self.s
        if self.trapped() and self.edge(CAVE):
            return self.edge(CAVE)
        shrines = self.open_shrines()
        places = [t for shrine in shrines for t in self.beside(shrine)]
        if self.rich and places:
            return places
        holder = s.shrine_seat
        if holder >= 0 and s.side[holder] != self.side:
            prey = s.pos[unit_of(s, holder)]
            dare = max(0.1, 0.4 - 0.006 * s.round)
            if prey >= 0 and self.odds(self.band_power(), defence(s, s.side[holder], prey)) >= dare:
                return [prey]
        if self.cave_wanted() and self.bound_for_cave(places):
            if (s.exit >= 0 or s.cave_in >= 0) and self.edge(CAVE):
                return self.edge(CAVE)
            if s.entrance >= 0 and s.exit < 0 and s.cave_in < 0:
                return [s.entrance]
        if self.weights.prowl and self.at >= 0:
            lair = self.lurk()
            if lair:
                return lair
        if (s.found < s.rules.to_win or s.entrance < 0) and sum(s.bag) + len(s.top) > 0:
            if self.at >= 0 and s.cell[self.at] >> 12 == CAVE:
                return [s.entrance]
            return self.edge(ISLAND)
        return places or self.prey()

    def bound_for_cave(self, places: list[int]) -> bool:
        """Whether this thief leaves the island to the others: with offerings enough, or none left to make."""
        if not places:
            return True
        if self.offerings < self.weights.depths:
            return False
        return self.offerings > 0 or self.unit % self.s.stride > 0

    def lurk(self) -> list[int]:
        """The tiles from which the next theft promises most, a long way to them taken off; none if all is poor."""
        s = self.s
        worth = [0.0] * len(s.kind)
        for seat in range(s.seats):
            at = s.pos[unit_of(s, seat)]
            if s.side[seat] == self.side or at < 0 or cards_of(s, seat) == 0:
                continue
            way = self.toward([at], True)
            loot = [thefts(s, seat, far) * (1.0 + 0.1 * self.danger(seat)) for far in range(REACH + 1)]
            for t in range(len(s.kind)):
                if way[t] <= REACH:
                    worth[t] = max(worth[t], loot[way[t]])
        far = self.toward([self.at])
        best = LEAST_LOOT
        found: list[int] = []
        for t in range(len(s.kind)):
            if far[t] == FAR or self.taken[t] & self.others:
                continue
            late = max(0, far[t] - s.speed[self.unit])
            left = worth[t] - self.weights.tread * late - 0.01 * far[t]
            if left > best:
                best = left
                found = [t]
            elif left == best and found:
                found.append(t)
        return found

    def band_power(self) -> int:
        """The number of thieves that could meet: all with speed left."""
        s = self.s
        return sum(thief_strength(s, u) for u in thieves_on_map(s) if s.speed[u] > 0)

    def prey(self) -> list[int]:
        """The tiles of the players with the most cards."""
        s = self.s
        found = [
            (cards_of(s, seat), s.pos[unit_of(s, seat)])
            for seat in range(s.seats)
            if s.side[seat] != self.side and s.pos[unit_of(s, seat)] >= 0
        ]
        return [max(found)[1]] if found else []

    def stake(self, explorer: bool, villagers: int) -> float:
        """The cost of a defeat: a thief, a doubloon and half the cards; the shrine if this one carries it."""
        s, w = self.s, self.weights
        last = len(thieves_on_map(s)) == 1
        return w.thief + sum(self.hand) / 2 + (14 if s.bearer == self.unit else 0) + (w.last if last else 0)


def thefts(s: IslandState, victim: int, far: int) -> float:
    """The cards that the thief die brings on average from a victim so far away."""
    total = 0
    for a, b in s.rules.thief_die:
        steal = max(b if a >= far else 0, a if b >= far else 0)
        total += min(steal, cards_of(s, victim))
    return total / len(s.rules.thief_die)


def band_scores(s: IslandState, seat: int, weights: Weights, legal: list[int]) -> list[float]:
    """Score the explore phase."""
    thieves: dict[int, Thief] = {}
    ways: dict[int, list[int]] = {}
    for u in thieves_on_map(s):
        thief = Thief(s, seat, u, weights)
        goal = thief.goal()
        far = thief.toward(goal) if goal else [FAR] * len(s.kind)
        if goal and far[thief.at] == FAR:
            far = thief.toward(goal, True)
        thieves[u] = thief
        ways[u] = far
    mind = Thief(s, seat, -1, weights)
    return [act_score(mind, thieves, ways, action) for action in legal]


def act_score(mind: Thief, thieves: dict[int, Thief], ways: dict[int, list[int]], action: int) -> float:
    s = mind.s
    if action == actions.END:
        return 0.0
    if actions.OFFERING <= action < actions.PUT:
        return 1000.0
    if actions.PAIR <= action < actions.ROB:
        return 200.0
    first = s.thieves * s.stride
    if actions.DISCOVER <= action < actions.STEP:
        u = first + action - actions.DISCOVER
        return discovery(thieves[u], ways[u])
    if actions.STEP <= action < actions.PLACE:
        u = first + (action - actions.STEP) // DIRECTIONS
        return step(thieves[u], (action - actions.STEP) % DIRECTIONS, ways[u])
    if actions.VILLAGER <= action < actions.OFFERING:
        return thief_worth(mind, action - actions.VILLAGER, len(thieves))
    if actions.FARMHOUSE <= action < actions.REMOVE:
        return building(mind, thieves, action)
    if actions.RAZE <= action < actions.OWN:
        if not mind.weights.pillage:
            return -5.0
        mine = max(thieves.values(), key=lambda thief: thief.power, default=mind)
        return raze_score(mine, action - actions.RAZE)
    if actions.OWN <= action < actions.BRIDGE:
        return 31.0
    if actions.TRADE <= action < actions.AMOUNT:
        return bargain_score(mind, action - actions.TRADE)
    return -10.0


def discovery(thief: Thief, far: list[int]) -> float:
    s = thief.s
    if far[thief.at] != 0:
        return -1.0 if far[thief.at] < FAR else 5.0
    if s.cell[thief.at] >> 12 == CAVE:
        return 40.0 if thief.trapped() or thief.cave_wanted() else -5.0
    return 30.0 if s.found < s.rules.to_win or s.entrance < 0 else -2.0


def step(thief: Thief, d: int, far: list[int]) -> float:
    """Score a step: towards the goal; into battle if it pays."""
    s = thief.s
    target = s.near[thief.at * DIRECTIONS + d]
    if target < 0:
        return 45.0 if d == THROUGH and thief.cave_wanted() else -5.0
    here, there = far[thief.at], far[target]
    nearer = here < FAR and there < here
    if target == s.titan:
        win = thief.odds(thief.power + strength(s, thief.side, target), dweller_strength(s, TITAN))
        return 33.0 if nearer and win >= 0.6 else -20.0
    if s.round > 0 and thief.taken[target] & thief.others:
        worth = thief.attack_worth(target, thief.power, True, 0, False)
        if worth > 0.5:
            return 36.0 + worth
        if (
            nearer and there == 0 and s.shrine_seat >= 0
        ):  # the holder of the cave shrine, with all who can come
            foes = [f for f in range(s.sides) if (thief.taken[target] & thief.others) >> f & 1]
            hard = max(defence(s, f, target) for f in foes)
            if thief.odds(thief.band_power(), hard) >= 0.4:
                return 34.0
        if nearer and barred(thief, far):  # the longer it lasts, the more is dared, as explorers do
            hard = max(defence(s, f, target) for f in range(s.sides) if (thief.taken[target] >> f) & 1)
            if thief.odds(thief.band_power(), hard) >= max(0.02, 0.5 - 0.012 * s.round):
                return 33.0
        return -20.0
    return 35.0 + here - there if nearer else -3.0


def thief_worth(mind: Thief, tile: int, on_map: int) -> float:
    """Score buying a thief: the first at once, more if an offering stays affordable or none can be placed."""
    s = mind.s
    left = mind.coins - s.rules.coins[VILLAGER]
    goal = mind.toward([t for shrine in mind.open_shrines() for t in mind.beside(shrine)])
    near = -0.1 * min(goal[tile], 20)
    if on_map == 0:
        return 150.0 + near
    if (
        left >= s.rules.coins[OFFERING]
        or not mind.open_shrines()
        or (on_map == 1 and s.round < mind.weights.recruit)
    ):
        return 80.0 + near
    return -5.0


def building(mind: Thief, thieves: dict[int, Thief], action: int) -> float:
    """Score a building: a second one, when nothing better can be bought; next to a shrine if possible."""
    s = mind.s
    item = FARMHOUSE if action < actions.FORT else FORT
    figure, i = divmod(action - (actions.FARMHOUSE if action < actions.FORT else actions.FORT), 6)
    if mind.open_shrines() and mind.coins - s.rules.coins[item] < s.rules.coins[OFFERING]:
        return -5.0
    have = sum(1 for slot in range(s.thieves * BUILDINGS, (s.thieves + 1) * BUILDINGS) if s.build[slot] >= 0)
    if have >= 2:
        return -5.0
    thief = thieves[s.thieves * s.stride + figure]
    corner = corner_of(s.cell[thief.at], i)
    beside = sum(1 for t in touched(s, corner) if s.kind[t] == SHRINE and not (s.gifts[s.thieves] >> t) & 1)
    return 12.0 + 2 * beside - (4 if item == FORT else 0)


# --- trading: two odd cards make no doubloon, but one of them for another of the same type does -----------------------
def odd_cards(mind: Thief) -> list[int]:
    """The types of which one card is over when all pairs are sold."""
    return [r for r in range(3) if mind.hand[r] % mind.s.rules.pair]


def bargain_score(mind: Thief, other: int) -> float:
    """Score a trade: one offer a turn, to somebody who is not about to win, while there is room for a doubloon."""
    s = mind.s
    if s.offers < offers_of_turn(s) or cards_of(s, other) == 0 or mind.danger(other) >= 2:
        return -5.0
    return 190.0 if len(odd_cards(mind)) >= 2 and s.doubloons < s.rules.doubloons else -5.0


def bargain(mind: Thief, field: int, n: int) -> float:
    """Score an offer: the first odd card for one that makes a pair of the last."""
    odd = odd_cards(mind)
    right = 1 if len(odd) >= 2 and field in (odd[0], HALF + odd[-1]) else 0
    return -float(abs(n - right))


def bargain_answer(mind: Thief, giver: int, action: int) -> float:
    """Score an answer: pairs are taken; shrine and treasures are kept, and nobody is helped to win."""
    s = mind.s
    if action == actions.REFUSE:
        return 0.0
    if action != actions.ACCEPT or any(s.offer[HALF + 3 :]) or mind.danger(giver) >= 3:
        return -50.0
    pair = s.rules.pair
    worth = 30.0 * s.offer[3] - 0.1
    for r in range(3):
        after = mind.hand[r] + s.offer[r] - s.offer[HALF + r]
        worth += after // pair - mind.hand[r] // pair + 0.2 * (after - mind.hand[r])
    return worth


# --- the questions of the Thieves alone -------------------------------------------------------------------------------
def figure_score(mind: Thief, question: IslandQuestion, action: int) -> float:
    """Score the thief that has Bavieca or carries the cave shrine."""
    s = mind.s
    u = s.thieves * s.stride + action - actions.FIGURE
    return float(s.speed[u]) + thief_strength(s, u)


def haul_score(mind: Thief, question: Haul, action: int) -> float:
    s = mind.s
    if question.stage == GOLD_OR_THEFT:
        return expected_haul(mind) if action == actions.ROLL else 1.0
    if action == actions.DONE:
        return 0.0
    if question.stage == LOOK:
        return loot_score(mind, question.victim, action - actions.TAKE)
    k, victim = divmod(action - actions.ROB, SIDES)
    steal = s.die_b if k == 0 else s.die_a
    return rob_worth(mind, victim, steal)


def rob_worth(mind: Thief, victim: int, steal: int) -> float:
    """Score a victim: its cards, and more if it is near to winning."""
    return min(steal, cards_of(mind.s, victim)) * (1.0 + 0.1 * mind.danger(victim))


def expected_haul(mind: Thief) -> float:
    """The average haul of the thief die."""
    s = mind.s
    far = distances(s)
    whole = 0.0
    for a, b in s.rules.thief_die:
        whole += max(
            (
                rob_worth(mind, victim, a + b - reach)
                for reach in (a, b)
                for victim in in_reach(s, reach, far)
            ),
            default=0.0,
        )
    return whole / len(s.rules.thief_die)


def loot_score(mind: Thief, victim: int, r: int) -> float:
    """Score a card to take: one that makes a pair, then one the victim has few of."""
    s = mind.s
    pairs = 3.0 if mind.hand[r] % s.rules.pair == s.rules.pair - 1 else 1.0
    return pairs + 0.2 * s.hand[3 * victim + r] + (0.3 if r == 2 else 0.0)


def hiding_score(mind: Thief, question: Hiding, action: int) -> float:
    s = mind.s
    enough = min(s.rules.coins[FORT] + s.rules.coins[VILLAGER], s.rules.doubloons)  # the hideout and a thief
    if action == actions.HIDE:
        return 0.0 if s.doubloons < enough else -100.0
    corner = emerge_corner(s, action - actions.EMERGE)
    if s.doubloons < enough:
        return -1.0
    worth = 0.0
    tiles = touched(s, corner)
    land = [t for t in tiles if walkable(s.kind[t])]
    far = mind.toward(land, True)
    for seat in range(s.seats):
        if s.side[seat] == mind.side:
            continue
        at = s.pos[unit_of(s, seat)]
        if at >= 0:
            worth += cards_of(s, seat) / (2 + min(far[at], 20)) + (1.0 if far[at] > 2 else 0.0)
    for t in tiles:
        if s.kind[t] == SHRINE and not (s.gifts[mind.side] >> t) & 1:
            worth += 3.0
    return worth


def sense_of(s: IslandState, seat: int, weights: Weights) -> Sense:
    """Return a seat's sense outside the explore phase: for the Thieves as the thief in the battle, or any."""
    if s.side[seat] != s.thieves:
        return Sense(s, seat, weights)
    units = thieves_on_map(s)
    question = s.questions[-1]
    if isinstance(question, Battle):
        there = [u for u in units if s.pos[u] == question.tile]
        units = there or units
    return Thief(s, seat, units[0] if units else -1, weights)


BAND: Final[dict[type, Callable[[Thief, Any, int], float]]] = {
    Hiding: hiding_score,
    Haul: haul_score,
    Rider: figure_score,
    Bearer: figure_score,
}

"""The value of a position of the Island: for each side the chance that it gets the last shrine.

The features are what a player could count with all cards open; the search asks for them on worlds made from a view.
A side's score is the sum of its features times coefficients, and chances are as the powers of e; that nobody wins has
the score 0, so it counts in a game alone and where time runs out. weights.toml has the coefficients.
"""

from __future__ import annotations

from math import exp

from eldorado.bots.island.alone.lone import Lone
from eldorado.bots.island.band import Thief
from eldorado.bots.island.sense import FAR, Sense
from eldorado.bots.island.weights import Weights
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT
from eldorado.games.island.model.sides import seats_of
from eldorado.games.island.model.state import IslandState, villager_slots
from eldorado.games.island.rules.shrines import island_shrines
from eldorado.games.island.solo.guardians import GUARDIANS
from eldorado.games.island.thieves.band import thieves_on_map

EXPLORERS = (
    "one", "late", "offerings", "complete", "cave", "crowned", "cards", "affordable", "altar", "way", "spare",
    "villagers", "farms", "houses", "fort", "away", "power", "waits", "robbable",
)  # fmt: skip
BAND = (
    "band",
    "late",
    "offerings",
    "complete",
    "cave",
    "crowned",
    "coins",
    "thieves",
    "hidden",
    "way",
    "waits",
)
LONE = (
    *EXPLORERS[:-2], "found", "hunted", "beaten", "risk", "gold", "army", "robbed",
)  # fmt: skip
NEAR = 8  # steps: a goal further away draws no more
FULL = 12.0  # cards beyond which more count for nothing
LONG = 50.0  # rounds of a long game


def features(s: IslandState, side: int, weights: Weights) -> list[float]:
    """The features of a side: as the Thieves, alone, or as explorers."""
    if side == s.thieves:
        return band_features(s, weights)
    found = explorer_features(s, side, weights)
    return [*found[:-2], *lone_features(s, weights)] if s.rules.solo else found


def explorer_features(s: IslandState, side: int, weights: Weights) -> list[float]:
    """Return the features of a side of one explorer or of two; the better of them counts."""
    offerings = island_shrines(s, side)
    share = offerings / s.rules.to_win
    complete = 1.0 if offerings >= s.rules.to_win else 0.0
    cave = 1.0 if s.shrine_seat >= 0 and s.side[s.shrine_seat] == side else 0.0
    cards = 0.0
    affordable = 0.0
    altar = 0.0
    way = 0.0
    spare = 0.0
    farms = 0.0
    away = 0.0
    power = 0.0
    robbable = 0.0
    seats = seats_of(s, side)
    for seat in seats:
        sense = Sense(s, seat, weights)
        held = sum(sense.hand)
        power += sense.power / len(seats)
        farms += (sense.farms & 1) + (sense.farms >> 1 & 1) + (sense.farms >> 2 & 1)
        spare += min(held, FULL) / FULL
        if sense.at < 0:
            away += 1.0
        near = nearness(sense)
        if not sense.enough:
            price = sum(sense.price)
            cards = max(cards, (price - sum(sense.lacks)) / price)
            if sense.rich:
                affordable = 1.0
                if sense.open_shrines():
                    altar = max(altar, near)
        elif not cave:
            way = max(way, near)
        if cave and s.shrine_seat == seat:
            robbable = held / FULL
    slots = villager_slots(s, side)
    villagers = sum([1 for u in slots if s.pos[u] >= 0])
    houses = sum([1 for b in range(FORT_SLOT) if s.build[side * BUILDINGS + b] >= 0])
    fort = 1.0 if s.build[side * BUILDINGS + FORT_SLOT] >= 0 else 0.0
    return [
        1.0,
        min(1.0, s.round / LONG),
        share,
        complete,
        cave,
        cave * share,
        cards * (1.0 - complete),
        affordable,
        altar,
        way,
        spare / len(seats),
        min(1.0, villagers / 6.0),
        farms / (3.0 * len(seats)),
        houses / FORT_SLOT,
        fort,
        away / len(seats),
        power / 6.0,
        waits(s, side),
        robbable,
    ]


def nearness(sense: Sense) -> float:
    """How near the explorer is to its goal: 1 there, 0 far away."""
    if sense.at < 0:
        return 0.0
    goal = sense.goal()
    if not goal:
        return 0.0
    far = sense.toward(goal, True)[sense.at]
    return 1.0 - min(far, NEAR) / NEAR if far < FAR else 0.0


def waits(s: IslandState, side: int) -> float:
    """The time until the side's turn begins, as a share of a round."""
    left: int = (side - s.turn) % s.sides
    return (left or s.sides) / s.sides


def band_features(s: IslandState, weights: Weights) -> list[float]:
    side = s.thieves
    offerings = island_shrines(s, side)
    share = offerings / s.rules.to_win
    cave = 1.0 if s.shrine_seat >= 0 and s.side[s.shrine_seat] == side else 0.0
    seat = seats_of(s, side)[0]
    mind = Thief(s, seat, -1, weights)
    units = thieves_on_map(s)
    way = 0.0
    for u in units:
        way = max(way, nearness(Thief(s, seat, u, weights)))
    return [
        1.0,
        min(1.0, s.round / LONG),
        share,
        1.0 if offerings >= s.rules.to_win else 0.0,
        cave,
        cave * share,
        min(mind.coins, s.rules.doubloons) / s.rules.doubloons,
        min(1.0, len(units) / 3.0),
        float(s.hidden),
        way,
        waits(s, side),
    ]


def lone_features(s: IslandState, weights: Weights) -> list[float]:
    """The guardians and the army of a game alone."""
    lone = Lone(Sense(s, 0, weights))
    met = len([k for k in range(GUARDIANS) if s.guard[k] >= 0])
    return [
        s.found / s.rules.to_win,
        len(lone.active) / GUARDIANS,
        (met - len(lone.active)) / GUARDIANS,
        lone.risk(lone.at) if lone.at >= 0 else 0.5,
        min(lone.gold, 8) / 8.0,
        min(lone.army, 8) / 8.0,
        1.0 if s.stolen else 0.0,
    ]


def chances(scores: list[float], nobody: float = 0.0) -> list[float]:
    """Convert scores to the chance of each side.

    >>> [round(one, 2) for one in chances([1.0, 1.0, 0.0])]
    [0.37, 0.37, 0.13]
    """
    top = max(nobody, max(scores))
    powers = [exp(one - top) for one in scores]
    total = sum(powers) + exp(nobody - top)
    return [one / total for one in powers]

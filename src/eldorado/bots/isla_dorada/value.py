"""The value of a position of Isla Dorada: the points a seat will have at the end, and its chance of having the most.

The features are what a player could count with all cards open; the search asks for them on worlds made from a view.
weights.toml has the coefficients, made on games of the tuned policy with itself.
"""

from __future__ import annotations

from math import exp

from eldorado.bots.isla_dorada.weights import Weights
from eldorado.bots.isla_dorada.worth import Worth
from eldorado.games.isla_dorada.model import board, cards, goals, numbers
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.scoring import score

FEATURES = (
    "one", "left", "left_squared", "treasures", "treasure_points", "near", "promised", "cursed", "destiny", "paying",
    "crowded", "flying", "tricks", "bongo", "bonus", "gold", "leads",
)  # fmt: skip


def features(s: IslaState, seat: int, weights: Weights) -> list[float]:
    """The features of a seat at the beginning of a round."""
    worth = Worth(s, seat, weights)
    left = worth.left / numbers.MARKERS
    hand = s.hand[seat]
    points = 0.0
    near = 0.0
    promised = 0.0
    for treasure in s.treasures[seat]:
        steps = board.STEPS[s.place][goals.TREASURE_SITE[treasure]]
        points += goals.TREASURE_POINTS[treasure]
        promised += goals.TREASURE_POINTS[treasure] * worth.reach(steps, worth.left)
        if steps == 1:
            near += goals.TREASURE_POINTS[treasure]
    cursed = 0.0
    for curse in s.curses[seat]:
        steps = board.STEPS[s.place][goals.CURSE_SITE[curse]]
        cursed += goals.CURSE_POINTS[curse] * worth.meetings(worth.left)[steps]
    paying = 0.0
    for kind in cards.NATURAL[: cards.WATER + 1]:
        paying += hand[kind] * cards.VALUE[kind]
    flying = float(hand[cards.DRAKO] + hand[cards.ZEPPELIN])
    tricks = float(hand[cards.SHAMAN] + hand[cards.SANGAIA] + hand[cards.OVETOS] + hand[cards.JUJU])
    bonus = 0.0
    for kind in range(cards.BONUS, cards.BONUS + len(cards.SYMBOLS)):
        bonus += hand[kind]
    return [
        1.0,
        left,
        left * left,
        len(s.treasures[seat]) * left,
        points * left,
        near,
        promised,
        cursed,
        worth.destiny_after(s.destiny[seat], s.place, -1, -1, worth.left),
        paying * left,
        paying * paying * left / 10.0,
        flying * left,
        tricks * left,
        min(hand[cards.BONGO], len(s.treasures[seat])) * min(1.0, worth.left / 4),
        bonus * min(1.0, worth.left / 4),
        s.gold[seat] * left,
        left if s.leader == seat else 0.0,
    ]


def expected(s: IslaState, seat: int, weights: Weights, points: list[float]) -> float:
    """Estimate the score a seat will have at the end."""
    found = features(s, seat, weights)
    total = float(score(s, seat, False))
    for i in range(len(found)):
        total += found[i] * points[i]
    return total


def chance(scores: list[float], seat: int, sharp: float) -> float:
    """The chance that a seat has the most points, given the expected scores.

    >>> round(chance([20.0, 20.0], 0, 0.3), 2), round(chance([30.0, 20.0], 0, 0.3), 2)
    (0.5, 0.95)
    """
    total = 0.0
    for other in scores:
        total += exp(sharp * (other - scores[seat]))
    return 1.0 / total

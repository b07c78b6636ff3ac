"""Tune the Quest's weights in company: everybody plays with weights a little different from the best known.

One try is some hundred games. Every player's weights are moved up or down at random, all of them at once, and what each
weight did is how far those with more of it were ahead of those with less. So every game says something of every weight,
and of each by four players. Tuned alone, on how many rounds a lonely race takes, weights gained a round and a half and
won nothing against others: the market, blocked ways and shared blockades are what matters.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from eldorado.bots.quest.weights import LIKED, PLAYED, Weights
from eldorado.core.dice import QuickDice
from eldorado.lab.crew import Share
from eldorado.lab.selfplay import kind, margins

# By how much a weight is moved up or down.
STEPS: dict[str, int] = {
    "standing": 200, "patience": 1, "cave": 80, "item": 15, "joker": 15, "card": 60, "camp": 40, "buy": 20,
    "thin": 25, "delay": 25, "one_shot": 20, "transmitter": 250, "journal": 200, "keep": 1, "waste": 10,
    "wealth": 8, "prune": 60, "draws": 25, "guide": 30, "ahead": 1, **dict.fromkeys(LIKED, 150),
}  # fmt: skip
LEAST = {key: 1 for key in PLAYED if key not in ("waste", "wealth", "prune", *LIKED)}
SURE = 4.0  # standard errors for a whole step: less sure, less far, and surer further
FURTHEST = 2.5  # steps


class Effects:
    """The effect of each weight: the margins of players with more of it and with less."""

    def __init__(self) -> None:
        self.count = 0
        self.square = 0.0
        self.signed: dict[str, float] = dict.fromkeys(PLAYED, 0.0)

    def add(self, signs: dict[str, int], margin: float) -> None:
        self.count += 1
        self.square += margin * margin
        for key, sign in signs.items():
            self.signed[key] += sign * margin

    def sureness(self, key: str) -> float:
        """The effect of a weight in standard errors.

        >>> effects = Effects()
        >>> for margin in (1.0, 2.0, 3.0, 2.0):
        ...     effects.add({"buy": 1}, margin)
        ...     effects.add({"buy": -1}, -margin)
        >>> effects.sureness("buy") > 2, effects.sureness("thin")
        (True, 0.0)
        """
        return self.signed[key] / sqrt(self.square) if self.square > 0 else 0.0


def nearby(center: dict[str, int], dice: QuickDice) -> tuple[dict[str, int], dict[str, int]]:
    """Weights with every one of them moved up or down, and which way."""
    made: dict[str, int] = {}
    signs: dict[str, int] = {}
    for key in PLAYED:
        signs[key] = 1 if dice.below(2) else -1
        made[key] = within(key, center[key] + signs[key] * STEPS[key])
    return made, signs


def within(key: str, value: int) -> int:
    return max(LEAST.get(key, value), value)


def effects(center: dict[str, int], games: int, seed: int, share: Share = map) -> Effects:
    """Games in which everybody plays by weights near the center."""
    found = Effects()
    dice = QuickDice(seed * 7919 + 1)
    drawn = [[nearby(center, dice) for _ in range(kind(number)[0])] for number in range(games)]
    tables = [(seed, number, [made for made, _ in seated]) for number, seated in enumerate(drawn)]
    for seated, ahead in zip(drawn, share(played, tables), strict=True):
        for (_, signs), margin in zip(seated, ahead, strict=True):
            found.add(signs, margin)
    return found


def played(table: tuple[int, int, list[dict[str, int]]]) -> list[float]:
    """How far each player was ahead in game `number` of a try."""
    seed, number, weights = table
    seats, options = kind(number)
    return margins(seats, options, seed * 1_000_003 + number, [Weights(made) for made in weights])


def moved(center: dict[str, int], found: Effects) -> dict[str, int]:
    """The next center: each weight the way that won, the further the surer."""
    made: dict[str, int] = {}
    for key in PLAYED:
        share = min(FURTHEST, max(-FURTHEST, found.sureness(key) / SURE))
        made[key] = within(key, center[key] + round(share * STEPS[key]))
    return made


def tune(
    start: dict[str, int],
    tries: range,
    games: int,
    seed: int,
    progress: Callable[[int, dict[str, Any]], None] | None = None,
    share: Share = map,
) -> dict[str, int]:
    """Go from center to center, each try with deals of its own."""
    center = dict(start)
    for number in tries:
        center = moved(center, effects(center, games, seed * 7919 + number, share))
        if progress:
            progress(number + 1, center)
    return center

"""Fit each side's chance to win from its features; at most one side wins.

A conditional logit: a side's score is linear in its features, its chance is proportional to e to the power of the
score, and “nobody wins” has the score 0. Each kind of side (explorers, Thieves) has its own coefficients. They are
found by Newton's method, with a small penalty that keeps them near 0, because some features hardly ever differ.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log

from eldorado.lab.fit import solved

PENALTY = 2.0
STEPS = 12
CLOSE = 1e-3  # the iteration ends with a step this small


@dataclass(frozen=True)
class Moment:
    """A position of a game whose outcome is known."""

    rows: list[list[float]]  # by side, a number for each coefficient: zero for those of other kinds
    won: int  # the side, or -1 for nobody


def odds(moment: Moment, points: list[float]) -> list[float]:
    """The chance of each side."""
    scores = [sum(a * b for a, b in zip(row, points, strict=True)) for row in moment.rows]
    top = max(0.0, *scores)
    powers = [exp(one - top) for one in scores]
    total = sum(powers) + exp(-top)
    return [one / total for one in powers]


def surprise(moments: list[Moment], points: list[float]) -> float:
    """The mean negative log-likelihood of what happened; lower is better."""
    total = 0.0
    for moment in moments:
        found = odds(moment, points)
        chance = found[moment.won] if moment.won >= 0 else 1.0 - sum(found)
        total -= log(max(1e-6, chance))
    return total / max(1, len(moments))


def fit(moments: list[Moment], progress: Callable[[int], None] | None = None) -> list[float]:
    """The coefficients of greatest likelihood.

    >>> seen = [Moment([[1.0]], 0)] * 30 + [Moment([[1.0]], -1)] * 10
    >>> round(fit(seen)[0], 1)
    0.9
    """
    size = len(moments[0].rows[0])
    points = [0.0] * size
    for number in range(STEPS):
        left = [[PENALTY if i == j else 0.0 for j in range(size)] for i in range(size)]
        right = [-PENALTY * one for one in points]
        for moment in moments:
            add(moment, points, left, right)
        step = solved(left, right)
        points = [one + more for one, more in zip(points, step, strict=True)]
        if progress:
            progress(number + 1)
        if max(abs(more) for more in step) < CLOSE:
            break
    return points


def add(moment: Moment, points: list[float], left: list[list[float]], right: list[float]) -> None:
    """Add a moment to the gradient (right) and the curvature (left)."""
    found = odds(moment, points)
    size = len(points)
    mean = [sum(p * row[i] for p, row in zip(found, moment.rows, strict=True)) for i in range(size)]
    for side, row in enumerate(moment.rows):
        chance = found[side]
        pull = (1.0 if side == moment.won else 0.0) - chance
        for i, one in enumerate(row):
            if one:
                right[i] += pull * one
                line = left[i]
                weighed = chance * one
                for j, other in enumerate(row):
                    if other:
                        line[j] += weighed * other
    for i, one in enumerate(mean):
        if one:
            line = left[i]
            for j, other in enumerate(mean):
                line[j] -= one * other

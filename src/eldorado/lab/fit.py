"""Fit the Quest's value: turns to go by least squares on games of the policy with itself, and the weight of a turn."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from eldorado.bots.quest.value import chances, turns_left
from eldorado.bots.quest.weights import FEATURES, Weights
from eldorado.core.dice import QuickDice
from eldorado.lab.selfplay import TWO_EACH, Played, kind, watched
from eldorado.lab.tune import nearby

RIDGE = 1.0  # keeps coefficients small that the games determine badly
SHARP = [step / 20 for step in range(4, 41, 2)]
FADE = [0.0, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2]
PIECES = ("one", "two")


def fit(
    center: dict[str, int], games: int, seed: int, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play, fit races with one piece each and with two, and say how well it fits on every fifth game, kept out.

    Everybody plays by weights a little different from the others', so that decks come up which the best weights would
    not buy: what such decks are worth is just what a search has to know.
    """
    kept: dict[str, list[Played]] = {name: [] for name in PIECES}
    counted = Weights(center)
    dice = QuickDice(seed * 7919 + 3)
    for number in range(games):
        seats, options = kind(number)
        players = [Weights(nearby(center, dice)[0]) for _ in range(seats)]
        played = watched(seats, options, seed * 1_000_003 + number, counted, players)
        if played is not None:
            kept[PIECES[seats == TWO_EACH]].append(played)
        if progress:
            progress(number + 1)
    return {name: fitted(found) for name, found in kept.items() if len(found) > 1}


def fitted(games: list[Played]) -> dict[str, Any]:
    """Fit the coefficients for some games."""
    train = [played for number, played in enumerate(games) if number % 5]
    test = [played for number, played in enumerate(games) if number % 5 == 0]
    turns = least_squares(*samples(train))
    needed = estimated(train, turns)
    sharp, fade = min(
        ((sharp, fade) for sharp in SHARP for fade in FADE), key=lambda both: surprise(train, needed, *both)
    )
    return {
        "sharp": sharp,
        "fade": fade,
        "games": len(games),
        "error": round(error(test, turns), 3),
        "surprise": round(surprise(test, estimated(test, turns), sharp, fade), 3),
        "turns": dict(zip(FEATURES, (round(one, 5) for one in turns), strict=True)),
    }


def samples(games: list[Played]) -> tuple[list[list[float]], list[float]]:
    rows: list[list[float]] = []
    wanted: list[float] = []
    for played in games:
        for number, moment in enumerate(played.moments):
            for seat, found in enumerate(moment.features):
                rows.append(found)
                wanted.append(played.turns(seat, number))
    return rows, wanted


def least_squares(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """Fit coefficients by least squares: near ends count more, and the ridge draws the constant towards 0.

    >>> rows = [[1.0, float(x)] for x in range(500)]
    >>> [round(one, 2) for one in least_squares(rows, [3 + 2 * row[1] for row in rows])]
    [1.98, 2.0]
    """
    size = len(rows[0])
    left = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for row, want in zip(rows, wanted, strict=True):
        weight = 1.0 / (1.0 + want)  # what is far off is uncertain anyway, and decides nothing yet
        counted = [i for i in range(size) if row[i]]  # most decks have few kinds
        for i in counted:
            right[i] += weight * row[i] * want
            line, share = left[i], weight * row[i]
            for j in counted:
                line[j] += share * row[j]
    return solved(left, right)


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination.

    >>> solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    size = len(right)
    rows = [[*line, value] for line, value in zip(left, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(size):
            if row != at and rows[row][at]:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def error(games: list[Played], fitted: list[float]) -> float:
    """The root of the mean squared error, in turns."""
    rows, wanted = samples(games)
    total = sum((turns_left(row, fitted) - want) ** 2 for row, want in zip(rows, wanted, strict=True))
    return sqrt(total / max(1, len(rows)))


def estimated(games: list[Played], turns: list[float]) -> list[list[list[float]]]:
    """For each game and round, the turns each seat needs according to the coefficients."""
    return [
        [[turns_left(f, turns) for f in moment.features] for moment in played.moments] for played in games
    ]


def surprise(games: list[Played], needed: list[list[list[float]]], sharp: float, fade: float) -> float:
    """The mean negative log of the chance given to the winners; less is better."""
    total = 0.0
    count = 0
    for played, rounds in zip(games, needed, strict=True):
        for turns in rounds:
            found = chances(turns, sharp, fade)
            for seat in played.won:
                total -= log(max(1e-6, found[seat]))
                count += 1
    return total / max(1, count)

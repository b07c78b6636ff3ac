"""Fit the Island's value to games of policies on the state: for explorers, for the Thieves, and for games alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado.bots.island.policy import IslandPolicy
from eldorado.bots.island.value import BAND, EXPLORERS, LONE, features
from eldorado.bots.island.weights import Weights, weights
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Options
from eldorado.games.island.game import GAME
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.flow import act, legal_of
from eldorado.lab.weights import logit
from eldorado.lab.weights.logit import Moment

MOST = 6000  # decisions of one game
EVERY = 2  # rounds from one recorded moment to the next
WITH_ALL: Options = {"bridge": True, "sixth_board": True, "cave_tiles": True}
# Seats and options of the games; they take turns.
TABLES: dict[str, list[tuple[int, Options]]] = {
    "explorers": [(2, {}), (4, {}), (3, {}), (4, {**WITH_ALL, "mode": "teams"}), (4, {})],
    "thieves": [(4, {**WITH_ALL, "mode": "thieves"}), (3, {**WITH_ALL, "mode": "thieves"})],
    "alone": [(1, {"bridge": True, "sixth_board": True})],
}
# For each kind of game, the names of the coefficients by kind of side.
NAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "explorers": {"explorers": EXPLORERS},
    "thieves": {"hunted": EXPLORERS, "band": BAND},
    "alone": {"alone": LONE},
}


def watched(kind: str, number: int, seed: int, given: Weights) -> list[Moment]:
    """Play a game of policies and return the moments at which a round begins."""
    seats, options = TABLES[kind][number % len(TABLES[kind])]
    dice = QuickDice(seed * 1_000_003 + number)
    s = GAME.new(seats, GAME.options(seats, dict(options)), dice)
    mixed = [
        given if (seat + number) % 2 or number % 3 == 0 else weights("greedy") for seat in range(s.sides)
    ]
    players = [IslandPolicy(mixed[s.side[seat]], seat) for seat in range(seats)]
    kept: list[list[list[float]]] = []
    begun = 0
    for _ in range(MOST):
        if not s.mask:
            break
        turns = s.round * s.sides + (s.turn - s.first) % s.sides
        if s.round and turns >= begun:
            kept.append(rows(kind, s, given))
            begun = turns + EVERY * s.sides + 1  # the sides begin by turns
        mask = int(s.mask)
        seat = (mask & -mask).bit_length() - 1
        legal = legal_of(s, seat)
        act(s, seat, legal[0] if len(legal) == 1 else players[seat].decide(s, legal), dice, None)
    won = s.side[s.shrine_seat] if s.over == 1 else -1
    return [Moment(found, won) for found in kept]


def rows(kind: str, s: IslandState, given: Weights) -> list[list[float]]:
    """The features of all sides, each in the columns of its kind."""
    names = NAMES[kind]
    first = len(EXPLORERS)
    made: list[list[float]] = []
    for side in range(s.sides):
        found = features(s, side, given)
        if "band" in names:
            found = [*[0.0] * first, *found] if side == s.thieves else [*found, *[0.0] * len(BAND)]
        made.append(found)
    return made


def fit(
    given: Weights, games: int, seed: int, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Fit the coefficients for each kind of game; every fifth game is left out, to measure the fit."""
    told: dict[str, Any] = {}
    for k, (kind, names) in enumerate(NAMES.items()):
        train: list[Moment] = []
        test: list[Moment] = []
        for number in range(games):
            (train if number % 5 else test).extend(watched(kind, number, seed, given))
            if progress:
                progress(k * games + number + 1)
        points = logit.fit(train)
        told[f"{kind}_surprise"] = round(logit.surprise(test, points), 3)
        told[f"{kind}_guess"] = round(logit.surprise(test, [0.0] * len(points)), 3)
        first = 0
        for side, columns in names.items():
            part = points[first : first + len(columns)]
            told[side] = dict(zip(columns, (round(one, 4) for one in part), strict=True))
            first += len(columns)
    return told

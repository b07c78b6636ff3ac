"""Games of policies on the state that tune Isla Dorada's weights in company and fit its value."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from eldorado.bots.isla_dorada.policy import IslaPolicy
from eldorado.bots.isla_dorada.thought import play_out
from eldorado.bots.isla_dorada.value import FEATURES, chance, features
from eldorado.bots.isla_dorada.weights import Weights, read, table, weights
from eldorado.core.dice import QuickDice
from eldorado.games.isla_dorada.game import GAME
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.scoring import score
from eldorado.lab.fit import solved
from eldorado.lab.weights.company import Company, Given

SEATS = 4
END = 1000  # more rounds than any game has
MOST = 15  # points: a lead beyond this counts no more
WON = 5  # points added for winning
SHARP = [step / 50 for step in range(2, 31)]
STEPS: Given = {
    "zeppelin": 30, "drako": 25, "kayak": 20, "animal": 15, "herd": 6, "bongo": 15, "bonus": 12, "idle": 6,
    "shaman": 20, "sangaia": 25, "ovetos": 25, "juju": 25, "blind": 20, "horizon": 100, "crowd": 15, "spend": 20,
    "coin": 10, "here": 8, "near": 10, "middle": 8, "far": 20, "curse": 20, "bongo_near": 20, "destiny": 20,
    "hope": 15, "margin": 15, "matters": 60, "rival": 150, "flight": 50, "late": 15, "join": 10, "deny": 8,
    "company": 25, "step": 12,
}  # fmt: skip


def begun(seed: int) -> tuple[IslaState, QuickDice]:
    """Start a game from its own seed; every other game is cooperative."""
    dice = QuickDice(seed)
    return GAME.new(SEATS, GAME.options(SEATS, {"cooperative": bool(seed % 2)}), dice), dice


def margins(seed: int, given: list[Given | None]) -> list[float]:
    """How far each seat ends ahead of the best of the others."""
    s, dice = begun(seed)
    players = [weights("greedy") if one is None else Weights(one) for one in given]
    play_out(s, [IslaPolicy(one, seat) for seat, one in enumerate(players)], dice, END)
    scores = [score(s, seat, True) for seat in range(SEATS)]
    found: list[float] = []
    for seat, own in enumerate(scores):
        ahead = own - max(other for who, other in enumerate(scores) if who != seat)
        found.append(max(-MOST, min(MOST, ahead)) + (WON if ahead > 0 else 0))
    return found


def company() -> tuple[Company, Given]:
    """The weights to tune, and their starting points."""
    start = {**read(table(), "greedy"), "full": 1, "learned": 1}
    return Company(STEPS, margins, SEATS, 2, ("margin",)), start


class Watched:
    """A finished game: features and scores of every seat at the beginning of each round, and how it ended."""

    def __init__(self, seed: int, players: list[Weights], eyes: Weights) -> None:
        s, dice = begun(seed)
        seated = [IslaPolicy(one, seat) for seat, one in enumerate(players)]
        self.rounds: list[tuple[list[list[float]], list[int]]] = []
        while GAME.actors(s):
            play_out(s, seated, dice, s.round + 1)
            if GAME.actors(s):
                found = [features(s, seat, eyes) for seat in range(SEATS)]
                self.rounds.append((found, [score(s, seat, False) for seat in range(SEATS)]))
        self.final = [score(s, seat, True) for seat in range(SEATS)]
        ranks = GAME.result(s).ranks
        self.won = [seat for seat in range(SEATS) if ranks[seat] == 1]


def fit(
    given: Weights, games: int, seed: int, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Fit the points to come by least squares; every fifth game is left out, to measure the fit."""
    kept: list[Watched] = []
    for number in range(games):
        mixed = [
            given if (seat + number) % 2 or number % 3 == 0 else weights("greedy") for seat in range(SEATS)
        ]
        kept.append(Watched(seed * 1_000_003 + number, mixed, given))
        if progress:
            progress(number + 1)
    train = [one for number, one in enumerate(kept) if number % 5]
    test = [one for number, one in enumerate(kept) if number % 5 == 0]
    points = fitted_points(train)
    sharp = min(SHARP, key=lambda one: surprise(train, points, one))
    return {
        "sharp": sharp,
        "points": dict(zip(FEATURES, (round(one, 4) for one in points), strict=True)),
        "games": games,
        "error": round(error(test, points), 2),
        "surprise": round(surprise(test, points, sharp), 3),
    }


def fitted_points(games: list[Watched]) -> list[float]:
    size = len(FEATURES)
    left = [[1.0 if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for game in games:
        for found, scores in game.rounds:
            for seat in range(SEATS):
                row, want = found[seat], game.final[seat] - scores[seat]
                for i in range(size):
                    right[i] += row[i] * want
                    for j in range(size):
                        left[i][j] += row[i] * row[j]
    return solved(left, right)


def foreseen(found: list[list[float]], scores: list[int], points: list[float]) -> list[float]:
    return [
        scores[seat] + sum(a * b for a, b in zip(found[seat], points, strict=True)) for seat in range(SEATS)
    ]


def error(games: list[Watched], points: list[float]) -> float:
    """The root mean square error, in points."""
    squares = [
        (one - game.final[seat]) ** 2
        for game in games
        for found, scores in game.rounds
        for seat, one in enumerate(foreseen(found, scores, points))
    ]
    return sqrt(sum(squares) / max(1, len(squares)))


def surprise(games: list[Watched], points: list[float], sharp: float) -> float:
    """The mean negative log-likelihood of the winners; lower is better."""
    told = [
        -log(max(1e-6, chance(foreseen(found, scores, points), seat, sharp)))
        for game in games
        for found, scores in game.rounds
        for seat in game.won
    ]
    return sum(told) / max(1, len(told))

"""Tune the weights of a policy in company, for any game whose policy plays on states.

Two candidates sit at every table with the frozen bots they should beat. A candidate has the best weights known so far,
each moved up or down at random. If candidates with more of a weight end ahead of those with less, the weight is raised,
and otherwise lowered; so every game says something about every weight. The surer the effect, the longer the step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from eldorado.core.dice import QuickDice
from eldorado.lab.crew import Share

SURE = 2.0  # standard errors for a whole step
Given = dict[str, int]
# Takes a seed and each seat's weights (None for the frozen bot); returns each seat's final lead.
Margins = Callable[[int, list[Given | None]], list[float]]


@dataclass(frozen=True)
class Company:
    """What is tuned: how far each weight is moved, and how a table of candidates is played."""

    steps: Given
    margins: Margins
    seats: int
    candidates: int
    signed: tuple[str, ...] = ()  # weights that may be negative


class Effects:
    """What the weights did: for each weight, the margins of players with more and with less of it."""

    def __init__(self) -> None:
        self.margins: list[float] = []
        self.signs: list[Given] = []

    def add(self, signs: Given, margin: float) -> None:
        self.signs.append(signs)
        self.margins.append(margin)

    def sureness(self, key: str) -> float:
        """The effect of a weight in standard errors; positive if more is better.

        >>> effects = Effects()
        >>> for sign, margin in ((1, 5.0), (-1, 1.0), (1, 4.0), (-1, 0.0)):
        ...     effects.add({"buy": sign}, margin)
        >>> round(effects.sureness("buy"), 2)
        1.94
        """
        n = len(self.margins)
        mean = sum(self.margins) / n
        spread = sum((one - mean) ** 2 for one in self.margins)
        moved = sum(signs[key] * (one - mean) for signs, one in zip(self.signs, self.margins, strict=True))
        return moved / sqrt(spread) if spread else 0.0


def tuned(
    company: Company,
    start: Given,
    tries: range,
    games: int,
    seed: int,
    progress: Callable[[int, Given, Effects], None] | None = None,
    share: Share = map,
) -> Given:
    """Climb from the starting weights, playing `games` games for each step."""
    best = dict(start)
    for number in tries:
        effects = Effects()
        deals = [(company, best, seed * 1_000_003 + number * 10_007 + game) for game in range(games)]
        for told in share(table, deals):
            for signs, margin in told:
                effects.add(signs, margin)
        for key, step in company.steps.items():
            sure = max(-1.0, min(1.0, effects.sureness(key) / SURE))
            moved = best[key] + round(step * sure)
            best[key] = moved if key in company.signed else max(0, moved)
        if progress:
            progress(number + 1, best, effects)
    return best


def table(deal: tuple[Company, Given, int]) -> list[tuple[Given, float]]:
    """Play one game, with candidates at random seats and the frozen bot at the others; return each candidate's lead."""
    company, best, seed = deal
    dice = QuickDice(seed)
    order = list(range(company.seats))
    dice.shuffle(order)
    players: list[Given | None] = [None] * company.seats
    signs: dict[int, Given] = {}
    for seat in order[: company.candidates]:
        signs[seat] = {key: 2 * dice.below(2) - 1 for key in company.steps}
        players[seat] = {
            **best,
            **{key: best[key] + signs[seat][key] * step for key, step in company.steps.items()},
        }
    margins = company.margins(seed, players)
    return [(given, margins[seat]) for seat, given in signs.items()]

"""Tune the weights of a policy in company, for any game whose policy plays on states.

At every table sit two candidates and the frozen bots they are to beat. A candidate's weights are those known best, each
moved up or down by chance; how far candidates with more of a weight ended ahead of those with less says where it should
go. So every game says something of every weight. A step is as long as it is sure.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.lab.crew import Share

SURE = 2.0  # standard errors for a whole step
Given = dict[str, int]
# Seed and weights by seat, None for the frozen bot: how far each seat was ahead in the end.
Margins = Callable[[int, list[Given | None]], list[float]]


@dataclass(frozen=True)
class Company:
    """What is tuned: by weight how far it is moved, and the tables of candidates that play for it."""

    steps: Given
    margins: Margins
    seats: int
    candidates: int
    signed: tuple[str, ...] = ()  # weights that may be below nothing


class Effects:
    """What the weights did: by weight, the margins of players with more of it and with less."""

    def __init__(self) -> None:
        self.margins: list[float] = []
        self.signs: list[Given] = []

    def add(self, signs: Given, margin: float) -> None:
        self.signs.append(signs)
        self.margins.append(margin)

    def sureness(self, key: str) -> float:
        """The effect of a weight in standard errors, more of it being better than less.

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
    """Climb from the start, with so many games for each step."""
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
    """One game: candidates at seats by chance, the frozen bot at the others; how far ahead each candidate was."""
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


def resumed(file: Path | None, start: Given) -> tuple[int, Given]:
    """How many tries a file has behind it, and the weights they led to; the start if there is no file yet."""
    if file is None or not file.is_file():
        return 0, start
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        return int(kept["tries"]), {key: int(kept["tuned"][key]) for key in start}
    except (OSError, ValueError, KeyError, TypeError):
        raise UserError("weights.unreadable", file=str(file)) from None


def saved(file: Path | None, tries: int, best: Given) -> None:
    """Keep the weights so far, for a run that is stopped."""
    if file is not None:
        file.write_text(json.dumps({"tries": tries, "tuned": best}, indent=1) + "\n", encoding="utf-8")

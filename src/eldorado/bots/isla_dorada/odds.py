"""How often a place of Isla Dorada was still reached, counted in games of one tuned bot among three greedy ones.

The rows are for places 0, 1, 2, and 3 or more legs away, the columns for 1 to 16 markers left. Far places are reached
nearly as often as near ones as long as there is time: so early on a treasure is worth little more at once than later,
and the next place matters most towards the end.
"""

from __future__ import annotations

from typing import Final

# A treasure in hand was played: its holder bids for the way to it.
PLAYED: Final[list[list[float]]] = [
    [0.13, 0.30, 0.40, 0.50, 0.56, 0.62, 0.69, 0.70, 0.72, 0.74, 0.76, 0.78, 0.79, 0.79, 0.80, 0.80],
    [0.42, 0.46, 0.54, 0.59, 0.63, 0.68, 0.72, 0.74, 0.76, 0.77, 0.79, 0.82, 0.82, 0.83, 0.84, 0.85],
    [0.15, 0.32, 0.42, 0.51, 0.58, 0.63, 0.66, 0.68, 0.71, 0.74, 0.77, 0.78, 0.79, 0.79, 0.80, 0.81],
    [0.13, 0.27, 0.38, 0.48, 0.55, 0.60, 0.64, 0.66, 0.69, 0.72, 0.74, 0.75, 0.76, 0.77, 0.79, 0.80],
]
# A curse in hand was met: its holder bids against the way to it.
MET: Final[list[list[float]]] = [
    [0.00, 0.00, 0.00, 0.02, 0.05, 0.10, 0.18, 0.22, 0.25, 0.28, 0.30, 0.32, 0.35, 0.38, 0.40, 0.40],
    [0.13, 0.16, 0.20, 0.24, 0.27, 0.31, 0.36, 0.40, 0.44, 0.46, 0.48, 0.52, 0.54, 0.55, 0.57, 0.58],
    [0.02, 0.09, 0.13, 0.19, 0.23, 0.27, 0.31, 0.34, 0.38, 0.42, 0.45, 0.47, 0.50, 0.51, 0.54, 0.55],
    [0.02, 0.07, 0.12, 0.16, 0.21, 0.25, 0.29, 0.33, 0.36, 0.38, 0.41, 0.43, 0.45, 0.48, 0.52, 0.53],
]


def counted(odds: list[list[float]], steps: int, rounds: int) -> float:
    """The share of such places that were reached.

    >>> counted(PLAYED, 1, 1), counted(PLAYED, 7, 12), counted(PLAYED, 1, 0)
    (0.42, 0.75, 0.0)
    """
    if rounds <= 0:
        return 0.0
    row = odds[min(steps, len(odds) - 1)]
    return row[min(rounds, len(row)) - 1]

"""Hexagons that stand on a point, in axial coordinates: q to the east, r to the south-east, y down.

Directions are numbered clockwise from the east: e, se, sw, w, nw, ne.
"""

from __future__ import annotations

DIRECTION_NAMES: list[str] = ["e", "se", "sw", "w", "nw", "ne"]
DQ: list[int] = [1, 0, -1, -1, 0, 1]
DR: list[int] = [0, 1, 1, 0, -1, -1]


def neighbour(q: int, r: int, direction: int) -> tuple[int, int]:
    """Return the hex next to (q, r) in that direction.

    >>> neighbour(0, 0, 0), neighbour(0, 0, 5)
    ((1, 0), (1, -1))
    """
    return q + DQ[direction], r + DR[direction]


def rotate(q: int, r: int, times: int) -> tuple[int, int]:
    """(q, r) after that many turns of 60 degrees clockwise about (0, 0).

    >>> rotate(1, 0, 1), rotate(1, 0, 6), rotate(2, -1, 3)
    ((0, 1), (1, 0), (-2, 1))
    """
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def distance(q: int, r: int) -> int:
    """Steps from (0, 0) to (q, r).

    >>> distance(2, -1), distance(2, 1), distance(0, 0)
    (2, 3, 0)
    """
    return max(abs(q), abs(r), abs(q + r))

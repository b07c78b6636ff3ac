"""Boards by course: a checked layout in the flat lists of `Board`, made once for each course."""

from __future__ import annotations

from functools import lru_cache

from eldorado.games.quest.board import Board
from eldorado.games.quest.course import Layout, layout
from eldorado.kit.hex import neighbour


def build(made: Layout) -> Board:
    """The board of a layout."""
    hexes = made.hexes
    number = {(h.q, h.r): i for i, h in enumerate(hexes)}
    neighbours: list[int] = []
    seam: list[int] = []
    for h in hexes:
        for direction in range(6):
            there = number.get(neighbour(h.q, h.r, direction), -1)
            neighbours.append(there)
            seam.append(min(h.tile, hexes[there].tile) if there >= 0 and hexes[there].tile != h.tile else -1)
    return Board(
        [h.q for h in hexes],
        [h.r for h in hexes],
        [h.tile for h in hexes],
        [h.terrain for h in hexes],
        [h.power for h in hexes],
        [h.start for h in hexes],
        [int(h.cave) for h in hexes],
        neighbours,
        seam,
    )


@lru_cache(maxsize=256)
def board_of(course: str) -> Board:
    """The board of the course meant by an option.

    >>> board = board_of("first-game")
    >>> board.size, board.seams, len(board.caves)
    (188, 4, 3)
    """
    return build(layout(course))

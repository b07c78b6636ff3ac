"""Convert a checked layout to the flat lists of `Board`."""

from __future__ import annotations

from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.course import Layout
from eldorado.kit.hex import neighbour


def build(made: Layout) -> Board:
    """Build the board of a layout."""
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

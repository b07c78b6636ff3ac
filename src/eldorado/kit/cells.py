"""Hexagons packed into one int each, for maps that grow: a cell, its neighbours, its corners.

Axial coordinates q, r between -31 and 31 on up to 16 separate sheets (an island, a cave):
`cell = sheet * 4096 + (q + 32) * 64 + (r + 32)`, so a step in a direction is one addition. Hexagons stand on a point.
Directions run against the clock from east; corner i lies between directions i and i + 1. A corner belongs to three
cells; its one code is that of the cell above or below it: every cell owns its northern (`2 * cell`) and its southern
(`2 * cell + 1`) corner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EAST: Final = 0
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (0, -1, -1, 0, 1, 1)
STEPS: Final[list[int]] = [
    64,
    63,
    -1,
    -64,
    -63,
    1,
]  # east, north-east, north-west, west, south-west, south-east
SHEET: Final = 4096
CENTRE: Final = 32 * 64 + 32

# corner i of a cell: the cell that owns it, as an offset, and whether it is the owner's northern (0) or southern (1)
OWNER: Final[list[int]] = [63, 0, -1, -63, 0, 1]
POLE: Final[list[int]] = [1, 0, 1, 0, 1, 0]
DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
CORNER_NAMES: Final = ("en", "n", "wn", "ws", "s", "es")


def cell_at(sheet: int, q: int, r: int) -> int:
    """Return the cell at axial coordinates.

    >>> cell_at(0, 0, 0) == CENTRE, cell_at(0, 1, 0) - cell_at(0, 0, 0) == STEPS[EAST]
    (True, True)
    """
    return sheet * SHEET + (q + 32) * 64 + r + 32


def sheet_of(cell: int) -> int:
    """The sheet a cell is on.

    >>> sheet_of(cell_at(1, 2, -3))
    1
    """
    return cell >> 12


def q_of(cell: int) -> int:
    """The column of a cell.

    >>> q_of(cell_at(1, 2, -3))
    2
    """
    return ((cell >> 6) & 63) - 32


def r_of(cell: int) -> int:
    """The row of a cell.

    >>> r_of(cell_at(1, 2, -3))
    -3
    """
    return (cell & 63) - 32


def distance(a: int, b: int) -> int:
    """Steps between two cells of one sheet.

    >>> distance(cell_at(0, 0, 0), cell_at(0, 2, -1))
    2
    """
    dq = q_of(a) - q_of(b)
    dr = r_of(a) - r_of(b)
    ds = dq + dr
    return (abs(dq) + abs(dr) + abs(ds)) // 2


def corner_of(cell: int, i: int) -> int:
    """The code of a cell's corner i: the same number from each of its three cells.

    >>> c = cell_at(0, 0, 0)
    >>> corner_of(c, 0) == corner_of(c + STEPS[0], 2) == corner_of(c + STEPS[1], 4)
    True
    """
    return 2 * (cell + OWNER[i]) + POLE[i]


def corner_cells(corner: int) -> list[int]:
    """The three cells that meet at a corner.

    >>> c = cell_at(0, 0, 0)
    >>> sorted(corner_cells(corner_of(c, 0))) == sorted([c, c + STEPS[0], c + STEPS[1]])
    True
    """
    cell = corner >> 1
    if corner & 1:
        return [cell, cell + STEPS[4], cell + STEPS[5]]
    return [cell, cell + STEPS[1], cell + STEPS[2]]


def meets(corner: i64, cell: i64) -> bool:
    """Whether the cell is one of the three that meet at a corner.

    >>> c = cell_at(0, 0, 0)
    >>> [meets(corner_of(c, 0), other) for other in (c, c + STEPS[0], c + STEPS[1], c + STEPS[2])]
    [True, True, True, False]
    """
    offset = cell - (corner >> 1)
    if offset == 0:
        return True
    if corner & 1:
        return offset == -63 or offset == 1  # south-west, south-east
    return offset == 63 or offset == -1  # north-east, north-west


def corner_index(cell: int, corner: int) -> int:
    """The index of the corner in the cell; -1 if it is none of its corners.

    >>> corner_index(cell_at(0, 0, 0), corner_of(cell_at(0, 0, 0), 5))
    5
    """
    for i in range(6):
        if corner_of(cell, i) == corner:
            return i
    return -1

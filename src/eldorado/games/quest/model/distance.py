"""The distance to El Dorado: least effort over all ways, with the standing blockades.

The effort of a way is the sum of the powers of its spaces: symbols for landscape, cards for rubble and base camp; a
blockade costs its power once. Maps are kept with the board, by the blockades standing.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from eldorado.games.quest.model import blockades, ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.state import QuestState

FAR: Final = 10_000_000


class Ways:
    """The best ways to El Dorado: for every space its cost from there, and the next space (-1: none)."""

    def __init__(self, size: int) -> None:
        self.cost: list[int] = [FAR] * size
        self.next: list[int] = [-1] * size


def spread(board: Board, enter: list[int], crossing: list[int]) -> Ways:
    """Find the cheapest ways from the finish backwards: `enter` is the cost of entering each space (negative: never),
    `crossing` that of each seam, the finish's last."""
    ways = Ways(board.size)
    best = ways.cost
    follow = ways.next
    neighbours = board.neighbours
    size = board.size
    heap: list[
        int
    ] = []  # a cost and a place in one number each, cost * size + place: faster to compare than pairs
    for at in range(size):
        if board.finish[at]:
            best[at] = 0
            heappush(heap, at)
    while heap:
        nearest = heappop(heap)
        at = nearest % size
        far = nearest // size
        if far > best[at]:
            continue
        base = at * 6
        reached = far + enter[at]
        for direction in range(6):
            there = neighbours[base + direction]
            if there < 0 or board.terrain[there] == ground.MOUNTAIN:
                continue
            cost = reached
            crossed = board.seam[base + direction]
            if crossed >= 0:
                cost += crossing[crossed]
            if cost < best[there]:
                best[there] = cost
                follow[there] = at
                if enter[there] >= 0:
                    heappush(heap, cost * size + there)
    return ways


def efforts(board: Board, blockade: list[int], standing: int) -> list[int]:
    """The least effort from every space to El Dorado."""
    laid = 0
    for seam in range(board.seams):
        laid = laid * 7 + (blockade[seam] if (standing >> seam) & 1 else 0)
    found = board.maps.get(laid)
    if found is None:
        costs = [
            -1 if board.terrain[at] in (ground.MOUNTAIN, ground.START) else board.power[at]
            for at in range(board.size)
        ]
        crossing = [
            blockades.POWER[blockade[seam]] if (standing >> seam) & 1 else 0 for seam in range(board.seams)
        ]
        found = spread(board, costs, [*crossing, 0]).cost
        board.maps[laid] = found
    return found


def effort_left(s: QuestState, seat: int) -> list[int]:
    """The least effort to El Dorado for each piece of a seat; 0 has arrived."""
    far = efforts(s.board, s.blockade, s.standing)
    each = s.pieces_each
    return [far[at] if at >= 0 else 0 for at in s.pieces[seat * each : seat * each + each]]

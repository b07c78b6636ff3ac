"""How far it is to El Dorado: least effort over all ways, with the blockades that stand.

The effort of a way is the sum of the powers of its spaces: symbols for landscape, cards for rubble and base camp; a
blockade costs its power once. Maps are kept with the board, by the blockades standing.
"""

from __future__ import annotations

from heapq import heappop, heappush

from eldorado.games.quest.board import Board
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import BLOCKADE_POWER, MOUNTAIN, START

FAR = 9999


def spread(board: Board, costs: list[int], crossing: list[int]) -> list[int]:
    """For every space the least cost of a way to a finishing space: `costs` of entering each space (negative: never),
    `crossing` of each seam."""
    best = [FAR] * board.size
    heap: list[tuple[int, int]] = []
    for at in range(board.size):
        if board.finish[at]:
            best[at] = 0
            heappush(heap, (0, at))
    while heap:
        far, at = heappop(heap)
        if far > best[at] or costs[at] < 0:
            continue
        for direction in range(6):
            there = board.neighbours[at * 6 + direction]
            if there < 0 or board.terrain[there] == MOUNTAIN:
                continue
            crossed = board.seam[at * 6 + direction]
            cost = far + costs[at] + (crossing[crossed] if 0 <= crossed < board.seams else 0)
            if cost < best[there]:
                best[there] = cost
                heappush(heap, (cost, there))
    return best


def efforts(board: Board, blockade: list[int], standing: int) -> list[int]:
    """The least effort from every space to El Dorado."""
    laid = 0
    for seam in range(board.seams):
        laid = laid * 7 + (blockade[seam] if (standing >> seam) & 1 else 0)
    found = board.maps.get(laid)
    if found is None:
        costs = [
            -1 if board.terrain[at] in (MOUNTAIN, START) else board.power[at] for at in range(board.size)
        ]
        crossing = [
            BLOCKADE_POWER[blockade[seam]] if (standing >> seam) & 1 else 0 for seam in range(board.seams)
        ]
        found = spread(board, costs, crossing)
        board.maps[laid] = found
    return found


def effort_left(s: QuestState, seat: int) -> list[int]:
    """For each piece of a seat its least effort to El Dorado; 0 has arrived."""
    far = efforts(s.board, s.blockade, s.standing)
    each = s.pieces_each
    return [far[at] if at >= 0 else 0 for at in s.pieces[seat * each : seat * each + each]]

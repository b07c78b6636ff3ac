"""The reach of one card: every end of a walk with one symbol and power, cached by board."""

from __future__ import annotations

from eldorado.games.quest.model import actions, blockades, ground
from eldorado.games.quest.model.board import Board


class End:
    """The end of a walk: the space, the blockades standing then, and the way there."""

    def __init__(self, at: int, standing: int, left: int, actions: list[int], spaces: list[int]) -> None:
        self.at = at
        self.standing = standing
        self.left = left
        self.actions = actions  # as of piece 0
        self.spaces = spaces


class Reach:
    """A cache of all walks on a board with its blockades."""

    def __init__(self, board: Board, blockade: list[int]) -> None:
        self.board = board
        self.blockade = blockade
        self.known: dict[int, list[End]] = {}

    def ends(self, at: int, symbol: int, power: int, standing: int) -> list[End]:
        """Cheapest walks first; every space once for each set of blockades taken on the way."""
        key = ((at * 256 + standing) * 4 + symbol) * 8 + power
        found = self.known.get(key)
        if found is None:
            found = self.walk(at, symbol, power, standing)
            self.known[key] = found
        return found

    def walk(self, at: int, symbol: int, power: int, standing: int) -> list[End]:
        board = self.board
        found: list[End] = []
        seen: dict[int, int] = {at * 256 + standing: power}
        edge: list[End] = [End(at, standing, power, [], [])]
        while edge:
            new: list[End] = []
            for end in edge:
                for seam in board.touches[end.at]:
                    if (end.standing >> seam) & 1:
                        number = self.blockade[seam]
                        if blockades.TERRAIN[number] == symbol and blockades.POWER[number] <= end.left:
                            after = end.standing & ~(1 << seam)
                            left = end.left - blockades.POWER[number]
                            self.note(seen, new, end, end.at, after, left, actions.OVERCOME + seam, False)
                for direction in range(6):
                    there = board.neighbours[end.at * 6 + direction]
                    if there < 0 or board.terrain[there] != symbol or board.power[there] > end.left:
                        continue
                    crossed = board.seam[end.at * 6 + direction]
                    if 0 <= crossed < board.seams and (end.standing >> crossed) & 1:
                        continue
                    left = end.left - board.power[there]
                    self.note(seen, new, end, there, end.standing, left, actions.STEP + direction, True)
            found.extend(new)
            edge = [end for end in new if end.left > 0 and not board.finish[end.at]]
        return found

    def note(
        self,
        seen: dict[int, int],
        new: list[End],
        end: End,
        at: int,
        standing: int,
        left: int,
        action: int,
        moved: bool,
    ) -> None:
        key = at * 256 + standing
        if seen.get(key, -1) >= left:
            return
        seen[key] = left
        spaces = [*end.spaces, at] if moved else end.spaces
        new.append(End(at, standing, left, [*end.actions, action], spaces))


def free_ends(board: Board, at: int, standing: int) -> list[End]:
    """The ends of a Native's step."""
    found: list[End] = []
    for direction in range(6):
        there = board.neighbours[at * 6 + direction]
        if there < 0 or board.terrain[there] > ground.RUBBLE + 1:
            continue
        crossed = board.seam[at * 6 + direction]
        if 0 <= crossed < board.seams and (standing >> crossed) & 1:
            continue
        found.append(End(there, standing, 0, [actions.STEP + direction], [there]))
    return found + [
        End(at, standing & ~(1 << seam), 0, [actions.OVERCOME + seam], [])
        for seam in board.touches[at]
        if (standing >> seam) & 1
    ]

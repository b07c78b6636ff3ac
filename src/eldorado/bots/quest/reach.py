"""The reach of one card: every end of a walk with one symbol and power, kept with the board for all games on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from eldorado.games.quest.model import actions, blockades, ground
from eldorado.games.quest.model.board import Board

MOST: Final = 10  # one more than the highest possible power
NO_ACTION: Final = -1
LAID: Final = 20_000  # walks past blockades that are kept: there is one for every number that could lie there


class End:
    """The end of a walk: the space, the seams whose blockades were taken, and the way there."""

    def __init__(
        self, at: int, taken: int, left: int, entered: bool, action: int, before: End | None
    ) -> None:
        self.at: i64 = at
        self.entered = entered  # by its last step, which otherwise took a blockade
        self.taken: i64 = taken
        self.left: i64 = left
        self.action: i64 = action  # as of piece 0; NO_ACTION where a walk begins
        self.before = before

    def actions(self) -> list[int]:
        made: list[int] = []
        end: End | None = self
        while end is not None and end.action != NO_ACTION:
            made.append(end.action)
            end = end.before
        made.reverse()
        return made

    def begins(self) -> i64:
        """Its first action."""
        end = self
        while end.before is not None and end.before.action != NO_ACTION:
            end = end.before
        return end.action


class Beside:
    """Rubble or a base camp beside a space."""

    def __init__(self, end: End, direction: int, seam: int, count: int, camp: bool) -> None:
        self.end = end
        self.direction = direction
        self.seam = seam  # that is crossed, or -1
        self.count = count  # cards it asks for
        self.camp = camp


class Walks:
    """The walks from one space with one symbol and power."""

    def __init__(self, free: list[End], beside: int) -> None:
        self.free = free  # if no blockade is in reach
        self.beside: i64 = beside  # the seams whose blockades would be in reach
        self.laid: dict[int, list[End]] = {}  # by the numbers of the blockades there


class Reach:
    """A cache of all walks on a board, by the blockades that are within reach."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: list[Walks | None] = [None] * (board.size * 3 * MOST)
        self.free: list[list[End] | None] = [None] * board.size  # a Native's steps without blockades
        self.kept: int = 0
        self.beside: list[int] = [mask_of(seams) for seams in board.touches]  # by space: the seams it touches
        self.paid: list[list[Beside]] = [paid(board, at) for at in range(board.size)]  # by space

    def ends(self, at: i64, symbol: i64, power: i64, blockade: list[int], standing: i64) -> list[End]:
        """Cheapest walks first; every space once for each set of blockades taken on the way."""
        place = (at * 3 + symbol) * MOST + power
        walks = self.known[place]
        if walks is None:
            walks = self.begin(at, symbol, power)
            self.known[place] = walks
        near = walks.beside & standing
        if near == 0:
            return walks.free
        laid: i64 = 0
        for seam in range(self.board.seams):
            laid *= blockades.COUNT + 1
            if (near >> seam) & 1:
                laid += blockade[seam]
        found = walks.laid.get(laid)
        if found is None:
            found = self.walk(at, symbol, power, blockade, near)
            self.keep(walks, laid, found)
        return found

    def begin(self, at: int, symbol: int, power: int) -> Walks:
        """Find the walks where no blockade stands, and the seams whose blockades could change them."""
        free = self.walk(at, symbol, power, [], 0)
        beside = self.beside[at]
        for end in free:
            if end.left > 0:
                beside |= self.beside[end.at]
        return Walks(free, beside)

    def keep(self, walks: Walks, laid: int, found: list[End]) -> None:
        self.kept += 1
        if self.kept > LAID:
            self.kept = 1
            for one in self.known:
                if one is not None:
                    one.laid.clear()
        walks.laid[laid] = found

    def walk(self, at: int, symbol: int, power: int, blockade: list[int], standing: int) -> list[End]:
        board = self.board
        found: list[End] = []
        seen: dict[int, int] = {at * 256: power}
        edge: list[End] = [End(at, 0, power, False, NO_ACTION, None)]
        while edge:
            new: list[End] = []
            for end in edge:
                still = standing & ~end.taken
                for seam in board.touches[end.at]:
                    if (still >> seam) & 1:
                        number = blockade[seam]
                        if blockades.TERRAIN[number] == symbol and blockades.POWER[number] <= end.left:
                            left = end.left - blockades.POWER[number]
                            taken = end.taken | (1 << seam)
                            self.note(seen, new, end, end.at, taken, left, False, actions.OVERCOME + seam)
                for direction in range(6):
                    there = board.neighbours[end.at * 6 + direction]
                    if there < 0 or board.terrain[there] != symbol or board.power[there] > end.left:
                        continue
                    crossed = board.seam[end.at * 6 + direction]
                    if 0 <= crossed < board.seams and (still >> crossed) & 1:
                        continue
                    left = end.left - board.power[there]
                    self.note(seen, new, end, there, end.taken, left, True, actions.STEP + direction)
            found.extend(new)
            edge = [end for end in new if end.left > 0 and not board.finish[end.at]]
        return found

    def note(
        self,
        seen: dict[int, int],
        new: list[End],
        end: End,
        at: int,
        taken: int,
        left: int,
        entered: bool,
        action: int,
    ) -> None:
        key = at * 256 + taken
        if seen.get(key, -1) >= left:
            return
        seen[key] = left
        new.append(End(at, taken, left, entered, action, end))

    def free_ends(self, at: i64, standing: i64) -> list[End]:
        """The ends of a Native's step."""
        if self.beside[at] & standing:
            return free_ends(self.board, at, standing)
        found = self.free[at]
        if found is None:
            found = free_ends(self.board, at, 0)
            self.free[at] = found
        return found


@lru_cache(maxsize=64)
def reach_of(board: Board) -> Reach:
    return Reach(board)


def paid(board: Board, at: int) -> list[Beside]:
    """What can be entered from a space for cards of any kind."""
    found: list[Beside] = []
    for direction in range(6):
        there = board.neighbours[at * 6 + direction]
        if there >= 0 and board.terrain[there] in (ground.RUBBLE, ground.CAMP):
            seam = board.seam[at * 6 + direction]
            seam = seam if seam < board.seams else -1
            camp = board.terrain[there] == ground.CAMP
            end = End(there, 0, 0, True, NO_ACTION, None)
            found.append(Beside(end, direction, seam, board.power[there], camp))
    return found


def mask_of(seams: list[int]) -> int:
    mask = 0
    for seam in seams:
        mask |= 1 << seam
    return mask


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
        found.append(End(there, 0, 0, True, actions.STEP + direction, None))
    return found + [
        End(at, 1 << seam, 0, False, actions.OVERCOME + seam, None)
        for seam in board.touches[at]
        if (standing >> seam) & 1
    ]

"""Fit what a decision needs onto one screen; the rest is shown on request."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass
class Block:
    """Some lines of a page: the least number needed, and the note where lines are left out ({n} of them).

    A block without `more` is shown whole or not at all; of one that is `last`, the last lines matter most.
    """

    name: str
    lines: list[str]
    least: int = 0
    more: str = ""
    last: bool = False
    most: float = inf


def fit(blocks: list[Block], room: float, heights: dict[str, list[int]]) -> dict[str, int]:
    """The number of lines shown of each block, the first blocks first; the remaining room goes to them in turn.

    >>> moves = Block("moves", ["a", "b", "c", "d"], 2, "more")
    >>> board = Block("board", ["x", "y", "z"])
    >>> ones = {"moves": [1] * 4, "board": [1] * 3}
    >>> fit([board, moves], 9, ones), fit([board, moves], 5, ones), fit([board, moves], 4, ones)
    ({'board': 3, 'moves': 4}, {'board': 3, 'moves': 2}, {'board': 0, 'moves': 4})
    """
    shown = {block.name: min(block.least, len(block.lines)) for block in blocks}
    left = room - sum(sum(heights[name][:count]) for name, count in shown.items())
    for block in blocks:
        tall = heights[block.name]
        if not block.more:
            if sum(tall) <= left:
                shown[block.name] = len(tall)
                left -= sum(tall)
            continue
        while shown[block.name] < min(len(tall), block.most) and tall[shown[block.name]] <= left:
            left -= tall[shown[block.name]]
            shown[block.name] += 1
    return shown


def cut(block: Block, count: int) -> list[str]:
    """Return the first lines of a block, with a note about the rest: its last line makes room for that.

    >>> cut(Block("moves", ["a", "b", "c", "d"], 2, "… {n} more"), 3)
    ['a', 'b', '… 2 more']
    >>> cut(Block("news", ["a", "b", "c", "d"], 2, "… {n} before", last=True), 3)
    ['… 2 before', 'c', 'd']
    """
    if count >= len(block.lines):
        return block.lines
    if not block.more:
        return []
    kept = max(0, count - 1)
    if block.last:
        note = block.more.format(n=len(block.lines) - kept)
        return [note, *block.lines[len(block.lines) - kept :]]
    return [*block.lines[:kept], block.more.format(n=len(block.lines) - kept)]


UNBOUNDED = inf

"""Rows written straight into memory, for loops that step many games; compiled, a number costs a few nanoseconds.

The memory is a `vec` of bytes: what it holds, others may read as a buffer without copying it.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

__all__ = ["RowWriter", "cells", "put", "recount"]


def cells(count: int) -> vec[u8]:
    """Allocate that many bytes, all 0.

    >>> len(memoryview(cells(3)))
    3
    """
    return vec[u8]([0] * count)


def put(into: vec[u8], at: i64, counts: list[int]) -> None:
    """Write counts one after the other.

    >>> row = cells(4)
    >>> put(row, 1, [5, 6])
    >>> list(row)
    [0, 5, 6, 0]
    """
    for count in counts:
        into[at] = count
        at += 1


def recount(into: vec[u8], at: i64, before: list[int], now: list[int]) -> None:
    """Update counts of short lists of kinds: subtract those counted before, add those of now.

    >>> row = cells(3)
    >>> recount(row, 0, [], [0, 2, 2])
    >>> recount(row, 0, [0, 2, 2], [1])
    >>> list(row)
    [0, 1, 0]
    """
    for kind in before:
        into[at + kind] = 0
    for kind in now:
        into[at + kind] += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """Writes the row of one game repeatedly. It knows what it wrote last, so it belongs to one place in memory.

    >>> class Turn(RowWriter):
    ...     def write(self, s, seat, into, first):
    ...         into[first] = s["turn"]
    >>> row = cells(2)
    >>> Turn().write({"turn": 3}, 0, row, 1)
    >>> list(row)
    [0, 3]
    """

    def write(self, s: Any, seat: int, into: vec[u8], first: i64) -> None:
        """Write what the seat sees of the state, from `first` on."""
        raise NotImplementedError

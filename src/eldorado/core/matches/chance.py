"""The dice of a game in progress, from its record and its seed."""

from __future__ import annotations

from eldorado.core.dice import SeatDice, SeedDice
from eldorado.core.matches.record import SEATS, Record

__all__ = ["dice_at_start", "dice_of"]


def dice_at_start(kind: str, seed: bytes, seats: int) -> SeedDice:
    """Return the dice as they are before the deal.

    >>> dice_at_start("", bytes(32), 2).counter, dice_at_start(SEATS, bytes(32), 2).below(1) == 0
    (0, True)
    """
    return SeatDice(seed, [0] * (seats + 1)) if kind == SEATS else SeedDice(seed)


def dice_of(record: Record, seed: bytes, counter: int) -> SeedDice:
    """The dice where the record stands. Streams of seats are counted from it, undone entries too; one stream by the
    counter, which is larger than the outcomes where a draw had to be repeated."""
    if record.dice != SEATS:
        return SeedDice(seed, counter)
    drawn = [len(record.deal), *([0] * record.seats)]
    for entry in record.entries:
        drawn[entry.seat + 1] += len(entry.outcomes)
    return SeatDice(seed, drawn)

"""Many games at once, for learning: one call steps them all and writes into arrays of the caller.

batch = Batch("quest", 256, seats=2)
arrays = batch.arrays()
batch.reset(arrays)
while learning:
    actions = …                       # for each game a legal action of the seat in arrays.seats
    batch.step(actions, arrays)       # where arrays.ended is not 0, a new game has begun already
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldorado.core.errors import BadOption
from eldorado.core.plain import Options
from eldorado.lab.envs import MOST
from eldorado.lab.envs.playing import Table
from eldorado.lab.envs.rows import rewards
from eldorado.lab.envs.stepping import GOES_ON, Stepper

__all__ = ["Arrays", "Batch"]


class Arrays:
    """What a batch writes; each has a line for each game.

    `rows` and `masks` (bytes) are what the seat in `seats` sees and may do. After a step `ended` is 1 for a game that
    was over, 2 for one that was cut off, and `rewards` has what that was worth to each seat, otherwise 0.
    """

    def __init__(self, count: int, size: int, actions: int, seats: int) -> None:
        self.rows: NDArray[np.uint8] = np.zeros((count, size), np.uint8)
        self.masks: NDArray[np.uint8] = np.zeros((count, actions), np.uint8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.ended: NDArray[np.uint8] = np.zeros(count, np.uint8)


class Batch:
    """`count` games that begin anew by themselves. The Quest writes its rows straight from the state; the others make a
    view first, which is slower."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 0,
        options: Options | None = None,
        max_decisions: int = MOST,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise BadOption("option.too_small", option="count", least=1)
        self.table = Table(game, seats, options, max_decisions)
        layout = self.table.layout
        self.count = count
        self.stepper = Stepper(
            self.table.game,
            self.table.seats,
            self.table.options,
            count,
            max_decisions,
            seed,
            layout.direct or self.viewed,
            layout.size,
        )

    def viewed(self, s: Any, seat: int) -> bytes:
        return bytes(self.table.layout.encode(self.table.game.observe(s, seat)))

    def arrays(self) -> Arrays:
        return Arrays(self.count, self.table.layout.size, self.table.actions, self.table.seats)

    def reset(self, into: Arrays) -> None:
        """Write the positions as they are, without a step."""
        self.stepper.show_all(memoryview(into.rows).cast("B"), memoryview(into.masks).cast("B"))
        into.seats[:] = self.stepper.acting
        into.rewards.fill(0)
        into.ended.fill(0)

    def step(self, actions: NDArray[np.int64], into: Arrays) -> None:
        """One decision in each game. The actions must be legal: the masks say which are."""
        stepper = self.stepper
        chosen: list[int] = actions.tolist()
        over = stepper.step(chosen, memoryview(into.rows).cast("B"), memoryview(into.masks).cast("B"))
        into.seats[:] = stepper.acting
        into.rewards.fill(0)
        into.ended[:] = stepper.ended
        if over:
            for number, how in enumerate(stepper.ended):
                if how != GOES_ON:
                    into.rewards[number] = rewards(stepper.ranks[number])

"""Many games at once, for learning: one call steps them all and writes into the caller's arrays.

batch = Batch("quest", 256, seats=2)
arrays = batch.arrays()
batch.reset(arrays)
while learning:
    actions = …                       # for each game a legal action of the seat in arrays.seats
    batch.step(actions, arrays)       # where arrays.ended is not 0, a new game has begun already
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from eldorado.core.errors import BadOption
from eldorado.core.plain import Options
from eldorado.core.system import extras
from eldorado.kit.writing import RowWriter, put
from eldorado.lab.envs import MOST
from eldorado.lab.envs.rows import rewards
from eldorado.lab.envs.stepping import GOES_ON, Stepper

with extras.needed("lab"):
    import numpy as np
    from numpy.typing import NDArray

    from eldorado.lab.envs.playing import Table

__all__ = ["Arrays", "Batch"]


class Arrays:
    """The output of a batch, with one line per game.

    `rows` and `masks` (bytes) are what the seat in `seats` sees and may do. After a step `ended` is 1 for a game that
    was over, 2 for one that was cut off, and `rewards` has what that was worth to each seat, otherwise 0 (or what the
    step gained, with shaping).
    """

    def __init__(self, count: int, size: int, actions: int, seats: int) -> None:
        self.rows: NDArray[np.uint8] = np.zeros((count, size), np.uint8)
        self.masks: NDArray[np.uint8] = np.zeros((count, actions), np.uint8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.ended: NDArray[np.uint8] = np.zeros(count, np.uint8)


class Viewed(RowWriter):
    """Rows for a game without its own row writer: through a view, which is slower."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def write(self, s: Any, seat: int, into: vec[u8], first: int) -> None:
        put(into, first, self.table.layout.encode(self.table.game.observe(s, seat)))


class Batch:
    """`count` games that begin anew by themselves. The Quest writes its rows straight from the state; the others make a
    view first, which is slower.

    `stagger` lets the first games be cut off one after the other instead of all at once, so that a learner always sees
    games of every age. With `shaping` each step is rewarded by that much of what it changed in the value of the game
    for a seat, its chance to win as the game's own policy judges it.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 0,
        options: Options | None = None,
        max_decisions: int = MOST,
        seed: int = 0,
        stagger: bool = False,
        shaping: float = 0.0,
    ) -> None:
        if count < 1:
            raise BadOption("option.too_small", option="count", least=1)
        self.count = count
        self.table = table = Table(game, seats, options, max_decisions, shaping)
        direct = table.layout.direct or (lambda: Viewed(table))
        self.stepper = Stepper(
            table.game,
            table.seats,
            table.options,
            [direct() for _ in range(count)],
            table.layout.size,
            max_decisions,
            seed,
            table.value,
        )
        if stagger:
            self.stepper.made[:] = [number * max_decisions // count for number in range(count)]
        rows, masks = self.stepper.memory()
        self.rows = np.frombuffer(rows, np.uint8).reshape(count, table.layout.size)
        self.masks = np.frombuffer(masks, np.uint8).reshape(count, table.actions)

    def arrays(self) -> Arrays:
        return Arrays(self.count, self.table.layout.size, self.table.actions, self.table.seats)

    def reset(self, into: Arrays) -> None:
        """Write the present positions, without a step."""
        self.show(into)
        into.rewards.fill(0)
        into.ended.fill(0)

    def show(self, into: Arrays) -> None:
        into.rows[:] = self.rows
        into.masks[:] = self.masks
        into.seats[:] = self.stepper.acting

    def step(self, actions: NDArray[np.int64], into: Arrays) -> None:
        """Make one decision in each game. The actions must be legal: the masks say which are."""
        stepper = self.stepper
        chosen: list[int] = actions.tolist()
        over = stepper.step(chosen)
        self.show(into)
        into.ended[:] = stepper.ended
        into.rewards.fill(0)
        if self.table.value is not None:
            into.rewards += self.table.shaping * np.array(stepper.gains, np.float32)
        if over:
            for number, how in enumerate(stepper.ended):
                if how != GOES_ON:
                    into.rewards[number] += rewards(stepper.ranks[number])

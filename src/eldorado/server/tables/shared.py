"""Work that is shared or long: done once for several that wait for it, or in slices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, TypeVar

S = TypeVar("S")
T = TypeVar("T")
SLICE = 500  # things of a long list that are worked on in one go


async def in_slices(things: Sequence[S], work: Callable[[S], T]) -> list[T]:
    """Do something short with every thing of a list; others are served before a long one goes on."""
    done: list[T] = []
    for begin in range(0, len(things), SLICE):
        done += map(work, things[begin : begin + SLICE])
        if len(done) < len(things):
            await asyncio.sleep(0)
    return done


class Shared(Generic[T]):
    """One task, however many ask for its result; cancelled when the last of them has gone."""

    def __init__(self, state: object, work: Coroutine[Any, Any, T]) -> None:
        self.state: object = state  # of the table, for which the result is right
        self.task: asyncio.Task[T] = asyncio.create_task(work)
        self.waiting = 0

    async def wait(self) -> T:
        self.waiting += 1
        try:
            return await asyncio.shield(self.task)
        finally:
            self.waiting -= 1
            if not self.waiting and not self.task.done():
                self.task.cancel()
                self.state = None  # the next request starts over

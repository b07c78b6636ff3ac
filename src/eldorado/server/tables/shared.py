"""Shared work: done once for several that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


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

"""A fair queue for workers: households take turns, so that one with many tables does not keep others' bots waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Collection
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """The free workers, and the queue for them."""

    def __init__(self) -> None:
        self.free: deque[T] = deque()
        self.waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()  # the next household first

    async def get(self, households: Collection[str]) -> T:
        """Take the next free one; if several households share a request the one that waits for least counts."""
        if self.free:  # then nobody waits
            return self.free.popleft()
        whose = min(households, key=lambda one: len(self.waiting.get(one, ())))
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was just our turn
                self.put(place.result())
            raise

    def put(self, one: T) -> None:
        """Give a freed one to the household that has waited longest for a turn."""
        while self.waiting:
            whose, places = self.waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self.waiting[whose] = places  # as the last
            if not place.done():
                place.set_result(one)
                return
        self.free.append(one)

"""Fair turns at a process that does one thing at a time: no household keeps the others out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar

from eldorado.server.http.errors import TooMany

WHOSE: ContextVar[str] = ContextVar("whose", default="")  # the household whose request is being answered
LATER = 5  # seconds after which refused requests may be repeated

Place = asyncio.Future[None]


class Turns:
    """A limited number of places. As long as nobody else wants one, a single household may have all of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.serving = False
        self.waiting: OrderedDict[str, deque[Place]] = OrderedDict()  # the next household first

    @property
    def count(self) -> int:
        return self.serving + sum(map(len, self.waiting.values()))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn; TooMany if there is no place."""
        if self.serving:
            await self.wait(WHOSE.get())
        self.serving = True
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, whose: str) -> None:
        if self.count >= self.most:
            self.make_room(self.check(whose))
        place: Place = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and place.exception() is None:  # it was just our turn
                self.pass_on()
            raise
        finally:
            self.leave(whose, place)

    def check(self, whose: str) -> str:
        """The household with the most places; TooMany if all are taken and it has no more than this one would have."""
        most = max(self.waiting, key=lambda other: len(self.waiting[other]), default=whose)
        fair = len(self.waiting.get(most, ())) <= len(self.waiting.get(whose, ())) + 1
        if fair and self.count >= self.most:
            raise TooMany("wire.too_fast", LATER)
        return most

    def make_room(self, most: str) -> None:
        """Send away the newest request of a household."""
        place = self.waiting[most][-1]
        self.leave(most, place)
        place.set_exception(TooMany("wire.too_fast", LATER))

    def leave(self, whose: str, place: Place) -> None:
        with suppress(KeyError, ValueError):
            self.waiting[whose].remove(place)
            if not self.waiting[whose]:
                del self.waiting[whose]

    def pass_on(self) -> None:
        """Give the next turn to the household that has waited longest for one."""
        self.serving = False
        while self.waiting and not self.serving:
            whose, places = next(iter(self.waiting.items()))
            place = places[0]
            self.leave(whose, place)
            if whose in self.waiting:
                self.waiting.move_to_end(whose)
            if not place.done():
                place.set_result(None)
                self.serving = True

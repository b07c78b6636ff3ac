"""Few requests are begun at a time, so that those that arrive together do not stand before everything else.

A move takes several rounds of the event loop from its arrival to its acknowledgement. If sixty requests are begun in
each of them, it waits for hundreds. So only some are begun in each round, and households take turns.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

AT_ONCE = 4  # requests begun in one round


class Door:
    def __init__(self) -> None:
        self.begun = 0  # in this round
        self.counting = False  # whether the next round is waited for
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = (
            OrderedDict()
        )  # the next household first

    async def enter(self, whose: str) -> None:
        """Wait until a request may be begun; at once if there are few."""
        loop = asyncio.get_running_loop()
        if not self.counting:
            self.counting = True
            loop.call_soon(self.next_round)
        if self.begun < AT_ONCE and not self.waiting:
            self.begun += 1
            return
        place = loop.create_future()
        self.waiting.setdefault(whose, deque()).append(place)
        await place

    def next_round(self) -> None:
        self.begun = 0
        while self.waiting and self.begun < AT_ONCE:
            whose, places = self.waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self.waiting[whose] = places  # as the last
            if not place.done():  # its connection may have gone
                place.set_result(None)
                self.begun += 1
        self.counting = self.begun > 0
        if self.counting:
            asyncio.get_running_loop().call_soon(self.next_round)

"""Short calculations beside the event loop: a course to generate, a table to deal, the clauses of a table to cut out.

Each takes some milliseconds, which on the loop would keep everybody waiting as often as somebody asks for it. So they
are done in a thread, one at a time: two threads share the interpreter fairly, many would starve the loop.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from eldorado.server.thinking.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    def __init__(self) -> None:
        # Nothing is put off: a table that is to be dealt is half changed already.
        self.turns = Turns(sys.maxsize)

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do the work when it is the household's turn."""
        async with self.turns.turn():
            working = asyncio.ensure_future(asyncio.to_thread(work, *given, **named))
            try:
                return await asyncio.shield(working)
            except asyncio.CancelledError:
                await asyncio.wait({working})  # a thread cannot be stopped, and there is to be only one
                raise

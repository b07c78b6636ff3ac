"""Nobody keeps others from the one process that checks what strangers send."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.plain import Plain
from eldorado.server.http.errors import TooMany
from eldorado.server.http.limits import Limits
from eldorado.server.thinking import pool
from eldorado.server.thinking.pool import Pool
from eldorado.server.thinking.turns import WHOSE, Turns
from server.harness import Browser, running


class Queue:
    """People of several households who want to be served one after the other."""

    def __init__(self, most: int) -> None:
        self.turns = Turns(most)
        self.served: list[str] = []
        self.sent_away: list[str] = []
        self.next = asyncio.Semaphore(0)

    async def one(self, whose: str) -> None:
        WHOSE.set(whose)
        try:
            async with self.turns.turn():
                await self.next.acquire()
                self.served.append(whose)
        except TooMany:
            self.sent_away.append(whose)

    async def come(self, *people: str) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self.one(whose)) for whose in people]
        for _ in range(5):
            await asyncio.sleep(0)
        return tasks

    async def serve(self, tasks: list[asyncio.Task[None]]) -> None:
        for _ in tasks:
            self.next.release()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 10)
        assert self.turns.count == 0


async def test_households_take_turns() -> None:
    queue = Queue(8)
    await queue.serve(await queue.come("a", "a", "a", "a", "b", "b", "c"))
    assert "".join(queue.served) == "aabcaba"


async def test_one_household_alone_has_all_places_and_makes_room_for_others() -> None:
    queue = Queue(4)
    tasks = await queue.come(*"aaaaa")
    assert queue.sent_away == ["a"]
    tasks += await queue.come("b", "c", "d")
    assert sorted(queue.sent_away) == ["a", "a", "a", "d"]  # all have one place each now
    await queue.serve(tasks)
    assert "".join(queue.served) == "aabc"


async def test_who_hangs_up_leaves_the_queue() -> None:
    queue = Queue(4)
    tasks = await queue.come("a", "b", "c")
    tasks[1].cancel()
    await asyncio.sleep(0)
    tasks[0].cancel()  # who is being served
    await queue.serve(tasks)
    assert queue.served == ["c"]


async def test_stranger_cannot_keep_others_from_having_something_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simulated games asked for again and again leave room for others, who also come next."""
    free = Limits(request_burst=1e9, long_work=4)
    async with running(tmp_path, limits=free) as app:
        slow = asyncio.Event()

        async def ask(question: Plain) -> Plain:
            await slow.wait()
            return {"ok": {}}

        monkeypatch.setattr(app.registry.workshop, "ask", ask)
        stranger, guest = Browser(app, "10.0.0.1"), Browser(app, "10.0.0.2")
        race = ("POST", "/api/courses/races", {"text": "first-game"})
        flood = [asyncio.create_task(stranger.request(*race)) for _ in range(12)]
        await asyncio.sleep(0.05)
        honest = asyncio.create_task(guest.request(*race))
        await asyncio.sleep(0.05)
        slow.set()
        assert (await honest).status == 200
        assert sorted([(await one).status for one in flood]) == [200] * 3 + [429] * 9


async def test_abandoned_work_that_is_nearly_done_does_not_cost_a_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Starting one takes longer than most work: who asks and hangs up would keep a core busy with it."""
    started: list[Any] = []
    starting = asyncio.Event()

    async def start(self: Pool) -> Any:
        starting.set()
        await asyncio.sleep(0.05)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-ISc", "input()", stdin=asyncio.subprocess.PIPE
        )
        self.alive.add(process)
        started.append(process)
        return process

    async def exchange(process: Any, question: Plain) -> Plain:
        await asyncio.sleep(question["takes"])
        return question

    monkeypatch.setattr(Pool, "start", start)
    monkeypatch.setattr(pool, "exchange", exchange)
    monkeypatch.setattr(pool, "GRACE", 0.3)
    workers = Pool(1, 10.0)

    async def hang_up(takes: float) -> None:
        asking = asyncio.create_task(workers.ask({"takes": takes}))
        await asyncio.sleep(0.05)
        asking.cancel()

    for _ in range(3):
        await hang_up(0.1)
    assert await workers.ask({"takes": 0.0}) == {"takes": 0.0}
    assert len(started) == 1
    await hang_up(60.0)
    assert await asyncio.wait_for(workers.ask({"takes": 0.0}), 5) == {"takes": 0.0}
    assert len(started) == 2
    assert await started[0].wait() != 0
    # A process that was only being started when nobody waited for it any more does not stay either.
    monkeypatch.setattr(pool, "GRACE", 0.0)
    await hang_up(60.0)
    starting.clear()
    asking = asyncio.create_task(workers.ask({"takes": 60.0}))
    await asyncio.wait_for(starting.wait(), 10)
    asking.cancel()
    await asyncio.sleep(1.0)
    assert workers.alive == set()
    await workers.close()

"""Worker processes in which bots think, so that a slow bot delays nobody.

Each reads one JSON line (the view and legal actions of a seat) and answers with one. A worker that takes too long or
dies is replaced; the table then plays any legal action instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections import defaultdict, deque
from collections.abc import Collection

from eldorado.bots.outside import loaded
from eldorado.core.plain import Plain
from eldorado.server.thinking.line import Line
from eldorado.server.thinking.turns import WHOSE

log = logging.getLogger("eldorado.server")
LARGEST = 1 << 20
GRACE = 1.0  # seconds for which work goes on after nobody waits for it any more
ANYBODY = ("",)
REMEMBERED = 64  # durations kept for each kind of thinking


class Pool:
    def __init__(
        self,
        count: int,
        seconds: float,
        largest: int = LARGEST,
        low: bool = False,
        rest: float | None = None,
    ) -> None:
        self.seconds = seconds
        self.rest = rest  # seconds without work after which the processes are ended; None: they are kept
        self.resting: asyncio.TimerHandle | None = None
        self.low = low  # whether bots think at a lower priority than everything else on the machine
        self.largest = largest  # bytes of an answer
        self.count = count
        self.free: Line[asyncio.subprocess.Process | None] = Line()
        self.alive: set[asyncio.subprocess.Process] = set()
        self.starting: set[asyncio.Task[asyncio.subprocess.Process]] = set()
        self.working: set[asyncio.Task[Plain]] = set()
        self.ending: set[asyncio.Task[None]] = set()
        self.failures = 0
        # The seconds the last thoughts took, by game, level and question: an expert takes longer than others,
        # and longer over a turn than over a reaction. The question is public.
        self.durations: defaultdict[tuple[str, str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )
        for _ in range(count):
            self.free.put(None)  # started when first needed

    async def think(self, question: Plain, households: Collection[str] = ANYBODY) -> int:
        """Let a bot choose an action; any legal one if it fails. `question` is what `worker.answer` expects."""
        legal: list[int] = question["legal"]
        durations = self.durations[question["game"], question["level"], question["asked"]]
        if len(legal) == 1:
            # Where thinking takes longer than the pause of a table, an answer that comes sooner or later than others
            # would tell that there was no choice. So a worker spends as long on it as on one of the last such thoughts:
            # it waits its turn and is slowed down by a busy machine like them.
            wait = secrets.choice(durations) if durations else 0.0
            question = {"level": question["level"], "legal": legal, "wait": wait}
        reply = await self.ask(question, households or ANYBODY)
        if reply is not None:
            if len(legal) > 1:
                durations.append(reply["seconds"])
            if reply.get("action") in legal:
                return int(reply["action"])
            log.error("a bot (%s) chose an illegal action", question["level"])
            self.failures += 1
        return secrets.choice(legal)

    async def ask(self, question: Plain, households: Collection[str] | None = None) -> Plain:
        """Return a worker's reply to a question; None if it fails. Without households, the server itself asks."""
        process = await self.free.get(households or (WHOSE.get(),))
        self.stay_awake()
        working = asyncio.create_task(self.work(process, {**question, "low": True} if self.low else question))
        self.working.add(working)
        working.add_done_callback(self.working.discard)
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            # Nobody waits for it any more. Most work is done in a moment, and starting a new process takes longer.
            asyncio.get_running_loop().call_later(GRACE, working.cancel)
            raise

    async def work(self, process: asyncio.subprocess.Process | None, question: Plain) -> Plain:
        try:
            if process is not None and is_gone(process):
                self.give_up(process)
                process = None
            if process is None:
                process = await self.started()
            return await asyncio.wait_for(exchange(process, question), self.seconds)
        except (TimeoutError, OSError, ValueError, EOFError) as error:
            log.error(
                "a worker (%s) did not answer: %r",
                question.get("level") or question.get("do") or "default",
                error,
            )
            if process is not None:
                self.end(process)
            process = None
        except asyncio.CancelledError:
            if process is not None:  # its answer would be taken for that of the next question
                self.end(process)
            process = None
            raise
        finally:
            self.free.put(process)
            self.stay_awake()
            if self.rest is not None:
                self.resting = asyncio.get_running_loop().call_later(self.rest, self.rest_now)
        self.failures += 1
        return None

    def stay_awake(self) -> None:
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None

    def rest_now(self) -> None:
        """End the processes that have nothing to do; the next question starts one again."""
        for _ in range(len(self.free.free)):
            process = self.free.free.popleft()
            if process is not None:
                self.end(process)
            self.free.free.append(None)

    def give_up(self, process: asyncio.subprocess.Process) -> None:
        """A worker died while it had nothing to do: no thought is lost, another one does its work."""
        log.error("a worker died (%s); another is started", process.returncode)
        self.failures += 1
        self.end(process)

    async def started(self) -> asyncio.subprocess.Process:
        """Start a worker. If nobody waits for it any more once it runs, it is stopped again."""
        starting = asyncio.create_task(self.start())
        self.starting.add(starting)
        starting.add_done_callback(self.starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self.not_needed)
            raise

    def not_needed(self, starting: asyncio.Task[asyncio.subprocess.Process]) -> None:
        if not starting.cancelled() and starting.exception() is None:
            self.end(starting.result())

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "eldorado.server.thinking.worker",
            *loaded(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=self.largest,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # so that it finds the same games
        )
        self.alive.add(process)
        return process

    def end(self, process: asyncio.subprocess.Process) -> None:
        self.alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        reaping = asyncio.create_task(reaped(process))
        self.ending.add(reaping)
        reaping.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        self.stay_awake()
        for working in self.working:
            working.cancel()
        await asyncio.gather(*self.working, *self.starting, return_exceptions=True)
        for process in list(self.alive):
            self.end(process)
        await asyncio.gather(*self.ending, return_exceptions=True)


async def reaped(process: asyncio.subprocess.Process) -> None:
    """Wait for the end of a worker. Its pipes are closed too; if it died by itself, they may be closed already."""
    with contextlib.suppress(OSError, RuntimeError):
        await process.communicate(b"")
    await process.wait()


def is_gone(process: asyncio.subprocess.Process) -> bool:
    """Whether a worker has died as far as is known. uvloop does not let anybody write to one that has."""
    return process.returncode is not None or process.stdin is None or process.stdin.is_closing()


async def exchange(process: asyncio.subprocess.Process, question: Plain) -> Plain:
    if is_gone(process) or process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return json.loads(line)

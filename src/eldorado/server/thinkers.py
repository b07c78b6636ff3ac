"""Processes that think for bots, so that a slow bot delays nobody.

Each gets one JSON line, a view and the legal actions of a seat, and answers with one. One that takes too long or dies
is ended and replaced; the table then plays any legal action in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys

from eldorado.core.plain import Plain

log = logging.getLogger("eldorado.server")
LARGEST = 1 << 20


class Thinkers:
    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.count = count
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.alive: set[asyncio.subprocess.Process] = set()
        self.starting: set[asyncio.Task[asyncio.subprocess.Process]] = set()
        self.ending: set[asyncio.Task[tuple[bytes, bytes]]] = set()
        self.failures = 0
        for _ in range(count):
            self.free.put_nowait(None)  # started when first needed

    async def think(self, question: Plain) -> int:
        """The action a bot chooses; any legal one if it fails. `question` is what `thinker.answer` expects."""
        legal: list[int] = question["legal"]
        if len(legal) == 1:
            return legal[0]
        reply = await self.ask(question)
        if reply is not None:
            if reply.get("action") in legal:
                return int(reply["action"])
            log.error("a bot (%s) chose an illegal action", question["level"])
            self.failures += 1
        return secrets.choice(legal)

    async def ask(self, question: Plain) -> Plain:
        """What a thinker replies to a question; None if it fails."""
        process = await self.free.get()
        try:
            if process is None:
                starting = asyncio.create_task(self.start())
                self.starting.add(starting)
                starting.add_done_callback(self.starting.discard)
                process = await asyncio.shield(starting)
            return await asyncio.wait_for(exchange(process, question), self.seconds)
        except (TimeoutError, OSError, ValueError, EOFError) as error:
            log.error("a bot (%s) did not answer: %r", question["level"], error)
            if process is not None:
                self.end(process)
            process = None
        except asyncio.CancelledError:
            if process is not None:  # its answer would be taken for that to the next question
                self.end(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        self.failures += 1
        return None

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "eldorado.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # it finds the games that we find
        )
        self.alive.add(process)
        return process

    def end(self, process: asyncio.subprocess.Process) -> None:
        self.alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        reaping = asyncio.create_task(process.communicate(b""))  # closes its pipes too
        self.ending.add(reaping)
        reaping.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.starting, return_exceptions=True)
        for process in list(self.alive):
            self.end(process)
        await asyncio.gather(*self.ending, return_exceptions=True)


async def exchange(process: asyncio.subprocess.Process, question: Plain) -> Plain:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return json.loads(line)

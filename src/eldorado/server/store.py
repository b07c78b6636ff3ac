"""The store: one SQLite file, many readers, one writer.

Everything that is written goes through one task that takes all that is waiting, writes it in one transaction and tells
each sender only after the commit: one sync to the disk for many tables. A table never has two jobs under way, so jobs
of the same shape may be written side by side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Executable, Row, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from eldorado.server import failpoints, migrations

Params = Mapping[str, Any]


class Op:
    """One statement with its parameters. `statement` is one of a few constant objects, so equal ones can be batched."""

    __slots__ = ("params", "statement")

    def __init__(self, statement: Executable, params: Params) -> None:
        self.statement = statement
        self.params = params


class Job:
    """What one sender wants written, all or nothing."""

    __slots__ = ("done", "ops", "snapshot")

    def __init__(self, ops: Sequence[Op], done: asyncio.Future[None], snapshot: bool) -> None:
        self.ops = ops
        self.done = done
        self.snapshot = snapshot

    def shape(self) -> tuple[int, ...]:
        return tuple(id(op.statement) for op in self.ops)


class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4)
        event.listen(self.engine.sync_engine, "connect", _on_connect)
        event.listen(self.engine.sync_engine, "begin", _on_begin)
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.jobs = 0

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.connect() as connection:
            await connection.execution_options(eldorado_write=True)
            async with connection.begin():
                await connection.run_sync(migrations.upgrade)
        self.writer = asyncio.create_task(self._write_all(), name="store writer")

    async def close(self) -> None:
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
            self.writer = None
        await self.engine.dispose()

    async def rows(self, statement: Executable, params: Params | None = None) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement, params)).all()

    async def write(self, ops: Iterable[Op], snapshot: bool = False) -> None:
        """Returns when the operations are on the disk; raises if they could not be written, and then none was."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Job(list(ops), done, snapshot))
        await done

    async def _write_all(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execution_options(eldorado_write=True)
            while True:
                jobs = [await self.queue.get()]
                while not self.queue.empty():
                    jobs.append(self.queue.get_nowait())
                try:
                    await self._write_group(connection, jobs)
                finally:
                    for _ in jobs:
                        self.queue.task_done()

    async def _write_group(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        try:
            async with connection.begin():
                await connection.run_sync(_execute, jobs)
                failpoints.point(failpoints.BEFORE_COMMIT)
        except Exception as error:
            if len(jobs) == 1:
                if not jobs[0].done.done():
                    jobs[0].done.set_exception(error)
                return
            for job in jobs:  # one of them is at fault: the others shall not suffer
                await self._write_group(connection, [job])
            return
        failpoints.point(failpoints.AFTER_COMMIT)
        self.commits += 1
        self.jobs += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


def _execute(connection: Connection, jobs: list[Job]) -> None:
    shapes: dict[tuple[int, ...], list[Job]] = {}
    for job in jobs:
        shapes.setdefault(job.shape(), []).append(job)
    for alike in shapes.values():
        for i, op in enumerate(alike[0].ops):
            connection.execute(op.statement, [job.ops[i].params for job in alike])
        if any(job.snapshot for job in alike):
            failpoints.point(failpoints.IN_SNAPSHOT)


def _on_connect(connection: Any, _record: Any) -> None:
    # The driver's own transaction handling commits before DDL; with it off, migrations are all or nothing too.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut, not only a crash
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    write = connection.get_execution_options().get("eldorado_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

"""The store: one SQLite file, many readers, one writer.

Everything that is written goes through one thread that takes all that is waiting, writes it in one transaction and
tells each sender only after the commit: one sync to the disk for many tables, and one change of threads for all of
them. While it waits for the disk the next group gathers. A table never has two jobs under way, so jobs of the same
shape may be written side by side.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, Executable, QueuePool, Row, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from eldorado.core.errors import UserError
from eldorado.server import failpoints, migrations
from eldorado.server.problems import NotKept

log = logging.getLogger("eldorado.server")
Params = Mapping[str, Any]
READERS = 4


class Op:
    """One statement with its parameters. `statement` is one of a few constant objects, so equal ones can be batched."""

    __slots__ = ("params", "statement")

    def __init__(self, statement: ClauseElement, params: Params) -> None:
        self.statement = statement
        self.params = params


class Job:
    """What one sender wants written, all or nothing."""

    __slots__ = ("done", "error", "ops", "snapshot")

    def __init__(self, ops: Sequence[Op], done: asyncio.Future[None], snapshot: bool) -> None:
        self.ops = ops
        self.done = done
        self.snapshot = snapshot
        self.error: Exception | None = None

    def shape(self) -> tuple[int, ...]:
        return tuple(id(op.statement) for op in self.ops)

    def answer(self) -> None:
        """In the loop of the sender: say that it is done, or that it could not be."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(None)


class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine: Engine = create_engine(
            f"sqlite:///{path}",
            poolclass=QueuePool,
            pool_size=READERS + 1,
            connect_args={"check_same_thread": False},
        )
        event.listen(self.engine, "connect", _on_connect)
        event.listen(self.engine, "begin", _on_begin)
        self.queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers: ThreadPoolExecutor | None = None
        self.writer: threading.Thread | None = None
        self.failing: str | None = None  # why nothing could be written the last time it was tried
        self.commits = 0
        self.jobs = 0
        self.texts: dict[
            int, tuple[str, Sequence[str]]
        ] = {}  # the SQL of each statement and its parameters' order

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.readers = ThreadPoolExecutor(READERS, "store reader")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.readers, self._migrate)
        self.writer = threading.Thread(target=self._write_all, args=(loop,), name="store writer", daemon=True)
        self.writer.start()

    def prepare(self) -> None:
        """Bring the file up to date and let go of it; a UserError says what is wrong with it."""
        try:
            self._migrate()
        finally:
            self.engine.dispose()

    def _migrate(self) -> None:
        try:
            with self.engine.connect() as plain:
                connection = plain.execution_options(eldorado_write=True)
                with connection.begin():
                    migrations.upgrade(connection)
        except DBAPIError as error:
            raise UserError("serve.bad_store", file=str(self.path), why=str(error.orig)) from None
        except migrations.NotOurs as error:
            raise UserError("serve.newer_store", file=str(self.path), version=str(error)) from None

    async def close(self) -> None:
        """After everything that was asked for is written."""
        if self.writer is not None:
            self.queue.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        if self.readers is not None:
            self.readers.shutdown()
            self.readers = None
        self.engine.dispose()

    async def rows(self, statement: Executable, params: Params | None = None) -> Sequence[Row[Any]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self._read, statement, params)

    def _read(self, statement: Executable, params: Params | None) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement, params).all()

    async def write(self, ops: Iterable[Op], snapshot: bool = False) -> None:
        """Returns when the operations are on the disk; raises if they could not be written, and then none was."""
        if self.writer is None:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(Job(list(ops), done, snapshot))
        await done

    # --- in the writer's thread -------------------------------------------------------------------------------
    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        with self.engine.connect() as plain:
            connection = plain.execution_options(eldorado_write=True)
            last = False
            while not last:
                jobs: list[Job] = []
                job = self.queue.get()
                while job is not None:
                    jobs.append(job)
                    try:
                        job = self.queue.get_nowait()
                    except queue.Empty:
                        break
                last = job is None
                if jobs:
                    self._write_group(connection, jobs)
                    loop.call_soon_threadsafe(_answer, jobs)

    def _write_group(self, connection: Connection, jobs: list[Job]) -> None:
        try:
            with connection.begin():
                self._execute(connection, jobs)
                failpoints.point(failpoints.BEFORE_COMMIT)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = self._told(error)
                return
            for job in jobs:  # one of them is at fault: the others shall not suffer
                self._write_group(connection, [job])
            return
        failpoints.point(failpoints.AFTER_COMMIT)
        self.commits += 1
        self.jobs += len(jobs)
        self.failing = None

    def _told(self, error: Exception) -> Exception:
        """A disk that is full is no defect of ours: it is said in a line, once, and to whoever wanted to write."""
        if not isinstance(error, OperationalError):
            return error
        why = str(error.orig)
        if self.failing != why:
            log.error("nothing can be written to %s: %s", self.path, why)
        self.failing = why
        return NotKept("wire.not_kept", why=why)

    def _execute(self, connection: Connection, jobs: list[Job]) -> None:
        shapes: dict[tuple[int, ...], list[Job]] = {}
        for job in jobs:
            shapes.setdefault(job.shape(), []).append(job)
        for alike in shapes.values():
            first = alike[0].ops
            start = 0
            while start < len(
                first
            ):  # runs of one statement go together: the entries of a long record are one
                end = start
                while end < len(first) and first[end].statement is first[start].statement:
                    end += 1
                text, names = self._text(first[start].statement)
                run = [op for job in alike for op in job.ops[start:end]]
                connection.exec_driver_sql(text, [tuple(op.params[name] for name in names) for op in run])
                start = end
            if any(job.snapshot for job in alike):
                failpoints.point(failpoints.IN_SNAPSHOT)

    def _text(self, statement: ClauseElement) -> tuple[str, Sequence[str]]:
        """The statements are few and constant: each is turned into SQL once."""
        known = self.texts.get(id(statement))
        if known is None:
            made = cast(SQLCompiler, statement.compile(self.engine))
            known = self.texts[id(statement)] = (str(made), made.positiontup or ())
        return known


def _answer(jobs: list[Job]) -> None:
    for job in jobs:
        job.answer()


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

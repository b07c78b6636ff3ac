"""The store: many readers and one writer of a file or a database (`places.py`).

All writes go through one thread that takes every waiting job, writes them in one transaction and answers each sender
only after the commit: one disk sync and one thread switch for many tables. The next group gathers while the disk is
busy. A table never has two jobs under way, so jobs of the same shape can be batched.

When the connection to a database is lost, another server may have written before we reconnect. So the epoch rises,
and what was decided in an earlier one is not written: tables are read again.

If it is lost before COMMIT was sent, nothing was written, and that is said. If it is lost after that and before the
answer came, nobody knows. Then nothing is said (`InDoubt`), and no table is read until the connection is back: the
writer has it back only once its former session has ended (`places.py`), and with it the transaction. What is read then
is what became of it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, Executable, Row, select
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from eldorado.core.errors import UserError
from eldorado.server.http.errors import Elsewhere, InDoubt, NotKept
from eldorado.server.store import failpoints, migrations
from eldorado.server.store.places import READERS, WAIT, place_of

log = logging.getLogger("eldorado.server")
Params = Mapping[str, Any]
TRY_AGAIN = 1.0  # seconds between two attempts to reconnect
PROBE = select(1)
TRIES = 5  # more retries for a transaction in a deadlock
FENCES = "select board, fence from lease where owner = %(owner)s and board = any(%(boards)s) for share"


Lease = tuple[str, int]  # a table and the fencing number of its writer


class Op:
    """One statement with its parameters. `statement` is one of a few constant objects, so equal ones can be batched."""

    __slots__ = ("params", "statement")

    def __init__(self, statement: ClauseElement, params: Params) -> None:
        self.statement = statement
        self.params = params


class Job:
    """The operations of one sender, written all or nothing."""

    __slots__ = ("done", "epoch", "error", "lease", "ops", "snapshot")

    def __init__(
        self, ops: Sequence[Op], done: asyncio.Future[None], snapshot: bool, epoch: int, lease: Lease | None
    ) -> None:
        self.epoch = epoch
        self.lease = lease
        self.ops = ops
        self.done = done
        self.snapshot = snapshot
        self.error: Exception | None = None

    def shape(self) -> tuple[int, ...]:
        return tuple(id(op.statement) for op in self.ops)

    def answer(self) -> None:
        """Resolve the sender's future; runs in its event loop."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(None)


class Store:
    def __init__(self, where: Path | str, shared: bool = False) -> None:
        self.where = where
        self.shared = shared  # whether other processes write too, each to its own tables
        self.owner = ""  # the process that we write as, if so
        self.place = place_of(where)
        self.name = self.place.name
        self.engine: Engine = self.place.engine
        self.reading: Engine = self.place.readers()
        self.epoch = 0  # increased when the connection is lost
        self.told = 0  # the epoch whose beginning was told to whoever keeps in memory what was read
        self.lost = False
        self.in_doubt = False  # whether the outcome of the last transaction is still unknown
        self.tried = 0.0  # time of the last attempt to reconnect
        self.unread = False  # whether `failing` comes from reading
        self.on_regained: Callable[[], None] = lambda: None  # called in the event loop
        self.queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers: ThreadPoolExecutor | None = None
        self.writer: threading.Thread | None = None
        self.failing: str | None = None  # why the last write failed
        self.probe: asyncio.Future[None] | None = None
        self.commits = 0
        self.jobs = 0
        # The SQL of each statement, and what takes its parameters in their order; None if they go by name.
        self.texts: dict[int, tuple[str, Callable[[Params], Any] | None]] = {}

    async def open(self, alone: bool = True, wait: float = WAIT) -> None:
        """Open it for a server, the only writer, or for a command beside one; `wait` for another to let go."""
        if isinstance(self.where, Path):
            self.where.parent.mkdir(parents=True, exist_ok=True)
        self.readers = ThreadPoolExecutor(READERS, "store reader")
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self.readers, self._open, alone, wait)
        self.writer = threading.Thread(
            target=self._write_all, args=(loop, connection), name="store writer", daemon=True
        )
        self.writer.start()

    def _open(self, alone: bool, wait: float = WAIT) -> Connection:
        self._migrate()
        connection = self.engine.connect().execution_options(eldorado_write=True)
        if alone and not self.place.hold(connection, wait, self.shared):
            connection.close()
            raise UserError("serve.store_in_use", store=self.name)
        return connection

    def prepare(self) -> None:
        """Migrate the store and close it; raise a UserError if it is damaged, or in use by a server."""
        try:
            self._open(alone=True).close()
        finally:
            self.engine.dispose()

    def _migrate(self) -> None:
        try:
            self.place.refuse_old()
            with self.engine.connect() as plain:
                self.place.migrate(plain.execution_options(eldorado_write=True))
        except DBAPIError as error:
            if "full" in str(error.orig):
                raise UserError("serve.full_disk", file=self.name) from None
            if isinstance(self.where, Path):
                raise UserError("serve.bad_store", file=self.name, why=str(error.orig)) from None
            why = str(error.orig).strip().splitlines()[0]
            raise UserError("serve.no_database", store=self.name, why=why) from None
        except migrations.TooOld as error:
            raise UserError("serve.old_store", file=self.name, version=str(error)) from None
        except migrations.NotOurs as error:
            raise UserError("serve.newer_store", file=self.name, version=str(error)) from None

    async def close(self) -> None:
        """Write everything that is waiting, then close."""
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
        try:
            with self.reading.connect() as connection:
                found = connection.execute(statement, params).all()
        except DatabaseError as error:
            told = self._told(error)
            self.unread = isinstance(told, NotKept)
            raise told from error
        if self.unread:
            self.unread = False
            if not self.lost:  # a reader's connection says nothing about the writer's
                self.failing = None
        return found

    async def write(
        self,
        ops: Iterable[Op],
        snapshot: bool = False,
        epoch: int | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Return when the operations are on disk. NotKept: none was written; InDoubt: all or none, nobody knows."""
        await self.hand_over(ops, snapshot, epoch, lease)

    def hand_over(
        self,
        ops: Iterable[Op],
        snapshot: bool = False,
        epoch: int | None = None,
        lease: Lease | None = None,
    ) -> asyncio.Future[None]:
        """Queue operations for the writer; the future is done when they are on disk.

        `epoch` is that of the reading they build on; `lease` that under which the table was read.
        """
        if self.writer is None:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(Job(list(ops), done, snapshot, self.epoch if epoch is None else epoch, lease))
        return done

    async def answers(self) -> bool:
        """Whether a write would succeed now. A connection that was idle may be dead, so it is tried."""
        if self.lost or self.failing is not None or self.writer is None or self.told != self.epoch:
            return False
        if self.place.pulse is None:
            return True
        if self.probe is None or self.probe.done():
            self.probe = asyncio.ensure_future(self.write([Op(PROBE, {})]))
        try:
            await asyncio.shield(self.probe)
        except NotKept:
            return False
        return True

    # --- in the writer's thread -------------------------------------------------------------------------------
    def _write_all(self, loop: asyncio.AbstractEventLoop, connection: Connection) -> None:
        with connection:
            last = False
            while not last:
                jobs: list[Job] = []
                try:
                    job = self.queue.get(timeout=TRY_AGAIN if self.lost else self.place.pulse)
                except queue.Empty:
                    self._feel(connection, loop)
                    continue
                while job is not None:
                    jobs.append(job)
                    try:
                        job = self.queue.get_nowait()
                    except queue.Empty:
                        break
                last = job is None
                if self.lost and time.monotonic() - self.tried >= TRY_AGAIN:
                    self._regain(connection, loop)  # though there is always something to be refused
                if jobs:
                    self._write_group(connection, jobs)
                    loop.call_soon_threadsafe(_answer, jobs)

    def _feel(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Check that the connection is still alive while there is nothing to write."""
        if self.lost:
            self._regain(connection, loop)
            return
        try:
            with connection.begin():
                connection.exec_driver_sql("select 1")
        except DBAPIError as error:
            if self.place.lost(error):
                self._let_go(error)

    def _let_go(self, error: Exception) -> Exception:
        self.lost = True
        self.epoch += 1
        return self._told(error)

    def _regain(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Reconnect after the connection was lost; nothing is written before that."""
        self.tried = time.monotonic()
        try:
            if not self.place.hold(connection, 0.0, self.shared):
                self.failing = "another server uses it"
                return
        except DBAPIError:
            return
        self.lost, self.in_doubt, self.failing = False, False, None
        log.warning("%s can be used again", self.name)
        loop.call_soon_threadsafe(self._regained, self.epoch)

    def _regained(self, epoch: int) -> None:
        """Declare everything in memory outdated; runs in the event loop."""
        self.on_regained()
        self.told = epoch

    def _write_group(self, connection: Connection, jobs: list[Job], tries: int = TRIES) -> None:
        for job in jobs:
            if self.lost or job.epoch != self.epoch:
                job.error = NotKept("wire.not_kept", why=self.failing or "the connection was lost")
        jobs = [job for job in jobs if job.error is None]
        if not jobs:
            return
        committing = False
        try:
            if not self._write_at_once(connection, jobs):
                with connection.begin():
                    jobs = self._fenced(connection, jobs)
                    self._execute(jobs, connection.exec_driver_sql)
                    failpoints.point(failpoints.BEFORE_COMMIT)
                    committing = True
        except Exception as error:
            if self.place.lost(error):
                self.in_doubt = committing  # before the epoch rises: whoever sees the new one sees this too
                told = self._let_go(error)
                if committing:
                    told = InDoubt()
                for job in jobs:
                    job.error = told
                return
            if tries and self.place.again(error):
                self._write_group(connection, jobs, tries - 1)
                return
            if len(jobs) == 1:
                jobs[0].error = self._told(error)
                return
            for job in jobs:  # one of them is at fault: write the others one by one
                self._write_group(connection, [job])
            return
        failpoints.point(failpoints.AFTER_COMMIT)
        self.commits += 1
        self.jobs += len(jobs)
        self.failing = None

    def _write_at_once(self, connection: Connection, jobs: list[Job]) -> bool:
        """Write to a file using only its driver, which takes half the time. If anything is in the way, nothing is
        written, and False returned: the usual path then tells what it is."""
        if self.place.driver is None:
            return False
        driver = self.place.driver(connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            self._execute(jobs, driver.executemany)
            failpoints.point(failpoints.BEFORE_COMMIT)
            driver.execute("COMMIT")
        except Exception:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            return False
        return True

    def _fenced(self, connection: Connection, jobs: list[Job]) -> list[Job]:
        """Return the jobs whose table is still ours. Until the commit nobody else can take them."""
        boards = [job.lease[0] for job in jobs if job.lease is not None]
        if not self.shared or not boards:
            return jobs
        ours = connection.exec_driver_sql(FENCES, {"owner": self.owner, "boards": boards}).all()
        held = {(row.board, row.fence) for row in ours}
        for job in jobs:
            if job.lease is not None and job.lease not in held:
                job.error = Elsewhere(job.lease[0])
        return [job for job in jobs if job.error is None]

    def _told(self, error: Exception) -> Exception:
        """Turn a full or missing disk into NotKept, logged once: it is no defect of ours."""
        if not isinstance(error, DBAPIError) or not self.place.unusable(error):
            return error
        why = " ".join(str(error.orig).split())[:300]
        if self.failing != why:
            log.error("%s cannot be used: %s", self.name, why)
        self.failing = why
        return NotKept("wire.not_kept", why=why)

    def _execute(self, jobs: list[Job], execute: Callable[[str, Any], object]) -> None:
        shapes: dict[tuple[int, ...], list[Job]] = {}
        for job in jobs:
            shapes.setdefault(job.shape(), []).append(job)
        for alike in shapes.values():
            first = alike[0].ops
            start = 0
            while start < len(first):  # batch runs of one statement, such as the entries of a record
                end = start
                while end < len(first) and first[end].statement is first[start].statement:
                    end += 1
                text, ordered = self._text(first[start].statement)
                run: list[Any] = [op.params for job in alike for op in job.ops[start:end]]
                execute(text, run if ordered is None else [ordered(params) for params in run])
                start = end
            if any(job.snapshot for job in alike):
                failpoints.point(failpoints.IN_SNAPSHOT)

    def _text(self, statement: ClauseElement) -> tuple[str, Callable[[Params], Any] | None]:
        """Compile a statement to SQL, once: they are few and constant."""
        known = self.texts.get(id(statement))
        if known is None:
            made = cast(SQLCompiler, statement.compile(self.engine))
            known = self.texts[id(statement)] = (str(made), taker(made.positiontup))
        return known


def taker(names: Sequence[str] | None) -> Callable[[Params], Any] | None:
    """Return what takes parameters in the order of the names; None if the driver wants them by name.

    >>> taker(["b", "a"])({"a": 1, "b": 2}), taker(["a"])({"a": 1}), taker(None)
    ((2, 1), (1,), None)
    """
    if names is None:
        return None
    if len(names) == 1:
        only = names[0]
        return lambda params: (params[only],)
    return itemgetter(*names) if names else lambda params: ()


def _answer(jobs: list[Job]) -> None:
    for job in jobs:
        job.answer()

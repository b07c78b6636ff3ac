"""Where tables are stored: one SQLite file, or a PostgreSQL database. All differences between them are here.

A running server must be the only one that writes, because it keeps tables in memory. Of a file the folder is locked; in
a database the writer's own connection holds an advisory lock, so that a server which lost its connection cannot write
before it holds the lock again.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError

from eldorado.core.errors import UserError
from eldorado.core.system import extras
from eldorado.server.store import migrations

READERS = 4
LOCK = 7440_001  # key of the advisory lock for the writer
MIGRATING = 7440_002
HANGING_MS = 3000
DEADLOCK = "40P01"
WAIT = 5.0  # seconds to wait for the lock of a killed server: its connection ends a moment later
SCHEMES = ("postgresql://", "postgres://", "postgresql+psycopg://")


Driver = Callable[[sa.Connection], sqlite3.Connection]


class Place(Protocol):
    """A place where tables are stored."""

    name: str  # its name for people, without a password
    address: str  # its address for the driver; "" for a file
    engine: sa.Engine
    pulse: float | None  # seconds without writing after which the connection is tried; None: never
    driver: Driver | None  # for writes that bypass the engine

    def readers(self) -> sa.Engine: ...
    def refuse_old(self) -> None: ...  # called before it is opened, as opening may change a file
    def migrate(self, connection: sa.Connection) -> None: ...
    def hold(self, connection: sa.Connection, wait: float, shared: bool = False) -> bool: ...
    def again(self, error: Exception) -> bool: ...
    def lost(self, error: Exception) -> bool: ...
    def unusable(self, error: Exception) -> bool: ...


def place_of(given: Path | str) -> Place:
    """Return the place that a path or an address means."""
    if isinstance(given, Path):
        return File(given)
    if not given.startswith(SCHEMES):
        raise UserError("serve.bad_store_address", store=given.partition("://")[0])
    return Database(given)


class File:
    pulse: float | None = None

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name, self.address = str(path), ""
        self.driver: Driver | None = driver_of
        self.engine = sa.create_engine(
            f"sqlite:///{path}",
            poolclass=sa.QueuePool,
            pool_size=READERS + 1,
            connect_args={"check_same_thread": False},
        )
        sa.event.listen(self.engine, "connect", _on_connect_file)
        sa.event.listen(self.engine, "begin", _on_begin_file)

    def readers(self) -> sa.Engine:
        return self.engine

    def refuse_old(self) -> None:
        migrations.refuse_old(self.path)

    def migrate(self, connection: sa.Connection) -> None:
        with connection.begin():
            migrations.upgrade(connection)

    def hold(self, _connection: sa.Connection, _wait: float, _shared: bool = False) -> bool:
        return True  # the folder is locked

    def again(self, _error: Exception) -> bool:
        return False

    def lost(self, _error: Exception) -> bool:
        return False  # there is no connection to lose: a failed commit was rolled back

    def unusable(self, error: Exception) -> bool:
        """Whether the disk is full or gone, or the file is damaged; that is no defect of ours."""
        why = str(error.orig) if isinstance(error, DatabaseError) else ""
        return isinstance(error, OperationalError) or "malformed" in why or "not a database" in why


def driver_of(connection: sa.Connection) -> sqlite3.Connection:
    """Return the driver's own connection to a file."""
    found = connection.connection.driver_connection
    if not isinstance(found, sqlite3.Connection):
        raise TypeError(f"{found!r} is no connection to a file")
    return found


class Database:
    pulse: float | None = 2.0
    driver: Driver | None = None

    def __init__(self, address: str) -> None:
        extras.load("psycopg", "postgres")
        try:
            url = sa.make_url(address).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError):
            raise UserError("serve.bad_store_address", store="postgresql") from None
        self.name = url.set(drivername="postgresql").render_as_string(hide_password=True)
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.engine = sa.create_engine(
            url,
            pool_size=READERS + 1,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": 10,
                "application_name": "eldorado",
                "keepalives_idle": 10,
                "keepalives_interval": 5,
                "keepalives_count": 3,
                "tcp_user_timeout": 20_000,  # milliseconds until a connection to a machine that is gone ends
            },
        )
        sa.event.listen(self.engine, "connect", _on_connect_database)

    def readers(self) -> sa.Engine:
        return self.engine.execution_options(
            isolation_level="AUTOCOMMIT"
        )  # no BEGIN and ROLLBACK around each

    def refuse_old(self) -> None:
        """Do nothing: old versions had no databases."""

    def migrate(self, connection: sa.Connection) -> None:
        """Bring the schema up to date; not while another server runs."""
        with connection.begin():
            if migrations.present(connection) == migrations.newest():
                return
        with connection.begin():
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            free = sa.select(sa.func.pg_try_advisory_xact_lock(LOCK))
            if not patiently(lambda: bool(connection.execute(free).scalar()), WAIT):
                raise UserError("serve.store_in_use", store=self.name)
            migrations.upgrade(connection)

    def hold(self, connection: sa.Connection, wait: float, shared: bool = False) -> bool:
        """Take the lock of a single server, or of several cooperating ones; False if another server has it."""
        function = sa.func.pg_try_advisory_lock_shared if shared else sa.func.pg_try_advisory_lock

        def taken() -> bool:
            with connection.begin():
                if shared:  # one that hangs in a transaction must not keep its tables from the others
                    connection.exec_driver_sql(f"set idle_in_transaction_session_timeout = {HANGING_MS}")
                return bool(connection.execute(sa.select(function(LOCK))).scalar())

        return patiently(taken, wait)

    def again(self, error: Exception) -> bool:
        """Whether a rolled-back transaction may simply be retried: two were in a deadlock."""
        return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK

    def lost(self, error: Exception) -> bool:
        return isinstance(error, DBAPIError) and error.connection_invalidated

    def unusable(self, error: Exception) -> bool:
        return isinstance(error, OperationalError) or self.lost(error)


def patiently(ask: Any, seconds: float) -> bool:
    """Ask until the answer is yes, or until the time is up."""
    until = time.monotonic() + seconds
    while not ask():
        if time.monotonic() >= until:
            return False
        time.sleep(0.1)
    return True


def legible(text: bytes) -> str:
    """Decode a text of the store. One that is damaged spoils no other row; its table says that it cannot be read."""
    return text.decode(errors="replace")


def _on_connect_file(connection: Any, _record: Any) -> None:
    # The driver's own transaction handling commits before DDL; with it off, migrations are all or nothing too.
    connection.isolation_level = None
    connection.text_factory = legible
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut, not only a crash
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _on_begin_file(connection: sa.Connection) -> None:
    write = connection.get_execution_options().get("eldorado_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def _on_connect_database(connection: Any, _record: Any) -> None:
    # Whatever the database's own setting, acknowledged moves must have reached its disk.
    connection.execute(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()

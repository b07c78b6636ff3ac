"""Copy all tables from one place to another, from a file to a database or back, and compare each row afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from eldorado.core.errors import UserError
from eldorado.server.store import migrations, schema
from eldorado.server.store.places import WAIT, Place, place_of
from eldorado.server.store.store import Store

CHUNK = 200  # rows at a time
COPIED = [table for table in schema.metadata.sorted_tables if table not in schema.PASSING]


def copy(source: Path | str, target: Path | str) -> int:
    """Copy everything in one transaction; return the number of tables people played. The target must be empty."""
    old, new = place_of(source), place_of(target)
    if isinstance(target, Path):
        target.parent.mkdir(parents=True, exist_ok=True)
    try:
        check_source(old)
        Store(target).prepare()
        if isinstance(target, Path):
            target.chmod(0o600)
        with ExitStack() as stack:
            reading = stack.enter_context(old.engine.connect()).execution_options(**one_moment(old))
            writing = stack.enter_context(new.engine.connect()).execution_options(eldorado_write=True)
            if not new.hold(writing, WAIT):
                raise UserError("serve.store_in_use", store=new.name)
            with reading.begin(), writing.begin():
                refuse_used(writing, new)
                for table in COPIED:
                    copy_rows(reading, writing, table, new)
                count: int = writing.execute(
                    sa.select(sa.func.count()).select_from(schema.board)
                ).scalar_one()
        return count
    except DBAPIError as error:
        why = str(error.orig).strip().partition("\n")[0]
        raise UserError("tables.copy_failed", source=old.name, target=new.name, why=why) from None
    finally:
        old.engine.dispose()
        new.engine.dispose()


def one_moment(place: Place) -> dict[str, Any]:
    """Options for reading everything as of one moment; a transaction of SQLite always does."""
    return {"isolation_level": "REPEATABLE READ"} if place.engine.dialect.name == "postgresql" else {}


def check_source(place: Place) -> None:
    with place.engine.connect() as connection:
        step = migrations.present(connection)
    if step is None:
        raise UserError("tables.no_store", folder=place.name)
    if step != migrations.newest():
        raise UserError("tables.copy_old", source=place.name)


def refuse_used(connection: sa.Connection, place: Place) -> None:
    for table in COPIED:
        if connection.execute(sa.select(table).limit(1)).first() is not None:
            raise UserError("tables.copy_used", target=place.name)


def copy_rows(reading: sa.Connection, writing: sa.Connection, table: sa.Table, place: Place) -> None:
    """Copy one kind of row, and read each row back."""
    count = 0
    for chunk in chunks(reading, table):
        writing.execute(sa.insert(table), [dict(row._mapping) for row in chunk])
        written = {key_of(table, row): tuple(row) for row in read_back(writing, table, chunk)}
        for row in chunk:
            if written.get(key_of(table, row)) != tuple(row):
                raise UserError("tables.copy_differs", target=place.name, kind=table.name)
        count += len(chunk)
    if writing.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() != count:
        raise UserError("tables.copy_differs", target=place.name, kind=table.name)


def chunks(reading: sa.Connection, table: sa.Table) -> Iterator[Sequence[sa.Row[Any]]]:
    with reading.execution_options(yield_per=CHUNK).execute(sa.select(table)) as found:
        yield from found.partitions()


def key_of(table: sa.Table, row: sa.Row[Any]) -> tuple[Any, ...]:
    return tuple(row._mapping[column.name] for column in table.primary_key)


def read_back(
    connection: sa.Connection, table: sa.Table, chunk: Sequence[sa.Row[Any]]
) -> Sequence[sa.Row[Any]]:
    columns = list(table.primary_key)
    keys = [key_of(table, row) for row in chunk]
    if len(columns) == 1:
        which = columns[0].in_([key[0] for key in keys])
    else:
        which = sa.tuple_(*columns).in_(keys)
    return connection.execute(sa.select(table).where(which)).all()

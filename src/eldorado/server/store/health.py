"""Check the store's file when a server starts, without writing to it; and rescue what can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from eldorado.core.errors import UserError
from eldorado.server.store import schema
from eldorado.server.store.places import legible
from eldorado.server.store.store import Store

RESCUED = "eldorado.rescued.sqlite3"
NO_ROOM = "SQLITE_IOERR_SHMSIZE"  # even reading needs a small file beside the store


def reading(file: Path) -> sqlite3.Connection:
    """Open a file read-only."""
    made = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    made.text_factory = legible
    return made


def damage(file: Path) -> str | None:
    """Return what is wrong with the file of a store; None if it is intact, or does not exist yet."""
    if not file.is_file():
        return None
    if file.stat().st_size == 0:
        # A first start that was killed leaves an empty file too, but no secret beside it.
        return "the file is empty" if (file.parent / "secret").is_file() else None
    try:
        with closing(reading(file)) as connection:
            found = [str(row[0]) for row in connection.execute("pragma quick_check(3)")]
    except UnicodeDecodeError:  # SQLite quotes what it found
        return "the list of its tables cannot be read"
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname == NO_ROOM:
            raise UserError("serve.full_disk", file=str(file)) from None
        return str(error)
    return None if found == ["ok"] else "; ".join(line.strip() for line in found)


def check(file: Path) -> None:
    """Refuse a damaged store before anything is written to it."""
    why = damage(file)
    if why is not None:
        raise UserError("serve.damaged_store", file=str(file), why=why[:300], folder=str(file.parent))


def rescue(folder: Path) -> tuple[Path, int]:
    """Copy what can be read of a store into a new file beside it; return the number of tables."""
    file, target = folder / "eldorado.sqlite3", folder / RESCUED
    if target.exists():
        raise UserError("tables.rescued_before", file=str(target))
    Store(target).prepare()
    with closing(reading(file)) as old, closing(sqlite3.connect(target)) as new:
        old.execute("pragma writable_schema = on")  # otherwise nothing of a file that was cut short is read
        for table in schema.metadata.sorted_tables:
            names = ", ".join(column.name for column in table.columns)
            marks = ", ".join("?" for _ in table.columns)
            for row in readable(old, table.name, names):
                new.execute(f"insert or ignore into {table.name} ({names}) values ({marks})", row)
        for table in schema.metadata.sorted_tables:
            if "board" in table.columns:  # a table whose own row is lost cannot be rescued
                new.execute(f"delete from {table.name} where board not in (select id from board)")
        new.commit()
        count: int = new.execute("select count(*) from board").fetchone()[0]
    return target, count


def readable(connection: sqlite3.Connection, table: str, names: str) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a table, from both ends up to where the file is damaged."""
    for order in ("asc", "desc"):
        with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
            yield from connection.execute(f"select {names} from {table} order by rowid {order}")
            return

"""Migrations of the schema. Each runs in one transaction with its version mark, so a kill leaves no half step."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config


def config(connection: sa.Connection | None = None) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", "eldorado.server.store:migrations")
    made.attributes["connection"] = connection
    return made


OLD = {"0001": "0.1.0", "0002": "0.1.0"}  # steps this version does not open, and the version that does


class NotOurs(Exception):
    """The store is at a migration this version does not know: a newer version wrote it."""


class TooOld(Exception):
    """A store that this version does not open; the message names the version that does."""


def steps() -> list[str]:
    """The names of all migrations, from their files: m0003_first.py is 0003."""
    found = [file.name[1:5] for file in (files(__name__) / "versions").iterdir()]
    return sorted(step for step in found if step.isdigit())


def newest() -> str:
    return steps()[-1]


def present(connection: sa.Connection) -> str | None:
    """Return the migration the store is at; None before the first."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("select version_num from alembic_version")).scalar()
    return found


def refuse_old(file: Path) -> None:
    """Raise TooOld for a store of an unsupported version; the store is only read, never changed."""
    if not file.is_file():
        return
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            found = connection.execute("select version_num from alembic_version").fetchone()
        except sqlite3.DatabaseError:
            return  # no store yet, or not a database: opening it reports what is wrong
    if found is not None and found[0] in OLD:
        raise TooOld(OLD[found[0]])


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Bring the store behind this connection to the newest schema; the caller commits."""
    there = present(connection)
    if there is not None and there not in steps():
        raise NotOurs(there)
    if to == "head" and there == newest():
        return  # the usual case; loading alembic takes a third of the start
    from alembic import command

    command.upgrade(config(connection), to)

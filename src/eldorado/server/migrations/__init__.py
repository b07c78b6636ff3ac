"""The schema's history. Each step runs in one transaction with its version mark: killed in the middle, it never was."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config


def config(connection: sa.Connection | None = None) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", "eldorado.server:migrations")
    made.attributes["connection"] = connection
    return made


class NotOurs(Exception):
    """A store at a step this version does not know: a newer one wrote it."""


def steps() -> list[str]:
    """The steps there are, by the names of the files: m0002_host.py is 0002."""
    found = [file.name[1:5] for file in (files(__name__) / "versions").iterdir()]
    return sorted(step for step in found if step.isdigit())


def newest() -> str:
    return steps()[-1]


def present(connection: sa.Connection) -> str | None:
    """The step a store is at; None before the first."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("select version_num from alembic_version")).scalar()
    return found


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Bring the store behind this connection to the newest schema; the caller commits."""
    there = present(connection)
    if there is not None and there not in steps():
        raise NotOurs(there)
    if to == "head" and there == newest():
        return  # as nearly always: nothing to do, and a third of the time to start is not spent on loading the tool
    from alembic import command

    command.upgrade(config(connection), to)

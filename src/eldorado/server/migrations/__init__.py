"""The schema's history. Each step runs in one transaction with its version mark: killed in the middle, it never was."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", "eldorado.server:migrations")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the store behind this connection to the newest schema; the caller commits."""
    command.upgrade(config(connection), to)

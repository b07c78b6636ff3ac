"""Notify all processes at once of what concerns them: arrivals and departures, commands, settings.

PostgreSQL alone has that; a file is served by one process.
"""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"

FUNCTION = """
create or replace function eldorado_news() returns trigger language plpgsql as
$$ begin perform pg_notify('eldorado', tg_table_name); return null; end $$
"""
TOLD = {"process": "insert or delete", "command": "insert or update", "setting": "insert or delete"}


def upgrade() -> None:
    if op.get_context().dialect.name != "postgresql":
        return
    op.execute(FUNCTION)
    for table, when in TOLD.items():
        op.execute(
            f"create trigger eldorado_news after {when} on {table} for each row execute function eldorado_news()"
        )

"""Commands of the server's operator, and the operator's settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from eldorado.server.store import failpoints

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "command",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("board", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text),
    )
    failpoints.point(failpoints.IN_MIGRATION)

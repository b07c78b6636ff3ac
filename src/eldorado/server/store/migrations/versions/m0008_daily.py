"""Daily races, and where browsers want to be notified."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("client", sa.LargeBinary(32), nullable=False, index=True),
        sa.Column("day", sa.String(10), nullable=False, index=True),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("client", sa.LargeBinary(32), nullable=False, index=True),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("body", sa.Text, nullable=False),
    )

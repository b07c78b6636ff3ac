"""Several processes at one database: the processes, the owner of each table, and the usage of limits per address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from eldorado.server.store import failpoints

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(16), nullable=False, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("online", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "allowance",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("remains", sa.Double, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    failpoints.point(failpoints.IN_MIGRATION)

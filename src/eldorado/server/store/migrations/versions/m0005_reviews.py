"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from eldorado.server.store import failpoints

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    failpoints.point(failpoints.IN_MIGRATION)

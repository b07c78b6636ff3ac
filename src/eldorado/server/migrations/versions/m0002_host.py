"""Find a browser's own tables without reading all of them."""

from __future__ import annotations

from alembic import op

from eldorado.server import failpoints

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_board_host", "board", ["host"])
    failpoints.point(failpoints.IN_MIGRATION)

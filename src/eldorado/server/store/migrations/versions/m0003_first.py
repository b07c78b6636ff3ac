"""The first schema that saves things by name: browsers, tables, seats, entries, notes, snapshots.

Steps 0001 and 0002 were those of 0.1.0, whose stores this version does not open.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from eldorado.server.store import failpoints

revision = "0003"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "client",
        sa.Column("id", sa.LargeBinary(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "board",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("host", sa.LargeBinary(32), index=True),
        sa.Column("seed", sa.LargeBinary(32)),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("no", sa.Integer, nullable=False),
        sa.Column("actors", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("header", sa.Text),
    )
    op.create_table(
        "seat",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("client", sa.LargeBinary(32), index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("no", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "note",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("client", sa.LargeBinary(32)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshot",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "wish",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("client", sa.LargeBinary(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "transfer",
        sa.Column("code", sa.LargeBinary(32), primary_key=True),
        sa.Column("board", sa.String(16), nullable=False),
        sa.Column("client", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    failpoints.point(failpoints.IN_MIGRATION)

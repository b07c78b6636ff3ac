"""Profiles, the history of finished games, tables in the lobby, blocked browsers.

Games that are over already get their rows here, from the rows of their tables. How many rounds they took and which
cards were liked is not known without their entries: that is added when somebody looks at the history.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from eldorado.server.store import failpoints

revision = "0007"
down_revision = "0006"

CHUNK = 200  # rows at a time

PLAYED = """
    select board.id, board.game, board.updated, board.body, seat.seat, seat.client from board
    join seat on seat.board = board.id where board.status = 'over' and seat.client is not null
    and seat.kind = 'human' order by board.id, seat.seat
"""


def upgrade() -> None:
    op.add_column("client", sa.Column("body", sa.Text, nullable=False, server_default="{}"))
    op.add_column("board", sa.Column("listed", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_board_listed", "board", ["listed"])
    played = op.create_table(
        "played",
        sa.Column("board", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("client", sa.LargeBinary(32), nullable=False, index=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "blocked",
        sa.Column("client", sa.LargeBinary(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    fill(op.get_bind(), played)
    failpoints.point(failpoints.IN_MIGRATION)


def fill(connection: sa.Connection, played: sa.Table) -> None:
    """Add rows for games that finished before this migration."""
    made: list[dict[str, object]] = []
    for row in connection.execute(sa.text(PLAYED)).all():
        body = json.loads(row.body)
        if body.get("result") is None:
            continue
        told = told_of(connection, row, body)
        made.append(
            {
                "board": row.id,
                "seat": row.seat,
                "client": row.client,
                "game": row.game,
                "ended": row.updated,
                "body": json.dumps(told),
            }
        )
        if len(made) == CHUNK:
            connection.execute(sa.insert(played), made)
            made = []
    if made:
        connection.execute(sa.insert(played), made)


def told_of(
    connection: sa.Connection, row: sa.Row[tuple[object, ...]], body: dict[str, object]
) -> dict[str, object]:
    seats = connection.execute(
        sa.text("select seat, kind, name, client, body from seat where board = :board order by seat"),
        {"board": row.id},
    ).all()
    result = body["result"]
    assert isinstance(result, dict)
    return {
        "options": body["options"],
        "title": body.get("title", ""),
        "pace": body["pace"],
        "how": result["how"],
        "ranks": result["ranks"],
        "scores": result["scores"],
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "level": json.loads(seat.body)["level"] if seat.kind == "bot" else "",
                "yours": seat.client == row.client,
                "out": json.loads(seat.body)["out"],
            }
            for seat in seats
        ],
    }

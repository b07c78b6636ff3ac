"""${message}"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from eldorado.server import failpoints

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}
    failpoints.point(failpoints.IN_MIGRATION)

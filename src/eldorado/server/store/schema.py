"""The tables of the store, in portable SQL. Every change needs a migration."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

# A browser, known only by the hash of its cookie, and its profile (see `people/profile.py`).
client = sa.Table(
    "client",
    metadata,
    sa.Column("id", sa.LargeBinary(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False, default=""),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False, default="{}", server_default="{}"),
)

# A game, from the creation of its table to its record. `body` holds what is only read with the table: options, pace,
# clocks, the open offer, the result (see `rows.py`).
board = sa.Table(
    "board",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("host", sa.LargeBinary(32), index=True),
    sa.Column("seed", sa.LargeBinary(32)),
    sa.Column("counter", sa.BigInteger, nullable=False, default=0),
    sa.Column("n", sa.Integer, nullable=False, default=0),
    sa.Column("no", sa.Integer, nullable=False, default=0),
    sa.Column("actors", sa.Integer, nullable=False, default=0),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column(
        "listed", sa.Integer, nullable=False, default=0, server_default="0", index=True
    ),  # 1: in the lobby
    sa.Column("header", sa.Text),  # the first line of the game's record, once it is dealt
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("client", sa.LargeBinary(32), index=True),
    sa.Column("name", sa.String(24), nullable=False, default=""),
    sa.Column("body", sa.Text, nullable=False),
)

# A decision or an undo. Never changed, and only removed with its table.
entry = sa.Table(
    "entry",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("no", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

# Other events at a table: chat, somebody sat down, an offer. Shares the numbers `no` with the entries.
note = sa.Table(
    "note",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("no", sa.Integer, primary_key=True),
    sa.Column("client", sa.LargeBinary(32)),
    sa.Column("body", sa.Text, nullable=False),
)

# The whole state after entry n, secrets included; 0 is the deal.
snapshot = sa.Table(
    "snapshot",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# A browser's settings at a table: whom it has muted.
wish = sa.Table(
    "wish",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("client", sa.LargeBinary(32), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# The review of a finished game, made once.
review = sa.Table(
    "review",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# A daily race: its player, level and result. `rounds` is 0 until it is over, and after giving up.
daily = sa.Table(
    "daily",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("client", sa.LargeBinary(32), nullable=False, index=True),
    sa.Column("day", sa.String(10), nullable=False, index=True),
    sa.Column("mode", sa.String(8), nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("begun", sa.BigInteger, nullable=False),
)

# Where and when a browser wants notifications. `due` is the time to send one that fell into quiet hours.
push = sa.Table(
    "push",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the endpoint
    sa.Column("client", sa.LargeBinary(32), nullable=False, index=True),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("body", sa.Text, nullable=False),
)

# A finished game as one player's seat saw it, written when it ends, so that a history reads no records. It
# outlives its table, and goes when its player wants to be forgotten.
played = sa.Table(
    "played",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("client", sa.LargeBinary(32), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

# A browser that the operator has blocked.
blocked = sa.Table(
    "blocked",
    metadata,
    sa.Column("client", sa.LargeBinary(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# A code that moves a browser's seats to another device: hashed, short-lived, used once. `board` is "" for the code that
# moves the whole profile, and "*" for one that is kept as a backup until it is used.
transfer = sa.Table(
    "transfer",
    metadata,
    sa.Column("code", sa.LargeBinary(32), primary_key=True),
    sa.Column("board", sa.String(16), nullable=False),
    sa.Column("client", sa.LargeBinary(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# The operator's settings.
setting = sa.Table(
    "setting",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Requests of `eldorado tables` to a running server; `answer` is null until done.
command = sa.Table(
    "command",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("board", sa.String(16)),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.Text),
)

# One of several processes that serve these tables, as long as it is alive. `place` is its address for the others.
process = sa.Table(
    "process",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("place", sa.Text, nullable=False),
    sa.Column("beat", sa.Double, nullable=False),  # its last sign of life, by the database's clock
)

# Which process has a table. `fence` rises with every owner, and every write of a table carries it: what a process that
# lost the table still tries to write is dropped. `online` are the seats whose players are connected.
lease = sa.Table(
    "lease",
    metadata,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("owner", sa.String(16), nullable=False, index=True),
    sa.Column("fence", sa.BigInteger, nullable=False),
    sa.Column("online", sa.BigInteger, nullable=False),
)

# The remainder of a limit that several processes share, and since when it refills.
allowance = sa.Table(
    "allowance",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("who", sa.String(80), primary_key=True),
    sa.Column("remains", sa.Double, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
)

# Transient data: not copied to another store.
PASSING = (command, process, lease, allowance)

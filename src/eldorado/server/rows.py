"""Between what a table is in memory and its rows in the store."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.server import schema
from eldorado.server.line import Entry
from eldorado.server.store import Op

c = schema.board.c

INSERT_BOARD = sa.insert(schema.board)
UPDATE_BOARD = (
    sa.update(schema.board)
    .where(c.id == sa.bindparam("key"))
    .values(
        {
            name: sa.bindparam(f"v_{name}")
            for name in ("status", "host", "seed", "counter", "n", "no", "actors", "updated", "body")
        }
    )
)
INSERT_SEAT = sa.insert(schema.seat)
UPDATE_SEAT = (
    sa.update(schema.seat)
    .where(schema.seat.c.board == sa.bindparam("key"), schema.seat.c.seat == sa.bindparam("key_seat"))
    .values({name: sa.bindparam(f"v_{name}") for name in ("kind", "client", "name", "body")})
)
INSERT_ENTRY = sa.insert(schema.entry)
INSERT_NOTE = sa.insert(schema.note)
INSERT_SNAPSHOT = sa.insert(schema.snapshot)
DELETE_WISH = sa.delete(schema.wish).where(
    schema.wish.c.board == sa.bindparam("key"), schema.wish.c.client == sa.bindparam("key_client")
)
INSERT_WISH = sa.insert(schema.wish)
DELETE_CLIENT = sa.delete(schema.client).where(schema.client.c.id == sa.bindparam("key"))
INSERT_CLIENT = sa.insert(schema.client)
INSERT_TRANSFER = sa.insert(schema.transfer)
DELETE_TRANSFER = sa.delete(schema.transfer).where(schema.transfer.c.code == sa.bindparam("key"))
DELETE_TRANSFERS = sa.delete(schema.transfer).where(
    schema.transfer.c.board == sa.bindparam("key"), schema.transfer.c.client == sa.bindparam("key_client")
)
DELETE_TABLE = [
    sa.delete(table).where(column == sa.bindparam("key"))
    for table, column in (
        (schema.board, schema.board.c.id),
        (schema.seat, schema.seat.c.board),
        (schema.entry, schema.entry.c.board),
        (schema.note, schema.note.c.board),
        (schema.snapshot, schema.snapshot.c.board),
        (schema.wish, schema.wish.c.board),
        (schema.transfer, schema.transfer.c.board),
    )
]


def text(data: Plain) -> str:
    return msgspec.json.encode(data).decode()


def read(kept: str) -> Plain:
    return msgspec.json.decode(kept)


def delete(table: str) -> list[Op]:
    return [Op(statement, {"key": table}) for statement in DELETE_TABLE]


def entry_op(table: str, entry: Entry) -> Op:
    body: dict[str, Plain] = {
        "seat": entry.seat,
        "action": entry.action,
        "to": entry.to,
        "outcomes": entry.outcomes,
        "reveals": entry.reveals,
        "notation": entry.notation,
        "by": entry.by,
        "at": entry.at,
        "events": [[e.kind, e.args, e.secret, e.seats, e.reveals] for e in entry.events],
    }
    return Op(INSERT_ENTRY, {"board": table, "n": entry.n, "no": entry.no, "body": text(body)})


def entry_from(row: sa.Row[Any]) -> Entry:
    body = read(row.body)
    events = [Event(*parts) for parts in body["events"]]
    entry = Entry(
        row.n,
        body["seat"],
        body["action"],
        body["outcomes"],
        body["reveals"],
        body["to"],
        body["notation"],
        events,
    )
    entry.no, entry.by, entry.at = row.no, body["by"], body["at"]
    return entry


class Note:
    """Something that happened at a table beside the play: `body` is its item, `client` who said it (for muting)."""

    __slots__ = ("body", "client", "no")

    def __init__(self, no: int, body: Plain, client: bytes | None = None) -> None:
        self.no = no
        self.body = body
        self.client = client


def note_op(table: str, note: Note) -> Op:
    return Op(INSERT_NOTE, {"board": table, "no": note.no, "client": note.client, "body": text(note.body)})


def note_from(row: sa.Row[Any]) -> Note:
    return Note(row.no, read(row.body), row.client)


def snapshot_op(table: str, n: int, dump: Plain) -> Op:
    return Op(INSERT_SNAPSHOT, {"board": table, "n": n, "body": text(dump)})

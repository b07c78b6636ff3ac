"""Convert between a table in memory and its rows in the store."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from eldorado.core.game import Event
from eldorado.core.matches.record import Record, read_header
from eldorado.core.plain import Plain
from eldorado.server.store import schema
from eldorado.server.store.history import Entry
from eldorado.server.store.store import Op

c = schema.board.c


def replace(table: sa.Table) -> sa.TextClause:
    """Insert a row, or write it over the one with its key. In one statement: what several processes may write at the
    same time cannot be deleted and inserted, as each would insert beside the other."""
    names, keys = list(table.c.keys()), list(table.primary_key.columns.keys())
    values, written = ", ".join(f":{name}" for name in names), ", ".join(names)
    rest = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    into = f"insert into {table.name} ({written}) values ({values})"
    return sa.text(f"{into} on conflict ({', '.join(keys)}) do update set {rest}")


INSERT_BOARD = sa.insert(schema.board)
# An index of a column that a statement sets is written even if the value stays. So what has an index and seldom changes
# is set only when it changes, which halves what a move writes.
OFTEN = ("seed", "counter", "n", "no", "actors", "updated", "body")
SELDOM = ("status", "host", "listed")
NEW = {name: f"v_{name}" for name in (*SELDOM, *OFTEN)}  # the parameters with the new values


def update_board(*names: str) -> sa.Update:
    values: dict[str, Any] = {name: sa.bindparam(NEW[name]) for name in names}
    return sa.update(schema.board).where(c.id == sa.bindparam("key")).values(values)


UPDATE_BOARD = update_board(*SELDOM, *OFTEN)
UPDATE_PLAY = update_board(*OFTEN)
UPDATE_HEADER = (
    sa.update(schema.board)
    .where(c.id == sa.bindparam("key"))
    .values(rules_version=sa.bindparam("v_rules"), header=sa.bindparam("v_header"))
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
DELETE_PLAYED = sa.delete(schema.played).where(schema.played.c.board == sa.bindparam("key"))
INSERT_PLAYED = sa.insert(schema.played)
UPDATE_PLAYED = (
    sa.update(schema.played)
    .where(schema.played.c.board == sa.bindparam("key"), schema.played.c.seat == sa.bindparam("key_seat"))
    .values(body=sa.bindparam("v_body"))
)
REPLACE_CLIENT = replace(schema.client)
DELETE_REVIEW = sa.delete(schema.review).where(schema.review.c.board == sa.bindparam("key"))
INSERT_REVIEW = sa.insert(schema.review)
INSERT_TRANSFER = sa.insert(schema.transfer)
CLAIM_TRANSFER = (
    sa.update(schema.transfer)
    .where(schema.transfer.c.code == sa.bindparam("key"), schema.transfer.c.until >= sa.literal_column("0"))
    .values(until=sa.bindparam("mark"))
)
DELETE_TRANSFER = sa.delete(schema.transfer).where(schema.transfer.c.code == sa.bindparam("key"))
DELETE_TRANSFERS = sa.delete(schema.transfer).where(
    schema.transfer.c.board == sa.bindparam("key"), schema.transfer.c.client == sa.bindparam("key_client")
)
REKEY = [
    sa.update(column.table).where(column == sa.bindparam("old")).values({column.name: sa.bindparam("new")})
    for column in (
        schema.seat.c.client,
        schema.board.c.host,
        schema.client.c.id,
        schema.note.c.client,
        schema.wish.c.client,
        schema.transfer.c.client,
        schema.daily.c.client,
        schema.push.c.client,
        schema.played.c.client,
    )
]
# Before two browsers are merged: rows both have but only one can keep.
_other, _others = schema.client.alias(), schema.wish.alias()
MAKE_ROOM = [
    sa.delete(schema.client).where(
        schema.client.c.id == sa.bindparam("new"), sa.exists().where(_other.c.id == sa.bindparam("old"))
    ),
    sa.delete(schema.wish).where(
        schema.wish.c.client == sa.bindparam("new"),
        schema.wish.c.board.in_(sa.select(_others.c.board).where(_others.c.client == sa.bindparam("old"))),
    ),
]
# Players who muted the browser did so under its old name, at tables where it has a seat.
REKEY_MUTES = (
    sa.update(schema.wish)
    .where(
        schema.wish.c.board.in_(
            sa.select(schema.seat.c.board).where(schema.seat.c.client == sa.bindparam("new"))
        )
    )
    .values(body=sa.func.replace(schema.wish.c.body, sa.bindparam("old_hex"), sa.bindparam("new_hex")))
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
        (schema.review, schema.review.c.board),
        (schema.transfer, schema.transfer.c.board),
        (schema.lease, schema.lease.c.board),
    )
]


def text(data: Plain) -> str:
    return msgspec.json.encode(data).decode()


def read(kept: str) -> Plain:
    return msgspec.json.decode(kept)


def delete(table: str) -> list[Op]:
    return [Op(statement, {"key": table}) for statement in DELETE_TABLE]


def client_op(client: bytes, name: str, body: Plain, created: int) -> Op:
    """Replace what is stored about a browser."""
    return Op(REPLACE_CLIENT, {"id": client, "name": name, "created": created, "body": text(body)})


def rekey_ops(old: bytes, new: bytes) -> list[Op]:
    """Move everything of one browser to another, or to a new token of the same one."""
    names = {"old": old, "new": new, "old_hex": old.hex(), "new_hex": new.hex()}
    return [Op(statement, names) for statement in (*MAKE_ROOM, *REKEY, REKEY_MUTES)]


def entry_op(table: str, entry: Entry) -> Op:
    return Op(INSERT_ENTRY, {"board": table, "n": entry.n, "no": entry.no, "body": entry_body(entry)})


def entry_body(entry: Entry) -> str:
    body: dict[str, Plain] = {
        "seat": entry.seat,
        "to": entry.to,
        "outcomes": entry.outcomes,
        "reveals": entry.reveals,
        "move": entry.notation,
        "by": entry.by,
        "at": entry.at,
        "gesture": entry.gesture,
        "ms": entry.ms,
        "gain": entry.gain,
        "events": [[e.kind, e.args, e.secret, e.seats, e.reveals] for e in entry.events],
    }
    return text(body)


def entry_from(row: sa.Row[Any]) -> Entry:
    return entry_of(row.n, row.no, row.body)


def entry_of(n: int, no: int, kept: str) -> Entry:
    body = read(kept)
    events = [Event(*parts) for parts in body["events"]]
    entry = Entry(
        n,
        body["seat"],
        body["outcomes"],
        body["reveals"],
        body["to"],
        body["move"],
        events,
    )
    entry.no, entry.by, entry.at, entry.gain = no, body["by"], body["at"], body["gain"]
    entry.gesture, entry.ms = body["gesture"], body["ms"]
    return entry


class Note:
    """An event at a table other than a move: `body` is its item, `client` its author (for muting)."""

    __slots__ = ("body", "client", "no")

    def __init__(self, no: int, body: Plain, client: bytes | None = None) -> None:
        self.no = no
        self.body = body
        self.client = client


def note_op(table: str, note: Note) -> Op:
    return Op(INSERT_NOTE, {"board": table, "no": note.no, "client": note.client, "body": text(note.body)})


def note_from(row: sa.Row[Any]) -> Note:
    return Note(row.no, read(row.body), row.client)


def header_op(table: str, record: Record) -> Op:
    """Write the first line of the record: when the game is dealt, and when it goes on under newer rules."""
    return Op(UPDATE_HEADER, {"key": table, "v_rules": record.rules, "v_header": text(record.header())})


def header_from(row: sa.Row[Any]) -> Record:
    record = read_header(read(row.header))
    record.rules = row.rules_version
    return record


def snapshot_op(table: str, n: int, dump: Plain) -> Op:
    return Op(INSERT_SNAPSHOT, {"board": table, "n": n, "body": text(dump)})

"""Making tables and finding one's own."""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sa

from eldorado import games
from eldorado.core.errors import BadOption
from eldorado.core.plain import Options, Plain
from eldorado.server import audience, clean, play, rows, schema, wire
from eldorado.server.hub import CODE, ID, Hub, random_text
from eldorado.server.pace import Clock
from eldorado.server.problems import NotNow, TooMany, Unknown
from eldorado.server.rows import Note
from eldorado.server.seats import ASKED, BOT, HUMAN, OPEN, REMOVED, Seat
from eldorado.server.store import Op
from eldorado.server.table import OVER, PLAYING, Table

# Bots are called after people who looked for El Dorado; names need no translation.
EXPLORERS = ("Orellana", "Quesada", "Raleigh", "Federmann", "Berrío", "Belalcázar", "Hutten", "Humboldt")
TRANSFER_SECONDS = 600
LISTED = 100  # of one's own tables


def bot_name(taken: list[Seat]) -> str:
    names = {seat.name for seat in taken}
    return next((name for name in EXPLORERS if name not in names), EXPLORERS[0])


async def make(hub: Hub, client: bytes, wish: wire.Make) -> Table:
    """A new table; dealt at once if nobody is waited for."""
    info = games.info(wish.game)
    options: Options = {}
    if wish.preset is not None:
        found = [preset for preset in info.presets if preset.id == wish.preset]
        if not found:
            raise BadOption(
                "option.unknown_preset",
                preset=wish.preset,
                game=info.id,
                choices=[p.id for p in info.presets],
            )
        options.update(found[0].options)
    options.update(wish.options)
    if len(wish.seats) not in info.seats:
        raise BadOption("option.bad_seats", game=info.id, seats=len(wish.seats), choices=list(info.seats))
    options = games.load(info.id).options(len(wish.seats), options)
    own_name = await hub.name_of(client)
    seats: list[Seat] = []
    for seat in wish.seats:
        if seat.kind == "bot":
            seats.append(Seat(BOT, None, clean.name(seat.name) or bot_name(seats), seat.level))
        elif seat.kind == "open":
            seats.append(Seat(OPEN))
        else:
            name = clean.name(seat.name) or (own_name if seat.kind == "you" else "")
            seats.append(Seat(HUMAN, client, name))
    return await place(
        hub, client, info.id, options, seats, wish.pace.plain(), wish.bot_pace, wish.title, wish.hints
    )


async def place(
    hub: Hub,
    host: bytes,
    game: str,
    options: Options,
    seats: list[Seat],
    pace: Plain,
    bot_pace: str,
    title: str = "",
    hints: bool | None = None,
) -> Table:
    await check_room(hub, host)
    table = Table(hub, random_text(ID), random_text(CODE).upper(), games.load(game), options, seats)
    table.host, table.pace, table.bot_pace = host, pace, bot_pace
    table.title, table.hinted = clean.title(title), hints
    table.clock = Clock(pace, len(seats))
    now = hub.now()
    table.created = table.updated = now // 1000
    table.moved_at = now
    notes = [table.note("made")]
    if all(seat.kind in (HUMAN, BOT) for seat in seats):
        notes += await play.start(table)
    for seat in seats:
        seat.since_away = now if seat.kind == HUMAN else 0
    await write_new(table, notes)
    hub.tables[table.id] = table
    hub.pilot.schedule(table)
    return table


async def write_new(table: Table, notes: list[Note]) -> None:
    table.settle(table.hub.now())
    for note in notes:
        table.no += 1
        note.no = table.no
    ops = table.make_ops() + [rows.note_op(table.id, note) for note in notes]
    if table.line is not None:
        ops.append(rows.snapshot_op(table.id, 0, table.line.match.record.snapshots[0]))
    await table.hub.store.write(ops, snapshot=table.line is not None)
    table.log.extend(notes)


async def check_room(hub: Hub, client: bytes) -> None:
    """Nobody fills the server by themselves."""
    board = schema.board.c
    counts = await hub.store.rows(
        sa.select(board.status, sa.func.count().label("many"))
        .where(board.host == client)
        .group_by(board.status)
    )
    limits = hub.config.limits
    running = sum(row.many for row in counts if row.status != OVER)
    if running >= limits.tables:
        raise TooMany("table.too_many", 60, most=limits.tables)
    if sum(row.many for row in counts) >= limits.kept:
        raise TooMany("table.too_many_kept", 60, most=limits.kept)


async def mine(hub: Hub, client: bytes) -> list[Plain]:
    """My tables: waiting for me, running, open, over; the newest first."""
    board, seat = schema.board.c, schema.seat.c
    seated = sa.select(seat.board).where(seat.client == client)
    found: list[tuple[tuple[int, int], Plain]] = []
    order = {PLAYING: 1, "paused": 1, "open": 2, OVER: 3}
    for listed in await hub.listed(sa.or_(board.host == client, board.id.in_(seated)), most=LISTED):
        table = hub.tables.get(listed.id, listed)
        waiting = table.waiting_for(client)
        plain = {**audience.table_plain(table, client), "waiting": waiting}
        found.append(((0 if waiting else order[table.status], -table.updated), plain))
    found.sort(key=lambda pair: pair[0])
    return [plain for _, plain in found]


async def by_code(hub: Hub, code: str) -> Table:
    wanted = code.strip().upper().replace(" ", "").replace("-", "")
    found = await hub.store.rows(sa.select(schema.board.c.id).where(schema.board.c.code == wanted[:8]))
    if not found:
        raise Unknown
    return await hub.get(found[0].id)


# --- the same again --------------------------------------------------------------------------------------
async def rematch(table: Table, client: bytes) -> Table:
    """The first to ask makes the new table; the others' seats there wait for them to confirm by asking too."""
    hub = table.hub
    if table.status != OVER:
        raise NotNow("table.not_over")
    if table.next is not None and not await hub.exists(table.next):
        table.next = None  # it was deleted: make another one
    if table.next is None:
        seats = [again(seat, client) for seat in table.seats]
        if all(seat.client != client for seat in seats):
            raise NotNow("table.not_seated")
        same = (table.pace, table.bot_pace, table.title, table.hinted)
        new = await place(hub, client, table.game.info.id, table.options, seats, *same)
        table.next = new.id
        note = table.note("rematch", table=new.id)
        await table.commit([], [note])
        hub.tell_table(table, note)
        return new
    return await hub.get(table.next)


def again(seat: Seat, client: bytes) -> Seat:
    if seat.kind == BOT or seat.client is None or seat.out == REMOVED:
        return Seat(BOT, None, seat.name, seat.level)
    return Seat(HUMAN if seat.client == client else ASKED, seat.client, seat.name)


# --- another device --------------------------------------------------------------------------------------
def hashed(code: str) -> bytes:
    return hashlib.sha256(code.strip().upper().replace(" ", "").replace("-", "").encode()).digest()


async def transfer_code(table: Table, client: bytes) -> str:
    code = "".join(secrets.choice("23456789ABCDEFGHJKMNPQRSTUVWXYZ") for _ in range(10))
    until = table.hub.now() // 1000 + TRANSFER_SECONDS
    row = {"code": hashed(code), "board": table.id, "client": client, "until": until}
    old = Op(rows.DELETE_TRANSFERS, {"key": table.id, "key_client": client})  # only the newest code counts
    await table.hub.store.write([old, Op(rows.INSERT_TRANSFER, row)])
    return code


async def transfer(hub: Hub, code: str, client: bytes) -> Table:
    """The seats of another device at a table become this browser's. A code works once."""
    key = hashed(code)
    found = await hub.store.rows(sa.select(schema.transfer).where(schema.transfer.c.code == key))
    if not found or found[0].until < hub.now() // 1000:
        raise Unknown
    table = await hub.get(found[0].board)
    async with table.lock:
        still = await hub.store.rows(sa.select(schema.transfer.c.code).where(schema.transfer.c.code == key))
        if table.gone or not still:
            raise Unknown
        old: bytes = found[0].client
        for seat in table.seats:
            if seat.client == old:
                seat.client = client
                seat.since_away = hub.now()
        if table.host == old:
            table.host = client
        note = table.note("transfer")
        await table.commit([], [note], seats=True, more=[Op(rows.DELETE_TRANSFER, {"key": key})])
        hub.tell_table(table, note)
        hub.tell_sync(table)
    return table

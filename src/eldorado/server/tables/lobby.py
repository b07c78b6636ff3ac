"""Make tables, list a browser's tables, rematches and transfers."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import sqlalchemy as sa

from eldorado import bots, games
from eldorado.core.errors import BadOption
from eldorado.core.matches.match import Match
from eldorado.core.plain import Options, Plain
from eldorado.server.http import sanitize
from eldorado.server.http.errors import NotNow, TooMany, Unknown
from eldorado.server.store import rows, schema
from eldorado.server.store.ids import CODE, ID, random_text
from eldorado.server.store.rows import Note
from eldorado.server.store.store import Op
from eldorado.server.tables import looks, moves, projection
from eldorado.server.tables.clock import Clock
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import ASKED, BOT, HUMAN, OPEN, REMOVED, Seat
from eldorado.server.tables.table import OVER, PLAYING, Table
from eldorado.server.thinking.turns import WHOSE
from eldorado.server.ws import messages
from eldorado.server.ws.answers import KeptTable
from eldorado.server.ws.outgoing import TableInfo

# Bots are named after explorers who looked for El Dorado; names need no translation.
EXPLORERS = ("Orellana", "Quesada", "Raleigh", "Federmann", "Berrío", "Belalcázar", "Hutten", "Humboldt")
TRANSFER_SECONDS = 600
SHORT = 200  # an option up to this length is read quickly
LISTED = 100  # maximum length of a browser's list of tables


def bot_name(taken: list[Seat]) -> str:
    names = {seat.name for seat in taken}
    return next((name for name in EXPLORERS if name not in names), EXPLORERS[0])


def level_of(game: str, wished: str = "") -> str:
    """The level of a bot at a table: the requested one, or the game's default."""
    offered = [level.name for level in bots.levels(game)]
    if wished and wished not in offered:
        raise BadOption("bot.unknown", bot=wished, game=game, choices=offered)
    return wished or bots.default(game)


async def make(registry: Registry, client: bytes, wish: messages.Make) -> Table:
    """Make a table; deal at once if no seat is open."""
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
    if any(isinstance(value, str) and len(value) > SHORT for value in options.values()):
        # The text of a course is read in another process first, so that nobody waits for it.
        wanted = {"do": "options", "game": info.id, "seats": len(wish.seats), "options": options}
        options = await registry.long_work(wanted)
    else:
        options = await registry.aside.do(completed, info.id, len(wish.seats), options)
    own_name = await registry.name_of(client)
    seats: list[Seat] = []
    for seat in wish.seats:
        if seat.kind == "bot":
            name = sanitize.name(seat.name) or bot_name(seats)
            seats.append(Seat(BOT, None, name, level_of(info.id, seat.level)))
        elif seat.kind == "open":
            seats.append(Seat(OPEN))
        else:
            name = sanitize.name(seat.name) or (own_name if seat.kind == "you" else "")
            seats.append(Seat(HUMAN, client, name))
    return await place(
        registry,
        client,
        info.id,
        options,
        seats,
        wish.pace.plain(),
        wish.bot_pace,
        wish.title,
        wish.hints,
        wish.review,
        listed=wish.listed,
    )


def completed(game: str, seats: int, options: Options) -> Options:
    return games.load(game).options(seats, options)


async def place(
    registry: Registry,
    host: bytes,
    game: str,
    options: Options,
    seats: list[Seat],
    pace: Plain,
    bot_pace: str,
    title: str = "",
    hints: bool | None = None,
    review: bool = True,
    begun: Match | None = None,
    day: str = "",
    more: Callable[[Table], list[Op]] | None = None,
    listed: bool = False,
) -> Table:
    """Make a table; it continues `begun`, if given. `more` is written together with it."""
    await check_room(registry, host)
    await check_listed(registry, host, listed)
    table = Table(registry, random_text(ID), random_text(CODE).upper(), games.load(game), options, seats)
    table.host, table.pace, table.bot_pace = host, pace, bot_pace
    table.title, table.hinted, table.reviewed = sanitize.title(title), hints, review
    table.day = day
    table.listed = listed
    table.clock = Clock(pace, len(seats))
    await dress(registry, host, seats)
    now = registry.now()
    table.created = table.updated = now // 1000
    table.moved_at = now
    notes = [table.note("made")]
    if all(seat.kind in (HUMAN, BOT) for seat in seats):
        notes += await moves.start(table, begun)
    for seat in seats:
        seat.since_away = now if seat.kind == HUMAN else 0
    await write_new(table, notes, more(table) if more is not None else [])
    await keep(registry, table)
    return table


async def dress(registry: Registry, host: bytes, seats: list[Seat]) -> None:
    """Give seated players their colours: the host as the profile prefers, the others by their place."""
    profile = await registry.profile_of(host)
    for i, seat in enumerate(seats):
        if seat.kind == HUMAN and not seat.colour:
            looks.give(seats, i, profile.get("colours", ()), profile.get("emblem", ""))
            profile = {}


async def keep(registry: Registry, table: Table) -> None:
    """Keep a newly stored table in memory here, or leave it to the process that gets it."""
    if registry.member is not None:
        if not registry.member.falls_here(table.id):
            return
        table.lease = await registry.member.acquire(table.id)
    registry.tables[table.id] = table
    registry.committed(table)
    registry.autoplay.schedule(table)


async def write_new(table: Table, notes: list[Note], more: list[Op]) -> None:
    table.settle(table.registry.now())
    for note in notes:
        table.no += 1
        note.no = table.no
    ops = table.make_ops() + [rows.note_op(table.id, note) for note in notes] + more
    if table.history is not None:
        ops.append(rows.snapshot_op(table.id, 0, table.history.match.record.snapshots[0]))
    await table.registry.store.write(ops, snapshot=table.history is not None)
    table.log.extend(notes)


async def check_room(registry: Registry, client: bytes) -> None:
    """Refuse more tables than one browser may have, and all while the server accepts no new ones."""
    if registry.closed:
        raise NotNow("table.server_closed")
    board = schema.board.c
    counts = await registry.store.rows(
        sa.select(board.status, sa.func.count().label("many"))
        .where(board.host == client)
        .group_by(board.status)
    )
    limits = registry.config.limits
    running = sum(row.many for row in counts if row.status != OVER)
    if running >= limits.tables:
        raise TooMany("table.too_many", 60, most=limits.tables)
    if sum(row.many for row in counts) >= limits.kept:
        raise TooMany("table.too_many_kept", 60, most=limits.kept)


async def check_listed(registry: Registry, client: bytes, wanted: bool) -> None:
    """Refuse a lobby entry if there is no lobby, and too many from one browser or address."""
    if not wanted:
        return
    if not registry.config.lobby:
        raise NotNow("lobby.off")
    board, most = schema.board.c, registry.config.limits.listed
    which = (board.host == client, board.listed == 1, board.status != OVER)
    many = await registry.store.rows(sa.select(sa.func.count().label("many")).where(*which))
    if many[0].many >= most:
        raise TooMany("lobby.too_many", 60, most=most)
    # A new cookie costs nothing, and the newest tables push out the others.
    whose, now = WHOSE.get(), registry.now() / 1000
    bucket, member = registry.listers.get(whose, now), registry.member
    allowed = bucket.take(now)
    if allowed and member is not None:
        allowed = await member.allowances.take("listers", whose, registry.listers)
    if not allowed:
        raise TooMany("wire.too_fast", bucket.wait())


async def mine(registry: Registry, client: bytes) -> list[TableInfo]:
    """A browser's tables: waiting for it, running, open, over; newest first."""
    board, seat = schema.board.c, schema.seat.c
    seated = sa.select(seat.board).where(seat.client == client)
    found: list[tuple[tuple[int, int], TableInfo]] = []
    order = {PLAYING: 1, "paused": 1, "open": 2, OVER: 3}
    async with registry.lists.turn():
        for listed in await registry.listed(sa.or_(board.host == client, board.id.in_(seated)), most=LISTED):
            table = registry.tables.get(listed.id, listed)
            waiting = table.waiting_for(client)
            info = projection.table_info(table, client)
            info.waiting = waiting
            found.append(((0 if waiting else order[table.status], -table.updated), info))
    found.sort(key=lambda pair: pair[0])
    return [info for _, info in found]


async def kept(registry: Registry, client: bytes) -> list[KeptTable]:
    """A browser's tables whose game is not installed."""
    board, seat = schema.board.c, schema.seat.c
    seated = sa.select(seat.board).where(seat.client == client)
    found = await registry.kept(sa.or_(board.host == client, board.id.in_(seated)), LISTED)
    return [KeptTable(row.id, row.game, rows.read(row.body).get("title", ""), row.updated) for row in found]


async def by_code(registry: Registry, code: str) -> Table:
    wanted = code.strip().upper().replace(" ", "").replace("-", "")[:8]
    if not (wanted.isascii() and wanted.isalnum()):  # PostgreSQL does not take every text for one
        raise Unknown
    found = await registry.store.rows(sa.select(schema.board.c.id).where(schema.board.c.code == wanted))
    if not found:
        raise Unknown
    return await look(registry, found[0].id)


async def look(registry: Registry, table_id: str) -> Table:
    """Return a table for its information only, whichever process has it."""
    if registry.member is None or table_id in registry.tables:
        return await registry.get(table_id)
    found = await registry.listed(schema.board.c.id == table_id)
    if not found:
        raise await registry.why_absent(table_id)
    return found[0]


# --- rematch --------------------------------------------------------------------------------------
async def rematch(table: Table, client: bytes) -> Table:
    """Make the rematch table on the first request; the others confirm their seats by the same request."""
    registry = table.registry
    if table.status != OVER:
        raise NotNow("table.not_over")
    if table.next is not None and not await registry.exists(table.next):
        table.next = None  # it was deleted: make another one
    if table.next is None:
        seats = [again(seat, client) for seat in table.seats]
        if all(seat.client != client for seat in seats):
            raise NotNow("table.not_seated")
        same = (table.pace, table.bot_pace, table.title, table.hinted, table.reviewed)
        new = await place(registry, client, table.game.info.id, table.options, seats, *same)
        table.next = new.id
        note = table.note("rematch", table=new.id)
        await table.commit([], [note])
        registry.tell_table(table, note)
        return new
    return await registry.get(table.next)


def again(seat: Seat, client: bytes) -> Seat:
    if seat.kind == BOT or seat.client is None or seat.out == REMOVED:
        return Seat(BOT, None, seat.name, seat.level)
    made = Seat(HUMAN if seat.client == client else ASKED, seat.client, seat.name)
    made.colour, made.emblem = seat.colour, seat.emblem
    return made


# --- another device --------------------------------------------------------------------------------------
def hashed(code: str) -> bytes:
    return hashlib.sha256(code.strip().upper().replace(" ", "").replace("-", "").encode()).digest()


async def transfer_code(table: Table, client: bytes) -> str:
    code = "".join(secrets.choice("23456789ABCDEFGHJKMNPQRSTUVWXYZ") for _ in range(10))
    until = table.registry.now() // 1000 + TRANSFER_SECONDS
    row = {"code": hashed(code), "board": table.id, "client": client, "until": until}
    old = Op(rows.DELETE_TRANSFERS, {"key": table.id, "key_client": client})  # only the newest code counts
    await table.registry.store.write([old, Op(rows.INSERT_TRANSFER, row)])
    return code


async def table_of_code(registry: Registry, code: str) -> Table:
    """Return the table of a valid transfer code."""
    found = await registry.store.rows(
        sa.select(schema.transfer).where(schema.transfer.c.code == hashed(code))
    )
    if not found or found[0].until < registry.now() // 1000:
        raise Unknown
    return await registry.get(found[0].board)


async def transfer(registry: Registry, code: str, client: bytes) -> Table:
    """Move the seats of another device to this browser. A code works once."""
    key = hashed(code)
    table = await table_of_code(registry, code)
    async with table.lock:
        still = await registry.store.rows(sa.select(schema.transfer).where(schema.transfer.c.code == key))
        if table.gone or not still:
            raise Unknown
        old: bytes = still[0].client
        for seat in table.seats:
            if seat.client == old:
                seat.client = client
                seat.since_away = registry.now()
        if table.host == old:
            table.host = client
        note = table.note("transfer")
        await table.commit([], [note], seats=True, more=[Op(rows.DELETE_TRANSFER, {"key": key})])
        registry.tell_table(table, note)
        registry.tell_sync(table)
    return table

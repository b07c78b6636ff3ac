"""All tables of a server: finding them, reading them from the store, letting go of those nobody looks at."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import sqlalchemy as sa

from eldorado import games
from eldorado.core.plain import Plain
from eldorado.server import audience, clean, line, play, rows, schema
from eldorado.server.config import Config
from eldorado.server.limits import Buckets
from eldorado.server.line import Entry
from eldorado.server.pace import Clock
from eldorado.server.pilot import Pilot
from eldorado.server.problems import Unknown
from eldorado.server.rows import Note
from eldorado.server.seats import HUMAN, Seat
from eldorado.server.store import Op, Store
from eldorado.server.table import OVER, PLAYING, REMEMBERED, Table
from eldorado.server.thinkers import Thinkers

log = logging.getLogger("eldorado.server")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
ID, CODE = 12, 6
HOUSEHOLD = 5  # browsers of one address that make tables as fast as they may


def random_text(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Hub:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.thinkers = Thinkers(config.workers, config.think_seconds)
        self.pilot = Pilot(self)
        self.exceptions = 0
        self.closing = False
        limits = config.limits
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.guesses = Buckets(limits.guesses, limits.guess_burst)
        self.makes = Buckets(limits.makes, limits.make_burst)
        self.makers = Buckets(limits.makes * HOUSEHOLD, limits.make_burst * HOUSEHOLD)
        self.chats = Buckets(limits.chats, limits.chat_burst)
        self.hinting = Buckets(limits.hints, limits.hint_burst)
        self.importing = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        return self.config.now()

    def link(self, table: str) -> str | None:
        return f"{self.config.links[0]}/t/{table}" if self.config.links else None

    # --- start and stop -----------------------------------------------------------------------------------
    async def open(self) -> None:
        await self.store.open()
        self.background(self.resume())
        self.background(self.tidy())

    async def close(self) -> None:
        self.closing = True
        for table in list(self.tables.values()):
            self.pilot.stop(table)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            for socket in list(table.sockets):
                socket.close(1012)
        await self.thinkers.close()
        await self.store.close()

    def background(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def resume(self) -> None:
        """Games in progress go on without anybody having to look at them: bots to move, clocks to run."""
        statement = sa.select(schema.board.c.id).where(schema.board.c.status == PLAYING)
        for row in await self.store.rows(statement.order_by(schema.board.c.updated.desc())):
            try:
                await self.get(row.id)
            except Unknown:
                continue
            except Exception as error:
                self.report("reading table " + row.id, error)

    async def tidy(self) -> None:
        """Now and then let go of tables nobody looks at and where nothing is about to happen."""
        while True:
            await asyncio.sleep(60)
            for table in list(self.tables.values()):
                idle = self.now() - max(table.moved_at, table.updated * 1000) > self.config.idle_ms
                still = table.wakes is None and not table.thinking and not table.lock.locked()
                if idle and still and not table.sockets:
                    self.forget(table)

    # --- finding ------------------------------------------------------------------------------------------
    async def get(self, table_id: str) -> Table:
        """The table with that table_id; Unknown for anything else."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if len(table_id) != ID or not all(letter in ALPHABET for letter in table_id):
            raise Unknown
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self.read(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def exists(self, table_id: str) -> bool:
        there = sa.select(schema.board.c.id).where(schema.board.c.id == table_id)
        return table_id in self.tables or bool(await self.store.rows(there))

    async def read(self, table_id: str) -> Table:
        """Take a table into memory."""
        found = await self.listed(schema.board.c.id == table_id)
        if not found:
            raise Unknown
        table = found[0]
        await self.fill(table)
        self.tables[table_id] = table
        self.pilot.schedule(table)
        return table

    async def listed(self, *which: sa.ColumnElement[bool], most: int = 1) -> list[Table]:
        """Tables as far as a list shows them, the newest first: without what was played, and not kept in memory."""
        board, seat = schema.board, schema.seat
        order = sa.select(board).where(*which).order_by(board.c.updated.desc()).limit(most)
        found = [row for row in await self.store.rows(order) if row.game in games.names()]
        places: dict[str, list[sa.Row[Any]]] = {row.id: [] for row in found}
        those = sa.select(seat).where(seat.c.board.in_(list(places))).order_by(seat.c.board, seat.c.seat)
        for place in await self.store.rows(those):
            places[place.board].append(place)
        return [self.table_from(row, places[row.id]) for row in found]

    def table_from(self, row: sa.Row[Any], places: list[sa.Row[Any]]) -> Table:
        seats: list[Seat] = []
        for place in places:
            seat = Seat(place.kind, place.client, place.name)
            seat.load(rows.read(place.body))
            seat.since_away = self.now() if place.kind == HUMAN else 0
            seats.append(seat)
        table = Table(self, row.id, row.code, games.load(row.game), rows.read(row.body)["options"], seats)
        table.rules_version = row.rules_version
        table.created = row.created
        table.moved_at = self.now()
        self.take_row(table, row)
        return table

    def take_row(self, table: Table, row: sa.Row[Any]) -> Plain:
        """What a table's own row says; the rest of its body."""
        body = rows.read(row.body)
        table.status, table.host, table.seed = row.status, row.host, row.seed
        table.no, table.updated = row.no, row.updated
        table.stored_n, table.stored_actors = row.n, row.actors
        table.pace, table.bot_pace, table.seqs = body["pace"], body["bot_pace"], body["seqs"]
        table.title, table.hinted = body.get("title", ""), body.get("hints")
        table.offer, table.offers = body["offer"], body["offers"]
        table.error, table.next, table.result = body["error"], body["next"], body["result"]
        table.clock = Clock(table.pace, len(table.seats))
        table.clock.load(body["clock"], self.now())
        return body

    async def fill(self, table: Table) -> None:
        """Everything that happened at a table, from the store."""
        table_id = table.id
        row = (await self.store.rows(sa.select(schema.board).where(schema.board.c.id == table_id)))[0]
        body = self.take_row(table, row)
        table.memo.clear()
        played = sa.select(schema.entry).where(schema.entry.c.board == table_id).order_by(schema.entry.c.n)
        entries = [rows.entry_from(found) for found in await self.store.rows(played)]
        said = sa.select(schema.note).where(schema.note.c.board == table_id).order_by(schema.note.c.no.desc())
        notes = [rows.note_from(found) for found in await self.store.rows(said.limit(REMEMBERED))]
        things: list[Entry | Note] = [*entries[-REMEMBERED:], *notes]
        table.log.clear()
        table.log.extend(sorted(things, key=lambda thing: thing.no)[-REMEMBERED:])
        for wish in await self.store.rows(sa.select(schema.wish).where(schema.wish.c.board == table_id)):
            table.mutes[wish.client] = {
                bytes.fromhex(one) if one is not None else None for one in rows.read(wish.body)["muted"]
            }
        table.line = None
        if body["deal"] is not None:
            kept = sa.select(schema.snapshot).where(schema.snapshot.c.board == table_id)
            dumps = {found.n: rows.read(found.body) for found in await self.store.rows(kept)}
            table.line = line.reopen(
                table.game,
                table.rules_version,
                table.options,
                row.seed or b"",
                row.counter,
                body["deal"],
                entries,
                dumps,
                len(table.seats),
            )
            play.open_window(table, 0, -1)

    async def reread(self, table: Table) -> bool:
        """Throw away what is in memory of the play and take what is committed. False if even that cannot be read."""
        status, shown = table.status, table.error
        try:
            await self.fill(table)
        except Exception as error:
            self.report("reading table again " + table.id, error)
            table.line, table.status, table.error = None, status, shown
            return False
        return True

    # --- names --------------------------------------------------------------------------------------------
    async def name_of(self, client: bytes) -> str:
        found = await self.store.rows(sa.select(schema.client.c.name).where(schema.client.c.id == client))
        return str(found[0].name) if found else ""

    async def set_name(self, client: bytes, given: str) -> str:
        name = clean.name(given)
        row = {"id": client, "name": name, "created": self.now() // 1000}
        await self.store.write([Op(rows.DELETE_CLIENT, {"key": client}), Op(rows.INSERT_CLIENT, row)])
        return name

    # --- letting go ---------------------------------------------------------------------------------------
    def forget(self, table: Table) -> None:
        self.pilot.stop(table)
        table.gone = True
        self.tables.pop(table.id, None)

    def drop(self, table: Table, code: int = 1011) -> None:
        """Memory and store may differ, or the table is deleted: close its sockets; who reconnects reads the store."""
        self.forget(table)
        for socket in list(table.sockets):
            socket.close(code)
        table.sockets.clear()

    # --- telling ------------------------------------------------------------------------------------------
    def tell_table(self, table: Table, note: Note) -> None:
        """Something changed about the table itself."""
        for socket in list(table.sockets):
            try:
                audience.turn_eye(table, socket)
                socket.send(
                    {
                        "on": "table",
                        "no": note.no,
                        "item": audience.item(table, note, socket.eye),
                        "table": audience.table_plain(table, socket.client),
                    }
                )
            except Exception as error:
                self.report("telling table " + table.id, error)

        self.tell_clock(table)

    def tell_clock(self, table: Table) -> None:
        """Clocks stop and start with seats that are held and taken back."""
        if table.clock.ticking and table.status == PLAYING:
            message: Plain = {"on": "clock", "clock": table.clock.plain(self.now())}
            for socket in list(table.sockets):
                socket.send(message)

    def tell_sync(self, table: Table) -> None:
        """What everybody sees may have changed altogether: the deal, a seat taken or given back."""
        for socket in list(table.sockets):
            audience.turn_eye(table, socket)
            socket.send(audience.sync(table, socket))

    def tell_presence(self, table: Table) -> None:
        seated = {seat.client for seat in table.seats if seat.client is not None}
        message: Plain = {
            "on": "presence",
            "online": [table.online(i) for i in range(len(table.seats))],
            "watchers": sum(socket.client not in seated for socket in table.sockets),
        }
        for socket in list(table.sockets):
            socket.send(message)

    # --- when something is wrong --------------------------------------------------------------------------
    def report(self, doing: str, error: BaseException) -> str:
        """Count and log a defect of ours; the id is what a user is shown."""
        self.exceptions += 1
        error_id = secrets.token_hex(4)
        log.error("%s, error %s", doing, error_id, exc_info=error)
        return error_id

    def pause_later(self, table: Table, error: Exception) -> None:
        """A rule raised while the position was being shown, after its entry was committed."""

        async def pause() -> None:
            async with table.lock:
                if not table.gone and table.status == PLAYING:
                    await play.broken(table, error)

        self.background(pause())

    @property
    def open_games(self) -> int:
        return sum(table.status != OVER for table in self.tables.values())

"""All tables of a server: finding them, loading them from the store, unloading idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from eldorado import games
from eldorado.core.errors import UserError
from eldorado.core.plain import Plain
from eldorado.server.config import Config
from eldorado.server.http.connections import CalmErrors
from eldorado.server.http.errors import (
    Damaged,
    InDoubt,
    Malformed,
    NotInstalled,
    NotKept,
    Problem,
    TookTooLong,
    TooLarge,
    Unknown,
)
from eldorado.server.http.identity import Issuer, secret_of
from eldorado.server.http.limits import Buckets
from eldorado.server.store import history, rows, schema
from eldorado.server.store.common import common
from eldorado.server.store.history import Entry
from eldorado.server.store.ids import ALPHABET, ID
from eldorado.server.store.rows import Note
from eldorado.server.store.store import Store
from eldorado.server.tables import moves, projection, tidying
from eldorado.server.tables.autoplay import Autoplay
from eldorado.server.tables.clock import Clock
from eldorado.server.tables.seats import HUMAN, Seat
from eldorado.server.tables.shared import SLICE, in_slices
from eldorado.server.tables.table import PLAYING, REMEMBERED, Table
from eldorado.server.thinking.aside import Aside
from eldorado.server.thinking.pool import Pool
from eldorado.server.thinking.thinkers import Thinkers
from eldorado.server.thinking.turns import Turns
from eldorado.server.watch.figures import Figures
from eldorado.server.watch.metrics import Metrics
from eldorado.server.ws import outgoing as out

if TYPE_CHECKING:
    from eldorado.server.processes.member import Member

log = logging.getLogger("eldorado.server")
HOUSEHOLD = 5  # browsers that share an address, for limits per address


class Registry:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.place, shared=config.member is not None)
        self.member: Member | None = None  # if several processes serve the same tables
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.thinkers = Thinkers(config.workers, config.think_seconds)
        self.autoplay = Autoplay(self)
        self.exceptions = 0
        self.figures = Figures(config.slow_seconds)
        self.metrics = Metrics(self) if config.metrics else None
        self.opened = False
        self.asked = asyncio.Event()  # set when a command or a setting is written
        self.closed = False  # to new tables
        self.closing = False
        self.unreadable: set[str] = set()  # tables in the store that cannot be read
        self.issuer = Issuer(secret_of(config.data))
        limits = config.limits
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.messages = Buckets(limits.together, limits.together_burst)
        self.guesses = Buckets(limits.guesses, limits.guess_burst)
        self.makes = Buckets(limits.makes, limits.make_burst)
        self.makers = Buckets(limits.makes * HOUSEHOLD, limits.make_burst * HOUSEHOLD)
        self.listers = Buckets(limits.lists, limits.list_burst)
        self.chats = Buckets(limits.chats, limits.chat_burst)
        self.uploads: Counter[str] = Counter()
        self.talkers = Buckets(limits.talk, limits.talk_burst)
        self.hinting = Buckets(limits.hints, limits.hint_burst)
        self.workshop = Pool(1, config.long_seconds, largest=64_000_000)
        self.turns = Turns(config.limits.long_work)
        self.aside = Aside()
        self.lists = Turns(
            sys.maxsize
        )  # long lists are put together one by one, so that others come in between
        self.hint_turns = Turns(config.limits.hints_waiting)
        self.advice_turns = Turns(sys.maxsize)  # at most one for each seat that is looked at
        self.tasks: set[asyncio.Task[Any]] = set()
        # Called on every change of a table, after its commit.
        self.on_commit: list[Callable[[Table], None]] = []

    def now(self) -> int:
        return self.config.now()

    def link(self, table: str) -> str | None:
        return f"{self.config.links[0]}/t/{table}" if self.config.links else None

    def committed(self, table: Table) -> None:
        for told in self.on_commit:
            told(table)

    # --- start and stop -----------------------------------------------------------------------------------
    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(CalmErrors())
        self.store.on_regained = self.read_again
        await self.store.open()
        self.issuer = Issuer(await common(self.store, "secret", self.issuer.secret))
        if self.member is not None:
            await self.member.open()
        else:
            self.background(tidying.resume(self))
        self.background(tidying.tidy(self))
        self.background(self.figures.watch_lag())
        self.opened = True

    async def close(self) -> None:
        self.closing = True
        for table in list(self.tables.values()):
            self.autoplay.stop(table)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            for socket in list(table.sockets):
                socket.close(1012)
        await self.thinkers.close()
        await self.workshop.close()
        if self.member is not None:
            await self.member.close()
        await self.store.close()

    def background(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- finding ------------------------------------------------------------------------------------------
    async def get(self, table_id: str) -> Table:
        """The table with that id; raise Unknown if there is none."""
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
        """Load a table."""
        lease = await self.member.acquire(table_id) if self.member is not None else None
        found = await self.listed(schema.board.c.id == table_id)
        if not found:
            raise await self.why_absent(table_id)
        table = found[0]
        table.lease, table.present = lease, 0
        try:
            await self.fill(table)
            while table.epoch != self.store.epoch:  # the connection was lost meanwhile
                await self.fill(table)
        except (UserError, LookupError, TypeError, ValueError) as error:
            raise self.damaged(table_id, error) from None
        self.tables[table_id] = table
        self.autoplay.schedule(table)
        return table

    async def why_absent(self, table_id: str) -> Problem:
        """Explain why a table cannot be read: it is not in the store, or its game is not installed."""
        row = await self.store.rows(sa.select(schema.board.c.game).where(schema.board.c.id == table_id))
        if not row:
            return Unknown()
        return Damaged() if row[0].game in games.names() else NotInstalled(row[0].game)

    def damaged(self, table_id: str, error: Exception) -> Problem:
        """Report a table with inconsistent rows, as the store may be damaged; once for each table."""
        if isinstance(error, Problem):
            return error
        if table_id not in self.unreadable:
            self.unreadable.add(table_id)
            log.error("table %s cannot be read: %r", table_id, error)
        return Damaged()

    async def kept(self, which: sa.ColumnElement[bool], most: int) -> list[sa.Row[Any]]:
        """The rows of tables whose game is not installed, the newest first."""
        order = sa.select(schema.board).where(which, schema.board.c.game.not_in(games.names()))
        return list(await self.store.rows(order.order_by(schema.board.c.updated.desc()).limit(most)))

    async def listed(self, *which: sa.ColumnElement[bool], most: int = 1) -> list[Table]:
        """The tables for a list, newest first: without their history, and not kept in memory."""
        board, seat = schema.board, schema.seat
        order = sa.select(board).where(*which).order_by(board.c.updated.desc()).limit(most)
        found = [row for row in await self.store.rows(order) if row.game in games.names()]
        places: dict[str, list[sa.Row[Any]]] = {row.id: [] for row in found}
        those = sa.select(seat).where(seat.c.board.in_(list(places))).order_by(seat.c.board, seat.c.seat)
        for place in await self.store.rows(those):
            if place.board in places:  # a damaged index may lead elsewhere
                places[place.board].append(place)
        present = await self.member.leases.online(list(places)) if self.member is not None else {}
        made: list[Table] = []
        for row in found:
            with self.readable(row.id):
                made.append(self.table_from(row, places[row.id]))
                made[-1].present = present.get(row.id, 0)
        return made

    @contextlib.contextmanager
    def readable(self, table_id: str) -> Iterator[None]:
        """Pass over what the store has of one table, if it makes no sense."""
        try:
            yield
        except (LookupError, TypeError, ValueError) as error:
            self.damaged(table_id, error)

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
        """Apply a table's own row; return its body."""
        body = rows.read(row.body)
        table.status, table.host, table.seed = row.status, row.host, row.seed
        table.no, table.updated = row.no, row.updated
        table.stored_n, table.stored_actors = row.n, row.actors
        table.pace, table.bot_pace, table.seqs = body["pace"], body["bot_pace"], body["seqs"]
        table.title, table.hinted = body.get("title", ""), body.get("hints")
        table.reviewed, table.day = body.get("review", True), body.get("day", "")
        table.listed = bool(row.listed)
        table.offer, table.offers = body["offer"], body["offers"]
        table.error, table.next, table.result = body["error"], body["next"], body["result"]
        table.clock = Clock(table.pace, len(table.seats))
        table.clock.load(body["clock"], self.now())
        return body

    async def fill(self, table: Table) -> None:
        """Load a table's history, notes and mutes."""
        table_id, table.epoch = table.id, self.store.epoch
        if self.store.in_doubt:  # what is read now could be changed by a commit in progress
            raise InDoubt
        row = (await self.store.rows(sa.select(schema.board).where(schema.board.c.id == table_id)))[0]
        self.take_row(table, row)
        table.memo.clear()
        played = sa.select(schema.entry).where(schema.entry.c.board == table_id).order_by(schema.entry.c.n)
        entries = await in_slices(await self.store.rows(played), rows.entry_from)
        said = sa.select(schema.note).where(schema.note.c.board == table_id).order_by(schema.note.c.no.desc())
        notes = [rows.note_from(found) for found in await self.store.rows(said.limit(REMEMBERED))]
        things: list[Entry | Note] = [*entries[-REMEMBERED:], *notes]
        table.log.clear()
        table.log.extend(sorted(things, key=lambda thing: thing.no)[-REMEMBERED:])
        for wish in await self.store.rows(sa.select(schema.wish).where(schema.wish.c.board == table_id)):
            table.mutes[wish.client] = {
                bytes.fromhex(one) if one is not None else None for one in rows.read(wish.body)["muted"]
            }
        table.history = None
        if row.header is not None:
            kept = sa.select(schema.snapshot).where(schema.snapshot.c.board == table_id)
            dumps = {found.n: rows.read(found.body) for found in await self.store.rows(kept)}
            await self.reopen(table, row, entries, dumps)
            moves.open_window(table, 0, -1)

    async def reopen(
        self, table: Table, row: sa.Row[Any], entries: list[Entry], dumps: dict[int, Plain]
    ) -> None:
        """Restore the history. One of older rules is replayed without blocking others, and goes on if possible."""
        record = rows.header_from(row)
        given = (table.game, record, row.seed or b"", row.counter, entries, dumps)
        if record.rules == table.game.info.rules_version:
            short = len(entries) <= SLICE
            table.history = history.reopen(*given) if short else await self.aside.do(history.reopen, *given)
            return
        table.history = await asyncio.to_thread(history.reopen, *given)
        if table.rules_version != table.history.match.record.rules:
            table.rules_version = table.history.match.record.rules
            await self.store.write([rows.header_op(table.id, table.history.match.record)], lease=table.lease)

    async def reread(self, table: Table) -> bool:
        """Replace a table's state in memory by what is committed. False if that cannot be read."""
        status, shown = table.status, table.error
        try:
            await self.fill(table)
        except Exception as error:
            self.report("reading table again " + table.id, error)
            table.history, table.status, table.error = None, status, shown
            return False
        return True

    # --- long work ----------------------------------------------------------------------------------------
    async def long_work(self, question: Plain) -> Plain:
        """Check something in a separate process; the queue is short and the time limited."""
        async with self.turns.turn():
            reply = await self.workshop.ask({**question, "known": games.KNOWN})
        if reply is None:  # or the worker died of it
            raise TookTooLong("wire.took_too_long")
        if "error" in reply:
            error = reply["error"]
            raise (TooLarge if error["status"] == 413 else Malformed)(error["key"], **error["args"])
        return reply["ok"]

    # --- names --------------------------------------------------------------------------------------------
    async def name_of(self, client: bytes) -> str:
        found = await self.store.rows(sa.select(schema.client.c.name).where(schema.client.c.id == client))
        return str(found[0].name) if found else ""

    async def profile_of(self, client: bytes) -> dict[str, Any]:
        """The profile of a browser, without its name (people/profile.py)."""
        found = await self.store.rows(sa.select(schema.client.c.body).where(schema.client.c.id == client))
        return dict(rows.read(found[0].body)) if found else {}

    async def has_seats(self, client: bytes) -> bool:
        """Whether a browser has a seat or a table here."""
        seat = sa.select(schema.seat.c.board).where(schema.seat.c.client == client).limit(1)
        board = sa.select(schema.board.c.id).where(schema.board.c.host == client).limit(1)
        return bool(await self.store.rows(seat)) or bool(await self.store.rows(board))

    async def rekey(self, old: bytes, new: bytes, moved: bool = False) -> None:
        """Move everything of one browser to a new token of it; `moved`: to another browser.

        The store first: if it cannot be written, nothing has changed. Then memory, each table under its lock, so that
        no later commit writes the old one; and both again, for tables that were written or loaded meanwhile.
        """
        ops = rows.rekey_ops(old, new)
        await self.store.write(ops)
        for _ in range(2):
            await self.rekey_here(old, new, moved)
            if self.member is not None:
                asked = {"do": "rekey", "old": old.hex(), "new": new.hex(), "moved": moved}
                await self.member.ask_all(asked)
            with contextlib.suppress(NotKept):  # it is done, and the browser must learn its token
                await self.store.write(ops)

    async def rekey_here(self, old: bytes, new: bytes, moved: bool = False) -> None:
        for table in list(self.tables.values()):
            if table.knows(old):
                async with table.lock:
                    table.rekey(old, new, moved)
                    if moved:
                        self.tell_sync(table)

    # --- unloading ---------------------------------------------------------------------------------------
    def forget(self, table: Table) -> None:
        self.autoplay.stop(table)
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if self.member is not None:
            self.member.release(table)

    def drop(self, table: Table, code: int = 1011) -> None:
        """Unload a table that was deleted or differs from the store; reconnecting clients load it again."""
        self.forget(table)
        for socket in list(table.sockets):
            socket.close(code)
        table.sockets.clear()

    def read_again(self) -> None:
        """Drop everything in memory: the store was out of reach, and others may have written since."""
        for table in list(self.tables.values()):
            self.drop(table, 1012)
        if not self.closing:
            self.background(tidying.resume(self) if self.member is None else self.member.adopt())

    def drop_unsaved(self, table: Table, problem: NotKept) -> None:
        """Unload a table that could not be saved: tell its sockets why before closing them, and try again later."""
        self.forget(table)
        loop = asyncio.get_running_loop()
        told = out.Error(id=None, key=problem.key, args=problem.args_)
        for socket in list(table.sockets):
            socket.send(told)
            loop.call_later(0.1, socket.close, 1011)  # the sender is answered first
        table.sockets.clear()
        if table.status == PLAYING and not self.closing:
            self.background(self.load_again(table.id))

    async def load_again(self, table_id: str) -> None:
        """Load a table again that only has bots, as no reconnecting client would."""
        await asyncio.sleep(self.config.retry_seconds)
        with contextlib.suppress(Unknown, NotKept):
            await self.get(table_id)

    # --- announcing ------------------------------------------------------------------------------------------
    def tell_table(self, table: Table, note: Note) -> None:
        """Tell everybody about a change of the table itself."""
        for socket in list(table.sockets):
            try:
                projection.turn_eye(table, socket)
                socket.send(
                    out.TableChanged(
                        no=note.no,
                        item=projection.item(table, note, socket.eye),
                        table=projection.table_info(table, socket.client),
                    )
                )
            except Exception as error:
                self.report("telling table " + table.id, error)

        self.tell_clock(table)

    def tell_clock(self, table: Table) -> None:
        """Tell everybody the clocks, which stop and start with held seats."""
        if table.clock.ticking and table.status == PLAYING:
            message = out.ClockChanged(clock=table.clock.told(self.now()))
            for socket in list(table.sockets):
                socket.send(message)

    def tell_sync(self, table: Table) -> None:
        """Send everybody a sync, after the deal or a seat changing hands."""
        for socket in list(table.sockets):
            projection.turn_eye(table, socket)
            socket.send(projection.sync(table, socket))

    def tell_presence(self, table: Table) -> None:
        seated = {seat.client for seat in table.seats if seat.client is not None}
        message = out.Presence(
            online=[table.online(i) for i in range(len(table.seats))],
            watchers=len({socket.client for socket in table.sockets} - seated),
        )
        for socket in list(table.sockets):
            socket.send(message)
        if self.member is not None:
            self.member.present[table.id] = table

    # --- errors --------------------------------------------------------------------------
    def report(self, doing: str, error: BaseException) -> str:
        """Count and log a defect of ours; return the id that users are shown."""
        self.exceptions += 1
        error_id = secrets.token_hex(4)
        log.error("%s, error %s", doing, error_id, exc_info=error)
        return error_id

    def pause_later(self, table: Table, error: Exception) -> None:
        """Pause a table whose rule raised while showing a committed position."""

        async def pause() -> None:
            async with table.lock:
                if not table.gone and table.status == PLAYING:
                    await moves.broken(table, error)

        self.background(pause())

    def health(self) -> dict[str, Any]:
        sockets = sum(len(table.sockets) for table in self.tables.values())
        known = {"exceptions": self.exceptions, "tables": len(self.tables), "sockets": sockets}
        return {"ok": self.store.failing is None, **known}

    async def ready(self) -> bool:
        """Whether players can be sent here: the store is open and accepts writes."""
        cut = self.member is not None and self.member.cut
        return self.opened and not self.closing and not cut and await self.store.answers()

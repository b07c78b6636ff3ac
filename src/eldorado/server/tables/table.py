"""A table in memory: its state, its commits, and whom it tells.

Everything that changes a table happens under its lock, in order of arrival: check, change, commit, and only then
acknowledge and tell. If a commit fails, memory is ahead of the store, so the table is unloaded and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from eldorado import bots
from eldorado.core.game import Game
from eldorado.core.plain import Options, Plain
from eldorado.server.http.errors import Elsewhere, InDoubt, NotKept, NotNow
from eldorado.server.store import played, rows
from eldorado.server.store.history import Entry, History, card_of
from eldorado.server.store.rows import Note
from eldorado.server.store.store import Lease, Op
from eldorado.server.tables.clock import Clock
from eldorado.server.tables.seats import BOT, HUMAN, LEFT, RESIGNED, TIME, Seat
from eldorado.server.tables.shared import Shared
from eldorado.server.ws.answers import Chart
from eldorado.server.ws.outgoing import Advice, Status
from eldorado.server.ws.pieces import Sights
from eldorado.server.ws.socket import Socket

if TYPE_CHECKING:
    from eldorado.server.archive.replay import Index
    from eldorado.server.tables.registry import Registry

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
REMEMBERED = 400  # entries and notes kept for reconnecting clients


def day_of(now: int) -> str:
    """The day of a moment in milliseconds, in UTC.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


class Table:
    def __init__(
        self,
        registry: Registry,
        table_id: str,
        code: str,
        game: Game[Any],
        options: Options,
        seats: list[Seat],
    ) -> None:
        self.registry = registry
        self.id = table_id
        self.code = code
        self.game = game
        self.rules_version = card_of(game).rules_version
        self.options = options
        self.seats = seats
        self.status: Status = OPEN
        self.host: bytes | None = None
        self.pace: Plain = {"kind": "relaxed"}
        self.bot_pace = "normal"
        self.title = ""
        self.hinted: bool | None = None  # whether hints are given; None: not decided
        self.listed = False  # whether it is shown in the lobby, if the server has one
        self.reviewed = True  # whether there is a review after the game
        self.day = ""  # the day of a daily race, such as 2026-11-18; empty for all other tables
        self.created = 0
        self.updated = 0
        self.seed: bytes | None = None
        self.history: History | None = None  # None before the deal, and for tables that are only listed
        self.stored_n = 0
        self.stored_actors = 0
        self.no = 0
        self.seqs = [0] * len(seats)
        self.clock = Clock(self.pace, len(seats))
        self.offer: Plain = None
        self.offers = 0
        self.error: Plain = None
        self.next: str | None = None
        self.result: Plain = None
        self.window: Plain = None
        self.windowed = False  # whether a reaction window in which people are asked has opened in this turn
        self.mover = -1  # the seat of the last entry outside of reaction windows
        self.hurried = False  # whether bots move without pauses until a person is asked
        self.watched_at = registry.now()  # when somebody last looked
        self.moved_at = 0  # time of the last entry, in milliseconds: bots wait from here
        self.log: deque[Entry | Note] = deque(maxlen=REMEMBERED)
        self.sockets: list[Socket] = []
        self.lock = asyncio.Lock()
        self.memo = Sights()
        self.wakes: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.decided: dict[int, tuple[int, int]] = {}  # of each bot: the seq it thought about, the action
        self.chart: Shared[Chart] | None = None
        self.exported: Shared[bytes] | None = None
        self.advised: dict[int, Shared[Advice | None]] = {}  # the last proposal to each seat
        self.indexed: dict[int, Index] = {}  # the list of entries, encoded for each eye
        self.settled: tuple[Plain, ...] = ()  # what is in the store of `rows.SELDOM`; empty if not known
        self.reviewing = False  # whether a review is in the making: it stays in memory until it is kept
        self.lease: Lease | None = None  # if several processes share the store
        self.present = 0  # seats connected to another process, if this is only listed
        self.epoch = registry.store.epoch  # epoch of the store when this was read
        self.gone = False  # deleted or unloaded
        self.mutes: dict[bytes, set[bytes | None]] = {}

    @property
    def most_entries(self) -> int:
        """After so many the game is ended: moves and undos could go on for ever, and all of them are kept."""
        return self.registry.config.limits.entries

    def check_notes(self) -> None:
        """NotNow if so much was said and changed here that the table takes only moves, and what ends it."""
        if self.no - self.n >= self.registry.config.limits.notes:
            raise NotNow("table.no_more")

    # --- queries -------------------------------------------------------------------------------------------
    @property
    def n(self) -> int:
        return self.history.n if self.history is not None else self.stored_n

    @property
    def actors(self) -> int:
        if self.status != PLAYING:
            return 0
        return self.history.actors if self.history is not None else self.stored_actors

    @property
    def read_only(self) -> bool:
        """Whether it was played under other rules: shown from its snapshots, but not played on."""
        return self.rules_version != card_of(self.game).rules_version

    @property
    def sealed(self) -> bool:
        """Whether others may still play this race today: they are shown nothing of it (sealing.py)."""
        return bool(self.day) and self.day >= day_of(self.registry.now())

    def owes(self, seat: int) -> bool:
        return bool(self.actors >> seat & 1)

    def players(self) -> set[str]:
        """The households that play here and are connected."""
        return {socket.household for socket in self.sockets if self.own(socket.client)}

    def watchers(self) -> set[str]:
        """The households that look."""
        return {socket.household for socket in self.sockets}

    def own(self, client: bytes) -> list[int]:
        """The seats a browser plays."""
        return [i for i, seat in enumerate(self.seats) if seat.client == client and seat.person]

    def knows(self, client: bytes) -> bool:
        """Whether a browser has anything to do with this table."""
        return (
            self.host == client
            or client in self.mutes
            or any(seat.client == client for seat in self.seats)
            or any(socket.client == client for socket in self.sockets)
        )

    def rekey(self, old: bytes, new: bytes, moved: bool = False) -> None:
        """Rename a browser's token; or, if `moved`, give what it had here to another browser, and let it only watch."""
        if self.host == old:
            self.host = new
        for seat in self.seats:
            seat.client = new if seat.client == old else seat.client
        for socket in self.sockets if not moved else ():
            socket.client = new if socket.client == old else socket.client
        for thing in self.log:
            if isinstance(thing, Note) and thing.client == old:
                thing.client = new
        if old in self.mutes:
            self.mutes[new] = self.mutes.pop(old)
        for muted in self.mutes.values():
            if old in muted:
                muted.discard(old)
                muted.add(new)

    @property
    def alone(self) -> bool:
        """Whether only bots play here."""
        return all(seat.by_bot for seat in self.seats)

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.person]

    def online(self, seat: int) -> bool:
        client = self.seats[seat].client
        if self.seats[seat].kind != HUMAN:
            return self.seats[seat].kind == "bot"
        return bool(self.present >> seat & 1) or any(socket.client == client for socket in self.sockets)

    def away(self, seat: int) -> int:
        """Since when a person's seat has no connection; 0 while it has one."""
        return 0 if self.online(seat) else self.seats[seat].since_away

    def absent(self, seat: int) -> bool:
        """Whether a person has been away so long that others may act on it. By mail only the deadline counts."""
        if self.pace["kind"] == "days":
            return self.seats[seat].held == TIME
        since = self.away(seat)
        return bool(since) and self.registry.now() - since >= self.registry.config.away_ms

    @property
    def deserted(self) -> bool:
        """Whether a live game pauses because none of its players is there."""
        if self.pace["kind"] != "live":
            return False
        people = self.people()
        return bool(people) and not any(self.online(i) for i in people)

    def unready(self) -> list[int]:
        """The people who still have to say they are ready: asked if clocks will run at several screens."""
        people = self.people()
        if self.pace["kind"] != "live" or len({self.seats[i].client for i in people}) < 2:
            return []
        return [i for i in people if not self.seats[i].ready]

    def waiting(self) -> set[bytes]:
        """The browsers that owe a decision or an answer here."""
        if self.status == PLAYING:
            mask, asked = self.actors, self.offer["waiting"] if self.offer is not None else ()
            owing = (
                seat.client
                for i, seat in enumerate(self.seats)
                if seat.person and ((mask >> i & 1 and seat.held is None) or i in asked)
            )
            return {client for client in owing if client is not None}
        if self.status != OPEN:
            return set()
        unready = self.unready() if self.full else []
        return {
            seat.client
            for i, seat in enumerate(self.seats)
            if seat.client is not None and (seat.kind == "asked" or i in unready)
        }

    def waiting_for(self, client: bytes) -> bool:
        """Whether this browser owes a decision or an answer here."""
        return client in self.waiting()

    @property
    def full(self) -> bool:
        """Whether every seat has a person or a bot."""
        return all(seat.kind in (HUMAN, BOT) for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Whether hints are given: as decided, otherwise unless people play each other with a live clock."""
        if self.hinted is not None:
            return self.hinted
        return self.pace["kind"] != "live" or len(self.people()) <= 1

    @property
    def reviewable(self) -> bool:
        """Whether a review is offered after the game: it is wanted, and the game can be judged."""
        return self.reviewed and bots.reviewable(card_of(self.game).id)

    # --- changing -----------------------------------------------------------------------------------------
    def note(self, what: str, seat: int | None = None, **args: Plain) -> Note:
        body = {"is": "table", "what": what, "seat": seat, "args": args, "at": self.registry.now() // 1000}
        return Note(0, body)

    def finish(self, how: str) -> Note:
        """End the game: rank the seats, seal the record."""
        history = self.history
        if history is None:
            raise ValueError("a game that was not dealt cannot be over")
        plain = history.game.result(history.state).plain()
        # Resigned players come last; so do those who left, unless a bot finished the game for them. Being removed
        # is no choice of the player: the position counts.
        out = [
            i
            for i, seat in enumerate(self.seats)
            if seat.out == RESIGNED or (seat.out == LEFT and how != "played")
        ]
        if out:
            stay = [i for i in range(len(self.seats)) if i not in out]
            ranks = plain["ranks"]
            plain["ranks"] = [
                1 + sum(ranks[other] < ranks[i] for other in stay) if i in stay else max(2, len(stay) + 1)
                for i in range(len(ranks))
            ]
        plain["how"] = how
        plain.pop("over")
        self.result = plain
        self.status = OVER
        self.offer = None
        self.window = None
        return self.note("over", how=how)

    def settle(self, now: int) -> None:
        """Update which clocks run."""
        if not self.clock.ticking:
            return
        running = [i for i, seat in enumerate(self.seats) if self.owes(i) and not seat.by_bot]
        self.clock.run(running if self.status == PLAYING and not self.deserted else [], now)

    async def commit(
        self,
        entries: list[Entry],
        notes: list[Note],
        seats: bool = False,
        dealt: bool = False,
        more: Iterable[Op] = (),
    ) -> None:
        """Write events and the new state in one transaction; then add them to the log."""
        now = self.registry.now()
        self.settle(now)
        happened: list[Entry | Note] = [*entries, *notes]
        for thing in happened:
            self.no += 1
            thing.no = self.no
        for entry in entries:
            entry.at = now // 1000
        self.updated = now // 1000
        if entries:
            self.moved_at = now
        self.memo.clear()
        ops = [self.board_op()]
        ops += [rows.entry_op(self.id, entry) for entry in entries]
        ops += [rows.note_op(self.id, note) for note in notes]
        if seats:
            ops += [self.seat_op(i) for i in range(len(self.seats))]
        snapshots: dict[int, Plain] = {}
        if self.history is not None and dealt:
            snapshots = {0: self.history.match.record.snapshots[0]}
        elif self.history is not None and entries:
            snapshots = self.history.snapshots_after(entries[0].n - 1)
        ops += [rows.snapshot_op(self.id, n, dump) for n, dump in snapshots.items()]
        if self.history is not None and dealt:
            ops.append(rows.header_op(self.id, self.history.match.record))
        if self.status == OVER and any(note.body.get("what") == "over" for note in notes):
            ops += played.ops(self)
        ops += more
        await self.write(ops, bool(snapshots))
        self.log.extend(happened)
        self.registry.committed(self)

    async def write(self, ops: list[Op], snapshot: bool = False) -> None:
        if self.gone:
            raise RuntimeError("a table that is gone was written to")
        try:
            await self.registry.store.hand_over(ops, snapshot, self.epoch, self.lease)
        except (Elsewhere, InDoubt):  # say nothing: the players reconnect and see the outcome
            self.registry.drop(self, 1012)
            raise
        except NotKept as problem:
            self.registry.drop_unsaved(self, problem)
            raise
        except BaseException:
            self.registry.drop(self)
            raise

    def values(self) -> dict[str, Plain]:
        history = self.history
        body = {
            "options": self.options,
            "pace": self.pace,
            "bot_pace": self.bot_pace,
            "title": self.title,
            "hints": self.hinted,
            "review": self.reviewed,
            "day": self.day,
            "seqs": self.seqs,
            "clock": self.clock.dump(),
            "offer": self.offer,
            "offers": self.offers,
            "error": self.error,
            "next": self.next,
            "result": self.result,
            "window": self.window is not None,
        }
        return {
            "status": self.status,
            "host": self.host,
            "seed": self.seed,
            "counter": history.counter if history is not None else 0,
            "n": self.n,
            "no": self.no,
            "actors": self.actors,
            "updated": self.updated,
            "body": rows.text(body),
            "listed": int(self.listed),
        }

    def board_op(self) -> Op:
        values = self.values()
        seldom = tuple(values[name] for name in rows.SELDOM)
        again, self.settled = seldom == self.settled, seldom
        return Op(
            rows.UPDATE_PLAY if again else rows.UPDATE_BOARD,
            {"key": self.id, **{rows.NEW[name]: value for name, value in values.items()}},
        )

    def make_ops(self) -> list[Op]:
        """The rows of a new table."""
        fixed = {
            "id": self.id,
            "code": self.code,
            "game": card_of(self.game).id,
            "rules_version": self.rules_version,
            "created": self.created,
        }
        header = rows.text(self.history.match.record.header()) if self.history is not None else None
        ops = [Op(rows.INSERT_BOARD, {**fixed, **self.values(), "header": header})]
        for i, seat in enumerate(self.seats):
            row = {"board": self.id, "seat": i, "kind": seat.kind, "client": seat.client, "name": seat.name}
            ops.append(Op(rows.INSERT_SEAT, {**row, "body": rows.text(seat.body())}))
        return ops

    def seat_op(self, i: int) -> Op:
        seat = self.seats[i]
        return Op(
            rows.UPDATE_SEAT,
            {
                "key": self.id,
                "key_seat": i,
                "v_kind": seat.kind,
                "v_client": seat.client,
                "v_name": seat.name,
                "v_body": rows.text(seat.body()),
            },
        )

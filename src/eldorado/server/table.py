"""A table in memory: what is true now, how it is committed, who is told.

Everything that changes a table happens under its lock, in the order it arrived: check, change, commit, and only then
acknowledge and tell. If a commit fails the memory is ahead of the store, so it is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from eldorado.core.game import Game
from eldorado.core.plain import Options, Plain
from eldorado.server import rows
from eldorado.server.line import Entry, Line
from eldorado.server.pace import Clock
from eldorado.server.rows import Note
from eldorado.server.seats import HUMAN, RESIGNED, Seat
from eldorado.server.store import Op

if TYPE_CHECKING:
    from eldorado.server.hub import Hub
    from eldorado.server.socket import Socket

OPEN, PLAYING, PAUSED, OVER = "open", "playing", "paused", "over"
REMEMBERED = 400  # entries and notes at hand for those who reconnect


class Table:
    def __init__(
        self, hub: Hub, table_id: str, code: str, game: Game[Any], options: Options, seats: list[Seat]
    ) -> None:
        self.hub = hub
        self.id = table_id
        self.code = code
        self.game = game
        self.rules_version = game.info.rules_version
        self.options = options
        self.seats = seats
        self.status = OPEN
        self.host: bytes | None = None
        self.pace: Plain = {"kind": "relaxed"}
        self.bot_pace = "normal"
        self.title = ""
        self.hinted: bool | None = None  # whether hints are given; None: not decided by anybody
        self.created = 0
        self.updated = 0
        self.seed: bytes | None = None
        self.line: Line | None = None  # none before the deal, and while a table is only being listed
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
        self.moved_at = 0  # when the last entry came, in milliseconds: bots are paced from here
        self.log: deque[Entry | Note] = deque(maxlen=REMEMBERED)
        self.sockets: list[Socket] = []
        self.lock = asyncio.Lock()
        self.memo: dict[int, bytes] = {}  # what each eye sees of the present position
        self.wakes: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.gone = False  # deleted, or thrown out of memory
        self.mutes: dict[bytes, set[bytes | None]] = {}

    # --- asking -------------------------------------------------------------------------------------------
    @property
    def n(self) -> int:
        return self.line.n if self.line is not None else self.stored_n

    @property
    def actors(self) -> int:
        if self.status != PLAYING:
            return 0
        return self.line.actors if self.line is not None else self.stored_actors

    @property
    def read_only(self) -> bool:
        """Played under other rules: it can be looked at, from its snapshots, but not played on."""
        return self.rules_version != self.game.info.rules_version

    def owes(self, seat: int) -> bool:
        return bool(self.actors >> seat & 1)

    def own(self, client: bytes) -> list[int]:
        """The seats a browser plays."""
        return [i for i, seat in enumerate(self.seats) if seat.client == client and seat.person]

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.person]

    def online(self, seat: int) -> bool:
        client = self.seats[seat].client
        if self.seats[seat].kind != HUMAN:
            return self.seats[seat].kind == "bot"
        return any(socket.client == client for socket in self.sockets)

    def away(self, seat: int) -> int:
        """Since when nobody is at a person's seat; 0 while somebody is, who may have been here before sitting down."""
        return 0 if self.online(seat) else self.seats[seat].since_away

    def waiting_for(self, client: bytes) -> bool:
        """Whether something is asked of this browser here."""
        if self.status == PLAYING:
            own = self.own(client)
            asked = self.offer["waiting"] if self.offer is not None else []
            return any((self.owes(seat) and self.seats[seat].held is None) or seat in asked for seat in own)
        return self.status == OPEN and any(
            seat.kind == "asked" and seat.client == client for seat in self.seats
        )

    @property
    def hints(self) -> bool:
        """Whether the table suggests moves: as was agreed, otherwise not where people play each other by the clock."""
        if self.hinted is not None:
            return self.hinted
        return self.pace["kind"] != "live" or len(self.people()) <= 1

    # --- changing -----------------------------------------------------------------------------------------
    def note(self, what: str, seat: int | None = None, **args: Plain) -> Note:
        body = {"is": "table", "what": what, "seat": seat, "args": args, "at": self.hub.now() // 1000}
        return Note(0, body)

    def finish(self, how: str) -> Note:
        """The game is over; the record is sealed and its seed can be shown."""
        line = self.line
        if line is None:
            raise ValueError("a game that was not dealt cannot be over")
        plain = line.game.result(line.state).plain()
        # Who resigned comes last; so does who left or was removed, unless a bot played on for them to the end.
        out = [
            i
            for i, seat in enumerate(self.seats)
            if seat.out is not None and (seat.out == RESIGNED or how != "played")
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
        """After a change: whose clocks run."""
        running = [i for i, seat in enumerate(self.seats) if self.owes(i) and not seat.by_bot]
        self.clock.run(running if self.status == PLAYING else [], now)

    async def commit(
        self,
        entries: list[Entry],
        notes: list[Note],
        seats: bool = False,
        dealt: bool = False,
        more: Iterable[Op] = (),
    ) -> None:
        """Write what happened and what is now true, in one transaction; then it is remembered and timers are set."""
        now = self.hub.now()
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
        if self.line is not None and dealt:
            snapshots = {0: self.line.match.record.snapshots[0]}
        elif self.line is not None and entries:
            snapshots = self.line.snapshots_after(entries[0].n - 1)
        ops += [rows.snapshot_op(self.id, n, dump) for n, dump in snapshots.items()]
        ops += more
        await self.write(ops, bool(snapshots))
        self.log.extend(happened)

    async def write(self, ops: list[Op], snapshot: bool = False) -> None:
        if self.gone:
            raise RuntimeError("a table that is gone was written to")
        try:
            await asyncio.shield(self.hub.store.write(ops, snapshot))
        except BaseException:
            self.hub.drop(self)
            raise

    def values(self) -> dict[str, Plain]:
        line = self.line
        body = {
            "options": self.options,
            "pace": self.pace,
            "bot_pace": self.bot_pace,
            "title": self.title,
            "hints": self.hinted,
            "seqs": self.seqs,
            "clock": self.clock.dump(),
            "offer": self.offer,
            "offers": self.offers,
            "error": self.error,
            "next": self.next,
            "result": self.result,
            "deal": line.match.record.deal if line is not None else None,
        }
        return {
            "status": self.status,
            "host": self.host,
            "seed": self.seed,
            "counter": line.counter if line is not None else 0,
            "n": self.n,
            "no": self.no,
            "actors": self.actors,
            "updated": self.updated,
            "body": rows.text(body),
        }

    def board_op(self) -> Op:
        return Op(rows.UPDATE_BOARD, {"key": self.id, **{f"v_{k}": v for k, v in self.values().items()}})

    def make_ops(self) -> list[Op]:
        """The rows of a new table."""
        fixed = {
            "id": self.id,
            "code": self.code,
            "game": self.game.info.id,
            "rules_version": self.rules_version,
            "created": self.created,
        }
        ops = [Op(rows.INSERT_BOARD, {**fixed, **self.values()})]
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

"""Daily races: starting one, results, a player's calendar, and the best of the server."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from msgspec import Struct

from eldorado import games
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import SEATS, commit
from eldorado.server.daily import days
from eldorado.server.http.errors import NotNow
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables import lobby
from eldorado.server.tables.clock import DAY
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import BOT, HUMAN, Seat
from eldorado.server.tables.table import OVER, Table, day_of

GAME = "quest"
LEVEL = "expert"
ALONE, EXPERTS = "alone", "experts"
OPPONENTS = {ALONE: 0, EXPERTS: 3}
CALENDAR = 370  # days in a player's calendar
BEST = 10
PLAYED = "played"  # the end of a race that counts
COUNTS, TOO_LATE = 1, 2  # a race that is done; too late: when its seed was known

daily = schema.daily.c
INSERT = sa.insert(schema.daily)
SETTLE = (
    sa.update(schema.daily)
    .where(daily.board == sa.bindparam("key"))
    .values({name: sa.bindparam(f"v_{name}") for name in ("done", "rounds", "place")})
)


class Race(Struct):
    """A race in a player's calendar. `rounds` counts only on arrival; `place` is 0 for a race that was given up."""

    day: str
    mode: str
    table: str
    done: bool
    rounds: int
    place: int


class Best(Struct):
    name: str
    rounds: int
    place: int
    mine: bool


class Told(Struct):
    """Everything about a day, for one browser."""

    day: str
    today: str
    ends: int  # when the present day is over, in seconds since 1970
    commitment: str  # of the seed
    seed: str | None  # once the day is over
    mine: Race | None
    best: dict[str, list[Best]]  # by mode
    races: dict[str, int]  # number of finished races, by mode
    calendar: list[Race]


class Races:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.beginning = asyncio.Lock()  # nobody starts two at once

    def today(self) -> str:
        return day_of(self.registry.now())

    def seed(self, day: str) -> bytes:
        return days.seed_of(self.registry.issuer.secret, day)

    async def begin(self, client: bytes, mode: str) -> Table:
        """Deal today's race to a browser that has not had it."""
        registry, today = self.registry, self.today()
        async with self.beginning:
            if await self.found(daily.client == client, daily.day == today):
                raise NotNow("daily.begun")
            game, seed = games.load(GAME), self.seed(today)
            seats = [Seat(HUMAN, client, await registry.name_of(client))]
            for _ in range(OPPONENTS[mode]):
                seats.append(Seat(BOT, None, lobby.bot_name(seats), lobby.level_of(GAME, LEVEL)))
            begun = await asyncio.to_thread(
                Match.start, game, len(seats), days.options_of(seed), seed, (), SEATS
            )
            row = {"client": client, "day": today, "mode": mode, "done": 0, "rounds": 0, "place": 0}
            return await lobby.place(
                registry,
                client,
                GAME,
                begun.record.options,
                seats,
                {"kind": "relaxed"},
                "fast",
                hints=False,
                review=mode != ALONE,
                begun=begun,
                day=today,
                more=lambda table: [Op(INSERT, {**row, "board": table.id, "begun": registry.now() // 1000})],
            )

    async def tell(self, client: bytes, day: str) -> Told:
        """Return what a browser sees of a day: its own race and calendar, the best, and the seed of a past day."""
        await self.settle()
        today = self.today()
        own = await self.found(daily.client == client, most=CALENDAR)
        calendar = [Race(row.day, row.mode, row.board, bool(row.done), row.rounds, row.place) for row in own]
        seed = self.seed(day)
        ends = (self.registry.now() // DAY + 1) * DAY // 1000
        return Told(
            day=day,
            today=today,
            ends=ends,
            commitment=commit(seed),
            seed=seed.hex() if day < today else None,
            mine=next((race for race in calendar if race.day == day), None),
            best={mode: await self.best(client, day, mode) for mode in OPPONENTS},
            races=await self.count(day),
            calendar=calendar,
        )

    async def found(self, *which: sa.ColumnElement[bool], most: int = 1) -> list[sa.Row[tuple[object, ...]]]:
        order = sa.select(schema.daily).where(*which).order_by(daily.day.desc(), daily.begun.desc())
        return list(await self.registry.store.rows(order.limit(most)))

    async def best(self, client: bytes, day: str, mode: str) -> list[Best]:
        """The races with the fewest rounds; against experts a better place comes first."""
        finished = (daily.day == day, daily.mode == mode, daily.rounds > 0, daily.done == COUNTS)
        named = sa.outerjoin(schema.daily, schema.client, daily.client == schema.client.c.id)
        order = sa.select(schema.daily, schema.client.c.name).select_from(named).where(*finished)
        ranked = order.order_by(daily.place, daily.rounds, daily.begun).limit(BEST)
        return [
            Best(row.name or "", row.rounds, row.place, row.client == client)
            for row in await self.registry.store.rows(ranked)
        ]

    async def count(self, day: str) -> dict[str, int]:
        order = sa.select(daily.mode, sa.func.count().label("many")).where(
            daily.day == day, daily.place > 0, daily.done == COUNTS
        )
        counted = {row.mode: row.many for row in await self.registry.store.rows(order.group_by(daily.mode))}
        return {mode: counted.get(mode, 0) for mode in OPPONENTS}

    async def settle(self) -> None:
        """Note the results of races that are over; read from their tables, so that none is lost with a process."""
        board = schema.board.c
        ended = (
            sa.select(board.id, board.body, daily.day)
            .join_from(schema.daily, schema.board, daily.board == board.id)
            .where(board.status == OVER, daily.done == 0)
        )
        ops = []
        for row in await self.registry.store.rows(ended):
            result = rows.read(row.body)["result"] or {}
            ran = result.get("how") == PLAYED
            rounds = result["args"]["round"] if ran and result["scores"][0] else 0
            place = result["ranks"][0] if ran else 0
            done = TOO_LATE if await self.ended(row.id) > row.day else COUNTS
            ops.append(Op(SETTLE, {"key": row.id, "v_done": done, "v_rounds": rounds, "v_place": place}))
        if ops:
            await self.registry.store.write(ops)

    async def ended(self, board: str) -> str:
        """Return the day of a table's last decision, "" without any; talk may go on after it."""
        entry = schema.entry.c
        last = sa.select(schema.entry).where(entry.board == board).order_by(entry.n.desc()).limit(1)
        found = await self.registry.store.rows(last)
        return day_of(rows.entry_from(found[0]).at * 1000) if found else ""

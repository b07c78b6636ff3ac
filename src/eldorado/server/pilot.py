"""What happens at a table without a player's hand: bots move, windows close, clocks run out, the absent are held.

Each table has at most one timer, set for the next thing that is due. What it finds due is done under the table's lock;
thinking is done outside, and its answer counts only if the seat still owes the decision it was asked about.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from eldorado import games
from eldorado.core.game import State
from eldorado.core.plain import Plain
from eldorado.server import audience, play
from eldorado.server.problems import NotKept
from eldorado.server.seats import AWAY, TIME
from eldorado.server.table import PLAYING, Table

if TYPE_CHECKING:
    from eldorado.server.hub import Hub


class Pilot:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def stop(self, table: Table) -> None:
        if table.wakes is not None:
            table.wakes.cancel()
            table.wakes = None
        for task in table.thinking.values():
            task.cancel()
        table.thinking.clear()

    def schedule(self, table: Table) -> None:
        """Set the timer for the next thing that is due."""
        if table.wakes is not None:
            table.wakes.cancel()
            table.wakes = None
        if self.hub.closing or table.gone or table.status != PLAYING or table.read_only:
            return
        try:
            due = self.next_due(table)
        except Exception as error:
            self.hub.pause_later(table, error)
            return
        if due is not None:
            wait = max(0.0, (due - self.hub.now()) / 1000)
            table.wakes = asyncio.get_running_loop().call_later(wait, self.wake, table)

    def next_due(self, table: Table) -> int | None:
        bots = self.for_bots(table)
        moments = [self.bot_due(table, i) for i in bots if i not in table.thinking]
        if self.for_table(table):
            moments.append(self.table_due(table))
        zero = table.clock.next_zero()
        if zero is not None:
            moments.append(zero)
        if table.pace["kind"] == "live":
            for i, seat in enumerate(table.seats):
                if table.owes(i) and not seat.by_bot and (since := table.away(i)):
                    moments.append(since + self.hub.config.away_ms)
        return min(moments, default=None)

    def for_bots(self, table: Table) -> list[int]:
        """The seats a bot has to decide for."""
        return [i for i, seat in enumerate(table.seats) if seat.by_bot and table.owes(i)]

    def for_table(self, table: Table) -> list[int]:
        """The people the table answers for: in the open window, or under attack by their orders."""
        if table.line is None:
            return []
        state = table.line.state
        return [
            i
            for i, seat in enumerate(table.seats)
            if not seat.by_bot and table.owes(i) and audience.own_answer(table, state, i) is not None
        ]

    def table_due(self, table: Table) -> int:
        """When: at the end of the common pause, or as soon as a bot would move."""
        if table.window is not None:
            until: int = table.window["until"]
            return until
        return table.moved_at + self.hub.config.bot_ms[table.bot_pace]

    def bot_due(self, table: Table, seat: int) -> int:
        if table.window is not None:
            until: int = table.window["until"]
            return until
        pause = self.hub.config.bot_ms[table.bot_pace]
        if table.line is not None:
            if len(table.game.legal(table.line.state, seat)) == 1:
                pause //= 4
            elif table.line.entries and table.line.entries[-1].seat == seat:
                # It goes on with its own turn: people follow the first step, then the rest comes faster.
                pause = pause * 2 // 5
        return table.moved_at + pause

    def wake(self, table: Table) -> None:
        table.wakes = None
        self.hub.background(self.run(table))

    async def run(self, table: Table) -> None:
        async with table.lock:
            if table.gone or table.status != PLAYING:
                return
            now = self.hub.now()
            try:
                await self.hold(table, now)
                if self.for_table(table) and self.table_due(table) <= now:
                    await self.answer(table)
                for seat in self.for_bots(table):
                    if seat not in table.thinking and self.bot_due(table, seat) <= now:
                        self.think(table, seat)
            except (play.Broken, NotKept):
                return
            except Exception as error:
                await play.broken(table, error)
                return
        self.schedule(table)

    async def hold(self, table: Table, now: int) -> None:
        """Bots take the seats of those out of time, and in live games of those away."""
        held: list[tuple[int, str]] = [(seat, TIME) for seat in table.clock.out_of_time(now)]
        if table.pace["kind"] == "live":
            for i, seat in enumerate(table.seats):
                since = table.away(i)
                away = since and since + self.hub.config.away_ms <= now
                if away and table.owes(i) and not seat.by_bot and (i, TIME) not in held:
                    held.append((i, AWAY))
        if not held:
            return
        for i, why in held:
            table.seats[i].held = why
        notes = [table.note("held", i, why=why) for i, why in held]
        await table.commit([], notes, seats=True)
        for note in notes:
            self.hub.tell_table(table, note)

    async def answer(self, table: Table) -> None:
        """The pause is over: give the answers the table gives for people."""
        for seat in self.for_table(table):
            if table.line is None or not table.owes(seat):
                continue
            action = audience.own_answer(table, table.line.state, seat)
            if action is not None:
                await play.act(table, seat, table.seqs[seat], [action], "table")

    def think(self, table: Table, seat: int) -> None:
        if table.line is None:
            return
        question = self.question(table, table.line.state, seat)
        seq = table.seqs[seat]
        table.thinking[seat] = self.hub.background(self.decide(table, seat, seq, question))

    def question(self, table: Table, state: State, seat: int) -> Plain:
        """What a thinker needs: the view of the seat, never the state."""
        return {
            "game": table.game.info.id,
            "package": games.KNOWN[table.game.info.id],
            "level": table.seats[seat].level,
            "seat": seat,
            "view": table.game.observe(state, seat),
            "legal": table.game.legal(state, seat),
        }

    async def decide(self, table: Table, seat: int, seq: int, question: Plain) -> None:
        try:
            action = await self.hub.thinkers.think(question)
            async with table.lock:
                table.thinking.pop(seat, None)
                if table.gone or table.status != PLAYING or not table.seats[seat].by_bot:
                    return
                await play.act(table, seat, seq, [action], "bot")
        except (play.Stale, play.Broken, NotKept):
            pass
        except Exception as error:
            self.hub.report("a bot at table " + table.id, error)
        table.thinking.pop(seat, None)
        self.schedule(table)

"""Automatic play at a table: bots move, windows close, clocks run out, absent seats are held.

Each table has at most one timer, set for the next thing that is due. Due things are done under the table's lock. Bots
think outside it, from the moment they are asked, and their answer counts only if the seat still owes that decision.

When an answer is released never depends on what a seat holds. The moment follows from public things alone, however long
a bot thinks and whether or not it has a choice. In a reaction window the answers of bots and of the table itself come
together at the end of the common pause, in an order drawn when the window opened.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from eldorado import games
from eldorado.core.game import State
from eldorado.core.plain import Plain
from eldorado.server.http.errors import NotKept
from eldorado.server.store.history import card_of
from eldorado.server.tables import moves, projection
from eldorado.server.tables.seats import AWAY, TIME
from eldorado.server.tables.table import PLAYING, Table
from eldorado.server.ws.outgoing import By

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry

BOT: Final[By] = "bot"
TABLE: Final[By] = "table"


class Autoplay:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    def stop(self, table: Table) -> None:
        if table.wakes is not None:
            table.wakes.cancel()
            table.wakes = None
        for task in table.thinking.values():
            task.cancel()
        table.thinking.clear()
        table.decided.clear()

    def schedule(self, table: Table) -> None:
        """Start the bots' thinking, and set the timer for the next thing that is due."""
        if table.wakes is not None:
            table.wakes.cancel()
            table.wakes = None
        if self.registry.closing or table.gone or table.status != PLAYING or table.read_only:
            return
        if table.deserted:
            table.settle(self.registry.now())  # clocks stand still, bots wait: it goes on when somebody comes
            return
        if table.sockets:
            table.watched_at = self.registry.now()
        elif table.alone and self.registry.now() - table.watched_at > self.registry.config.park_ms:
            return  # only bots, and nobody has looked for a while: it goes on when somebody does
        try:
            table.hurried = table.hurried and not self.for_people(table)
            for seat in self.for_bots(table):
                self.think(table, seat)
            due = self.next_due(table)
        except Exception as error:
            self.registry.pause_later(table, error)
            return
        if due is not None:
            wait = max(0.0, (due - self.registry.now()) / 1000)
            table.wakes = asyncio.get_running_loop().call_later(wait, self.wake, table)

    def next_due(self, table: Table) -> int | None:
        moments: list[int] = []
        zero = table.clock.next_zero()
        if zero is not None:
            moments.append(zero)
        if table.pace["kind"] == "live":
            for i, seat in enumerate(table.seats):
                if table.owes(i) and not seat.by_bot and (since := table.away(i)):
                    moments.append(since + self.registry.config.away_ms)
        if table.window is not None:
            if self.window_ready(table):
                moments.append(table.window["until"])
        else:
            moments += [
                self.bot_due(table, i) for i in self.for_bots(table) if self.answer_of(table, i) is not None
            ]
            if self.for_table(table):
                moments.append(self.table_due(table))
        return min(moments, default=None)

    def window_ready(self, table: Table) -> bool:
        """Whether there is anything to release, and every bot is done; a late bot delays all answers alike."""
        bots = self.for_bots(table)
        if not bots:
            return bool(self.for_table(table))
        return all(self.answer_of(table, seat) is not None for seat in bots)

    def answer_of(self, table: Table, seat: int) -> int | None:
        """The bot's answer for a seat, if it fits the decision the seat owes now."""
        seq, action = table.decided.get(seat, (-1, -1))
        return action if seq == table.seqs[seat] and seq >= 0 else None

    def for_bots(self, table: Table) -> list[int]:
        """The seats for which a bot has to decide."""
        mask = table.actors
        return [i for i, seat in enumerate(table.seats) if mask >> i & 1 and seat.by_bot]

    def for_table(self, table: Table) -> list[int]:
        """The people whose standing orders the table carries out."""
        if table.history is None:
            return []
        mask, state = table.actors, table.history.state
        return [
            i
            for i, seat in enumerate(table.seats)
            if mask >> i & 1 and not seat.by_bot and projection.own_answer(table, state, i) is not None
        ]

    def for_people(self, table: Table) -> list[int]:
        """The seats whose players have to decide themselves."""
        answered = {*self.for_bots(table), *self.for_table(table)}
        return [seat for seat in range(len(table.seats)) if table.owes(seat) and seat not in answered]

    def pause(self, table: Table) -> int:
        """How long each move of a bot is shown, in milliseconds."""
        return self.registry.config.bot_ms["instant" if table.hurried else table.bot_pace]

    def table_due(self, table: Table) -> int:
        """When the table carries out an order outside a window: the time at which a bot would move."""
        return table.moved_at + self.pause(table)

    def bot_due(self, table: Table, seat: int) -> int:
        """When a bot's move is shown. Whether it had a choice changes nothing, as that would reveal what it holds."""
        pause = self.pause(table)
        if table.mover == seat:
            # It continues its own turn, even if others were asked in between: the first step is slow enough to follow,
            # the rest faster.
            pause = pause * 2 // 5
        return table.moved_at + pause

    def wake(self, table: Table) -> None:
        table.wakes = None
        self.registry.background(self.run(table))

    async def run(self, table: Table) -> None:
        async with table.lock:
            if table.gone or table.status != PLAYING:
                return
            now = self.registry.now()
            try:
                await self.hold(table, now)
                if table.window is not None:
                    if table.window["until"] <= now and self.window_ready(table):
                        await self.release(table)
                else:
                    await self.move(table, now)
            except moves.Stale:  # an earlier answer of the same moment changed the question
                table.decided.clear()
            except (moves.Broken, NotKept):
                return
            except Exception as error:
                await moves.broken(table, error)
                return
        self.schedule(table)

    async def hold(self, table: Table, now: int) -> None:
        """Let bots hold the seats of players who are out of time and, in live games, of absent ones."""
        held: list[tuple[int, str]] = [(seat, TIME) for seat in table.clock.out_of_time(now)]
        if table.pace["kind"] == "live":
            for i, seat in enumerate(table.seats):
                since = table.away(i)
                away = since and since + self.registry.config.away_ms <= now
                if away and table.owes(i) and not seat.by_bot and (i, TIME) not in held:
                    held.append((i, AWAY))
        if not held:
            return
        for i, why in held:
            table.seats[i].held = why
        notes = [table.note("held", i, why=why) for i, why in held]
        await table.commit([], notes, seats=True)
        for note in notes:
            self.registry.tell_table(table, note)

    async def release(self, table: Table) -> None:
        """After the pause of a window, give all answers of bots and of the table, in the order drawn before."""
        order: list[int] = table.window["order"]
        given = {seat: self.answer_of(table, seat) for seat in self.for_bots(table)}
        own = set(self.for_table(table))
        seqs = list(table.seqs)
        for seat in order:
            if table.history is None or not table.owes(seat) or table.seqs[seat] != seqs[seat]:
                continue
            if seat in own:
                action, by = projection.own_answer(table, table.history.state, seat), TABLE
            else:
                action, by = given.get(seat), BOT
            if action is not None:
                await moves.act(table, seat, table.seqs[seat], [action], by)

    async def move(self, table: Table, now: int) -> None:
        """Carry out orders and show the moves of bots that are due, outside windows."""
        for seat in self.for_table(table):
            if table.history is None or not table.owes(seat) or self.table_due(table) > now:
                continue
            action = projection.own_answer(table, table.history.state, seat)
            if action is not None:
                await moves.act(table, seat, table.seqs[seat], [action], TABLE)
        for seat in self.for_bots(table):
            action = self.answer_of(table, seat)
            if action is not None and table.owes(seat) and self.bot_due(table, seat) <= now:
                await moves.act(table, seat, table.seqs[seat], [action], BOT)

    def think(self, table: Table, seat: int) -> None:
        """Start thinking about the decision a seat owes, unless this is under way or done."""
        if table.history is None or seat in table.thinking or self.answer_of(table, seat) is not None:
            return
        question = self.question(table, table.history.state, seat)
        seq = table.seqs[seat]
        table.thinking[seat] = self.registry.background(self.decide(table, seat, seq, question))

    def question(self, table: Table, state: State, seat: int) -> Plain:
        """The question for a worker: the seat's view, never the state."""
        return {
            "table": table.id,
            "game": card_of(table.game).id,
            "package": games.home(card_of(table.game).id),
            "level": table.seats[seat].level,
            "seat": seat,
            "asked": table.game.prompt(state, seat)["key"],
            "view": table.game.observe(state, seat),
            "legal": table.game.legal(state, seat),
        }

    async def decide(self, table: Table, seat: int, seq: int, question: Plain) -> None:
        """Let a bot think, and keep its answer until it is due."""
        try:
            chosen = await self.registry.thinkers.think(question, table.players(), table.watchers())
            table.decided[seat] = (seq, chosen)
        except Exception as error:
            self.registry.report("a bot at table " + table.id, error)
            # Any legal move, as when a worker fails: asking the same bot again would fail forever.
            table.decided[seat] = (seq, secrets.choice(question["legal"]))
        finally:
            table.thinking.pop(seat, None)
        self.schedule(table)

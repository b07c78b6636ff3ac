"""Decisions and undo: the path every entry takes, whoever makes it.

An exception in a rule is ours, not the players': nothing of the attempt is committed, the table pauses with an error
id, all others play on.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from eldorado.core.errors import BadAction, UserError
from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.server import audience, line
from eldorado.server.line import Entry
from eldorado.server.problems import NotNow
from eldorado.server.rows import Note
from eldorado.server.seats import BOT, HUMAN
from eldorado.server.table import OVER, PAUSED, PLAYING, Table

if TYPE_CHECKING:
    from eldorado.server.socket import Socket

log = logging.getLogger("eldorado.server")


class Stale(Exception):
    """The sender's picture is old: a resync is the answer."""


class RuleRefused(UserError):
    """The rules say no; nothing was done."""

    def __init__(self, refusal: Refusal, done: int = 0) -> None:
        super().__init__(refusal.key, **refusal.args)
        self.refusal = refusal
        self.done = done


class Broken(Exception):
    """A rule raised; the table is paused."""


def draw_seed() -> bytes:
    """What a whole game's chance follows from: nobody knows it before the end."""
    return secrets.token_bytes(32)


async def start(table: Table) -> list[Note]:
    """Deal. The caller holds the lock, commits nothing itself, and tells the others."""
    for i, seat in enumerate(table.seats):
        if seat.kind not in (HUMAN, BOT):
            raise NotNow("table.seats_open", seat=i)
    table.seed = draw_seed()
    try:
        table.line = line.deal(table.game, len(table.seats), table.options, table.seed)
    except UserError:
        table.seed = None
        raise
    table.status = PLAYING
    table.seqs = [0] * len(table.seats)
    table.moved_at = table.hub.now()
    open_window(table, 0, -1)
    return [table.note("started")]


async def act(
    table: Table,
    seat: int,
    seq: int,
    moves: list[int],
    by: str,
    answer: Socket | None = None,
    ref: str | None = None,
) -> int:
    """Play moves one after the other, up to the first that reveals something. Returns how many were played.

    All or nothing: if one of them is not legal, none is played. The caller holds the lock.
    """
    play = playable(table)
    if not table.owes(seat) or table.seqs[seat] != seq:
        raise Stale
    game = table.game
    entries: list[Entry] = []
    seqs = list(table.seqs)
    window = table.window
    problem: Exception | None = None
    try:
        for action in moves:
            if entries and (entries[-1].reveals or not table.owes(seat)):
                break
            if action not in game.legal(play.state, seat):
                refusal = game.why_not(play.state, seat, action) if 0 <= action < game.actions else None
                if refusal is None:
                    raise BadAction("action.unknown", action=action)
                raise RuleRefused(refusal)
            entries.append(one(table, seat, action))
    except (RuleRefused, BadAction) as error:
        problem = error
    except Exception as error:
        await broken(table, error)
        raise Broken from error
    if problem is not None:
        if entries:
            play.forget_last(len(entries))
            table.seqs, table.window = seqs, window
        raise problem
    for entry in entries:
        entry.by = by
    await commit(table, entries, seat)
    if answer is not None:
        answer.send({"on": "ack", "id": ref, "n": entries[-1].n, "no": entries[-1].no, "done": len(entries)})
    tell(table, entries)
    return len(entries)


def one(table: Table, seat: int, action: int) -> Entry:
    """One legal decision, in memory."""
    play, game = playable(table), table.game
    before = game.actors(play.state)
    # A question asked of several at once stays the same question while others answer it.
    others = {i: game.legal(play.state, i) for i in audience.bits(before & ~(1 << seat), len(table.seats))}
    entry = play.act(seat, action)
    after = game.actors(play.state)
    for i in audience.bits(after, len(table.seats)):
        if i not in others or others[i] != game.legal(play.state, i):
            table.seqs[i] = play.n
    open_window(table, before, seat)
    return entry


def open_window(table: Table, before: int, seat: int) -> None:
    """A reaction window opens, goes on while its seats answer, or closes."""
    play, game = table.line, table.game
    if play is None:
        return
    after = game.actors(play.state)
    asked = audience.bits(after, len(table.seats))
    if not any("pass" in game.prompt(play.state, i) for i in asked):
        table.window = None
        for place in table.seats:
            place.halted = False
        return
    if table.window is None or seat < 0 or after != before & ~(1 << seat):
        table.window = {"until": table.hub.now() + table.hub.config.window_ms}
        for i in asked:
            table.seats[i].halted, table.seats[i].halt = table.seats[i].halt, False


async def undo(
    table: Table, seat: int, to: int, answer: Socket | None = None, ref: str | None = None, by: str = "player"
) -> None:
    """Go back. The caller holds the lock and has checked that it may be done."""
    play = playable(table) if by == "player" else table.line
    if play is None:
        raise NotNow("table.not_playing")
    try:
        entry = play.undo(seat, to)
        entry.by = by
        for i in range(len(table.seats)):
            table.seqs[i] = play.n
        open_window(table, 0, -1)
    except Exception as error:
        await broken(table, error)
        raise Broken from error
    if table.status == PAUSED:
        table.status = PLAYING
        table.error = None
    await commit(table, [entry], seat)
    if answer is not None:
        answer.send({"on": "ack", "id": ref, "n": entry.n, "no": entry.no, "done": 1})
    tell(table, [entry])


async def commit(table: Table, entries: list[Entry], seat: int) -> None:
    now = table.hub.now()
    notes: list[Note] = []
    table.clock.moved(seat, now)
    if table.offer is not None and table.offer["kind"] == "undo":
        notes.append(table.note("offer_over" if table.offer["waiting"] else "agreed"))
        table.offer = None
    if table.actors == 0:
        notes.append(table.finish("played"))
    await table.commit(entries, notes)


def tell(table: Table, entries: list[Entry]) -> None:
    """Everybody gets every entry, each as they may see it; then, if the table itself changed, the table."""
    notes = [thing for thing in table.log if isinstance(thing, Note) and thing.no > entries[-1].no]
    known: dict[int, Plain] = {}
    try:
        for socket in list(table.sockets):
            audience.turn_eye(table, socket)
            if socket.eye not in known:
                known[socket.eye] = socket.encoded(audience.step(table, entries, socket.eye))
            socket.send_encoded(known[socket.eye])
    except Exception as error:
        table.hub.pause_later(table, error)
        return
    for note in notes:
        table.hub.tell_table(table, note)
    table.hub.pilot.schedule(table)


async def broken(table: Table, error: Exception) -> None:
    """A rule raised: commit nothing, pause this table alone, remember the error under an id."""
    table.hub.exceptions += 1
    error_id = secrets.token_hex(4)
    log.error("table %s paused, error %s", table.id, error_id, exc_info=error)
    readable = await table.hub.reread(table)
    table.status = PAUSED
    table.error = {"id": error_id}
    table.window = None
    note = table.note("paused", error=error_id)
    if readable:
        await table.commit([], [note])
    else:
        table.memo.clear()  # the store stays as it is: it knows more than the memory
    table.hub.tell_table(table, note)
    table.hub.tell_sync(table)  # an entry may have been committed that nobody could be shown


def playable(table: Table) -> line.Line:
    if table.status != PLAYING or table.line is None or table.read_only:
        key = (
            "table.read_only"
            if table.read_only
            else "table.over"
            if table.status == OVER
            else "table.not_playing"
        )
        raise NotNow(key)
    return table.line

"""Decisions and undo: every entry is made here, whoever makes it.

An exception in a rule is a defect of ours: nothing of the attempt is committed, this table pauses with an error id, and
all others play on.
"""

from __future__ import annotations

import logging
import secrets

from eldorado.core.errors import BadAction, UserError
from eldorado.core.game import Move, Refusal
from eldorado.core.matches.match import Match
from eldorado.core.matches.telling import Said
from eldorado.server.http.errors import NotNow
from eldorado.server.store.history import Entry, History, actions_of, card_of, deal
from eldorado.server.store.rows import Note
from eldorado.server.tables import projection
from eldorado.server.tables.seats import ASK, BOT, HUMAN, THIS_TURN
from eldorado.server.tables.table import OVER, PAUSED, PLAYING, Table
from eldorado.server.ws.letters import Letter, letter
from eldorado.server.ws.outgoing import Ack, By
from eldorado.server.ws.pieces import Told
from eldorado.server.ws.socket import Socket

log = logging.getLogger("eldorado.server")
LATER_WINDOWS = 8  # the divisor for all pauses of a turn after the first


class Stale(Exception):
    """The sender's `seq` is outdated; the answer is a sync."""


class RuleRefused(UserError):
    """The rules refuse; nothing was done."""

    def __init__(self, refusal: Refusal, done: int = 0) -> None:
        super().__init__(refusal.key, **refusal.args)
        self.refusal = refusal
        self.done = done


class Broken(Exception):
    """A rule raised; the table is paused."""


def draw_seed() -> bytes:
    """Draw the seed of a game; nobody knows it before the end."""
    return secrets.token_bytes(32)


async def start(table: Table, begun: Match | None = None) -> list[Note]:
    """Deal, or continue `begun`. The caller holds the lock, commits and tells the others."""
    for i, seat in enumerate(table.seats):
        if seat.kind not in (HUMAN, BOT):
            raise NotNow("table.seats_open", seat=i)
    if begun is not None:
        table.seed, table.history = begun.seed, History(begun)
    else:
        seed = draw_seed()
        dealt = table.registry.aside.do(deal, table.game, len(table.seats), table.options, seed)
        table.history, table.seed = await dealt, seed
    table.status = PLAYING
    table.seqs = [0] * len(table.seats)
    table.moved_at = table.registry.now()
    open_window(table, 0, -1)
    return [table.note("started")]


async def act(
    table: Table,
    seat: int,
    seq: int,
    moves: list[int],
    by: By,
    answer: Socket | None = None,
    ref: str | None = None,
    whole: bool = False,
    joins: bool = False,
) -> int:
    """Play the moves of one gesture, up to the first that reveals something. Returns how many were played.

    All or nothing: if one of them is not legal, none is played. A gesture that was `whole` on the player's sheet goes
    on past what it shows to others (see `goes_on`). `joins`: it continues the seat's last gesture. The caller holds
    the lock.
    """
    history = playable(table)
    if not table.owes(seat) or table.seqs[seat] != seq:
        raise Stale
    game = table.game
    entries: list[Entry] = []
    seqs = list(table.seqs)
    window = table.window
    problem: Exception | None = None
    gesture = (history.gesture_of(seat) if joins else 0) or (history.n + 1 if len(moves) > 1 else 0)
    last: Move | None = None
    try:
        for action in moves:
            if entries and (not table.owes(seat) or history.n >= table.most_entries):
                break
            revealed = any(entry.reveals for entry in entries)
            if revealed and (last is None or not goes_on(history, seat, last, action)):
                break
            # The descriptions of legal moves belong to the position before the gesture.
            said = table.memo.said.get((seat, action)) if not entries else None
            if said is None and action not in game.legal(history.state, seat):
                refusal = (
                    game.why_not(history.state, seat, action) if 0 <= action < actions_of(game) else None
                )
                if refusal is None:
                    raise BadAction("action.unknown", action=action)
                raise RuleRefused(refusal)
            last = game.decode(history.state, seat, action) if whole else None
            entries.append(one(table, seat, action, gesture, said))
    except (RuleRefused, BadAction) as error:
        problem = error
    except Exception as error:
        await broken(table, error)
        raise Broken from error
    if problem is not None:
        if entries:
            history.forget_last(len(entries))
            table.seqs, table.window = seqs, window
        raise problem
    for entry in entries:
        entry.by = by
    entries[-1].gain = table.clock.moved(seat, table.registry.now())
    await commit(table, entries)
    ack = Ack(id=ref, n=entries[-1].n, no=entries[-1].no, done=len(entries))
    tell(table, entries, answer, ack)
    return len(entries)


def goes_on(history: History, seat: int, last: Move, action: int) -> bool:
    """Whether a gesture shown as a whole continues after `last`, which revealed something.

    It does if only the player's choice became known, and the next move is the same choice again or closes it.
    After chance, or after a look at what was hidden, the player may think again.
    """
    if history.entries[-1].chance or not last.args:
        return False
    if action not in history.game.legal(history.state, seat):
        return False
    following = history.game.decode(history.state, seat, action)
    return following.kind == last.kind or not following.args


def one(table: Table, seat: int, action: int, gesture: int = 0, said: Said | None = None) -> Entry:
    """Apply one legal decision, only in memory."""
    history, game = playable(table), table.game
    before = game.actors(history.state)
    # A question asked of several seats stays the same while others answer it: keep its seq.
    others = {
        i: game.legal(history.state, i) for i in projection.bits(before & ~(1 << seat), len(table.seats))
    }
    if table.window is None:
        table.mover = seat
    entry = history.act(seat, action, gesture, said)
    after = game.actors(history.state)
    for i in projection.bits(after, len(table.seats)):
        if i not in others or others[i] != game.legal(history.state, i):
            table.seqs[i] = history.n
    if any(event.kind in card_of(game).turns for event in entry.events):
        table.windowed = False
        for place in table.seats:
            place.trades = ASK if place.trades == THIS_TURN else place.trades
    open_window(table, before, seat)
    return entry


def open_window(table: Table, before: int, seat: int) -> None:
    """Open, keep or close the reaction window."""
    history, game = table.history, table.game
    if history is None:
        return
    after = game.actors(history.state)
    asked = projection.bits(after, len(table.seats))
    if not any("pass" in game.prompt(history.state, i) for i in asked):
        table.window = None
        for place in table.seats:
            place.halted = False
        return
    if table.window is None or seat < 0 or after != before & ~(1 << seat):
        # The time and order of the answers are settled here, before anybody has thought.
        order = list(range(len(table.seats)))
        secrets.SystemRandom().shuffle(order)
        table.window = {"until": table.registry.now() + window_pause(table, asked), "order": order}
        for i in asked:
            table.seats[i].halted, table.seats[i].halt = table.seats[i].halt, False


def window_pause(table: Table, asked: list[int]) -> int:
    """How long a window stays open to gather answers: long enough to say Halt once in a turn, then short. This
    depends on public things alone."""
    pause = table.registry.config.window_ms
    if len(table.people()) == 1:
        pause //= 2  # one person against bots: nobody else needs the time
    if all(table.seats[i].by_bot for i in asked):
        return pause // LATER_WINDOWS  # nobody who could say Halt
    first, table.windowed = not table.windowed, bool(card_of(table.game).turns)
    return pause if first and not table.hurried else pause // LATER_WINDOWS


async def undo(
    table: Table,
    seat: int,
    to: int,
    answer: Socket | None = None,
    ref: str | None = None,
    by: By = "player",
) -> None:
    """Go back. The caller holds the lock and has checked that it is allowed."""
    history = playable(table) if by == "player" else table.history
    if history is None:
        raise NotNow("table.not_playing")
    undone = [history.entries[number - 1] for number in history.path if number > to]
    try:
        entry = history.undo(seat, to)
        entry.by = by
        for i in range(len(table.seats)):
            table.seqs[i] = history.n
        open_window(table, 0, -1)
    except Exception as error:
        await broken(table, error)
        raise Broken from error
    if table.status == PAUSED:
        table.status = PLAYING
        table.error = None
    for taken in undone:
        table.clock.take_back(taken.seat, taken.gain)
    await commit(table, [entry])
    tell(table, [entry], answer, Ack(id=ref, n=entry.n, no=entry.no, done=1))


async def commit(table: Table, entries: list[Entry]) -> None:
    notes: list[Note] = []
    if table.offer is not None and table.offer["kind"] == "undo":
        notes.append(table.note("offer_over" if table.offer["waiting"] else "agreed"))
        table.offer = None
    if table.actors == 0:
        notes.append(table.finish("played"))
    elif table.n >= table.most_entries:
        notes.append(table.finish("long"))
    await table.commit(entries, notes)


def tell(table: Table, entries: list[Entry], answer: Socket | None = None, ack: Ack | None = None) -> None:
    """Send the entries to everybody, each as they may see them, then changes of the table; to who made them the
    acknowledgement before them, in one piece."""
    notes: list[Note] = []
    for thing in reversed(table.log):
        if thing.no <= entries[-1].no:
            break
        if isinstance(thing, Note):
            notes.insert(0, thing)
    known: dict[tuple[int, Told | None], Letter] = {}
    if answer is not None and ack is not None and answer not in table.sockets:  # it went meanwhile
        answer.send(ack)
        ack = None
    try:
        moved = projection.moved(table)
        for socket in list(table.sockets):
            projection.turn_eye(table, socket)
            eye, before = socket.eye, socket.shown
            if before is not None and before.eye != eye:
                before = None
            step = known.get((eye, before))
            if step is None:
                step = known[eye, before] = projection.step(table, entries, eye, before, moved)
            if socket is answer and ack is not None:
                socket.send_letters(letter(ack), step)
                ack = None
            else:
                socket.send_letter(step)
            if socket.differences:
                socket.shown = projection.told(table, eye)
        table.memo.rest()
    except Exception as error:
        if answer is not None and ack is not None:
            answer.send(ack)  # it is stored, although it cannot be shown
        table.registry.pause_later(table, error)
        return
    for note in notes:
        table.registry.tell_table(table, note)
    table.registry.autoplay.schedule(table)


async def broken(table: Table, error: Exception) -> None:
    """Pause this table after an exception in a rule; commit nothing, log it under an id."""
    table.registry.exceptions += 1
    error_id = secrets.token_hex(4)
    log.error("table %s paused, error %s", table.id, error_id, exc_info=error)
    readable = await table.registry.reread(table)
    table.status = PAUSED
    table.error = {"id": error_id}
    table.window = None
    note = table.note("paused", error=error_id)
    if readable:
        await table.commit([], [note])
    else:
        table.memo.clear()  # leave the store alone: it is ahead of the memory
    table.registry.tell_table(table, note)
    table.registry.tell_sync(table)  # an entry may be committed that could not be shown


def playable(table: Table) -> History:
    if table.status != PLAYING or table.history is None or table.read_only:
        key = (
            "table.read_only"
            if table.read_only
            else "table.over"
            if table.status == OVER
            else "table.not_playing"
        )
        raise NotNow(key)
    return table.history

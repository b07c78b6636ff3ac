"""Handlers for the messages of a socket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldorado.core.errors import BadAction
from eldorado.server.api import advising
from eldorado.server.http import sanitize
from eldorado.server.http.errors import Malformed, NotNow, NotYours, TooMany
from eldorado.server.http.limits import Buckets
from eldorado.server.store import rows
from eldorado.server.store.history import actions_of
from eldorado.server.store.rows import Note
from eldorado.server.store.store import Op
from eldorado.server.tables import moves, offers, projection
from eldorado.server.tables.seats import AWAY, HUMAN
from eldorado.server.tables.table import OPEN, PLAYING, Table
from eldorado.server.ws import messages
from eldorado.server.ws import outgoing as out

if TYPE_CHECKING:
    from eldorado.server.api.connection import Connection


async def run(table: Table, socket: Connection, message: messages.Inbound) -> None:
    """Handle and answer a message. The connection turns errors into answers."""
    async with table.lock:
        if table.gone:
            raise NotNow("table.not_playing")
        match message:
            case messages.Act():
                yours(table, socket, message.seat)
                if table.seats[message.seat].held is not None:
                    await take_back(table, message.seat)
                await moves.act(
                    table,
                    message.seat,
                    message.seq,
                    message.moves,
                    "player",
                    answer=socket,
                    ref=message.id,
                    whole=message.whole,
                    joins=message.joins,
                )
                return
            case messages.Undo():
                await undo(table, socket, message)
                return
            case messages.Look():
                if message.seat >= 0:
                    yours(table, socket, message.seat)
                socket.eye = message.seat
                if len(table.own(socket.client)) <= 1:
                    projection.turn_eye(table, socket)
                socket.send(projection.sync(table, socket, ref=message.id))
                return
            case messages.Resync():
                projection.turn_eye(table, socket)
                socket.send(projection.sync(table, socket, message.since, ref=message.id))
                return
            case messages.Why():
                why(table, socket, message)
                return
            case messages.Hint():
                advising.hint(table, socket, message)
                return
            case messages.Advise():
                advising.advise(table, socket, message)
                return
            case messages.Offer():
                yours(table, socket, message.seat)
                await offers.offer(table, message.kind, message.seat)
            case messages.Answer():
                yours(table, socket, message.seat)
                await offers.answer(table, message.seat, message.offer, message.yes)
            case messages.Withdraw():
                yours(table, socket, message.seat)
                await offers.withdraw(table, message.seat, message.offer)
            case messages.Chat():
                await chat(table, socket, message)
            case messages.Mute():
                await mute(table, socket, message)
            case messages.Orders():
                yours(table, socket, message.seat)
                seat = table.seats[message.seat]
                seat.orders = message.ask or seat.orders
                seat.fights = seat.fights if message.fights is None else message.fights
                seat.trades = message.trades or seat.trades
                await table.commit([], [], seats=True)
                table.registry.autoplay.schedule(table)
                show_again(table, message.seat)
            case messages.Halt():
                halt(table, socket, message)
                show_again(table, message.seat)
            case messages.Skip():
                yours(table, socket, message.seat)
                skip(table)
            case messages.Ping():
                pass
        socket.send(out.Ack(id=message.id, n=table.n, no=table.no, done=0))


def yours(table: Table, socket: Connection, seat: int) -> None:
    if seat not in table.own(socket.client):
        raise NotYours("table.not_yours", seat=seat)


async def undo(table: Table, socket: Connection, message: messages.Undo) -> None:
    yours(table, socket, message.seat)
    history = moves.playable(table)
    seat = message.seat
    if message.seq != (table.seqs[seat] if table.owes(seat) else table.n):
        raise moves.Stale
    free = history.free(seat)
    to = message.to if message.to is not None else (free[0] if free else None)
    if to is None or (to != 0 and to not in history.path) or to == history.top:
        raise NotNow("table.nothing_to_undo")
    to = history.before_gesture(to)
    if to in free:
        await moves.undo(table, seat, to, answer=socket, ref=message.id)
        return
    if not any(number > to and history.entries[number - 1].seat == seat for number in history.path):
        raise NotNow("table.nothing_to_undo")  # it would take back only other players' moves
    if not message.ask:
        raise NotNow("table.undo_needs_consent")
    await offers.offer(table, "undo", seat, to)
    socket.send(out.Ack(id=message.id, n=table.n, no=table.no, done=0))


def why(table: Table, socket: Connection, message: messages.Why) -> None:
    """Explain why a move is not legal."""
    yours(table, socket, message.seat)
    if table.history is None:
        raise NotNow("table.not_playing")
    if socket.eye != message.seat:
        raise NotYours(
            "table.look_first", seat=message.seat
        )  # nothing about a seat's cards while its screen is covered
    game, state = table.game, table.history.state
    if message.action is not None:
        if not 0 <= message.action < actions_of(game):
            raise BadAction("action.unknown", action=message.action)
        refusal = game.why_not(state, message.seat, message.action)
    elif message.ask is not None:
        refusal = game.explain(state, message.seat, {"to": message.ask.to, "with": message.ask.with_})
    else:
        raise Malformed("wire.malformed", detail="action or ask is wanted")
    why_not = projection.refusal_told(refusal) if refusal is not None else None
    socket.send(out.WhyNot(id=message.id, why=why_not))


def limit(buckets: Buckets, whose: object, table: Table) -> None:
    """Use one unit of a limit."""
    now = table.registry.now() / 1000
    bucket = buckets.get(whose, now)
    if not bucket.take(now):
        raise TooMany("wire.too_fast", bucket.wait())


async def chat(table: Table, socket: Connection, message: messages.Chat) -> None:
    text = sanitize.chat(message.text)
    if not text:
        raise Malformed("table.chat_empty")
    table.check_notes()
    limit(table.registry.chats, socket.client, table)
    limit(table.registry.talkers, socket.household, table)
    own = table.own(socket.client)
    seat = socket.eye if socket.eye in own else own[0] if own else -1
    name = table.seats[seat].name if seat >= 0 else await table.registry.name_of(socket.client)
    body = {"is": "chat", "seat": seat, "name": name, "text": text, "at": table.registry.now() // 1000}
    note = Note(0, body, socket.client)
    await table.commit([], [note])
    for other in list(table.sockets):
        muted = table.mutes.get(other.client)
        other.send(out.Chatted(no=note.no, item=projection.item(table, note, other.eye, muted)))


async def mute(table: Table, socket: Connection, message: messages.Mute) -> None:
    """Mute a seat's player or, with -1, everybody without a seat."""
    if message.seat >= len(table.seats):
        raise Malformed("wire.malformed", detail="no such seat")
    whom = table.seats[message.seat].client if message.seat >= 0 else None  # None: all without a seat
    if socket.client not in table.mutes:
        limit(table.registry.talkers, socket.household, table)  # each is kept for as long as the table
    muted = table.mutes.setdefault(socket.client, set())
    if message.on and whom != socket.client and (whom is not None or message.seat < 0):
        muted.add(whom)
    else:
        muted.discard(whom)
    body = rows.text({"muted": [one.hex() if one is not None else None for one in muted]})
    keys = {"key": table.id, "key_client": socket.client}
    row = {"board": table.id, "client": socket.client, "body": body}
    await table.write([Op(rows.DELETE_WISH, keys), Op(rows.INSERT_WISH, row)])


def show_again(table: Table, seat: int) -> None:
    """Send a sync to all who look as this seat, if it is asked: `auto` may have changed."""
    if table.owes(seat):
        for socket in table.sockets:
            if socket.eye == seat:
                socket.send(projection.sync(table, socket, table.no))


def halt(table: Table, socket: Connection, message: messages.Halt) -> None:
    yours(table, socket, message.seat)
    seat = table.seats[message.seat]
    if table.window is not None and table.owes(message.seat):
        seat.halted = True
    else:
        seat.halt = True
    table.memo.clear()
    table.registry.autoplay.schedule(table)


def skip(table: Table) -> None:
    """Let the bots move without pauses until a person is asked, if nobody else is following them."""
    if len({table.seats[seat].client for seat in table.people()}) == 1:
        table.hurried = True
        table.registry.autoplay.schedule(table)


async def take_back(table: Table, seat: int) -> None:
    """Take a held seat back from the bot when its player acts."""
    place = table.seats[seat]
    if place.held is None or table.status != PLAYING:
        return
    place.held = None
    table.clock.refill(seat)
    note = table.note("back", seat)
    await table.commit([], [note], seats=True)
    table.registry.tell_table(table, note)


async def came(table: Table, client: bytes) -> None:
    """Handle a new connection: the browser's seats are present, and those held for absence are given back."""
    for i, seat in enumerate(table.seats):
        if seat.client == client and seat.kind == HUMAN:
            seat.since_away = 0
            if seat.held == AWAY:
                await take_back(table, i)
    table.settle(table.registry.now())  # a live game that waited for somebody goes on
    table.registry.autoplay.schedule(table)


def went(table: Table, client: bytes) -> None:
    """Handle a closed socket: if it was the browser's last, its seats are absent from now on."""
    if any(socket.client == client for socket in table.sockets):
        return
    unready = False
    for seat in table.seats:
        if seat.client == client and seat.kind == HUMAN:
            seat.since_away = table.registry.now()
            unready, seat.ready = unready or seat.ready, False
    if unready and table.status == OPEN and not table.gone:
        table.registry.tell_sync(table)
    if not table.gone:
        table.registry.autoplay.schedule(table)

"""What the messages of a socket do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldorado.core.errors import BadAction
from eldorado.core.plain import Plain
from eldorado.server import audience, clean, offers, play, rows, wire
from eldorado.server.problems import Malformed, NotNow, NotYours, TooMany
from eldorado.server.rows import Note
from eldorado.server.seats import AWAY, HUMAN
from eldorado.server.store import Op
from eldorado.server.table import PLAYING, Table

if TYPE_CHECKING:
    from eldorado.server.socket import Socket


async def run(table: Table, socket: Socket, message: wire.Inbound) -> None:
    """Do what a message asks and answer it. Raises what the socket turns into an answer."""
    async with table.lock:
        if table.gone:
            raise NotNow("table.not_playing")
        match message:
            case wire.Act():
                yours(table, socket, message.seat)
                await take_back(table, message.seat)
                await play.act(
                    table, message.seat, message.seq, message.moves, "player", answer=socket, ref=message.id
                )
                return
            case wire.Undo():
                await undo(table, socket, message)
                return
            case wire.Look():
                if message.seat >= 0:
                    yours(table, socket, message.seat)
                socket.eye = message.seat
                if len(table.own(socket.client)) <= 1:
                    audience.turn_eye(table, socket)
                socket.send(audience.sync(table, socket, ref=message.id))
                return
            case wire.Resync():
                audience.turn_eye(table, socket)
                socket.send(audience.sync(table, socket, message.since, ref=message.id))
                return
            case wire.Why():
                why(table, socket, message)
                return
            case wire.Hint():
                hint(table, socket, message)
                return
            case wire.Offer():
                yours(table, socket, message.seat)
                await offers.offer(table, message.kind, message.seat)
            case wire.Answer():
                yours(table, socket, message.seat)
                await offers.answer(table, message.seat, message.offer, message.yes)
            case wire.Withdraw():
                yours(table, socket, message.seat)
                await offers.withdraw(table, message.seat, message.offer)
            case wire.Chat():
                await chat(table, socket, message)
            case wire.Mute():
                await mute(table, socket, message)
            case wire.Orders():
                yours(table, socket, message.seat)
                seat = table.seats[message.seat]
                seat.orders = message.ask or seat.orders
                seat.fights = seat.fights if message.fights is None else message.fights
                await table.commit([], [], seats=True)
                table.hub.pilot.schedule(table)
                show_again(table, message.seat)
            case wire.Halt():
                halt(table, socket, message)
                show_again(table, message.seat)
            case wire.Ping():
                pass
        socket.send({"on": "ack", "id": message.id, "n": table.n, "no": table.no, "done": 0})


def yours(table: Table, socket: Socket, seat: int) -> None:
    if seat not in table.own(socket.client):
        raise NotYours("table.not_yours", seat=seat)


async def undo(table: Table, socket: Socket, message: wire.Undo) -> None:
    yours(table, socket, message.seat)
    line = play.playable(table)
    seat = message.seat
    if message.seq != (table.seqs[seat] if table.owes(seat) else table.n):
        raise play.Stale
    free = line.free(seat)
    to = message.to if message.to is not None else (free[0] if free else None)
    if to is None or (to != 0 and to not in line.path) or to == line.top:
        raise NotNow("table.nothing_to_undo")
    if to in free:
        await play.undo(table, seat, to, answer=socket, ref=message.id)
        return
    if not any(number > to and line.entries[number - 1].seat == seat for number in line.path):
        raise NotNow("table.nothing_to_undo")  # it would take back only what others did
    if not message.ask:
        raise NotNow("table.undo_needs_consent")
    await offers.offer(table, "undo", seat, to)
    socket.send({"on": "ack", "id": message.id, "n": table.n, "no": table.no, "done": 0})


def why(table: Table, socket: Socket, message: wire.Why) -> None:
    """Why something cannot be done; the same question a player asks by tapping it."""
    yours(table, socket, message.seat)
    if table.line is None:
        raise NotNow("table.not_playing")
    if socket.eye != message.seat:
        raise NotYours(
            "table.look_first", seat=message.seat
        )  # behind the curtain nobody's cards are spoken of
    game, state = table.game, table.line.state
    if message.action is not None:
        if not 0 <= message.action < game.actions:
            raise BadAction("action.unknown", action=message.action)
        refusal = game.why_not(state, message.seat, message.action)
    elif message.ask is not None:
        refusal = game.explain(state, message.seat, {"to": message.ask.to, "with": message.ask.with_})
    else:
        raise Malformed("wire.malformed", detail="action or ask is wanted")
    socket.send({"on": "why", "id": message.id, "why": refusal.plain() if refusal is not None else None})


def hint(table: Table, socket: Socket, message: wire.Hint) -> None:
    """What a bot would do in this seat, from what the seat may know; it thinks outside the lock and answers later."""
    yours(table, socket, message.seat)
    line = play.playable(table)
    if socket.eye != message.seat:
        raise NotYours("table.look_first", seat=message.seat)
    if not table.hints:
        raise NotNow("table.no_hints")
    if not table.owes(message.seat) or message.seq != table.seqs[message.seat]:
        raise play.Stale
    bucket = table.hub.hinting.get(socket.client, table.hub.now() / 1000)
    if not bucket.take(table.hub.now() / 1000):
        raise TooMany("wire.too_fast", bucket.wait())
    question = {**table.hub.pilot.question(table, line.state, message.seat), "hint": True}
    table.hub.background(give_hint(table, socket, message, question))


async def give_hint(table: Table, socket: Socket, message: wire.Hint, question: Plain) -> None:
    reply = await table.hub.thinkers.ask(question)
    found = reply if reply is not None else {"moves": [], "why": None}
    socket.send({"on": "hint", "id": message.id, "seat": message.seat, "seq": message.seq, **found})


async def chat(table: Table, socket: Socket, message: wire.Chat) -> None:
    text = clean.chat(message.text)
    if not text:
        raise Malformed("table.chat_empty")
    bucket = table.hub.chats.get(socket.client, table.hub.now() / 1000)
    if not bucket.take(table.hub.now() / 1000):
        raise TooMany("wire.too_fast", bucket.wait())
    own = table.own(socket.client)
    seat = socket.eye if socket.eye in own else own[0] if own else -1
    name = table.seats[seat].name if seat >= 0 else await table.hub.name_of(socket.client)
    body = {"is": "chat", "seat": seat, "name": name, "text": text, "at": table.hub.now() // 1000}
    note = Note(0, body, socket.client)
    await table.commit([], [note])
    for other in list(table.sockets):
        muted = table.mutes.get(other.client)
        other.send({"on": "chat", "no": note.no, "item": audience.item(table, note, other.eye, muted)})


async def mute(table: Table, socket: Socket, message: wire.Mute) -> None:
    """Whom this browser does not want to read: a seat's player, or (-1) everybody without a seat."""
    if message.seat >= len(table.seats):
        raise Malformed("wire.malformed", detail="no such seat")
    whom = table.seats[message.seat].client if message.seat >= 0 else None  # None: all without a seat
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
    """Whether the table answers for the seat has changed: who looks as this seat, and is asked, sees it at once."""
    if table.owes(seat):
        for socket in table.sockets:
            if socket.eye == seat:
                socket.send(audience.sync(table, socket, table.no))


def halt(table: Table, socket: Socket, message: wire.Halt) -> None:
    yours(table, socket, message.seat)
    seat = table.seats[message.seat]
    if table.window is not None and table.owes(message.seat):
        seat.halted = True
    else:
        seat.halt = True
    table.memo.clear()
    table.hub.pilot.schedule(table)


async def take_back(table: Table, seat: int) -> None:
    """A player who acts is there: the bot gives the seat back."""
    place = table.seats[seat]
    if place.held is None or table.status != PLAYING:
        return
    place.held = None
    table.clock.refill(seat)
    note = table.note("back", seat)
    await table.commit([], [note], seats=True)
    table.hub.tell_table(table, note)


async def came(table: Table, client: bytes) -> None:
    """A browser connects: its seats are no longer away, and what a bot held for that reason is given back."""
    for i, seat in enumerate(table.seats):
        if seat.client == client and seat.kind == HUMAN:
            seat.since_away = 0
            if seat.held == AWAY:
                await take_back(table, i)
    table.hub.pilot.schedule(table)


def went(table: Table, client: bytes) -> None:
    """A browser's socket is gone; if it was its last, its seats are away from now."""
    if any(socket.client == client for socket in table.sockets):
        return
    for seat in table.seats:
        if seat.client == client and seat.kind == HUMAN:
            seat.since_away = table.hub.now()
    if not table.gone:
        table.hub.pilot.schedule(table)

"""The verbs of a table: sit, leave, remove, resign, hold and so on. Callers hold the table's lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldorado.core.errors import UserError
from eldorado.server.http import sanitize
from eldorado.server.http.errors import NotNow, NotYours
from eldorado.server.store import rows
from eldorado.server.store.rows import Note
from eldorado.server.tables import looks, moves, offers
from eldorado.server.tables.lobby import bot_name, check_listed, level_of
from eldorado.server.tables.seats import ASKED, AWAY, BOT, BY_WISH, HUMAN, LEFT, OPEN, REMOVED, RESIGNED, Seat
from eldorado.server.tables.table import OPEN as WAITING
from eldorado.server.tables.table import OVER, PAUSED, PLAYING, Table
from eldorado.server.ws import messages
from eldorado.server.ws.socket import BLOCKED, DELETED

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry

HUSHED = {"is": "chat", "muted": True}  # the text that replaces a removed line of chat


async def done(table: Table, notes: list[Note], see_anew: bool = False, dealt: bool = False) -> None:
    await table.commit([], notes, seats=True, dealt=dealt)
    for note in notes:
        table.registry.tell_table(table, note)
    if see_anew:
        table.registry.tell_sync(table)
    table.registry.tell_presence(table)  # a player who sat down no longer counts as watching
    table.registry.autoplay.schedule(table)


def only_host(table: Table, client: bytes) -> None:
    if table.host != client:
        raise NotYours("table.host_only")


def only_while(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        key = {WAITING: "table.not_started", OVER: "table.over", PAUSED: "table.paused"}.get(
            table.status, "table.started"
        )
        raise NotNow(key)


def seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise NotNow("table.no_such_seat", seat=number)
    return table.seats[number]


async def start_if_full(table: Table, notes: list[Note]) -> None:
    """Deal if every seat is confirmed and, before clocks run, everybody is ready; commit and tell."""
    full = table.full and not table.unready()
    if full:
        try:
            notes += await moves.start(table)
        except UserError:
            raise
        except Exception as error:
            table.status, table.history, table.seed = PAUSED, None, None
            table.error = {"id": table.registry.report("dealing at table " + table.id, error)}
            notes.append(table.note("paused", error=table.error["id"]))
    await done(table, notes, see_anew=full, dealt=table.history is not None)


async def sit(table: Table, client: bytes, wish: messages.Sit, own_name: str) -> None:
    only_while(table, WAITING)
    table.check_notes()
    kept = [i for i, seat in enumerate(table.seats) if seat.kind == ASKED and seat.client == client]
    if wish.seat is None:
        free = kept or [i for i, seat in enumerate(table.seats) if seat.kind == OPEN]
        if not free:
            raise NotNow("table.full")
        number = free[0]
    else:
        number = wish.seat
    seat = seat_of(table, number)
    if seat.kind != OPEN and number not in kept:
        raise NotNow("table.taken", seat=number)
    if table.own(client) and number not in kept:
        raise NotNow("table.seated")  # only the host seats several people at one screen
    name = sanitize.name(wish.name) or seat.name or own_name
    taken = [number] if number not in kept else kept
    profile = await table.registry.profile_of(client)
    for i in taken:
        place = table.seats[i]
        place.kind, place.client = HUMAN, client
        place.name = name if i == number else place.name
        place.since_away = table.registry.now()
        looks.give(table.seats, i, profile.get("colours", ()), profile.get("emblem", ""))
        place.ready = table.full  # the last to come is present; the others are asked
    await start_if_full(table, [table.note("sat", i) for i in taken])


async def ready(table: Table, client: bytes, on: bool) -> None:
    """Mark a player as ready, or not, before a game with clocks begins."""
    only_while(table, WAITING)
    table.check_notes()
    own = table.own(client)
    if not own:
        raise NotYours("table.not_seated")
    for i in own:
        table.seats[i].ready = on
    await start_if_full(table, [table.note("ready" if on else "unready", i) for i in own])


async def change(table: Table, client: bytes, wish: messages.ChangeSeat) -> None:
    only_host(table, client)
    only_while(table, WAITING)
    table.check_notes()
    seat = seat_of(table, wish.seat)
    if seat.kind == HUMAN and seat.client == client and len(table.own(client)) == 1 and wish.kind != "hot":
        raise NotNow("table.host_sits")
    if seat.kind == HUMAN and seat.client != client:
        raise NotNow("table.taken", seat=wish.seat)
    name = sanitize.name(wish.name)
    if wish.kind == "bot":
        level = level_of(table.game.info.id, wish.level)
        table.seats[wish.seat] = Seat(BOT, None, name or bot_name(table.seats), level)
    elif wish.kind == "hot":
        table.seats[wish.seat] = Seat(HUMAN, client, name)
        looks.give(table.seats, wish.seat)
    else:
        table.seats[wish.seat] = Seat(OPEN)
    await start_if_full(table, [table.note("seat", wish.seat)])


async def start(table: Table, client: bytes) -> None:
    only_host(table, client)
    only_while(table, WAITING)
    for i, seat in enumerate(table.seats):
        if seat.kind in (OPEN, ASKED):
            table.seats[i] = Seat(BOT, None, bot_name(table.seats), level_of(table.game.info.id))
    for i in table.own(client):
        table.seats[i].ready = True
    await start_if_full(table, [])


async def leave(table: Table, client: bytes) -> bool:
    """Leave for good; return True if the table was deleted with its last person."""
    own = [i for i, seat in enumerate(table.seats) if seat.client == client]
    if not own:
        raise NotYours("table.not_seated")
    return await get_up(table, own, LEFT)


async def remove(table: Table, client: bytes, number: int) -> bool:
    only_host(table, client)
    seat = seat_of(table, number)
    if seat.kind not in (HUMAN, ASKED) or seat.client == client or seat.client is None:
        raise NotNow("table.not_removable", seat=number)
    if table.status in (PLAYING, PAUSED) and seat.person and not table.absent(number):
        raise NotNow("table.still_here", seat=number)
    return await get_up(table, [number], REMOVED)


async def get_up(table: Table, numbers: list[int], how: str) -> bool:
    only_while(table, WAITING, PLAYING, PAUSED, OVER)
    client = table.seats[numbers[0]].client
    for i in numbers:
        seat = table.seats[i]
        if table.status == WAITING:
            table.seats[i] = Seat(OPEN)
        else:
            if seat.out is None:
                seat.out = how
            seat.held = None
            seat.client = None
    notes = [table.note(how, i) for i in numbers]
    people = table.people()
    if table.host == client and all(seat.client != client for seat in table.seats):
        table.host = table.seats[people[0]].client if people else None
    if not people and (table.status == WAITING or table.history is None):
        await delete(table)
        return True
    if table.status in (PLAYING, PAUSED):
        if not people:
            notes.append(table.finish("abandoned"))
        await offers.refresh(table)
    await done(table, notes, see_anew=True)
    return False


async def resign(table: Table, client: bytes, number: int) -> None:
    only_while(table, PLAYING)
    if number not in table.own(client):
        raise NotYours("table.not_yours", seat=number)
    seat = table.seats[number]
    seat.out, seat.held = RESIGNED, None
    notes = [table.note("resigned", number)]
    still = [i for i, place in enumerate(table.seats) if place.out != RESIGNED]
    if len(still) <= 1 or not table.people():
        notes.append(table.finish("resigned"))
    else:
        await offers.refresh(table)
    await done(table, notes, see_anew=True)


async def hold(table: Table, client: bytes, number: int) -> None:
    """Let a bot hold a seat: one's own at any time, another's if its player is away."""
    only_while(table, PLAYING)
    table.check_notes()
    seat = seat_of(table, number)
    own = table.own(client)
    if not own or not seat.person:
        raise NotYours("table.not_yours", seat=number)
    if seat.held is not None:
        raise NotNow("table.held", seat=number)
    if table.day:
        raise NotNow("daily.same_for_all")
    if number in own:
        seat.held = BY_WISH
    else:
        if not table.absent(number):
            raise NotNow("table.not_away", seat=number)
        seat.held = AWAY
    await offers.refresh(table)
    await done(table, [table.note("held", number, why=seat.held)])


async def back(table: Table, client: bytes, number: int) -> None:
    only_while(table, PLAYING)
    if number not in table.own(client):
        raise NotYours("table.not_yours", seat=number)
    seat = table.seats[number]
    if seat.held is None:
        raise NotNow("table.not_held", seat=number)
    seat.held = None
    table.clock.refill(number)
    await done(table, [table.note("back", number)])


async def step_back(table: Table, client: bytes) -> None:
    """Resume a table paused by a defect: undo the last decision and play on."""
    only_host(table, client)
    only_while(table, PAUSED)
    if table.error is None:
        raise NotNow("table.halted")
    if table.history is None and table.seed is not None and not await table.registry.reread(table):
        raise NotNow("table.paused")
    if table.history is None:
        table.status, table.error, table.seed = WAITING, None, None
        await done(table, [table.note("stepback")], see_anew=True)
        return
    history = table.history
    if history.path:
        last = history.entries[history.top - 1]
        to = history.path[-2] if len(history.path) > 1 else 0
        await moves.undo(table, last.seat, to, by="table")
    else:
        table.status, table.error = PLAYING, None
    await done(table, [table.note("stepback")])


async def settings(table: Table, client: bytes, wish: messages.Settings) -> None:
    only_host(table, client)
    table.check_notes()
    if table.day and (wish.hints or wish.listed):
        raise NotNow("daily.same_for_all")
    if wish.bot_pace is not None:
        table.bot_pace = wish.bot_pace
    if wish.title is not None:
        table.title = sanitize.title(wish.title)
    if wish.hints is not None:
        table.hinted = wish.hints
    if wish.listed is not None:
        await check_listed(table.registry, client, wish.listed and not table.listed)
        table.listed = wish.listed
    await done(table, [table.note("settings")])


async def vanish(table: Table, client: bytes) -> None:
    """Remove a browser from this table completely, its names too; takes the lock itself.

    A bot plays on for a seat without a name; a table without anybody else is deleted.
    """
    async with table.lock:
        if table.gone or not table.knows(client):
            return
        own = [i for i, seat in enumerate(table.seats) if seat.client == client]
        if (own or table.host == client) and all(seat.client in (None, client) for seat in table.seats):
            await delete(table)
            return
        table.mutes.pop(client, None)
        for i in own:
            table.seats[i].name = ""
        if own:
            await get_up(table, own, LEFT)
        elif table.host == client:
            table.host = next(seat.client for seat in table.seats if seat.client is not None)
            await done(table, [table.note("settings")])


def hush(registry: Registry, client: bytes) -> None:
    """Blank out every chat line of a browser, at all tables."""
    for table in list(registry.tables.values()):
        for thing in table.log:
            if isinstance(thing, Note) and thing.client == client:
                thing.client, thing.body = None, HUSHED


def show_out(registry: Registry, client: bytes) -> None:
    """Close the sockets of a blocked browser."""
    for table in list(registry.tables.values()):
        for socket in [one for one in table.sockets if one.client == client]:
            socket.close(BLOCKED)


async def delete(table: Table) -> None:
    await table.write(rows.delete(table.id))
    table.registry.drop(table, DELETED)


async def delete_by(table: Table, client: bytes) -> None:
    seated = any(seat.client == client for seat in table.seats)
    if table.host != client and not (table.status == OVER and seated):
        raise NotYours("table.host_only")
    await delete(table)

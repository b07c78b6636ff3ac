"""Offers that need consent: an undo beyond what is free, or ending the game. One at a time."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.server.http.errors import NotNow
from eldorado.server.tables import moves
from eldorado.server.tables.seats import LEFT, REMOVED
from eldorado.server.tables.table import PLAYING, Table


def asked(table: Table, by: int) -> list[int]:
    """The people whose consent is needed: all at other screens. A bot that holds a seat never consents for it."""
    client = table.seats[by].client
    return [i for i in table.people() if table.seats[i].client != client and i != by]


async def offer(table: Table, kind: str, by: int, to: int | None = None) -> None:
    """Make an offer. The caller holds the lock."""
    moves.playable(table)
    table.check_notes()
    if table.offer is not None:
        raise NotNow("table.offer_open")
    if kind == "undo" and table.day:
        raise NotNow("daily.no_undo")  # another card would be drawn, and everybody has the same ones
    table.offers += 1
    current: Plain = {"id": table.offers, "kind": kind, "by": by, "to": to, "waiting": asked(table, by)}
    if not current["waiting"]:  # nobody to ask
        await carry_out(table, current)
        return
    table.offer = current
    note = table.note("offer", by, kind=kind)
    await table.commit([], [note])
    table.registry.tell_table(table, note)


async def answer(table: Table, seat: int, number: int, yes: bool) -> None:
    current = table.offer
    if current is None or current["id"] != number or seat not in current["waiting"]:
        raise NotNow("table.no_offer")
    client = table.seats[seat].client
    if yes:
        waiting = [i for i in current["waiting"] if table.seats[i].client != client]
        table.offer = {**current, "waiting": waiting}
        if not waiting:
            await carry_out(table, table.offer)
            return
        note = table.note("answer", seat, yes=True)
    else:
        table.offer = None
        note = table.note("answer", seat, yes=False)
    await table.commit([], [note])
    table.registry.tell_table(table, note)


async def withdraw(table: Table, seat: int, number: int) -> None:
    if table.offer is None or table.offer["id"] != number or table.offer["by"] != seat:
        raise NotNow("table.no_offer")
    table.offer = None
    note = table.note("offer_over", seat)
    await table.commit([], [note])
    table.registry.tell_table(table, note)


async def refresh(table: Table) -> None:
    """Update the open offer after a player left or a bot took a seat."""
    if table.offer is None or table.status != PLAYING:
        return
    still = asked(table, table.offer["by"])
    waiting = [i for i in table.offer["waiting"] if i in still]
    if not table.seats[table.offer["by"]].person:
        table.offer = None
    elif waiting != table.offer["waiting"]:
        table.offer = {**table.offer, "waiting": waiting}
        if not waiting:
            await carry_out(table, table.offer)


async def carry_out(table: Table, current: Plain) -> None:
    """Carry out an offer all agreed to. It stays open until done, so that everybody learns that it closed."""
    if current["kind"] == "undo":
        await moves.undo(table, current["by"], current["to"])
        return
    # If everybody else was removed or left, there is nobody whose agreement would mean anything.
    gone = any(seat.out in (REMOVED, LEFT) for seat in table.seats)
    note = table.finish("abandoned" if gone and not asked(table, current["by"]) else "agreed")
    await table.commit([], [note])
    table.registry.tell_table(table, note)
    table.registry.tell_sync(table)

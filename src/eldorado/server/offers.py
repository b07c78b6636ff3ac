"""Asking the others: to take a move back beyond what is free, to end the game as it stands. One thing at a time."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.server import play
from eldorado.server.problems import NotNow
from eldorado.server.table import PLAYING, Table


def asked(table: Table, by: int) -> list[int]:
    """The people whose consent is needed: all at other screens who are not being held for."""
    client = table.seats[by].client
    return [
        i
        for i in table.people()
        if table.seats[i].client != client and table.seats[i].held is None and i != by
    ]


async def offer(table: Table, kind: str, by: int, to: int | None = None) -> None:
    """The caller holds the lock."""
    play.playable(table)
    if table.offer is not None:
        raise NotNow("table.offer_open")
    table.offers += 1
    current: Plain = {"id": table.offers, "kind": kind, "by": by, "to": to, "waiting": asked(table, by)}
    if not current["waiting"]:  # nobody to ask
        await carry_out(table, current)
        return
    table.offer = current
    note = table.note("offer", by, kind=kind)
    await table.commit([], [note])
    table.hub.tell_table(table, note)


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
    table.hub.tell_table(table, note)


async def withdraw(table: Table, seat: int, number: int) -> None:
    if table.offer is None or table.offer["id"] != number or table.offer["by"] != seat:
        raise NotNow("table.no_offer")
    table.offer = None
    note = table.note("offer_over", seat)
    await table.commit([], [note])
    table.hub.tell_table(table, note)


async def refresh(table: Table) -> None:
    """Somebody went or is held: perhaps nobody is left to be asked."""
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
    """All agree. What was asked stays until it is done: then everybody is told that nothing is asked any more."""
    if current["kind"] == "undo":
        await play.undo(table, current["by"], current["to"])
        return
    note = table.finish("agreed")
    await table.commit([], [note])
    table.hub.tell_table(table, note)
    table.hub.tell_sync(table)

"""A bot's advice on request: a proposal for the decision on the screen, or a hint it has thought about.

Both are worked out in the processes of `thinking/` from the seat's own view, outside the table's lock: steps are made
and sent without waiting, and the cost arises only for those who may have hints and look. A proposal takes milliseconds
and belongs to the decision on the screen, so it comes from where bots think, one at a time; hints think for long, in
the process behind, and no bot waits for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from eldorado.core.plain import Plain
from eldorado.server.http.errors import NotNow, NotYours, TooMany
from eldorado.server.store.history import History
from eldorado.server.tables import moves, projection
from eldorado.server.tables.shared import Shared
from eldorado.server.tables.table import Table
from eldorado.server.ws import messages
from eldorado.server.ws import outgoing as out

if TYPE_CHECKING:
    from eldorado.server.api.connection import Connection


def may_ask(table: Table, socket: Connection, seat: int) -> History:
    """Return the game if this socket may learn what its seat could do."""
    if seat not in table.own(socket.client):
        raise NotYours("table.not_yours", seat=seat)
    history = moves.playable(table)
    if socket.eye != seat:
        raise NotYours("table.look_first", seat=seat)
    if not table.hints:
        raise NotNow("table.no_hints")
    return history


# --- a proposal ------------------------------------------------------------------------------------------
def advise(table: Table, socket: Connection, message: messages.Advise) -> None:
    """Start working out the table's proposal; null if the decision is no longer owed, or the table answers it."""
    history = may_ask(table, socket, message.seat)
    seat = message.seat
    asked = table.owes(seat) and message.seq == table.seqs[seat]
    if not asked or projection.own_answer(table, history.state, seat) is not None:
        socket.send(out.Advised(id=message.id, seat=seat, seq=message.seq, advice=None))
        return
    known = table.advised.get(seat)
    if known is None or known.state != table.n:
        known = table.advised[seat] = Shared(table.n, advice(table, history, seat))
    table.registry.background(give_advice(known, socket, message))


async def advice(table: Table, history: History, seat: int) -> out.Advice | None:
    """Work out one proposal at a time, for the requesters in turn; none if the game has gone on meanwhile."""
    asked_at = table.n
    async with table.registry.advice_turns.turn():
        if table.n != asked_at or table.history is not history or not table.owes(seat):
            return None
        question = {**table.registry.autoplay.question(table, history.state, seat), "advice": True}
        found = await table.registry.thinkers.front.ask(question)
    return None if found is None or found["advice"] is None else msgspec.convert(found["advice"], out.Advice)


async def give_advice(known: Shared[out.Advice | None], socket: Connection, message: messages.Advise) -> None:
    found = await known.wait()
    socket.send(out.Advised(id=message.id, seat=message.seat, seq=message.seq, advice=found))


# --- a hint ----------------------------------------------------------------------------------------------
def hint(table: Table, socket: Connection, message: messages.Hint) -> None:
    """Start thinking about a hint from the seat's view; the answer follows later, outside the lock."""
    history = may_ask(table, socket, message.seat)
    if not table.owes(message.seat) or message.seq != table.seqs[message.seat]:
        raise moves.Stale
    bucket = table.registry.hinting.get(socket.client, table.registry.now() / 1000)
    if not bucket.take(table.registry.now() / 1000):
        raise TooMany("wire.too_fast", bucket.wait())
    question = {**table.registry.autoplay.question(table, history.state, message.seat), "hint": True}
    table.registry.background(give_hint(table, socket, message, question))


async def give_hint(table: Table, socket: Connection, message: messages.Hint, question: Plain) -> None:
    """Give one hint at a time, to the requesters in turn, so that a few who ask for many keep nobody from theirs."""
    try:
        async with table.registry.hint_turns.turn():
            reply = await table.registry.thinkers.behind.ask(question)
    except TooMany as problem:
        socket.send(out.Error(id=message.id, key=problem.key, args=problem.args_))
        return
    found = reply if reply is not None else {"moves": [], "why": None, "others": []}
    socket.send(out.Hint(id=message.id, seat=message.seat, seq=message.seq, **found))

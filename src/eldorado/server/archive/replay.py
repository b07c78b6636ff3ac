"""Looking back: the list of entries, any earlier position, and facts over time."""

from __future__ import annotations

import asyncio
import time

import msgspec

from eldorado.core.game import SPECTATOR
from eldorado.server.http.errors import NotNow, NotYours
from eldorado.server.store.history import History
from eldorado.server.tables import projection
from eldorado.server.tables.shared import Shared
from eldorado.server.tables.table import OVER, Table
from eldorado.server.ws import answers, messages
from eldorado.server.ws import outgoing as out

MOST_POINTS = 1500  # of a chart
SLICE = 0.005  # seconds of work at a time


def may_look(table: Table, client: bytes, eye: int) -> None:
    """Check permission to look: anybody as a spectator, a player as their seat, all once the game is over."""
    if eye == SPECTATOR:
        return
    if not 0 <= eye < len(table.seats) or (table.status != OVER and eye not in table.own(client)):
        raise NotYours("table.not_yours", seat=eye)


class Index:
    """The entries of a table as an eye sees them, encoded: each once, in slices so that others are served."""

    def __init__(self, history: History, over: bool) -> None:
        self.history = history
        self.over = over  # then more is seen of each entry
        self.n = 0
        self.items = bytearray()
        self.lock = asyncio.Lock()

    def fits(self, table: Table) -> bool:
        return self.history is table.history and self.over == (table.status == OVER)

    async def read_on(self, table: Table, eye: int) -> bytes:
        """Encode the entries that are new; return all."""
        slice_ends = time.monotonic() + SLICE
        async with self.lock:
            while self.n < self.history.n:
                entry = self.history.entries[self.n]
                self.items += (b"," if self.n else b"") + messages.encode(projection.item(table, entry, eye))
                self.n += 1
                if time.monotonic() > slice_ends:
                    await asyncio.sleep(SLICE)
                    slice_ends = time.monotonic() + SLICE
            return b'{"n":%d,"seat":%d,"items":[%b]}' % (self.n, eye, bytes(self.items))


async def index(table: Table, eye: int) -> msgspec.Raw:
    """Return all entries as an eye sees them."""
    while True:
        if table.history is None:
            raise NotNow("table.not_started")
        known = table.indexed.get(eye)
        if known is None or not known.fits(table):
            known = table.indexed[eye] = Index(table.history, table.status == OVER)
        told = await known.read_on(table, eye)
        if known.fits(table):  # otherwise the game ended meanwhile, or was read again
            return msgspec.Raw(told)


def position(table: Table, eye: int, at: int) -> answers.Moment:
    history, game = table.history, table.game
    if history is None:
        raise NotNow("table.not_started")
    if at > history.n:
        raise NotNow("table.no_such_entry", at=at, n=history.n)
    state = history.at(at)
    last = table.status == OVER and at == history.n
    position = out.Position(
        n=at,
        actors=projection.bits(game.actors(state), len(table.seats)),
        eye=eye,
        view=game.observe(state, eye),
        facts=game.facts(state, eye),
        result=table.result if last else None,
        you=None,
    )
    item = projection.item(table, history.entries[at - 1], eye) if at > 0 else None
    return answers.Moment(history.n, at, item, position)


async def chart(table: Table) -> answers.Chart:
    """A spectator's facts each time another seat is to decide, along the decisions in effect; alone, at each of them.

    Made once for each position of the table, in slices so that others are served, and stopped when the last
    who waited for it is gone.
    """
    if table.history is None:
        raise NotNow("table.not_started")
    if table.chart is None or table.chart.state != table.n:
        table.chart = Shared(table.n, draw_chart(table))
    return await table.chart.wait()


async def draw_chart(table: Table) -> answers.Chart:
    history, game = table.history, table.game
    if history is None or history.frozen:
        return answers.Chart([])
    points: list[answers.ChartPoint] = []
    state = history.at(0)
    before = -1
    steps = [0, *history.path]
    every = 1 + len(steps) // MOST_POINTS
    slice_ends = time.monotonic() + SLICE
    for i, number in enumerate(steps):
        if number:
            state = history.after(state, number)
        mask = game.actors(state)
        another = mask != before or len(table.seats) == 1
        if (another and i >= every * len(points)) or i == len(steps) - 1:
            facts = game.facts(state, SPECTATOR)
            points.append(answers.ChartPoint(number, projection.bits(mask, len(table.seats)), facts))
            before = mask
        if time.monotonic() > slice_ends:
            await asyncio.sleep(SLICE)  # as much time for the others as for this
            slice_ends = time.monotonic() + SLICE
    return answers.Chart(points)

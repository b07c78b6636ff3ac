"""One of several processes: it sends heartbeats, takes tables that nobody has, hands over connections to others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from eldorado.core.plain import Plain
from eldorado.server.http.errors import Damaged, Elsewhere, NotInstalled, NotKept, Unknown
from eldorado.server.http.limits import Buckets
from eldorado.server.processes import news
from eldorado.server.processes.allowances import Allowances
from eldorado.server.processes.leases import LIFE, Leases
from eldorado.server.processes.neighbours import OUT_OF_REACH, Neighbours
from eldorado.server.processes.places import Place
from eldorado.server.processes.routing import RoutedProtocol
from eldorado.server.store import schema
from eldorado.server.store.store import Lease
from eldorado.server.tables import seating, tidying
from eldorado.server.watch.metrics import told

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry
    from eldorado.server.tables.table import Table

log = logging.getLogger("eldorado.server")
EVERY = 0.75  # seconds between two heartbeats; each is a statement of the database
SWEEP = 5.0  # seconds between two searches for tables that nobody has
FORGET = 100  # number of such searches until unused data is forgotten
SEARCH = 20.0  # seconds to look for the owner of a table while one is being found
FEW = 500  # tables asked for by name; beyond that all running ones are read
REMEMBERED = 20_000  # cached owners
ABSENT = (Unknown, NotInstalled, Damaged)


class Member:
    def __init__(self, registry: Registry, path: str, host: str = "") -> None:
        self.registry = registry
        self.leases = Leases(registry.store)
        self.allowances = Allowances(registry.store)
        self.neighbours = Neighbours(Place(path, host))
        limits = registry.config.limits
        self.brought = Buckets(
            limits.requests, limits.request_burst
        )  # connections handed to others, by address
        self.accept: Callable[[bool], None] = lambda _on: None  # accept new connections or not
        self.ask_restart: Callable[[], None] = lambda: None  # of all processes of this machine
        self.owners: dict[str, str] = {}  # of tables, as last heard
        self.parked: set[str] = set()  # running games in which nothing is due
        self.present: dict[str, Table] = {}  # tables where somebody came or went
        self.heard = 0.0  # when the database last accepted a heartbeat
        self.since = 0.0  # since when it has always done so
        self.healths: asyncio.Task[list[Plain]] | None = None  # being asked for
        self.cut = False  # whether others may have taken us for dead
        self.leaving = False

    # --- start and end ---------------------------------------------------------------------------------
    async def open(self) -> None:
        self.neighbours.secret = self.registry.issuer.secret
        await self.neighbours.open(self.answer, self.ready_for)
        self.leases.place = self.neighbours.place.text()
        await self.leases.join()
        self.heard = self.since = time.monotonic()
        self.registry.background(self.live())
        self.registry.background(self.sweep())
        self.registry.background(news.listen(self.registry.store, self.hear))

    def hear(self, table: str) -> None:
        """Handle news of what others wrote about a table; "": any may have changed."""
        if table in ("process", ""):
            self.registry.background(self.look())
        if table in ("command", "setting", ""):
            self.registry.asked.set()

    async def let_go(self) -> None:
        """Give all tables to the others before ending, each after the work in progress at it."""
        self.leaving = True
        self.accept(False)
        for table in list(self.registry.tables.values()):
            async with table.lock:
                lease = table.lease
                self.registry.drop(table, 1012)
            if lease is not None:
                with contextlib.suppress(NotKept):
                    await self.leases.release(lease)

    async def close(self) -> None:
        """Leave, when nothing remains to be written, and before the store is closed."""
        self.neighbours.close()
        with contextlib.suppress(NotKept, asyncio.TimeoutError):
            await asyncio.wait_for(self.leases.leave(), LIFE)

    async def live(self) -> None:
        """Send heartbeats. If they do not arrive we may count as dead, and others may have our tables."""
        while True:
            began = time.monotonic()
            left = LIFE - (began - self.heard)  # time until we count as dead
            try:
                await asyncio.wait_for(self.sign(began), min(LIFE / 2, left) if left > 0.1 else LIFE / 2)
            except (TimeoutError, NotKept):
                self.since = time.monotonic()
            except Exception as error:
                self.registry.report("giving a sign of life", error)
            if time.monotonic() - self.heard >= LIFE - 0.01 and not self.cut:
                log.warning("out of reach of %s: others take over", self.registry.store.name)
                self.cut = True
                self.accept(False)
                self.drop_all()
            await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - began)))

    async def sign(self, began: float) -> None:
        # After a database outage no process is removed before it can come back.
        if not await self.leases.beat(bury=began - self.since > LIFE):
            if self.leaving:
                return
            log.warning("struck off the list of processes: beginning anew")
            self.drop_all()
            await self.leases.join()
            self.owners.clear()
        self.heard = began
        if self.cut:
            self.cut = False
            self.since = began
            self.accept(not self.leaving)
        await self.tell_presence()
        await self.allowances.settle(self.registry.requests, self.registry.now() / 1000)

    async def look(self) -> None:
        """Check which processes live. The tables of those that are gone are taken at once."""
        try:
            if await self.leases.look():
                self.owners.clear()
                self.neighbours.forget(set(self.leases.live.values()))
                await self.adopt()
        except NotKept:
            pass  # already in the log; the next check is soon

    def drop_all(self) -> None:
        """Drop everything in memory; the players find their tables in the processes that have them now."""
        for table in list(self.registry.tables.values()):
            self.registry.drop(table, 1012)

    # --- tables that nobody has ---------------------------------------------------------------------------
    async def sweep(self) -> None:
        for count in itertools.count():
            await self.look()
            await self.adopt()
            if count % FORGET == 0:
                with contextlib.suppress(NotKept):
                    await self.allowances.forget()
            await asyncio.sleep(SWEEP)

    async def adopt(self) -> None:
        """Take over running games that no process owns and that are ours to take, so that bots move and clocks run."""
        try:
            ours = [
                one for one in await self.leases.free() if one not in self.parked and self.falls_here(one)
            ]
            if ours:
                few = [schema.board.c.id.in_(ours)] if len(ours) <= FEW else []
                due = set(await tidying.due(self.registry, *few))
                self.parked.update(set(ours) - due)  # they go on when somebody looks
                for board in ours:
                    if board in due:
                        await self.take(board)
        except NotKept:
            pass  # said in the log
        except Exception as error:
            self.registry.report("looking for tables", error)

    async def take(self, board: str) -> None:
        try:
            await self.registry.get(board)
        except ABSENT:
            self.parked.add(board)
        except Elsewhere:
            return

    def falls_here(self, board: str) -> bool:
        """Whether a table that nobody has is ours to take."""
        return not self.cut and not self.leaving and self.leases.preferred(board) == self.leases.id

    async def acquire(self, board: str) -> Lease:
        if self.cut or self.leaving:
            raise Elsewhere(board)
        if self.registry.store.lost:  # nothing could be written
            raise NotKept("wire.not_kept", why=self.registry.store.failing or "")
        lease = await self.leases.acquire(board)
        self.parked.discard(board)
        return lease

    def release(self, table: Table) -> None:
        """Free a table that was unloaded, so that another process may take it."""
        lease, table.lease = table.lease, None
        self.present.pop(table.id, None)
        if lease is not None and not self.leaving:
            self.registry.background(self.give_back(lease))

    async def give_back(self, lease: Lease) -> None:
        with contextlib.suppress(NotKept):
            await self.leases.release(lease)

    async def tell_presence(self) -> None:
        while self.present:
            _, table = self.present.popitem()
            if table.lease is not None:
                online = sum(1 << i for i in range(len(table.seats)) if table.online(i))
                await self.leases.tell_online(table.lease, online)

    async def obeys(self, board: str | None) -> bool:
        """Whether a command is ours to carry out: about a table that falls to us or, about all, if we are the first."""
        if self.cut or self.leaving:
            return False
        who = await self.leases.owner(board) if board is not None else min(self.leases.live, default="")
        return who == self.leases.id

    # --- connections of others ----------------------------------------------------------------------------
    async def route(self, protocol: RoutedProtocol, board: str) -> None:
        """Hand a connection to the process that has the table, or that should take it."""
        until = time.monotonic() + SEARCH
        try:
            while time.monotonic() < until and not protocol.transport.is_closing() and not self.cut:
                owner = self.owners.get(board) or await self.leases.owner(board)
                place = self.leases.live.get(owner)
                if owner == self.leases.id and not self.leaving:
                    break
                if place is not None and await self.neighbours.give(place, board, protocol):
                    self.remember(board, owner)
                    return
                self.owners.pop(board, None)
                await asyncio.sleep(0.1)
                await self.leases.look()
        except NotKept:
            pass  # the answering process reports it
        protocol.read_here()

    def remember(self, board: str, owner: str) -> None:
        if len(self.owners) >= REMEMBERED:
            self.owners.clear()
        self.owners[board] = owner

    async def ready_for(self, board: str) -> bool:
        """Load the table of a connection handed to us; False if we are about to end."""
        with contextlib.suppress(*ABSENT):
            await self.registry.get(board)
        return not self.leaving

    async def answer(self, message: Plain) -> Plain:
        """Answer another process."""
        match message["do"]:
            case "rekey":
                old, new = bytes.fromhex(message["old"]), bytes.fromhex(message["new"])
                await self.registry.rekey_here(old, new, message.get("moved", False))
            case "vanish":
                await seating.vanish(
                    await self.registry.get(message["table"]), bytes.fromhex(message["client"])
                )
            case "hush":
                seating.hush(self.registry, bytes.fromhex(message["client"]))
            case "block":
                seating.show_out(self.registry, bytes.fromhex(message["client"]))
            case "restart":
                self.ask_restart()
            case "health":
                return self.registry.health()
            case "figures" if self.registry.metrics is not None:
                return told(self.registry.metrics, self.neighbours.place.host)
        return {}

    async def ask_owner(self, board: str, message: Plain) -> bool:
        """Ask the process that has a table; return whether it answered."""
        place = self.leases.live.get(await self.leases.owner(board))
        if place is None:
            return False
        try:
            await self.neighbours.ask(place, message)
        except OUT_OF_REACH:
            return False
        return True

    async def ask_all(self, message: Plain) -> list[Plain]:
        """Ask all other processes, and wait for their answers. One that does not answer is about to lose its tables."""
        others = [place for name, place in self.leases.live.items() if name != self.leases.id]
        return await self.ask_each(others, message)

    async def health_of_others(self) -> list[Plain]:
        """Return the health of all other processes. Concurrent requests share the answers."""
        if self.healths is None or self.healths.done():
            self.healths = self.registry.background(self.ask_all({"do": "health"}))
        return await asyncio.shield(self.healths)

    async def ask_each(self, places: Iterable[Place], message: Plain) -> list[Plain]:
        asked = [self.neighbours.ask(place, message) for place in places]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException) and not isinstance(answer, OUT_OF_REACH):
                raise answer
        return [answer for answer in answers if not isinstance(answer, BaseException)]

    async def restart_all(self) -> None:
        """Have the processes of all machines replaced, by asking each machine's parent through one of them."""
        self.ask_restart()
        machines = {place.machine: place for place in self.leases.live.values()}
        machines.pop(self.neighbours.place.machine, None)
        await self.ask_each(machines.values(), {"do": "restart"})

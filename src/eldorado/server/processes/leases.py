"""Table ownership: leases in the database, each with a fencing number, held by processes that send heartbeats.

A process that sent none for a while is removed from the list, which frees its leases: a process that takes one raises
its number, so that nothing the former owner still wants to write is written (`store.py`). Only the database's clock
counts, and only for when somebody may take over, never for whether something may be written.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

import sqlalchemy as sa

from eldorado.server.http.errors import Elsewhere, Unknown
from eldorado.server.processes.places import Place
from eldorado.server.store.store import Lease, Store

NEVER = 1e9
LIFE = 4.0  # seconds without a heartbeat after which a process counts as dead
ADOPTED = 50_000  # most tables looked up at once

NOW = "extract(epoch from clock_timestamp())"
JOIN = sa.text(f"insert into process (id, place, beat) values (:id, :place, {NOW}) returning id")
BEAT = sa.text(
    f"""
    with buried as (delete from process where beat < {NOW} - :life and id <> :id)
    update process set beat = {NOW} where id = :id returning id
    """
)
OTHERS = sa.text(f"select place from process where beat > {NOW} - :life")
LIVE = sa.text("select id, place from process order by id")
LEAVE = sa.text("delete from process where id = :id returning id")
LEAVE_PLACE = sa.text("delete from process where split_part(place, E'\\t', 1) = :path")
ACQUIRE = sa.text(
    """
    insert into lease (board, owner, fence, online)
    select cast(:board as varchar), cast(:me as varchar), 1, 0
    where exists (select 1 from board where id = :board) and exists (select 1 from process where id = :me)
    on conflict (board) do update set owner = :me, fence = lease.fence + 1, online = 0
    where lease.owner = :me or not exists (select 1 from process where process.id = lease.owner)
    returning fence
    """
)
OWNER = sa.text(
    "select lease.owner from lease join process on process.id = lease.owner where lease.board = :board"
)
RELEASE = sa.text(
    "update lease set owner = '' where board = :board and owner = :me and fence = :fence returning board"
)
ONLINE = sa.text(
    "update lease set online = :online where board = :board and owner = :me and fence = :fence returning board"
)
SEEN = sa.text(
    "select lease.board, lease.online from lease join process on process.id = lease.owner"
    " where lease.board = any(:boards) and lease.online <> 0"
)
FREE = sa.text(
    """
    select board.id from board left join lease on lease.board = board.id
    left join process on process.id = lease.owner
    where board.status = 'playing' and process.id is null
    order by board.updated desc limit :most
    """
)
EXISTS = sa.text("select id from board where id = :board")


class Leases:
    """The leases as one process sees them. It has a new name each time it joins."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.place = ""  # ours
        self.id = ""
        self.live: dict[str, Place] = {}  # of all processes

    async def join(self) -> None:
        self.id = secrets.token_hex(8)
        await self.store.rows(JOIN, {"id": self.id, "place": self.place})
        self.store.owner = self.id
        await self.look()

    async def leave(self) -> None:
        await self.store.rows(LEAVE, {"id": self.id})

    async def beat(self, bury: bool = False) -> bool:
        """Send a heartbeat, and remove processes without one for too long; False if we were removed ourselves."""
        return bool(await self.store.rows(BEAT, {"id": self.id, "life": LIFE if bury else NEVER}))

    async def look(self) -> bool:
        """Check which processes live; True if one is gone."""
        before = self.live
        self.live = {row.id: Place.read(row.place) for row in await self.store.rows(LIVE)}
        return not before.keys() <= self.live.keys()

    async def acquire(self, board: str) -> Lease:
        """Take a table; Elsewhere if another process has it."""
        found = await self.store.rows(ACQUIRE, {"board": board, "me": self.id})
        if found:
            return board, found[0].fence
        if not await self.store.rows(EXISTS, {"board": board}):
            raise Unknown
        raise Elsewhere(board)

    async def release(self, lease: Lease) -> None:
        await self.store.rows(RELEASE, {"board": lease[0], "me": self.id, "fence": lease[1]})

    async def owner(self, board: str) -> str:
        """Return the process that has a table or, if none has, the one that should."""
        found = await self.store.rows(OWNER, {"board": board})
        return found[0].owner if found else self.preferred(board)

    def preferred(self, board: str) -> str:
        """Return the process that should take a table that nobody has; all processes agree on it."""
        return max(self.live, key=lambda one: blake2b(f"{board} {one}".encode()).digest(), default=self.id)

    async def free(self) -> list[str]:
        """Return the running games that no process has."""
        return [row.id for row in await self.store.rows(FREE, {"most": ADOPTED})]

    async def tell_online(self, lease: Lease, online: int) -> None:
        given = {"board": lease[0], "me": self.id, "fence": lease[1], "online": online}
        await self.store.rows(ONLINE, given)

    async def online(self, boards: list[str]) -> dict[str, int]:
        """Return the seats whose players are connected, at tables of any process."""
        return {row.board: row.online for row in await self.store.rows(SEEN, {"boards": boards})}

"""Players for the measurements of the server: four sockets to a table, and legal moves chosen at random.

They share the machine with the server, so they do as little as possible: frames are cut out of the stream by hand,
and only the parts of a message that a player needs are decoded. They understand servers that send whole positions and
servers that send differences.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

GAMES = ("quest", "isla_dorada", "island")
WORN = 240  # entries after which a new table replaces it: random games may never end
PATIENCE = 60.0  # seconds until all four must have a step


class Move(msgspec.Struct):
    action: int


class You(msgspec.Struct):
    seq: int | None
    legal: list[Move]


class Position(msgspec.Struct):
    n: int
    actors: list[int]
    you: You | None


class Changes(msgspec.Struct):
    """The changes that these players look at."""

    n: int | msgspec.UnsetType = msgspec.UNSET
    actors: list[int] | msgspec.UnsetType = msgspec.UNSET
    you: You | msgspec.UnsetType | None = msgspec.UNSET
    seq: int | msgspec.UnsetType | None = msgspec.field(name="you/seq", default=msgspec.UNSET)
    legal: list[Move] | msgspec.UnsetType = msgspec.field(name="you/legal", default=msgspec.UNSET)


class Message(msgspec.Struct):
    """The part of a message that these players read; decoding the rest would distort the measurement."""

    on: str
    position: Position | None = None
    changes: Changes | None = None


READ = msgspec.json.Decoder(Message)


class Player(asyncio.Protocol):
    """One seat: a cookie and a socket."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.cookie = ""
        self.transport: asyncio.Transport | None = None
        self.welcome: asyncio.Future[None] | None = None
        self.rest = b""
        self.you: You | None = None
        self.actors: list[int] = []
        self.n = -1

    # --- the wire -----------------------------------------------------------------------------------------
    async def connect(self, port: int, path: str) -> None:
        loop = asyncio.get_running_loop()
        self.rest, self.welcome = b"", loop.create_future()
        made, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n"
        self.transport = made
        made.write(head.encode())
        await asyncio.wait_for(self.welcome, PATIENCE)

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        rest = self.rest + data
        if self.welcome is not None and not self.welcome.done():
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.welcome.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.welcome.set_result(None)
        self.rest = self.cut(rest, now)

    def cut(self, rest: bytes, now: float) -> bytes:
        """Take all complete frames off the stream and return the rest."""
        at = 0
        while len(rest) - at >= 2:
            size, start = rest[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(rest[at + 2 : at + 10], "big"), at + 10
            if len(rest) < start + size or len(rest) < start:
                break
            kind, at, content = rest[at] & 15, start + size, rest[start : start + size]
            if kind == 9:
                self.send(content, 10)
            elif kind == 1:
                self.read(content, now)
        return rest[at:]

    def send(self, content: bytes, kind: int = 1) -> None:
        """Send a frame with a mask of zero: allowed, free for us, and the server unmasks it like any other."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(content)
        head = (
            bytes((0x80 | kind, 0x80 | size))
            if size < 126
            else bytes((0x80 | kind, 0xFE, size >> 8, size & 255))
        )
        self.transport.write(head + bytes(4) + content)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    # --- the game -----------------------------------------------------------------------------------------
    def read(self, content: bytes, now: float) -> None:
        message = READ.decode(content)
        if message.on == "ack":
            self.table.crowd.acked.append(now - self.table.sent)
        elif message.position is not None:
            found = message.position
            self.n, self.you, self.actors = found.n, found.you, found.actors
            self.table.arrived(self, now)
        elif message.changes is not None:
            self.change(message.changes)
            self.table.arrived(self, now)

    def change(self, changes: Changes) -> None:
        if changes.n is not msgspec.UNSET:
            self.n = changes.n
        if changes.actors is not msgspec.UNSET:
            self.actors = changes.actors
        if changes.you is not msgspec.UNSET:
            self.you = changes.you
        if self.you is not None and changes.seq is not msgspec.UNSET:
            self.you.seq = changes.seq
        if self.you is not None and changes.legal is not msgspec.UNSET:
            self.you.legal = changes.legal


class Table:
    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.game = crowd.games[number % len(crowd.games)]
        self.id = ""
        self.players = [Player(self, i) for i in range(4)]
        self.rnd = random.Random(number)
        self.sent = 0.0
        self.waiting_for = 0
        self.pending: set[int] = set()
        self.done = asyncio.Event()

    async def set_up(self) -> None:
        wishes = [{"kind": "you"}, *[{"kind": "open"}] * 3]
        asked = {"game": self.game, "seats": wishes}
        made = await self.crowd.request(self.players[0], "POST", "/api/tables", asked)
        self.id = made["id"]
        for player in self.players[1:]:
            await self.crowd.request(player, "POST", f"/api/tables/{self.id}/sit", {})
        for player in self.players:
            await player.connect(self.crowd.port, f"/api/tables/{self.id}/ws?differences=1")

    def arrived(self, player: Player, now: float) -> None:
        if player.number in self.pending and player.n >= self.waiting_for:
            self.pending.remove(player.number)
            if not self.pending:
                self.crowd.latencies.append(now - self.sent)
                self.done.set()

    @property
    def worn(self) -> bool:
        return self.players[0].n >= WORN or (self.players[0].n >= 0 and not self.players[0].actors)

    async def renew(self) -> None:
        for player in self.players:
            player.close()
        self.players = [Player(self, i) for i in range(4)]
        await self.set_up()

    async def act(self) -> None:
        """Make one decision for a seat that owes one; return when all four players know of it."""
        for player in self.players:
            you = player.you
            if you is not None and you.seq is not None and you.legal:
                move = self.rnd.choice(you.legal).action
                self.waiting_for = player.n + 1
                # Others may know already that the table moved by itself; then this is answered with a sync.
                self.pending = {other.number for other in self.players if other.n < self.waiting_for}
                self.done.clear()
                self.sent = time.perf_counter()
                player.send(b'{"do":"act","seat":%d,"seq":%d,"moves":[%d]}' % (player.number, you.seq, move))
                await asyncio.wait_for(self.done.wait(), PATIENCE)
                return
        await asyncio.sleep(0.05)  # the table itself is about to answer for all who are asked

    async def steadily(self, until: float, every: float) -> None:
        await asyncio.sleep(self.rnd.random() * every)
        while time.perf_counter() < until:
            start = time.perf_counter()
            await self.act()
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - start)))

    async def fast(self, until: float) -> None:
        while time.perf_counter() < until:
            await self.act()


class Crowd:
    """All the players of one server."""

    def __init__(self, port: int, tables: int, games: tuple[str, ...] = ("quest",)) -> None:
        self.port = port
        self.games = games
        self.latencies: list[float] = []
        self.acked: list[float] = []
        self.tables = [Table(self, i) for i in range(tables)]

    async def request(self, player: Player | None, method: str, path: str, body: Any = None) -> Any:
        """Make a plain HTTP request; a client library would use more time than the server."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        sent = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Length: {len(sent)}\r\n"
        head += f"Cookie: {player.cookie}\r\n" if player is not None and player.cookie else ""
        writer.write(f"{head}\r\n".encode() + sent)
        answer = await reader.read()
        writer.close()
        headers, _, content = answer.partition(b"\r\n\r\n")
        for line in headers.decode().split("\r\n"):
            if player is not None and line.lower().startswith("set-cookie:"):
                player.cookie = line.split(":", 1)[1].split(";")[0].strip()
        return json.loads(content)

    async def in_groups(self, what: Callable[[Table], Any], tables: list[Table]) -> None:
        for start in range(0, len(tables), 10):
            await asyncio.gather(*(what(table) for table in tables[start : start + 10]))

    async def set_up(self) -> None:
        await self.in_groups(Table.set_up, self.tables)

    async def renew(self) -> None:
        """Replace finished and long games by new tables; not during a measurement."""
        await self.in_groups(Table.renew, [table for table in self.tables if table.worn])

    async def run(self, seconds: float, every: float | None = 1.0) -> float:
        """Play for `seconds`, with an action at each table every so often, or as fast as the server answers."""
        self.latencies.clear()
        self.acked.clear()
        start = time.perf_counter()
        until = start + seconds
        how = (table.fast(until) if every is None else table.steadily(until, every) for table in self.tables)
        await asyncio.gather(*how)
        return time.perf_counter() - start

    @property
    def entries(self) -> int:
        """The number of entries at the present tables."""
        return sum(table.players[0].n for table in self.tables)

    def close(self) -> None:
        for table in self.tables:
            for player in table.players:
                player.close()

"""Measure the server under load: many tables with four sockets each, one action per second and table.

    python bench/load.py [--tables 250] [--seconds 60] [--saturate] [--json]

The server runs in a process of its own with the limits per address lifted, since all players share one; the players are
in this process. Latency is measured from just before an action is sent until the fourth client of its table has the
step. `--saturate` then lets every table play as fast as it is answered, and reports actions per second.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets
from serving import serving, show

FREE = {"requests": 1e9, "request_burst": 1e9, "makes": 1e9, "make_burst": 1e9, "tables": 10**6}
FREE |= {"messages": 1e9, "message_burst": 1e9}


class Move(msgspec.Struct):
    action: int


class You(msgspec.Struct):
    seq: int | None
    legal: list[Move]


class Position(msgspec.Struct):
    n: int
    you: You | None


class Changes(msgspec.Struct):
    """What changed, where these players look."""

    n: int
    you: You | msgspec.UnsetType | None = msgspec.UNSET
    seq: int | msgspec.UnsetType | None = msgspec.field(name="you/seq", default=msgspec.UNSET)
    legal: list[Move] | msgspec.UnsetType = msgspec.field(name="you/legal", default=msgspec.UNSET)


class Message(msgspec.Struct):
    """The part of a message that these players read; decoding the rest would distort the measurement."""

    on: str
    position: Position | None = None
    changes: Changes | None = None


READ = msgspec.json.Decoder(Message)


class Seat:
    """One player: a cookie and a socket."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.cookie = ""
        self.socket: Any = None
        self.you: You | None = None
        self.n = -1

    async def listen(self) -> None:
        async for frame in self.socket:
            now = time.perf_counter()
            message = READ.decode(frame)
            if message.on == "ack":
                self.table.acked.append(now - self.table.sent)
            if message.position is not None:
                self.n, self.you = message.position.n, message.position.you
                self.table.arrived(self, now)
            elif message.changes is not None:
                self.change(message.changes)
                self.table.arrived(self, now)

    def change(self, changes: Changes) -> None:
        self.n = changes.n
        if changes.you is not msgspec.UNSET:
            self.you = changes.you
        if self.you is not None and changes.seq is not msgspec.UNSET:
            self.you.seq = changes.seq
        if self.you is not None and changes.legal is not msgspec.UNSET:
            self.you.legal = changes.legal


class Table:
    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.id = ""
        self.seats = [Seat(self, i) for i in range(4)]
        self.rnd = random.Random(number)
        self.sent = 0.0
        self.waiting_for = 0
        self.pending = 0
        self.done = asyncio.Event()
        self.acked: list[float] = []

    async def set_up(self) -> None:
        wishes = [{"kind": "you"}, *[{"kind": "open"}] * 3]
        made = await self.load.request(
            self.seats[0], "POST", "/api/tables", {"game": "quest", "seats": wishes}
        )
        self.id = made["id"]
        for seat in self.seats[1:]:
            await self.load.request(seat, "POST", f"/api/tables/{self.id}/sit", {})
        for seat in self.seats:
            address = f"ws://127.0.0.1:{self.load.port}/api/tables/{self.id}/ws?differences=1"
            seat.socket = await websockets.connect(
                address, additional_headers={"Cookie": seat.cookie}, compression=None, max_size=2**22
            )
            self.load.tasks.append(asyncio.create_task(seat.listen()))

    def arrived(self, seat: Seat, now: float) -> None:
        if self.pending and seat.n >= self.waiting_for:
            self.pending -= 1
            if self.pending == 0:
                self.load.latencies.append(now - self.sent)
                self.done.set()

    async def act(self) -> None:
        """Make one decision for a seat that owes one; return when all four clients have received it."""
        for seat in self.seats:
            if seat.you is not None and seat.you.seq is not None:
                move = self.rnd.choice(seat.you.legal).action
                self.waiting_for, self.pending = seat.n + 1, 4
                self.done.clear()
                self.sent = time.perf_counter()
                await seat.socket.send(
                    json.dumps({"do": "act", "seat": seat.number, "seq": seat.you.seq, "moves": [move]})
                )
                await asyncio.wait_for(self.done.wait(), 30)
                return

    async def steadily(self, until: float) -> None:
        await asyncio.sleep(self.rnd.random())
        while time.perf_counter() < until:
            start = time.perf_counter()
            await self.act()
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - start)))

    async def fast(self, until: float) -> None:
        while time.perf_counter() < until:
            await self.act()


class Load:
    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.latencies: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.tables = [Table(self, i) for i in range(tables)]

    async def request(self, seat: Seat, method: str, path: str, body: Any = None) -> Any:
        """A plain HTTP request; a client library would cost more than the server."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        sent = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += (
            f"Content-Length: {len(sent)}\r\n"
            + (f"Cookie: {seat.cookie}\r\n" if seat.cookie else "")
            + "\r\n"
        )
        writer.write(head.encode() + sent)
        answer = await reader.read()
        writer.close()
        headers, _, content = answer.partition(b"\r\n\r\n")
        for line in headers.decode().split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                seat.cookie = line.split(":", 1)[1].split(";")[0].strip()
        return json.loads(content)

    async def set_up(self) -> None:
        for start in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.set_up() for table in self.tables[start : start + 10]))

    async def run(self, seconds: float, saturate: bool) -> float:
        self.latencies.clear()
        start = time.perf_counter()
        until = start + seconds
        how = Table.fast if saturate else Table.steadily
        await asyncio.gather(*(how(table, until) for table in self.tables))
        return time.perf_counter() - start


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(values: list[float], share: float) -> float:
    """The percentile of the sorted values, in milliseconds."""
    return round(1000 * values[min(len(values) - 1, int(len(values) * share))], 1)


def summary(load: Load, took: float) -> dict[str, Any]:
    found = sorted(load.latencies)
    acked = sorted(one for table in load.tables for one in table.acked)
    return {
        "actions": len(found),
        "actions_per_second": round(len(found) / took, 1),
        "p50_ms": at(found, 0.5),
        "p90_ms": at(found, 0.9),
        "p99_ms": at(found, 0.99),
        "max_ms": at(found, 1.0),
        "ack_p99_ms": at(acked, 0.99),
    }


async def measure(pid: int, port: int, wanted: argparse.Namespace) -> dict[str, Any]:
    empty = memory(pid)
    load = Load(port, wanted.tables)
    await load.set_up()
    gc.collect()
    gc.disable()  # a pause of the players' own would be measured as the server's
    made = memory(pid)
    used, own = processor(pid), time.process_time()
    took = await load.run(wanted.seconds, False)
    used, own = processor(pid) - used, time.process_time() - own
    result: dict[str, Any] = {
        "tables": wanted.tables,
        "sockets": 4 * wanted.tables,
        "seconds": round(took, 1),
    }
    result |= summary(load, took)
    result["cpu_ms_per_action"] = round(1000 * used / max(1, result["actions"]), 2)
    result["clients_cpu_ms_per_action"] = round(1000 * own / max(1, result["actions"]), 2)
    result["memory_per_table_kb"] = round((memory(pid) - empty) / wanted.tables / 1024)
    result["memory_per_new_table_kb"] = round((made - empty) / wanted.tables / 1024)
    result["server_mb"] = round(memory(pid) / 2**20)
    if wanted.saturate:
        for table in load.tables:
            table.acked.clear()
        used = processor(pid)
        took = await load.run(min(20.0, wanted.seconds), True)
        used = processor(pid) - used
        result["saturation"] = summary(load, took)
        result["saturation"]["cpu_ms_per_action"] = round(1000 * used / max(1, len(load.latencies)), 2)
    health = await load.request(load.tables[0].seats[0], "GET", "/healthz")
    result["exceptions"] = health["exceptions"]
    result["others_at_work"] = os.getloadavg()[0]  # the load of the machine, ours included: two is full here
    for task in load.tasks:
        task.cancel()
    await asyncio.gather(*load.tasks, return_exceptions=True)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with serving(FREE) as (process, port):
        result = asyncio.run(measure(process, port, wanted))
    show(result, wanted.json)


if __name__ == "__main__":
    main()

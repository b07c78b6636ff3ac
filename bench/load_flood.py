"""Measure how long an honest player waits while others flood the server, with the default limits.

    python bench/load_flood.py [--seconds 20] [--flooders 20] [--json]

Ten honest tables of four play one action a second each. Meanwhile other loopback addresses open sockets that send as
fast as they can (small messages, frames of 16 kB, nonsense) and reconnect when they are cut off, and connections that
request pages and tables without a pause. Latency is the time from an honest action until the last of its four clients
knows of it, before and during the flood.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
from typing import Any

import websockets
from players import Crowd
from serving import at, serving, show

BURST = (
    2000  # requests at once: all honest players here come from one address and sit down in the same second
)
FRAMES = ['{"do":"ping","id":"x"}', '{"do":"chat","text":"' + "x" * 3900 + '"}', "[" * 16_000, '{"do":"act"}']


class Flood:
    """What hostile clients send, and the answers they get."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.messages = 0
        self.requests = 0
        self.cut = 0

    async def by_socket(self, number: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/ws"
        frame = FRAMES[number % len(FRAMES)]
        while True:
            try:
                local = (f"127.0.1.{number + 1}", 0)
                async with websockets.connect(
                    address, local_addr=local, compression=None, max_size=2**22, close_timeout=0.2
                ) as line:
                    reading = asyncio.create_task(drain(line))
                    try:
                        while True:
                            await line.send(frame)
                            self.messages += 1
                            if self.messages % 8 == 0:
                                await asyncio.sleep(0)
                    finally:
                        reading.cancel()
            except (websockets.WebSocketException, OSError):
                self.cut += 1
                await asyncio.sleep(0.01)

    async def by_request(self, number: int) -> None:
        path = ("/api/me", "/", f"/api/tables/{self.table}", "/api/games")[number % 4]
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
                local = (f"127.0.2.{number + 1}", 0)
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=local)
                while True:
                    writer.write(head)
                    answer = await reader.readuntil(b"\r\n\r\n")
                    length = [
                        line for line in answer.split(b"\r\n") if line.lower().startswith(b"content-length")
                    ]
                    if not length:
                        break  # sent in pieces: begin a new connection
                    await reader.readexactly(int(length[0].split(b":")[1]))
                    self.requests += 1
                writer.close()


async def drain(line: Any) -> None:
    with contextlib.suppress(websockets.WebSocketException):
        async for _ in line:
            pass


async def flood(port: int, table: str, flooders: int) -> None:
    """Flood from a separate process, which leaves the honest clients alone. Ends with its standard input."""
    made = Flood(port, table)
    kinds = (made.by_socket, made.by_request)
    floods = [asyncio.create_task(kinds[i % 2](i // 2)) for i in range(flooders)]
    await asyncio.to_thread(sys.stdin.read)
    for task in floods:
        task.cancel()
    await asyncio.gather(*floods, return_exceptions=True)
    print(
        json.dumps(
            {"flood_messages": made.messages, "flood_requests": made.requests, "sockets_cut": made.cut}
        )
    )


async def measure(port: int, wanted: argparse.Namespace) -> dict[str, Any]:
    crowd = Crowd(port, 10)
    await crowd.set_up()
    await crowd.run(wanted.seconds / 2)
    calm = sorted(crowd.latencies)
    ours = [
        sys.executable,
        __file__,
        "--flood",
        f"{port}:{crowd.tables[0].id}",
        "--flooders",
        str(wanted.flooders),
    ]
    others = subprocess.Popen(ours, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    await asyncio.sleep(1.0)
    await crowd.run(wanted.seconds)
    stormy = sorted(crowd.latencies)
    crowd.close()
    told, _ = others.communicate("")
    return {
        "honest_actions": len(stormy),
        "calm_p50_ms": at(calm, 0.5),
        "calm_p99_ms": at(calm, 0.99),
        "flood_p50_ms": at(stormy, 0.5),
        "flood_p99_ms": at(stormy, 0.99),
        "flood_max_ms": at(stormy, 1.0),
        **json.loads(told),
        "others_at_work": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--flooders", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--flood", help="for itself: PORT:TABLE, be the flood")
    wanted = parser.parse_args()
    if wanted.flood:
        port, _, table = wanted.flood.partition(":")
        asyncio.run(flood(int(port), table, wanted.flooders))
        return
    with serving({"request_burst": BURST}) as (_, port):
        result = asyncio.run(measure(port, wanted))
    show(result, wanted.json)


if __name__ == "__main__":
    main()

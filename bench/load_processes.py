"""Compare the cost of an action for a server of one process and one of several, on its own PostgreSQL.

    python bench/load_processes.py [--tables 40] [--rounds 5] [--seconds 8] [--only one,two] [--json]

All servers run side by side, each with its own database or file and its own tables of four. The players play on each in
turn, one slice after the other, so that other work on the machine affects all of them. Processor time is that of the
serving processes and their parent, without the database and the players. Ratios are medians over the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from players import Crowd
from serving import at, memory, processor, show

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))
from server.postgres import Cluster

KINDS: dict[str, tuple[str, ...]] = {
    "file": (),
    "database": ("--store", "{store}"),
    "one": ("--store", "{store}", "--processes", "1"),
    "two": ("--store", "{store}", "--processes", "2"),
}
PAUSE = 0.28  # seconds between two new tables: requests of one address are limited


class Serving:
    """A server as people start it, and the players at it."""

    def __init__(self, folder: Path, flags: list[str], tables: int) -> None:
        command = [
            sys.executable,
            "-m",
            "eldorado",
            "serve",
            "--no-open",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
        ]
        self.process = subprocess.Popen(
            [*command, "--data", str(folder), *flags],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.several = "--processes" in flags
        port = 0
        for line in self.process.stdout or ():
            if found := re.search(r"http://localhost:(\d+)", line):
                port = int(found[1])
                break
        self.crowd = Crowd(port, tables)
        self.costs: list[float] = []  # milliseconds an action, by round
        self.actions = 0
        self.late: list[float] = []

    def pids(self) -> list[int]:
        parent = self.process.pid
        if not self.several:
            return [parent]
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [parent, *map(int, children)]

    def used(self) -> float:
        return sum(processor(pid) for pid in self.pids())

    def resident(self) -> int:
        return sum(memory(pid) for pid in self.pids())

    async def set_up(self) -> None:
        for _ in range(600):
            with contextlib.suppress(OSError, ValueError):
                if (await self.crowd.request(None, "GET", "/readyz"))["ready"]:
                    break
            await asyncio.sleep(0.1)
        self.empty = self.resident()
        for table in self.crowd.tables:
            await table.set_up()
            await asyncio.sleep(PAUSE)
        self.full = self.resident()

    async def play(self, seconds: float) -> None:
        before = self.used()
        await self.crowd.run(seconds)
        done = len(self.crowd.latencies)
        self.costs.append(1000 * (self.used() - before) / max(1, done))
        self.actions += done
        self.late += self.crowd.latencies


@contextlib.contextmanager
def all_serving(tables: int, kinds: list[str]) -> Iterator[dict[str, Serving]]:
    cluster = Cluster()
    made: dict[str, Serving] = {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            for name in kinds:
                flags = KINDS[name]
                store = cluster.database() if flags else ""
                given = [flag.format(store=store) for flag in flags]
                made[name] = Serving(Path(folder) / name, given, tables)
            yield made
        finally:
            for serving in made.values():
                serving.process.terminate()
                serving.process.wait()
            cluster.remove()


async def measure(servers: dict[str, Serving], wanted: argparse.Namespace) -> dict[str, Any]:
    for serving in servers.values():
        await serving.set_up()
    for number in range(wanted.rounds + 1):
        for serving in servers.values():
            await serving.play(wanted.seconds)
            if number == 0:  # warm now
                serving.costs.clear()
                serving.late.clear()
    result: dict[str, Any] = {"tables": wanted.tables, "rounds": wanted.rounds}
    for name, serving in servers.items():
        late = sorted(serving.late)
        result[name] = {
            "cpu_ms_per_action": round(statistics.median(serving.costs), 2),
            "spread": [round(min(serving.costs), 2), round(max(serving.costs), 2)],
            "p50_ms": at(late, 0.5),
            "p99_ms": at(late, 0.99),
            "actions": serving.actions,
            "new_table_kb": round((serving.full - serving.empty) / wanted.tables / 1024),
            "empty_mb": round(serving.empty / 2**20),
        }
    for less, more in itertools.combinations(servers, 2):
        pairs = zip(servers[more].costs, servers[less].costs, strict=True)
        result[f"{more}_against_{less}"] = round(statistics.median(a / b for a, b in pairs), 3)
    result["others_at_work"] = os.getloadavg()[0]
    for serving in servers.values():
        for table in serving.crowd.tables:
            for player in table.players:
                player.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", default=",".join(KINDS), help="which servers, e.g. one,two")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with all_serving(wanted.tables, wanted.only.split(",")) as servers:
        result = asyncio.run(measure(servers, wanted))
    show(result, wanted.json)


if __name__ == "__main__":
    main()

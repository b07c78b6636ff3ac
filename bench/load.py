"""Measure the server under load: many tables with four sockets each, one action per table every so many seconds.

    python bench/load.py [--tables 250] [--seconds 60] [--every 1] [--game quest] [--saturate] [--json]

The server runs in a process of its own with the limits per address lifted, since all players share one; the players are
in this process. Latency is measured from just before an action is sent until the fourth client of its table has the
step. `--saturate` then lets every table play as fast as it is answered, and reports actions per second.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import time
from typing import Any

from players import GAMES, Crowd
from serving import FREE, at, memory, processor, serving, show


def summary(crowd: Crowd, took: float) -> dict[str, Any]:
    found, acked = sorted(crowd.latencies), sorted(crowd.acked)
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
    crowd = Crowd(port, wanted.tables, (wanted.game,) if wanted.game else GAMES)
    await crowd.set_up()
    gc.collect()
    gc.disable()  # a pause of the players' own would be measured as the server's
    made = memory(pid)
    used, own, entries = processor(pid), time.process_time(), crowd.entries
    took = await crowd.run(wanted.seconds, wanted.every)
    used, own, entries = processor(pid) - used, time.process_time() - own, crowd.entries - entries
    result: dict[str, Any] = {
        "tables": wanted.tables,
        "sockets": 4 * wanted.tables,
        "seconds": round(took, 1),
    }
    result |= summary(crowd, took)
    result["cpu_ms_per_action"] = round(1000 * used / max(1, entries), 2)
    result["clients_cpu_ms_per_action"] = round(1000 * own / max(1, entries), 2)
    result["memory_per_table_kb"] = round((memory(pid) - empty) / wanted.tables / 1024)
    result["memory_per_new_table_kb"] = round((made - empty) / wanted.tables / 1024)
    result["server_mb"] = round(memory(pid) / 2**20)
    if wanted.saturate:
        await crowd.renew()
        used, entries = processor(pid), crowd.entries
        took = await crowd.run(min(20.0, wanted.seconds), None)
        used, entries = processor(pid) - used, crowd.entries - entries
        result["saturation"] = summary(crowd, took)
        result["saturation"]["cpu_ms_per_action"] = round(1000 * used / max(1, entries), 2)
    health = await crowd.request(None, "GET", "/healthz")
    result["exceptions"] = health["exceptions"]
    result["load_of_the_machine"] = os.getloadavg()[0]  # ours included: two is full on two cores
    crowd.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument(
        "--every", type=float, default=1.0, help="seconds from one action of a table to the next"
    )
    parser.add_argument(
        "--game", choices=GAMES, help="one game; otherwise the tables take turns among all three"
    )
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with serving(FREE) as (process, port):
        result = asyncio.run(measure(process, port, wanted))
    show(result, wanted.json)


if __name__ == "__main__":
    main()

"""Compare the server with an earlier tree: processor time for one action, and the most actions a second.

    python bench/cost.py --reference ../reference [--game quest] [--tables 60] [--rounds 5] [--json]

Both servers run at once and the same players play on each in turn, so that other work on the machine affects both
alike: a slice with one action a second at every table, then one in which each table plays as fast as the server
answers. The cost is the processor time of the server's process, without the players, divided by the number of
entries. `--reference` is a tree with its environment, or an environment; to compare compiled with compiled, give both
(`--now .venv-compiled --reference ../reference/.venv-compiled`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import sys
from typing import Any

from players import GAMES, Crowd
from serving import FREE, at, interpreter, processor, serving, show

STEADY, FAST = "steady", "saturated"


class Side:
    """One of the two servers, and what was measured of it."""

    def __init__(self, pid: int, crowd: Crowd) -> None:
        self.pid = pid
        self.crowd = crowd
        self.cost: dict[str, list[float]] = {STEADY: [], FAST: []}  # milliseconds an action
        self.speed: list[float] = []
        self.late: dict[str, list[float]] = {STEADY: [], FAST: []}

    async def slice(self, regime: str, seconds: float) -> None:
        await self.crowd.renew()
        entries, used = self.crowd.entries, processor(self.pid)
        took = await self.crowd.run(seconds, 1.0 if regime == STEADY else None)
        entries, used = self.crowd.entries - entries, processor(self.pid) - used
        self.cost[regime].append(1000 * used / max(1, entries))
        self.late[regime] += self.crowd.latencies
        if regime == FAST:
            self.speed.append(entries / took)


def told(now: Side, before: Side) -> dict[str, Any]:
    """The medians of both sides and of the ratios between neighbouring slices."""
    made: dict[str, Any] = {}
    for regime in (STEADY, FAST):
        ours, theirs = now.cost[regime], before.cost[regime]
        ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
        made[regime] = {
            "ms_before": round(statistics.median(theirs), 3),
            "ms_now": round(statistics.median(ours), 3),
            "ratio": round(statistics.median(ratios), 3),
            "ratios": [round(ratio, 3) for ratio in sorted(ratios)],
            "p99_ms_before": at(sorted(before.late[regime]), 0.99),
            "p99_ms_now": at(sorted(now.late[regime]), 0.99),
        }
    gains = [one / other for one, other in zip(now.speed, before.speed, strict=True)]
    made["actions_per_second"] = {
        "before": round(statistics.median(before.speed)),
        "now": round(statistics.median(now.speed)),
        "gain": round(statistics.median(gains), 2),
    }
    return made


async def measure(sides: list[tuple[int, int]], game: str, wanted: argparse.Namespace) -> dict[str, Any]:
    now, before = (Side(pid, Crowd(port, wanted.tables, (game,))) for pid, port in sides)
    for side in (now, before):
        await side.crowd.set_up()
        await side.crowd.run(wanted.seconds / 2, None)  # both warm
    gc.collect()
    gc.disable()
    for number in range(wanted.rounds):
        for regime in (STEADY, FAST):
            for side in (now, before) if number % 2 else (before, now):
                await side.slice(regime, wanted.seconds)
    for side in (now, before):
        health = await side.crowd.request(None, "GET", "/healthz")
        if health["exceptions"]:
            raise SystemExit(f"a server reports {health['exceptions']} exceptions")
        side.crowd.close()
    gc.enable()
    return told(now, before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--reference", required=True, help="the earlier tree, or its environment")
    parser.add_argument(
        "--now", default=sys.executable, help="what is compared with it; by default this interpreter"
    )
    parser.add_argument("--game", choices=GAMES, help="one game; otherwise all three in turn")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of a slice")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    result: dict[str, Any] = {}
    for game in [wanted.game] if wanted.game else GAMES:
        ours, theirs = interpreter(wanted.now), interpreter(wanted.reference)
        with serving(FREE, ours) as now, serving(FREE, theirs) as before:
            result[game] = asyncio.run(measure([now, before], game, wanted))
            print(game, "done", file=sys.stderr)
    result["load_of_the_machine"] = os.getloadavg()[0]
    show(result, wanted.json)


if __name__ == "__main__":
    main()

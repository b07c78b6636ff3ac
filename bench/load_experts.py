"""Measure how long people wait while tables of experts think on the same server.

    python bench/load_experts.py [--experts 20] [--seconds 30] [--game quest] [--json]

Ten tables of four people play one action a second each, first alone and then beside tables where four experts play as
fast as they can. Latency is the time from a person's action until the last of the four at that table knows of it. With
twenty tables of experts the 99th percentile should stay below 250 ms on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from typing import Any

from players import GAMES, Crowd, Player, Table
from serving import FREE, at, serving, show

PEOPLE = 10  # tables


class Experts(Table):
    """A table where four experts play, and one person looks on."""

    async def set_up(self) -> None:
        wishes = [{"kind": "bot", "level": "expert"}] * 4
        self.players = [Player(self, 0)]
        asked = {"game": self.game, "seats": wishes, "bot_pace": "instant"}
        made = await self.crowd.request(self.players[0], "POST", "/api/tables", asked)
        self.id = made["id"]
        await self.players[0].connect(self.crowd.port, f"/api/tables/{self.id}/ws?differences=1")


async def measure(port: int, wanted: argparse.Namespace) -> dict[str, Any]:
    people = Crowd(port, PEOPLE)
    await people.set_up()
    await people.run(wanted.seconds / 2)
    calm = sorted(people.latencies)
    thinkers = Crowd(port, 0, (wanted.game,) if wanted.game else GAMES)
    thinkers.tables = [Experts(thinkers, number) for number in range(wanted.experts)]
    for table in thinkers.tables:
        await table.set_up()
    await people.renew()
    await asyncio.sleep(1.0)
    before = thinkers.entries
    took = await people.run(wanted.seconds)
    busy = sorted(people.latencies)
    result = {
        "expert_tables": wanted.experts,
        "expert_actions_per_second": round((thinkers.entries - before) / took, 1),
        "actions": len(busy),
        "calm_p50_ms": at(calm, 0.5),
        "calm_p99_ms": at(calm, 0.99),
        "beside_p50_ms": at(busy, 0.5),
        "beside_p99_ms": at(busy, 0.99),
        "beside_max_ms": at(busy, 1.0),
        "load_of_the_machine": os.getloadavg()[0],  # ours included: two is full on two cores
    }
    people.close()
    thinkers.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--experts", type=int, default=20, help="tables of four experts")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--game", choices=GAMES, help="the experts' game; otherwise they take turns among all three"
    )
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with serving(FREE) as (_, port):
        result = asyncio.run(measure(port, wanted))
    show(result, wanted.json)


if __name__ == "__main__":
    main()

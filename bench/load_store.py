"""Measure how long a server with a large store takes to give its first answer, and what it loads into memory.

    python bench/load_store.py [--tables 10000] [--tries 3] [--json]

Of every hundred running games ninety-seven wait for people, two are played with days per move, and in one it is a bot's
turn: only these three have something to do while nobody looks. A server with an empty store is started in turn with it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from serving import FREE, processor, serving_from, show

from eldorado import games
from eldorado.core.plain import Plain
from eldorado.server.config import Config
from eldorado.server.store.ids import CODE, ID, random_text
from eldorado.server.tables import lobby, moves, projection
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import HUMAN, Seat

ME = bytes(32)
ENTRIES = 40  # of each game
RELAXED, DAYS = {"kind": "relaxed"}, {"kind": "days", "days": 3}


async def played(registry: Registry, pace: Plain, bot: bool) -> str:
    """A game that has been played for a while and waits for its first seat, or for a bot."""
    options = games.load("quest").options(4, {})
    seats = [Seat(HUMAN, ME, f"player {i}") for i in range(4)]
    table = await lobby.place(registry, ME, "quest", options, seats, pace, "slow")
    rnd = random.Random(1)
    while table.n < ENTRIES or projection.bits(table.actors, 4) != [0]:
        seat = projection.bits(table.actors, 4)[0]
        assert table.history is not None
        action = rnd.choice(table.game.legal(table.history.state, seat))
        await moves.act(table, seat, table.seqs[seat], [action], "player")
    if bot:
        table.seats[0].kind, table.seats[0].client = "bot", None
        await table.commit([], [], seats=True)
    registry.autoplay.stop(table)
    return table.id


async def models(folder: Path) -> list[str]:
    registry = Registry(Config(folder))
    await registry.store.open()
    made = [await played(registry, RELAXED, False), await played(registry, DAYS, False)]
    made.append(await played(registry, RELAXED, True))
    registry.closing = True
    await registry.store.close()
    return made


def multiply(file: Path, made: list[str], count: int) -> None:
    """Fill the store with copies of the games, each with its own name."""
    with sqlite3.connect(file) as store:
        for number in range(count - len(made)):
            kind = 2 if number % 100 == 0 else 1 if number % 100 < 3 else 0
            name, code = random_text(ID), random_text(CODE)
            for table in ("board", "seat", "entry", "note", "snapshot"):
                columns = [row[1] for row in store.execute(f"pragma table_info({table})")]
                given = {"id": "?", "board": "?", "code": "?"}
                values = ",".join(given.get(column, column) for column in columns)
                key = "id" if table == "board" else "board"
                new = [name, code] if table == "board" else [name]
                store.execute(
                    f"insert into {table} select {values} from {table} where {key} = ?", [*new, made[kind]]
                )
    store.close()


def first_answer(folder: str) -> dict[str, float]:
    """Wall-clock and processor seconds until a browser has its list of tables, and what is loaded after that."""
    began = time.perf_counter()
    with serving_from(folder, FREE) as (pid, port):
        url = f"http://127.0.0.1:{port}"
        while True:
            try:
                urllib.request.urlopen(f"{url}/api/tables").read()
                break
            except OSError:
                time.sleep(0.005)
        took, used = time.perf_counter() - began, processor(pid)
        time.sleep(3.0)
        health = urllib.request.urlopen(f"{url}/healthz").read()
        loaded = int(health.partition(b'"tables":')[2].split(b",")[0])
        return {"seconds": took, "work": used, "work_after": processor(pid) - used, "loaded": loaded}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found: dict[str, list[dict[str, float]]] = {"empty": [], "full": []}
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        made = asyncio.run(models(Path(full)))
        multiply(Config(Path(full)).database, made, wanted.tables)
        for _ in range(wanted.tries):
            found["empty"].append(first_answer(empty))
            found["full"].append(first_answer(full))
        megabytes = round(Config(Path(full)).database.stat().st_size / 2**20)
    result: dict[str, Any] = {"tables": wanted.tables, "megabytes": megabytes}
    for which, runs in found.items():
        result[which] = {key: round(statistics.median(run[key] for run in runs), 2) for key in runs[0]}
    show(result, wanted.json)


if __name__ == "__main__":
    main()

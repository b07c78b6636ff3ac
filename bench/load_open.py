"""Measure how long a server takes to open a table with 500 entries, until a player gets the first message.

    python bench/load_open.py [--entries 500] [--tries 20] [--json]

Each try first removes the table from memory. It is measured inside the server: reading the rows, restoring the state
from the nearest snapshot, making the view with legal moves, plans and facts, and encoding it. An undo is measured
too.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from serving import show

from eldorado import games
from eldorado.server.config import Config
from eldorado.server.tables import lobby, moves, projection
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.seats import HUMAN, Seat
from eldorado.server.ws import messages

ME = bytes(32)


class Nobody:
    """The part of a socket that sending a position uses."""

    client = ME
    eye = 0
    differences = True  # as pages ask for
    shown: Any = None


async def measure(entries: int, tries: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        registry = Registry(Config(Path(folder)))
        await registry.store.open()
        options = games.load("quest").options(4, {})
        seats = [Seat(HUMAN, ME, f"player {i}") for i in range(4)]
        table = await lobby.place(registry, ME, "quest", options, seats, {"kind": "relaxed"}, "normal")
        rnd = random.Random(1)
        while table.n < entries:
            seat = projection.bits(table.actors, 4)[0]
            line = table.history
            assert line is not None
            action = rnd.choice(table.game.legal(line.state, seat))
            await moves.act(table, seat, table.seqs[seat], [action], "player")
        opened: list[float] = []
        size = 0
        for _ in range(tries):
            registry.forget(table)
            start = time.perf_counter()
            table = await registry.get(table.id)
            size = len(messages.encode(projection.sync(table, Nobody())))  # type: ignore[arg-type]
            opened.append(1000 * (time.perf_counter() - start))
        undone: list[float] = []
        for _ in range(tries):
            line = table.history
            assert line is not None
            back = line.path[-rnd.randrange(2, 24)]
            start = time.perf_counter()
            await moves.undo(table, 0, back)
            undone.append(1000 * (time.perf_counter() - start))
        result = {
            "entries": table.n,
            "open_median_ms": round(statistics.median(opened), 1),
            "open_max_ms": round(max(opened), 1),
            "undo_median_ms": round(statistics.median(undone), 1),
            "undo_max_ms": round(max(undone), 1),
            "first_message_bytes": size,
        }
        registry.closing = True
        registry.autoplay.stop(table)
        await registry.store.close()
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--entries", type=int, default=500)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    result = asyncio.run(measure(wanted.entries, wanted.tries))
    show(result, wanted.json)


if __name__ == "__main__":
    main()

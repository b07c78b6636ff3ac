"""Finished games as their players keep them: one row per seat, written with the commit that ends the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from eldorado.core.game import SPECTATOR, Event
from eldorado.core.info import GameInfo
from eldorado.core.plain import Options, Plain
from eldorado.server.store import rows
from eldorado.server.store.store import Op

if TYPE_CHECKING:
    from eldorado.server.store.history import Entry, History
    from eldorado.server.tables.table import Table

SHORT = 200  # characters of an option; a longer one is the text of a course
NAMED = re.compile(r"^\s*name\s*=\s*.{1,80}$", re.MULTILINE)


def ops(table: Table) -> list[Op]:
    """Write the rows of a game that has just ended, for all seats that belong to somebody."""
    history, info = table.history, table.game.info
    if history is None or table.result is None:
        return []
    counted = likings(info, in_effect(history), len(table.seats))
    made = [Op(rows.DELETE_PLAYED, {"key": table.id})]
    for i, seat in enumerate(table.seats):
        if seat.client is None or seat.kind != "human":
            continue
        body = {**told(table, seat.client), "rounds": rounds(history), "liked": counted[i]}
        body["branch"] = history.match.record.start is not None
        row = {"board": table.id, "seat": i, "client": seat.client, "game": info.id}
        made.append(Op(rows.INSERT_PLAYED, {**row, "ended": table.updated, "body": rows.text(body)}))
    return made


def told(table: Table, client: bytes) -> dict[str, Plain]:
    """The data common to all seats of a table, as one browser sees it."""
    return {
        "options": short(table.options),
        "title": table.title,
        "pace": table.pace,
        "review": table.reviewable,
        "how": table.result["how"],
        "ranks": table.result["ranks"],
        "scores": table.result["scores"],
        "sides": table.game.sides(len(table.seats), table.options),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level if seat.kind == "bot" else "",
                "yours": seat.client == client,
                "out": seat.out,
            }
            for seat in table.seats
        ],
    }


def short(options: Options) -> Options:
    """Return the options without the text of a course, keeping only its name.

    >>> short({"caves": True, "course": 'name = "Home"' + chr(10) + "tiles = " + "x" * 300})
    {'caves': True, 'course': 'name = "Home"\\n# tiles'}
    """
    made: Options = {}
    for key, value in options.items():
        if isinstance(value, str) and len(value) > SHORT:
            name = NAMED.search(value)
            made[key] = f"{name[0].strip() if name else 'name = ' + repr('')}\n# tiles"
        else:
            made[key] = value
    return made


def rounds(history: History) -> int | None:
    """The number of rounds played, for games whose view counts them."""
    view = history.game.observe(history.state, SPECTATOR)
    found = view.get("round") if isinstance(view, dict) else None
    return found if isinstance(found, int) else None


def in_effect(history: History) -> Iterable[Entry]:
    """The decisions that were not undone."""
    return (history.entries[n - 1] for n in history.path)


def likings(info: GameInfo, entries: Iterable[Entry], seats: int) -> list[dict[str, int]]:
    """Count how often each seat got each of the things that its game counts."""
    kinds = {one.event: one for one in info.liked}
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in (event for entry in entries for event in entry.events if event.kind in kinds):
        count(found, event, kinds[event.kind].seat, kinds[event.kind].thing)
    return [dict(one) for one in found]


def count(found: list[Counter[str]], event: Event, seat: str, thing: str) -> None:
    who, what = event.args.get(seat), event.args.get(thing)
    if isinstance(who, int) and 0 <= who < len(found) and isinstance(what, str):
        found[who][what] += 1

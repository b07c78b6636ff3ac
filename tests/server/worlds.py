"""Two worlds a viewer cannot tell apart, and everything the server says to that viewer in each.

A table is played at random. Then all that the viewer may not know is exchanged: every state of the game by another one
consistent with the viewer's view, the actions, notations, outcomes and secret parts of events that were not for these
eyes, whose browsers the other seats belong to, and the others' standing orders. Every byte must stay the same.

What is compared is asked for and sent as ever; on the way to it nobody looks at the table and nothing is stored, which
would cost more than all the comparing.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from eldorado.core.dice import QuickDice
from eldorado.core.game import Event
from eldorado.core.matches.match import Match
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from eldorado.server.store.history import Entry
from eldorado.server.tables import moves, projection
from eldorado.server.tables.table import Table
from eldorado.server.ws.outgoing import Ack
from server.harness import Browser, Wire, running

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("toy", 3, {"rounds": 6}),
    ("quest", 2, {}),
    ("isla_dorada", 3, {}),
    ("island", 3, {"edition": "first"}),
    ("toy", 4, {"teams": True, "rounds": 4}),
    ("quest", 4, {"caves": True}),
    ("island", 4, {"edition": "second"}),
    ("isla_dorada", 5, {}),
    ("island", 4, {"mode": "teams", "bridge": True, "sixth_board": True, "cave_tiles": True}),
    ("isla_dorada", 4, {"cooperative": True, "two_treasures": True}),
    ("island", 4, {"mode": "thieves", "bridge": True, "sixth_board": True, "cave_tiles": True}),
    ("quest", 3, {}),
    ("island", 5, {"mode": "teams_thieves", "bridge": True, "sixth_board": True, "cave_tiles": True}),
    ("island", 3, {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}),
]
MOST_TABLES = 5_000
GARBAGE = {"garbage": [7, "seven"]}
WORLDS = 3  # others that a world is compared with
PATIENCE = 120  # decisions until something must be hidden from the viewer, or the table is given up


def named(game: str, seats: int, options: dict[str, Any]) -> str:
    return " ".join([game, str(seats), *(f"{key}={value}" for key, value in options.items())])


class Finding:
    """What a run of cases showed."""

    def __init__(self) -> None:
        self.cases = 0
        self.differed = 0  # cases in which the hidden part really was another one
        self.leaks: list[str] = []
        self.surfaces: set[str] = set()
        self.by_game: dict[str, list[int]] = {}  # cases, and how many of them differed

    def count(self, game: str, differed: bool) -> None:
        self.cases += 1
        self.differed += differed
        of_game = self.by_game.setdefault(game, [0, 0])
        of_game[0] += 1
        of_game[1] += differed

    @property
    def share(self) -> float:
        """In what part of the cases the hidden part really was another one."""
        return self.differed / max(1, self.cases)

    @property
    def least(self) -> float:
        """The same of the game with the least: none may hide behind the others."""
        return min((differed / cases for cases, differed in self.by_game.values()), default=0.0)


async def search(
    folder: Path,
    cases: int,
    seed: int,
    stop: bool = False,
    plant: Callable[[Table], None] | None = None,
    every: bool = False,
) -> Finding:
    """Look for leaks in that many cases; with `stop` only up to the first, with `every` until each game had some."""
    found = Finding()
    rnd = random.Random(seed)
    fixed = [1_790_000_000_000]
    free = Limits(
        message_burst=1e12, together_burst=1e12, request_burst=1e12, make_burst=1e12, tables=10**9, kept=10**9
    )
    never = dict.fromkeys(
        ("slow", "normal", "fast", "instant"), 10**9
    )  # the table answers for nobody meanwhile
    async with running(folder, now=lambda: fixed[0], window_ms=10**9, bot_ms=never, limits=free) as app:
        tables = 0
        while tables < MOST_TABLES and not (stop and found.leaks):
            # In some games hardly anything is hidden: a table of theirs may be over without a case.
            lacking = [setting for setting in GAMES if every and named(*setting) not in found.by_game]
            left = cases - found.cases
            if left <= 0 and not lacking:
                break
            setting = GAMES[tables % len(GAMES)] if left > 0 else lacking[tables % len(lacking)]
            tables += 1
            viewer = rnd.randrange(-1, setting[1])
            await one_table(app, rnd, found, setting, viewer, min(12, left if left > 0 else 12), plant)
            if app.registry.exceptions:
                raise AssertionError("the server raised")
    return found


async def one_table(
    app: Application,
    rnd: random.Random,
    found: Finding,
    setting: tuple[str, int, dict[str, Any]],
    viewer: int,
    cases: int,
    plant: Callable[[Table], None] | None,
) -> None:
    game, seats, options = setting
    browsers = [Browser(app) for _ in range(seats)]
    made = await browsers[0].make(["you"] + ["open"] * (seats - 1), game=game, options=options)
    for browser in browsers[1:]:
        await browser.post(f"/api/tables/{made['id']}/sit", {"name": "somebody"})
    watcher = browsers[viewer] if viewer >= 0 else Browser(app)
    wire = await watcher.sit(made["id"])
    table = app.registry.tables[made["id"]]
    if game != "toy":  # which is over by then
        await random_play(table, rnd, rnd.choice([0, 0, 20, 60, 120]))  # not only beginnings
    for done in range(0, cases, WORLDS):
        await random_play(table, rnd, rnd.randrange(1, 8))
        for _ in range(PATIENCE):
            if table.status != "playing" or hidden(table, viewer):
                break
            await random_play(table, rnd, 1)
        if table.status != "playing" or not hidden(table, viewer):
            break  # everything lies open: nothing could be exchanged
        if plant is not None:
            plant(table)
        script = rnd.randrange(10**9)
        first = await said(app, table, watcher, wire, viewer, random.Random(script))
        assert table.history is not None
        real = Positions(table.history.match)
        for _ in range(min(WORLDS, cases - done)):
            with_secrets = exchange(table, viewer, rnd, real)
            second = await said(app, table, watcher, wire, viewer, random.Random(script))
            restore(table, with_secrets)
            found.count(named(*setting), with_secrets["differed"])
            for surface, text in first.items():
                found.surfaces.add(surface.split(":")[0])
                if second.get(surface) != text:
                    found.leaks.append(f"{named(*setting)}, seat {viewer}: {surface}")
            found.leaks += [
                f"{named(*setting)}, seat {viewer}: {more}" for more in second.keys() - first.keys()
            ]
    await wire.close()
    app.registry.drop(table)


def hidden(table: Table, viewer: int) -> bool:
    """Whether anything at all is hidden from the viewer now: the rules say when (conformance holds them to it)."""
    return table.history is not None and table.game.hides(table.history.state, viewer)


@contextmanager
def unseen(table: Table) -> Iterator[None]:
    """Nobody looks meanwhile, and what is written is not kept: nothing that is compared is read from the store."""
    store, sockets = table.registry.store, table.sockets
    real = store.hand_over

    def kept(*_: Any, **__: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    store.hand_over, table.sockets = kept, []  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.hand_over, table.sockets = real, sockets  # type: ignore[method-assign]


async def random_play(table: Table, rnd: random.Random, steps: int) -> None:
    """Any legal decisions, now and then an undo."""
    with unseen(table):
        await random_steps(table, rnd, steps)


async def random_steps(table: Table, rnd: random.Random, steps: int) -> None:
    for _ in range(steps):
        if table.status != "playing" or table.history is None:
            return
        mask = table.actors
        seat = rnd.choice(projection.bits(mask, len(table.seats)))
        async with table.lock:
            free = table.history.free(seat)
            if free and rnd.random() < 0.1:
                await moves.undo(table, seat, rnd.choice(free))
            else:
                action = rnd.choice(table.game.legal(table.history.state, seat))
                await moves.act(table, seat, table.seqs[seat], [action], "player")


async def said(
    app: Application, table: Table, watcher: Browser, wire: Wire, viewer: int, rnd: random.Random
) -> dict[str, str]:
    """Every kind of thing the server says to the viewer, as bytes."""
    said: dict[str, str] = {}
    history = table.history
    assert history is not None
    # Nothing may be answered with what was worked out in the other world.
    table.memo.clear()
    table.indexed.clear()
    table.chart = None
    app.pictures.kept.clear()
    place = f"/api/tables/{table.id}"
    at = rnd.randrange(history.n + 1)
    for name, path in (
        ("table", place),
        ("mine", "/api/tables"),
        ("scene", f"{place}/scene"),
        ("replay", f"{place}/replay?seat={viewer}"),
        ("replay at", f"{place}/replay?seat={viewer}&at={at}"),
        ("replay now", f"{place}/replay?seat={viewer}&at={history.n}"),
        # What others know of each other may be another in the other world, so a spectator is compared with a spectator.
        ("spectator", f"{place}/replay?at={at}" if viewer < 0 else f"{place}/replay?at=x"),
        ("chart", f"{place}/chart"),
        ("picture", f"{place}/share/picture.svg?at={at}" if viewer < 0 else ""),
        ("export", f"{place}/export"),
        ("foreign seat", f"{place}/replay?seat={(viewer + 1) % len(table.seats)}&at={at}"),
        ("error", f"{place}/replay?seat={viewer}&at=99999"),
    ):
        if not path or (name == "chart" and rnd.random() < 0.8):
            continue  # takes long: tried now and then
        answer = await watcher.request("GET", path)
        said[f"{name}:{path.removeprefix(place)}"] = f"{answer.status} {answer.body.decode()}"
    if viewer >= 0 and table.owes(viewer):  # what a bot that gives advice would get to know
        said["advice"] = json.dumps(app.registry.autoplay.question(table, history.state, viewer))
    for verb in ("resign", "stepback", "start", "hold"):
        answer = await watcher.request("POST", f"{place}/{verb}", {} if verb != "resign" else {"seat": 15})
        if verb != "hold":
            said[f"error {verb}"] = f"{answer.status} {answer.body.decode()}"
    wire.raw.clear()
    seat = max(viewer, 0)
    wire.send(do="resync", since=rnd.randrange(table.no + 1))
    for _ in range(3):
        wire.send(do="why", seat=seat, action=rnd.randrange(table.game.actions))
    wire.send(do="why", seat=seat, ask={"to": "space:3", "with": []})
    wire.send(do="act", seat=seat, seq=table.n + 5, moves=[0])
    if viewer < 0 or not table.owes(viewer):
        wire.send(do="act", seat=seat, seq=table.seqs[seat], moves=[rnd.randrange(table.game.actions)])
        wire.send(do="undo", seat=seat, seq=table.n)
    wire.send_text('{"do": "act", "seat": "x"}')
    await wire.ask(do="ping", id="last")
    told = history.entries[-rnd.randrange(1, 4) :]  # the live message of what was played
    moves.tell(table, told, None, Ack(id=None, n=table.n, no=table.no, done=len(told)))
    wire.send(do="ping", id="end")  # answered after all that
    await wire.until("ack", ref="end")
    for i, frame in enumerate(wire.raw):
        said[f"frame:{i}"] = frame
    wire.serial = 0
    return said


class Positions(dict[int, Any]):
    """The real positions of a history, each worked out once for all worlds that are made from it.

    A chart asks for all of them one after the other: each follows from the one before it, where that is known.
    """

    def __init__(self, match: Match) -> None:
        self.match = copy.copy(match)
        self.before = {number: before for before, number in pairwise([0, *match.path])}

    def __missing__(self, n: int) -> Any:
        before = self.before.get(n)
        if before is not None and before in self:
            self[n] = self.match.game.clone(self[before])
            self.match.redo(self[n], n)
        else:
            self[n] = self.match.at(n)
        return self[n]


class Worlds(dict[int, Any]):
    """For every position of a history another one that looks the same to the viewer, made when it is asked for."""

    def __init__(self, real: Positions, viewer: int, dice: QuickDice) -> None:
        self.real = real
        self.viewer = viewer
        self.dice = dice

    def __contains__(self, n: object) -> bool:
        return isinstance(n, int) and 0 <= n <= self.real.match.n

    def __missing__(self, n: int) -> Any:
        self[n] = self.real.match.game.permute(self.real[n], self.viewer, self.dice)
        return self[n]


def exchange(table: Table, viewer: int, rnd: random.Random, real: Positions) -> dict[str, Any]:
    """Another world for the same eyes; what it was, to be put back."""
    history = table.history
    assert history is not None
    kept = {
        "state": history.match.state,
        "kept": history.match.kept,
        "entries": history.entries,
        "log": list(table.log),
        "clients": [seat.client for seat in table.seats],
        "orders": [(seat.orders, seat.fights) for seat in table.seats],
        "host": table.host,
    }
    game = table.game
    dice = QuickDice(rnd.getrandbits(50))
    for _ in range(100):  # little may be hidden: look for a world that is another one
        other = game.permute(history.state, viewer, dice)
        kept["differed"] = game.key(other) != game.key(history.state)
        if kept["differed"]:
            break
    worlds = Worlds(real, viewer, dice)
    worlds[history.n] = game.clone(other)
    history.match.state = other
    history.match.kept = worlds
    history.entries = [other_entry(entry, viewer, rnd) for entry in history.entries]
    changed = {entry.n: entry for entry in history.entries}
    things = [changed[thing.n] if isinstance(thing, Entry) else thing for thing in table.log]
    table.log.clear()
    table.log.extend(things)
    for i, seat in enumerate(table.seats):
        if i != viewer and seat.client is not None:
            if table.host == seat.client:
                table.host = bytes([i]) * 32
            seat.client = bytes([i]) * 32
            seat.orders = rnd.choice(["always", "matters", "never"])
            seat.fights = rnd.choice([False, True])
    return kept


def other_entry(entry: Entry, viewer: int, rnd: random.Random) -> Entry:
    other = copy.copy(entry)
    if entry.seat != viewer and entry.to is None:
        other.notation = "something else"
        if entry.by == "player":
            other.by = "table"  # in a window it answers for who holds nothing to play
    other.outcomes = [rnd.randrange(9) for _ in range(rnd.randrange(3))]
    other.events = [
        event
        if event.secret is None or (viewer >= 0 and event.seats >> viewer & 1)
        else Event(event.kind, event.args, GARBAGE, event.seats, event.reveals)
        for event in entry.events
    ]
    return other


def restore(table: Table, kept: dict[str, Any]) -> None:
    history = table.history
    assert history is not None
    history.match.state, history.match.kept = kept["state"], kept["kept"]
    history.entries = kept["entries"]
    table.log.clear()
    table.log.extend(kept["log"])
    table.host = kept["host"]
    for i, seat in enumerate(table.seats):
        seat.client = kept["clients"][i]
        seat.orders, seat.fights = kept["orders"][i]
    table.memo.clear()

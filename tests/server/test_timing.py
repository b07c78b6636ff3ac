"""When and in which order answers come tells nothing about what is held."""

from __future__ import annotations

import asyncio
import math
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.plain import Plain
from eldorado.server.app import Application
from eldorado.server.tables import moves
from eldorado.server.tables.table import Table
from eldorado.server.thinking import pool
from eldorado.server.thinking.pool import Pool
from eldorado.server.thinking.worker import reply
from server.harness import Browser, running
from server.placed import lay, surrounded
from server.players import Clock

FORCED, CHOICE = 1, 2
REACTING = 16  # decisions, with three or four windows, until a prepared table has served
SURPRISING = 4.0  # standard deviations


@dataclass
class Window:
    """A reaction window of a table of bots, and how it was answered."""

    asked: dict[int, int]  # by seat: FORCED or CHOICE
    late: int  # milliseconds between the end of its pause and the first answer
    order: list[int] = field(default_factory=list)
    tasks: list[Any] = field(default_factory=list)  # that gave the answers

    @property
    def choices(self) -> int:
        return Counter(self.asked.values())[CHOICE]

    @property
    def mixed(self) -> bool:
        """Whether some had a choice and others did not."""
        return 0 < self.choices < len(self.asked)


class Watched:
    """The windows of all tables: when each was answered, in which order, who had a choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open: dict[str, tuple[Plain, Window]] = {}  # by table
        self.windows: list[Window] = []
        real = moves.act

        async def act(table: Table, seat: int, seq: int, chosen: list[int], by: Any, **more: Any) -> int:
            if table.window is not None and table.history is not None and by in ("bot", "table"):
                window = self.window(table, table.history.state)
                window.order.append(seat)
                window.tasks.append(asyncio.current_task())
            return await real(table, seat, seq, chosen, by, **more)

        monkeypatch.setattr(moves, "act", act)

    def window(self, table: Table, state: Any) -> Window:
        """What is noted of the window that is open at a table."""
        known, window = self.open.get(table.id, (None, None))
        if window is None or known is not table.window:
            asked = [i for i in range(len(table.seats)) if table.owes(i)]
            held = {i: min(CHOICE, len(table.game.legal(state, i))) for i in asked}
            window = Window(held, table.registry.now() - table.window["until"])
            self.open[table.id] = table.window, window
            self.windows.append(window)
        return window

    @property
    def mixed(self) -> list[Window]:
        return [window for window in self.windows if window.mixed]


async def slow_worker(process: Any, question: Plain) -> Plain:
    """A bot that thinks for a while, sometimes for longer than a window is open, and that waits when told to."""
    if "wait" in question:
        await asyncio.sleep(question["wait"])
        return {"action": question["legal"][0]}
    seconds = random.choice((0.0, 0.0, 0.0, 0.01, 0.08))
    await asyncio.sleep(seconds)
    return {"action": random.choice(question["legal"]), "seconds": seconds}


async def idle_process(self: Pool) -> Any:
    """In place of a worker, whose start takes seconds: `slow_worker` answers for it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-ISc", "input()", stdin=asyncio.subprocess.PIPE
    )
    self.alive.add(process)
    return process


async def play_windows(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, enough: int, tables: int = 1
) -> Watched:
    """Let bots play, at so many tables at a time, until there have been enough mixed windows."""
    monkeypatch.setattr(Pool, "start", idle_process)
    monkeypatch.setattr(pool, "exchange", slow_worker)
    watched = Watched(monkeypatch)
    play = keep_reacting if game == "island" else keep_playing
    async with running(folder, window_ms=25, bot_ms={"instant": 0, "slow": 10**9}) as app:
        async with asyncio.TaskGroup() as playing:
            for _ in range(tables):
                playing.create_task(play(app, watched, game, seats, enough))
        assert app.registry.exceptions == 0
    return watched


async def keep_playing(app: Application, watched: Watched, game: str, seats: int, enough: int) -> None:
    """Games of bots, one after the other, each for some minutes: at random not every game comes to an end."""
    host = Browser(app)
    for _ in range(4):
        made = await host.make(["you", *["easy"] * (seats - 1)], game)
        table = app.registry.tables[made["id"]]
        await host.post(f"/api/tables/{made['id']}/hold", {"seat": 0})
        for _ in range(5_000):
            await asyncio.sleep(0.05)
            if table.status != "playing" or len(watched.mixed) >= enough:
                break
        await host.post(f"/api/tables/{made['id']}/delete", {}, 204)
        if len(watched.mixed) >= enough:
            return


async def keep_reacting(app: Application, watched: Watched, game: str, seats: int, enough: int) -> None:
    """The same of the Island, where windows are rare: each table begins where they come with every step."""
    host = Browser(app)
    rnd = random.Random()
    for _ in range(2 * enough):
        made = await host.make(["you", *["easy"] * (seats - 1)], game, bot_pace="slow")
        table = app.registry.tables[made["id"]]
        async with table.lock:
            app.registry.autoplay.stop(table)
            table.bot_pace = "instant"  # nobody has moved yet
            lay(table, table.game.position({**surrounded(rnd), "seats": seats, "options": table.options}))
        await host.post(f"/api/tables/{made['id']}/hold", {"seat": 0})
        for _ in range(1_000):
            await asyncio.sleep(0.05)
            if table.n >= REACTING or table.status != "playing":
                break
        await host.post(f"/api/tables/{made['id']}/delete", {}, 204)
        if len(watched.mixed) >= enough:
            return


def surprise_of_order(windows: list[Window]) -> float:
    """How far “the first to answer had no choice” is from guessing at random, in standard deviations."""
    right = sum(window.asked[window.order[0]] == FORCED for window in windows)
    shares = [1 - window.choices / len(window.asked) for window in windows]
    return (right - sum(shares)) / math.sqrt(sum(share * (1 - share) for share in shares))


def surprise_of_times(windows: list[Window]) -> float:
    """How far “the later the answers, the more had a choice” is from guessing at random, in standard deviations.

    Windows are compared with those in which as many were asked: more thoughts take longer, and who is asked is public.
    """
    above = spread = 0.0
    for size in {len(window.asked) for window in windows}:
        alike = [window for window in windows if len(window.asked) == size]
        if len(alike) < 2:
            continue
        late, choices = ranks([w.late for w in alike]), ranks([w.choices for w in alike])
        above += sum(a * b for a, b in zip(late, choices, strict=True))
        spread += sum(a * a for a in late) * sum(b * b for b in choices) / (len(alike) - 1)
    return above / math.sqrt(spread) if spread else 0.0


def ranks(values: list[int]) -> list[float]:
    """The rank of each value, equal ones sharing theirs, around a mean of zero."""
    counts = Counter(values)
    rank, below = {}, 0
    for value in sorted(counts):
        rank[value] = below + (counts[value] - len(values)) / 2
        below += counts[value]
    return [rank[value] for value in values]


def judge(watched: Watched, enough: int) -> tuple[float, float]:
    """How surprising order and times of the answers are."""
    assert len(watched.mixed) >= enough
    order, times = surprise_of_order(watched.mixed), surprise_of_times(watched.windows)
    seen = f"{len(watched.windows)} windows, {len(watched.mixed)} mixed"
    print(f"{seen}; order {order:.1f}, times {times:.1f}")
    return order, times


async def check_windows(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, enough: int, tables: int
) -> None:
    """Four deviations come by chance once in 15,000 runs; an order that tells all is five away in 25 windows."""
    order, times = judge(await play_windows(folder, monkeypatch, game, seats, enough, tables), enough)
    assert abs(order) < SURPRISING
    assert abs(times) < SURPRISING


@pytest.mark.slow
@pytest.mark.parametrize("game", ["isla_dorada", "island"])
async def test_order_of_window_answers_is_no_better_than_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    await check_windows(tmp_path, monkeypatch, game, 4, 25, 2)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["isla_dorada", "island"])
async def test_order_of_window_answers_is_no_better_than_chance_soak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    await check_windows(tmp_path, monkeypatch, game, 4, 144, 6)


@pytest.mark.slow
async def test_order_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: who has no choice answers first, as when each answered as soon as it could."""
    real = moves.open_window

    def leak(table: Table, before: int, seat: int) -> None:
        real(table, before, seat)
        if table.window is not None and table.history is not None:
            state = table.history.state
            table.window["order"].sort(key=lambda i: len(table.game.legal(state, i)) if table.owes(i) else 0)

    monkeypatch.setattr(moves, "open_window", leak)
    order, _ = judge(await play_windows(tmp_path, monkeypatch, "island", 4, 25, 4), 25)
    assert order >= SURPRISING


@pytest.mark.slow
async def test_times_that_leak_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: who has no choice answers at once, and the others think longer than a window is open."""

    async def think(self: Pool, question: Plain, watched: bool = True) -> int:
        if len(question["legal"]) > 1:
            await asyncio.sleep(0.1)
        return int(random.choice(question["legal"]))

    monkeypatch.setattr(Pool, "think", think)
    _, times = judge(await play_windows(tmp_path, monkeypatch, "island", 4, 60, 6), 60)
    assert times >= SURPRISING


async def test_answers_of_a_window_come_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks longer than the pause delays all answers alike: who is late cannot be told."""
    watched = await play_windows(tmp_path, monkeypatch, "toy", 4, 1)
    assert watched.windows
    for window in watched.windows:
        assert set(window.order) <= set(window.asked)
        assert len(set(window.tasks)) == 1


async def test_worker_takes_as_long_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for its turn and for as long as one of the last such thoughts took."""
    asked: list[Plain] = []

    async def exchange(process: Any, question: Plain) -> Plain:
        asked.append(question)
        return reply(question) if "wait" in question else {"action": 6, "seconds": 0.03}

    monkeypatch.setattr(Pool, "start", idle_process)
    monkeypatch.setattr(pool, "exchange", exchange)
    workers = Pool(1, 10.0)
    thought = {"game": "toy", "level": "easy", "asked": "reaction", "legal": [5, 6]}
    assert await workers.think({**thought, "asked": "turn"}) == 6
    assert await workers.think({**thought, "legal": [7]}) == 7
    assert await workers.think(thought) == 6
    assert await workers.think({**thought, "legal": [7]}) == 7
    assert [question.get("wait") for question in asked] == [None, 0.0, None, 0.03]
    await workers.close()


@pytest.mark.parametrize("legal", [[5], [5, 6, 7]])
async def test_pause_of_a_bot_does_not_depend_on_its_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, legal: list[int]
) -> None:
    clock = Clock()
    async with running(tmp_path, now=clock, bot_ms={"normal": 700}) as app:
        made = await Browser(app).make(["you", "easy"], bot_pace="normal")
        table = app.registry.tables[made["id"]]
        monkeypatch.setattr(type(table.game), "legal", lambda self, s, seat: legal)
        assert app.registry.autoplay.bot_due(table, 1) == table.moved_at + 700


async def test_a_bot_that_fails_plays_any_legal_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking it again would fail again, without end, and the table would never go on."""

    async def fail(self: Any, question: Plain, watched: bool = True) -> int:
        raise ValueError("a bot that cannot think")

    monkeypatch.setattr("eldorado.server.thinking.pool.Pool.think", fail)
    async with running(tmp_path) as app:
        host = Browser(app)
        made = await host.make(["you", "easy"])
        table = app.registry.tables[made["id"]]
        await host.post(f"/api/tables/{made['id']}/hold", {"seat": 0})
        assert table.history is not None
        while table.history.n < 6:
            await asyncio.sleep(0.01)
        assert table.status == "playing"
        assert app.registry.exceptions >= 6

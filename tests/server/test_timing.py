"""When and in which order answers come tells nothing about what is held."""

from __future__ import annotations

import asyncio
import math
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.plain import Plain
from eldorado.server.app import Application
from eldorado.server.tables import moves
from eldorado.server.tables.table import Table
from server.harness import Browser, running
from server.players import Clock

FORCED, CHOICE = 1, 2
# Who was asked and what each could choose among, who answered in which order, and the tasks that gave the answers.
Window = tuple[dict[int, int], list[int], list[Any]]


class Watched:
    """A table of bots whose answers are noted: when each window was answered, in which order, who had a choice."""

    def __init__(self, app: Application, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.table = app, table
        self.open: Plain = None
        self.windows: list[Window] = []
        real = moves.act

        async def act(table: Table, seat: int, seq: int, chosen: list[int], by: Any, **more: Any) -> int:
            window, history = table.window, table.history
            if window is not None and history is not None and by in ("bot", "table"):
                if not self.windows or window is not self.open:
                    self.open = window
                    asked = [i for i in range(len(table.seats)) if table.owes(i)]
                    legal = {i: min(CHOICE, len(table.game.legal(history.state, i))) for i in asked}
                    self.windows.append((legal, [], []))
                self.windows[-1][1].append(seat)
                self.windows[-1][2].append(asyncio.current_task())
            return await real(table, seat, seq, chosen, by, **more)

        monkeypatch.setattr(moves, "act", act)

    def mixed(self) -> list[Window]:
        """The windows in which some had a choice and others did not."""
        return [each for each in self.windows if len(set(each[0].values())) == 2]


async def slow_choices(self: Any, question: Plain, watched: bool = True) -> int:
    """Bots that think for a while if there is anything to think about, as real ones do."""
    legal: list[int] = question["legal"]
    await asyncio.sleep(0 if len(legal) == 1 else 0.01)
    return random.choice(legal)


async def play_windows(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, enough: int
) -> Watched:
    monkeypatch.setattr("eldorado.server.thinking.pool.Pool.think", slow_choices)
    async with running(folder, window_ms=25) as app:
        host = Browser(app)
        watched: Watched | None = None
        for _ in range(12):
            made = await host.make(["you", *["easy"] * (seats - 1)], game)
            table = app.registry.tables[made["id"]]
            if watched is None:
                watched = Watched(app, table, monkeypatch)
            await host.post(f"/api/tables/{made['id']}/hold", {"seat": 0})
            for _ in range(600):
                await asyncio.sleep(0.05)
                if table.status != "playing" or len(watched.mixed()) >= enough:
                    break
            await host.post(f"/api/tables/{made['id']}/delete", {}, 204)
            if len(watched.mixed()) >= enough:
                break
        assert watched is not None
        assert app.registry.exceptions == 0
        return watched


def surprise(windows: list[Window]) -> float:
    """How far “the first to answer had no choice” is from guessing at random, in standard deviations."""
    right = sum(held[order[0]] == FORCED for held, order, _ in windows)
    shares = [Counter(held.values())[FORCED] / len(held) for held, _, _ in windows]
    return (right - sum(shares)) / math.sqrt(sum(share * (1 - share) for share in shares))


async def check_windows(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, enough: int
) -> None:
    """Four deviations come by chance once in 15,000 runs; an order that tells all is five away in 25 windows."""
    watched = await play_windows(folder, monkeypatch, game, seats, enough)
    mixed = watched.mixed()
    assert len(mixed) >= enough
    assert abs(surprise(mixed)) < 4


@pytest.mark.slow
async def test_order_of_window_answers_is_no_better_than_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Mixed windows of the Island are rare and take two minutes: the long run has them.
    await check_windows(tmp_path, monkeypatch, "isla_dorada", 4, 25)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [("isla_dorada", 4), ("island", 4)])
async def test_order_of_window_answers_is_no_better_than_chance_soak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    await check_windows(tmp_path, monkeypatch, game, seats, 144)


async def test_answers_of_a_window_come_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks longer than the pause delays all answers alike: who is late cannot be told."""
    watched = await play_windows(tmp_path, monkeypatch, "toy", 4, 1)
    assert watched.windows
    for asked, order, tasks in watched.windows:
        assert set(order) <= set(asked)
        assert len(set(tasks)) == 1


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

"""Clocks: what runs, what is added, what survives a restart."""

from __future__ import annotations

import json
import time

import pytest

from eldorado.server.config import SteadyClock
from eldorado.server.tables.clock import DAY, GRACE, HOUR, Clock
from eldorado.server.ws import outgoing

LIVE = {"kind": "live", "minutes": 2, "increment": 5}


def test_relaxed_table_has_no_clock() -> None:
    clock = Clock({"kind": "relaxed"}, 3)
    clock.run([0, 1], 1000)
    assert clock.told(99_000) is None
    assert clock.next_zero() is None
    assert clock.out_of_time(10**12) == []


def test_clocks_run_and_stop_independently() -> None:
    clock = Clock(LIVE, 3)
    clock.run([0, 2], 0)
    clock.moved(2, 10_000)
    clock.run([0], 10_000)
    assert clock.told(30_000) == outgoing.Clock(30_000, [90_000, 120_000, 115_000], [0], None)
    assert clock.next_zero() == 120_000
    assert clock.out_of_time(119_999) == []
    assert clock.out_of_time(120_000) == [0]


def test_increment_needs_a_running_clock() -> None:
    clock = Clock(LIVE, 2)
    clock.moved(0, 0)  # a bot decided for the seat
    assert clock.left(0, 0) == 120_000


def test_returning_player_gets_grace_time() -> None:
    clock = Clock(LIVE, 2)
    clock.run([0], 0)
    clock.run([], 200_000)
    assert clock.left(0, 200_000) == 0
    clock.refill(0)
    assert clock.left(0, 200_000) == GRACE + 5_000
    clock.at_stop[1] = 100_000
    clock.refill(1)
    assert clock.left(1, 200_000) == 100_000  # nobody gains by it


def test_restart_stops_live_clocks_but_not_deadlines() -> None:
    live = Clock(LIVE, 2)
    live.run([1], 0)
    again = Clock(LIVE, 2)
    again.load(json.loads(json.dumps(live.dump())), 500_000)
    assert again.left(1, 510_000) == 110_000
    days = Clock({"kind": "days", "days": 2}, 2)
    days.run([1], 0)
    told = days.told(0)
    assert told is not None
    assert told.deadline == 2 * DAY
    again = Clock({"kind": "days", "days": 2}, 2)
    again.load(json.loads(json.dumps(days.dump())), DAY)
    assert again.next_zero() == 2 * DAY
    assert again.out_of_time(2 * DAY) == [1]


@pytest.mark.parametrize(("now", "left"), [(-DAY, 2 * DAY), (30 * DAY, HOUR), (DAY, DAY)])
def test_wrong_wall_clock_at_the_start_empties_and_fills_nothing(now: int, left: int) -> None:
    days = Clock({"kind": "days", "days": 2}, 2)
    days.run([1], 0)
    again = Clock({"kind": "days", "days": 2}, 2)
    again.load(json.loads(json.dumps(days.dump())), now)
    assert again.left(1, now) == left


@pytest.mark.parametrize("hours", [-1, 1])
def test_setting_the_wall_clock_changes_nothing_that_runs(
    monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    clock = SteadyClock()
    before = clock()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + hours * HOUR * 1_000_000)
    assert 0 <= clock() - before < 60_000


def test_days_are_counted_per_move() -> None:
    clock = Clock({"kind": "days", "days": 1}, 2)
    clock.run([0], 0)
    clock.moved(0, DAY // 2)
    clock.run([1], DAY // 2)
    clock.moved(1, DAY)
    clock.run([0], DAY)
    assert clock.left(0, DAY) == DAY


def test_undone_decision_gives_its_increment_back() -> None:
    clock = Clock(LIVE, 2)
    for _ in range(50):
        clock.run([0], 0)
        clock.take_back(0, clock.moved(0, 0))
    assert clock.left(0, 0) == 120_000


def test_undone_decision_by_mail_keeps_its_deadline() -> None:
    clock = Clock({"kind": "days", "days": 2}, 2)
    clock.run([0], 0)
    gain = clock.moved(0, DAY)
    clock.run([0], DAY)
    clock.take_back(0, gain)
    assert clock.next_zero() == 2 * DAY

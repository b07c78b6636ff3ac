"""Clocks: what runs, what is added, what survives a restart."""

from __future__ import annotations

import json

from eldorado.server.pace import DAY, GRACE, Clock

LIVE = {"kind": "live", "minutes": 2, "increment": 5}


def test_a_relaxed_table_has_no_clock() -> None:
    clock = Clock({"kind": "relaxed"}, 3)
    clock.run([0, 1], 1000)
    assert clock.plain(99_000) is None
    assert clock.next_zero() is None
    assert clock.out_of_time(10**12) == []


def test_several_clocks_run_at_once_and_each_stops_for_itself() -> None:
    clock = Clock(LIVE, 3)
    clock.run([0, 2], 0)
    clock.moved(2, 10_000)
    clock.run([0], 10_000)
    assert clock.plain(30_000) == {
        "now": 30_000,
        "left": [90_000, 120_000, 115_000],
        "running": [0],
        "deadline": None,
    }
    assert clock.next_zero() == 120_000
    assert clock.out_of_time(119_999) == []
    assert clock.out_of_time(120_000) == [0]


def test_an_increment_is_for_a_decision_whose_clock_ran() -> None:
    clock = Clock(LIVE, 2)
    clock.moved(0, 0)  # a bot decided for the seat
    assert clock.left(0, 0) == 120_000


def test_who_comes_back_at_zero_gets_some_time() -> None:
    clock = Clock(LIVE, 2)
    clock.run([0], 0)
    clock.run([], 200_000)
    assert clock.left(0, 200_000) == 0
    clock.refill(0)
    assert clock.left(0, 200_000) == GRACE + 5_000
    clock.at_stop[1] = 100_000
    clock.refill(1)
    assert clock.left(1, 200_000) == 100_000  # nobody gains by it


def test_a_live_clock_does_not_run_while_the_server_is_down_but_a_deadline_stands() -> None:
    live = Clock(LIVE, 2)
    live.run([1], 0)
    again = Clock(LIVE, 2)
    again.load(json.loads(json.dumps(live.dump())), 500_000)
    assert again.left(1, 510_000) == 110_000
    days = Clock({"kind": "days", "days": 2}, 2)
    days.run([1], 0)
    assert days.plain(0)["deadline"] == 2 * DAY
    again = Clock({"kind": "days", "days": 2}, 2)
    again.load(json.loads(json.dumps(days.dump())), DAY)
    assert again.next_zero() == 2 * DAY
    assert again.out_of_time(2 * DAY) == [1]


def test_each_move_by_mail_has_its_own_days() -> None:
    clock = Clock({"kind": "days", "days": 1}, 2)
    clock.run([0], 0)
    clock.moved(0, DAY // 2)
    clock.run([1], DAY // 2)
    clock.moved(1, DAY)
    clock.run([0], DAY)
    assert clock.left(0, DAY) == DAY

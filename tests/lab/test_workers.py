"""Work shared out among processes."""

from __future__ import annotations

import os
from multiprocessing import active_children

import pytest

from eldorado.core.errors import BadOption
from eldorado.lab.workers import share_out


def half(number: int) -> int:
    if number == 7:
        raise BadOption("option.too_small", option="number", least=8)
    if number == 9:
        os._exit(1)
    return number // 2


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(share_out(half, range(6), workers=2)) == [0, 0, 1, 1, 2, 2]
    assert not active_children()


def test_no_job_needs_no_worker() -> None:
    assert list(share_out(half, [], workers=2)) == []


def test_what_goes_wrong_there_is_raised_here() -> None:
    with pytest.raises(BadOption, match="at least 8"):
        list(share_out(half, [2, 7, 4], workers=2))
    assert not active_children()


def test_a_worker_that_is_gone_is_not_waited_for() -> None:
    with pytest.raises(RuntimeError, match="ended before"):
        list(share_out(half, [9], workers=1))
    assert not active_children()


def test_whoever_asks_for_no_more_leaves_no_worker_behind() -> None:
    going = share_out(half, range(0, 1_000_000, 10), workers=1)
    assert next(going) == 0
    assert active_children()
    going.close()
    assert not active_children()

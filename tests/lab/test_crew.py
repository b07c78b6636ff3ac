"""Work shared out among processes, and a cluster that is not there."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path

import pytest

from eldorado.core.errors import BadOption, UserError
from eldorado.core.system import extras
from eldorado.lab import cluster
from eldorado.lab import crew as crews
from eldorado.lab.cluster import call
from eldorado.lab.crew import crew


def half(number: int) -> int:
    if number == 7:
        raise BadOption("option.too_small", option="number", least=8)
    if number == 9:
        os._exit(1)
    return number // 2


def test_results_come_in_the_order_of_the_jobs_and_a_crew_works_again() -> None:
    with crew(2) as share:
        assert list(share(half, range(6))) == [0, 0, 1, 1, 2, 2]
        assert list(share(half, [])) == []
        assert list(share(half, [4])) == [2]
    assert not active_children()


def test_what_goes_wrong_there_is_raised_here() -> None:
    with pytest.raises(BadOption, match="at least 8"), crew(2) as share:
        list(share(half, [2, 7, 4]))
    assert not active_children()


def test_a_worker_that_is_gone_is_not_waited_for() -> None:
    with pytest.raises(UserError, match="ended before"), crew(2) as share:
        list(share(half, [9]))
    assert not active_children()


def test_whoever_asks_for_no_more_leaves_no_worker_behind() -> None:
    with crew(2) as share:
        going = iter(share(half, range(0, 1_000_000, 10)))
        assert next(going) == 0
        assert active_children()
    assert not active_children()


@pytest.mark.parametrize("address", ["somewhere", "ray://", ":6379", "127.0.0.1:many", "127.0.0.1:99999"])
def test_an_address_that_is_none_is_one_sentence(address: str) -> None:
    with pytest.raises(BadOption, match="ray"):
        call(address)


def test_a_cluster_that_does_not_answer_is_one_sentence() -> None:
    with pytest.raises(BadOption, match=r"No Ray cluster answers at 127\.0\.0\.1:1:"):
        call("127.0.0.1:1")


@pytest.fixture
def door() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"short"])
def test_a_port_of_another_program_is_one_sentence(door: socket.socket, answer: bytes) -> None:
    def serve() -> None:
        caller, _ = door.accept()
        with caller:
            caller.recv(100)
            caller.sendall(answer)

    thread = threading.Thread(target=serve)
    thread.start()
    with pytest.raises(BadOption, match="is not a Ray cluster"):
        call(f"127.0.0.1:{door.getsockname()[1]}")
    thread.join()


def test_a_port_that_never_answers_is_one_sentence(
    door: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ANSWER", 0.2)
    with pytest.raises(BadOption, match="timed out"):
        call(f"127.0.0.1:{door.getsockname()[1]}")


def test_a_folder_of_that_name_is_no_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `python -m eldorado` finds it, which looks in the current directory first."""
    (tmp_path / "raylike").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UserError, match=r"needs raylike\. .*eldorado\[ray\]"):
        extras.load("raylike", "ray")


@pytest.mark.parametrize("module", ["batch", "open_spiel"])
def test_without_the_laboratory_an_import_says_how_to_install_it(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, f"eldorado.lab.envs.{module}", raising=False)
    with pytest.raises(UserError, match=r"needs numpy\. .*eldorado\[lab\]"):
        import_module(f"eldorado.lab.envs.{module}")


def test_without_ray_the_sentence_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UserError, match=r"eldorado\[ray\]"), crew(ray="local"):
        pass


def test_a_crew_is_asked_now_and_then_whether_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "EVERY", 0.01)
    waiting: list[Future[int]] = []
    asked: list[int] = []

    def submit(work: Callable[[int], int], job: int) -> Future[int]:
        waiting.append(Future())
        return waiting[-1]

    def ask() -> None:
        asked.append(1)
        if len(asked) == 3:
            waiting[0].set_result(5)
        if len(asked) == 6:
            raise UserError("lab.cluster_lost", problem="gone")

    told: Iterator[int] = crews.in_order(submit, abs, [1, 2], 2, ask)
    assert next(told) == 5
    with pytest.raises(UserError, match="gone"):
        next(told)
    assert len(asked) == 6
    assert waiting[1].cancelled()


def test_what_is_hushed_prints_nothing_and_is_heard_again(capfd: pytest.CaptureFixture[str]) -> None:
    def from_below() -> None:
        os.write(2, b"from below")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), cluster.hushed():
        from_below()
    os.write(2, b"heard")
    assert capfd.readouterr().err == "heard"

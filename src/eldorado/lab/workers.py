"""Work shared out among processes: results in order, one job at a time for each, and an end that is the end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

__all__ = ["share_out"]

Job = TypeVar("Job")
Done = TypeVar("Done")


def share_out(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Generator[Done, None, None]:
    """What `work` makes of each job, in the order of the jobs; `work` is a function of a module, for other processes.

    >>> list(share_out(abs, [-1, 2, -3], workers=1))
    [1, 2, 3]

    Whoever stops halfway, by Ctrl-C or by asking for no more, ends the workers too, wherever they are. The pools of the
    standard library finish first what was handed out, or leave tracebacks of their threads.
    """
    coming = enumerate(jobs)
    crew: list[tuple[SpawnProcess, Connection]] = []
    at: dict[Connection, int] = {}  # which job each worker is at, by the line to it
    done: dict[int, Done] = {}  # what came before its turn
    turn = 0
    try:
        with deaf():
            for number, job in islice(coming, workers):
                crew.append(hired(work))
                crew[-1][1].send(job)
                at[crew[-1][1]] = number
        while at:
            heard = wait(list(at))
            for line in [line for line in at if line in heard]:
                done[at.pop(line)] = answer(line)
                for number, job in islice(coming, 1):
                    line.send(job)
                    at[line] = number
            while turn in done:
                yield done.pop(turn)
                turn += 1
    finally:
        for process, line in crew:
            process.terminate()
            process.join()
            line.close()


def hired(work: Callable[[Job], Done]) -> tuple[SpawnProcess, Connection]:
    """A worker, and the line to it."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(work, there), daemon=True)
    process.start()
    there.close()
    return process, here


def serve(work: Callable[[Job], Done], line: Connection) -> None:
    """What a worker does, until nobody is at the other end any more."""
    while True:
        try:
            job = line.recv()
        except EOFError:
            return
        try:
            line.send((work(job), None))
        except Exception as error:
            line.send((None, error))


def answer(line: Connection) -> Any:
    """What a worker made of its job; what went wrong there is raised here."""
    try:
        made, error = line.recv()
    except EOFError:
        raise RuntimeError("a worker has ended before its work was done") from None
    if error is not None:
        raise error
    return made


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile never hear of Ctrl-C.

    A terminal tells all of its processes, and one that is still importing answers with a traceback. Being deaf is
    inherited; anything a worker does for itself comes too late.
    """
    if threading.current_thread() is not threading.main_thread():  # only there signals can be set
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)

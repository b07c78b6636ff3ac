"""Share work out among processes: results come in order, and no process is left behind."""

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

from eldorado.bots.outside import load_code, loaded

__all__ = ["share_out"]

Job = TypeVar("Job")
Done = TypeVar("Done")


def share_out(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Generator[Done, None, None]:
    """Yield the result of `work` for each job, in order. `work` must be a module-level function.

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
        with ignore_sigint():
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
    """Start a worker and return it with its connection."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(work, there, loaded()), daemon=True)
    process.start()
    there.close()
    return process, here


def serve(work: Callable[[Job], Done], line: Connection, code: list[str]) -> None:
    """The loop of a worker; ends when the other side hangs up."""
    for file in code:
        load_code(file)
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
    """A worker's result; an exception in the worker is raised here."""
    try:
        made, error = line.recv()
    except EOFError:
        raise RuntimeError("a worker has ended before its work was done") from None
    if error is not None:
        raise error
    return made


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Ignore SIGINT while child processes are started; they inherit that.

    A terminal sends Ctrl-C to all of its processes, and one that is still importing would print a traceback: a handler
    in the worker itself would come too late.
    """
    if threading.current_thread() is not threading.main_thread():  # only there signals can be set
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)

"""The crew for a long run: this process, the cores of this machine, or a cluster. The results are the same.

A crew is a function like `map`: it takes a function and jobs and yields the results in the order of the jobs. So `map`
itself is the crew of one process.

    with crew(workers=4) as share:
        for done in share(play, jobs): …
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

from eldorado.bots.outside import load_code, loaded
from eldorado.core.errors import UserError

__all__ = ["Share", "crew", "in_order"]

Job = TypeVar("Job")
Done = TypeVar("Done")
EVERY = 10.0  # seconds between two questions whether a cluster is there
Submit = Callable[[Callable[[Any], Any], Any], "Future[Any]"]


class Share(Protocol):
    """Map in other processes. The function must be one of a module, so that they can import it."""

    def __call__(self, work: Callable[[Job], Done], jobs: Iterable[Job], /) -> Iterator[Done]: ...


@contextmanager
def crew(workers: int = 1, ray: str = "") -> Iterator[Share]:
    """Yield the crew: a Ray cluster if `ray` names one (`local`, `auto` or an address), else so many processes.

    >>> with crew() as share:
    ...     list(share(abs, [-1, 2, -3]))
    [1, 2, 3]

    When the block is left, by Ctrl-C or because nobody asks for more, the processes are ended, wherever they are.
    """
    if ray:
        from eldorado.lab.cluster import cluster

        with cluster(ray, workers) as share:
            yield share
    elif workers <= 1:
        yield map
    else:
        with cores(workers) as share:
            yield share


@contextmanager
def cores(workers: int) -> Iterator[Share]:
    """Use processes of this machine."""
    before = set(active_children())
    context = get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=load_all, initargs=(loaded(),))

    def submit(work: Callable[[Any], Any], job: Any) -> Future[Any]:
        with ignore_sigint():  # processes started from here inherit it
            return pool.submit(work, job)

    def share(work: Callable[[Job], Done], jobs: Iterable[Job], /) -> Iterator[Done]:
        try:
            yield from in_order(submit, work, jobs, workers + 1)  # one more, so that nobody waits for us
        except BrokenProcessPool:
            raise UserError("lab.worker_gone") from None

    try:
        yield share
    finally:
        # A pool would first finish its queue, which may take minutes.
        for process in set(active_children()) - before:
            process.terminate()
        pool.shutdown()


def load_all(code: list[str]) -> None:
    for file in code:
        load_code(file)


def in_order(
    submit: Submit,
    work: Callable[[Job], Done],
    jobs: Iterable[Job],
    most: int,
    ask: Callable[[], None] | None = None,
) -> Generator[Done, None, None]:
    """Hand out jobs, `most` at a time, and yield the results in the order of the jobs.

    `ask` is called every few seconds, and raises if nothing more can come.
    """
    coming = enumerate(jobs)
    at: dict[Future[Any], int] = {}  # the job of each result
    done: dict[int, Done] = {}  # results that came early
    turn, asked = 0, time.monotonic()
    try:
        while True:
            for number, job in islice(coming, most - len(at)):
                at[submit(work, job)] = number
            if not at:
                return
            ready = wait(at, EVERY if ask else None, FIRST_COMPLETED).done
            if ask and time.monotonic() - asked >= EVERY:
                ask()
                asked = time.monotonic()
            for future in ready:
                done[at.pop(future)] = future.result()
            while turn in done:
                yield done.pop(turn)
                turn += 1
    finally:
        for future in at:
            future.cancel()


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Ignore SIGINT while child processes are started; they inherit that.

    A terminal sends Ctrl-C to all of its processes, and one that is still importing would print a traceback: a handler
    in the worker itself would come too late.
    """
    if threading.current_thread() is not threading.main_thread():  # signals can only be set there
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)

"""A Ray cluster as a crew: jobs go to whatever node is free, those of a worker or node that died are done again.

Every job names its own seeds, so that it does not matter where or how often it is done.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

import eldorado
from eldorado.bots.outside import loaded
from eldorado.core.errors import BadOption, UserError
from eldorado.core.system import extras
from eldorado.core.system.reasons import reason, said
from eldorado.lab.crew import Share, in_order, load_all

__all__ = ["cluster"]

Job = TypeVar("Job")
Done = TypeVar("Done")
RETRIES = 10  # times that a job is repeated because its worker died
AHEAD = 2  # jobs handed out at once for each core
ANSWER = 5.0  # seconds a cluster has to accept a connection
TRIES = 3  # to reach a cluster that does not answer
PORT = 6379  # Ray's own
# Ray speaks gRPC, which is HTTP/2: a server answers this greeting with a frame that begins with its settings.
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS = 4


@contextmanager
def cluster(address: str, workers: int = 0) -> Iterator[Share]:
    """The cluster at an address, the one that runs here (`auto`), or one on this machine alone (`local`).

    `workers` is how many jobs run at once, 0 as many as the cluster has cores. Each node needs the same version of
    eldorado. A connection to Ray that exists already is used and kept.
    """
    # Ray prints a page of its logs to standard output when a node dies, whatever `ray.init` is told. That would break
    # `--json`, and the work of a lost node is done again anyway. Ray reads this when it is imported.
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    ray = extras.load("ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        connect(ray, address, workers)
    try:
        width = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(done_there)
        yield sharing(ray, task, width)
    finally:
        if mine:
            with hushed():
                ray.shutdown()


def connect(ray: Any, address: str, workers: int) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        ray.init("local", num_cpus=workers or None, include_dashboard=False, **quiet)
        return
    if address != "auto":
        call(address)
    try:
        with hushed():
            ray.init(address, **quiet)
    except ConnectionError as error:
        if address == "auto":
            raise BadOption("lab.no_cluster_here") from None
        raise BadOption("lab.no_cluster", address=address, problem=said(first_line(error))) from error
    except Exception as error:  # Ray raises many kinds, of its own and of others
        raise BadOption("lab.no_cluster", address=address, problem=said(first_line(error))) from error


@contextmanager
def hushed() -> Iterator[None]:
    """Print nothing to standard error for a while, not even from C++.

    Ray's core prints there, line after line, that it goes on trying to connect, and that work was given up. Whatever
    matters of it comes as an exception as well.
    """
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def first_line(error: Exception) -> str:
    """Return the first line of Ray's error; pages may follow.

    >>> first_line(ValueError("The node died.\\nIts last words were …"))
    'The node died'
    """
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")


def call(address: str) -> None:
    """Check that Ray answers there: Ray itself would try for minutes and end with pages of text."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise BadOption(
            "option.bad_value", option="ray", value=address, choices=["auto", "local", f"HOST:{PORT}"]
        )
    try:
        answers = greeted(host.strip("[]"), int(port))
    except OSError as error:
        raise BadOption("lab.no_cluster", address=address, problem=reason(error)) from None
    if not answers:
        raise BadOption("lab.not_ray", address=address)


def greeted(host: str, port: int) -> bool:
    """Whether what listens there answers as Ray would."""
    with socket.create_connection((host, port), ANSWER) as door:
        if os.environ.get("RAY_USE_TLS", "0") == "1":
            return True
        door.sendall(GREETING)
        with door.makefile("rb") as reading:
            frame = reading.read(9)
        return len(frame) == 9 and frame[3] == SETTINGS


def still_there(ray: Any) -> Callable[[], None]:
    """What asks whether the first machine of the cluster still answers, and raises if it does not.

    Ray notices after a minute, and then ends the whole process from within.
    """
    host, _, port = str(ray.get_runtime_context().gcs_address).rpartition(":")

    def ask() -> None:
        problem = ""
        for _ in range(TRIES):
            try:
                if greeted(host, int(port)):
                    return
            except OSError as error:
                problem = error.strerror or str(error)
            time.sleep(1)
        raise UserError("lab.cluster_lost", problem=f"{host}:{port}: {problem}")

    return ask


def sharing(ray: Any, task: Any, width: int) -> Share:
    def share(work: Callable[[Job], Done], jobs: Iterable[Job], /) -> Iterator[Done]:
        refs: dict[Future[Any], Any] = {}

        def submit(work: Callable[[Any], Any], job: Any) -> Future[Any]:
            ref = task.remote(work, job, loaded(), eldorado.__version__)
            future: Future[Any] = ref.future()
            refs[future] = ref
            future.add_done_callback(refs.pop)
            return future

        told: Iterator[Any] = in_order(submit, work, jobs, AHEAD * width, still_there(ray))
        try:
            for made, error in told:
                if error is not None:
                    raise error
                yield made
        except ray.exceptions.RayError as error:
            raise UserError("lab.cluster_lost", problem=said(first_line(error))) from error
        finally:
            with hushed():
                for ref in list(refs.values()):
                    ray.cancel(ref, force=True)

    return share


def done_there(
    work: Callable[[Job], Done], job: Job, code: list[str], version: str
) -> tuple[Done | None, Exception | None]:
    """Do one job on a node. Errors are sent back as they are, not wrapped by Ray."""
    try:
        if eldorado.__version__ != version:
            raise UserError("lab.other_version", here=version, there=eldorado.__version__)
        load_all(code)
        return work(job), None
    except Exception as error:
        return None, error

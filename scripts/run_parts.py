"""Run named parts of the checks, three at a time, and say how long each took.

    python scripts/run_parts.py quick          the parts of a list
    python scripts/run_parts.py lint types     single parts

Every part runs even if another one failed; the exit code is 1 if any did. A part is added to PARTS and to the lists it
belongs to. Parts start in the order of the list as soon as what they build on is done, so the long ones come first. A
folder of tests that has a part of its own is named in OWN, which keeps it out of `unit`.

Tests of browsers, servers and processes share two cores with everything else here. A few of them that failed in that
crowd are run once more by themselves when all else is done: what fails then is broken; what passes is named in the
summary as unsteady, to be mended, and does not hold up what is being tested. Tests of rules, scenarios and conformance
wait for nobody and get no second try.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
# The slowest tests are named, so that a run that has grown says where.
SLOWEST = ("--durations=8", "--durations-min=4")
PYTEST = (f"{BIN}/python", "-m", "pytest", "-q", *SLOWEST)
# By the file: what tests of one file share is made once.
SIDE_BY_SIDE = ("-n", "2", "--dist", "loadfile")
# Adds what browsers and database servers cost to the work of their part.
COUNTED = (sys.executable, f"{ROOT}/scripts/counted.py") if sys.platform == "linux" else ()
AT_ONCE = 3  # parts: browsers, servers and installs wait a good part of the time, and two cores are enough
SOAK = (f"{BIN}/python", "-m", "pytest", "-v", "--no-header", "-m", "soak")
COMPILED = (f"{ROOT}/.venv-compiled-plain/bin/python", "-m", "pytest", "-q", *SLOWEST)
ENDURANCE = "tests/conformance/test_endurance.py"
LAB = (f"{ROOT}/.venv-lab/bin/python", "-m", "pytest", "-q")
OWN = ("browser", "cluster", "conformance", "laboratory", "proof", "server")
DOCTESTS = (
    "--doctest-modules",
    "src/eldorado",
    "--ignore=src/eldorado/server/store/migrations",
    # what needs .venv-lab: the part laboratory tests it
    *(
        f"--ignore=src/eldorado/lab/envs/{name}.py"
        for name in ("batch", "open_spiel", "playing", "single", "zoo")
    ),
)
# Planted defects are interpreted classes that stand in for parts of the engine, a package that has grown is a copy of
# the sources, and a refusal's clause is looked up in a table: the compiled engine has no part of its own in these.
PURE_ONLY = tuple(
    f"--ignore=tests/{name}.py"
    for name in ("conformance/test_planted", "conformance/test_refusals", "games/test_growth")
)
NOT_OWN = tuple(f"--ignore=tests/{folder}" for folder in OWN)
MOST_AGAIN = 6  # more failures than these are no accident of a busy machine
# Of `unit`, what starts processes: only these may fail because others are busy.
WITH_PROCESSES = ("tests/bots/test_outside.py", "tests/cli/", "tests/lab/", "tests/skeleton/")


@dataclass(frozen=True)
class Part:
    """One command whose exit code says whether it holds; `after` names the parts it builds on.

    What a part says is shown when it ends; of a `long` one every line as it comes. `alone` is the command that runs
    single tests once more, for the parts that may; `again` are the beginnings of their names, if not all of them may.
    """

    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    demand_compiled: bool = False
    long: bool = False
    alone: tuple[str, ...] = ()
    again: tuple[str, ...] = ("",)


PARTS = {
    part.name: part
    for part in (
        Part("types", (f"{BIN}/mypy",)),
        Part("lint", (f"{BIN}/ruff", "check", ".")),
        Part("format", (f"{BIN}/ruff", "format", "--check", ".")),
        # Strict: a broken link or a docstring that cannot be read is an error.
        Part(
            "docs",
            (
                *(f"{BIN}/sphinx-build", "-q", "-W", "--keep-going", "-b", "html"),
                *("-d", "build/docs/doctrees", "docs", "build/docs/html"),
            ),
        ),
        # Import contracts, rooms that import each other in a circle, ladders over questions.
        Part("layers", (f"{BIN}/python", "scripts/structure.py")),
        Part(
            "unit-quick",
            (*PYTEST, *SIDE_BY_SIDE, "-m", "not slow and not soak", *DOCTESTS, "tests", *NOT_OWN),
        ),
        Part("conformance-toy", (*PYTEST, "-m", "not slow and not soak", "-k", "toy", "tests/conformance")),
        Part(
            "unit",
            (*PYTEST, *SIDE_BY_SIDE, "-m", "not soak", *DOCTESTS, "tests", *NOT_OWN),
            alone=PYTEST,
            again=WITH_PROCESSES,
        ),
        # The short games are the inner loop's: the long ones go the same ways and farther.
        Part("conformance", (*PYTEST, "-m", "not soak", "-k", "not short", "tests/conformance")),
        # Every scenario, and that every clause has one and a mutant; the mutants themselves are tried in soak.
        Part("scenarios", (*PYTEST, "-m", "not soak", "tests/proof")),
        # A test of the server mostly waits: three at a time, handed out one by one, the long ones first
        # (tests/server/conftest.py).
        Part(
            "server",
            (*PYTEST, "-m", "not soak", "-n", "3", "--maxschedchunk", "1", "tests/server"),
            after=("postgres",),
            alone=PYTEST,
        ),
        # What needs the libraries of `eldorado[lab]`: in an environment of its own, away from what players install.
        Part("lab-env", ("make", "-s", ".venv-lab/ready")),
        Part("laboratory", (*LAB, "-m", "not soak", "tests/laboratory"), after=("lab-env",), alone=LAB),
        # Ray is large and slow to start: an environment of its own, and no part of `make test`.
        Part("ray-env", ("make", "-s", ".venv-ray/ready")),
        Part(
            "soak-cluster",
            (f"{ROOT}/.venv-ray/bin/python", *SOAK[1:], "tests/cluster"),
            after=("ray-env",),
            long=True,
        ),
        Part(
            "soak-laboratory",
            (f"{ROOT}/.venv-lab/bin/python", *SOAK[1:], "tests/laboratory"),
            after=("lab-env",),
            long=True,
        ),
        # A browser mostly waits: three at a time, each with a server of its own.
        Part(
            "browser",
            (*PYTEST, "-m", "not soak", "-n", "3", "tests/browser"),
            after=("chromium", "web-build"),
            alone=PYTEST,
        ),
        # Found, or installed where that may be: once, before tests that run side by side ask for it.
        Part("chromium", (f"{BIN}/python", "scripts/find_chromium.py")),
        Part("postgres", (f"{BIN}/python", "scripts/find_postgres.py")),
        # The large numbers, piece by piece: each can be run by itself, and says how far it is.
        Part("soak-unit", (*SOAK, "tests", *NOT_OWN), long=True),
        Part("soak-conformance", (*SOAK, "tests/conformance", f"--ignore={ENDURANCE}"), long=True),
        # Fifty million decisions: the compiled engine needs minutes for them.
        Part(
            "soak-endurance",
            (COMPILED[0], *SOAK[1:], ENDURANCE),
            after=("compile",),
            demand_compiled=True,
            long=True,
        ),
        Part("soak-server", (*SOAK, "tests/server"), after=("postgres",), long=True),
        Part("soak-browser", (*SOAK, "tests/browser"), after=("chromium", "web-build"), long=True),
        # Every mutant of every clause against the scenarios that cite it.
        Part("soak-proof", (*SOAK, "tests/proof"), long=True),
        Part("web-build", (f"{BIN}/python", "hatch_build.py", "web")),
        # Types, lint, format and unit tests of the client; of these the quick part has the tests.
        Part("web-check", (f"{BIN}/python", "hatch_build.py", "npm", "run", "check"), after=("web-build",)),
        Part("web-quick", (f"{BIN}/python", "hatch_build.py", "npm", "run", "quick")),
        Part("compile", (f"{BIN}/python", "scripts/compiled.py", "--plain")),
        Part(
            "conformance-compiled",
            (
                *COMPILED,
                "-m",
                "not soak",
                "-k",
                "not short and not the_checks_meet",
                "tests/games",
                "tests/core/test_copies.py",
                "tests/core/test_question.py",
                "tests/conformance",
                *PURE_ONLY,
            ),
            after=("compile",),
            demand_compiled=True,
        ),
        # What the server does with a move is compiled too: the tests of moves and tables once more. One of them puts
        # another method into the store, which compiled code does not allow.
        Part(
            "server-compiled",
            (
                *COMPILED,
                "-m",
                "not soak",
                "-k",
                "not acknowledged_after_commit",
                *(f"tests/server/test_{name}.py" for name in ("moves", "tables", "differences")),
            ),
            after=("compile",),
            demand_compiled=True,
        ),
    )
}

LISTS = {
    "soak": (
        "chromium",
        "postgres",
        "web-build",
        "ray-env",
        "lab-env",
        "soak-server",
        "soak-cluster",
        "soak-laboratory",
        "soak-conformance",
        "soak-endurance",
        "soak-browser",
        "soak-unit",
        "soak-proof",
    ),
    "quick": (
        "unit-quick",
        "scenarios",
        "web-quick",
        "conformance-toy",
        "types",
        "lint",
        "format",
        "layers",
    ),
    # The server's tests mostly wait and browsers need what is built first: these begin as soon as they can. What keeps
    # one core busy comes after them, the long ones first.
    "test": (
        "chromium",
        "postgres",
        "web-build",
        "server",
        "compile",
        "browser",
        "unit",
        "web-check",
        "conformance-compiled",
        "server-compiled",
        "conformance",
        "types",
        "laboratory",
        "docs",
        "layers",
        "scenarios",
        "lint",
        "format",
    ),
}


@dataclass(frozen=True)
class Done:
    """How a part ended."""

    name: str
    outcome: str
    seconds: float
    work: float
    failures: tuple[str, ...] = ()  # tests that may be tried once more
    unsteady: tuple[str, ...] = ()  # tests that failed among others and passed alone

    @property
    def ok(self) -> bool:
        return self.outcome == "ok"


def failures(said: str) -> tuple[str, ...]:
    """The tests that pytest names as failed in its closing lines.

    >>> failures("FAILED tests/a.py::test_x[a b] - assert 1\\nERROR tests/a.py::test_y\\n1 failed, 1 error in 2s")
    ('tests/a.py::test_x[a b]', 'tests/a.py::test_y')
    """
    return tuple(re.findall(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - .*)?$", said, re.MULTILINE))


def run(part: Part, earlier: list[Done], screen: Lock) -> Done:
    """Run one part, then print its output in one piece, so that parts do not mix their lines.

    The output of a long one is printed while it runs, each line under its name.
    """
    lacking = [done.name for done in earlier if not done.ok]
    if lacking:
        return Done(part.name, f"NOT RUN ({', '.join(lacking)} failed)", 0.0, 0.0)
    start = time.monotonic()
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    # The tests start hundreds of processes: without bytecode each of them compiles every package it imports anew, and
    # a server starts in three seconds instead of one.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if part.demand_compiled:
        environment["ELDORADO_REQUIRE_COMPILED"] = "1"
    process = subprocess.Popen(
        (*COUNTED, *part.command),
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = ""
    with process.stdout:
        for line in process.stdout:
            if part.long:
                with screen:
                    print(f"{part.name} │ {line.rstrip()}", flush=True)
            else:
                said += line
    work = wait_for(process)
    seconds = time.monotonic() - start
    outcome = "ok" if process.returncode == 0 else "FAILED"
    with screen:
        if not part.long:
            print(f"── {part.name} {'─' * (60 - len(part.name))}")
            print(said.rstrip())
        print(f"   {part.name}: {outcome} in {seconds:.1f} s", flush=True)
    failed = failures(said) if part.alone and outcome != "ok" else ()
    may = len(failed) <= MOST_AGAIN and all(test.startswith(part.again) for test in failed)
    return Done(part.name, outcome, seconds, work, failed if may else ())


def try_alone(part: Part, first: Done, screen: Lock) -> Done:
    """Run the tests of a part that failed once more, with nothing beside them."""
    if not first.failures:
        return first
    second = run(Part(f"{part.name}, alone", (*part.alone, *first.failures)), [], screen)
    seconds, work = first.seconds + second.seconds, first.work + second.work
    return Done(part.name, second.outcome, seconds, work, unsteady=first.failures if second.ok else ())


def wait_for(process: subprocess.Popen[str]) -> float:
    """Wait for the end; the seconds of work of the process and all it started, where the system counts them.

    On a busy machine the clock alone says little.
    """
    if sys.platform == "win32":
        process.wait()
        return 0.0
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def choose(words: list[str]) -> list[Part]:
    """The parts that the words name (a list, or single parts), each behind those it builds on."""
    chosen: dict[str, Part] = {}

    def take(name: str) -> None:
        if name not in PARTS:
            raise SystemExit(f"run_parts: no part “{name}”; there are: {', '.join([*LISTS, *PARTS])}")
        for before in PARTS[name].after:
            take(before)
        chosen.setdefault(name, PARTS[name])

    for word in words:
        for name in LISTS.get(word, (word,)):
            take(name)
    if not chosen:
        raise SystemExit(f"run_parts: name a part; there are: {', '.join([*LISTS, *PARTS])}")
    return list(chosen.values())


def run_all(parts: list[Part]) -> list[Done]:
    """Run the parts, each when those it builds on are done; a part comes after those in the list."""
    screen = Lock()
    waiting = list(parts)
    running: set[Future[Done]] = set()
    done: dict[str, Done] = {}
    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        while waiting or running:
            ready = [part for part in waiting if all(name in done for name in part.after)]
            for part in ready[: AT_ONCE - len(running)]:
                waiting.remove(part)
                running.add(pool.submit(run, part, [done[name] for name in part.after], screen))
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            done |= {one.name: one for one in (future.result() for future in ended)}
    return [try_alone(part, done[part.name], screen) for part in parts]


def main(words: list[str]) -> int:
    """Run what was asked for and print the closing table."""
    start = time.monotonic()
    done = run_all(choose(words))
    print(f"── summary {'─' * 53}")
    for one in done:
        print(f"   {one.name:<24} {one.seconds:7.1f} s {one.work:7.1f} s of work   {one.outcome}")
    print(f"   {'all':<24} {time.monotonic() - start:7.1f} s {sum(one.work for one in done):7.1f} s of work")
    for one in done:
        for test in one.unsteady:
            print(f"   UNSTEADY, passed only alone: {test}")
    failed = [one.name for one in done if not one.ok]
    print(f"   FAILED: {', '.join(failed)}" if failed else "   everything holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

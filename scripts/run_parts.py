"""Run named parts of the checks, two at a time, and say how long each took.

    python scripts/run_parts.py quick          the parts of a list
    python scripts/run_parts.py lint types     single parts

Every part runs even if another one failed; the exit code is 1 if any did. A part is added to PARTS and to the lists it
belongs to; parts start in the order of the list, so the long ones stand first. A folder of tests that has a part of its
own is named in OWN, which keeps it out of `unit`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTEST = (f"{BIN}/python", "-m", "pytest", "-q")
SOAK = (f"{BIN}/python", "-m", "pytest", "-v", "--no-header", "-m", "soak")
COMPILED = (f"{ROOT}/.venv-compiled/bin/python", "-m", "pytest", "-q")
OWN = ("browser", "conformance", "proof", "server")
DOCTESTS = ("--doctest-modules", "src/eldorado", "--ignore=src/eldorado/server/migrations")
PLANTED = "tests/conformance/test_planted.py"
NOT_OWN = tuple(f"--ignore=tests/{folder}" for folder in OWN)


@dataclass(frozen=True)
class Part:
    """One command whose exit code says whether it holds; `after` names the parts it builds on.

    What a part says is shown when it ends; of a `long` one every line as it comes.
    """

    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    demand_compiled: bool = False
    long: bool = False


PARTS = {
    part.name: part
    for part in (
        Part("types", (f"{BIN}/mypy",)),
        Part("lint", (f"{BIN}/ruff", "check", ".")),
        Part("format", (f"{BIN}/ruff", "format", "--check", ".")),
        Part("layers", (f"{BIN}/lint-imports", "--no-logo")),
        Part("unit-quick", (*PYTEST, "-m", "not slow and not soak", *DOCTESTS, "tests", *NOT_OWN)),
        Part("conformance-toy", (*PYTEST, "-m", "not slow and not soak", "-k", "toy", "tests/conformance")),
        Part("unit", (*PYTEST, "-m", "not soak", *DOCTESTS, "tests", *NOT_OWN)),
        # The short games are the inner loop's: the long ones go the same ways and farther.
        Part("conformance", (*PYTEST, "-m", "not soak", "-k", "not short", "tests/conformance")),
        # Every scenario, and that every clause has one and a mutant; the mutants themselves are tried in soak.
        Part("scenarios", (*PYTEST, "-m", "not soak", "tests/proof")),
        Part("server", (*PYTEST, "-m", "not soak", "tests/server")),
        # A browser mostly waits: three at a time, each with a server of its own.
        Part(
            "browser",
            (*PYTEST, "-m", "not soak", "-n", "3", "tests/browser"),
            after=("chromium", "web-build"),
        ),
        # Found, or installed where that may be: once, before tests that run side by side ask for it.
        Part("chromium", (f"{BIN}/python", "scripts/find_chromium.py")),
        # The large numbers, piece by piece: each can be run by itself, and says how far it is.
        Part("soak-unit", (*SOAK, "tests", *NOT_OWN), long=True),
        Part("soak-conformance", (*SOAK, "tests/conformance"), long=True),
        Part("soak-server", (*SOAK, "tests/server"), long=True),
        Part("soak-browser", (*SOAK, "tests/browser"), after=("chromium", "web-build"), long=True),
        # Every mutant of every clause against the scenarios that cite it.
        Part("soak-proof", (*SOAK, "tests/proof"), long=True),
        Part("web-build", (f"{BIN}/python", "hatch_build.py", "web")),
        Part("web-check", (f"{BIN}/python", "hatch_build.py", "npm", "run", "check"), after=("web-build",)),
        Part("compile", (f"{BIN}/python", "scripts/compiled.py")),
        # Planted defects are interpreted classes that stand in for parts of the engine: they are tried pure only.
        Part(
            "conformance-compiled",
            (
                *COMPILED,
                "-m",
                "not soak",
                "-k",
                "not short",
                "tests/games",
                "tests/conformance",
                f"--ignore={PLANTED}",
            ),
            after=("compile",),
            demand_compiled=True,
        ),
    )
}

LISTS = {
    "soak": (
        "chromium",
        "web-build",
        "soak-server",
        "soak-conformance",
        "soak-browser",
        "soak-unit",
        "soak-proof",
    ),
    "quick": ("unit-quick", "scenarios", "conformance-toy", "types", "lint", "format", "layers"),
    "test": (
        "chromium",
        "web-build",
        "compile",
        "browser",
        "server",
        "conformance",
        "conformance-compiled",
        "unit",
        "types",
        "web-check",
        "scenarios",
        "lint",
        "format",
        "layers",
    ),
}


@dataclass(frozen=True)
class Done:
    """How a part ended."""

    name: str
    outcome: str
    seconds: float
    work: float

    @property
    def ok(self) -> bool:
        return self.outcome == "ok"


def run(part: Part, earlier: list[Future[Done]], screen: Lock) -> Done:
    """Run one part, then print all it said at once, so that two parts do not mix their lines.

    A long one is heard while it runs, each line under its name.
    """
    lacking = [done.name for done in (future.result() for future in earlier) if not done.ok]
    if lacking:
        return Done(part.name, f"NOT RUN ({', '.join(lacking)} failed)", 0.0, 0.0)
    start = time.monotonic()
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if part.demand_compiled:
        environment["ELDORADO_REQUIRE_COMPILED"] = "1"
    process = subprocess.Popen(
        part.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
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
    # Its own work and that of all it started: on a busy machine the clock alone says little.
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds, work = time.monotonic() - start, usage.ru_utime + usage.ru_stime
    outcome = "ok" if process.returncode == 0 else "FAILED"
    with screen:
        if not part.long:
            print(f"── {part.name} {'─' * (60 - len(part.name))}")
            print(said.rstrip())
        print(f"   {part.name}: {outcome} in {seconds:.1f} s", flush=True)
    return Done(part.name, outcome, seconds, work)


def choose(words: list[str]) -> list[Part]:
    """The parts that the words name (a list, or single parts), each behind those it builds on."""
    chosen: dict[str, Part] = {}

    def take(name: str) -> None:
        if name not in PARTS:
            raise SystemExit(f"run_parts: no part «{name}»; there are: {', '.join([*LISTS, *PARTS])}")
        for before in PARTS[name].after:
            take(before)
        chosen.setdefault(name, PARTS[name])

    for word in words:
        for name in LISTS.get(word, (word,)):
            take(name)
    if not chosen:
        raise SystemExit(f"run_parts: name a part; there are: {', '.join([*LISTS, *PARTS])}")
    return list(chosen.values())


def main(words: list[str]) -> int:
    """Run what was asked for and print the closing table."""
    start = time.monotonic()
    screen = Lock()
    futures: dict[str, Future[Done]] = {}
    # A part stands behind those it waits for, and the pool starts them in order: it cannot wait for ever.
    with ThreadPoolExecutor(max_workers=2) as pool:
        for part in choose(words):
            earlier = [futures[name] for name in part.after]
            futures[part.name] = pool.submit(run, part, earlier, screen)
    done = [future.result() for future in futures.values()]
    print(f"── summary {'─' * 53}")
    for one in done:
        print(f"   {one.name:<24} {one.seconds:7.1f} s {one.work:7.1f} s of work   {one.outcome}")
    print(f"   {'all':<24} {time.monotonic() - start:7.1f} s {sum(one.work for one in done):7.1f} s of work")
    failed = [one.name for one in done if not one.ok]
    print(f"   FAILED: {', '.join(failed)}" if failed else "   everything holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Run named parts of the checks, two at a time, and say how long each took.

    python scripts/run_parts.py quick          the parts of a list
    python scripts/run_parts.py lint types     single parts

Every part runs even if an earlier one failed; the exit code is that of the worst. A part is added
below, in the order in which it should start. Parts run side by side unless `alone` says otherwise.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTEST = (f"{BIN}/python", "-m", "pytest", "-q")


@dataclass(frozen=True)
class Part:
    """One command whose exit code says whether it holds."""

    name: str
    command: tuple[str, ...]
    alone: bool = False


PARTS = {
    part.name: part
    for part in (
        Part("types", (f"{BIN}/mypy",)),
        Part("lint", (f"{BIN}/ruff", "check", ".")),
        Part("format", (f"{BIN}/ruff", "format", "--check", ".")),
        Part("layers", (f"{BIN}/lint-imports",)),
        Part("unit-quick", (*PYTEST, "-m", "not slow and not soak", "tests")),
        Part("unit", (*PYTEST, "-m", "not soak", "tests")),
    )
}

LISTS = {
    "quick": ("types", "unit-quick", "lint", "format", "layers"),
    "test": ("types", "unit", "lint", "format", "layers"),
}


@dataclass(frozen=True)
class Done:
    """How a part ended."""

    name: str
    code: int
    seconds: float


def run(part: Part, screen: Lock) -> Done:
    """Run one part, then print all it said at once, so that two parts do not mix their lines."""
    start = time.monotonic()
    done = subprocess.run(
        part.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    seconds = time.monotonic() - start
    with screen:
        print(f"── {part.name} {'─' * (60 - len(part.name))}")
        print(done.stdout.rstrip())
        print(f"   {part.name}: {'ok' if done.returncode == 0 else 'FAILED'} in {seconds:.1f} s", flush=True)
    return Done(part.name, done.returncode, seconds)


def choose(words: list[str]) -> list[Part]:
    """The parts that the words name: a list, or single parts."""
    names = [name for word in words for name in LISTS.get(word, (word,))]
    unknown = [name for name in names if name not in PARTS]
    if unknown or not names:
        known = ", ".join([*LISTS, *PARTS])
        raise SystemExit(
            f"run_parts: {'no part named ' + unknown[0] if unknown else 'name a part'}; known: {known}"
        )
    return [PARTS[name] for name in dict.fromkeys(names)]


def main(words: list[str]) -> int:
    """Run what was asked for and print the closing table."""
    parts = choose(words)
    start = time.monotonic()
    screen = Lock()
    with ThreadPoolExecutor(max_workers=2) as pool:
        done = list(pool.map(lambda part: run(part, screen), [part for part in parts if not part.alone]))
    done += [run(part, screen) for part in parts if part.alone]
    print(f"── {'summary':─<61}")
    for one in done:
        print(f"   {one.name:<24} {one.seconds:7.1f} s   {'ok' if one.code == 0 else 'FAILED'}")
    print(f"   {'all':<24} {time.monotonic() - start:7.1f} s")
    failed = [one.name for one in done if one.code]
    print(f"   FAILED: {', '.join(failed)}" if failed else "   everything holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

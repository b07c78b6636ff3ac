"""Measure eldorado, pure and compiled, beside its peers on one core, and compare the ratios with their targets.

    make bench                      (or: .venv/bin/python bench/run.py [--rounds 3] [--seconds 5])

The three environments take turns for several rounds, and medians are compared, so that a machine which is busy for a
while slows all of them. The exit code is 1 if a target is missed. All figures are also written to build/bench.json.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """A ratio to reach. `ours` and `theirs` are paths into the figures."""

    text: str
    at_least: float
    ours: str
    theirs: str
    smaller_is_better: bool = False


CATAN = "catanatron.decisions_per_second"
EIGHTS = "crazy_eights.decisions_per_second"
COPY = "catanatron.copy_seconds"
RATE = "random.decisions_per_second"
STEPS = "steps_per_second"  # with observations and masks
TARGETS = (
    Target("Quest, pure, random games : catanatron", 10, f"pure.quest.{RATE}", CATAN),
    Target("Quest, compiled, random games : catanatron", 120, f"compiled.quest.{RATE}", CATAN),
    Target("Quest, compiled, random games : crazy_eights", 8, f"compiled.quest.{RATE}", EIGHTS),
    Target("Quest, compiled, clone : catanatron's copy", 20, "compiled.quest.clone_seconds", COPY, True),
    Target("Isla Dorada, compiled, random games : catanatron", 50, f"compiled.isla_dorada.{RATE}", CATAN),
    Target("Island, compiled, random games : catanatron", 20, f"compiled.island.{RATE}", CATAN),
    Target(
        "Quest, compiled, batch : Texas hold'em", 20, f"compiled.quest.batch.{STEPS}", f"texas_holdem.{STEPS}"
    ),
)


def one_core() -> str:
    """Restrict this process and those it starts to one core."""
    if hasattr(os, "sched_setaffinity"):
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
        return f"core {core}"
    return "no fixed core (this system cannot pin a process)"


def measure(command: list[str]) -> Figures:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(command)} ended with {done.returncode}")
    figures: Figures = json.loads(done.stdout)
    return figures


def look_up(figures: Figures, path: str) -> float | None:
    """The number at a dotted path, None if that part was not measured."""
    at: Any = figures
    for name in path.split("."):
        if name not in at:
            return None
        at = at[name]
    return float(at)


def merge(rounds: list[Figures]) -> Figures:
    """The median of each number; everything else must be equal in all rounds."""
    first = rounds[0]
    merged: Figures = {}
    for name, value in first.items():
        values = [one[name] for one in rounds]
        if isinstance(value, dict):
            merged[name] = merge(values)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            merged[name] = median(values)
        else:
            merged[name] = value
    return merged


def show(figures: Figures, indent: str = "  ") -> None:
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            show(value, indent + "  ")
        elif isinstance(value, float) and value < 1:
            print(f"{indent}{name:<26} {value * 1e6:>14.2f} µs")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            print(f"{indent}{name:<26} {value:>14,.0f}")


def judge(figures: Figures, say: Callable[[str], None] = print) -> bool:
    """Print each ratio beside its target and return whether all are reached."""
    reached = True
    for target in TARGETS:
        ours, theirs = look_up(figures, target.ours), look_up(figures, target.theirs)
        if ours is None or theirs is None:
            continue
        ratio = theirs / ours if target.smaller_is_better else ours / theirs
        good = ratio >= target.at_least
        reached &= good
        say(
            f"  {target.text:<50} {ratio:8.1f} ×   target {target.at_least:>3g} ×   {'ok' if good else 'MISSED'}"
        )
    return reached


def main() -> int:
    parser = argparse.ArgumentParser(description="eldorado and its peers, on one core")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each peer in each round")
    asked = parser.parse_args()
    where = one_core()
    commands = {
        "peers": [f"{ROOT}/.venv-bench/bin/python", "bench/peers.py", str(asked.seconds)],
        "pure": [f"{ROOT}/.venv/bin/eldorado", "bench", "--json"],
        "compiled": [f"{ROOT}/.venv-compiled/bin/eldorado", "bench", "--json"],
    }
    taken: dict[str, list[Figures]] = {name: [] for name in commands}
    for number in range(asked.rounds):
        for name, command in commands.items():
            print(f"bench: round {number + 1} of {asked.rounds}: {name}", file=sys.stderr, flush=True)
            taken[name].append(measure(command))
    figures = {name: merge(rounds) for name, rounds in taken.items()}
    if figures["pure"]["compiled"] or not figures["compiled"]["compiled"]:
        raise SystemExit("bench: the environments are mixed up: run `make compiled`")
    figures |= figures.pop("peers")
    print(f"On {where}, medians of {asked.rounds} rounds")
    show(figures)
    print("Ratios")
    reached = judge(figures)
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build/bench.json").write_text(json.dumps(figures, indent=1) + "\n")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())

"""Measure how fast the engines are."""

from __future__ import annotations

from typing import Any

from eldorado import games as known
from eldorado.cli._setup import print_json, progress
from eldorado.core.errors import BadOption

SHORTEST, LONGEST = 0.01, 3600  # seconds a figure can be measured


def bench(*games: str, seconds: float = 2.0, json: bool = False) -> None:
    """Measure random decisions, greedy games, the policy, rollouts and copies of each game, on one core.

    Parameters
    ----------
    games
        which games; by default all
    seconds
        how long each figure is measured
    json
        print one JSON document instead of text
    """
    from eldorado import compiled
    from eldorado.lab.bench import bench_game

    if not SHORTEST <= seconds <= LONGEST:
        span = f"{SHORTEST}..{LONGEST}"
        raise BadOption("option.bad_value", option="seconds", value=str(seconds), choices=[span])
    names = list(games) or known.names()
    for name in names:
        known.info(name)
    figures: dict[str, Any] = {"compiled": compiled()}
    with progress("measuring", len(names)) as done:
        for number, name in enumerate(names, 1):
            figures[name] = bench_game(name, seconds)
            done(number)
    if json:
        print_json(figures)
        return
    print("compiled" if figures["compiled"] else "pure Python")
    for name in names:
        found = figures[name]
        print(f"{name}: a copy takes {found['clone_seconds'] * 1e6:.1f} µs")
        kinds = {kind: found[kind] for kind in ("random", "greedy") if kind in found}
        if "largest" in found:
            kinds["largest"] = found["largest"]["random"]
        for kind, rates in kinds.items():
            print(
                f"  {kind:<7} {rates['decisions_per_second']:>10,} decisions/s"
                f"  {rates['turns_per_second']:>9,} turns/s"
            )
        if "by_decision" in found:
            spans = found["by_decision"].items()
            print("  µs each " + ", ".join([f"{cost * 1e6:.2f} {which}" for which, cost in spans]))
        if "policy" in found:
            rates = found["policy"]
            print(
                f"  policy  {rates['by_state_per_second']:>10,} decisions/s by state,"
                f" {rates['by_view_per_second']:,} by view"
            )
        if "races" in found:
            rates = found["races"]
            print(
                f"  policy  {rates['turns_by_state_per_second']:>10,} turns/s by state,"
                f" {rates['turns_by_view_per_second']:,} by view"
            )
        if "rollouts_per_second" in found:
            print(f"  search  {found['rollouts_per_second']:>10,} rollouts/s")

"""Measure how the Island plays with its house values: greedy games by edition and seat count.

    .venv/bin/python bench/island_stats.py [--games 1000] [--edition second] [--seats 4] [--options fort=1]
    .venv/bin/python bench/island_stats.py --games 200 --edition second --seats 8 --options mode=teams cave_tiles=true
    .venv-compiled/bin/python bench/island_stats.py --seats 1 --edition second --into solo.jsonl

Prints one JSON line per edition and seat count: share finished, rounds, how games ended, wins by side and by explorer
(wins and games), and how often each purchase was made per game. Game n has seed n, from --first on. With --into every
game is also written to that file, and games found there are not played again: a long run can be stopped and continued.
Results and conclusions are in docs/island.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.game import Event
from eldorado.core.plain import Options
from eldorado.games.island.knowledge.view import seen

BOUND = 100  # rounds after which a game counts as not finished
Job = tuple[int, Options, int]


def play(job: Job) -> dict[str, Any]:
    """Play one game of greedy bots and return its outcome."""
    seats, options, seed = job
    game = games.load("island")
    dice = QuickDice(seed)
    s = game.new(seats, options, dice)
    seated = [bots.make("greedy", game, seat, QuickDice(seed * 31 + seat + 1)) for seat in range(seats)]
    used: dict[str, int] = {}
    while True:
        mask = game.actors(s)
        if mask == 0:
            break
        seat = 0
        while not (mask >> seat) & 1:
            seat += 1
        legal = game.legal(s, seat)
        action = seated[seat].choose(seen(s, seat), legal) if len(legal) > 1 else legal[0]
        out: list[Event] = []
        game.apply(s, seat, action, dice, out)
        for event in out:
            what = event.args["what"] if event.kind == "buys" else event.kind
            used[what] = used.get(what, 0) + 1
    view = game.describe(s)
    result = game.result(s)
    ended = result.key.rsplit(".", 1)[-1]
    return {
        "seed": seed,
        "ended": ended,
        "finished": ended in ("won", "won_team", "lost"),
        "rounds": view["round"],
        "winners": [seat for seat in range(seats) if result.ranks[seat] == 1 and ended.startswith("won")],
        "sides": game.scene(s)["sides"],
        "explorers": [player["explorer"] for player in view["players"]],
        "used": used,
    }


COUNTED = (
    "villager",
    "farmhouse",
    "fort",
    "offering",
    "army",
    "bank",
    "trades",
    "battle",
    "defeated",
    "reacts",
    "thief",
    "outpost",
    "emerges",
    "vanishes",
    "looks_hand",
)


def summary(outcomes: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    rounds = sorted(o["rounds"] for o in outcomes)
    by_explorer: dict[str, list[int]] = {}
    for o in outcomes:
        for seat, explorer in enumerate(o["explorers"]):
            entry = by_explorer.setdefault(explorer, [0, 0])
            entry[0] += seat in o["winners"]
            entry[1] += 1
    return {
        "games": len(outcomes),
        "finished": round(sum(o["finished"] for o in outcomes) / len(outcomes), 3),
        "rounds": [rounds[len(rounds) * k // 10] for k in (1, 5, 9)],
        "ended": dict(sorted(Counter(o["ended"] for o in outcomes).items())),
        "wins_by_side": [
            sum(o["sides"].index(side) in o["winners"] for o in outcomes)
            for side in range(max(outcomes[0]["sides"]) + 1)
        ],
        "wins_by_explorer": dict(sorted(by_explorer.items())),
        "per_game": {
            name: round(sum(o["used"].get(name, 0) for o in outcomes) / len(outcomes), 2) for name in COUNTED
        },
    }


def kept(file: Path | None, wanted: set[int]) -> list[dict[str, Any]]:
    """The games of an earlier run that need not be played again."""
    if file is None or not file.exists():
        return []
    return [o for o in map(json.loads, file.read_text().splitlines()) if o["seed"] in wanted]


def noted(outcomes: Iterable[dict[str, Any]], file: Path | None) -> list[dict[str, Any]]:
    """Yield the outcomes, writing each one to the file as soon as it is known."""
    found: list[dict[str, Any]] = []
    for outcome in outcomes:
        found.append(outcome)
        if file is not None:
            with file.open("a") as lines:
                lines.write(json.dumps(outcome) + "\n")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--into", type=Path, help="a file of games, for one edition and seat count")
    parser.add_argument("--edition", choices=["first", "second"])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--workers", type=int, default=1)
    said = parser.parse_args()
    if said.into is not None and not (said.edition and said.seats):
        parser.error("--into needs --edition and --seats")
    game = games.load("island")
    words: dict[str, Any] = {"true": True, "false": False}
    more = {
        key: int(value) if value.isdecimal() else words.get(value, value)
        for key, value in (o.split("=", 1) for o in said.options)
    }
    for edition in [said.edition] if said.edition else ["first", "second"]:
        for seats in [said.seats] if said.seats else range(2, 5 if edition == "first" else 6):
            options = game.options(seats, {"edition": edition, "rounds": BOUND, **more})
            seeds = range(said.first, said.first + said.games)
            outcomes = kept(said.into, set(seeds))
            done = {o["seed"] for o in outcomes}
            jobs = [(seats, options, seed) for seed in seeds if seed not in done]
            if said.workers > 1:
                with ProcessPoolExecutor(said.workers, mp_context=get_context("spawn")) as pool:
                    outcomes += noted(pool.map(play, jobs, chunksize=5), said.into)
            else:
                outcomes += noted(map(play, jobs), said.into)
            print(
                json.dumps({"edition": edition, "seats": seats, **more, **summary(outcomes, seats)}),
                flush=True,
            )


if __name__ == "__main__":
    main()

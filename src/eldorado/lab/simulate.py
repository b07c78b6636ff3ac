"""Many games of bots against each other, on several cores, repeatable to the last decision.

Every game has seeds of its own, made from the seed and its number, so the figures do not depend on how games are shared
out among the workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption
from eldorado.core.plain import Options
from eldorado.lab.playout import Count, play_bots
from eldorado.lab.workers import share_out

__all__ = ["rate", "simulate", "spread"]

MOST = 20_000  # decisions of one game
CHUNK = 4  # games handed to a worker at once: few, so that the progress moves
Z = 1.96  # 95 %

Job = tuple[str, str, int, Options, list[str], int, list[int], int]
Outcome = dict[str, Any]


def play_one(job: Job, number: int) -> Outcome:
    """Game `number` of a simulation."""
    name, _, seats, options, players, seed, _, most = job
    game = games.load(name)
    dice = QuickDice(seed * 1_000_003 + number)
    s = game.new(seats, options, dice)
    seated = [
        bots.make(player, game, seat, QuickDice((seed * 1_000_003 + number) * 31 + seat + 1))
        for seat, player in enumerate(players)
    ]
    count = Count()
    finished = play_bots(game, s, seated, dice, most, count)
    result = game.result(s)
    return {
        "finished": finished,
        "decisions": count.decisions,
        "turns": count.turns,
        "rounds": game.describe(s).get("round", 0),
        "ranks": list(result.ranks),
        "scores": list(result.scores),
    }


def play_chunk(job: Job) -> list[Outcome]:
    """What a worker does; the package goes along, for games that are not among the built-in ones."""
    games.register(job[0], job[1])
    return [play_one(job, number) for number in job[6]]


def chunks(job: Job, count: int) -> Iterator[Job]:
    for first in range(0, count, CHUNK):
        yield (*job[:6], list(range(first, min(first + CHUNK, count))), job[7])


def simulate(
    name: str,
    seats: int = 0,
    options: Options | None = None,
    players: list[str] | None = None,
    count: int = 100,
    seed: int = 1,
    workers: int = 1,
    most: int = MOST,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play `count` games and sum them up. `players` are bots by seat; one name stands for all seats.

    >>> from eldorado.lab.simulate import simulate
    >>> done = simulate("quest", seats=2, players=["random"], count=2, most=20)
    >>> done["games"], done["finished"], done["decisions"] <= 40
    (2, 0, True)
    """
    game = games.load(name)
    taken = seats or game.info.default_seats
    full = game.options(taken, dict(options or {}))
    named = players or ["greedy" if "greedy" in bots.names(name) else "random"]
    by_seat = named * taken if len(named) == 1 else named
    if len(by_seat) != taken:
        raise BadOption("bot.how_many", n=len(by_seat), seats=taken)
    for player in by_seat:
        if player not in bots.names(name):
            raise BadOption("bot.unknown", bot=player, game=name, choices=bots.names(name))
    if count < 1:
        raise BadOption("option.too_small", option="games", least=1)
    job: Job = (name, games.KNOWN[name], taken, full, by_seat, seed, [], most)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for done in run(list(chunks(job, count)), workers):
        outcomes.extend(done)
        if progress:
            progress(len(outcomes))
    seconds = time.perf_counter() - began
    return summary(name, taken, full, by_seat, seed, outcomes, seconds)


def run(jobs: list[Job], workers: int) -> Iterator[list[Outcome]]:
    if workers <= 1 or len(jobs) == 1:
        for job in jobs:
            yield play_chunk(job)
        return
    yield from share_out(play_chunk, jobs, workers)


def summary(
    name: str,
    seats: int,
    options: Options,
    players: list[str],
    seed: int,
    outcomes: list[Outcome],
    seconds: float,
) -> dict[str, Any]:
    finished = [outcome for outcome in outcomes if outcome["finished"]]
    decisions = sum(outcome["decisions"] for outcome in outcomes)
    firsts = [sum(outcome["ranks"][seat] == 1 for outcome in finished) for seat in range(seats)]
    return {
        "game": name,
        "seats": seats,
        "options": options,
        "bots": players,
        "seed": seed,
        "games": len(outcomes),
        "finished": len(finished),
        "shared": sum(outcome["ranks"].count(1) > 1 for outcome in finished),
        "wins": firsts,
        "win_rates": [rate(first, len(finished)) for first in firsts],
        "by_bot": by_bot(players, finished),
        "rounds": spread([outcome["rounds"] for outcome in finished]),
        "scores": [spread([outcome["scores"][seat] for outcome in finished]) for seat in range(seats)],
        "decisions": decisions,
        "turns": sum(outcome["turns"] for outcome in outcomes),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(len(outcomes) / seconds, 3),
    }


TIMES = ("seconds", "decisions_per_second", "games_per_second")  # what may differ between two runs


def by_bot(players: list[str], finished: list[Outcome]) -> dict[str, Any]:
    """How often each kind of bot won, per seat it held."""
    found: dict[str, Any] = {}
    for player in dict.fromkeys(players):
        held = [seat for seat in range(len(players)) if players[seat] == player]
        wins = sum(outcome["ranks"][seat] == 1 for outcome in finished for seat in held)
        found[player] = {"seats": len(held), "wins": wins, **rate(wins, len(finished) * len(held))}
    return found


def rate(wins: int, games_played: int) -> dict[str, float]:
    """A share with Wilson's 95 % interval.

    >>> rate(50, 200)
    {'share': 0.25, 'low': 0.1951, 'high': 0.3143}
    >>> rate(0, 0)
    {'share': 0.0, 'low': 0.0, 'high': 1.0}
    """
    n = games_played
    if n == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    p = wins / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return {
        "share": round(p, 4),
        "low": round(max(0.0, middle - half), 4),
        "high": round(min(1.0, middle + half), 4),
    }


def spread(values: list[int]) -> dict[str, float]:
    """Mean, least and most.

    >>> spread([1, 2, 6])
    {'mean': 3.0, 'min': 1, 'max': 6}
    """
    if not values:
        return {"mean": 0.0, "min": 0, "max": 0}
    return {"mean": round(sum(values) / len(values), 3), "min": min(values), "max": max(values)}

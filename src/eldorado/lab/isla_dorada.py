"""Statistics of Isla Dorada among greedy bots: scores, margins, destinies, sites, tricks.

    python -m eldorado.lab.isla_dorada [games] [workers] [cooperative] [any_destiny]

With `any_destiny` the destiny kept at set-up is chosen at random, so that those the bot avoids are tried too.

Prints one JSON object. Games are repeatable: game n has the same seeds every time.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.game import Event
from eldorado.core.plain import Options
from eldorado.games.isla_dorada.model import board, goals, phases
from eldorado.games.isla_dorada.rules.scoring import fulfilled
from eldorado.lab.figures import rate, spread
from eldorado.lab.workers import share_out

TRICKS = ("juju", "ovetos", "sangaia", "bongo", "bonus", "paid_turned")  # the last is a Shaman


class Tally:
    """What is counted over many games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = [0] * seats
        self.scores: list[int] = []
        self.margins: list[int] = []
        self.rounds: list[int] = []
        self.decisions = 0
        self.kept: Counter[str] = Counter()
        self.fulfilled: Counter[str] = Counter()
        self.visits: Counter[str] = Counter()
        self.visited_games: Counter[str] = Counter()
        self.legs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.bolts: Counter[str] = Counter()
        self.winning_bids: Counter[int] = Counter()
        self.parts: Counter[str] = Counter()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
        self.scores += other.scores
        self.margins += other.margins
        self.rounds += other.rounds
        self.kept += other.kept
        self.fulfilled += other.fulfilled
        self.visits += other.visits
        self.visited_games += other.visited_games
        self.legs += other.legs
        self.events += other.events
        self.bolts += other.bolts
        self.winning_bids += other.winning_bids
        for part, points in other.parts.items():  # curses are below zero, which + of counters would drop
            self.parts[part] += points


def play(number: int, seats: int, options: Options, tally: Tally, any_destiny: bool = False) -> None:
    """Play one game of greedy bots and count what happens."""
    game = games.load("isla_dorada")
    dice = QuickDice(number)
    s: Any = game.new(seats, game.options(seats, dict(options)), dice)
    players = [bots.make("greedy", game, seat, QuickDice(number * 31 + seat)) for seat in range(seats)]
    while mask := game.actors(s):
        seat = next(seat for seat in range(seats) if (mask >> seat) & 1)
        legal = game.legal(s, seat)
        if any_destiny and s.phase == phases.SET_UP:
            action = legal[(number + seat) % len(legal)]
        else:
            action = legal[0] if len(legal) == 1 else players[seat].choose(game.observe(s, seat), legal)
        tally.decisions += len(legal) > 1
        out: list[Event] = []
        game.apply(s, seat, action, dice, out)
        for event in out:
            tally.events[event.kind] += 1
            if event.kind == "bolt":
                tally.bolts[event.args["card"]] += 1
            elif event.kind == "won":
                tally.winning_bids[event.args["amount"]] += 1
    count(game.result(s), s, tally)


def count(result: Any, s: Any, tally: Tally) -> None:
    tally.games += 1
    ordered = sorted(result.scores, reverse=True)
    tally.scores += result.scores
    tally.margins.append(ordered[0] - ordered[1])
    tally.rounds.append(s.round)
    for seat in range(s.seats):
        tally.wins[seat] += result.ranks[seat] == 1
        name = goals.DESTINY[s.destiny[seat]]
        tally.kept[name] += 1
        tally.fulfilled[name] += fulfilled(s, seat)
        for part, points in result.args["sheets"][seat].items():
            tally.parts[part] += points
    for place in s.markers:
        tally.visits[board.PLACE[place]] += 1
    for place in set(s.markers):
        tally.visited_games[board.PLACE[place]] += 1
    for leg, number in enumerate(s.legs):
        tally.legs[board.TYPES[leg]] += number


def report(tally: Tally) -> dict[str, Any]:
    """The figures, per game where that says more."""
    n = tally.games
    return {
        "games": n,
        "seats": tally.seats,
        "decisions_per_game": round(tally.decisions / n, 1),
        "rounds": spread(tally.rounds),
        "scores": spread(tally.scores),
        "margins": spread(tally.margins),
        "points_by_source": {
            part: round(points / n / tally.seats, 2) for part, points in tally.parts.items()
        },
        "win_rates": [rate(wins, n) for wins in tally.wins],
        "destinies": {
            name: {
                "kept": tally.kept[name],
                "fulfilled": round(tally.fulfilled[name] / max(1, tally.kept[name]), 3),
            }
            for name in goals.DESTINY
        },
        "visits_per_game": {name: round(tally.visits[name] / n, 2) for name in board.PLACE},
        "games_with_a_visit": {name: round(tally.visited_games[name] / n, 2) for name in board.PLACE},
        "legs_per_game": {name: round(tally.legs[name] / n, 2) for name in board.TYPES},
        "tricks_per_game": {name: round(tally.events[name] / n, 2) for name in TRICKS},
        "bolts_per_game": {name: round(number / n, 2) for name, number in sorted(tally.bolts.items())},
        "winning_bids": {
            str(bid): round(tally.winning_bids[bid] / n, 2) for bid in sorted(tally.winning_bids)
        },
    }


Job = tuple[int, int, int, Options, bool]


def play_some(job: Job) -> Tally:
    """The work of one process: games first..last-1."""
    first, last, seats, options, any_destiny = job
    tally = Tally(seats)
    for number in range(first, last):
        play(number, seats, options, tally, any_destiny)
    return tally


def run(
    number: int,
    seats: int = 4,
    options: Options | None = None,
    any_destiny: bool = False,
    workers: int = 1,
) -> dict[str, Any]:
    """Play this many games and report; the figures do not depend on the number of workers.

    >>> run(1)["games"]
    1
    """
    step = 10
    jobs = [
        (first, min(first + step, number), seats, options or {}, any_destiny)
        for first in range(0, number, step)
    ]
    total = Tally(seats)
    if workers == 1:
        for job in jobs:
            total.add(play_some(job))
    else:
        for tally in share_out(play_some, jobs, workers):
            total.add(tally)
    return report(total)


def main(words: list[str]) -> None:
    given = [int(word) for word in words if word.isdecimal()] + [1000, 1]
    figures = run(
        given[0],
        options={"cooperative": "cooperative" in words},
        any_destiny="any_destiny" in words,
        workers=given[1] if len(given) > 3 else 1,
    )
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])

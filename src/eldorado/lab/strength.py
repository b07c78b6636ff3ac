"""How strong the levels are: each row of the table a bot among others, every deal from every seat, with its interval.

The deals are none of those that weights were tuned or fitted on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Options
from eldorado.games.quest.meta import COURSES
from eldorado.lab.crew import Share
from eldorado.lab.figures import rate, spread
from eldorado.lab.playout import Count, play_bots

MOST = 20_000  # decisions of one game
APART = 900_000_007  # keeps these deals apart from those of tuning, fitting and simulating


@dataclass(frozen=True)
class Row:
    """One question about strength."""

    name: str
    seats: int
    bot: str
    rival: str
    options: tuple[Options, ...]  # the games go through them in turn
    bar: float  # the share of games the lower end of the interval should reach
    alone: bool = False  # all seats are the bot's: only the rounds count


ELSEWHERE: tuple[Options, ...] = tuple(
    {"course": course, "caves": caves} for course in COURSES[1:] for caves in (False, True)
)
QUEST = (
    Row("expert among three greedy", 4, "expert", "greedy", ({},), 0.55),
    Row("expert against greedy", 2, "expert", "greedy", ({},), 0.85),
    Row("expert among three greedy, other courses", 4, "expert", "greedy", ELSEWHERE, 0.45),
    Row("hard among three greedy", 4, "hard", "greedy", ({},), 0.25),
    Row("hard against normal", 2, "hard", "normal", ({},), 0.60),
    Row("normal against easy", 2, "normal", "easy", ({},), 0.60),
    Row("four experts", 4, "expert", "expert", ({},), 0.0, alone=True),
)
TOGETHER: tuple[Options, ...] = ({"cooperative": True},)
ISLA = (
    Row("expert among three greedy", 4, "expert", "greedy", ({},), 0.30),
    Row("expert among three greedy, cooperative", 4, "expert", "greedy", TOGETHER, 0.30),
    Row("hard among three greedy", 4, "hard", "greedy", ({},), 0.25),
    Row("hard among three greedy, cooperative", 4, "hard", "greedy", TOGETHER, 0.25),
    Row("hard among two normal", 3, "hard", "normal", ({},), 0.33),
    Row("normal among two easy", 3, "normal", "easy", ({},), 0.33),
)
ISLAND = (
    Row("hard against greedy", 2, "hard", "greedy", ({},), 0.55),
    Row("hard among three greedy", 4, "hard", "greedy", ({},), 0.30),
    Row("hard against normal", 2, "hard", "normal", ({},), 0.60),
    Row("normal against easy", 2, "normal", "easy", ({},), 0.60),
)
ROWS: dict[str, tuple[Row, ...]] = {"quest": QUEST, "isla_dorada": ISLA, "island": ISLAND}


@dataclass(frozen=True)
class Job:
    """One game of a row."""

    game: str
    row: Row
    number: int
    seed: int


def play(job: Job) -> tuple[float, int]:
    """What the bot got of a game, 1 for winning it alone and a share of a tie, and the rounds it took."""
    row, game = job.row, games.load(job.game)
    deal, seat = divmod(job.number, row.seats)
    options = game.options(row.seats, dict(row.options[deal % len(row.options)]))
    dice = QuickDice(APART + job.seed * 1_000_003 + deal)
    s = game.new(row.seats, options, dice)
    seated = [
        bots.make(
            row.bot if each == seat else row.rival, game, each, QuickDice(job.number * 31 + each + job.seed)
        )
        for each in range(row.seats)
    ]
    finished = play_bots(game, s, seated, dice, MOST, Count())
    ranks = game.result(s).ranks
    won = 1.0 / ranks.count(1) if finished and ranks[seat] == 1 else 0.0
    return won, int(game.describe(s).get("round", 0))


def strength(
    game: str,
    count: int,
    seed: int,
    share: Share = map,
    rows: str = "",
    progress: Callable[[int], None] | None = None,
) -> list[dict[str, Any]]:
    """The table of a game: `count` games for each row whose name has `rows` in it."""
    told: list[dict[str, Any]] = []
    done = 0
    for row in ROWS[game]:
        if rows not in row.name:
            continue
        jobs = [Job(game, row, number, seed) for number in range(count)]
        outcomes: list[tuple[float, int]] = []
        for outcome in share(play, jobs):
            outcomes.append(outcome)
            done += 1
            if progress:
                progress(done)
        told.append(summed(row, outcomes))
    return told


def summed(row: Row, outcomes: list[tuple[float, int]]) -> dict[str, Any]:
    won = sum(share for share, _ in outcomes)
    told: dict[str, Any] = {
        "row": row.name,
        "games": len(outcomes),
        "rounds": spread([r for _, r in outcomes]),
    }
    if not row.alone:
        told |= rate(round(won), len(outcomes)) | {"bar": row.bar}
        told["reached"] = told["low"] >= row.bar
    return told

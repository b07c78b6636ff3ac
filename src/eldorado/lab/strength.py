"""How strong the levels are: each row of the table a bot among others, every deal from every seat, with its interval.

The deals are none of those that weights were tuned or fitted on. With a file every game is kept as it ends: a run that
was stopped goes on from there, and more games a row can be asked for later.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Options
from eldorado.games.quest.meta import COURSES
from eldorado.lab.crew import Share
from eldorado.lab.figures import rate, spread
from eldorado.lab.playout import Count
from eldorado.lab.table import Table, read_rows
from eldorado.lab.weights.players import play_seated, seated

MOST = 20_000  # decisions of one game
BETWEEN = 1_000_000  # numbers between the games of two rows, in a file of games
APART = 900_000_007  # keeps these deals apart from those of tuning, fitting and simulating


@dataclass(frozen=True)
class Row:
    """One question about strength."""

    name: str
    seats: int
    bot: str
    rival: str
    options: tuple[Options, ...]  # the games cycle through them
    bar: float  # the required lower end of the interval, as a share of games
    alone: bool = False  # all seats are the bot's: only the rounds count
    turns: tuple[tuple[int, ...], ...] = ()  # the seats of the bot, game by game; none: each seat in turn

    def places(self) -> tuple[tuple[int, ...], ...]:
        """The seats of the bot, one after the other with the same deal."""
        return self.turns or tuple((seat,) for seat in range(self.seats))


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
TWO = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))  # the seats of two among four
TOGETHER: tuple[Options, ...] = ({"cooperative": True},)
ISLA = (
    Row("expert among three greedy", 4, "expert", "greedy", ({},), 0.30),
    Row("expert among three greedy, cooperative", 4, "expert", "greedy", TOGETHER, 0.30),
    Row("hard among three greedy", 4, "hard", "greedy", ({},), 0.25),
    Row("hard among three greedy, cooperative", 4, "hard", "greedy", TOGETHER, 0.25),
    Row("two hard against two normal", 4, "hard", "normal", ({},), 0.60, turns=TWO),
    Row("two normal against two easy", 4, "normal", "easy", ({},), 0.60, turns=TWO),
)
WITH_ALL: Options = {"bridge": True, "sixth_board": True, "cave_tiles": True}
TEAMS: tuple[Options, ...] = ({**WITH_ALL, "mode": "teams"},)
THIEVES: tuple[Options, ...] = ({**WITH_ALL, "mode": "thieves"},)
LONE: tuple[Options, ...] = ({"bridge": True, "sixth_board": True},)
PAIRS, LAST = ((0, 1), (2, 3)), ((3,),)
ISLAND = (
    Row("expert against greedy", 2, "expert", "greedy", ({},), 0.55),
    Row("expert among three greedy", 4, "expert", "greedy", ({},), 0.30),
    Row("two expert against two greedy, teams", 4, "expert", "greedy", TEAMS, 0.55, turns=PAIRS),
    Row("expert alone", 1, "expert", "greedy", LONE, 0.17),
    Row("expert as the Thieves against three greedy", 4, "expert", "greedy", THIEVES, 0.33, turns=LAST),
    Row("hard against greedy", 2, "hard", "greedy", ({},), 0.55),
    Row("hard among three greedy", 4, "hard", "greedy", ({},), 0.30),
    Row("two hard against two greedy, teams", 4, "hard", "greedy", TEAMS, 0.50, turns=PAIRS),
    Row("hard alone", 1, "hard", "greedy", LONE, 0.11),
    Row("hard as the Thieves against three greedy", 4, "hard", "greedy", THIEVES, 0.30, turns=LAST),
    Row("hard against normal", 2, "hard", "normal", ({},), 0.60),
    Row("normal against easy", 2, "normal", "easy", ({},), 0.60),
    Row("tuned as the Thieves against three greedy", 4, "tuned", "greedy", THIEVES, 0.33, turns=LAST),
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
    """Return the bot's result, 1 for winning alone and a share of a tie, and the number of rounds."""
    row, game = job.row, games.load(job.game)
    places = row.places()
    deal, turn = divmod(job.number, len(places))
    options = game.options(row.seats, dict(row.options[deal % len(row.options)]))
    dice = QuickDice(APART + job.seed * 1_000_003 + deal)
    s = game.new(row.seats, options, dice)
    levels = [row.bot if seat in places[turn] else row.rival for seat in range(row.seats)]
    seats = [
        seated(game, level, seat, row.seats, QuickDice(job.number * 31 + seat + job.seed))
        for seat, level in enumerate(levels)
    ]
    finished = play_seated(game, s, seats, dice, MOST, Count())
    ranks = game.result(s).ranks
    mine = [seat for seat in places[turn] if ranks[seat] == 1]
    won = len(mine) / ranks.count(1) if finished and mine else 0.0
    return won, int(game.describe(s).get("round", 0))


def strength(
    game: str,
    count: int,
    seed: int,
    share: Share = map,
    rows: str = "",
    progress: Callable[[int], None] | None = None,
    out: Path | None = None,
) -> list[dict[str, Any]]:
    """The table of a game: `count` games for each row whose name has `rows` in it."""
    table = Table(out, {"game": game, "seed": seed}) if out else None
    with table or nullcontext():
        told = measured(game, count, seed, share, rows, progress, table)
        if table:
            table.close()
    return told


def measured(
    game: str,
    count: int,
    seed: int,
    share: Share,
    rows: str,
    progress: Callable[[int], None] | None,
    table: Table | None,
) -> list[dict[str, Any]]:
    """Play what the table does not hold yet, row by row."""
    kept = {one["number"]: one for one in read_rows(table.lines)} if table and table.done else {}
    told: list[dict[str, Any]] = []
    done = 0
    for place, row in enumerate(ROWS[game]):
        if rows not in row.name:
            continue
        first = place * BETWEEN
        # a game is identified by its place in the table and the row's name: a changed table begins again
        known = {n: one for n in range(count) if (one := kept.get(first + n)) and one["row"] == row.name}
        outcomes = {n: (float(one["won"]), int(one["rounds"])) for n, one in known.items()}
        done += len(outcomes)
        missing = [n for n in range(count) if n not in outcomes]
        jobs = [Job(game, row, number, seed) for number in missing]
        for number, outcome in zip(missing, share(play, jobs), strict=True):
            outcomes[number] = outcome
            if table:
                same = {"number": first + number, "game": game, "seed": seed, "row": row.name}
                table.append([{**same, "won": outcome[0], "rounds": outcome[1]}])
            done += 1
            if progress:
                progress(done)
        told.append(summed(row, [outcomes[number] for number in range(count)]))
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

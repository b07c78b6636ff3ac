"""An arena: every bot against every other, each deal played from every seating, and the ratings that follow.

A bot's strength does not drift, so all games count alike: ratings are the maximum-likelihood strengths of a
Bradley–Terry model (choix), on the Elo scale with the mean at 0, whatever the order of the games. Intervals come from
drawing the deals again with replacement. A game of several seats counts as the comparisons between the seats of the two
bots; a tie is half a win.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Any

from eldorado import bots, games
from eldorado.core.errors import BadOption
from eldorado.core.plain import Options
from eldorado.lab.crew import Share
from eldorado.lab.figures import Z
from eldorado.lab.simulate import MOST, Job, play_chunk
from eldorado.lab.table import Table, check_folder, needs, read_rows, unwritable

__all__ = ["arena", "check_plot", "plot", "seatings"]

Row = dict[str, Any]
DRAWS = 400  # how often the deals are resampled for the intervals of ratings
PRIOR = 0.5  # half a win for everybody against everybody, so that a bot that never lost has a rating too
# Two deals won and two lost, added wherever an interval is made (Agresti and Coull): without them a bot that won every
# deal, be it two of two, would have an interval of no width.
DOUBT = [0.0, 0.0, 1.0, 1.0]


def seatings(first: str, second: str, seats: int) -> list[list[str]]:
    """All ways to seat two bots in equal numbers; with an odd number of seats each of them has one more in half.

    >>> seatings("a", "b", 2)
    [['a', 'b'], ['b', 'a']]
    >>> len(seatings("a", "b", 3)), len(seatings("a", "b", 4))
    (6, 6)
    """
    return [
        [first if seat in held else second for seat in range(seats)]
        for many in sorted({seats // 2, seats - seats // 2})
        for held in combinations(range(seats), many)
    ]


def fixtures(named: list[str], seats: int, count: int) -> Iterator[tuple[str, str, int, list[str]]]:
    """Yield every game: the two bots, the number of the deal, and the seating."""
    for first, second in combinations(named, 2):
        ways = seatings(first, second, seats)
        for n in range(count):
            yield first, second, n // len(ways), ways[n % len(ways)]


def arena(
    name: str,
    named: list[str],
    seats: int = 0,
    options: Options | None = None,
    count: int = 100,
    seed: int = 1,
    share: Share = map,
    most: int = MOST,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Row:
    """Play `count` games of each pairing. The same seed gives the same games, whoever plays them (see `lab.crew`)."""
    game = games.load(name)
    taken = seats or game.info.default_seats
    full = game.options(taken, dict(options or {}))
    check(name, named, taken, count)
    began = time.perf_counter()
    template = Job(name, games.home(name), taken, full, [], seed, most)
    wanted = list(enumerate(fixtures(named, taken, count)))
    same = {"game": name, "seats": taken, "options": full, "seed": seed, "arena": named, "count": count}
    table = Table(out, same) if out else None
    with table or nullcontext():
        rows = read_rows(table.lines) if table and table.done else []
        there = {row["number"] for row in rows}
        missing = [(number, fixture) for number, fixture in wanted if number not in there]
        jobs = [one_game(template, fixture) for _, fixture in missing]
        for (number, (first, second, deal, by_seat)), played in zip(
            missing, share(play_chunk, jobs), strict=True
        ):
            row = {"number": number, **same, "first": first, "second": second, "deal": deal, "bots": by_seat}
            row |= {key: played[0][key] for key in ("finished", "rounds", "ranks", "scores", "decisions")}
            rows.append(row)
            if table:
                table.append([row])
            if progress:
                progress(len(rows))
        if table:
            table.close()
    return summary(named, rows, time.perf_counter() - began)


def check(name: str, named: list[str], seats: int, count: int) -> None:
    """Refuse impossible arenas."""
    if seats < 2:
        raise BadOption("lab.arena_alone")
    if len(named) < 2 or len(set(named)) < len(named):
        raise BadOption("lab.arena_bots")
    for player in named:
        if player not in bots.names(name):
            raise BadOption("bot.unknown", bot=player, game=name, choices=bots.names(name))
    if count < 1:
        raise BadOption("option.too_small", option="games", least=1)
    for library in ("numpy", "choix"):  # missing ones are reported before the games are played
        needs(library)


def one_game(template: Job, fixture: tuple[str, str, int, list[str]]) -> Job:
    return replace(template, players=fixture[3], numbers=(fixture[2],))


def points(row: Row) -> tuple[float, float]:
    """The first bot's share of the comparisons of its seats with the other's, and their number.

    >>> points({"first": "a", "bots": ["a", "b", "a"], "ranks": [1, 2, 2]})
    (1.5, 2)
    """
    mine = [rank for bot, rank in zip(row["bots"], row["ranks"], strict=True) if bot == row["first"]]
    theirs = [rank for bot, rank in zip(row["bots"], row["ranks"], strict=True) if bot != row["first"]]
    won = sum((a < b) + (a == b) / 2 for a in mine for b in theirs)
    return won, len(mine) * len(theirs)


def by_deal(rows: list[Row]) -> dict[tuple[str, str], list[float]]:
    """For each pairing, the share of the first bot in each deal, for resampling."""
    sums: dict[tuple[str, str], dict[int, list[float]]] = {}
    for row in rows:
        won, of = points(row)
        deals = sums.setdefault((row["first"], row["second"]), {})
        total = deals.setdefault(row["deal"], [0.0, 0.0])
        total[0] += won
        total[1] += of
    return {pair: [won / of for _, (won, of) in sorted(deals.items())] for pair, deals in sums.items()}


def summary(named: list[str], rows: list[Row], seconds: float) -> Row:
    shares = by_deal(rows)
    return {
        "game": rows[0]["game"],
        "seats": rows[0]["seats"],
        "options": rows[0]["options"],
        "seed": rows[0]["seed"],
        "games": len(rows),
        "finished": sum(row["finished"] for row in rows),
        "ratings": ratings(named, shares),
        "crosstable": {
            bot: {other: against(shares, bot, other) for other in named if other != bot} for bot in named
        },
        "seconds": round(seconds, 3),
    }


def against(shares: dict[tuple[str, str], list[float]], bot: str, other: str) -> Row:
    """Return a bot's share against another with a 95 % interval over deals."""
    values = shares.get((bot, other)) or [1 - share for share in shares[other, bot]]
    doubted = values + DOUBT
    n, centre = len(doubted), sum(doubted) / len(doubted)
    error = sqrt(sum((value - centre) ** 2 for value in doubted) / (n - 1) / n)
    low, high = max(0.0, centre - Z * error), min(1.0, centre + Z * error)
    share = sum(values) / len(values)
    return {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4), "deals": len(values)}


def ratings(named: list[str], shares: dict[tuple[str, str], list[float]]) -> list[Row]:
    """Ratings with 95 % intervals, the strongest first."""
    numpy = needs("numpy")
    chance = numpy.random.default_rng(0)
    best = numpy.array(strengths(named, shares))
    doubted = {pair: values + DOUBT for pair, values in shares.items()}
    drawn = [
        strengths(named, {pair: list(chance.choice(doubted[pair], len(shares[pair]))) for pair in shares})
        for _ in range(DRAWS)
    ]
    # The doubt gives a width, but with few deals it also brings all ratings together: only the width is wanted.
    shift = best - numpy.median(numpy.array(drawn), axis=0)
    low, high = numpy.quantile(numpy.array(drawn), [0.025, 0.975], axis=0) + shift
    rows = [
        {"bot": bot, "rating": round(best[i]), "low": round(float(low[i])), "high": round(float(high[i]))}
        for i, bot in enumerate(named)
    ]
    return sorted(rows, key=lambda row: -row["rating"])


def strengths(named: list[str], shares: dict[tuple[str, str], list[float]]) -> list[float]:
    """Maximum-likelihood strengths on the Elo scale."""
    numpy = needs("numpy")
    wins = numpy.full((len(named), len(named)), PRIOR)
    numpy.fill_diagonal(wins, 0.0)
    for (first, second), values in shares.items():
        i, j = named.index(first), named.index(second)
        wins[i, j] += sum(values)
        wins[j, i] += len(values) - sum(values)
    found = needs("choix").ilsr_pairwise_dense(wins)
    return [float(value) * 400 / log(10) for value in found - found.mean()]


def check_plot(file: Path) -> None:
    """Refuse a picture that could not be drawn, before the games for it are played."""
    if file.suffix not in (".svg", ".png"):
        raise BadOption("lab.format", file=file.name, choices=[".svg", ".png"])
    check_folder(file)
    needs("matplotlib")


def plot(figures: Row, file: Path) -> None:
    """Draw the ratings with their intervals into a file, SVG or PNG by its ending."""
    check_plot(file)
    needs("matplotlib").use("agg")
    rows = figures["ratings"][::-1]
    canvas, axes = needs("matplotlib.pyplot").subplots(figsize=(7, 1 + 0.4 * len(rows)), layout="constrained")
    low = [row["rating"] - row["low"] for row in rows]
    high = [row["high"] - row["rating"] for row in rows]
    axes.errorbar(
        [row["rating"] for row in rows], [row["bot"] for row in rows], xerr=[low, high], fmt="o", capsize=4
    )
    axes.set_xlabel("rating (Elo scale, mean 0, 95 % interval)")
    axes.grid(axis="x", alpha=0.3)
    try:
        canvas.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    except OSError as error:
        raise unwritable(file, error) from None

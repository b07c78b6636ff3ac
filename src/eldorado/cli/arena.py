"""Let bots meet each other, pair by pair, and rate them."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from eldorado import games as known
from eldorado.cli._setup import crew_of, options_of, print_json, progress, seats_of, taken_up
from eldorado.core.language.words import Words


def arena(
    game: str,
    *,
    bots: str,
    games: int = 100,
    seats: int | None = None,
    seed: int | None = None,
    workers: int = 0,
    ray: str | None = None,
    preset: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    out: Path | None = None,
    plot: Path | None = None,
    json: bool = False,
) -> None:
    """Let every bot meet every other, each deal from every seating, and rate them with intervals.

    The same seed gives the same games, on any number of cores.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them
    bots
        the bots that meet, as greedy,normal,easy
    games
        how many games of each pairing
    seats
        the number of seats; by default as usual for the game or the preset
    seed
        the seed; by default a fresh one, which is printed
    workers
        processes to use; 0 is all cores
    ray
        a Ray cluster that does the work: HOST:PORT, auto for the one that runs here, local for a new one
    preset
        a named set of options
    option
        one option, as caves=true or course=@FILE; can be given several times
    out
        a file for a row per game: .csv, .jsonl or .parquet; a run that was stopped is taken up where it was
    plot
        a picture of the ratings: .svg or .png
    json
        print one JSON document instead of text
    """
    from eldorado.lab.arena import arena as run
    from eldorado.lab.arena import check_plot
    from eldorado.lab.arena import plot as draw

    info = known.info(game)
    named = bots.split(",")
    if plot is not None:
        check_plot(plot)
    options = options_of(info, preset, option or [])
    count = seats_of(info, seats, preset)
    start = seed if seed is not None else fresh_seed(out)
    total = games * comb(len(named), 2)
    told = known.words().say("cli.simulate.progress", {"games": total})
    with taken_up(out), crew_of(workers, ray) as share, progress(told, total) as done:
        figures = run(game, named, count, options, games, start, share, out=out, progress=done)
    if plot is not None:
        draw(figures, plot)
    if json:
        print_json(figures)
    else:
        show(figures)


def fresh_seed(out: Path | None) -> int:
    """Return an unused seed; that of the file if a run is resumed."""
    from secrets import randbelow

    from eldorado.lab.table import PART, read_rows

    for file in (out, out.with_name(out.name + PART)) if out else ():
        if file.exists() and (rows := read_rows(file, stopped=file.suffix != ".parquet")):
            return int(rows[0].get("seed", 0))
    return randbelow(1_000_000_000)


def show(figures: dict[str, Any]) -> None:
    words = known.words()
    played = {name: figures[name] for name in ("games", "game", "seats", "finished", "seed", "seconds")}
    print(words.say("cli.arena.games", played))
    names = [row["bot"] for row in figures["ratings"]]
    bot, rating = words.say("cli.arena.column.bot"), words.say("cli.arena.column.rating")
    width, wide = max(len(name) for name in [*names, bot]), max(6, len(rating))
    columns = [max(6, len(name)) for name in names]
    others = "  ".join(f"{name:>{column}}" for name, column in zip(names, columns, strict=True))
    ranges = [range_of(row, words) for row in figures["ratings"]]
    span = max(len(told) for told in [*ranges, "95 %"])
    print(f"  {bot:<{width}}  {rating:>{wide}}  {'95 %':<{span}}  {others}")
    for row, told in zip(figures["ratings"], ranges, strict=True):
        against = figures["crosstable"][row["bot"]]
        cells = [f"{100 * against[other]['share']:.1f}" if other in against else "–" for other in names]
        shares = "  ".join(f"{cell:>{column}}" for cell, column in zip(cells, columns, strict=True))
        print(f"  {row['bot']:<{width}}  {row['rating']:>+{wide}}  {told:<{span}}  {shares}")


def range_of(row: dict[str, Any], words: Words) -> str:
    return words.say("cli.arena.range", {"low": f"{row['low']:+5}", "high": f"{row['high']:+5}"})

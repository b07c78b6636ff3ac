"""Let bots play many games and sum them up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from eldorado import games as known
from eldorado.cli._setup import crew_of, options_of, print_json, progress, seats_of, taken_up


def simulate(
    game: str,
    *,
    seats: int | None = None,
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    offset: int = 0,
    workers: int = 0,
    ray: str | None = None,
    preset: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    out: Path | None = None,
    decisions: Path | None = None,
    records: Path | None = None,
    json: bool = False,
) -> None:
    """Let bots play many games: who wins from which seat, how long games are, how fast they go.

    The same seed gives the same games, on any number of cores. Random players do not finish the Quest: they remove
    their cards at camps until nobody can move; such games end undecided after 20,000 decisions.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them
    seats
        the number of seats; by default as usual for the game or the preset
    bots
        one bot for all seats, or one for each, like greedy,random; by default the one others are measured against
    games
        how many games
    seed
        the seed of the first game
    offset
        the number of the first game, to share out one simulation among several runs
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
    decisions
        a file for a row per decision, beside --out
    records
        a folder for the record of each game, as `eldorado replay` and `eldorado picture` read them
    json
        print one JSON document instead of text
    """
    from eldorado.lab.simulate import simulate as run

    info = known.info(game)
    options = options_of(info, preset, option or [])
    players = None if bots is None else bots.split(",")
    count = seats_of(info, seats, preset)
    told = known.words().say("cli.simulate.progress", {"games": games})
    with taken_up(out), crew_of(workers, ray) as share, progress(told, games) as done:
        figures = run(
            game,
            count,
            options,
            players,
            games,
            seed,
            share,
            progress=done,
            offset=offset,
            out=out,
            decisions=decisions,
            records=records,
        )
    if json:
        print_json(figures)
    else:
        show(figures)


def show(figures: dict[str, Any]) -> None:
    from eldorado.lab.simulate import MOST

    words, rounds = known.words(), figures["rounds"]

    def say(key: str, **args: Any) -> str:
        return words.say(f"cli.simulate.{key}", args)

    played = {name: figures[name] for name in ("games", "game", "finished", "shared")}
    print(say("games", **played))
    lengths = {"mean": rounds["mean"], "low": rounds["min"], "high": rounds["max"]}
    # A game whose view has no round has no figures about rounds.
    print(say("rounds" if rounds["max"] else "decisions", **lengths, decisions=figures["decisions"]))
    undecided = figures["games"] - figures["finished"]
    if undecided:
        print(say("undecided", games=undecided, most=f"{MOST:,}"))
        if figures["game"] == "quest" and "random" in figures["bots"]:
            print(say("random_quest"))
    for seat, (name, wins, rate) in enumerate(
        zip(figures["bots"], figures["wins"], figures["win_rates"], strict=True)
    ):
        low, high = f"{100 * rate['low']:.1f}", f"{100 * rate['high']:.1f}"
        print(
            f"  {say('seat', seat=seat)} {name:<8} {say('wins', wins=f'{wins:5}')}"
            f"  {100 * rate['share']:5.1f} %  {say('range', low=low, high=high)}"
        )
    print(say("speed", seconds=figures["seconds"], speed=figures["decisions_per_second"]))

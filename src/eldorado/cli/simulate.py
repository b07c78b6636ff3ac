"""Let bots play many games and sum them up."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from eldorado import games as known
from eldorado.cli._setup import cores, options_of, print_json, progress, seats_of
from eldorado.core.errors import BadOption

MOST_WORKERS = 256  # a slip of the finger must not start a million processes


def simulate(
    game: str,
    *,
    seats: int | None = None,
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    workers: int = 0,
    preset: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    json: bool = False,
) -> None:
    """Let bots play many games: who wins from which seat, how long games are, how fast they go.

    The same seed gives the same games, on any number of cores.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them
    seats
        how many play; left out, as many as usual, or as the preset needs
    bots
        one bot for all seats, or one for each, as greedy,random; left out, the best there is
    games
        how many games
    seed
        where the chance begins
    workers
        processes to use; 0 is all cores
    preset
        a named set of options
    option
        one option, as caves=true or course=@FILE; can be given several times
    json
        print one JSON document instead of text
    """
    from eldorado.lab.simulate import simulate as run

    info = known.info(game)
    options = options_of(info, preset, option or [])
    players = None if bots is None else bots.split(",")
    count = seats_of(info, seats, preset)
    if not 0 <= workers <= MOST_WORKERS:
        raise BadOption("option.bad_value", option="workers", value=workers, choices=[f"0..{MOST_WORKERS}"])
    with progress(f"{games} games", games) as done:
        figures = run(
            game, count, options, players, games, seed, workers if workers > 0 else cores(), progress=done
        )
    if json:
        print_json(figures)
    else:
        show(figures)


def show(figures: dict[str, Any]) -> None:
    rounds = figures["rounds"]
    print(
        f"{figures['games']} games of {figures['game']}, {figures['finished']} finished, {figures['shared']} shared"
    )
    print(f"rounds {rounds['mean']} ({rounds['min']} to {rounds['max']}), {figures['decisions']} decisions")
    for seat, (name, wins, rate) in enumerate(
        zip(figures["bots"], figures["wins"], figures["win_rates"], strict=True)
    ):
        print(
            f"  seat {seat} {name:<8} {wins:5} wins  {100 * rate['share']:5.1f} %"
            f"  (95 %: {100 * rate['low']:.1f} to {100 * rate['high']:.1f})"
        )
    print(f"{figures['seconds']} s, {figures['decisions_per_second']} decisions/s")

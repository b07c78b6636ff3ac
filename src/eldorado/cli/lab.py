"""Make the bots' weights again, and measure how strong the levels are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from eldorado.cli._setup import crew_of, print_json, progress, taken_up
from eldorado.core.errors import BadOption

if TYPE_CHECKING:
    from eldorado.lab.crew import Share

ACTIONS = ("tune", "fit", "strength")
GAMES = ("quest", "isla_dorada", "island")


def lab(
    action: str,
    game: str = "quest",
    *,
    games: int = 0,
    tries: int = 60,
    seed: int = 1,
    workers: int = 0,
    ray: str | None = None,
    rows: str = "",
    alone: bool = False,
    out: Path | None = None,
    json: bool = False,
) -> None:
    """Tune a policy's weights in company, fit its value on games with itself, or measure the strength of the levels.

    docs/bots.md tells how these follow each other.

    Parameters
    ----------
    action
        tune, fit or strength
    game
        which game: quest, isla_dorada or island
    games
        games for each try, for the fit (the Island: for each kind of game), or for each row of the table; left out,
        160, 400 or 400
    tries
        how many other weights are tried
    seed
        where the chance begins; strength has deals of its own for every seed
    workers
        processes to use for strength and tuning; 0 is all cores
    ray
        a Ray cluster for strength and tuning: HOST:PORT, auto for the one that runs here, local for a new one
    rows
        only the rows of the table whose name has this in it
    alone
        tune the Island's weights for a game alone instead of those in company
    out
        where tuned weights are written after every try, or the games of strength as they end (.csv or .jsonl); a run
        that was stopped goes on from there
    json
        print one JSON document instead of text
    """
    if action not in ACTIONS:
        raise BadOption("option.bad_value", option="action", value=action, choices=list(ACTIONS))
    if game not in GAMES:
        raise BadOption("option.bad_value", option="game", value=game, choices=list(GAMES))
    if games < 0 or tries < 1:
        raise BadOption("option.too_small", option="games" if games < 0 else "tries", least=1)
    told: Any
    if action == "fit":
        told = {"value": fitted(game, games or 400, seed)}
    elif action == "strength":
        total = wanted(game, games or 400, rows)
        with taken_up(out), crew_of(workers, ray) as share:
            told = measured(game, games or 400, seed, share, rows, total, out)
    else:
        with taken_up(out), crew_of(workers, ray) as share:
            if game == "quest":
                told = tuned(games or 160, tries, seed, out, share)
            else:
                told = in_company(game, games or 160, tries, seed, out, alone, share)
    if json:
        print_json(told)
    elif action == "strength":
        for row in told:
            print(line(row))
    else:
        print(toml(told))


def tuned(games: int, tries: int, seed: int, out: Path | None, share: Share) -> dict[str, Any]:
    from eldorado.bots.quest.weights import complete, table
    from eldorado.lab.tune import tune
    from eldorado.lab.weights.kept import Kept

    with Kept(out) as kept, progress(f"{tries} tries", tries) as bar:
        begun, start = kept.resumed(complete(table(), "greedy"))

        def told(done: int, best: dict[str, int]) -> None:
            kept.save(done, best)
            bar(done)

        return {"tuned": tune(start, range(begun, tries), games, seed, told, share)}


def fitted(game: str, games: int, seed: int) -> dict[str, Any]:
    """Fit the value of a game on games of its tuned policy."""
    from eldorado.bots.isla_dorada.weights import weights as isla_weights
    from eldorado.bots.island.weights import weights as island_weights
    from eldorado.bots.quest.weights import complete, table
    from eldorado.lab import fit
    from eldorado.lab.weights import isla, shrines

    total = games * len(shrines.NAMES) if game == "island" else games
    with progress(f"{total} games", total) as done:
        if game == "island":
            return shrines.fit(island_weights("tuned"), games, seed, done)
        if game == "isla_dorada":
            return isla.fit(isla_weights("tuned"), games, seed, done)
        return fit.fit(complete(table(), "tuned"), games, seed, done)


def in_company(
    game: str, games: int, tries: int, seed: int, out: Path | None, alone: bool, share: Share
) -> dict[str, Any]:
    from eldorado.lab.weights import isla, island
    from eldorado.lab.weights.company import Effects, Given, tuned
    from eldorado.lab.weights.kept import Kept

    if game == "isla_dorada":
        tables, start = isla.company()
    else:
        tables, start = island.company_of_none() if alone else island.company()
    with Kept(out) as kept, progress(f"{tries} tries", tries) as bar:
        begun, best = kept.resumed(start)

        def told(done: int, known: Given, effects: Effects) -> None:
            kept.save(done, known)
            bar(done)

        return {"tuned": tuned(tables, best, range(begun, tries), games, seed, told, share)}


def wanted(game: str, games: int, rows: str) -> int:
    """The number of games for a table of strength."""
    from eldorado.lab.strength import ROWS

    total = games * sum(rows in row.name for row in ROWS[game])
    if not total:
        raise BadOption("option.bad_value", option="rows", value=rows, choices=[r.name for r in ROWS[game]])
    return total


def measured(
    game: str, games: int, seed: int, share: Share, rows: str, total: int, out: Path | None
) -> list[dict[str, Any]]:
    from eldorado.lab.strength import strength

    with progress(f"{total} games", total) as done:
        return strength(game, games, seed, share, rows, done, out)


def line(row: dict[str, Any]) -> str:
    """One row of the table of strength.

    >>> found = {"share": 0.5, "low": 0.2, "high": 0.8, "bar": 0.3}
    >>> line({"row": "a among b", "games": 4, "rounds": {"mean": 14.2}, **found})
    'a among b: 50.0 % (95 %: 20.0 to 80.0), bar 30 %, 14.2 rounds, 4 games'
    """
    rounds = f"{row['rounds']['mean']} rounds, {row['games']} games"
    if "share" not in row:
        return f"{row['row']}: {rounds}"
    interval = f"95 %: {100 * row['low']:.1f} to {100 * row['high']:.1f}"
    return f"{row['row']}: {100 * row['share']:.1f} % ({interval}), bar {100 * row['bar']:.0f} %, {rounds}"


def toml(tables: dict[str, Any], above: str = "") -> str:
    """Write tables of numbers as TOML.

    >>> print(toml({"value": {"sharp": 0.5, "turns": {"one": 1.0}}}))
    [value]
    sharp = 0.5
    <BLANKLINE>
    [value.turns]
    one = 1.0
    """
    parts: list[str] = []
    for name, values in tables.items():
        plain = {key: value for key, value in values.items() if not isinstance(value, dict)}
        parts.append("\n".join([f"[{above}{name}]", *(f"{key} = {value}" for key, value in plain.items())]))
        nested = {key: value for key, value in values.items() if isinstance(value, dict)}
        if nested:
            parts.append(toml(nested, f"{above}{name}."))
    return "\n\n".join(parts)

"""Make the tables of docs/island.md: greedy games of every edition and mode, 1,000 a row.

    python bench/island_tables.py FOLDER [--games 1000] [--seed 2] [--only teams]

Each row keeps its games in a file of FOLDER, so a stopped run continues from there. Use a compiled build (`make
compiled`): it plays the same games as the pure one, many times faster.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any, NamedTuple

from eldorado.lab.figures import by_thing, rate, spread
from eldorado.lab.simulate import simulate
from eldorado.lab.table import read_rows

ROUNDS = {"rounds": 100}
ALL = {"bridge": True, "sixth_board": True, "cave_tiles": True}
HARD = {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}


class Row(NamedTuple):
    """One line of a table: its name there, the seats, and the options of its games."""

    name: str
    seats: int
    options: dict[str, Any]

    @property
    def file(self) -> str:
        return "".join(c if c.isalnum() else "-" for c in f"{self.name} {self.seats}") + ".jsonl"


EDITIONS = [
    *(Row("second", seats, {"edition": "second"}) for seats in (2, 3, 4, 5)),
    *(Row("first", seats, {"edition": "first"}) for seats in (2, 3, 4)),
    *(Row("first, fort 1", seats, {"edition": "first", "fort": 1}) for seats in (2, 3, 4)),
]
TEAMS = [
    Row("2v2", 4, {"mode": "teams"}),
    Row("2v2v2", 6, {"mode": "teams"}),
    Row("2v2v2v2", 8, {"mode": "teams"}),
    Row("six alone", 6, {}),
    Row("2v2 with bridge, sixth board and cave tiles", 4, {"mode": "teams", **ALL}),
]
THIEVES = [
    Row("1vT(2)", 2, {"mode": "thieves"}),
    Row("1v1vT(2)", 3, {"mode": "thieves"}),
    Row("1v1v1vT(2)", 4, {"mode": "thieves"}),
    Row("four and T(2)", 5, {"mode": "thieves"}),
    Row("five and T(2), two shrines", 6, {"mode": "thieves"}),
    Row("six and T(2), two shrines", 7, {"mode": "thieves"}),
    Row("2vT(4)", 3, {"mode": "teams_thieves"}),
    Row("2v2vT(4)", 5, {"mode": "teams_thieves"}),
    Row("2v2v2vT(4), two shrines", 7, {"mode": "teams_thieves"}),
    Row("1v1v1vT(2), bridge, sixth board, cave tiles", 4, {"mode": "thieves", **ALL}),
]
OPTIONS = [
    Row("`cave_tiles=true bridge=true sixth_board=true`", 4, {**ALL}),
    Row("`hard_tiles=true hard_rerolls=true hard_points=true`", 4, {**HARD}),
]
ALONE = [Row("alone", 1, {"bridge": True, "sixth_board": True})]
TABLES = {"editions": EDITIONS, "teams": TEAMS, "thieves": THIEVES, "options": OPTIONS, "alone": ALONE}


def played(row: Row, folder: Path, games: int, seed: int) -> list[dict[str, Any]]:
    """The games of a row; those missing from the folder are played now."""
    file = folder / row.file
    options = {"edition": "second", **ROUNDS, **row.options}
    simulate("island", row.seats, options, ["greedy"], games, seed, out=file)
    return [one for one in read_rows(file) if one["number"] < games]


def sides(row: Row) -> list[list[int]]:
    """The seats of each side: partners sit side by side, the Thieves have the last seat."""
    mode = row.options.get("mode", "")
    if not mode.startswith("teams"):
        return [[seat] for seat in range(row.seats)]
    pairs = [[seat, seat + 1] for seat in range(0, row.seats - 1, 2)]
    return pairs if mode == "teams" else [*pairs, [row.seats - 1]]


def line(row: Row, games: list[dict[str, Any]]) -> list[str]:
    """The columns of every table: games, share finished, rounds, wins by side."""
    done = [one for one in games if one["finished"] and one["ended"] != "bound"]
    wins = [sum(any(one["ranks"][seat] == 1 for seat in side) for one in done) for side in sides(row)]
    length = spread([one["rounds"] for one in done])
    rounds = f"{length['p10']:.0f}, {length['median']:.0f}, {length['p90']:.0f}"
    finished = f"{100 * len(done) / len(games):.1f} %"
    return [str(len(games)), finished, rounds, " : ".join(map(str, wins))]


def purchases(games: list[dict[str, Any]]) -> list[str]:
    """Which explorers win, and how often things are bought and done in a game."""
    explorers = sorted(by_thing(games, "explorer").items(), key=lambda one: one[1]["share"])
    (least, low), (most, high) = explorers[0], explorers[-1]
    spans = f"{low['share']:.0%} ({least}) – {high['share']:.0%} ({most})"
    bought, does, fights = (by_thing(games, event) for event in ("buys", "does", "fights"))
    names = ("villager", "farmhouse", "fort", "offering")
    counts = [*(bought.get(name, {}) for name in names), does.get("army", {}), fights.get("battle", {})]
    return [spans.replace("%", " %"), *(f"{one.get('per_game', 0):.1f}" for one in counts)]


def print_table(name: str, folder: Path, games: int, seed: int) -> None:
    print(f"\n{name}", flush=True)
    for row in TABLES[name]:
        found = played(row, folder, games, seed)
        cells = [row.name, *line(row, found)]
        if name == "editions":
            cells = [row.name, str(row.seats), *cells[1:], *purchases(found)]
        elif name == "thieves":
            wins = sum(one["finished"] and one["ranks"][-1] == 1 for one in found)
            share = rate(wins, sum(one["finished"] for one in found))
            interval = f"{share['share']:.0%} ({100 * share['low']:.0f}–{100 * share['high']:.0f})"
            cells += [interval.replace("%", " %"), f"{1 / len(sides(row)):.0%}".replace("%", " %")]
        elif name == "alone":
            cells += [str(sum(one["ranks"][0] == 1 for one in found)), *purchases(found)]
        print("| " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--only", choices=list(TABLES))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in [given.only] if given.only else TABLES:
        print_table(name, given.folder, given.games, given.seed)


if __name__ == "__main__":
    main()

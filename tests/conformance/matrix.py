"""What conformance is run on: every registered game, seat count, preset and option.

Rows follow from a game's card by themselves. A game adds to `EXTRA` what its card cannot say (a course, a combination),
and to `LIMIT` how many decisions of a game are worth checking.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption
from eldorado.core.plain import Options

games.register("toy", "toy")


@dataclass(frozen=True)
class Row:
    game: str
    seats: int
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        said = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{said}" if said else "")


HARDCORE: Options = {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}
EXPANSION: Options = {"bridge": True, "sixth_board": True, "cave_tiles": True}

EXTRA: list[Row] = [
    # the Island's modes with the options that change most: a sample, six of the combinations a set-up can offer
    Row("island", 4, {"mode": "teams"}),
    Row("island", 6, {"mode": "teams", **EXPANSION}),
    Row("island", 8, {"mode": "teams", **EXPANSION}),
    Row("island", 4, {"mode": "teams", **HARDCORE, "cave_tiles": True}),
    Row("island", 8, {"mode": "teams", **HARDCORE, "unlimited": True}),
    Row("island", 6, {**EXPANSION, **HARDCORE}),
    # alone, with and without what else the expansion brings
    Row("island", 1, {"bridge": True, "sixth_board": True}),
    Row("island", 1, {"unlimited": True, "radius": 5}),
    Row("isla_dorada", 5, {"cooperative": True, "two_treasures": True, "two_sea_journeys": True}),
    Row("island", 2, {"mode": "thieves"}),
    Row("island", 3, {"mode": "thieves", "cave_tiles": True, "bridge": True}),
    Row("island", 5, {"mode": "thieves", "hard_tiles": True, "hard_rerolls": True, "cave_tiles": True}),
    Row("island", 7, {"mode": "thieves", "hard_tiles": True, "hard_points": True, "bridge": True}),
    Row("island", 3, {"mode": "teams_thieves", "cave_tiles": True, "hard_rerolls": True}),
    Row("island", 5, {"mode": "teams_thieves", "hard_points": True, "hard_tiles": True}),
    Row("island", 7, {"mode": "teams_thieves", "cave_tiles": True, "bridge": True}),
]
LIMIT: dict[str, int] = {"toy": 120, "island": 120}
MOST = 200  # decisions checked of a game that says nothing else
SHORTER = (
    0.3  # of them before landing, and of every other row BRIEF: the long run goes all the way, four times
)
BRIEF = 0.12


def fits(row: Row) -> bool:
    try:
        games.load(row.game).options(row.seats, dict(row.options))
    except BadOption:
        return False
    return True


def values(option: Any) -> list[Any]:
    if option.kind == "switch":
        return [not option.default]
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "number":
        return [value for value in {option.low, option.high} if value != option.default]
    return []


def rows() -> list[Row]:
    """Defaults with every seat count; every preset and every other value of every option with some seat count."""
    made: list[Row] = []
    for name in games.names():
        info = games.info(name)
        made += [Row(name, seats) for seats in info.seats if fits(Row(name, seats))]
        wanted: list[Options] = [dict(preset.options) for preset in info.presets]
        wanted += [{option.id: value} for option in info.options for value in values(option)]
        for number, options in enumerate(wanted):
            turned = info.seats[number % len(info.seats) :] + info.seats[: number % len(info.seats)]
            fitting = [Row(name, seats, options) for seats in turned if fits(Row(name, seats, options))]
            made += fitting[:1]
    unique: dict[str, Row] = {}
    for row in [*made, *EXTRA]:
        unique.setdefault(str(row), row)
    return list(unique.values())


def sample(name: str, count: int, seed: int) -> list[Row]:
    """That many different combinations of seats and options a set-up of the game can offer, drawn evenly."""
    info, dice = games.info(name), QuickDice(seed)
    made: dict[str, Row] = {}
    while len(made) < count:
        options: Options = {}
        for option in info.options:
            others = values(option)
            if others and dice.below(2):
                options[option.id] = others[dice.below(len(others))]
        row = Row(name, info.seats[dice.below(len(info.seats))], options)
        if fits(row):
            made[str(row)] = row
    return list(made.values())

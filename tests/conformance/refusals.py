"""Which clauses may refuse which kind of move: the table of a game, and positions to try it on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from eldorado import bots
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadAction
from eldorado.core.game import Game
from eldorado.core.plain import Options
from eldorado.core.scenarios.scenario import read

TESTS = Path(__file__).parents[1]
KEYS = ["always", "while_asked", "elsewhere", "may", "silent", "uncited"]


@dataclass(frozen=True)
class Table:
    """What `tests/GAME/refusals.toml` says."""

    always: frozenset[str]
    while_asked: frozenset[str]
    elsewhere: frozenset[str]
    may: dict[str, frozenset[str]]
    silent: dict[str, str]
    uncited: dict[str, str]

    @property
    def clauses(self) -> set[str]:
        """All clauses that may refuse something."""
        return {*self.always, *self.while_asked, *(c for clauses in self.may.values() for c in clauses)}


def table_of(name: str) -> Table:
    """The table of a game."""
    told = tomllib.loads((TESTS / name / "refusals.toml").read_text(encoding="utf-8"))
    assert sorted(told) == sorted(KEYS)
    return Table(
        frozenset(told["always"]),
        frozenset(told["while_asked"]),
        frozenset(told["elsewhere"]),
        {kind: frozenset(clauses) for kind, clauses in told["may"].items()},
        told["silent"],
        told["uncited"],
    )


@dataclass
class Met:
    """What was seen: clauses of refusals and of prompts, and refusals that the table does not allow."""

    refused: set[str] = field(default_factory=set)
    prompted: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    wrong: dict[str, str] = field(default_factory=dict)  # kind and clause: an example
    foreign: dict[str, str] = field(default_factory=dict)  # clauses the table does not play by: an example


def positions(game: Game[Any], seats: int, options: Options, seed: int, most: int) -> Iterator[Any]:
    """The positions of a game: every other decision is a bot's, so that the whole course of a game is met, and every
    other one is chosen among kinds of move first, so that the rare ones are."""
    dice, chance = QuickDice(seed), QuickDice(seed + 77)
    s = game.new(seats, game.options(seats, options), dice)
    players = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(seats)]
    for _ in range(most):
        yield s
        actors = game.actors(s)
        if not actors:
            return
        asked = [seat for seat in range(seats) if (actors >> seat) & 1]
        seat = asked[chance.below(len(asked))]
        legal = game.legal(s, seat)
        if chance.below(2):
            action = players[seat].choose(game.observe(s, seat), legal)
        else:
            kinds: dict[str, list[int]] = {}
            for one in legal:
                kinds.setdefault(game.decode(s, seat, one).kind, []).append(one)
            chosen = kinds[sorted(kinds)[chance.below(len(kinds))]]
            action = chosen[chance.below(len(chosen))]
        game.apply(s, seat, action, dice)


def refusals(
    game: Game[Any], table: Table, played: set[str], s: Any, seat: int, actions: list[int], met: Met
) -> None:
    """Try actions that are not legal against the table; `played` are the clauses of the tested table."""
    asked = game.prompt(s, seat)["clause"]
    met.prompted.add(asked)
    if asked not in played:
        met.foreign[asked] = game.prompt(s, seat)["key"]
    for action in actions:
        try:
            refusal = game.why_not(s, seat, action)
        except BadAction:
            continue  # means nothing here
        if refusal is None:
            continue
        kind = game.decode(s, seat, action).kind
        met.refused.add(refusal.clause)
        met.kinds.add(kind)
        if refusal.clause not in played | table.elsewhere:
            met.foreign[refusal.clause] = f"{game.notation(s, seat, action)}: {refusal.key}"
        allowed = table.always | table.may.get(kind, frozenset())
        if refusal.clause not in allowed and not (refusal.clause == asked and asked in table.while_asked):
            text = game.notation(s, seat, action)
            met.wrong.setdefault(f"{kind} {refusal.clause}", f"{text}: {refusal.key}, asked {asked}")


def scenario_clauses(name: str) -> tuple[set[str], set[str]]:
    """Clauses that the scenarios refuse a move with, and clauses that they prove."""
    refused: set[str] = set()
    proven: set[str] = set()
    for file in sorted((TESTS / name / "scenarios").rglob("*.toml")):
        proven.update(read(file).proves)
        for play in tomllib.loads(file.read_text(encoding="utf-8")).get("play", []):
            if "refused" in play:
                refused.add(play["clause"])
    return refused, proven

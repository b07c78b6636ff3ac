"""Tables laid out from games that bots play while the tests begin: a moment is found by what is asked in it.

Records of the Quest and Isla Dorada name a moment by its number; here it is found by its looks, so that the same
pictures come from whatever the rules and the bots make of the seed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice, ScriptDice
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import seed_bytes
from eldorado.core.scenarios.given import unfold
from eldorado.server.store.history import History

NAMES = ("Anna", "Ben", "Sara", "Giovanni", "Mateo", "Lucia", "Raleigh", "Humboldt")
When = Callable[[dict[str, Any], int], bool]
MOST = 1500  # decisions until a moment must have come


@dataclass(frozen=True)
class Moment:
    """Bots play until a seat is asked and `when(its view, the seat)` holds; whoever looks sits there."""

    id: str
    when: When
    seats: int = 4
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "island"
    orders: str = "always"


@dataclass(frozen=True)
class Given:
    """A position as a scenario gives it, and moves from there: what bots hardly ever come to."""

    id: str
    given: dict[str, Any]
    moves: tuple[str, ...] = ()
    dice: tuple[str | int, ...] = ()
    mine: tuple[int, ...] = (0,)
    seats: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "island"
    orders: str = "always"
    guests: tuple[int, ...] = ()  # seats of somebody at a browser of their own


@dataclass
class Stage:
    """What a table is made of."""

    line: History
    seed: bytes
    mine: tuple[int, ...]
    orders: str


def played(moments: list[Moment]) -> dict[str, Stage]:
    """All moments of one game, found in one go."""
    first = moments[0]
    game = games.load(first.game)
    line = History(Match.start(game, first.seats, first.options, first.seed))
    players = [
        bots.make("greedy", game, seat, QuickDice(first.seed * 31 + seat)) for seat in range(first.seats)
    ]
    waiting = list(moments)
    found: dict[str, Stage] = {}
    while waiting and not line.match.over and line.n < MOST:
        for seat in line.match.actors:
            view = game.observe(line.state, seat)
            for moment in [m for m in waiting if m.when(view, seat)]:
                waiting.remove(moment)
                found[moment.id] = Stage(
                    again(line, first.seed), seed_bytes(first.seed), (seat,), moment.orders
                )
        seat = line.match.actors[0]
        line.act(seat, players[seat].choose(line.match.view(seat), line.match.legal(seat)))
    assert not waiting, f"never seen in this game: {[m.id for m in waiting]}"
    return found


def again(line: History, seed: int) -> History:
    """The same game up to here, as a line of its own."""
    copy = History(Match.start(line.game, line.match.record.seats, line.match.record.options, seed))
    for entry in line.entries:
        copy.act(entry.seat, line.game.encode(copy.state, entry.seat, entry.notation))
    return copy


def placed(laid: Given) -> Stage:
    """A position, and the moves from it with the dice a scenario would name."""
    game = games.load(laid.game)
    options = game.options(laid.seats, dict(laid.options))
    state = game.position({**unfold(laid.given), "seats": laid.seats, "options": options})
    seed = seed_bytes(1)
    line = History(Match.start_from(game, state, options, seed))
    line.match.dice = ScriptDice(list(laid.dice))
    for text in laid.moves:
        who, _, move = text.partition(": ") if ": " in text else ("", "", text)
        seat = int(who) if who else line.match.actors[0]
        action = game.encode(line.state, seat, move)
        assert action in line.match.legal(seat), (laid.id, text, line.match.moves(seat))
        line.act(seat, action)
    return Stage(line, seed, laid.mine, laid.orders)


def stages(tables: list[Moment | Given]) -> dict[str, Stage]:
    """Every table that is not made of a record."""
    found: dict[str, Stage] = {}
    parties: dict[str, list[Moment]] = {}
    for table in tables:
        if isinstance(table, Given):
            found[table.id] = placed(table)
        else:
            key = f"{table.game} {table.seats} {table.seed} {sorted(table.options.items())}"
            parties.setdefault(key, []).append(table)
    for moments in parties.values():
        found.update(played(moments))
    return found

"""A game in progress for all environments: whose turn, rows, masks, and an end after a number of decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from eldorado import games
from eldorado.bots.review import policy_of
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption
from eldorado.core.plain import Options, Plain
from eldorado.lab import pictures
from eldorado.lab.envs.rows import layout, rewards

__all__ = ["MODES", "Bytes", "Playing", "Table", "check_mode"]

Bytes: TypeAlias = NDArray[np.uint8]
MODES = ["ansi", "svg", "rgb_array"]


class Table:
    """What all games of an environment have in common."""

    def __init__(
        self, name: str, seats: int, options: Options | None, most: int, shaping: float = 0.0
    ) -> None:
        self.game = games.load(name)
        self.seats = seats or self.game.info.default_seats
        self.options = self.game.options(self.seats, options or {})
        self.layout = layout(self.game, self.seats, self.options)
        if most < 1:
            raise BadOption("lab.max_decisions", given=most)
        self.most = most
        self.actions: int = self.game.actions
        self.shaping = shaping
        # the value of a position for a seat, if steps are rewarded by it
        self.value: Callable[[Any, int], float] | None = policy_of(name).value if shaping else None

    def __reduce__(self) -> tuple[Any, tuple[str, int, Options, int, float]]:
        return Table, (self.game.info.id, self.seats, dict(self.options), self.most, self.shaping)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self  # nothing of it ever changes

    def deal(self, seed: int) -> Playing:
        """Deal a new game; the same seed deals the same game and gives it the same chance."""
        return Playing(self, seed)


def check_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not."""
    if mode is not None and mode not in MODES:
        raise BadOption("option.bad_value", option="render_mode", value=mode, choices=MODES)


class Playing:
    """One game. `seat` acts next, -1 if none does: the game is over or was cut off (`cut`)."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.dice = QuickDice(seed)
        self.state: Any = table.game.new(table.seats, table.options, self.dice)
        self.decisions = 0
        self.find()

    def __deepcopy__(self, memo: dict[int, Any]) -> Playing:
        new = object.__new__(Playing)
        new.table = self.table
        new.dice = QuickDice(0)  # compiled dice copy no other way
        new.dice.first, new.dice.second = self.dice.first, self.dice.second
        new.state = self.table.game.clone(self.state)
        new.decisions, new.seat, new.cut = self.decisions, self.seat, self.cut
        return new

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        position = self.table.game.dump(self.state)
        return revived, (self.table, position, self.dice.first, self.dice.second, self.decisions)

    def find(self) -> None:
        waiting = self.table.game.actors(self.state)
        self.cut = waiting != 0 and self.decisions >= self.table.most
        self.seat = -1 if self.cut or not waiting else (waiting & -waiting).bit_length() - 1

    def act(self, action: int) -> None:
        """Make a legal decision for the seat whose turn it is."""
        self.table.game.apply(self.state, self.seat, action, self.dice)
        self.decisions += 1
        self.find()

    def legal(self, seat: int) -> list[int]:
        return [*self.table.game.legal(self.state, seat)] if seat == self.seat else []

    def row(self, seat: int) -> Bytes:
        view = self.table.game.observe(self.state, seat)
        row: Bytes = np.frombuffer(bytes(self.table.layout.encode(view)), dtype=np.uint8).copy()
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The mask of actions legal for the seat now; empty if it is not to act."""
        found = np.zeros(self.table.actions, dtype=np.int8)
        found[self.legal(seat)] = 1
        return found

    def rewards(self) -> list[float]:
        """The rewards by rank. A game that was cut off counts as it stands (in the Quest by the way that is left)."""
        game = self.table.game
        return rewards(game.ranks_so_far(self.state) if self.cut else game.result(self.state).ranks)

    def values(self) -> list[float]:
        """With shaping, the scaled value of the position for each seat; otherwise 0."""
        value, seats = self.table.value, range(self.table.seats)
        if value is None:
            return [0.0 for _ in seats]
        return [self.table.shaping * value(self.state, seat) for seat in seats]

    def render(self, mode: str | None, seat: int) -> Any:
        """Render the position: as text (`ansi`), or as the seat's picture (`svg`, `rgb_array`)."""
        if mode is None:
            return None
        if mode == "ansi":
            return self.table.game.draw(self.state)
        picture = self.table.game.svg(self.state, seat)
        return picture if mode == "svg" else pictures.pixels(picture)


def revived(table: Table, position: Plain, first: int, second: int, decisions: int) -> Playing:
    """Rebuild a game from the data of `__reduce__`."""
    new = object.__new__(Playing)
    new.table, new.decisions = table, decisions
    new.state = table.game.load(position)
    new.dice = QuickDice(0)
    new.dice.first, new.dice.second = first, second
    new.find()
    return new

"""Many games in one loop, compiled together with the engine; `batch.py` wraps it for arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from eldorado.core.dice import QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Options
from eldorado.kit.writing import RowWriter, cells

GOES_ON = 0
OVER = 1
CUT = 2


class Stepper:
    """`count` games side by side, with the row and the mask of whoever acts in each of them. In both only what has
    changed is written again: a row by its writer, a mask where the last actions were and the new ones are."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        writers: list[RowWriter],
        size: int,
        most: int,
        seed: int,
        value: Callable[[Any, int], float] | None = None,
    ) -> None:
        self.game = game
        self.seats: int = seats
        self.options = options
        self.writers = writers  # one for each game
        self.size: i64 = size
        self.most: int = most
        self.seed: int = seed * 1_000_003
        self.value = value
        self.actions: i64 = game.actions
        self.dealt: int = 0
        self.count: int = len(writers)
        self.rows: vec[u8] = cells(self.count * size)
        self.masks: vec[u8] = cells(self.count * game.actions)
        self.states: list[Any] = []
        self.dice: list[QuickDice] = []
        self.made: list[int] = [0] * self.count  # decisions in each game
        self.acting: list[int] = [0] * self.count  # the seat to act in each game
        self.legal: list[list[int]] = [[] for _ in range(self.count)]  # and its legal actions
        self.ended: list[int] = [GOES_ON] * self.count  # how the last step ended each game
        self.ranks: list[list[int]] = [[] for _ in range(self.count)]  # of the games that the last step ended
        self.values: list[list[float]] = []  # of each game for each seat, if `value` is given
        self.gains: list[list[float]] = []  # the changes by the last step
        for number in range(self.count):
            self.dice.append(QuickDice(0))
            self.states.append(None)
            self.deal(number)
            self.show(number)
            if value is not None:
                self.values.append(self.valued(number))
                self.gains.append([0.0] * seats)

    def deal(self, number: int) -> None:
        """Deal a new game in place of one that is over."""
        self.dice[number] = QuickDice(self.seed + self.dealt)
        self.states[number] = self.game.new(self.seats, self.options, self.dice[number])
        self.made[number] = 0
        self.dealt += 1

    def show(self, number: int) -> None:
        """Write what the acting seat of a game sees and may do."""
        s = self.states[number]
        waiting = self.game.actors(s)
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        self.acting[number] = seat
        self.writers[number].write(s, seat, self.rows, number * self.size)
        masks = self.masks
        first: i64 = number * self.actions
        for action in self.legal[number]:
            masks[first + action] = 0
        legal = self.game.legal(s, seat)
        for action in legal:
            masks[first + action] = 1
        self.legal[number] = legal

    def step(self, actions: list[int]) -> int:
        """Make one decision in each game; return how many ended. Those begin again."""
        game = self.game
        over = 0
        for number in range(self.count):
            s = self.states[number]
            game.apply(s, self.acting[number], actions[number], self.dice[number])
            made = self.made[number] + 1
            self.made[number] = made
            how = GOES_ON
            if game.actors(s) == 0:
                how = OVER
            elif made >= self.most:
                how = CUT
            self.ended[number] = how
            if self.value is not None:
                self.gain(number)
            if how != GOES_ON:
                over += 1
                self.ranks[number] = game.result(s).ranks if how == OVER else game.ranks_so_far(s)
                self.deal(number)
                if self.value is not None:
                    self.values[number] = self.valued(number)
            self.show(number)
        return over

    def valued(self, number: int) -> list[float]:
        assert self.value is not None
        return [self.value(self.states[number], seat) for seat in range(self.seats)]

    def gain(self, number: int) -> None:
        """Store how much the step changed the value of the game for each seat."""
        before, now = self.values[number], self.valued(number)
        self.gains[number] = [now[seat] - before[seat] for seat in range(self.seats)]
        self.values[number] = now

    def memory(self) -> tuple[Any, Any]:
        """Rows and masks as buffers that others may read."""
        return self.rows, self.masks

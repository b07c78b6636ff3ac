"""Many games in one loop, compiled together with the engine; `batch.py` wraps it for arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado.core.dice import QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Options

GOES_ON = 0
OVER = 1
CUT = 2


class Stepper:
    """`count` games side by side. `row` makes the row of a state for a seat."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        count: int,
        most: int,
        seed: int,
        row: Callable[[Any, int], Any],
        size: int,
    ) -> None:
        self.game = game
        self.seats: int = seats
        self.options = options
        self.most: int = most
        self.row = row
        self.size: int = size
        self.actions: int = game.actions
        self.seed: int = seed * 1_000_003
        self.dealt: int = 0
        self.count: int = count
        self.states: list[Any] = []
        self.dice: list[QuickDice] = []
        self.made: list[int] = [0] * count  # decisions in each game
        self.acting: list[int] = [0] * count  # who acts in each game
        self.ended: list[int] = [GOES_ON] * count  # how the last step ended each game
        self.ranks: list[list[int]] = [[] for _ in range(count)]  # of the games that the last step ended
        for _ in range(count):
            self.dice.append(QuickDice(self.seed + self.dealt))
            self.states.append(game.new(seats, options, self.dice[-1]))
            self.dealt += 1

    def show(self, number: int, rows: Any, masks: Any) -> None:
        """Write what the acting seat of a game sees and may do."""
        s = self.states[number]
        waiting = self.game.actors(s)
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        self.acting[number] = seat
        rows[number * self.size : (number + 1) * self.size] = self.row(s, seat)
        mask = bytearray(self.actions)
        for action in self.game.legal(s, seat):
            mask[action] = 1
        masks[number * self.actions : (number + 1) * self.actions] = mask

    def show_all(self, rows: Any, masks: Any) -> None:
        for number in range(self.count):
            self.show(number, rows, masks)

    def step(self, actions: list[int], rows: Any, masks: Any) -> int:
        """One decision in each game; how many of them ended. Those begin anew."""
        game = self.game
        over = 0
        for number in range(self.count):
            s = self.states[number]
            game.apply(s, self.acting[number], actions[number], self.dice[number])
            self.made[number] += 1
            how = GOES_ON
            if game.actors(s) == 0:
                how = OVER
            elif self.made[number] >= self.most:
                how = CUT
            self.ended[number] = how
            if how != GOES_ON:
                over += 1
                self.ranks[number] = game.result(s).ranks
                self.made[number] = 0
                self.dice[number] = QuickDice(self.seed + self.dealt)
                self.states[number] = game.new(self.seats, self.options, self.dice[number])
                self.dealt += 1
            self.show(number, rows, masks)
        return over

    def legal(self, number: int) -> list[int]:
        return self.game.legal(self.states[number], self.acting[number])

"""Search for any game: try the policy's best lines on worlds that fit the view, and compare the outcomes.

It knows no game. A `Policy` proposes lines with priors, plays on after them, and values where that leads. What keeps a
few hundred rollouts from making play worse instead of better:

- all lines are tried on the same worlds with the same dice, so that luck cancels out;
- sequential halving: the worse half of the lines is dropped again and again, so most rollouts go where it is close;
- the prior counts as much as a number of rollouts;
- the policy's own choice stands unless a paired test says that another line is better;
- where one line is better than every other beyond doubt, nothing more is tried.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any

from mypy_extensions import mypyc_attr

from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Plain

FEWEST = 4  # rollouts of a line before it may be dropped, or preferred
ENOUGH = 10  # rollouts after which a search may end early…
CLEAR = 2.5  # …where one line is better than all others by so many standard errors


class Line:
    """A seat's possible decisions, one after the other, until something is revealed or its turn is over.

    >>> Line([3, 5], 0.25).actions
    [3, 5]
    """

    def __init__(self, actions: list[int], prior: float) -> None:
        self.actions = actions
        self.prior = prior  # in units of value, against the other lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How to play a game on the state. The state is always a world made from a view, never the table's own."""

    span: int = 1  # how far the clock advances in a rollout
    prior: int = 25  # rollouts the prior is worth
    sure: float = 1.0  # standard errors by which another line must be better

    def lines(self, s: Any, seat: int, legal: list[int]) -> list[Line]:
        """Return the seat's options, the policy's own choice first; one line if there is nothing to think about."""
        raise NotImplementedError

    def play_on(self, s: Any, dice: Dice, until: int) -> None:
        """Play for everybody until the clock says `until` or the game is over."""
        raise NotImplementedError

    def clock(self, s: Any) -> int:
        """A number that never decreases, such as the turns played."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """The value of a state for a seat: its chance to win."""
        raise NotImplementedError


class Search:
    """One search for one decision. The same seed and budget find the same line, unless time runs out."""

    def __init__(self, game: Game[Any], policy: Policy, view: Plain, seat: int, seed: int) -> None:
        self.game = game
        self.policy = policy
        self.view = view
        self.seat = seat
        self.seed = seed
        self.worlds: list[Any] = []
        self.values: list[list[float]] = []  # by line: its outcomes, world by world
        self.rollouts: int = 0

    def best(self, lines: list[Line], budget: int, seconds: float = 0.0) -> int:
        """The number of the line to play, after `budget` rollouts or, if given, so many seconds."""
        self.values = [[] for _ in lines]
        until = time.monotonic() + seconds if seconds > 0 else 0.0
        left = list(range(len(lines)))
        halvings = max(1, (len(lines) - 1).bit_length())
        for turn in range(halvings):
            each = max(FEWEST, budget // (halvings * len(left)))
            if not self.try_all(lines, left, each, until):
                break
            if turn + 1 < halvings:
                left = self.better_half(lines, left)
                if self.clear(left):
                    break
        return self.decided(lines, left)

    def clear(self, left: list[int]) -> bool:
        """Whether the best remaining line is better than every other beyond doubt."""
        first = left[0]
        n = len(self.values[first])
        if n < ENOUGH:
            return False
        for other in left[1:]:
            differences = [self.values[first][world] - self.values[other][world] for world in range(n)]
            mean = sum(differences) / n
            spread = sqrt(sum((one - mean) ** 2 for one in differences) / (n - 1))
            if mean <= CLEAR * spread / sqrt(n):
                return False
        return True

    def try_all(self, lines: list[Line], left: list[int], more: int, until: float) -> bool:
        """Give every line that is left `more` rollouts; False if time ran out."""
        first = len(self.values[left[0]])
        for world in range(first, first + more):
            if until > 0.0 and world > 0 and time.monotonic() > until:
                return False
            for number in left:
                self.values[number].append(self.rollout(lines[number], world))
        return True

    def rollout(self, line: Line, world: int) -> float:
        """Play a line in a world, then on with the policy, and value the result."""
        while len(self.worlds) <= world:
            made = self.game.determinize(self.view, QuickDice(self.seed + len(self.worlds)))
            self.worlds.append(made)
        game, policy, seat = self.game, self.policy, self.seat
        s = game.clone(self.worlds[world])
        dice = QuickDice(self.seed * 31 + world)
        start = policy.clock(s)
        for action in line.actions:
            if action not in game.legal(s, seat):  # something was revealed: the policy goes on from here
                break
            game.apply(s, seat, action, dice, None)
        policy.play_on(s, dice, start + policy.span)
        self.rollouts += 1
        return policy.value(s, seat)

    def mean(self, lines: list[Line], number: int) -> float:
        """A line's mean value, the prior included."""
        seen = self.values[number]
        known = self.values[0]
        base = sum(known) / max(1, len(known)) - lines[0].prior
        worth = self.policy.prior
        return (sum(seen) + worth * (base + lines[number].prior)) / (len(seen) + worth)

    def better_half(self, lines: list[Line], left: list[int]) -> list[int]:
        """Return the better half of the lines; the policy's own choice stays, for comparison."""
        order = sorted(left, key=lambda number: -self.mean(lines, number))
        kept = order[: (len(order) + 1) // 2]
        return kept if 0 in kept else [*kept, 0]

    def decided(self, lines: list[Line], left: list[int]) -> int:
        """Return the best remaining line, if it is better than the policy's own choice beyond doubt."""
        best = max(left, key=lambda number: self.mean(lines, number))
        n = min(len(self.values[best]), len(self.values[0]))
        if best == 0 or n < FEWEST:  # too little was seen to doubt the policy
            return 0
        differences = [self.values[best][world] - self.values[0][world] for world in range(n)]
        mean = sum(differences) / n
        spread = sqrt(sum((one - mean) ** 2 for one in differences) / (n - 1))
        worth = self.policy.prior
        gained = (sum(differences) + worth * (lines[best].prior - lines[0].prior)) / (n + worth)
        return best if gained > self.policy.sure * spread * sqrt(n) / (n + worth) else 0

"""Chance has one door: `Dice.below(n)`.

`pick` (one of a bag of counts) and `roll` (a die with faces 1..n) go through it. What came out is appended to
`outcomes`, which the record keeps, so a replay needs no seed. Where there is only one possibility nothing is drawn and
nothing is recorded: it was not chance.
"""

from __future__ import annotations

import hashlib
import hmac

from mypy_extensions import i64, mypyc_attr

from eldorado.core.errors import BadRecord

__all__ = ["Dice", "QuickDice", "ReplayDice", "ScriptDice", "SeedDice"]

MASK64 = 0xFFFF_FFFF_FFFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance that remembers what it gave.

    >>> dice = SeedDice(bytes(32))
    >>> 0 <= dice.below(6) < 6 and len(dice.outcomes) == 1
    True
    """

    def __init__(self) -> None:
        self.outcomes: list[int] = []
        self.recording: bool = True

    def draw(self, n: int) -> int:
        """An even choice of 0..n-1, n > 1. Subclasses say where it comes from."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """An even choice of 0..n-1."""
        if n <= 1:
            return 0
        value = self.draw(n)
        if self.recording:
            self.outcomes.append(value)
        return value

    def pick(self, counts: list[int], total: int) -> int:
        """An index of `counts`, each as likely as its count; `total` is their sum and at least 1."""
        left = self.below(total)
        index = 0
        for count in counts:
            left -= count
            if left < 0:
                return index
            index += 1
        raise ValueError("pick from an empty bag")

    def roll(self, sides: int) -> int:
        """A die with faces 1..sides."""
        return self.below(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class QuickDice(Dice):
    """Fast and repeatable, for simulations: L'Ecuyer's combined generator. Not for games among people.

    Its numbers stay below 2**47, so that compiled code never leaves machine integers.

    >>> [QuickDice(3).roll(6) for _ in range(2)] == [QuickDice(3).roll(6) for _ in range(2)]
    True
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        # One round of splitmix64 spreads neighbouring seeds far apart.
        z = (seed * 0x9E3779B97F4A7C15 + 0x5851F42D4C957F2D) & MASK64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
        # i64 is a machine word to the compiler, and no more than a name otherwise; plain ints would leave the machine's
        # registers in a product of more than 30 bits.
        self.first: i64 = 1 + (z & 0x7FFF_FFFF) % 2147483562
        self.second: i64 = 1 + (z >> 33) % 2147483398
        self.recording = False

    def draw(self, n: int) -> int:
        # 31 bits; n is at most a few hundred, so the bias of the modulo (below 1e-6) drowns in any number of games
        # that can be played. The dice of real tables (`SeedDice`) have none.
        first: i64 = self.first * 40014 % 2147483563
        second: i64 = self.second * 40692 % 2147483399
        self.first = first
        self.second = second
        mixed: i64 = first - second
        if mixed < 0:
            mixed += 2147483562
        return mixed % n


class SeedDice(Dice):
    """The dice of a table: HMAC-SHA256 of a counter under a 256-bit seed, even by rejection.

    The counter never goes back, not even when a move is undone, so nobody can try a draw again; it is part of the
    table's state and `verify` runs through the same counters.

    >>> dice = SeedDice(b"any 32 bytes, secret to the end.")
    >>> drawn = [dice.below(1000) for _ in range(3)]
    >>> SeedDice(dice.seed, counter=dice.counter - 1).below(1000) == drawn[2]
    True
    """

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.counter = counter

    def draw(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hmac.new(self.seed, self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.counter += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % n


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplayDice(Dice):
    """Gives what was recorded, and objects if the game asks for something else.

    >>> dice = ReplayDice([2])
    >>> dice.below(6)
    2
    >>> dice.below(6)
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: The record is damaged: chance was needed that it does not hold.
    """

    def __init__(self, recorded: list[int]) -> None:
        super().__init__()
        self.recorded = recorded
        self.at: int = 0

    def draw(self, n: int) -> int:
        if self.at >= len(self.recorded):
            raise BadRecord("record.outcomes_missing")
        value = self.recorded[self.at]
        self.at += 1
        if not 0 <= value < n:
            raise BadRecord("record.outcome_out_of_range", outcome=value, of=n)
        return value


class ScriptDice(Dice):
    """The dice of a scenario: each entry is what is wanted next.

    For `pick` an entry is the index wanted (the scenario's word, translated by `Game.wish`), for `roll` the face, for
    `below` the number itself. So a scenario reads «pioneer, native, 5», not raw numbers. `words` are the words of
    those entries that are words: they name a thing, and no face of a die. Where only one thing can be drawn a scenario
    need not name it; `skipped` is where a word waited meanwhile, for whoever finds that it was not drawn after all.

    >>> dice = ScriptDice([1, 5])
    >>> dice.pick([2, 3], 5), dice.roll(6), dice.outcomes
    (1, 5, [2, 4])
    >>> dice = ScriptDice([0], ["scout"])
    >>> dice.pick([0, 3], 3), dice.skipped
    (1, 0)
    """

    def __init__(self, script: list[int], words: list[str] | None = None) -> None:
        super().__init__()
        self.script = script
        self.words: list[str] = [""] * len(script) if words is None else words
        self.at: int = 0
        self.skipped: int = -1

    def wanted(self) -> int:
        if self.at >= len(self.script):
            raise BadRecord("scenario.dice_missing", used=self.at)
        self.at += 1
        return self.script[self.at - 1]

    def said(self) -> str:
        """The entry that was just used, as the scenario says it."""
        return self.words[self.at - 1] or str(self.script[self.at - 1])

    def draw(self, n: int) -> int:
        value = self.wanted()
        if not 0 <= value < n:
            raise BadRecord("scenario.dice_out_of_range", outcome=self.said(), of=n)
        return value

    def pick(self, counts: list[int], total: int) -> int:
        kinds = 0
        only = -1
        for index in range(len(counts)):
            if counts[index] > 0:
                kinds += 1
                only = index
        if total == 1 or kinds == 1:
            if self.at < len(self.words) and self.words[self.at] and self.script[self.at] != only:
                self.skipped = self.at
            return only  # no choice of kind: a scenario need not spell it out
        index = self.wanted()
        if not (0 <= index < len(counts) and counts[index] > 0):
            raise BadRecord("scenario.dice_not_there", outcome=self.said())
        before = 0
        for i in range(index):
            before += counts[i]
        self.outcomes.append(before)
        return index

    def roll(self, sides: int) -> int:
        face = self.wanted()
        if not 1 <= face <= sides or self.words[self.at - 1]:
            raise BadRecord("scenario.dice_out_of_range", outcome=self.said(), of=sides)
        self.outcomes.append(face - 1)
        return face

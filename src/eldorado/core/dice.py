"""The only source of chance: every draw goes through `Dice.below(n)`.

`pick` (one of a bag of counts), `roll` (a die with faces 1..n) and `face` (a die with printed faces) go through it.
Each outcome is appended to `outcomes`, which the record keeps, so a replay needs no seed. An outcome says what was
drawn or rolled: the name of a card, tile or token where the caller gives names, the face of a die, else a number. So a
record does not depend on how things are numbered. If there is only one possibility, nothing is drawn or
recorded: that is not chance.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from eldorado.core.errors import BadRecord
from eldorado.core.plain import Plain

__all__ = ["Dice", "QuickDice", "ReplayDice", "ScriptDice", "SeatDice", "SeedDice"]

MASK64 = 0xFFFF_FFFF_FFFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of randomness that remembers its outcomes.

    >>> dice = SeedDice(bytes(32))
    >>> 0 <= dice.below(6) < 6 and len(dice.outcomes) == 1
    True
    """

    def __init__(self) -> None:
        self.outcomes: list[Plain] = []
        self.recording: bool = True
        self.asked: int = 0  # draws, those with one possibility too: they tell something

    def for_seat(self, seat: int) -> None:
        """Set the seat whose decision draws next. Only dice with a stream for each seat use it."""

    def draw(self, n: int) -> int:
        """Choose uniformly from 0..n-1, n > 1. Subclasses implement this."""
        raise NotImplementedError

    def below(self, n: int, names: Sequence[str] | None = None) -> int:
        """Choose uniformly from 0..n-1; recorded by its name if there are names."""
        self.asked += 1
        if n <= 1:
            return 0
        value = self.draw(n)
        if self.recording:
            self.outcomes.append(value if names is None else names[value])
        return value

    def pick(self, counts: list[int], total: int, names: Sequence[str] | None = None) -> int:
        """Draw an index of `counts`, each as likely as its count; `total` is their sum and at least 1."""
        self.asked += 1
        left = self.draw(total) if total > 1 else 0
        index = 0
        for count in counts:
            left -= count
            if left < 0:
                if self.recording and total > 1:
                    self.outcomes.append(index if names is None else names[index])
                return index
            index += 1
        raise ValueError("pick from an empty bag")

    def pick_of(self, items: list[int], names: Sequence[str]) -> int:
        """Draw one of the distinct, ordered `items` uniformly and return its index; recorded by its name.

        >>> SeedDice(bytes(32)).pick_of([1, 3], ["food", "wood", "gold", "cards"]) in (0, 1)
        True
        """
        counts = [0] * len(names)
        for item in items:
            counts[item] = 1
        return items.index(self.pick(counts, len(items), names))

    def roll(self, sides: int) -> int:
        """Roll a die with faces 1..sides."""
        self.asked += 1
        if sides <= 1:
            return 1
        face = self.draw(sides) + 1
        if self.recording:
            self.outcomes.append(face)
        return face

    def face(self, faces: list[int]) -> int:
        """Roll a die with these faces, some of which may be equal.

        >>> SeedDice(bytes(32)).face([2, 2, 3]) in (2, 3)
        True
        """
        self.asked += 1
        if len(faces) <= 1:
            return faces[0]
        face = faces[self.draw(len(faces))]
        if self.recording:
            self.outcomes.append(face)
        return face

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def place(outcome: Plain, names: Sequence[str], counts: list[int]) -> int:
    """The first index with that name and a count; -1 if there is none.

    >>> place("gold", ["food", "gold", "gold"], [1, 0, 1]), place("wood", ["food"], [1])
    (2, -1)
    """
    for index in range(len(counts)):
        if counts[index] > 0 and index < len(names) and names[index] == outcome:
            return index
    return -1


class QuickDice(Dice):
    """Fast and reproducible dice for simulations: L'Ecuyer's combined generator. Not for games among people.

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
        # i64 is a machine word to the compiler and just a name otherwise; plain ints would leave the machine's
        # registers in a product of more than 30 bits.
        self.first: i64 = 1 + (z & 0x7FFF_FFFF) % 2147483562
        self.second: i64 = 1 + (z >> 33) % 2147483398
        self.recording = False

    def below(self, n: int, names: Sequence[str] | None = None) -> int:
        # What `Dice.below` does, with `draw` written out: every decision of a random game comes here.
        if self.recording:
            return super().below(n, names)
        self.asked += 1
        if n <= 1:
            return 0
        first: i64 = self.first * 40014 % 2147483563
        second: i64 = self.second * 40692 % 2147483399
        self.first = first
        self.second = second
        mixed: i64 = first - second
        return (mixed if mixed >= 0 else mixed + 2147483562) % n

    def pick_of(self, items: list[int], names: Sequence[str]) -> int:
        if self.recording:
            return super().pick_of(items, names)
        self.asked += 1  # what `pick` draws, but not counted
        return self.draw(len(items)) if len(items) > 1 else 0

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


class SeatDice(SeedDice):
    """Dice with a stream of chance for each seat, and one for the deal: what one seat draws does not shift another's.

    HMAC-SHA256, under the seed, of the stream, the number of the draw in it, and the try, even by rejection. As every
    draw is one outcome of the record, the record alone says how far each stream is; no draw is ever made twice.

    >>> dice = SeatDice(bytes(32), [0, 0, 0])
    >>> dice.for_seat(1)
    >>> second = [dice.below(1000) for _ in range(3)]
    >>> dice.for_seat(0)
    >>> first = dice.below(1000)
    >>> other = SeatDice(bytes(32), [0, 0, 2])
    >>> other.for_seat(1)
    >>> other.below(1000) == second[2], other.counter
    (True, 3)
    """

    def __init__(self, seed: bytes, drawn: list[int]) -> None:
        super().__init__(seed, sum(drawn))
        self.drawn = drawn  # draws made from each stream: the deal, then the seats
        self.stream: int = 0

    def for_seat(self, seat: int) -> None:
        self.stream = seat + 1

    def draw(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        number = self.drawn[self.stream]
        place = self.stream.to_bytes(2, "big") + number.to_bytes(8, "big")
        tries = 0
        while True:
            block = hmac.new(self.seed, place + tries.to_bytes(4, "big"), hashlib.sha256).digest()
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                break
            tries += 1
        self.drawn[self.stream] = number + 1
        self.counter += 1
        return value % n


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplayDice(Dice):
    """Dice that return the recorded outcomes; raise BadRecord if the game asks for something else.

    >>> dice = ReplayDice([2])
    >>> dice.below(6)
    2
    >>> dice.below(6)
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: The record is damaged: an outcome of chance is missing.
    """

    def __init__(self, recorded: list[Plain]) -> None:
        super().__init__()
        self.recorded = recorded
        self.at: int = 0

    def given(self) -> Plain:
        """Return the next outcome of the record."""
        if self.at >= len(self.recorded):
            raise BadRecord("record.outcomes_missing")
        outcome = self.recorded[self.at]
        self.at += 1
        self.outcomes.append(outcome)
        return outcome

    def number(self, low: int, high: int) -> int:
        """Return the next outcome, which must be a number from low to high."""
        outcome = self.given()
        if not isinstance(outcome, int) or isinstance(outcome, bool) or not low <= outcome <= high:
            raise BadRecord("record.outcome_out_of_range", outcome=str(outcome), of=high - low + 1)
        return outcome

    def named(self, names: Sequence[str], counts: list[int]) -> int:
        """Return the index of the next outcome among the names; of equal names the first with a count."""
        outcome = self.given()
        found = place(outcome, names, counts)
        if found < 0:
            raise BadRecord("record.outcome_not_there", outcome=str(outcome))
        return found

    def draw(self, n: int) -> int:
        return self.number(0, n - 1)

    def below(self, n: int, names: Sequence[str] | None = None) -> int:
        self.asked += 1
        if n <= 1:
            return 0
        return self.number(0, n - 1) if names is None else self.named(names, [1] * n)

    def pick(self, counts: list[int], total: int, names: Sequence[str] | None = None) -> int:
        if total <= 1:
            return super().pick(counts, total)
        self.asked += 1
        index = self.number(0, len(counts) - 1) if names is None else self.named(names, counts)
        if counts[index] <= 0:
            raise BadRecord("record.outcome_not_there", outcome=str(self.recorded[self.at - 1]))
        return index

    def roll(self, sides: int) -> int:
        self.asked += 1
        return self.number(1, sides) if sides > 1 else 1

    def face(self, faces: list[int]) -> int:
        self.asked += 1
        if len(faces) <= 1:
            return faces[0]
        outcome = self.given()
        if not isinstance(outcome, int) or isinstance(outcome, bool) or outcome not in faces:
            raise BadRecord("record.outcome_out_of_range", outcome=str(outcome), of=len(faces))
        return outcome


class ScriptDice(Dice):
    """The dice of a scenario: each entry is what is wanted next, in the words that a record uses.

    For `pick` an entry is the name of the thing wanted, for `roll` and `face` the face, for `below` the number itself
    or its name: "pioneer, native, 5". Where only one thing can be drawn a scenario need not name it; `skipped` is where
    a word waited meanwhile, so that the scenario can say that it was not drawn.

    >>> dice = ScriptDice(["gold", 5])
    >>> dice.pick([2, 3], 5, ["food", "gold"]), dice.roll(6), dice.outcomes
    (1, 5, ['gold', 5])
    >>> dice = ScriptDice(["scout"])
    >>> dice.pick([0, 3], 3, ["scout", "sailor"]), dice.skipped
    (1, 0)
    """

    def __init__(self, script: list[Plain]) -> None:
        super().__init__()
        self.script = script
        self.at: int = 0
        self.skipped: int = -1

    def wanted(self) -> Plain:
        if self.at >= len(self.script):
            raise BadRecord("scenario.dice_missing", used=self.at)
        self.at += 1
        outcome = self.script[self.at - 1]
        self.outcomes.append(outcome)
        return outcome

    def index(self, outcome: Plain, counts: list[int], names: Sequence[str] | None) -> int:
        """The index of the outcome among what is available; -1 if it is not there."""
        if isinstance(outcome, str):
            return place(outcome, names, counts) if names is not None else -1
        return outcome if isinstance(outcome, int) and 0 <= outcome < len(counts) else -1

    def draw(self, n: int) -> int:
        return self.below(n)

    def below(self, n: int, names: Sequence[str] | None = None) -> int:
        self.asked += 1
        if n <= 1:
            return 0
        outcome = self.wanted()
        value = self.index(outcome, [1] * n, names)
        if value < 0:
            raise BadRecord("scenario.dice_out_of_range", outcome=str(outcome), of=n)
        return value

    def pick(self, counts: list[int], total: int, names: Sequence[str] | None = None) -> int:
        self.asked += 1
        kinds = 0
        only = -1
        for index in range(len(counts)):
            if counts[index] > 0:
                kinds += 1
                only = index
        if total == 1 or kinds == 1:
            if self.at < len(self.script):
                waiting = self.script[self.at]
                if isinstance(waiting, str) and self.index(waiting, counts, names) != only:
                    self.skipped = self.at
            return only  # only one kind is possible: a scenario need not spell it out
        outcome = self.wanted()
        index = self.index(outcome, counts, names)
        if index < 0 or counts[index] <= 0:
            raise BadRecord("scenario.dice_not_there", outcome=str(outcome))
        return index

    def roll(self, sides: int) -> int:
        self.asked += 1
        if sides <= 1:
            return 1
        outcome = self.wanted()
        if not isinstance(outcome, int) or not 1 <= outcome <= sides:
            raise BadRecord("scenario.dice_out_of_range", outcome=str(outcome), of=sides)
        return outcome

    def face(self, faces: list[int]) -> int:
        self.asked += 1
        if len(faces) <= 1:
            return faces[0]
        outcome = self.wanted()
        if not isinstance(outcome, int) or outcome not in faces:
            raise BadRecord("scenario.dice_out_of_range", outcome=str(outcome), of=len(faces))
        return outcome

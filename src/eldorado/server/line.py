"""The line of play at a table: a match, and for each of its entries what the table knows beyond the record.

The record keeps seat, action and chance; a table also shows what happened, who did it (a player, a bot, the table
itself) and when, under the number all its events share.
"""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import Dice, ReplayDice, SeedDice
from eldorado.core.game import Event, Game, State
from eldorado.core.match import Match, Step
from eldorado.core.plain import Options, Plain
from eldorado.core.record import Entry as Written
from eldorado.core.record import Record, commit


class Entry:
    """A decision (`to` is None) or an undo back to the position after entry `to`."""

    __slots__ = ("action", "at", "by", "events", "n", "no", "notation", "outcomes", "reveals", "seat", "to")

    def __init__(
        self,
        n: int,
        seat: int,
        action: int | None,
        outcomes: list[int],
        reveals: bool,
        to: int | None = None,
        notation: str = "",
        events: list[Event] | None = None,
    ) -> None:
        self.n = n
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.reveals = reveals
        self.to = to
        self.notation = notation
        self.events: list[Event] = events if events is not None else []
        self.no = 0  # the table gives these three when it takes the entry in
        self.by = "player"
        self.at = 0

    def written(self) -> Written:
        """As the record has it."""
        action = self.action if self.action is not None else -1
        return Written(self.seat, action, self.outcomes, self.to if self.to is not None else -1)


class Line:
    """A game being played or looked at."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def n(self) -> int:
        return len(self.entries)

    @property
    def path(self) -> list[int]:
        """The decisions in effect."""
        return self.match.path

    @property
    def top(self) -> int:
        """The decision whose position is the present one; 0 is the deal."""
        return self.path[-1] if self.path else 0

    @property
    def actors(self) -> int:
        return self.game.actors(self.match.state)

    @property
    def counter(self) -> int:
        """How much chance was drawn; it never goes back."""
        dice = self.match.dice
        return dice.counter if isinstance(dice, SeedDice) else 0

    @property
    def frozen(self) -> bool:
        """Of other rules: only snapshots can be shown, nothing can be played again."""
        return self.match.record.rules != self.game.info.rules_version

    # --- playing --------------------------------------------------------------------------------------------------
    def act(self, seat: int, action: int) -> Entry:
        """Play a legal action; the caller has checked that it is."""
        dice = self.match.dice
        if dice is None:
            raise ValueError("a game to look at was played on")
        return self.take(self.match.enter(seat, action, dice))

    def take(self, step: Step) -> Entry:
        entry = Entry(
            step.n, step.seat, step.action, step.outcomes, step.reveals, None, step.notation, step.events
        )
        self.entries.append(entry)
        return entry

    def undo(self, seat: int, to: int) -> Entry:
        """Go back to the position after entry `to`, on the path or 0; the caller has checked that it may be."""
        n = self.match.undo(to, seat, agreed=True)
        entry = Entry(n, seat, None, [], True, to)
        self.entries.append(entry)
        return entry

    def forget_last(self, count: int) -> None:
        """Drop decisions that were not committed; none of them may have drawn chance."""
        match = self.match
        for _ in range(count):
            match.kept.pop(match.n, None)
            match.record.snapshots.pop(match.n, None)
            match.record.entries.pop()
            match.reveals.pop()
            self.entries.pop()
        match.path = match.record.path()
        match.state = match.at(match.n)

    # --- undo -----------------------------------------------------------------------------------------------------
    def free(self, seat: int) -> list[int]:
        """The positions the seat may go back to by itself, the nearest first."""
        return self.match.undo_places(seat)

    def askable(self, seat: int) -> int | None:
        """Where the seat would go back to with the others' consent: before its last decision."""
        for i in range(len(self.path) - 1, -1, -1):
            if self.entries[self.path[i] - 1].seat == seat:
                return self.path[i - 1] if i else 0
        return None

    # --- positions ------------------------------------------------------------------------------------------------
    def at(self, n: int) -> State:
        """The state after n entries, a copy to do with as one likes."""
        state: State = self.match.at(n)
        return state

    def after(self, state: State, number: int) -> State:
        """The position after a decision of the path, given the one before it; `state` is used up."""
        if number in self.match.kept:
            return self.at(number)
        entry = self.match.record.entries[number - 1]
        self.game.apply(state, entry.seat, entry.action, ReplayDice(entry.outcomes))
        return state

    def snapshots_after(self, n: int) -> dict[int, Plain]:
        """The snapshots taken by the entries after n."""
        kept = self.match.record.snapshots
        return {number: kept[number] for number in range(n + 1, self.n + 1) if number in kept}


def deal(game: Game[Any], seats: int, options: Options, seed: bytes) -> Line:
    """A new game."""
    return Line(Match.start(game, seats, options, seed))


def reopen(
    game: Game[Any],
    rules: int,
    options: Options,
    seed: bytes,
    counter: int,
    dealt: list[int],
    entries: list[Entry],
    snapshots: dict[int, Plain],
    seats: int,
) -> Line:
    """A game from what the store keeps of it; snapshot 0, as dealt, is always there."""
    record = Record(game.info.id, rules, seats, options, commit(seed), dealt)
    record.entries = [entry.written() for entry in entries]
    record.snapshots = snapshots
    dice: Dice | None = SeedDice(seed, counter) if rules == game.info.rules_version else None
    match = Match(game, record, game.load(snapshots[0]), dice)
    match.path = record.path()
    match.reveals = [entry.reveals for entry in entries]
    match.kept = {}
    match.state = match.at(match.n)
    line = Line(match)
    line.entries = entries
    return line

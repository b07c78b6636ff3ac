"""The line of play at a table: its entries, the state they lead to, and the way back.

Entries are numbered from 1 and never removed; an undo is an entry too, which puts the line back to an earlier one. The
*path* is what is in effect: the numbers of the decisions that were not taken back. The state after entry k is found
from the nearest snapshot on the path to k, so no position is ever more than a few entries of replay away.
"""

from __future__ import annotations

import json
from typing import Any

from eldorado.core.dice import Dice, ReplayDice, SeedDice
from eldorado.core.errors import BadRecord
from eldorado.core.game import Event, Game, State
from eldorado.core.plain import Options, Plain

SNAPSHOT_EVERY = 32
KEPT = 8  # states at hand for a quick undo; older ones are a replay away


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


class Line:
    """A game being played or looked at."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        dice: Dice,
        state: State,
        deal: list[int],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.state = state
        self.deal = deal
        self.entries: list[Entry] = []
        self.path: list[int] = []
        self.kept: dict[int, State] = {0: game.clone(state)}  # states by entry number, the newest few
        self.frozen = False  # of other rules: only snapshots can be shown, nothing can be replayed
        self.dumps: dict[int, str] = {
            0: frozen(game.dump(state))
        }  # snapshots, as text: a tenth of the memory

    @property
    def n(self) -> int:
        return len(self.entries)

    @property
    def actors(self) -> int:
        return self.game.actors(self.state)

    @property
    def top(self) -> int:
        """The entry whose position is the present one; 0 is the deal."""
        return self.path[-1] if self.path else 0

    # --- playing ------------------------------------------------------------------------------------------
    def act(self, seat: int, action: int) -> Entry:
        """Play a legal action; the caller has checked that it is."""
        game = self.game
        notation = game.notation(self.state, seat, action)
        before = game.actors(self.state)
        self.dice.outcomes = []
        out: list[Event] = []
        game.apply(self.state, seat, action, self.dice, out)
        outcomes = self.dice.outcomes
        reveals = bool(outcomes) or game.actors(self.state) != before or any(e.reveals for e in out)
        entry = Entry(self.n + 1, seat, action, outcomes, reveals, None, notation, out)
        self.take(entry)
        self.keep(entry.n, game.clone(self.state))
        return entry

    def undo(self, seat: int, to: int) -> Entry:
        """Go back to the position after entry `to`, which is on the path or 0."""
        state = self.at(to)
        entry = Entry(self.n + 1, seat, None, [], True, to)
        self.state = state
        self.take(entry)
        self.keep(entry.n, self.game.clone(state))
        return entry

    def take(self, entry: Entry) -> None:
        self.entries.append(entry)
        step(self.path, entry)

    def forget_last(self, count: int) -> None:
        """Drop entries that were not committed; none of them may have drawn chance."""
        for _ in range(count):
            self.kept.pop(self.n, None)
            self.entries.pop()
        self.path = self.path_at(self.n)
        self.state = self.at(self.n)

    def keep(self, n: int, state: State) -> None:
        self.kept[n] = state
        while len(self.kept) > KEPT:
            self.kept.pop(next(iter(self.kept)))

    # --- undo ---------------------------------------------------------------------------------------------
    def free(self, seat: int) -> list[int]:
        """The entries the seat may go back to by itself, the nearest first."""
        found: list[int] = []
        for i in range(len(self.path) - 1, -1, -1):
            entry = self.entries[self.path[i] - 1]
            if entry.seat != seat or entry.reveals:
                break
            found.append(self.path[i - 1] if i else 0)
        return found

    def askable(self, seat: int) -> int | None:
        """Where the seat would go back to with the others' consent: before its last decision."""
        for i in range(len(self.path) - 1, -1, -1):
            if self.entries[self.path[i] - 1].seat == seat:
                return self.path[i - 1] if i else 0
        return None

    # --- positions ----------------------------------------------------------------------------------------
    def path_at(self, n: int) -> list[int]:
        path: list[int] = []
        for entry in self.entries[:n]:
            step(path, entry)
        return path

    def at(self, n: int) -> State:
        """The state after n entries, a copy to do with as one likes."""
        game = self.game
        if n in self.kept:
            kept: State = game.clone(self.kept[n])
            return kept
        path = self.path_at(n)
        start, state = self.nearest(n, path)
        if self.frozen:
            return state
        for number in path[start:]:
            self.replay(state, number)
        return state

    def replay(self, state: State, number: int) -> None:
        """Play a decision of the line again, with what chance gave then."""
        entry = self.entries[number - 1]
        if entry.action is None:
            raise BadRecord("record.damaged", entry=number)
        self.game.apply(state, entry.seat, entry.action, ReplayDice(entry.outcomes))

    def after(self, state: State, number: int) -> State:
        """The position after a decision of the path, given the one before it; `state` is used up."""
        if number in self.kept:
            kept: State = self.game.clone(self.kept[number])
            return kept
        self.replay(state, number)
        return state

    def nearest(self, n: int, path: list[int]) -> tuple[int, State]:
        """A state on the path and how many entries of the path it has behind it."""
        places = {number: i + 1 for i, number in enumerate(path)}
        places[0] = 0
        best, from_kept, source = -1, False, 0
        for number in self.kept:
            place = places.get(self.top_at(number), -1)
            if place > best:
                best, from_kept, source = place, True, number
        for number in self.dumps:
            place = places.get(self.top_at(number), -1) if number <= self.n else -1
            if place > best:
                best, from_kept, source = place, False, number
        if from_kept:
            return best, self.game.clone(self.kept[source])
        return best, self.game.load(json.loads(self.dumps[source]))

    def top_at(self, n: int) -> int:
        """Whose position the one after n entries is."""
        while n > 0:
            to = self.entries[n - 1].to
            if to is None:
                return n
            n = to
        return 0

    def snapshot(self) -> str:
        """The present state, kept as a snapshot."""
        self.dumps[self.n] = frozen(self.game.dump(self.state))
        return self.dumps[self.n]


def frozen(dump: Plain) -> str:
    return json.dumps(dump, separators=(",", ":"), ensure_ascii=False)


def step(path: list[int], entry: Entry) -> None:
    """What an entry does to the path."""
    if entry.to is None:
        path.append(entry.n)
    else:
        while path and path[-1] > entry.to:
            path.pop()


def deal(game: Game[Any], seats: int, options: Options, seed: bytes) -> Line:
    """A new game."""
    dice = SeedDice(seed)
    state = game.new(seats, options, dice)
    return Line(game, seats, options, dice, state, list(dice.outcomes))


def reopen(
    game: Game[Any],
    seats: int,
    options: Options,
    dice: Dice,
    entries: list[Entry],
    dumps: dict[int, str],
    dealt: list[int],
    read_only: bool = False,
) -> Line:
    """A game from its entries and snapshots; snapshot 0, as dealt, is always there."""
    line = Line(game, seats, options, dice, game.load(json.loads(dumps[0])), dealt)
    line.dumps = dict(dumps)
    line.frozen = read_only
    for entry in entries:
        line.take(entry)
    if entries:
        line.kept = {}
        line.state = line.at(line.n)
        line.keep(line.n, game.clone(line.state))
    return line

"""The past of a match: its record, every position of it, and how far each seat may go back."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import ReplayDice
from eldorado.core.errors import UserError
from eldorado.core.game import Event
from eldorado.core.matches.record import SNAPSHOT_EVERY, Record
from eldorado.core.matches.standing import Standing
from eldorado.core.matches.step import Step
from eldorado.core.matches.turns import begins_gesture, revealed

KEPT = 8  # states at hand for a quick undo; all others are at most SNAPSHOT_EVERY entries of replay away


class Past(Standing):
    """The half of a `Match` that keeps its history.

    Notation and events of an entry are found out when somebody first asks for them: bots that play many games never
    do.
    """

    path: list[int]  # the decisions that led to the position, without those that were undone
    untold: list[Step]  # the last entries, whose notation and events nobody has asked for yet
    _reveals: list[bool]
    _kept: dict[int, Any]

    # --- the record ---------------------------------------------------------------------------------------------------
    @property
    def record(self) -> Record:
        """The record of the game so far.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> step = match.push("end")
        >>> match.record.entries
        [Entry(0, 'end', [])]
        """
        if self.untold:
            self.tell()
        return self._record

    @record.setter
    def record(self, record: Record) -> None:
        self._record = record

    @property
    def reveals(self) -> list[bool]:
        """Whether each entry revealed something."""
        if self.untold:
            self.tell()
        return self._reveals

    @reveals.setter
    def reveals(self, reveals: list[bool]) -> None:
        self._reveals = reveals

    @property
    def kept(self) -> dict[int, Any]:
        """The cached states, by the entry they follow."""
        if self.untold:
            self.tell()
        return self._kept

    @kept.setter
    def kept(self, kept: dict[int, Any]) -> None:
        self._kept = kept

    def tell(self) -> None:
        """Work out notation and events of the last entries, if not done yet: replay them from the last cached state,
        this time with notation and events."""
        steps, self.untold = self.untold, []
        if not steps:
            return
        game, entries = self.game, self._record.entries
        state = game.clone(self._kept[steps[0].n - 1])
        for step in steps:
            seat, action = step.seat, step.action
            notation = game.notation(state, seat, action)
            # The game's mark, set beforehand, covers the last sealed answer: that nobody else played is news too.
            marked = game.decode(state, seat, action).reveals
            before = game.actors(state)
            events: list[Event] = []
            game.apply(state, seat, action, ReplayDice(step.outcomes), events)
            reveals = marked or revealed(step.asked, events, before, game.actors(state))
            entries[step.n - 1].move = notation
            self._reveals.append(reveals)
            self.remember(step.n, state)
            step.told(notation, events, reveals)

    def remember(self, n: int, state: Any) -> None:
        """Keep the state after entry n for a while, and at intervals as a snapshot."""
        if n > self.n - KEPT:
            self._kept[n] = self.game.clone(state)
            while len(self._kept) > KEPT:
                self._kept.pop(next(iter(self._kept)))
        if n % SNAPSHOT_EVERY == 0:
            self._record.snapshots[n] = self.game.dump(state)

    # --- undo -------------------------------------------------------------------------------------------------
    def undo_places(self, seat: int) -> list[int]:
        """The positions the seat may go back to without asking, the nearest first.

        They go back to the last entry that revealed something, only over the seat's own decisions, and never into the
        middle of a gesture.
        """
        found: list[int] = []
        for i in range(len(self.path) - 1, -1, -1):
            number = self.path[i]
            entry = self.record.entries[number - 1]
            if self.reveals[number - 1] or entry.seat != seat:
                break
            if begins_gesture(number, entry.gesture):
                found.append(self.path[i - 1] if i else 0)
        return found

    def gesture_start(self, place: int) -> int:
        """The position before the gesture to which the decision at this place of the path belongs."""
        while not begins_gesture(self.path[place], self.record.entries[self.path[place] - 1].gesture):
            place -= 1
        return self.path[place - 1] if place else 0

    def undo_limit(self, seat: int | None = None) -> int:
        """The earliest position the seat may go back to without asking; the current one if there is none.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> steps = match.push_plan(["spend traveler", "buy scout"])
        >>> match.undo_limit(0), match.undo_limit(1)
        (0, 2)
        """
        places = self.undo_places(self.seat(seat))
        return places[-1] if places else self.n

    def at(self, n: int) -> Any:
        """Return a copy of the state after n entries, replaying at most the entries between two snapshots.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> start = match.game.key(match.state)
        >>> step = match.push("spend traveler")
        >>> match.game.key(match.at(0)) == start != match.game.key(match.at(1))
        True
        """
        if not 0 <= n <= self.n:
            raise UserError("match.no_entry", entry=n, last=self.n)
        state: Any
        if n in self.kept:
            state = self.game.clone(self.kept[n])
            return state
        source, following = self.nearest(n)
        state = self.game.load(self.record.snapshots[source])
        if self.record.rules == self.game.info.rules_version:
            for number in following:
                self.redo(state, number)
        return state

    def redo(self, state: Any, number: int) -> None:
        """Apply the decision of an entry again, to the position before it."""
        entry = self.record.entries[number - 1]
        if entry.action < 0:
            entry.action = self.game.encode(state, entry.seat, entry.move)
        self.game.apply(state, entry.seat, entry.action, ReplayDice(entry.outcomes))

    def nearest(self, n: int) -> tuple[int, list[int]]:
        """The snapshot nearest to the position after n entries, and the decisions from it to that position."""
        path = self.record.path(n)
        places = {number: place for place, number in enumerate([0, *path])}
        best = 0
        source = 0
        for number in self.record.snapshots:
            place = places.get(self.decision(number), -1) if number <= self.n else -1
            if place >= best:
                best, source = place, number
        return source, path[best:]

    def decision(self, n: int) -> int:
        """The decision that led to the position after n entries; 0 is the deal."""
        while n and self.record.entries[n - 1].is_undo:
            n = self.record.entries[n - 1].to
        return n

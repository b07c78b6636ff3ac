"""The history of a table: a match, with the table's own data for each entry.

The record keeps seat, move and chance; a table also shows what happened, who did it (a player, a bot, the table
itself) and when, numbered together with the table's other events.
"""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import SeedDice
from eldorado.core.game import Event, Game, State
from eldorado.core.info import GameInfo
from eldorado.core.matches.chance import dice_of
from eldorado.core.matches.match import Match, Step
from eldorado.core.matches.record import Entry as Written
from eldorado.core.matches.record import Record
from eldorado.core.matches.replay import replay
from eldorado.core.matches.telling import Said, enter_told
from eldorado.core.matches.turns import begins_turn
from eldorado.core.plain import Options, Plain
from eldorado.server.ws.outgoing import By


# By name: where `Game` is compiled, a game that is not keeps these in its own class, not in the slots of ours.
def card_of(game: Game[Any]) -> GameInfo:
    """Return what a game says of itself."""
    card: GameInfo = getattr(game, "info")  # noqa: B009
    return card


def actions_of(game: Game[Any]) -> int:
    """Return the number of a game's actions."""
    count: int = getattr(game, "actions")  # noqa: B009
    return count


class Entry:
    """A decision (`to` is None) or an undo back to the position after entry `to`."""

    __slots__ = (
        "at",
        "by",
        "chance",
        "events",
        "gain",
        "gesture",
        "ms",
        "n",
        "no",
        "notation",
        "outcomes",
        "reveals",
        "seat",
        "to",
    )

    def __init__(
        self,
        n: int,
        seat: int,
        outcomes: list[Plain],
        reveals: bool,
        to: int | None = None,
        notation: str = "",
        events: list[Event] | None = None,
    ) -> None:
        self.n = n
        self.seat = seat
        self.outcomes = outcomes
        self.reveals = reveals
        self.to = to
        self.notation = notation
        self.events: list[Event] = events if events is not None else []
        self.gesture = 0  # the entry a gesture of several moves began with
        self.ms = -1
        self.chance = False  # whether it drew or rolled; known once it is played
        self.no = 0  # set by the table when it accepts the entry
        self.by: By = "player"
        self.at = 0
        self.gain = 0  # milliseconds that the clock gained by it

    def written(self) -> Written:
        """Convert to an entry of the record."""
        to = self.to if self.to is not None else -1
        return Written(self.seat, self.notation, self.outcomes, to, -1, self.gesture, self.ms)


class History:
    """A game being played or viewed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []
        # For each seat, where undo by consent and undo of its turn lead to, until it decides again.
        self.ways_back: dict[int, tuple[int | None, int | None]] = {}

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
        """The decision that led to the present position; 0 is the deal."""
        return self.path[-1] if self.path else 0

    @property
    def actors(self) -> int:
        return self.game.actors(self.match.state)

    @property
    def counter(self) -> int:
        """The number of draws so far; it never decreases."""
        dice = self.match.dice
        return dice.counter if isinstance(dice, SeedDice) else 0

    @property
    def frozen(self) -> bool:
        """Whether it was played under other rules: only snapshots can be shown, nothing can be replayed."""
        return self.match.record.rules != card_of(self.game).rules_version

    # --- playing --------------------------------------------------------------------------------------------------
    def act(self, seat: int, action: int, gesture: int = 0, said: Said | None = None) -> Entry:
        """Play a legal action, as part of the gesture that began with that entry; the caller has checked legality."""
        dice = self.match.dice
        if dice is None:
            raise ValueError("a game to look at was played on")
        return self.take(enter_told(self.match, seat, action, dice, gesture, said), gesture)

    def take(self, step: Step, gesture: int = 0) -> Entry:
        entry = Entry(step.n, step.seat, step.outcomes, step.reveals, None, step.notation, step.events)
        entry.gesture, entry.chance = gesture, step.asked > 0
        self.entries.append(entry)
        self.ways_back.pop(entry.seat, None)
        return entry

    def undo(self, seat: int, to: int) -> Entry:
        """Go back to the position after entry `to`, on the path or 0; the caller has checked that this is allowed."""
        n = self.match.undo(to, seat, agreed=True)
        entry = Entry(n, seat, [], True, to)
        self.entries.append(entry)
        self.ways_back.clear()
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
        self.ways_back.clear()

    # --- undo -----------------------------------------------------------------------------------------------------
    def free(self, seat: int) -> list[int]:
        """The positions the seat may go back to freely, nearest first."""
        if not self.path or self.entries[self.path[-1] - 1].seat != seat:
            return []  # only over one's own decisions
        return self.match.undo_places(seat)

    def way_back(self, seat: int) -> tuple[int | None, int | None]:
        """The targets of an undo by consent and of an undo to the start of the seat's turn."""
        known = self.ways_back.get(seat)
        if known is None:
            known = self.ways_back[seat] = (self.askable(seat), self.turn_start(seat))
        return known

    def last_of(self, seat: int) -> int:
        """The index in the path of the seat's last decision; -1 if it has made none."""
        path, entries = self.match.path, self.entries
        for place in range(len(path) - 1, -1, -1):
            if entries[path[place] - 1].seat == seat:
                return place
        return -1

    def askable(self, seat: int) -> int | None:
        """The target of an undo by consent: the beginning of the seat's last gesture."""
        place = self.last_of(seat)
        return self.match.gesture_start(place) if place >= 0 else None

    def turn_start(self, seat: int) -> int | None:
        """The position in which the turn of the seat's last decision began; None if it was in another seat's turn."""
        path, entries, turns = self.match.path, self.entries, card_of(self.game).turns
        for place in range(self.last_of(seat) - 1, -1, -1):
            entry = entries[path[place] - 1]
            own = begins_turn(turns, entry.events, seat)
            if own is not None:
                return entry.n if own else None
        first = bool(path) and entries[path[0] - 1].seat == seat
        return 0 if first and turns else None

    def gesture_of(self, seat: int) -> int:
        """The entry with which the gesture of the last decision began, if that was the seat's; 0 otherwise."""
        last = self.entries[self.top - 1] if self.top else None
        return last.gesture or last.n if last is not None and last.seat == seat else 0

    def before_gesture(self, to: int) -> int:
        """The given position, or if it lies inside a gesture the one in which the gesture began."""
        place = self.path.index(to) + 1 if to else 0
        return self.match.gesture_start(place) if place < len(self.path) else to

    # --- positions ------------------------------------------------------------------------------------------------
    def at(self, n: int) -> State:
        """Return a copy of the state after n entries."""
        state: State = self.match.at(n)
        return state

    def after(self, state: State, number: int) -> State:
        """Return the position after a decision of the path, given the one before it; consumes `state`."""
        if number in self.match.kept:
            return self.at(number)
        self.match.redo(state, number)
        return state

    def snapshots_after(self, n: int) -> dict[int, Plain]:
        """Return the snapshots taken by the entries after n."""
        kept = self.match.record.snapshots
        return {number: kept[number] for number in range(n + 1, self.n + 1) if number in kept}


def deal(game: Game[Any], seats: int, options: Options, seed: bytes) -> History:
    """Start a new game."""
    return History(Match.start(game, seats, options, seed))


def reopen(
    game: Game[Any],
    record: Record,
    seed: bytes,
    counter: int,
    entries: list[Entry],
    snapshots: dict[int, Plain],
) -> History:
    """Restore a game from the store; snapshot 0, as dealt, is always there.

    A game of older rules goes on if the present rules lead to the same positions; otherwise it can only be viewed.
    """
    record.entries = [entry.written() for entry in entries]
    record.snapshots = snapshots
    if record.rules != card_of(game).rules_version:
        match = replay(record, game, seed)
    else:
        match = Match(game, record, game.load(snapshots[0]), dice_of(record, seed, counter))
        match.path = record.path()
        match.kept = {}
        match.state = match.at(match.n)
    match.reveals = [entry.reveals for entry in entries]
    history = History(match)
    history.entries = entries
    return history

"""A game being played: the state, its record, and the way back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from eldorado.core.dice import Dice, ReplayDice, SeedDice
from eldorado.core.errors import BadAction, BadOption, BadRecord, Refused, UserError
from eldorado.core.game import SPECTATOR, Event, Game, Result
from eldorado.core.plain import Options, Plain
from eldorado.core.record import SNAPSHOT_EVERY, Entry, Record, commit, seed_bytes
from eldorado.core.turns import acting, revealed

__all__ = ["Match", "Step"]

KEPT = 8  # states at hand for a quick undo; all others are at most SNAPSHOT_EVERY entries of replay away


class Step:
    """What one entry did.

    >>> import eldorado
    >>> step = eldorado.start("quest", seats=2, seed=7).push("end")
    >>> step.seat, step.notation, step.reveals
    (0, 'end', False)
    """

    __slots__ = ("n", "seat", "action", "notation", "outcomes", "events", "reveals")

    def __init__(
        self,
        n: int,
        seat: int,
        action: int,
        notation: str,
        outcomes: list[int],
        events: list[Event],
        reveals: bool,
    ) -> None:
        self.n = n
        self.seat = seat
        self.action = action
        self.notation = notation
        self.outcomes = outcomes
        self.events = events
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"{self.n}. {self.notation}"


class Match:
    """A game being played, looked at, or taken up again.

    Made by `eldorado.start`, or from a record by `eldorado.load`. Decisions go in by `push`, as actions or in notation;
    the rules refuse what they do not allow and name the clause.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> match.turn, match.moves()[0], match.over
    (0, 'end', False)
    >>> match.push("explorer machete 1")
    1. explorer machete 1
    >>> match.undo()
    2
    >>> match
    <Match of quest, 2 seats, 2 entries, to decide: 0>
    """

    def __init__(self, game: Game[Any], record: Record, state: Any, dice: Dice | None) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.dice = dice  # None: only to look at
        self.seed: bytes | None = dice.seed if isinstance(dice, SeedDice) else None
        self.reveals: list[bool] = []  # for each entry
        self.path: list[int] = []
        self.kept: dict[int, Any] = {0: game.clone(state)}
        record.snapshots.setdefault(0, game.dump(state))

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int = 0,
        options: Options | None = None,
        seed: int | bytes | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """A new game, dealt. The same seed deals the same game; without one nobody can know it.

        >>> import eldorado
        >>> one, two = (Match.start(eldorado.games.load("quest"), seats=2, seed=7) for _ in range(2))
        >>> one.view(0) == two.view(0)
        True
        """
        count = seats or game.info.default_seats
        full = game.options(count, dict(options or {}))
        key = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        dice = SeedDice(key)
        if names and len(names) != count:
            raise BadOption("option.bad_names", n=len(names), seats=count)
        state = game.new(count, full, dice)
        deal, dice.outcomes = dice.outcomes, []
        record = Record(
            game.info.id,
            game.info.rules_version,
            count,
            full,
            commit(key),
            deal,
            [str(name) for name in names],
        )
        return cls(game, record, state, dice)

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        waits = "over" if self.over else "to decide: " + ", ".join(str(seat) for seat in self.actors)
        return f"<Match of {self.record.game}, {self.record.seats} seats, {self.n} entries, {waits}>"

    def seat(self, seat: int | None) -> int:
        """The seat that is meant, None being the one whose turn it is; BadAction for one that nobody sits on."""
        if seat is None:
            return self.turn
        if seat not in range(self.record.seats):
            raise BadAction("match.no_seat", seat=seat, seats=list(range(self.record.seats)))
        return seat

    # --- whose turn, what is possible ---------------------------------------------------------------------------------
    @property
    def n(self) -> int:
        """How many entries there are; undo is one too.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> step = match.push("end")
        >>> match.n
        1
        """
        return len(self.record.entries)

    @property
    def seats(self) -> int:
        """How many play.

        >>> import eldorado
        >>> eldorado.start("quest").seats
        4
        """
        return self.record.seats

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over.

        >>> import eldorado
        >>> eldorado.start("isla_dorada", seats=3).actors   # all choose at the same time
        [0, 1, 2]
        """
        return acting(self.game.actors(self.state), self.record.seats)

    @property
    def over(self) -> bool:
        """Whether nobody owes a decision any more.

        >>> import eldorado
        >>> eldorado.start("quest").over
        False
        """
        return self.game.actors(self.state) == 0

    @property
    def turn(self) -> int:
        """The seat that owes a decision; UserError if that is not exactly one.

        >>> import eldorado
        >>> eldorado.start("quest").turn
        0
        >>> eldorado.start("isla_dorada", seats=3).turn
        Traceback (most recent call last):
        eldorado.core.errors.UserError: Say which seat; a decision is owed by: 0, 1, 2.
        """
        seats = self.actors
        if not seats:
            raise UserError("match.over")
        if len(seats) != 1:
            raise UserError("match.whose_turn", seats=seats)
        return seats[0]

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of the seat (left out: of the one whose turn it is).

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> len(match.legal()) == len(match.moves()), match.legal(1)
        (True, [])
        """
        return self.game.legal(self.state, self.seat(seat))

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal actions in notation.

        >>> import eldorado
        >>> eldorado.start("quest", seats=3, seed=7).moves()
        ['end', 'explorer machete', 'spend explorer', 'spend traveler']
        """
        who = self.seat(seat)
        return [self.game.notation(self.state, who, action) for action in self.game.legal(self.state, who)]

    def view(self, seat: int) -> Plain:
        """What the seat may know; -1 is a spectator.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> "hand" in match.view(0)["players"][0], "hand" in match.view(1)["players"][0]
        (True, False)
        """
        return self.game.observe(self.state, seat if seat == SPECTATOR else self.seat(seat))

    def result(self) -> Result:
        """How the game stands, or how it ended.

        >>> import eldorado
        >>> eldorado.start("quest", seats=2, seed=7).result()
        Result(over=False, ranks=[1, 1], scores=[0, 0])
        """
        return self.game.result(self.state)

    # --- playing ------------------------------------------------------------------------------------------------------
    def push(self, move: int | str, seat: int | None = None) -> Step:
        """One decision, as an action or in notation; Refused with its clause if the rules do not allow it.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> try:
        ...     match.push("buy scout")
        ... except Refused as refused:
        ...     print(refused.clause, refused.key)
        Q-BUY-7 quest.refusal.spend_first
        """
        dice = self.chance()
        who = self.seat(seat)
        return self.enter(who, self.meant(self.state, who, move), dice)

    def chance(self) -> Dice:
        """The dice of a match that goes on; BadRecord for one that is only to look at."""
        if self.dice is not None:
            return self.dice
        rules, known = self.record.rules, self.game.info.rules_version
        if rules != known:
            raise BadRecord("record.older_rules", rules=rules, known=known)
        raise BadRecord("record.read_only")

    def meant(self, state: Any, seat: int, move: int | str) -> int:
        """The legal action that a number or a notation means in this state; Refused for one that is not legal."""
        game = self.game
        action = game.encode(state, seat, move) if isinstance(move, str) else move
        if not isinstance(action, int) or not 0 <= action < game.actions:
            raise BadAction("match.no_action", action=str(action), seat=seat)
        if action not in game.legal(state, seat):
            refusal = game.why_not(state, seat, action)
            if refusal is None:
                raise BadAction("match.no_action", action=action, seat=seat)
            raise Refused(refusal.clause, refusal.key, **refusal.args)
        return action

    def push_plan(self, moves: Sequence[int | str], seat: int | None = None) -> list[Step]:
        """Several decisions of one seat, up to the first that reveals something. If one is refused none is made.

        >>> import eldorado
        >>> eldorado.start("quest", seats=2, seed=7).push_plan(["spend traveler", "buy scout"])
        [1. spend traveler, 2. buy scout]

        A single text is a single move.
        """
        if isinstance(moves, str):
            moves = [moves]
        who = self.seat(seat)
        self.rehearse(moves, who)
        steps: list[Step] = []
        for move in moves:
            steps.append(self.push(move, who))
            if steps[-1].reveals:
                break
        return steps

    def rehearse(self, moves: Sequence[int | str], seat: int) -> None:
        """Try the moves on a copy, as far as none can reveal anything; raises what `push` would."""
        game = self.game
        world = game.clone(self.state)
        for move in moves:
            action = self.meant(world, seat, move)
            if game.decode(world, seat, action).reveals:
                return
            game.apply(world, seat, action, ReplayDice([]))

    def enter(self, seat: int, action: int, dice: Dice) -> Step:
        """Apply a legal action and write it down."""
        game, state = self.game, self.state
        notation = game.notation(state, seat, action)
        before = game.actors(state)
        dice.outcomes = []
        events: list[Event] = []
        game.apply(state, seat, action, dice, events)
        outcomes = dice.outcomes
        reveals = revealed(outcomes, events, before, game.actors(state))
        self.record.entries.append(Entry(seat, action, outcomes))
        self.reveals.append(reveals)
        self.path.append(self.n)
        self.remember()
        if game.actors(state) == 0:
            self.finish()
        return Step(self.n, seat, action, notation, outcomes, events, reveals)

    def remember(self) -> None:
        """Keep the present state for a while, and every so often for good."""
        self.kept[self.n] = self.game.clone(self.state)
        while len(self.kept) > KEPT:
            self.kept.pop(next(iter(self.kept)))
        if self.n % SNAPSHOT_EVERY == 0:
            self.record.snapshots[self.n] = self.game.dump(self.state)

    def finish(self, how: str = "played") -> None:
        """Close the record: how it ended, its result, and the seed, which may be known now."""
        record = self.record
        record.end = how
        record.result = self.result().plain()
        record.key = self.game.key(self.state).hex()
        record.seed = self.seed.hex() if self.seed else ""

    # --- the way back -------------------------------------------------------------------------------------------------
    def undo_places(self, seat: int) -> list[int]:
        """The positions the seat may go back to by itself, the nearest first.

        Free is the way back to the last entry that revealed something, over the seat's own decisions alone.
        """
        found: list[int] = []
        for i in range(len(self.path) - 1, -1, -1):
            number = self.path[i]
            if self.reveals[number - 1] or self.record.entries[number - 1].seat != seat:
                break
            found.append(self.path[i - 1] if i else 0)
        return found

    def undo_limit(self, seat: int | None = None) -> int:
        """How far back the seat may go by itself: the number of that position; the present one if nowhere.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> steps = match.push_plan(["spend traveler", "buy scout"])
        >>> match.undo_limit(0), match.undo_limit(1)
        (0, 2)
        """
        places = self.undo_places(self.seat(seat))
        return places[-1] if places else self.n

    def undo(self, to: int | None = None, seat: int | None = None, agreed: bool = False) -> int:
        """Back to the position after entry `to` (left out: before the last decision); the number of the new entry.

        An undo is an entry itself; nothing is erased and no chance is drawn a second time. Beyond `undo_limit` the
        others must have `agreed`.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> steps = match.push_plan(["spend traveler", "buy scout"])
        >>> match.undo(), match.moves()[:2]
        (3, ['end', 'spend explorer'])
        """
        self.chance()
        if self.record.end:
            raise UserError("match.undo_over")
        who = self.seat(seat)
        if not self.path:
            raise UserError("match.undo_nothing")
        if to is None:
            to = self.path[-2] if len(self.path) > 1 else 0
        if to not in (0, *self.path[:-1]):
            raise UserError("match.undo_where", to=to)
        if not agreed and to not in self.undo_places(who):
            raise UserError("match.undo_too_far", limit=self.undo_limit(who))
        self.state = self.at(to)
        self.record.entries.append(Entry(who, -1, [], to))
        self.reveals.append(True)
        while self.path and self.path[-1] > to:
            self.path.pop()
        self.remember()
        return self.n

    def at(self, n: int) -> Any:
        """The state after n entries, a copy; at most so many entries of replay as there are between snapshots.

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
                entry = self.record.entries[number - 1]
                self.game.apply(state, entry.seat, entry.action, ReplayDice(entry.outcomes))
        return state

    def nearest(self, n: int) -> tuple[int, list[int]]:
        """The snapshot nearest to the position after n entries, and the decisions from it to there."""
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
        """The decision that made the position after n entries; 0 is the deal."""
        while n and self.record.entries[n - 1].is_undo:
            n = self.record.entries[n - 1].to
        return n

    # --- saving -------------------------------------------------------------------------------------------------------
    def export(self) -> str:
        """The record as text. While the game goes on it holds what is hidden, but not the seed.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> again = eldorado.load(match.export())
        >>> again.game.key(again.state) == match.game.key(match.state)
        True
        """
        return self.record.write()

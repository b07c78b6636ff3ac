"""A match: a game being played, with its state, its record and undo."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any

from eldorado.core.dice import Dice, ReplayDice, SeedDice
from eldorado.core.errors import BadAction, BadOption, BadRecord, Refused, UserError
from eldorado.core.game import Game
from eldorado.core.matches.chance import dice_at_start, dice_of
from eldorado.core.matches.past import Past
from eldorado.core.matches.record import Entry, Record, commit, seed_bytes
from eldorado.core.matches.step import Step
from eldorado.core.plain import Options, digest

__all__ = ["Match", "Step"]


def position_key(game: Game[Any], state: Any) -> bytes:
    """The fingerprint of a position in records. The options are not part of it, they are in the header: so an option
    that a game gets later does not change the keys of the games before it."""
    return digest({name: value for name, value in game.dump(state).items() if name != "options"})


class Match(Past):
    """A game being played, viewed or resumed.

    Made by `eldorado.start`, or from a record by `eldorado.load`. `push` makes a decision, given as an action or in
    notation; an illegal one is refused with its clause.

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
        self._record = record
        self.state = state
        self.dice = dice  # None: the match can only be viewed
        self.seed: bytes | None = dice.seed if isinstance(dice, SeedDice) else None
        self._reveals = []
        self.path = []
        self._kept = {0: game.clone(state)}
        self.untold = []
        self.live = state  # the state that the entries led to, unless somebody has replaced it
        record.snapshots.setdefault(0, game.dump(state))

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int = 0,
        options: Options | None = None,
        seed: int | bytes | None = None,
        names: Sequence[str] = (),
        streams: str = "",
    ) -> Match:
        """Deal a new game. The same seed deals the same game; without one it cannot be predicted. With the streams
        `record.SEATS` every seat draws from chance of its own.

        >>> import eldorado
        >>> one, two = (Match.start(eldorado.games.load("quest"), seats=2, seed=7) for _ in range(2))
        >>> one.view(0) == two.view(0)
        True
        """
        count = seats or game.info.default_seats
        full = game.options(count, dict(options or {}))
        key = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        dice = dice_at_start(streams, key, count)
        if names and len(names) != count:
            raise BadOption("option.bad_names", n=len(names), seats=count)
        components = game.components(count, full)
        state = game.begin(count, full, components, dice)
        deal, dice.outcomes = dice.outcomes, []
        said = [str(name) for name in names]
        rules = game.info.rules_version
        record = Record(game.info.id, rules, count, full, commit(key), deal, said, components)
        record.dice = streams
        return cls(game, record, state, dice)

    @classmethod
    def start_from(
        cls,
        game: Game[Any],
        state: Any,
        options: Options,
        seed: int | bytes | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """Start a game from a given position: a lesson, a puzzle, or playing on from some point of another game.

        `options` are those the position was made with. The position is part of the record.

        >>> import eldorado
        >>> game = eldorado.games.load("quest")
        >>> options = game.options(2, {})
        >>> match = Match.start_from(game, game.position({"seats": 2, "options": options, "round": 3}), options, seed=1)
        >>> step = match.push("end")
        >>> eldorado.load(match.export()).state.round
        3
        """
        key = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        if names and len(names) != state.seats:
            raise BadOption("option.bad_names", n=len(names), seats=state.seats)
        said = [str(name) for name in names]
        rules, start = game.info.rules_version, game.dump(state)
        full = game.options(state.seats, dict(options))
        components = game.components(state.seats, full)
        record = Record(game.info.id, rules, state.seats, full, commit(key), [], said, components, start)
        return cls(game, record, game.load(start), SeedDice(key))

    def clone(self) -> Match:
        """Return an independent copy, with the same chance to come.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> other = match.clone()
        >>> step = other.push("spend traveler")
        >>> match.n, other.n, match.push("spend traveler").outcomes == step.outcomes
        (0, 1, True)
        """
        self.tell()
        made = copy.copy(self)
        made.record = copy.copy(self.record)
        made.record.entries = [copy.copy(entry) for entry in self.record.entries]
        made.record.notes, made.record.snapshots = list(self.record.notes), dict(self.record.snapshots)
        made.state = made.live = self.game.clone(self.state)
        made.untold = []
        made.kept = {n: self.game.clone(state) for n, state in self.kept.items()}
        made.reveals, made.path = list(self.reveals), list(self.path)
        if isinstance(self.dice, SeedDice):
            made.dice = dice_of(made.record, self.dice.seed, self.dice.counter)
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __copy__(self) -> Match:
        made = Match.__new__(Match)
        made.__dict__.update(self.__dict__)
        return made

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: chance as its counter; the states cached for undo are rebuilt from the record."""
        counter = self.dice.counter if isinstance(self.dice, SeedDice) else -1
        self.tell()
        return {**self.__dict__, "dice": counter, "_kept": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        counter = kept["dice"]
        known = self.seed is not None and counter >= 0
        self.dice = dice_of(self.record, self.seed or b"", counter) if known else None

    def branch(self, n: int | None = None, seed: int | bytes | None = None) -> Match:
        """Start another match from the position after n entries of this one (by default now), with its own chance.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> step = match.push("spend traveler")
        >>> other = match.branch(seed=8)
        >>> other.n, other.game.same(other.state, match.state)
        (0, True)
        """
        state = self.at(self.n if n is None else n)
        made = Match.start_from(self.game, state, self.record.options, seed, self.record.names)
        made.record.components = self.record.components
        return made

    def __str__(self) -> str:
        return self.game.draw(self.state)

    def __repr__(self) -> str:
        waits = "over" if self.over else "to decide: " + ", ".join(str(seat) for seat in self.actors)
        return f"<Match of {self.record.game}, {self.record.seats} seats, {self.n} entries, {waits}>"

    # --- playing ------------------------------------------------------------------------------------------------------
    def push(self, move: int | str, seat: int | None = None, ms: int = -1) -> Step:
        """Make one decision, given as an action or in notation; Refused, with its clause, if it is illegal. The record
        keeps how many milliseconds it took, if that is given.

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
        return self.enter(who, self.meant(self.state, who, move), dice, ms=ms)

    def chance(self) -> Dice:
        """Return the dice of a match in progress; BadRecord for one that can only be viewed."""
        if self.dice is not None:
            return self.dice
        rules, known = self.record.rules, self.game.info.rules_version
        if rules != known:
            raise BadRecord("record.older_rules", rules=rules, known=known)
        raise BadRecord("record.read_only")

    def meant(self, state: Any, seat: int, move: int | str) -> int:
        """Return the legal action that a number or a notation means in this state; Refused if it is not legal."""
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
        """Make several decisions of one seat, up to the first that reveals something. If one is refused, none is made.

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
        first = self.n + 1 if len(moves) > 1 else 0
        for move in moves:
            steps.append(self.push(move, who))
            self._record.entries[-1].gesture = first
            if steps[-1].reveals:
                break
        return steps

    def rehearse(self, moves: Sequence[int | str], seat: int) -> None:
        """Try the moves on a copy, as far as none can reveal anything; raise what `push` would."""
        game = self.game
        world = game.clone(self.state)
        for move in moves:
            action = self.meant(world, seat, move)
            if game.decode(world, seat, action).reveals:
                return
            try:
                game.apply(world, seat, action, ReplayDice([]))
            except BadRecord:  # it draws, although its family does not say so
                return

    def enter(self, seat: int, action: int, dice: Dice, gesture: int = 0, ms: int = -1) -> Step:
        """Apply a legal action and record it."""
        game, state, entries = self.game, self.state, self._record.entries
        if state is not self.live:
            self.tell()
            self._kept.pop(self.n, None)
        if not self.untold and self.n not in self._kept:
            self._kept[self.n] = game.clone(state)
        self.live = state
        dice.outcomes = []
        dice.asked = 0
        dice.for_seat(seat)
        game.apply(state, seat, action, dice)
        entries.append(Entry(seat, "", dice.outcomes, -1, action, gesture, ms))
        number = len(entries)
        self.path.append(number)
        step = Step(number, seat, action, dice.outcomes, dice.asked, self.tell)
        self.untold.append(step)
        if game.actors(state) == 0:
            self.finish()
        return step

    def finish(self, how: str = "played") -> None:
        """Close the record with the end, the result and the seed, which is no longer secret."""
        record = self._record
        record.end = how
        record.result = self.result().plain()
        record.key = position_key(self.game, self.state).hex()
        record.seed = self.seed.hex() if self.seed else ""

    # --- undo -------------------------------------------------------------------------------------------------
    def undo(self, to: int | None = None, seat: int | None = None, agreed: bool = False) -> int:
        """Go back to the position after entry `to`, by default before the last gesture; return the new entry's number.

        An undo is an entry itself; nothing is erased, and no outcome is drawn a second time. Beyond `undo_limit` the
        others must have `agreed`.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> steps = match.push_plan(["spend traveler", "buy scout"])
        >>> match.undo(), match.moves()[:2]
        (3, ['end', 'explorer machete 1'])
        """
        self.chance()
        if self.record.end:
            raise UserError("match.undo_over")
        who = self.seat(seat)
        if not self.path:
            raise UserError("match.undo_nothing")
        if to is None:
            to = self.gesture_start(len(self.path) - 1)
        if to not in (0, *self.path[:-1]):
            raise UserError("match.undo_where", to=to)
        if not agreed and to not in self.undo_places(who):
            raise UserError("match.undo_too_far", limit=self.undo_limit(who))
        self.state = self.live = self.at(to)
        self.record.entries.append(Entry(who, "", [], to))
        self.reveals.append(True)
        while self.path and self.path[-1] > to:
            self.path.pop()
        self.remember(self.n, self.state)
        return self.n

    # --- saving -------------------------------------------------------------------------------------------------------
    def export(self) -> str:
        """The record as text. During the game it holds hidden information, but not the seed.

        >>> import eldorado
        >>> match = eldorado.start("quest", seats=2, seed=7)
        >>> again = eldorado.load(match.export())
        >>> again.game.key(again.state) == match.game.key(match.state)
        True
        """
        return self.record.write()

"""From a record back to a match, every entry checked; and the proof that nobody chose the chance."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import Dice, ReplayDice, SeedDice
from eldorado.core.errors import BadRecord, UserError
from eldorado.core.game import Game
from eldorado.core.match import Match
from eldorado.core.plain import Plain, canonical
from eldorado.core.record import Record, commit

__all__ = ["replay", "verify"]


class CheckDice(Dice):
    """Draws from a seed and compares with what was recorded."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.source = SeedDice(seed)
        self.recorded: list[int] = []
        self.entry = 0

    def draw(self, n: int) -> int:
        value = self.source.draw(n)
        place = len(self.outcomes)
        if place >= len(self.recorded) or self.recorded[place] != value:
            if self.entry == 0:
                raise BadRecord("record.deal_not_from_seed")
            raise BadRecord("record.not_from_seed", entry=self.entry)
        return value


class TrustDice(ReplayDice):
    """Gives what was recorded; can be loaded again for each entry."""

    def __init__(self) -> None:
        super().__init__([])
        self.entry = 0

    def give(self, recorded: list[int]) -> None:
        self.recorded, self.at, self.outcomes = recorded, 0, []


def replay(record: Record, game: Game[Any], seed: bytes | None = None) -> Match:
    """The match of a record, every entry checked: legal, its chance possible, snapshots and end as written.

    With the seed the chance must be what the seed gives, and the match can be played on. A record of older rules is
    only to look at, by its snapshots; one of newer rules is refused.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> step = match.push("spend traveler")
    >>> again = replay(match.record, match.game)
    >>> again.n, again.game.same(again.state, match.state)
    (1, True)
    """
    if record.game != game.info.id:
        raise BadRecord("record.other_game", game=record.game, expected=game.info.id)
    if record.rules > game.info.rules_version:
        raise BadRecord("record.newer_rules", rules=record.rules, known=game.info.rules_version)
    if record.rules < game.info.rules_version:
        return look(record, game)
    try:
        full = game.options(record.seats, dict(record.options))
    except UserError as error:
        raise BadRecord("record.bad_options", problem={"key": error.key, "args": error.args_}) from None
    if seed is not None and commit(seed) != record.commitment:
        raise BadRecord("record.commitment")
    checking = CheckDice(seed) if seed is not None else None
    trusting = TrustDice()
    written = Record(
        record.game,
        record.rules,
        record.seats,
        record.options,  # as written: options that came later have their defaults
        record.commitment,
        list(record.deal),
        list(record.names),
    )
    written.notes = list(record.notes)
    state = game.new(record.seats, full, told(checking, trusting, record.deal, 0))
    used(checking, trusting, record.deal, 0)
    match = Match(game, written, state, trusting)
    for number, entry in enumerate(record.entries, 1):
        if entry.is_undo:
            match.undo(entry.to, entry.seat, agreed=True)
            continue
        if entry.action not in game.legal(match.state, entry.seat):
            raise BadRecord("record.illegal", entry=number)
        match.enter(entry.seat, entry.action, told(checking, trusting, entry.outcomes, number))
        used(checking, trusting, entry.outcomes, number)
        match.record.entries[-1].outcomes = list(entry.outcomes)
        if written.end and number < len(record.entries):
            raise BadRecord("record.illegal", entry=number + 1)
    for number, dump in record.snapshots.items():
        if game.key(match.at(number)) != game.key(restored(game, dump, number)):
            raise BadRecord("record.bad_snapshot", entry=number)
    return close(match, record, seed, checking)


def close(match: Match, record: Record, seed: bytes | None, checking: CheckDice | None) -> Match:
    """Compare the end with what is written, and make the match one to play on, or to look at."""
    game = match.game
    if record.end:
        if record.key != game.key(match.state).hex() or canonical(record.result) != canonical(
            match.result().plain()
        ):
            raise BadRecord("record.other_end")
        match.record.end, match.record.result = record.end, record.result
        match.record.key, match.record.seed = record.key, record.seed
    if seed is not None and checking is not None:
        match.seed = seed
        match.dice = SeedDice(seed, checking.source.counter)
    else:
        match.dice = None
    return match


def told(checking: CheckDice | None, trusting: TrustDice, outcomes: list[int], number: int) -> Dice:
    if checking is not None:
        checking.recorded, checking.outcomes, checking.entry = outcomes, [], number
        return checking
    trusting.give(outcomes)
    return trusting


def used(checking: CheckDice | None, trusting: TrustDice, outcomes: list[int], number: int) -> None:
    """All recorded chance must have been asked for."""
    count = len(checking.outcomes) if checking is not None else trusting.at
    if count != len(outcomes):
        raise BadRecord("record.damaged", entry=number)
    if checking is not None:
        checking.outcomes = []


def restored(game: Game[Any], dump: Plain, number: int) -> Any:
    try:
        return game.load(dump)
    except Exception:
        raise BadRecord("record.bad_snapshot", entry=number) from None


def look(record: Record, game: Game[Any]) -> Match:
    """A record of older rules, read-only: what its snapshots show, nothing is replayed by rules that have changed."""
    if 0 not in record.snapshots:
        raise BadRecord("record.older_rules", rules=record.rules, known=game.info.rules_version)
    states = {number: restored(game, dump, number) for number, dump in record.snapshots.items()}
    match = Match(game, record, states[0], None)
    match.path = record.path()
    match.reveals = [True] * len(record.entries)
    match.kept = {}
    match.state = match.at(match.n)
    return match


def verify(record: Record, game: Game[Any]) -> Plain:
    """Proof that the seed, committed to beforehand, dealt all that was dealt; BadRecord says where it did not.

    Undone decisions count too: their chance was drawn and is never drawn again.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> match.finish("agreed")
    >>> verify(match.record, match.game)["ok"]
    True
    """
    if not record.seed:
        raise BadRecord("record.no_seed")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord("record.commitment") from None
    if record.rules < game.info.rules_version:
        raise BadRecord("record.older_rules", rules=record.rules, known=game.info.rules_version)
    match = replay(record, game, seed)
    drawn = len(record.deal) + sum(len(entry.outcomes) for entry in record.entries)
    return {
        "ok": True,
        "game": record.game,
        "entries": match.n,
        "outcomes": drawn,
        "commitment": record.commitment,
        "key": record.key,
    }

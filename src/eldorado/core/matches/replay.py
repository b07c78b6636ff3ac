"""Replay a record, checking every entry, and verify that nobody chose the outcomes of chance."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import Dice, ReplayDice, SeedDice
from eldorado.core.errors import BadRecord, UserError
from eldorado.core.game import Game
from eldorado.core.matches.chance import dice_at_start, dice_of
from eldorado.core.matches.match import Match, position_key
from eldorado.core.matches.record import Entry, Record, commit
from eldorado.core.plain import Plain, canonical

__all__ = ["replay", "verify"]


class TrustDice(ReplayDice):
    """Dice that return what was recorded; can be reloaded for each entry."""

    def __init__(self) -> None:
        super().__init__([])

    def give(self, recorded: list[Plain]) -> None:
        self.recorded, self.at, self.outcomes = recorded, 0, []


def replay(record: Record, game: Game[Any], seed: bytes | None = None) -> Match:
    """Rebuild the match of a record, checking every entry, its outcomes, the snapshots and the end.

    With the seed the chance must be what the seed gives, and the match can be played on. A record of older rules goes
    on under the present ones if all its moves are still legal and lead to its last snapshot; otherwise it can
    only be viewed, by its snapshots. A record of newer rules is refused.

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
    if record.house:
        raise BadRecord("record.house", names=sorted(record.house))
    if seed is not None and commit(seed) != record.commitment:
        raise BadRecord("record.commitment")
    if record.rules == game.info.rules_version:
        try:
            return played(record, game, seed)
        except BadRecord:
            raise
        except Exception as error:  # no game leads to this position or these components
            raise BadRecord("record.bad_start") from error
    try:
        match = played(record, game, seed)
    except Exception:  # however the new rules treat the old moves
        return look(record, game)
    match.record.rules = game.info.rules_version
    return match


def played(record: Record, game: Game[Any], seed: bytes | None) -> Match:
    """Replay every entry of a match under the present rules."""
    checking = dice_at_start(record.dice, seed, record.seats) if seed is not None else None
    trusting = TrustDice()
    written = record.blank()
    written.notes = list(record.notes)
    state = begun(record, game, told(checking, trusting, record.deal))
    used(checking, trusting, record.deal, 0)
    match = Match(game, written, state, trusting)
    for number, entry in enumerate(record.entries, 1):
        if entry.is_undo:
            match.undo(entry.to, entry.seat, agreed=True)
        else:
            enter_again(match, entry, number, told(checking, trusting, entry.outcomes))
            used(checking, trusting, entry.outcomes, number)
        made = match.record.entries[-1]
        made.gesture, made.ms = entry.gesture, entry.ms
        if written.end and number < len(record.entries):
            raise BadRecord("record.illegal", entry=number + 1)
    check_snapshots(match, record)
    return close(match, record, seed, checking)


def begun(record: Record, game: Game[Any], dice: Dice) -> Any:
    """Return the position a record begins with: dealt from the components it names, or given."""
    try:
        full = game.options(record.seats, dict(record.options))
    except UserError as error:
        raise BadRecord("record.bad_options", problem={"key": error.key, "args": error.args_}) from None
    if record.start is not None:
        state = restored(game, record.start, -1)
        if state.seats != record.seats or canonical(game.dump(state)) != canonical(record.start):
            raise BadRecord("record.bad_start")
        return state
    components = record.components or game.components(record.seats, full)
    return game.begin(record.seats, full, components, dice)


def enter_again(match: Match, entry: Entry, number: int, dice: Dice) -> None:
    """Play a recorded move; BadRecord if it cannot be read or is not legal there."""
    game = match.game
    try:
        action = game.encode(match.state, entry.seat, entry.move)
    except UserError:
        raise BadRecord("record.illegal", entry=number) from None
    if action not in game.legal(match.state, entry.seat):
        raise BadRecord("record.illegal", entry=number)
    match.enter(entry.seat, action, dice)


def check_snapshots(match: Match, record: Record) -> None:
    """Check that all snapshots match the positions played; under other rules, the last one is enough."""
    game = match.game
    kept = list(record.snapshots.items())
    if record.rules != game.info.rules_version:
        kept = kept[-1:]
        if not kept:
            raise BadRecord("record.older_rules", rules=record.rules, known=game.info.rules_version)
    for number, dump in kept:
        if position_key(game, match.at(number)) != position_key(game, restored(game, dump, number)):
            raise BadRecord("record.bad_snapshot", entry=number)


def close(match: Match, record: Record, seed: bytes | None, checking: SeedDice | None) -> Match:
    """Compare the end with the record, and make the match one to play on, or only to view."""
    game = match.game
    if record.end:
        same_key = record.key == position_key(game, match.state).hex()
        if not same_key or canonical(record.result) != canonical(match.result().plain()):
            raise BadRecord("record.other_end")
        match.record.end, match.record.result = record.end, record.result
        match.record.key, match.record.seed = record.key, record.seed
    if seed is not None and checking is not None:
        match.seed = seed
        match.dice = dice_of(match.record, seed, checking.counter)
    else:
        match.dice = None
    return match


def told(checking: SeedDice | None, trusting: TrustDice, outcomes: list[Plain]) -> Dice:
    if checking is not None:
        checking.outcomes = []
        return checking
    trusting.give(outcomes)
    return trusting


def used(checking: SeedDice | None, trusting: TrustDice, outcomes: list[Plain], number: int) -> None:
    """Check that all recorded chance was asked for, and is what the seed gives."""
    if checking is None:
        if trusting.at != len(outcomes):
            raise BadRecord("record.damaged", entry=number)
    elif checking.outcomes != outcomes:
        if number == 0:
            raise BadRecord("record.deal_not_from_seed")
        raise BadRecord("record.not_from_seed", entry=number)


def restored(game: Game[Any], dump: Plain, number: int) -> Any:
    try:
        return game.load(dump)
    except Exception:
        if number < 0:
            raise BadRecord("record.bad_start") from None
        raise BadRecord("record.bad_snapshot", entry=number) from None


def look(record: Record, game: Game[Any]) -> Match:
    """Return a read-only match of older rules that shows the snapshots; nothing is replayed under changed rules."""
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
    """Prove that all outcomes come from the committed seed; BadRecord names those that do not.

    Undone decisions count too: their outcomes were drawn and are never drawn again.

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
    match = replay(record, game, seed)
    if match.dice is None:
        raise BadRecord("record.older_rules", rules=record.rules, known=game.info.rules_version)
    drawn = len(record.deal) + sum(len(entry.outcomes) for entry in record.entries)
    return {
        "ok": True,
        "game": record.game,
        "entries": match.n,
        "outcomes": drawn,
        "commitment": record.commitment,
        "key": record.key,
    }

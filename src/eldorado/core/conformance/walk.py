"""Walk through a random game: cheap checks at every step, expensive ones where something new is met."""

from __future__ import annotations

import hashlib
from typing import Any

from eldorado.core.conformance.case import Broken, Case, Chooser, Report, difference
from eldorado.core.conformance.copies import check_conserved, check_saved
from eldorado.core.conformance.fair import check_since, check_views
from eldorado.core.conformance.moves import (
    check_legal,
    check_moves,
    check_nonsense,
    check_notation,
    check_order,
    check_plans,
    check_refusals,
)
from eldorado.core.dice import QuickDice, ReplayDice
from eldorado.core.game import SPECTATOR, Event, Game
from eldorado.core.language.languages import load as load_words
from eldorado.core.language.words import Words
from eldorado.core.matches.turns import acting, revealed
from eldorado.core.plain import Options, canonical
from eldorado.core.rulebook import Rulebook
from eldorado.core.rulebook import load as load_rulebook

SINCE_EVERY = 3  # steps between comparisons of two whole views


class Entry:
    """A record of one step, for the replay."""

    def __init__(self, seat: int, action: int, outcomes: list[int], key: bytes) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.key = key


def check_game(
    game: Game[Any],
    seats: int,
    options: Options,
    seed: int,
    limit: int = 300,
    *,
    every: int = 10,
    often: int = 3,
    tried: int = 40,
    choose: Chooser | None = None,
    words: Words | None = None,
    rulebook: Rulebook | None = None,
) -> Report:
    """Play one game and check every promise of the protocol; raise Broken for the first one that is broken.

    At most `limit` decisions are played. Expensive checks run the first `often` times that a kind of question or move
    is met and at about one step in `every` of the others, and try `tried` illegal actions there. `choose` plays, for
    example a bot; without it even seeds choose among actions and odd ones among kinds of move first, so that rare kinds
    are met. Words and clauses are the game's own unless given.
    """
    package = game.info.clauses.partition(":")[0]
    case = Case(
        game,
        seats,
        options,
        seed,
        words or load_words("en", [package]),
        rulebook or load_rulebook(game.info),
    )
    try:
        walk(case, limit, every, often, tried, choose)
    except Broken:
        raise
    except Exception as error:
        raise case.fail(f"{case.doing} raised {type(error).__name__}", str(error)) from error
    case.report.games = 1
    return case.report


def walk(case: Case, limit: int, every: int, often: int, tried: int, choose: Chooser | None) -> None:
    game = case.game
    full = game.options(case.seats, dict(case.options))
    if canonical(game.options(case.seats, dict(full))) != canonical(full):
        raise case.fail("completed options are completed again", f"{full}")
    dice = QuickDice(case.seed)
    dice.recording = True
    case.doing = "new"
    given = canonical(full)
    s = game.new(case.seats, full, dice)
    if canonical(full) != given:
        raise case.fail("new changes the options it was given")
    if s.seats != case.seats:
        raise case.fail(f"the state has {s.seats} seats")
    start = list(dice.outcomes)
    first_key = game.key(s)
    counts = game.conserved(s)
    case.plain(counts, "conserved")
    scene = game.scene(s)
    case.plain(scene, "scene")
    history: list[tuple[Any, bytes]] = []
    entries: list[Entry] = []
    positions: dict[str, int] = {}
    trace = hashlib.blake2b(first_key, digest_size=16)
    while True:
        case.step = len(entries)
        lists = check_legal(case, s)
        check_conserved(case, s, counts)
        check_result(case, s)
        mask = game.actors(s)
        for seat in acting(mask, case.seats):
            check_notation(case, s, seat, lists[seat])
        last = mask == 0 or case.step >= limit
        if dear(case, s, lists, positions, every, often) or last:
            check_all(case, s, lists, tried)
            if canonical(game.scene(s)) != canonical(scene):
                raise case.fail("the scene changed", difference(scene, game.scene(s)))
        if last:
            break
        actors = acting(mask, case.seats)
        seat = actors[case.chance.below(len(actors))]
        case.doing = "choose"
        action = choose(game, s, seat, lists[seat]) if choose else random_action(case, s, seat, lists[seat])
        if action not in lists[seat]:
            raise case.fail(f"the bot chose {action}, which is not legal")
        key = entries[-1].key if entries else first_key
        history.append((s, key))
        s = step(case, s, seat, action, dice, key)
        entries.append(Entry(seat, action, list(dice.outcomes), game.key(s)))
        trace.update(entries[-1].key)
    case.report.steps = len(entries)
    case.report.ended = int(game.actors(s) == 0)
    case.report.trace = trace.hexdigest()
    for number, (state, key) in enumerate(history):
        case.step = number
        if game.key(state) != key:
            raise case.fail("a state was changed by what was done later to copies of it")
    check_replay(case, full, start, first_key, entries)


def dear(
    case: Case, s: Any, lists: list[list[int]], positions: dict[str, int], every: int, often: int
) -> bool:
    """Whether to run the expensive checks here: for a new or rare question or kind of move, otherwise now and then."""
    if case.step == 0:
        return True
    game = case.game
    marks: set[str] = set()
    for seat in acting(game.actors(s), case.seats):
        marks.add("?" + str(game.prompt(s, seat).get("key")))
        marks |= {game.decode(s, seat, action).kind for action in lists[seat]}
    for mark in marks:
        positions[mark] = positions.get(mark, 0) + 1
    return any(positions[mark] <= often for mark in marks) or case.chance.below(every) == 0


def check_all(case: Case, s: Any, lists: list[list[int]], tried: int) -> None:
    check_saved(case, s)
    some = some_seats(case, s)
    for seat in some:
        check_moves(case, s, seat, lists[seat])
        check_refusals(case, s, seat, lists[seat], tried if lists[seat] else tried // 4)
        check_plans(case, s, seat, 12)
        if lists[seat]:
            check_nonsense(case, s, seat)
    check_order(case, s, lists)
    check_views(case, s, [SPECTATOR, *some])


def some_seats(case: Case, s: Any) -> list[int]:
    """Two seats that owe a decision and one that does not; checking every seat of a large table takes too long."""
    mask = case.game.actors(s)
    asked = acting(mask, case.seats)
    others = [seat for seat in range(case.seats) if seat not in asked]
    return sorted(case.sample(asked, 2) + case.sample(others, 1))


def random_action(case: Case, s: Any, seat: int, legal: list[int]) -> int:
    if case.seed % 2 == 0:
        return legal[case.chance.below(len(legal))]
    by_kind: dict[str, list[int]] = {}
    for action in legal:
        by_kind.setdefault(case.game.decode(s, seat, action).kind, []).append(action)
    kinds = list(by_kind)
    some = by_kind[kinds[case.chance.below(len(kinds))]]
    return some[case.chance.below(len(some))]


def step(case: Case, s: Any, seat: int, action: int, dice: QuickDice, key: bytes) -> Any:
    """Apply one action to a copy; check that the original is unchanged and that the move announced what it does."""
    game = case.game
    case.seat, case.action = seat, action
    case.doing = "decode"
    move = game.decode(s, seat, action)
    case.speakable(f"{case.id}.move.{move.kind}", move.args, "move")
    case.report.kinds[move.kind] = case.report.kinds.get(move.kind, 0) + 1
    case.doing = "clone"
    after = game.clone(s)
    events: list[Event] = []
    dice.outcomes.clear()
    dice.asked = 0
    before = game.actors(s)
    case.doing = "apply"
    game.apply(after, seat, action, dice, events)
    if game.key(s) != key:
        raise case.fail("applying an action to a clone, or a question asked before it, changed its parent")
    for event in events:
        case.event(event)
    if case.step % SINCE_EVERY == 0:
        check_since(case, s, after)
    if revealed(dice.asked, events, before, game.actors(after)) and not move.reveals:
        why = (
            "it drew chance"
            if dice.asked
            else "others are to decide"
            if before != game.actors(after)
            else "an event reveals"
        )
        raise case.fail(f"the move {move.kind} says it reveals nothing, but {why}")
    case.seat = case.action = -1
    return after


def check_result(case: Case, s: Any) -> None:
    """Ranks and scores for every seat, 1 the best (2 for all if nobody wins), over when nobody owes a decision."""
    case.doing = "result"
    result = case.game.result(s)
    over = case.game.actors(s) == 0
    if result.over != over:
        raise case.fail(f"result says over={result.over}, actors say {over}")
    if len(result.ranks) != case.seats or len(result.scores) != case.seats:
        raise case.fail("ranks or scores are not one per seat", f"{result.ranks} {result.scores}")
    shared = [1 + sum(other < rank for other in result.ranks) for rank in result.ranks]
    dense = [1 + len({other for other in result.ranks if other < rank}) for rank in result.ranks]
    if result.ranks not in (shared, dense, [2] * case.seats):
        raise case.fail("ranks are not ranks", str(result.ranks))
    case.plain(result.plain(), "result")
    if over:
        case.speakable(result.key, result.args, "result")


def check_replay(
    case: Case, options: Options, start: list[int], first_key: bytes, entries: list[Entry]
) -> None:
    """Check that the recorded outcomes lead to the same positions, also without listening to events."""
    game = case.game
    case.step = 0
    case.doing = "new (replayed)"
    dice = ReplayDice(start)
    s = game.new(case.seats, options, dice)
    if game.key(s) != first_key or dice.at != len(start):
        raise case.fail("set-up replayed from its recorded outcomes is another")
    for number, entry in enumerate(entries):
        case.step, case.seat, case.action = number, entry.seat, entry.action
        dice = ReplayDice(entry.outcomes)
        case.doing = "apply (replayed)"
        game.apply(s, entry.seat, entry.action, dice, None)
        if dice.at != len(entry.outcomes):
            raise case.fail(f"the replay used {dice.at} of {len(entry.outcomes)} outcomes")
        if game.key(s) != entry.key:
            raise case.fail("the replay leads elsewhere")
    case.seat = case.action = -1

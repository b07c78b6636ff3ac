"""A game looked at afterwards: everybody's chance to win turn by turn, and what the expert would have done instead.

It knows no game: a `Policy` says what could be done and what a position is worth. Each turn is judged by what its
player knew then: all worlds are made from that seat's view. The same game is always reviewed alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado.bots.registry import found, room
from eldorado.bots.search import Line, Policy, Search
from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.core.matches.match import Match
from eldorado.core.plain import Plain

ROLLOUTS = 96  # for each turn
WORLDS = 12  # in which a position is valued
POINTS = 5  # turning points that are named


class Turn:
    """What one player did in a row."""

    def __init__(self, seat: int, clock: int, before: Any) -> None:
        self.seat = seat
        self.clock = clock
        self.before = before  # the position it began with
        self.after: Any = before
        self.first = 0  # the number of its first entry
        self.last = 0
        self.actions: list[int] = []
        self.moves: list[str] = []


def policy_of(game: str) -> Policy:
    """The policy by which a game is reviewed; a sentence for a game without one."""
    place = room(game).policy
    if not place:
        raise UserError("review.no_policy", game=game)
    made: Policy = found(place)()
    return made


def turns(match: Match, policy: Policy) -> list[Turn]:
    """The turns of a game, without what was taken back."""
    if match.record.rules != match.game.info.rules_version:
        raise UserError("record.older_rules", rules=match.record.rules, known=match.game.info.rules_version)
    game, made = match.game, list[Turn]()
    state = match.at(0)
    for number in match.record.path():
        entry = match.record.entries[number - 1]
        clock = policy.clock(state)
        if not made or made[-1].seat != entry.seat or made[-1].clock != clock:
            made.append(Turn(entry.seat, clock, game.clone(state)))
            made[-1].first = number
        match.redo(state, number)
        made[-1].actions.append(entry.action)
        made[-1].moves.append(entry.move)
        made[-1].last = number
    for here, following in zip(made, [*[one.before for one in made[1:]], state], strict=False):
        here.after = following
    return made


def chances(match: Match, policy: Policy, state: Any, seat: int) -> list[float]:
    """Everybody's chance to win by what a seat knows."""
    game, seats = match.game, match.seats
    if not game.actors(state):
        ranks = game.result(state).ranks
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    view = game.observe(state, seat)
    total = [0.0] * seats
    for world in range(WORLDS):
        s = game.determinize(view, QuickDice(world))
        for each in range(seats):
            total[each] += policy.value(s, each) / WORLDS
    return [round(one, 4) for one in total]


def better(match: Match, policy: Policy, turn: Turn, rollouts: int) -> tuple[list[str], float]:
    """What the expert would have begun the turn with, and what doing otherwise cost of the chance to win."""
    game, seat = match.game, turn.seat
    legal = game.legal(turn.before, seat)
    view = game.observe(turn.before, seat)
    world = game.determinize(view, QuickDice(0))
    lines = policy.lines(world, seat, legal) if len(legal) > 1 else []
    if len(lines) < 2:
        return turn.moves, 0.0
    search = Search(game, policy, view, seat, turn.first)
    chosen = search.best(lines, rollouts)
    line = lines[chosen].actions
    if line == turn.actions[: len(line)] or turn.actions == line[: len(turn.actions)]:
        return turn.moves, 0.0
    known = search.values[chosen]
    played = Line(turn.actions, 0.0)
    values = [search.rollout(played, number) for number in range(len(known))]
    cost = (sum(known) - sum(values)) / max(1, len(known))
    return written(match, world, seat, line), round(max(0.0, cost), 4)


def written(match: Match, s: Any, seat: int, line: list[int]) -> list[str]:
    """A line in notation, as far as nothing is revealed."""
    game, dice = match.game, QuickDice(0)
    moves: list[str] = []
    for action in line:
        if not game.actors(s) >> seat & 1 or action not in game.legal(s, seat):
            break
        moves.append(game.notation(s, seat, action))
        game.apply(s, seat, action, dice)
    return moves


def review(
    match: Match, rollouts: int = ROLLOUTS, progress: Callable[[int, int], None] | None = None
) -> dict[str, Plain]:
    """The review of a game as plain data, see docs/bots.md.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> step = match.push("end")
    >>> sorted(review(match, rollouts=4))
    ['game', 'names', 'over', 'points', 'start', 'turns']
    """
    policy = policy_of(match.record.game)
    played = turns(match, policy)
    start = chances(match, policy, match.at(0), played[0].seat if played else 0)
    told: list[dict[str, Plain]] = []
    for number, turn in enumerate(played, 1):
        seat = turn.seat
        before = chances(match, policy, turn.before, seat)
        after = chances(match, policy, turn.after, seat)
        expert, cost = better(match, policy, turn, rollouts)
        told.append(
            {
                "turn": number,
                "seat": seat,
                "first": turn.first,
                "last": turn.last,
                "chances": after,
                "change": round(after[seat] - before[seat], 4),
                "played": turn.moves,
                "expert": expert,
                "cost": cost,
            }
        )
        if progress:
            progress(number, len(played))
    order = sorted(told, key=lambda one: -abs(one["change"]))
    return {
        "game": match.record.game,
        "names": match.record.names,
        "over": match.over,
        "start": start,
        "turns": told,
        "points": sorted(one["turn"] for one in order[:POINTS]),
    }

"""The review of a game: everybody's chance to win turn by turn, and what the expert would have done instead.

It knows no game: a `Policy` proposes lines and values positions. Each decision is judged by what its
player knew then: all worlds are made from that seat's view. The same game is always reviewed alike, and each turn by
itself, so that a long review can be made piece by piece.
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

ROLLOUTS = 96  # for each decision examined
WORLDS = 12  # in which a position is valued
POINTS = 5  # number of turning points
SEARCHES = 3  # decisions of one turn that are looked at; the first gets most of the rollouts


class Decision:
    """One entry of a turn, with the position it was made in."""

    def __init__(self, number: int, before: Any, action: int, move: str) -> None:
        self.number = number
        self.before = before
        self.action = action
        self.move = move
        self.after: Any = None  # the position the next one was made in, by any player


class Turn:
    """The decisions of one player in a turn, or in a round that all play together: others may decide in between."""

    def __init__(self, seat: int, clock: int) -> None:
        self.seat = seat
        self.clock = clock
        self.decisions: list[Decision] = []

    @property
    def first(self) -> int:
        return self.decisions[0].number

    @property
    def last(self) -> int:
        return self.decisions[-1].number

    @property
    def before(self) -> Any:
        return self.decisions[0].before

    @property
    def after(self) -> Any:
        return self.decisions[-1].after

    def following(self, place: int) -> list[Decision]:
        """The decisions from one on, as long as nobody else decides in between."""
        made: list[Decision] = []
        for decision in self.decisions[place:]:
            if made and decision.before is not made[-1].after:
                break
            made.append(decision)
        return made


def policy_of(game: str) -> Policy:
    """The policy that reviews a game; UserError if there is none."""
    place = room(game).policy
    if not place:
        raise UserError("review.no_policy", game=game)
    made: Policy = found(place)()
    return made


def turns(match: Match, policy: Policy) -> list[Turn]:
    """Return the turns of a game in the order they ended, without undone decisions."""
    if match.record.rules != match.game.info.rules_version:
        raise UserError("record.older_rules", rules=match.record.rules, known=match.game.info.rules_version)
    game = match.game
    state = match.at(0)
    made: dict[tuple[int, int], Turn] = {}
    ended: Decision | None = None
    for number in match.record.path():
        entry = match.record.entries[number - 1]
        before = game.clone(state)
        if ended is not None:
            ended.after = before
        at = (policy.clock(state), entry.seat)
        turn = made.setdefault(at, Turn(entry.seat, at[0]))
        match.redo(state, number)
        ended = Decision(number, before, entry.action, entry.move)
        turn.decisions.append(ended)
    if ended is not None:
        ended.after = state
    return sorted(made.values(), key=lambda turn: turn.last)


def chances(match: Match, policy: Policy, state: Any, seat: int) -> list[float]:
    """Return everybody's chance to win by what a seat knows."""
    game, seats = match.game, match.seats
    if not game.actors(state):
        return [round(policy.value(state, each), 4) for each in range(seats)]
    view = game.observe(state, seat)
    total = [0.0] * seats
    for world in range(WORLDS):
        s = game.determinize(view, QuickDice(world))
        for each in range(seats):
            total[each] += policy.value(s, each) / WORLDS
    return [round(one, 4) for one in total]


class Better:
    """The expert's choice at one place of a turn, and the cost of the player's in chance to win."""

    def __init__(self, place: int, cost: float, world: Any, line: list[int]) -> None:
        self.place = place
        self.cost = cost
        self.world = world
        self.line = line


def better(match: Match, policy: Policy, turn: Turn, rollouts: int) -> Better | None:
    """Find the player's costliest departure from the expert's line; None if the expert played the turn alike."""
    game, seat = match.game, turn.seat
    worst: Better | None = None
    place = searched = 0
    while place < len(turn.decisions) and searched < SEARCHES:
        decision = turn.decisions[place]
        legal = game.legal(decision.before, seat)
        view = game.observe(decision.before, seat)
        world = game.determinize(view, QuickDice(0)) if len(legal) > 1 else None
        lines = policy.lines(world, seat, legal) if world is not None else []
        if len(lines) < 2:
            place += 1
            continue
        searched += 1
        search = Search(game, policy, view, seat, decision.number)
        chosen = search.best(lines, max(1, rollouts // searched))
        line, played = lines[chosen].actions, [one.action for one in turn.following(place)]
        if line == played[: len(line)] or played == line[: len(played)]:
            place += min(len(line), len(played))
            continue
        if len(line) == 1:  # judged decision by decision
            played = played[:1]
        known = search.values[chosen]
        values = [search.rollout(Line(played, 0.0), number) for number in range(len(known))]
        cost = round(max(0.0, (sum(known) - sum(values)) / max(1, len(known))), 4)
        if worst is None or cost > worst.cost:
            worst = Better(place, cost, world, line)
        place += len(played)
    return worst


def told(match: Match, s: Any, seat: int, action: int) -> Plain:
    """Describe a move: notation, and the data for words and boards."""
    game = match.game
    return {"notation": game.notation(s, seat, action), **game.decode(s, seat, action).plain()}


def proposed(match: Match, s: Any, seat: int, line: list[int]) -> list[Plain]:
    """The moves of a line, as far as nothing is revealed."""
    game, dice = match.game, QuickDice(0)
    s = game.clone(s)
    moves: list[Plain] = []
    for action in line:
        if not game.actors(s) >> seat & 1 or action not in game.legal(s, seat):
            break
        moves.append(told(match, s, seat, action))
        if moves[-1]["reveals"]:
            break
        game.apply(s, seat, action, dice)
    return moves


class Review:
    """The review of a game, turn by turn."""

    def __init__(self, match: Match, rollouts: int = ROLLOUTS) -> None:
        self.match = match
        self.rollouts = rollouts
        self.policy = policy_of(match.record.game)
        self.turns = turns(match, self.policy)

    def start(self) -> list[float]:
        """The chances at the beginning, by what the first player to decide knows."""
        seat = self.turns[0].seat if self.turns else 0
        return chances(self.match, self.policy, self.match.at(0), seat)

    def turn(self, place: int) -> dict[str, Plain]:
        match, turn = self.match, self.turns[place]
        seat = turn.seat
        before = chances(match, self.policy, turn.before, seat)
        after = chances(match, self.policy, turn.after, seat)
        other = better(match, self.policy, turn, self.rollouts)
        instead = turn.following(other.place if other else 0)
        return {
            "turn": place + 1,
            "seat": seat,
            "first": turn.first,
            "last": turn.last,
            "before": before[seat],
            "chances": after,
            "change": round(after[seat] - before[seat], 4),
            "played": [decision.move for decision in turn.decisions],
            "at": instead[0].number - 1,
            "instead": [told(match, one.before, seat, one.action) for one in instead],
            "expert": proposed(match, other.world, seat, other.line) if other else [],
            "cost": other.cost if other else 0.0,
        }


def points(all_turns: list[Plain]) -> list[int]:
    """The turns that changed the mover's chance most.

    >>> points([{"turn": 1, "change": 0.1}, {"turn": 2, "change": 0.0}, {"turn": 3, "change": -0.2}])
    [1, 3]
    """
    order = sorted((one for one in all_turns if one["change"]), key=lambda one: -abs(one["change"]))
    return sorted(one["turn"] for one in order[:POINTS])


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
    whole = Review(match, rollouts)
    made: list[Plain] = []
    for place in range(len(whole.turns)):
        made.append(whole.turn(place))
        if progress:
            progress(place + 1, len(whole.turns))
    return {
        "game": match.record.game,
        "names": match.record.names,
        "over": match.over,
        "start": whole.start(),
        "turns": made,
        "points": points(made),
    }

"""Fairness: what a seat gets depends on what it may know, and on nothing else."""

from __future__ import annotations

from typing import Any

from eldorado.core.conformance.case import Case, difference
from eldorado.core.conformance.moves import gestures
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadAction
from eldorado.core.game import SPECTATOR, Event
from eldorado.core.matches.turns import acting
from eldorado.core.plain import Plain, canonical
from eldorado.core.views import merged, of_seats

TRIES = 7  # worlds drawn to find one whose hidden part differs


def sent_to(case: Case, s: Any, seat: int, extra: list[int], asks: list[Plain]) -> Plain:
    """Everything a seat is sent about a position; `extra` are actions asked about, `asks` gestures without a plan."""
    game = case.game
    case.doing = "observe"
    data: dict[str, Plain] = {"view": game.observe(s, seat), "actors": game.actors(s)}
    result = game.result(s)
    if result.over:
        data["result"] = result.plain()
    if seat == SPECTATOR:
        data["scene"] = game.scene(s)
        data["drawn"] = game.draw(s)
        return data
    case.doing = "legal"
    legal = game.legal(s, seat)
    data["legal"] = list(legal)
    case.doing = "plans"
    data["plans"] = [plan.plain() for plan in game.plans(s, seat)]
    case.doing = "facts"
    data["facts"] = game.facts(s, seat)
    case.doing = "prompt"
    data["prompt"] = game.prompt(s, seat)
    case.doing = "decode or notation"
    data["moves"] = [[game.decode(s, seat, a).plain(), game.notation(s, seat, a)] for a in legal]
    asked: list[Plain] = []
    for action in extra:
        case.action = action
        case.doing = "why_not"
        try:
            refusal = game.why_not(s, seat, action)
            asked.append([game.decode(s, seat, action).plain(), refusal.plain() if refusal else None])
        except BadAction:
            asked.append("no action")
    case.action = -1
    data["refusals"] = asked
    case.doing = "explain"
    reasons = [game.explain(s, seat, ask) for ask in asks]
    data["reasons"] = [reason.plain() if reason else None for reason in reasons]
    return data


def check_besides(case: Case, s: Any, seat: int, view: Plain) -> None:
    """Check that the differences a game reports from a spectator's view and facts lead to the seat's own."""
    game = case.game
    if seat == SPECTATOR:
        return
    case.doing = "sees_besides"
    besides = game.sees_besides(s, seat)
    if besides is not None:
        put = merged(game.observe(s, SPECTATOR), besides)
        if canonical(put) != canonical(view):
            raise case.fail("sees_besides leads to another view", difference(view, put))
    case.doing = "facts_beside"
    facts, beside = game.facts(s, seat), game.facts_beside(s, seat, game.facts(s, SPECTATOR))
    if canonical(facts) != canonical(beside):
        raise case.fail("facts_beside tells other facts", difference(facts, beside))


def check_since(case: Case, before: Any, after: Any) -> None:
    """Check that what a game reports as unchanged is unchanged: for everybody, and for seats that are asked nothing."""
    game = case.game
    case.doing = "sees_since"
    since = game.sees_since(before, after)
    if since is not None:
        view, put = game.observe(after, SPECTATOR), merged(game.observe(before, SPECTATOR), since)
        if canonical(put) != canonical(view):
            raise case.fail("sees_since leads to another view", difference(view, put))
    case.doing = "unchanged_for"
    asked = game.actors(before) | game.actors(after)
    facts = [game.facts(s, SPECTATOR) for s in (before, after)]
    for seat in range(case.seats):
        if asked >> seat & 1 or not game.unchanged_for(before, after, seat):
            continue
        case.seat = seat
        case.report.unchanged += 1
        was, now = ([plainly(game.sees_besides(s, seat))] for s in (before, after))
        if canonical(facts[0]) == canonical(facts[1]):
            was.append(game.facts_beside(before, seat, facts[0]))
            now.append(game.facts_beside(after, seat, facts[1]))
        if canonical(was) != canonical(now):
            raise case.fail("unchanged_for is wrong", difference(was, now))


def plainly(besides: Plain) -> Plain:
    """Differences with the numbers of seats as text: they are no plain data before they are merged into a view.

    >>> plainly({"seat": 1, "players": {1: "me"}}), plainly(None)
    ({'seat': 1, 'players': {'1': 'me'}}, None)
    """
    if besides is None:
        return None
    return {
        name: {str(seat): one for seat, one in found.items()} if of_seats(found) else found
        for name, found in besides.items()
    }


def check_views(case: Case, s: Any, seats: list[int]) -> None:
    """Check views: plain, the same for a world drawn from one, and hidden things change nothing that is sent."""
    game = case.game
    key = game.key(s)
    conserved = canonical(game.conserved(s))
    played = seats[case.chance.below(len(seats))]
    for seat in seats:
        case.seat = seat
        case.doing = "observe"
        view = game.observe(s, seat)
        case.plain(view, f"the view of seat {seat}")
        bytes_before = canonical(view)
        check_besides(case, s, seat, view)
        case.doing = "determinize"
        drawn = game.determinize(view, case.chance)
        if canonical(view) != bytes_before:
            raise case.fail("determinize changed the view it was given")
        seen = game.observe(drawn, seat)
        if canonical(seen) != bytes_before:
            raise case.fail("a world drawn from a view shows another view", difference(view, seen))
        if canonical(game.conserved(drawn)) != conserved:
            raise case.fail(
                "a world drawn from a view has other pieces",
                difference(game.conserved(s), game.conserved(drawn)),
            )
        case.doing = "hides"
        hides = game.hides(s, seat)
        case.doing = "permute"
        # If nothing is hidden, every draw must give this very world, so a second draw would prove nothing more.
        for _ in range(TRIES if hides else 1):
            other = game.permute(s, seat, case.chance)
            differs = game.key(other) != key
            if differs:
                break
        case.doing = "hides"
        if hides:
            case.report.hidden_cases += 1
            case.report.hidden_differed += differs
        elif differs:
            raise case.fail(
                f"hides says that seat {seat} knows everything, but another world looks the same to it"
            )
        extra = case.sample(list(case.met), 12) if seat >= 0 else []
        asks = gestures(case, 4) if seat >= 0 else []
        mine, theirs = sent_to(case, s, seat, extra, asks), sent_to(case, other, seat, extra, asks)
        if mine != theirs:
            raise case.fail(
                f"what seat {seat} is sent depends on what it cannot know", difference(mine, theirs)
            )
        if seat >= 0:
            check_told(case, s, other, seat)
        if seat == played:
            check_playable(case, drawn)
    case.seat = -1


def check_told(case: Case, s: Any, other: Any, seat: int) -> None:
    """Check that an action of the seat that reveals nothing gives it the same events in both worlds."""
    game = case.game
    for action in case.sample(game.legal(s, seat), 4):
        case.action = action
        if game.decode(s, seat, action).reveals:
            continue
        told: list[bytes] = []
        for world in (game.clone(s), game.clone(other)):
            events: list[Event] = []
            case.doing = "apply (in a world the seat cannot tell from this one)"
            game.apply(world, seat, action, QuickDice(1), events)
            told.append(canonical([event.seen_by(seat) for event in events]))
        if told[0] != told[1]:
            raise case.fail(
                "the events of an action that reveals nothing tell hidden things",
                f"{told[0].decode()[:200]} and {told[1].decode()[:200]}",
            )
    case.action = -1


def check_playable(case: Case, world: Any) -> None:
    """Check that a world drawn from a view can be played on."""
    game = case.game
    s = game.clone(world)
    before = game.conserved(s)
    conserved = canonical(before)
    for _ in range(6):
        seats = acting(game.actors(s), case.seats)
        if not seats:
            return
        seat = seats[case.chance.below(len(seats))]
        legal = game.legal(s, seat)
        if not legal:
            raise case.fail("a world drawn from a view has no legal action for a seat that owes a decision")
        case.doing = "apply (in a world drawn from a view)"
        game.apply(s, seat, legal[case.chance.below(len(legal))], case.chance, [])
        if canonical(game.conserved(s)) != conserved:
            lost = difference(before, game.conserved(s))
            raise case.fail("in a world drawn from a view something was lost or made", lost)

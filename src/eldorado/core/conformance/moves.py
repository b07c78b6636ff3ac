"""Moves: legal lists, notation, words, refusals, plans, and answers that are asked at the same time."""

from __future__ import annotations

from typing import Any

from eldorado.core.conformance.case import Case, difference
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadAction, BadNotation, UserError
from eldorado.core.game import Event, Game
from eldorado.core.matches.turns import acting, revealed
from eldorado.core.plain import Plain, canonical


def check_legal(case: Case, s: Any) -> list[list[int]]:
    """Return the legal actions by seat: some for a seat that owes a decision, none for the others, no action twice."""
    game = case.game
    case.doing = "actors"
    mask = game.actors(s)
    if mask < 0 or mask >> case.seats:
        raise case.fail("actors names a seat that is not there", bin(mask))
    lists: list[list[int]] = []
    for seat in range(case.seats):
        case.seat = seat
        case.doing = "legal"
        legal = game.legal(s, seat)
        owes = bool((mask >> seat) & 1)
        if owes and not legal:
            raise case.fail("legal is empty for a seat that owes a decision")
        if not owes and legal:
            raise case.fail("legal is not empty for a seat that owes no decision", str(legal[:8]))
        if len(set(legal)) != len(legal):
            raise case.fail("legal holds an action twice", str(legal[:40]))
        outside = [a for a in legal if not 0 <= a < game.actions]
        if outside:
            raise case.fail(f"legal holds actions outside range({game.actions})", str(outside[:8]))
        if game.legal(s, seat) != legal:
            raise case.fail("legal gives another list when asked again")
        lists.append(list(legal))
        for action in legal:
            case.met[action] = None
    case.seat = -1
    return lists


def check_notation(case: Case, s: Any, seat: int, legal: list[int]) -> None:
    """Check that every legal action has a line of its own that reads back as that action."""
    game = case.game
    case.seat = seat
    lines: dict[str, int] = {}
    for action in legal:
        case.action = action
        case.doing = "notation"
        text = game.notation(s, seat, action)
        if not text or text != text.strip() or "\n" in text:
            raise case.fail("notation is not one clean line", repr(text))
        if text in lines:
            raise case.fail(f"notation {text!r} means action {lines[text]} too")
        lines[text] = action
        case.doing = "encode"
        back = game.encode(s, seat, text)
        if back != action:
            raise case.fail(f"notation {text!r} reads back as {back}")
    case.action = case.seat = -1


def check_nonsense(case: Case, s: Any, seat: int) -> None:
    """Check that text that is no notation is refused; that takes longer than reading a valid one."""
    game = case.game
    case.seat = seat
    case.doing = "encode"
    for nonsense in ("", "no such move at all", "\u2603 1 2 3"):
        try:
            meant = game.encode(s, seat, nonsense)
        except BadNotation:
            continue
        raise case.fail(f"encode takes {nonsense!r} for action {meant} instead of raising BadNotation")
    case.seat = -1


def check_moves(case: Case, s: Any, seat: int, legal: list[int]) -> None:
    """Check that every legal action is a move with words and is not refused, and that asking changes nothing."""
    game = case.game
    case.seat = seat
    key = game.key(s)
    for action in legal:
        case.action = action
        case.doing = "decode"
        move = game.decode(s, seat, action)
        case.plain(move.plain(), "move")
        for anchor in move.at:
            case.anchors[anchor] = None
        case.speakable(f"{case.id}.move.{move.kind}", move.args, "move")
        case.doing = "why_not"
        refusal = game.why_not(s, seat, action)
        if refusal is not None:
            raise case.fail("a legal action is refused", str(refusal.plain()))
    case.action = -1
    if type(game).decode_legal is not Game.decode_legal:
        case.doing = "decode_legal"
        one_by_one = [game.decode(s, seat, action).plain() for action in legal]
        if [move.plain() for move in game.decode_legal(s, seat, legal)] != one_by_one:
            raise case.fail("decode_legal and decode differ")
    case.doing = "prompt"
    prompt = game.prompt(s, seat)
    case.plain(prompt, "prompt")
    case.speakable(prompt["key"], prompt.get("args", {}), "prompt")
    if prompt.get("clause"):
        case.clause(prompt["clause"], "prompt")
    if game.key(s) != key:
        raise case.fail("decode or why_not changed the state, or prompt did")
    case.seat = -1


def check_refusals(case: Case, s: Any, seat: int, legal: list[int], most: int) -> None:
    """Check that every illegal action is refused by an existing clause, and that asking changes nothing."""
    game = case.game
    case.seat = seat
    key = game.key(s)
    good = set(legal)
    once = [a for a in case.met if a not in good]
    trying = case.sample(once, most // 2)
    if game.actions <= most:
        trying = [a for a in range(game.actions) if a not in good]
    else:
        for _ in range(most - len(trying)):
            action = case.chance.below(game.actions)
            if action not in good:
                trying.append(action)
    for action in trying:
        case.action = action
        case.doing = "decode"
        try:
            game.decode(s, seat, action)
            means_something = True
        except BadAction:
            means_something = False
        case.doing = "why_not"
        try:
            refusal = game.why_not(s, seat, action)
        except BadAction:
            if means_something:
                raise
            case.report.no_actions += 1
            continue
        if refusal is None:
            raise case.fail("an illegal action is not refused")
        case.clause(refusal.clause, "refusal")
        case.speakable(refusal.key, refusal.args, "refusal")
        case.report.refused += 1
        case.report.clauses[refusal.clause] = case.report.clauses.get(refusal.clause, 0) + 1
    for action in (-1, game.actions):
        case.action = action
        for doing in ("decode", "why_not"):
            case.doing = doing
            try:
                game.decode(s, seat, action) if doing == "decode" else game.why_not(s, seat, action)
            except BadAction:
                continue
            raise case.fail(f"{doing} does not raise BadAction for {action}, which is no action")
    case.action = -1
    if game.key(s) != key:
        raise case.fail("decode or why_not changed the state")
    case.seat = -1


def check_plans(case: Case, s: Any, seat: int, most: int) -> None:
    """Check that plans are legal to their end, or up to the first action that reveals something."""
    game = case.game
    case.seat = seat
    key = game.key(s)
    case.doing = "plans"
    plans = game.plans(s, seat)
    best: set[tuple[str, str]] = set()
    for plan in plans:
        case.plain(plan.plain(), "plan")
        for anchor in plan.at:
            case.anchors[anchor] = None
        case.speakable(f"{case.id}.plan.{plan.kind}", plan.args, "plan")
        if not plan.actions:
            raise case.fail(f"a plan {plan.kind} has no actions")
        if plan.best and plan.at:
            target = (plan.kind, plan.at[-1])
            if target in best:
                raise case.fail(f"two plans {plan.kind} are the best for {plan.at[-1]}")
            best.add(target)
    for number in case.sample(list(range(len(plans))), most):
        plan = plans[number]
        world = game.clone(s)
        case.report.plans += 1
        for place, action in enumerate(plan.actions):
            case.action = action
            if action not in game.legal(world, seat):
                raise case.fail(f"plan {plan.kind} {plan.actions} is not legal from its action {place} on")
            dice = QuickDice(case.chance.below(1 << 20))
            dice.recording = True
            events: list[Event] = []
            before = game.actors(world)
            case.doing = "apply (in a plan)"
            game.apply(world, seat, action, dice, events)
            if revealed(dice.asked, events, before, game.actors(world)):
                break
    case.action = -1
    case.doing = "facts"
    case.plain(game.facts(s, seat), "facts")
    case.doing = "explain"
    for ask in [*gestures(case, 6), *NONSENSE]:
        try:
            refusal = game.explain(s, seat, ask)
        except UserError:
            continue  # a gesture comes from outside and may be nonsense
        if refusal is not None:
            case.clause(refusal.clause, f"explain {ask}")
            case.speakable(refusal.key, refusal.args, "refusal")
    if game.key(s) != key:
        raise case.fail("plans, facts or explain changed the state")
    case.seat = -1


NONSENSE: list[Plain] = [
    {"to": "", "with": []},
    {"to": "space:99999", "with": ["card:", "seat:-1"]},
    {"to": "pile:no such", "with": ["space:x"]},
]


def gestures(case: Case, most: int) -> list[Plain]:
    """Some gestures a person might make: to a place on the board, with nothing or with one thing."""
    anchors = list(case.anchors)
    made: list[Plain] = []
    for number in case.sample(list(range(len(anchors))), most):
        other = anchors[case.chance.below(len(anchors))]
        made.append({"to": anchors[number], "with": [other] if case.chance.below(2) else []})
    return made


def check_order(case: Case, s: Any, lists: list[list[int]]) -> None:
    """Check that simultaneous answers do not depend on their order, and that no seat sees another's."""
    game = case.game
    seats = acting(game.actors(s), case.seats)
    if len(seats) < 2 or game.interleaved(s):
        return
    case.report.orders += 1
    answers = {seat: lists[seat][case.chance.below(len(lists[seat]))] for seat in seats}
    shuffled = list(seats)
    case.chance.shuffle(shuffled)
    first: Any = None
    seed = case.chance.below(1 << 20)
    for order in (seats, seats[::-1], shuffled):
        world = game.clone(s)
        dice = QuickDice(seed)
        case.doing = "apply (answers in another order)"
        for number, seat in enumerate(order):
            case.seat, case.action = seat, answers[seat]
            if game.legal(world, seat) != lists[seat]:
                raise case.fail(
                    f"the legal actions of seat {seat} depend on the answers of seats {order[:number]}"
                )
            game.apply(world, seat, answers[seat], dice, [])
        if first is None:
            first = world
        elif game.key(world) != game.key(first):
            raise case.fail(
                f"answers {answers} in order {order} lead elsewhere than in order {seats}",
                difference(game.dump(first), game.dump(world)),
            )
    case.action = -1
    check_sealed(case, s, seats, lists)
    case.seat = -1


def check_sealed(case: Case, s: Any, seats: list[int], lists: list[list[int]]) -> None:
    """Check that, while others still have to answer, no event tells a spectator what the view hides."""
    game = case.game
    seat = seats[case.chance.below(len(seats))]
    told: dict[tuple[int, bytes], tuple[int, bytes]] = {}
    for action in case.sample(lists[seat], 4):
        world = game.clone(s)
        events: list[Event] = []
        case.seat, case.action = seat, action
        game.apply(world, seat, action, QuickDice(1), events)
        for onlooker in range(-1, case.seats):
            if onlooker == seat:
                continue
            view = (onlooker, canonical(game.observe(world, onlooker)))
            heard = canonical([event.seen_by(onlooker) for event in events])
            other, before = told.setdefault(view, (action, heard))
            if before != heard:
                raise case.fail(
                    f"the events tell seat {onlooker} actions {other} and {action} apart, its view does not",
                    f"{before.decode()[:150]} and {heard.decode()[:150]}",
                )
    case.action = -1

"""What a seat of the toy may know, a world consistent with it, and the state as plain data."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.errors import BadPosition
from eldorado.core.plain import Plain
from eldorado.kit import pile
from toy.state import COPIES, HAND, KINDS, PHASES, REACT, Toy

PUBLIC = (
    "seats",
    "rounds",
    "teams",
    "round",
    "leader",
    "frames",
    "known",
    "gold",
    "shields",
    "offer",
    "done",
)
FIELDS = (*PUBLIC, "hands", "chosen")


def copy(value: Plain) -> Plain:
    return [copy(item) for item in value] if isinstance(value, list) else value


def dump(s: Toy) -> Plain:
    return {**{name: copy(getattr(s, name)) for name in FIELDS}, "pile": s.pile.dump()}


def load(data: Plain) -> Toy:
    s = Toy(data["seats"], data["rounds"], data["teams"])
    for name in FIELDS:
        setattr(s, name, copy(data[name]))
    s.pile = pile.load(KINDS, data["pile"])
    return s


def observe(s: Toy, seat: int) -> Plain:
    """Public things as they are; hands and choices of the own side; of the others how many, and what was seen."""
    seen = {name: copy(getattr(s, name)) for name in PUBLIC}
    seen["viewer"] = seat
    seen["hands"] = [copy(s.hands[i]) if s.sees(seat, i) else None for i in range(s.seats)]
    seen["counts"] = [sum(hand) for hand in s.hands]
    # partners dig with open cards, but answer a find each for themselves
    open_to = [s.sees(seat, i) if s.frames[-1] != REACT else seat == i for i in range(s.seats)]
    seen["chosen"] = [s.chosen[i] if open_to[i] else "?" if s.chosen[i] >= 0 else -1 for i in range(s.seats)]
    # what all players know a spectator may know too
    seen["pile"] = s.pile.view(0 if seat < 0 and s.all_know_top() else seat)
    return seen


def determinize(seen: Plain, dice: Dice) -> Toy:
    s = Toy(seen["seats"], seen["rounds"], seen["teams"])
    for name in PUBLIC:
        setattr(s, name, copy(seen[name]))
    hidden = [seat for seat in range(s.seats) if seen["hands"][seat] is None]
    for seat in range(s.seats):
        s.hands[seat] = copy(seen["known"][seat] if seat in hidden else seen["hands"][seat])
    rows = [kind for part in seen["pile"] for kind in part.get("row", [])]
    pool = [COPIES - rows.count(kind) - sum(hand[kind] for hand in s.hands) for kind in range(KINDS)]
    for seat in hidden:
        while sum(s.hands[seat]) < seen["counts"][seat]:
            s.hands[seat][pile.taken(pool, dice)] += 1
    s.pile = pile.world(KINDS, seen["pile"], pool, dice)
    for seat in range(s.seats):
        choice = seen["chosen"][seat]
        if choice == "?":
            choice = dice.below(2) if s.frames[-1] == REACT else dice.pick(s.hands[seat], sum(s.hands[seat]))
        s.chosen[seat] = choice
    return s


def describe(s: Toy) -> Plain:
    """In the words of the rules: hands as lists of values."""
    return {
        "round": s.round,
        "leader": s.leader,
        "phase": PHASES[s.frames[-1]],
        "hands": [[kind + 1 for kind in range(KINDS) for _ in range(hand[kind])] for hand in s.hands],
        "gold": list(s.gold),
        "shields": list(s.shields),
        "top": s.pile.cards[0][0] + 1 if s.pile.form[0] == pile.ROW else 0,
        "pile": s.pile.size(),
    }


def position(given: Plain) -> Toy:
    options = given.get("options", {})
    s = Toy(given["seats"], options.get("rounds", 3), options.get("teams", False))
    known = ("seats", "options", "hands", "gold", "shields", "leader", "round", "phase", "top")
    for key in given:
        if key not in known:
            raise BadPosition("position.unknown", key=key, choices=list(known))
    left = [COPIES] * KINDS
    for seat, cards in enumerate(given.get("hands", [[1] * HAND] * s.seats)):
        for value in cards:
            if not 1 <= value <= KINDS or left[value - 1] == 0:
                raise BadPosition("position.not_there", key=f"hands.{seat}", value=value)
            s.hands[seat][value - 1] += 1
            left[value - 1] -= 1
    top = given.get("top", 0)
    if top:
        left[top - 1] -= 1
    s.pile = pile.Pile(KINDS)
    s.pile.shuffle_in(left)
    if top:
        s.pile.put_on_top(top - 1, (1 << s.seats) - 1)
    s.gold = list(given.get("gold", s.gold))
    s.shields = list(given.get("shields", s.shields))
    s.leader = given.get("leader", 0)
    s.round = given.get("round", 1)
    s.frames = [PHASES.index(given.get("phase", "dig"))]
    return s

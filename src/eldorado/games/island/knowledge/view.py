"""The view of a seat: everything it may know (I-TURN-8, I-EXP-EMMA); worlds.py draws a world that fits it.

The secrets are: the cards in hands (their number is public, and so are the stacks and cards taken openly), answers
given in an open window, explorers chosen before all have chosen, and the tiles Emma has put back. Everything else lies
on the table.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.core.views import Inside
from eldorado.games.island.knowledge.picture import (
    paint,
    paint_ground,
    paint_play,
    picture_besides,
    player,
)
from eldorado.games.island.knowledge.table import open_part, public_part, same_for_others
from eldorado.games.island.model.components import KINDS
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import cards_of, total
from eldorado.games.island.model.sides import allied
from eldorado.games.island.model.state import UNANSWERED, IslandState
from eldorado.games.island.questions.thieves.haul import looking
from eldorado.games.island.rules.spoils import pot_side
from eldorado.kit.fields import copied

HIDDEN = -9  # stands for an answer somebody has given


def observe(s: IslandState, seat: int) -> Plain:
    view = seen(s, seat)
    paint(view, s, seat)
    return view


def seen(s: IslandState, seat: int) -> dict[str, Plain]:
    """All that a seat knows, from which worlds are drawn; the rest of a view repeats it for clients."""
    found = own(s, seat)
    found["table"] = table_seen(s, seat, public_part(s))
    return found


def table_seen(s: IslandState, seat: int, table: dict[str, Plain]) -> dict[str, Plain]:
    """Add to the public part what else the seat knows of the table."""
    table["seats"] = s.seats
    table["options"] = dict(s.rules.options)
    if s.rules.altered:
        table["components"] = s.rules.components()
    table["questions"] = [question.dump() for question in s.questions]
    table["counts"] = [cards_of(s, other) for other in range(s.seats + 1)]
    table.update(secrets(s, seat))
    table["secret"] = [total(held(s, side)) for side in range(s.sides)]
    return table


def own(s: IslandState, seat: int) -> dict[str, Plain]:
    """The cards and tiles that a seat holds or sees."""
    return {
        "viewer": seat,
        "hand": s.hand[3 * seat : 3 * seat + 3] if seat >= 0 else None,
        "own_tiles": held(s, s.side[seat]) if seat >= 0 else None,
        "hands": hands(s, seat),
    }


def secrets(s: IslandState, seat: int) -> dict[str, Plain]:
    """What a seat knows of answers in an open window and of the tiles to come."""
    table: dict[str, Plain] = {}
    table["answers"] = [
        s.answers[i] if i == seat or s.answers[i] == UNANSWERED else HIDDEN for i in range(s.seats)
    ]
    bag = s.bag[:]
    if s.rules.deals:
        for i in range(len(s.secret)):
            if seat < 0 or i // KINDS != s.side[seat]:
                bag[i % KINDS] += s.secret[i]
    if knows_top(s, seat):
        table["bag"] = bag
        table["top"] = s.top[:]
    else:
        table["bag"] = [bag[k] + s.top.count(k) for k in range(KINDS)] if s.top else bag
        table["top"] = len(s.top)
    return table


def sees_besides(s: IslandState, seat: int) -> Plain:
    """How the seat's view differs from a spectator's: cards of its own side, its answers, tiles it knows."""
    found: dict[str, Plain] = own(s, seat)
    if s.answers[seat] != UNANSWERED or s.rules.deals or knows_top(s, seat):
        found["table"] = Inside(secrets(s, seat))
    found.update(picture_besides(s, seat))
    return found


def hands(s: IslandState, seat: int) -> list[Plain]:
    """The hands a seat sees: its own and its partner's (I-TEAM-5), the one the Thieves look into (I-THIEF-4), and last
    the spoils it is to divide."""
    look = looking(s, seat)
    found: list[Plain] = [
        s.hand[3 * other : 3 * other + 3] if seat >= 0 and (allied(s, other, seat) or other == look) else None
        for other in range(s.seats)
    ]
    mine = seat >= 0 and pot_side(s) == s.side[seat]
    return [*found, s.hand[3 * s.seats :] if mine else None]


def held(s: IslandState, side: int) -> list[int]:
    """The tiles dealt to the side in secret, by kind (I-HARD-1)."""
    return s.secret[KINDS * side : KINDS * (side + 1)]


def unseen(s: IslandState, own: list[int], bag: list[int]) -> list[int]:
    """The important tiles dealt that a seat has not seen: held by others, or given back unseen."""
    dealt = [0] * KINDS
    for share in s.rules.deals:
        for kind in share:
            dealt[kind] += 1
    return [max(0, min(dealt[k] - s.played[k] - own[k], bag[k])) for k in range(KINDS)]


def knows_top(s: IslandState, seat: int) -> bool:
    return seat >= 0 and explorer_of(s, seat).knows_top()


def hides(s: IslandState, seat: int) -> bool:
    """Whether anything in this position is hidden from the seat."""
    if s.top and not knows_top(s, seat):
        kinds = sum(1 for k in range(KINDS) if s.bag[k] + s.top.count(k) > 0)
        if kinds > 1:
            return True
    mine = s.side[seat] if seat >= 0 else -1
    if any(sum(held(s, side)) for side in range(s.sides) if side != mine):
        own = held(s, mine) if seat >= 0 else [0] * KINDS
        view = seen(s, seat)["table"]
        if len(spread(view["secret"], mine, unseen(s, own, view["bag"]))) > 1:
            return True
    for other in range(s.seats):
        given = other != seat and s.answers[other] != UNANSWERED
        if given and len(s.questions[-1].possible_answers(s, other)) > 1:
            return True
    open_hands = hands(s, seat)
    sure = certain(s)
    open_cards = [
        [s.hand[i] - sure[i] for i in range(3 * other, 3 * other + 3)]
        for other in range(s.seats + 1)
        if open_hands[other] is None
    ]
    holders = sum(1 for cards in open_cards if sum(cards))
    if s.rules.unlimited:
        return holders > 0
    return holders > 1 and sum(1 for r in range(3) if sum(cards[r] for cards in open_cards)) > 1


def spread(counts: list[int], seat: int, pool: list[int]) -> list[int]:
    """The kinds of unseen tiles whose distribution is unknown: more than one kind, or tiles that nobody holds."""
    kinds = [k for k in range(KINDS) if pool[k]]
    return kinds if sum(n for other, n in enumerate(counts) if other != seat) else []


def certain(s: IslandState) -> list[int]:
    """The cards a player is known to hold: taken openly, or promised by what is under way."""
    need = s.known[:]
    if s.questions:
        s.questions[-1].promise(s, need)
    return need


# --- changes ----------------------------------------------------------------------------------
# Tiles, the places for new ones, and buildings are drawn without these.
ASIDE: Final = frozenset((
    "turn", "first", "round", "die_a", "die_b", "mask", "free", "queue", "rolled", "ended", "ending", "done", "again",
    "stock", "hand", "known", "sure", "speed", "pos", "came", "held", "fled", "offer", "offers", "due", "bought",
    "taken", "answers", "questions", "counts", "secret",
))  # fmt: skip


def sees_since(a: IslandState, b: IslandState) -> Plain:
    """The parts of a spectator's view that may differ in a later position: of the table those that do, and of the
    picture all but the ground, unless that was touched."""
    if a.rules is not b.rules:
        return None
    was = table_seen(a, SPECTATOR, open_part(a))
    now = table_seen(b, SPECTATOR, open_part(b))
    changed: dict[str, Plain] = Inside()
    aside = True
    for name, value in now.items():
        if was[name] != value:
            changed[name] = copied(value)
            if name not in ASIDE:
                aside = False
    view = own(b, SPECTATOR)
    view["table"] = changed
    if not aside:
        paint_ground(view, b)
    paint_play(view, b, SPECTATOR)
    others: dict[int, Plain] = {}
    for seat in range(b.seats):
        others[seat] = player(b, seat, SPECTATOR)
    view["players"] = others
    return view


def unchanged_for(a: IslandState, b: IslandState, seat: int) -> bool:
    """Whether the board, its own cards and its figures are unchanged for a seat that is asked nothing."""
    if a.over or b.over or a.sides != a.seats or looking(a, seat) >= 0 or looking(b, seat) >= 0:
        return False  # partners see each other's hands
    if pot_side(a) == a.side[seat] or pot_side(b) == b.side[seat]:
        return False
    cards, figures = (
        slice(3 * seat, 3 * seat + 3),
        slice(a.side[seat] * a.stride, (a.side[seat] + 1) * a.stride),
    )
    if (
        a.hand[cards] != b.hand[cards]
        or a.known[cards] != b.known[cards]
        or a.speed[figures] != b.speed[figures]
    ):
        return False
    return same_for_others(a, b)

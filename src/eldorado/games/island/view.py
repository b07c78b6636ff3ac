"""What a seat may know, and a world consistent with it (I-TURN-8, I-EXP-EMMA).

Secret are: what hands hold (how many cards is public, and so are the stacks and what was taken in the open), answers
given in an open window, explorers chosen before all have chosen, and the tiles Emma has put back. Everything else lies
on the table.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain
from eldorado.games.island.edition import rules_for
from eldorado.games.island.picture import picture
from eldorado.games.island.reactions import window_legal
from eldorado.games.island.sides import allied
from eldorado.games.island.spoils import pot_side
from eldorado.games.island.state import (
    FIELDS,
    UNANSWERED,
    IslandState,
    base,
    cards_of,
    load,
    top,
)
from eldorado.games.island.tables import (
    A_BANK,
    A_TAKE,
    ARMY_MOVE,
    BELLONA,
    EMMA,
    ENTRANCE,
    F_ANSWER,
    F_CHOOSE,
    F_COUNT,
    F_OFFER,
    F_WINDOW,
    FLEE,
    KINDS,
    REROLL,
)
from eldorado.games.island.theft import looking
from eldorado.kit import fields

SECRET = ("hand", "answers", "bag", "top", "secret")
PUBLIC = [name for name in FIELDS if name not in SECRET]
HIDDEN = -9  # stands for an answer somebody has given


def observe(s: IslandState, seat: int) -> Plain:
    return {**seen(s, seat), **picture(s, seat)}


def seen(s: IslandState, seat: int) -> dict[str, Plain]:
    """All that a seat knows, from which a world is drawn; the rest of a view says the same again for eyes."""
    table: dict[str, Plain] = {"seats": s.seats, "options": dict(s.rules.options)}
    table.update(fields.dump(s, PUBLIC))
    table["counts"] = [cards_of(s, other) for other in range(s.seats + 1)]
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
        table["bag"] = [bag[k] + s.top.count(k) for k in range(KINDS)]
        table["top"] = len(s.top)
    table["secret"] = [sum(held(s, side)) for side in range(s.sides)]
    return {
        "viewer": seat,
        "hand": s.hand[3 * seat : 3 * seat + 3] if seat >= 0 else None,
        "own_tiles": held(s, s.side[seat]) if seat >= 0 else None,
        "hands": hands(s, seat),
        "table": table,
    }


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
    """Tiles dealt to the side in secret, by kind (I-HARD-1)."""
    return s.secret[KINDS * side : KINDS * (side + 1)]


def unseen(s: IslandState, own: list[int], bag: list[int]) -> list[int]:
    """Of the important tiles dealt, those a seat has not seen: with others, or given back unseen."""
    dealt = [0] * KINDS
    for share in s.rules.deals:
        for kind in share:
            dealt[kind] += 1
    return [max(0, min(dealt[k] - s.played[k] - own[k], bag[k])) for k in range(KINDS)]


def knows_top(s: IslandState, seat: int) -> bool:
    return seat >= 0 and s.explorer[seat] == EMMA


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
    frame = top(s)
    for other in range(s.seats):
        if other != seat and s.answers[other] != UNANSWERED:
            if frame == F_CHOOSE:
                return True
            if frame == F_WINDOW and len(attacks(s, other)) > 1:
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


def attacks(s: IslandState, seat: int) -> list[int]:
    """Answers the seat might have given in the window: all but trades with the bank, which are open."""
    return [a for a in window_legal(s, seat) if not A_BANK <= a < A_TAKE]


# --- a world consistent with a view ----------------------------------------------------------------
def determinize(view: Plain, dice: Dice) -> IslandState:
    table = view["table"]
    seats: int = table["seats"]
    data = {name: table[name] for name in PUBLIC}
    data.update(
        seats=seats, options=table["options"], hand=[0] * (3 * seats + 3), answers=[UNANSWERED] * seats
    )
    bag = list(table["bag"])
    data["secret"] = [0] * (KINDS * len(table["secret"]))
    if sum(table["secret"]):
        data["bag"] = bag
        data["top"] = []
        deal_tiles(load(data), view, bag, data["secret"], dice)
    if isinstance(table["top"], int):
        tiles: list[int] = []
        for _ in range(table["top"]):
            kind = dice.pick(bag, sum(bag))
            bag[kind] -= 1
            tiles.append(kind)
        data["top"] = tiles
    else:
        data["top"] = table["top"]
    data["bag"] = bag
    s = load(data)
    deal_hands(s, view, dice)
    answer(s, view, dice)
    return s


def deal_tiles(s: IslandState, view: Plain, bag: list[int], secret: list[int], dice: Dice) -> None:
    """The tiles others hold in secret, out of those that may be with them."""
    seat: int = view["viewer"]
    mine = s.side[seat] if seat >= 0 else -1
    own = view["own_tiles"] or [0] * KINDS
    pool = unseen(s, own, bag)
    counts: list[int] = view["table"]["secret"]
    order = sorted(
        range(len(counts)), key=lambda side: side != s.thieves
    )  # they never have the cave entrance
    for other in order:
        if other == mine:
            secret[KINDS * other : KINDS * (other + 1)] = own
            continue
        for _ in range(counts[other]):
            could = [0 if other == s.thieves and k == ENTRANCE else pool[k] for k in range(KINDS)]
            kind = dice.pick(could, sum(could))
            pool[kind] -= 1
            bag[kind] -= 1
            secret[KINDS * other + kind] += 1


def spread(counts: list[int], seat: int, pool: list[int]) -> list[int]:
    """Kinds among the unseen tiles, if how they lie is open at all: more than one kind, or tiles that nobody holds."""
    kinds = [k for k in range(KINDS) if pool[k]]
    return kinds if sum(n for other, n in enumerate(counts) if other != seat) else []


def deal_hands(s: IslandState, view: Plain, dice: Dice) -> None:
    """The cards in nobody's sight, dealt to the other hands; each first gets what all know to be in it."""
    counts: list[int] = view["table"]["counts"]
    open_hands: list[Plain] = view["hands"]
    rules = rules_for(s.seats, s.rules.options)
    pool = [rules.resources[r] - s.stock[r] - s.treasure[r] for r in range(3)]
    if rules.unlimited:
        pool = [10**6] * 3
    sure = certain(s)
    for other in range(s.seats + 1):
        known = open_hands[other] if open_hands[other] is not None else sure[3 * other : 3 * other + 3]
        for r in range(3):
            s.hand[3 * other + r] = known[r]
            pool[r] -= known[r]
    for other in range(s.seats + 1):
        if open_hands[other] is not None:
            continue
        for _ in range(counts[other] - cards_of(s, other)):
            r = dice.pick([1, 1, 1], 3) if rules.unlimited else dice.pick(pool, sum(pool))
            pool[r] -= 1
            s.hand[3 * other + r] += 1


def certain(s: IslandState) -> list[int]:
    """Cards a player is known to hold: taken in the open, or promised by what is under way, an offer made, an army
    movement begun or dice marked to be rolled again."""
    need = s.known[:]
    frame = top(s)
    i = base(s)
    if frame in (F_OFFER, F_ANSWER):
        for r in range(3):
            j = 3 * s.frames[i + 1] + r
            need[j] = max(need[j], s.offer[r])
    elif frame == F_COUNT:
        seat = s.frames[i + 1]
        item = FLEE if s.frames[i + 5] == 3 else ARMY_MOVE
        free = s.free if s.explorer[seat] == BELLONA and s.side[seat] == s.turn else 0
        times = max(0, s.frames[i + 6] - free)
        for r in range(3):
            need[3 * seat + r] = max(need[3 * seat + r], times * s.rules.cost[3 * item + r])
    elif s.marks:
        for seat in range(s.seats):
            if (s.mask >> seat) & 1:
                for r in range(3):
                    j = 3 * seat + r
                    need[j] = max(need[j], len(s.marks) * s.rules.cost[3 * REROLL + r])
    return need


def answer(s: IslandState, view: Plain, dice: Dice) -> None:
    """Answers others have given and nobody has seen."""
    for seat in range(s.seats):
        given = view["table"]["answers"][seat]
        if given == HIDDEN:
            if top(s) == F_CHOOSE:
                s.answers[seat] = dice.below(2)
            else:
                could = attacks(s, seat)
                s.answers[seat] = could[dice.below(len(could))]
        else:
            s.answers[seat] = given

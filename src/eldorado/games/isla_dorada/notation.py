"""Action <-> text <-> move.

keep d05 · return t12                choices among goal cards
jungle kilitiping · air septris      the way one is about to bid for
bid 3 · bid 4 ovetos · pass · juju 2
pay drako · discard yak
sangaia river mana_hatu · no         sealed, after a move
play t12 · bonus idol · done         sealed, at a site
take kayak · deck · done             drawing
rob 2 · choose 2 · block sand hora_pena wahi_waha
"""

from __future__ import annotations

from typing import Final

from eldorado.core.errors import BadAction, BadNotation
from eldorado.core.game import Move
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.drawing import BUY, DIAWAS_DRAW, PANDA_LOSES, TURN
from eldorado.games.isla_dorada.payment import turns
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_BID,
    A_CARD,
    A_DECK,
    A_DESTINY,
    A_LAST,
    A_PATH,
    A_SEAT,
    A_TAKE,
    A_TREASURE,
    A_WAY,
    ACTIONS,
    AIR_WAY,
    BIDDING,
    BONUS,
    CARD,
    DESTINY,
    DRAWING,
    FEE,
    FINDING,
    HELD,
    KINDS,
    MAKAKS,
    MARABOUT,
    MOST_BID,
    MOVING,
    NEWS,
    OVER,
    PASS,
    PATH_FROM,
    PATH_TO,
    PATH_TYPE,
    PATHS,
    PAYING,
    PLACE,
    SET_UP,
    SYMBOLS,
    TREASURE,
    TREASURE_POINTS,
    TREASURE_SITE,
    TYPES,
    VALUE,
    WAY_CLASS,
    WAY_FROM,
    WAY_PATHS,
    WAY_TO,
    WAY_TYPE,
    WAYS,
    path_args,
)


def frame(s: IslaState) -> int:
    """What is being resolved while drawing; -1 in other phases."""
    return s.stack[-3] if s.phase == DRAWING else -1


def way_word(s: IslaState, way: int) -> str:
    """A way from here by type and destination; one from elsewhere with its start."""
    kind = TYPES[WAY_TYPE[way]]
    if way >= AIR_WAY or WAY_FROM[way] == s.place:
        return f"{kind} {PLACE[WAY_TO[way]]}"
    return f"{kind} {PLACE[WAY_FROM[way]]}>{PLACE[WAY_TO[way]]}"


def path_word(path: int) -> str:
    return f"{TYPES[PATH_TYPE[path]]} {PLACE[PATH_FROM[path]]} {PLACE[PATH_TO[path]]}"


def pass_word(s: IslaState) -> str:
    if s.phase == MOVING:
        return "no"
    return "pass" if s.phase == BIDDING else "done"


def card_verb(s: IslaState, kind: int) -> str:
    if s.phase == PAYING:
        return "pay"
    return "bonus" if s.phase == FINDING and kind >= BONUS else "discard"


def notation(s: IslaState, seat: int, action: int) -> str:
    if action < 0 or action >= ACTIONS:
        raise BadAction("isla_dorada.no_action", action=action)
    if action == PASS:
        return pass_word(s)
    if action < A_BID:
        text = way_word(s, action - A_WAY)
        return "sangaia " + text if s.phase == MOVING else text
    if action < A_LAST:
        return f"bid {action - A_BID}"
    if action < A_SEAT:
        return f"bid {action - A_LAST} ovetos"
    if action < A_CARD:
        return f"{seat_verb(s)} {action - A_SEAT}"
    if action < A_TAKE:
        kind = action - A_CARD
        verb = card_verb(s, kind)
        return f"bonus {SYMBOLS[kind - BONUS]}" if verb == "bonus" else f"{verb} {CARD[kind]}"
    if action < A_DECK:
        return f"take {CARD[action - A_TAKE]}"
    if action == A_DECK:
        return "deck"
    if action < A_DESTINY:
        verb = "play" if s.phase == FINDING else "return"
        return f"{verb} {TREASURE[action - A_TREASURE]}"
    if action < A_PATH:
        return f"keep {DESTINY[action - A_DESTINY]}"
    return f"block {path_word(action - A_PATH)}"


def seat_verb(s: IslaState) -> str:
    if s.phase != DRAWING:
        return "juju"
    return "rob" if frame(s) in (MAKAKS, MARABOUT) else "choose"


VERBS: Final[list[str]] = [
    "pass", "no", "done", "bid", "juju", "rob", "choose", "pay", "discard", "bonus", "take", "deck", "play", "return",
    "keep", "block", "sangaia", *TYPES,
]  # fmt: skip


def encode(s: IslaState, seat: int, text: str) -> int:
    words = text.lower().split()
    if not words or words[0] not in VERBS:
        raise BadNotation("isla_dorada.notation.unknown", text=text[:60], verbs=VERBS)
    verb, rest = words[0], words[1:]
    try:
        return read(s, verb, rest)
    except (ValueError, IndexError):
        raise BadNotation("isla_dorada.notation.unreadable", text=text[:60]) from None


def read(s: IslaState, verb: str, rest: list[str]) -> int:
    """The action; ValueError or IndexError for what is not there."""
    if verb in ("pass", "no", "done", "deck"):
        only(rest, 0)
        return A_DECK if verb == "deck" else PASS
    if verb == "bid":
        amount = number(rest[0], MOST_BID)
        if rest[1:] == ["ovetos"]:
            return A_LAST + amount
        only(rest, 1)
        return A_BID + amount
    if verb in ("juju", "rob", "choose"):
        only(rest, 1)
        return A_SEAT + number(rest[0], s.seats)
    if verb == "sangaia":
        return read(s, rest[0], rest[1:])
    if verb in TYPES:
        only(rest, 1)
        return A_WAY + find_way(s, verb, rest[0])
    if verb == "block":
        only(rest, 3)
        return A_PATH + next_path(rest)
    only(rest, 1)
    if verb == "bonus":
        return A_CARD + BONUS + SYMBOLS.index(rest[0])
    if verb in ("pay", "discard"):
        return A_CARD + CARD.index(rest[0], 0, HELD)
    if verb == "take":
        return A_TAKE + CARD.index(rest[0], 0, HELD)
    if verb == "keep":
        return A_DESTINY + DESTINY.index(rest[0])
    return A_TREASURE + TREASURE.index(rest[0])


def only(rest: list[str], count: int) -> None:
    if len(rest) != count:
        raise ValueError


def number(word: str, below: int) -> int:
    if not word.isdecimal() or int(word) >= below:
        raise ValueError
    return int(word)


def find_way(s: IslaState, kind: str, word: str) -> int:
    start = s.place
    if ">" in word:
        name, word = word.split(">", 1)
        start = PLACE.index(name)
    end = PLACE.index(word)
    if kind == "air":
        return AIR_WAY + end
    for way in range(WAYS):
        if WAY_FROM[way] == start and WAY_TO[way] == end and TYPES[WAY_TYPE[way]] == kind:
            return way
    raise ValueError


def next_path(rest: list[str]) -> int:
    ends = {PLACE.index(rest[1]), PLACE.index(rest[2])}
    for path in range(PATHS):
        if TYPES[PATH_TYPE[path]] == rest[0] and {PATH_FROM[path], PATH_TO[path]} == ends:
            return path
    raise ValueError


# --- moves ---
def way_anchors(way: int) -> list[str]:
    return [f"path:{p}" for p in WAY_PATHS[way]] + ["site:" + PLACE[WAY_TO[way]]]


def way_args(way: int) -> dict[str, Plain]:
    return {"way": way, "type": TYPES[WAY_TYPE[way]], "to": PLACE[WAY_TO[way]]}


def decode(s: IslaState, seat: int, action: int) -> Move:
    if action < 0 or action >= ACTIONS:
        raise BadAction("isla_dorada.no_action", action=action)
    if A_SEAT <= action < A_CARD and action - A_SEAT >= s.seats:
        raise BadAction("isla_dorada.no_action", action=action)
    if action == PASS:
        return decode_pass(s)
    if action < A_BID:
        way = action - A_WAY
        if s.phase == MOVING:
            return Move("sangaia", way_args(way), [*way_anchors(way), "card:sangaia"], True)
        return Move("way", way_args(way), way_anchors(way))
    if action < A_SEAT:
        return decode_bid(s, seat, action)
    if action < A_CARD:
        return decode_seat(s, action - A_SEAT)
    if action < A_TAKE:
        return decode_card(s, seat, action - A_CARD)
    if action < A_DECK:
        kind = action - A_TAKE
        slots = [f"pool:{i}" for i in range(len(s.pool)) if s.pool[i] == kind]
        return Move(
            "buy" if buying(s) else "take", {"card": CARD[kind]}, slots or ["card:" + CARD[kind]], True
        )
    if action == A_DECK:
        return Move("buy_deck" if buying(s) else "deck", {}, ["deck"], True)
    if action < A_DESTINY:
        return decode_treasure(s, action - A_TREASURE)
    if action < A_PATH:
        destiny = DESTINY[action - A_DESTINY]
        more = s.phase == SET_UP and s.two_treasures == 1  # a second question follows
        return Move("keep", {"destiny": destiny}, ["destiny:" + destiny], not more)
    path = action - A_PATH
    return Move("block", path_args(path), [f"path:{path}"], True)


def buying(s: IslaState) -> bool:
    return frame(s) == TURN and s.stack[-1] == BUY


def decode_pass(s: IslaState) -> Move:
    if s.phase == MOVING:
        return Move("no_sangaia", {}, [], True)
    if s.phase == FINDING:
        return Move("done", {}, [], True)
    if s.phase == DRAWING:
        return Move("no_buy", {}, [], True)
    return Move("pass", {}, [], True)


def decode_bid(s: IslaState, seat: int, action: int) -> Move:
    last = action >= A_LAST
    amount = action - (A_LAST if last else A_BID)
    at = ["card:ovetos"] if last else []
    args: dict[str, Plain] = {"amount": amount}
    if s.phase == BIDDING and s.picked >= 0 and s.turn == seat:
        args.update(way_args(s.picked))
        at += way_anchors(s.picked)
        return Move("bid_ovetos" if last else "bid", args, at, True)
    return Move("amount_ovetos" if last else "amount", args, at, True)


def decode_seat(s: IslaState, victim: int) -> Move:
    at = [f"seat:{victim}"]
    if s.phase != DRAWING:
        return Move("juju", {"victim": victim}, [*at, "card:juju"], False)
    if frame(s) in (MAKAKS, MARABOUT):
        return Move("rob_card" if frame(s) == MAKAKS else "rob_treasure", {"victim": victim}, at, True)
    return Move("choose", {"victim": victim}, at, s.stack[-1] >= 0)


def decode_card(s: IslaState, seat: int, kind: int) -> Move:
    name = CARD[kind]
    at = ["card:" + name]
    if s.phase == PAYING:
        covers = VALUE[kind] >= s.due  # the last card ends the paying
        other = turns(WAY_CLASS[s.way], kind)
        if other >= 0 and not (s.turned >> other) & 1:
            return Move("pay_turned", {"card": name}, ["card:shaman", *at], covers)
        if FEE[kind]:
            return Move("pay_gold", {"card": name, "gold": FEE[kind]}, at, covers)
        return Move("pay", {"card": name}, at, covers)
    if s.phase == FINDING and kind >= BONUS:
        return Move("bonus", {"symbol": SYMBOLS[kind - BONUS]}, at)
    return Move("discard", {"card": name}, at, True)


def decode_treasure(s: IslaState, treasure: int) -> Move:
    name = TREASURE[treasure]
    site = TREASURE_SITE[treasure]
    args: dict[str, Plain] = {"treasure": name, "site": PLACE[site], "points": TREASURE_POINTS[treasure]}
    at = ["treasure:" + name, "site:" + PLACE[site]]
    if s.phase == FINDING:
        if site != s.place:
            return Move("bongo", args, [*at, "card:bongo"])
        return Move("play", args, at)
    return Move("return", args, at, True)


def asks(s: IslaState, seat: int) -> str:
    """The name of the question that is put now, for prompts and refusals."""
    if s.phase == SET_UP:
        return "destiny" if s.answer_destiny[seat] < 0 else "starting_treasure"
    if s.phase == BIDDING:
        if s.picked >= 0 and s.turn == seat:
            return "amount"
        return "open" if s.high < 0 else "bid"
    if s.phase == PAYING:
        return "pay"
    if s.phase == MOVING:
        return "sangaia"
    if s.phase == FINDING:
        return "treasures"
    if s.phase == NEWS:
        return "news"
    if s.phase == OVER:
        return "over"
    top = frame(s)
    if top == TURN:
        return ("free", "buy", "limit")[s.stack[-1]]
    if top == DIAWAS_DRAW:
        return "diawas"
    if top == PANDA_LOSES:
        return "panda_loses"
    if top < KINDS:
        return CARD[top]
    return "draw"

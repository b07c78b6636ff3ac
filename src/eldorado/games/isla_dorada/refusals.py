"""Why a move is not legal: the clause that forbids it. Uses only what the seat may know."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada import flow
from eldorado.games.isla_dorada.bidding import bound, greatest, least, open_path, total
from eldorado.games.isla_dorada.drawing import FREE, TURN
from eldorado.games.isla_dorada.finding import bongos_left
from eldorado.games.isla_dorada.notation import asks, decode, frame
from eldorado.games.isla_dorada.payment import worth
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
    AIR,
    AIR_WAY,
    BIDDING,
    BONUS,
    CAMP,
    CARD,
    DESTINY,
    DRAWING,
    FEE,
    FINDING,
    HELD,
    JUJU,
    MOVING,
    NEAR,
    NEWS,
    OVER,
    OVETOS,
    OVETOS_FROM,
    PASS,
    PATH_WET,
    PATHS,
    PAYING,
    PLACE,
    SANGAIA,
    SET_UP,
    SHAMAN,
    SYMBOLS,
    TREASURE,
    TREASURE_SITE,
    VALUE,
    WATER,
    WAY_CLASS,
    WAY_FROM,
    WAY_PATHS,
    WAY_TO,
    WAYS_FROM,
)

# The clause under which each question is asked: cited when a move does not answer the question at all.
ASKED_BY: dict[str, str] = {
    "destiny": "D-SETUP-2", "starting_treasure": "D-SETUP-2", "open": "D-BID-1", "bid": "D-BID-1",
    "amount": "D-BID-1", "pay": "D-BID-3", "sangaia": "D-MOVE-4", "treasures": "D-TREAS-1", "news": "D-NEWS-1",
    "free": "D-DRAW-1", "buy": "D-DRAW-1", "limit": "D-DRAW-2", "makaks": "D-BOLT-MAKAKS",
    "bigfoot": "D-BOLT-BIGFOOT", "leviathan": "D-BOLT-LEVIATHAN", "antik": "D-BOLT-ANTIK", "istwa": "D-BOLT-ISTWA",
    "marabout": "D-BOLT-MARABOUT", "diawas": "D-BOLT-DIAWAS", "panda": "D-BOLT-PANDA",
    "panda_loses": "D-BOLT-PANDA", "samedi": "D-BOLT-SAMEDI", "over": "D-END-1",
}  # fmt: skip


def no(clause: str, key: str, **args: Plain) -> Refusal:
    return Refusal(clause, "isla_dorada.refusal." + key, args)


def why_not(s: IslaState, seat: int, action: int) -> Refusal | None:
    decode(s, seat, action)  # BadAction for what can mean nothing
    if action in flow.legal(s, seat):
        return None
    if not (flow.actors(s) >> seat) & 1:
        return not_asked(s, seat)
    if s.phase == BIDDING:
        return not_bid(s, seat, action)
    if s.phase == PAYING:
        return not_paid(s, seat, action)
    if s.phase == MOVING:
        return not_sangaia(s, seat, action)
    if s.phase == FINDING:
        return not_found(s, seat, action)
    if s.phase in (SET_UP, NEWS):
        return not_kept(s, seat, action)
    return not_drawn(s, seat, action)


def other_question(s: IslaState, seat: int) -> Refusal:
    question = asks(s, seat)
    return no(ASKED_BY[question], "other_question", question=question)


def not_asked(s: IslaState, seat: int) -> Refusal:
    """Somebody else is to decide."""
    if s.phase == OVER:
        return no("D-END-1", "over")
    if s.phase == BIDDING:
        if (s.out >> seat) & 1:
            return no("D-BID-8", "silenced")
        return no("D-BID-2", "not_your_turn", who=s.turn)
    if s.phase == PAYING:
        return no("D-COOP-3" if s.cooperative else "D-BID-3", "not_your_payment", who=s.payer)
    if s.phase == SET_UP:
        return no("D-SETUP-2", "answered")
    if s.phase in (MOVING, FINDING, NEWS):
        return no("D-ROUND-2", "not_asked")
    return no("D-ROUND-2", "not_your_drawing", who=s.stack[-2])


# --- bidding ---
def closed(s: IslaState, way: int) -> Refusal | None:
    """What closes a way: a monster, or the sea after two journeys."""
    for path in WAY_PATHS[way]:
        if path == s.bigfoot or path == s.leviathan:
            return no("D-BID-10", "monster", card="bigfoot" if path == s.bigfoot else "leviathan")
        if not open_path(s, path):
            return no("D-MOVE-3", "sea_closed")
    return None


def upstream(way: int) -> bool:
    return way < AIR_WAY and way not in WAYS_FROM[WAY_FROM[way]]


def not_bid(s: IslaState, seat: int, action: int) -> Refusal:
    if s.picked >= 0:
        return not_amount(s, seat, action)
    if action == PASS:
        return no("D-BID-11", "must_open")
    if action < A_BID:
        return not_way(s, seat, action - A_WAY)
    if action < A_SEAT:
        return no("D-BID-1", "which_way")
    if action < A_CARD:
        victim = action - A_SEAT
        if victim == seat:
            return no("D-BID-8", "not_oneself")
        if s.hand[seat][JUJU] == 0:
            return no("D-BID-8", "no_juju")
        return no("D-BID-8", "out_already", who=victim)
    return other_question(s, seat)


def not_way(s: IslaState, seat: int, way: int) -> Refusal:
    if WAY_CLASS[way] == AIR:
        if WAY_TO[way] == s.place:
            return no("D-BID-6", "air_to_here", place=PLACE[s.place])
    elif WAY_FROM[way] != s.place:
        return no("D-BID-1", "not_from_here", place=PLACE[WAY_FROM[way]])
    elif upstream(way):
        return no("D-MOVE-2", "upstream")
    shut = closed(s, way)
    if shut is not None:
        return shut
    if s.cooperative and s.bid_way[seat] != way and bound(s, seat):
        return no("D-COOP-1", "bound", to=PLACE[WAY_TO[s.bid_way[seat]]])
    return too_dear(s, seat, way, least(s, seat, way))


def too_dear(s: IslaState, seat: int, way: int, amount: int) -> Refusal:
    most = max(0, greatest(s, seat, way))
    if s.cooperative:
        return no("D-COOP-3", "cannot_pay", need=amount, most=most)
    if WAY_CLASS[way] == AIR and most == 0:
        return no("D-BID-6", "no_wings")
    return no("D-BID-3", "cannot_pay", need=amount, most=most)


def not_amount(s: IslaState, seat: int, action: int) -> Refusal:
    if action < A_BID or action >= A_SEAT:
        return no("D-BID-1", "name_amount")
    way = s.picked
    amount = action - (A_LAST if action >= A_LAST else A_BID)
    need = least(s, seat, way)
    if amount < need:
        if s.high < 0:
            return no("D-BID-1", "air_zero")
        if s.cooperative:
            return no("D-COOP-1", "not_highest", high=s.high, need=need)
        return no("D-BID-1", "not_higher", high=s.high)
    if amount > greatest(s, seat, way):
        return too_dear(s, seat, way, amount)
    clause = "D-COOP-2" if s.cooperative else "D-BID-7"
    if s.hand[seat][OVETOS] == 0:
        return no(clause, "no_ovetos")
    made = amount + (total(s, way) if s.cooperative else 0)
    return no(clause, "below_four", amount=made, need=OVETOS_FROM)


def not_paid(s: IslaState, seat: int, action: int) -> Refusal:
    if not A_CARD <= action < A_TAKE:
        return other_question(s, seat)
    kind = action - A_CARD
    hand = s.hand[seat]
    name = CARD[kind]
    way_class = WAY_CLASS[s.way]
    if hand[kind] == 0:
        return no("D-BID-3", "not_held", card=name)
    if kind == SHAMAN and way_class < WATER:
        return no("D-BID-5", "shaman_alone")
    if worth(way_class, kind, 1, s.turned) == 0:
        if way_class == AIR:
            return no("D-BID-6", "only_wings", card=name)
        return no("D-BID-5" if kind == SHAMAN else "D-BID-4", "pays_nothing", card=name)
    if worth(way_class, kind, hand[SHAMAN], s.turned) == 0:
        return no("D-BID-5", "needs_shaman", card=name)
    if FEE[kind] > s.gold[seat]:
        return no("D-BID-4", "no_gold", card=name, gold=FEE[kind])
    if VALUE[kind] > s.cap:
        return no("D-BID-9", "dearest_first", card=name)
    return no("D-BID-9", "rest_unpaid", card=name, due=s.due)


# --- windows ---
def not_sangaia(s: IslaState, seat: int, action: int) -> Refusal:
    if not A_WAY <= action < A_BID:
        return other_question(s, seat)
    if s.hand[seat][SANGAIA] == 0:
        return no("D-MOVE-4", "no_sangaia")
    way = action - A_WAY
    if WAY_CLASS[s.leg] != AIR and WAY_FROM[way] == s.place:
        if upstream(way):
            return no("D-MOVE-2", "upstream")
        shut = closed(s, way)
        if shut is not None and WAY_CLASS[way] == WAY_CLASS[s.leg]:
            return shut
    return no("D-MOVE-4", "not_onward")


def not_found(s: IslaState, seat: int, action: int) -> Refusal:
    if A_CARD <= action < A_TAKE and action - A_CARD >= BONUS:
        symbol = SYMBOLS[action - A_CARD - BONUS]
        if s.hand[seat][action - A_CARD] == 0:
            return no("D-TREAS-2", "no_bonus", symbol=symbol)
        return no("D-TREAS-2", "no_such_treasure", symbol=symbol)
    if not A_TREASURE <= action < A_DESTINY:
        return other_question(s, seat)
    treasure = action - A_TREASURE
    name = TREASURE[treasure]
    if treasure not in s.treasures[seat]:
        return no("D-TREAS-1", "treasure_not_held", treasure=name)
    if treasure in s.pending[seat]:
        return no("D-TREAS-1", "treasure_chosen", treasure=name)
    site = TREASURE_SITE[treasure]
    if NEAR[s.place][site] and bongos_left(s, seat) <= 0:
        return no("D-TREAS-3", "needs_bongo", site=PLACE[site])
    if s.place == CAMP:
        return no("D-TREAS-5", "camp", site=PLACE[site])
    if s.visited[site]:
        return no("D-TREAS-4", "new_visit", site=PLACE[site])
    return no("D-TREAS-1", "other_site", site=PLACE[site])


def not_kept(s: IslaState, seat: int, action: int) -> Refusal:
    question = asks(s, seat)
    destinies = A_DESTINY <= action < A_PATH
    treasures = A_TREASURE <= action < A_DESTINY
    if (destinies and question == "destiny") or (treasures and question != "destiny"):
        return no(ASKED_BY[question], "not_offered")
    return other_question(s, seat)


# --- drawing ---
def not_drawn(s: IslaState, seat: int, action: int) -> Refusal:
    question = asks(s, seat)
    clause = ASKED_BY[question]
    top = frame(s)
    if A_TAKE <= action < A_DECK and question in ("free", "buy", "diawas"):
        return no(clause, "not_in_pool", card=CARD[action - A_TAKE])
    if action == A_DECK and question in ("free", "buy", "diawas"):
        return no(clause, "deck_empty")
    if action == PASS and top == TURN and s.stack[-1] == FREE:
        return no(clause, "must_draw")
    if A_SEAT <= action < A_CARD and question in ("makaks", "marabout", "panda", "samedi"):
        if question in ("panda", "samedi"):
            return no(clause, "two_different")
        if action - A_SEAT == seat:
            return no(clause, "rob_oneself")
        return no(clause, "nothing_to_rob", who=action - A_SEAT)
    if action >= A_PATH and question in ("bigfoot", "leviathan"):
        if PATH_WET[action - A_PATH] != (question == "leviathan"):
            return no(clause, "wrong_path", card=question)
        return no(clause, "there_already", card=question)
    if A_CARD <= action < A_TAKE and question in ("limit", "panda_loses"):
        return no(clause, "not_held", card=CARD[action - A_CARD])
    if A_TREASURE <= action < A_PATH and question in ("antik", "istwa"):
        return no(clause, "not_offered")
    return other_question(s, seat)


# --- gestures ---
def meant(s: IslaState, anchor: str) -> list[int]:
    """The actions a tap on an anchor can mean now, the likeliest first; none for what is nowhere on the table."""
    kind, _, name = anchor.partition(":")
    if kind in ("site", "path"):
        return ways_of(s, kind, name)
    if kind == "way" and name.isdecimal() and int(name) < AIR_WAY + len(PLACE):
        return [A_WAY + int(name)]
    if kind == "seat" and name.isdecimal() and int(name) < s.seats:
        return [A_SEAT + int(name)]
    if kind == "card" and name in CARD[:HELD]:
        return [A_CARD + CARD.index(name)]
    if kind == "pool" and name.isdecimal() and int(name) < len(s.pool):
        return [A_TAKE + s.pool[int(name)]]
    if kind == "deck":
        return [A_DECK]
    if kind == "treasure" and name in TREASURE:
        return [A_TREASURE + TREASURE.index(name)]
    if kind == "destiny" and name in DESTINY:
        return [A_DESTINY + DESTINY.index(name)]
    return []


def ways_of(s: IslaState, kind: str, name: str) -> list[int]:
    """Ways from the place to a site, or over a path; a path alone is where a monster goes."""
    if kind == "path":
        if not name.isdecimal() or int(name) >= PATHS:
            return []
        if s.phase == DRAWING:
            return [A_PATH + int(name)]
        over = [w for w in range(AIR_WAY) if WAY_FROM[w] == s.place and int(name) in WAY_PATHS[w]]
        return [A_WAY + way for way in over]
    if name not in PLACE:
        return []
    place = PLACE.index(name)
    ground = [w for w in range(AIR_WAY) if WAY_FROM[w] == s.place and WAY_TO[w] == place]
    return [A_WAY + way for way in [*ground, AIR_WAY + place]]


def explain(s: IslaState, seat: int, ask: Plain) -> Refusal | None:
    """Why a gesture finds no plan: the refusal of the likeliest action that was meant."""
    actions = meant(s, str(ask.get("to", "")))
    refusals = [why_not(s, seat, action) for action in actions]
    return refusals[0] if refusals and all(refusal is not None for refusal in refusals) else None

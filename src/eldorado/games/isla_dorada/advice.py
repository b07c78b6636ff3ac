"""For the player: proposals of several decisions, and the numbers one wants to see. Only what the seat may know."""

from __future__ import annotations

from eldorado.core.game import Plan
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada import flow
from eldorado.games.isla_dorada.bidding import greatest, least, open_way, shut_in, total
from eldorado.games.isla_dorada.ending import HERD, NEEDED, SORT, furthers, progress, score, wanted
from eldorado.games.isla_dorada.finding import bongos_left
from eldorado.games.isla_dorada.notation import asks, way_anchors, way_args
from eldorado.games.isla_dorada.refusals import ASKED_BY
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_BID,
    A_CARD,
    A_TREASURE,
    A_WAY,
    AIR_WAY,
    BIDDING,
    BONGO,
    BONUS,
    BONUS_POINTS,
    CARD,
    CURSE,
    CURSE_POINTS,
    CURSE_SITE,
    DESTINY,
    DESTINY_POINTS,
    DRAWING,
    FINDING,
    HAND_LIMIT,
    HELD,
    NEAR,
    OVER,
    PASS,
    PAYING,
    PLACE,
    PLACES,
    SANGAIA,
    STEPS,
    TREASURE,
    TREASURE_POINTS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    WAY_CLASS,
    WAY_TO,
    WAYS_FROM,
)
from eldorado.games.isla_dorada.thrift import Payment, cheapest


# --- what a place is worth to the seat ---
def treasures_at(s: IslaState, seat: int, place: int) -> list[int]:
    return [t for t in s.treasures[seat] if TREASURE_SITE[t] == place]


def bonus_at(s: IslaState, seat: int, place: int) -> int:
    """Points of Bonus cards in hand that a treasure of the place would take along."""
    symbols = {TREASURE_SYMBOL[t] for t in treasures_at(s, seat, place)}
    return BONUS_POINTS * sum(1 for symbol in symbols if s.hand[seat][BONUS + symbol])


def curse_at(s: IslaState, seat: int, place: int) -> int:
    return sum(CURSE_POINTS[c] for c in s.curses[seat] if CURSE_SITE[c] == place)


def worth(s: IslaState, seat: int, place: int) -> int:
    """Points a visit brings at once: treasures in hand, bonuses on them, curses."""
    points = sum(TREASURE_POINTS[t] for t in treasures_at(s, seat, place))
    return points + bonus_at(s, seat, place) + curse_at(s, seat, place)


# --- facts ---
def way_fact(s: IslaState, seat: int, way: int) -> dict[str, Plain]:
    """One row of «Where to next?»."""
    place = WAY_TO[way]
    need = least(s, seat, way)
    most = max(0, greatest(s, seat, way))
    before = s.share[seat] if s.cooperative and s.bid_way[seat] == way else 0
    payment = cheapest(s.hand[seat], s.gold[seat], WAY_CLASS[way], need + before) if most >= need else None
    row = way_args(way)
    row.update(
        {
            "at": way_anchors(way),
            "worth": worth(s, seat, place),
            "treasures": [TREASURE[t] for t in treasures_at(s, seat, place)],
            "curse": curse_at(s, seat, place),
            "most": most,
            "next": need,
            "total": total(s, way) if s.cooperative else 0,
            "cards": payment.names() if payment else [],
            "gold": payment.gold if payment else 0,
            "can": payment is not None,
            "explored": s.markers.count(place),
            "destiny": s.destiny[seat] >= 0 and furthers(s, s.destiny[seat], way),
            "toward": toward(s, seat, place),
        }
    )
    return row


def toward(s: IslaState, seat: int, place: int) -> Plain:
    """The treasure in hand that would be nearest from a place, the dearest of those; None without one elsewhere."""
    others = [t for t in s.treasures[seat] if TREASURE_SITE[t] != place]
    if not others:
        return None
    best = min(others, key=lambda t: (STEPS[place][TREASURE_SITE[t]], -TREASURE_POINTS[t]))
    site = TREASURE_SITE[best]
    return {"site": PLACE[site], "steps": STEPS[place][site], "points": TREASURE_POINTS[best]}


def ways_here(s: IslaState) -> list[int]:
    """Ways that can be bid for from the place: open ones by land and water, then by air."""
    ground = [way for way in WAYS_FROM[s.place] if open_way(s, way)]
    return ground + [AIR_WAY + place for place in range(PLACES) if place != s.place]


def goals(s: IslaState, seat: int) -> list[Plain]:
    """Each goal card of the seat with its site and how many legs away that is."""
    steps = STEPS[s.place]
    found: list[Plain] = [
        {
            "card": TREASURE[t],
            "site": PLACE[TREASURE_SITE[t]],
            "points": TREASURE_POINTS[t],
            "steps": steps[TREASURE_SITE[t]],
        }
        for t in s.treasures[seat]
    ]
    found += [
        {
            "card": CURSE[c],
            "site": PLACE[CURSE_SITE[c]],
            "points": CURSE_POINTS[c],
            "steps": steps[CURSE_SITE[c]],
        }
        for c in s.curses[seat]
    ]
    return found


def destiny_fact(s: IslaState, seat: int, destiny: int) -> Plain:
    have = progress(s, destiny, s.hand[seat], s.gold[seat])
    return {
        "destiny": DESTINY[destiny],
        "kind": SORT[destiny],
        "have": min(have, NEEDED[destiny]),
        "need": NEEDED[destiny],
        "points": DESTINY_POINTS[destiny],
        "sites": [PLACE[place] for place in wanted(s, destiny)],
        "card": CARD[HERD[destiny]] if HERD[destiny] >= 0 else None,
        "done": have >= NEEDED[destiny],
    }


def facts(s: IslaState, seat: int) -> Plain:
    if seat < 0:
        return {}
    data: dict[str, Plain] = {
        "score": score(s, seat, s.phase == OVER),
        "goals": goals(s, seat),
        "near": [
            {"site": PLACE[p], "worth": worth(s, seat, p), "steps": STEPS[s.place][p]} for p in range(PLACES)
        ],
    }
    if s.destiny[seat] >= 0:
        data["destiny"] = destiny_fact(s, seat, s.destiny[seat])
    if s.phase == BIDDING:
        rows = [way_fact(s, seat, way) for way in ways_here(s)]
        data["ways"] = sorted(rows, key=lambda row: (-row["worth"], not row["can"], len(row["cards"])))
        if s.high >= 0:
            row = way_args(s.way)
            row.update({"leader": s.last, "high": s.high, "worth": worth(s, seat, WAY_TO[s.way])})
            row["steps_to_curse"] = steps_to_curse(s, seat, WAY_TO[s.way])
            data["if_now"] = row
        if s.picked >= 0 and s.turn == seat:
            data["amounts"] = amounts(s, seat)
    if s.phase == PAYING and s.payer == seat:
        payment = cheapest(s.hand[seat], s.gold[seat], WAY_CLASS[s.way], s.due, s.cap, s.turned)
        if payment is not None:
            data["payment"] = {
                "cards": payment.names(),
                "gold": payment.gold,
                "value": payment.value,
                "due": s.due,
            }
    return data


def bidders(s: IslaState) -> list[Plain]:
    """Whose the highest bid is: all who share it, or who made it."""
    if not s.cooperative:
        return [s.last]
    return [seat for seat in range(s.seats) if s.bid_way[seat] == s.way and s.share[seat] > 0] or [s.last]


def amounts(s: IslaState, seat: int) -> list[Plain]:
    """Each amount that can be bid for the way just named, or added to it, with the cheapest cards that pay it."""
    way = s.picked
    before = s.share[seat] if s.cooperative and s.bid_way[seat] == way else 0
    found: list[Plain] = []
    for amount in range(least(s, seat, way), greatest(s, seat, way) + 1):
        payment = cheapest(s.hand[seat], s.gold[seat], WAY_CLASS[way], amount + before)
        if payment is not None:
            found.append({"amount": amount, "cards": payment.names(), "gold": payment.gold})
    return found


def steps_to_curse(s: IslaState, seat: int, place: int) -> int:
    """How far the nearest curse in hand would be from there; -1 without one."""
    return min((STEPS[place][CURSE_SITE[c]] for c in s.curses[seat]), default=-1)


# --- plans ---
def uses(payment: Payment) -> list[str]:
    return ["card:" + name for name in payment.names()]


def plans(s: IslaState, seat: int) -> list[Plan]:
    if seat < 0 or not (flow.actors(s) >> seat) & 1:
        return []
    if s.phase == BIDDING:
        return bid_plans(s, seat)
    if s.phase == PAYING:
        return pay_plans(s, seat)
    if s.phase == FINDING:
        return find_plans(s, seat)
    if s.phase == DRAWING and asks(s, seat) in ("limit", "panda_loses"):
        return discard_plans(s, seat)
    return []


def bid_plans(s: IslaState, seat: int) -> list[Plan]:
    """For each way the next bid, with the cheapest payment; the best of those to the same place is marked."""
    found: list[Plan] = []
    cost: dict[int, int] = {}
    chosen: dict[int, int] = {}
    legal = flow.legal(s, seat)
    ways = [s.picked] if s.picked >= 0 else ways_here(s)
    for way in ways:
        need = least(s, seat, way)
        if s.picked < 0 and A_WAY + way not in legal:
            continue
        before = s.share[seat] if s.cooperative and s.bid_way[seat] == way else 0
        payment = cheapest(s.hand[seat], s.gold[seat], WAY_CLASS[way], need + before)
        if payment is None:
            continue
        args = way_args(way)
        args.update({"amount": need, "cards": payment.names(), "gold": payment.gold})
        args["worth"] = worth(s, seat, WAY_TO[way])
        joins = s.cooperative and total(s, way) > 0
        actions = [A_BID + need] if s.picked >= 0 else [A_WAY + way, A_BID + need]
        kind = "add" if joins else "bid"
        found.append(Plan(kind, actions, args, way_anchors(way), uses(payment)))
        place = WAY_TO[way]
        if place not in cost or payment.cost < cost[place]:
            cost[place] = payment.cost
            chosen[place] = len(found) - 1
    for number in chosen.values():
        found[number].best = True
    return found


def pay_plans(s: IslaState, seat: int) -> list[Plan]:
    payment = cheapest(s.hand[seat], s.gold[seat], WAY_CLASS[s.way], s.due, s.cap, s.turned)
    if payment is None:
        return []
    args = {"cards": payment.names(), "gold": payment.gold, "due": s.due, "value": payment.value}
    actions = [A_CARD + kind for kind in payment.kinds]
    return [Plan("pay", actions, args, way_anchors(s.way), uses(payment), True)]


def find_plans(s: IslaState, seat: int) -> list[Plan]:
    """Show every treasure of the site, with the Bonus cards that fit; with a Bongo one of a neighbour besides."""
    chosen = [t for t in treasures_at(s, seat, s.place) if t not in s.pending[seat]]
    found = [show_plan(s, seat, chosen, True)] if chosen else []
    if bongos_left(s, seat) > 0:
        near = [t for t in s.treasures[seat] if NEAR[s.place][TREASURE_SITE[t]] and t not in s.pending[seat]]
        found += [show_plan(s, seat, [*chosen, treasure], False) for treasure in near]
    return found


def show_plan(s: IslaState, seat: int, chosen: list[int], best: bool) -> Plan:
    """These treasures, each with a Bonus if there is one, and done: in one gesture, so that nobody sees it grow."""
    actions = [A_TREASURE + t for t in chosen]
    spent = ["treasure:" + TREASURE[t] for t in chosen]
    if TREASURE_SITE[chosen[-1]] != s.place:
        spent.append("card:" + CARD[BONGO])
    points = sum(TREASURE_POINTS[t] for t in chosen)
    for symbol in sorted({TREASURE_SYMBOL[t] for t in chosen}):
        carried = any(TREASURE_SYMBOL[t] == symbol for t in s.pending_bonus[seat])
        if s.hand[seat][BONUS + symbol] and not carried:
            actions.append(A_CARD + BONUS + symbol)
            spent.append("card:" + CARD[BONUS + symbol])
            points += BONUS_POINTS
    names: list[Plain] = [TREASURE[t] for t in chosen]
    at = [*spent, "site:" + PLACE[s.place]]
    kind = "show_bongo" if not best else "show_bonus" if len(actions) > len(chosen) else "show"
    return Plan(kind, [*actions, PASS], {"treasures": names, "points": points}, at, spent, best)


def discard_plans(s: IslaState, seat: int) -> list[Plan]:
    number = (
        s.hand_size[seat] - HAND_LIMIT if asks(s, seat) == "limit" else min(s.stack[-1], s.hand_size[seat])
    )
    hand = s.hand[seat][:]
    chosen: list[int] = []
    for _ in range(number):
        kind = min((k for k in range(HELD) if hand[k]), key=lambda k: missed(hand, k))
        hand[kind] -= 1
        chosen.append(kind)
    names: list[Plain] = [CARD[kind] for kind in chosen]
    anchors = ["card:" + CARD[kind] for kind in chosen]
    return [Plan("discard", [A_CARD + kind for kind in chosen], {"cards": names}, anchors, anchors, True)]


def missed(hand: list[int], kind: int) -> int:
    """How much a card would be missed: many of a kind each less; what flies or tricks more."""
    if kind < SANGAIA - 3:
        return 10 + kind * 2 - 2 * hand[kind]
    return 12 + (kind < BONUS)


# --- the question ---
def prompt(s: IslaState, seat: int) -> Plain:
    """What is asked of the seat now, or whom it waits for."""
    mask = flow.actors(s)
    if mask == 0:
        return {"key": "isla_dorada.prompt.over", "args": {}, "clause": "D-END-1"}
    waiting = [who for who in range(s.seats) if (mask >> who) & 1]
    if seat < 0 or not (mask >> seat) & 1:
        public = asks(s, waiting[0]) if s.phase != BIDDING else "bid"
        if public in ("starting_treasure", "destiny"):
            public = "destiny"
        return {"key": "isla_dorada.prompt.wait", "args": {"who": waiting}, "clause": ASKED_BY[public]}
    question = asks(s, seat)
    args: dict[str, Plain] = {}
    if question in ("open", "bid", "amount"):
        args["place"] = PLACE[s.place]
        args["high"] = s.high
        if question == "bid" and s.high >= 0:
            args.update({"to": PLACE[WAY_TO[s.way]], "who": bidders(s)})
        if question == "amount":
            args.update(way_args(s.picked))
            args["need"] = least(s, seat, s.picked)
    elif question == "pay":
        args.update({"due": s.due, "to": PLACE[WAY_TO[s.way]]})
    elif question in ("sangaia", "treasures"):
        args["place"] = PLACE[s.place]
    elif question == "news":
        args["keep"] = len(s.offer[seat]) - 1
    elif question == "limit":
        args["n"] = s.hand_size[seat] - HAND_LIMIT
    elif question == "panda_loses":
        args["n"] = min(s.stack[-1], s.hand_size[seat])
    words = question
    if question in ("panda", "samedi") and s.stack[-1] >= 0:
        words += "_second"
        args["first"] = s.stack[-1]
    elif question == "open" and shut_in(s):
        words = "open_by_air"
    asked: dict[str, Plain] = {
        "key": "isla_dorada.prompt." + words,
        "args": args,
        "clause": ASKED_BY[question],
    }
    if question in ("sangaia", "treasures"):
        asked["pass"] = PASS  # a window: the table answers for who has nothing to decide (D-ROUND-2)
    return asked

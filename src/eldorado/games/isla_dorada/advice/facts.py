"""The numbers a player wants to see, using only what the seat may know."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.advice.outlook import KNOWN
from eldorado.games.isla_dorada.advice.thrift import cheapest
from eldorado.games.isla_dorada.advice.worth import Sites
from eldorado.games.isla_dorada.model import board, cards, goals, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.rules.auction import greatest, least, total
from eldorado.games.isla_dorada.rules.scoring import progress, score, wanted


class Offers:
    """The bids the seat can make, worked out once for each class of way, as all ways of a class are paid alike."""

    def __init__(self, s: IslaState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.known: dict[int, dict[str, Plain]] = {}

    def on(self, way: int) -> dict[str, Plain]:
        s, seat, of_class = self.s, self.seat, board.WAY_CLASS[way]
        if s.cooperative:  # bids of others for this way count
            return offer(s, seat, way)
        found = self.known.get(of_class)
        if found is None:
            found = self.known[of_class] = offer(s, seat, way)
        return found


def offer(s: IslaState, seat: int, way: int) -> dict[str, Plain]:
    """Return the least and the most the seat can bid for a way, and the cheapest cards for the least."""
    need = least(s, seat, way)
    most = max(0, greatest(s, seat, way))
    before = s.share[seat] if s.cooperative and s.bid_way[seat] == way else 0
    payment = (
        cheapest(s.hand[seat], s.gold[seat], board.WAY_CLASS[way], need + before) if most >= need else None
    )
    return {
        "most": most,
        "next": need,
        "total": total(s, way) if s.cooperative else 0,
        "cards": payment.names() if payment else [],
        "gold": payment.gold if payment else 0,
        "can": payment is not None,
        "ovetos": payment is not None and ends_it(s, seat, way, most),
    }


def ends_it(s: IslaState, seat: int, way: int, most: int) -> bool:
    """Whether the seat holds an Ovetos and can bid enough for this way to play it (D-BID-7, D-COOP-2)."""
    made = most + (total(s, way) if s.cooperative else 0)
    return s.hand[seat][cards.OVETOS] > 0 and made >= numbers.OVETOS_FROM


def goal_facts(s: IslaState, seat: int) -> list[Plain]:
    """The seat's goal cards, each with its site and the number of legs to it."""
    steps = board.STEPS[s.place]
    found: list[Plain] = [
        {
            "card": goals.TREASURE[t],
            "site": board.PLACE[goals.TREASURE_SITE[t]],
            "points": goals.TREASURE_POINTS[t],
            "steps": steps[goals.TREASURE_SITE[t]],
        }
        for t in s.treasures[seat]
    ]
    found += [
        {
            "card": goals.CURSE[c],
            "site": board.PLACE[goals.CURSE_SITE[c]],
            "points": goals.CURSE_POINTS[c],
            "steps": steps[goals.CURSE_SITE[c]],
        }
        for c in s.curses[seat]
    ]
    return found


def destiny_fact(s: IslaState, seat: int, destiny: int) -> Plain:
    have = progress(s, destiny, s.hand[seat], s.gold[seat])
    return {
        "destiny": goals.DESTINY[destiny],
        "kind": goals.SORT[destiny],
        "have": min(have, goals.NEEDED[destiny]),
        "need": goals.NEEDED[destiny],
        "points": goals.DESTINY_POINTS[destiny],
        "sites": [board.PLACE[place] for place in wanted(s, destiny)],
        "card": cards.CARD[goals.HERD[destiny]] if goals.HERD[destiny] >= 0 else None,
        "done": have >= goals.NEEDED[destiny],
    }


def facts(s: IslaState, seat: int) -> Plain:
    if seat < 0:
        return {}
    steps, sites = board.STEPS[s.place], Sites(s, seat)
    data: dict[str, Plain] = {
        "score": score(s, seat, s.phase == phases.OVER),
        "goals": goal_facts(s, seat),
        "near": [
            {"site": board.PLACE[p], "worth": sites.worth[p], "steps": steps[p]} for p in range(board.PLACES)
        ],
    }
    if s.destiny[seat] >= 0:
        data["destiny"] = destiny_fact(s, seat, s.destiny[seat])
    question = asked(s)
    if isinstance(question, Bidding):
        bidding_facts(s, seat, question, sites, data)
    elif isinstance(question, Payment) and question.payer == seat:
        payment_facts(s, seat, question, data)
    return data


def bidding_facts(s: IslaState, seat: int, bidding: Bidding, sites: Sites, data: dict[str, Plain]) -> None:
    """Add what can be bid for each way, and what happens if nobody bids any more."""
    offers = Offers(s, seat)
    rows = [{**row, **offers.on(way)} for way, row in KNOWN.of(s, seat, sites)]  # “Where to next?”
    data["ways"] = sorted(rows, key=lambda row: (-row["worth"], not row["can"], len(row["cards"])))
    if s.high >= 0:
        row = board.way_args(s.way)
        row.update({"leader": s.last, "high": s.high, "worth": sites.worth[board.WAY_TO[s.way]]})
        row["steps_to_curse"] = steps_to_curse(s, seat, board.WAY_TO[s.way])
        data["if_now"] = row
    if bidding.picked >= 0 and bidding.turn == seat:
        data["amounts"] = amounts(s, seat, bidding.picked)


def payment_facts(s: IslaState, seat: int, owed: Payment, data: dict[str, Plain]) -> None:
    """Add the cheapest cards that pay what is due."""
    way_class = board.WAY_CLASS[s.way]
    payment = cheapest(s.hand[seat], s.gold[seat], way_class, owed.due, owed.cap, owed.turned)
    if payment is not None:
        data["payment"] = {
            "cards": payment.names(),
            "gold": payment.gold,
            "value": payment.value,
            "due": owed.due,
        }


def amounts(s: IslaState, seat: int, way: int) -> list[Plain]:
    """The amounts that can be bid for the way just named, or added to it, with the cheapest cards that pay them."""
    before = s.share[seat] if s.cooperative and s.bid_way[seat] == way else 0
    found: list[Plain] = []
    for amount in range(least(s, seat, way), greatest(s, seat, way) + 1):
        payment = cheapest(s.hand[seat], s.gold[seat], board.WAY_CLASS[way], amount + before)
        if payment is not None:
            found.append({"amount": amount, "cards": payment.names(), "gold": payment.gold})
    return found


def steps_to_curse(s: IslaState, seat: int, place: int) -> int:
    """The distance from there to the nearest curse in hand; -1 without one."""
    return min((board.STEPS[place][goals.CURSE_SITE[c]] for c in s.curses[seat]), default=-1)

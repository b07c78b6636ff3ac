"""Proposals of several decisions at once, using only what the seat may know."""

from __future__ import annotations

from eldorado.core.game import Plan
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.advice.thrift import Outlay, cheapest
from eldorado.games.isla_dorada.advice.worth import treasures_at, ways_here, worth
from eldorado.games.isla_dorada.model import actions, board, cards, goals, numbers
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.bolts.panda import PandaLoss
from eldorado.games.isla_dorada.questions.drawing import LIMIT, Drawing
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.questions.treasures import Treasures
from eldorado.games.isla_dorada.rules.auction import least, total


def uses(payment: Outlay) -> list[str]:
    return ["card:" + name for name in payment.names()]


def plans(s: IslaState, seat: int) -> list[Plan]:
    question = asked(s)
    if seat < 0 or question is None or not (question.actors(s) >> seat) & 1:
        return []
    if isinstance(question, Bidding):
        return bid_plans(s, seat, question)
    if isinstance(question, Payment):
        return pay_plans(s, seat, question)
    if isinstance(question, Treasures):
        return show_plans(s, seat, question)
    if isinstance(question, PandaLoss):
        return [discard_plan(s, seat, min(question.left, s.hand_size[seat]))]
    if isinstance(question, Drawing) and question.step == LIMIT:
        return [discard_plan(s, seat, s.hand_size[seat] - numbers.HAND_LIMIT)]
    return []


def bid_plans(s: IslaState, seat: int, bidding: Bidding) -> list[Plan]:
    """Plans for the next bid on each way, with the cheapest payment; the best of those to the same place is marked."""
    found: list[Plan] = []
    cost: dict[int, int] = {}
    chosen: dict[int, int] = {}
    legal = bidding.legal(s, seat)
    named = bidding.picked >= 0
    ways = [bidding.picked] if named else ways_here(s)
    for way in ways:
        need = least(s, seat, way)
        if not named and actions.WAY + way not in legal:
            continue
        before = s.share[seat] if s.cooperative and s.bid_way[seat] == way else 0
        payment = cheapest(s.hand[seat], s.gold[seat], board.WAY_CLASS[way], need + before)
        if payment is None:
            continue
        args = board.way_args(way)
        args.update({"amount": need, "cards": payment.names(), "gold": payment.gold})
        args["worth"] = worth(s, seat, board.WAY_TO[way])
        joins = s.cooperative and total(s, way) > 0
        made = [actions.BID + need] if named else [actions.WAY + way, actions.BID + need]
        kind = "add" if joins else "bid"
        found.append(Plan(kind, made, args, board.way_anchors(way), uses(payment)))
        place = board.WAY_TO[way]
        if place not in cost or payment.cost < cost[place]:
            cost[place] = payment.cost
            chosen[place] = len(found) - 1
    for number in chosen.values():
        found[number].best = True
    return found


def pay_plans(s: IslaState, seat: int, owed: Payment) -> list[Plan]:
    payment = cheapest(s.hand[seat], s.gold[seat], board.WAY_CLASS[s.way], owed.due, owed.cap, owed.turned)
    if payment is None:
        return []
    args = {"cards": payment.names(), "gold": payment.gold, "due": owed.due, "value": payment.value}
    made = [actions.PAY + kind for kind in payment.kinds]
    return [Plan("pay", made, args, board.way_anchors(s.way), uses(payment), True)]


def show_plans(s: IslaState, seat: int, window: Treasures) -> list[Plan]:
    """Plans that show every treasure of the site, with matching Bonus cards; with a Bongo also one of a neighbour."""
    chosen = [t for t in treasures_at(s, seat, s.place) if t not in window.chosen]
    found = [show_plan(s, seat, window, chosen, True)] if chosen else []
    if window.bongos_left(s, seat) > 0:
        near = [
            t
            for t in s.treasures[seat]
            if board.NEAR[s.place][goals.TREASURE_SITE[t]] and t not in window.chosen
        ]
        found += [show_plan(s, seat, window, [*chosen, treasure], False) for treasure in near]
    return found


def show_plan(s: IslaState, seat: int, window: Treasures, chosen: list[int], best: bool) -> Plan:
    """These treasures, each with a Bonus if there is one, and done: in one gesture, so that nobody sees it grow."""
    made = [actions.PLAY + t for t in chosen]
    spent = ["treasure:" + goals.TREASURE[t] for t in chosen]
    if goals.TREASURE_SITE[chosen[-1]] != s.place:
        spent.append("card:" + cards.CARD[cards.BONGO])
    points = sum(goals.TREASURE_POINTS[t] for t in chosen)
    for symbol in sorted({goals.TREASURE_SYMBOL[t] for t in chosen}):
        carried = any(goals.TREASURE_SYMBOL[t] == symbol for t in window.crowned_by(s, seat))
        if s.hand[seat][cards.BONUS + symbol] and not carried:
            made.append(actions.BONUS + symbol)
            spent.append("card:" + cards.CARD[cards.BONUS + symbol])
            points += cards.BONUS_POINTS
    names: list[Plain] = [goals.TREASURE[t] for t in chosen]
    at = [*spent, "site:" + board.PLACE[s.place]]
    kind = "show_bongo" if not best else "show_bonus" if len(made) > len(chosen) else "show"
    return Plan(kind, [*made, actions.DONE], {"treasures": names, "points": points}, at, spent, best)


def discard_plan(s: IslaState, seat: int, number: int) -> Plan:
    """The plan that discards the cards that will be missed least."""
    hand = s.hand[seat][:]
    chosen: list[int] = []
    for _ in range(number):
        kind = min((k for k in range(cards.HELD) if hand[k]), key=lambda k: missed(hand, k))
        hand[kind] -= 1
        chosen.append(kind)
    names: list[Plain] = [cards.CARD[kind] for kind in chosen]
    anchors = ["card:" + cards.CARD[kind] for kind in chosen]
    return Plan(
        "discard", [actions.DISCARD + kind for kind in chosen], {"cards": names}, anchors, anchors, True
    )


def missed(hand: list[int], kind: int) -> int:
    """How much a card would be missed: less with many of its kind; more if it flies or tricks."""
    if kind < cards.SANGAIA - 3:
        return 10 + kind * 2 - 2 * hand[kind]
    return 12 + (kind < cards.BONUS)

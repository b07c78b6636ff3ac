"""The numbers a player wants to know before deciding."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.quest.model import cards
from eldorado.games.quest.model.distance import effort_left, efforts
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.market import hand_worth, on_offer, places_free


def for_sale(s: QuestState, kind: int) -> bool:
    """Whether a kind can be bought at all now (Q-BUY-4, -5)."""
    return (on_offer(s) >> kind) & 1 == 1


def way_long(s: QuestState) -> int:
    """How far it was at the start, from the farthest start space and for all pieces of a seat: the scale of a race."""
    far = efforts(s.board, s.blockade, (1 << s.board.seams) - 1)
    return max(far[at] for at in s.board.starts) * s.pieces_each


def facts(s: QuestState, seat: int) -> Plain:
    """The distances of all pieces; for a seat also the value of its hand and the piles it can afford."""
    far = [effort_left(s, other) for other in range(s.seats)]
    return facts_beside(s, seat, {"distance": far, "length": way_long(s)})


def facts_beside(s: QuestState, seat: int, other: Plain) -> Plain:
    """Like `facts`, with the distances as already worked out for another seat."""
    told: Plain = {"distance": other["distance"], "length": other["length"], "round": s.round}
    if seat < 0:
        return told
    worth = hand_worth(s, seat)
    coins = s.coins if seat == s.turn else 0
    told["worth"] = worth
    told["coins"] = coins
    told["hand"] = len(s.hands[seat])
    told["in_reach"] = []
    if not (seat == s.turn and s.bought):
        market, placed, anything = s.market, s.placed, places_free(s.placed)
        told["in_reach"] = [
            cards.NAME[kind]
            for kind in range(cards.STARTING, cards.KINDS)
            if 2 * cards.COST[kind] <= coins + worth
            and market[kind] > 0
            and (anything or (placed >> kind) & 1)
        ]
    return told

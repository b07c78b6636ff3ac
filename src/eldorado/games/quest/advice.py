"""What a player wants to know before deciding: the question, the numbers, the proposals."""

from __future__ import annotations

from eldorado.core.game import Plan
from eldorado.core.plain import Plain
from eldorado.games.quest.buying import places_free
from eldorado.games.quest.distance import effort_left, efforts
from eldorado.games.quest.ending import has_arrived
from eldorado.games.quest.refusals import clause_of
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    CARD,
    COST,
    KINDS,
    OVER,
    PHASES,
    PLAYING,
    STARTING,
    SYMBOLS,
)
from eldorado.games.quest.worth import hand_worth


def prompt(s: QuestState, seat: int) -> Plain:
    """The sentence that says what is asked now."""
    if s.phase == OVER:
        return {"key": "quest.prompt.over", "args": {}, "clause": "Q-WIN-3"}
    if seat != s.turn:
        return {"key": "quest.prompt.wait", "args": {"who": s.turn}, "clause": "Q-TURN-1"}
    if s.phase != PLAYING:
        return {
            "key": "quest.prompt." + PHASES[s.phase],
            "args": {"left": s.owed, "card": CARD[s.item] if s.item >= 0 else None},
            "clause": clause_of(s),
        }
    if s.left > 0:
        args = {"left": s.left, "symbol": SYMBOLS[s.symbol]}
        return {"key": "quest.prompt.moving", "args": args, "clause": "Q-MOVE-2"}
    if s.bought:
        return {"key": "quest.prompt.bought", "args": {}, "clause": "Q-BUY-1"}
    if s.spending:
        return {"key": "quest.prompt.spending", "args": {"coins": s.coins}, "clause": "Q-BUY-7"}
    if has_arrived(s, seat):
        return {"key": "quest.prompt.arrived", "args": {}, "clause": "Q-WIN-2"}
    key = "quest.prompt.final" if s.final else "quest.prompt.turn"
    return {"key": key, "args": {"round": s.round}, "clause": "Q-WIN-2" if s.final else "Q-TURN-2"}


def for_sale(s: QuestState, kind: int) -> bool:
    """Whether a kind can be bought at all now (Q-BUY-4, -5)."""
    return s.market[kind] > 0 and ((s.placed >> kind) & 1 == 1 or places_free(s.placed))


def way_long(s: QuestState) -> int:
    """How far it was at the start, from the farthest start space and for all pieces of a seat: the scale of a race."""
    far = efforts(s.board, s.blockade, (1 << s.board.seams) - 1)
    return max(far[at] for at in s.board.starts) * s.pieces_each


def facts(s: QuestState, seat: int) -> Plain:
    """Distances of all pieces; for a seat also what its hand is worth and which piles are in reach with it."""
    told: Plain = {
        "distance": [effort_left(s, other) for other in range(s.seats)],
        "length": way_long(s),
        "round": s.round,
    }
    if seat < 0:
        return told
    worth = hand_worth(s, seat)
    coins = s.coins if seat == s.turn else 0
    told["worth"] = worth
    told["coins"] = coins
    told["hand"] = len(s.hands[seat])
    told["in_reach"] = []
    if not (seat == s.turn and s.bought):
        told["in_reach"] = [
            CARD[kind]
            for kind in range(STARTING, KINDS)
            if 2 * COST[kind] <= coins + worth and for_sale(s, kind)
        ]
    return told


def plans(s: QuestState, seat: int) -> list[Plan]:
    """Proposals of several decisions at once."""
    if seat != s.turn or s.phase == OVER:
        return []
    from eldorado.games.quest.plans import propose

    return propose(s)

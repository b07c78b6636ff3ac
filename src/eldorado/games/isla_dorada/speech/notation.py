"""Actions as text and as moves, beyond what the codec does."""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Move
from eldorado.games.isla_dorada.model import actions, board, cards, goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.bolts.bolt import TwoPlayers
from eldorado.games.isla_dorada.questions.bolts.robbers import Marabout
from eldorado.games.isla_dorada.questions.destiny import DestinyChoice
from eldorado.games.isla_dorada.questions.drawing import BUY, Drawing
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.rules.payment import turns
from eldorado.kit.speech import Speech, Words


# --- words that depend on the position ---
def way_word(s: IslaState, way: int) -> str:
    """The words for a way from here, by type and destination; one from elsewhere with its start."""
    kind = board.TYPES[board.WAY_TYPE[way]]
    to = board.PLACE[board.WAY_TO[way]]
    if way >= board.AIR_WAY or board.WAY_FROM[way] == s.place:
        return f"{kind} {to}"
    return f"{kind} {board.PLACE[board.WAY_FROM[way]]}>{to}"


def find_way(s: IslaState, seat: int, text: str) -> int:
    """Find the way of these words, -1 for none; the start may be given or default to the expedition's place."""
    kind, _, word = text.partition(" ")
    before, arrow, to = word.rpartition(">")
    start = before if arrow else board.PLACE[s.place]
    for way in range(board.WAYS):
        here = way >= board.AIR_WAY or board.PLACE[board.WAY_FROM[way]] == start
        if here and board.TYPES[board.WAY_TYPE[way]] == kind and board.PLACE[board.WAY_TO[way]] == to:
            return way
    return -1


def path_word(s: IslaState, seat: int, path: int) -> str:
    return board.path_word(path)


def seat_word(s: IslaState, seat: int, victim: int) -> str | None:
    return str(victim) if victim < s.seats else None


# --- details of moves beyond their declaration ---
def tell_way(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    move.args = board.way_args(values[0])
    move.at = board.way_anchors(values[0])


def tell_sangaia(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    tell_way(s, seat, move, values)
    move.at.append("card:sangaia")


def tell_bid(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    """Complete a bid for the way that was named; before that there is only an amount."""
    question = asked(s)
    if isinstance(question, Bidding) and question.picked >= 0 and question.turn == seat:
        move.args.update(board.way_args(question.picked))
        move.at += board.way_anchors(question.picked)
    else:
        move.kind = "amount_ovetos" if move.kind == "bid_ovetos" else "amount"


def tell_rob(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    move.kind = "rob_treasure" if isinstance(asked(s), Marabout) else "rob_card"


def tell_choose(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    question = asked(s)
    move.reveals = isinstance(question, TwoPlayers) and question.first >= 0


def tell_pay(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    question = asked(s)
    if not isinstance(question, Payment):
        return
    kind = values[0]
    move.reveals = cards.VALUE[kind] >= question.due  # the last card ends the paying
    other = turns(board.WAY_CLASS[s.way], kind)
    if other >= 0 and not (question.turned >> other) & 1:
        move.kind = "pay_turned"
        move.at.insert(0, "card:shaman")
    elif cards.FEE[kind]:
        move.kind = "pay_gold"
        move.args["gold"] = cards.FEE[kind]


def tell_done(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    if isinstance(asked(s), Drawing):
        move.kind = "no_buy"


def buying(s: IslaState) -> bool:
    question = asked(s)
    return isinstance(question, Drawing) and question.step == BUY


def tell_take(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    slots = [f"pool:{i}" for i in range(len(s.pool)) if s.pool[i] == values[0]]
    move.at = slots or ["card:" + cards.CARD[values[0]]]
    if buying(s):
        move.kind = "buy"


def tell_deck(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    if buying(s):
        move.kind = "buy_deck"


def tell_treasure(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    site = goals.TREASURE_SITE[values[0]]
    move.args["site"] = board.PLACE[site]
    move.args["points"] = goals.TREASURE_POINTS[values[0]]
    move.at.append("site:" + board.PLACE[site])
    if move.kind == "play" and site != s.place:
        move.kind = "bongo"
        move.at.append("card:bongo")


def tell_keep(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    """Complete a choice: at set-up with two treasures another question follows, so nothing is revealed yet."""
    move.reveals = not (isinstance(asked(s), DestinyChoice) and s.two_treasures)


def tell_block(s: IslaState, seat: int, move: Move, values: list[int]) -> None:
    move.args = board.path_args(values[0])
    move.at = [f"path:{values[0]}"]


SPEECH: Final = Speech(
    "isla_dorada",
    actions.CODEC,
    words={
        "way": Words(lambda s, seat, way: way_word(s, way), find_way),
        "path": Words(path_word, lambda s, seat, text: board.find_path(text)),
        "victim": Words(seat_word),
    },
    details={
        "way": tell_way,
        "sangaia": tell_sangaia,
        "bid": tell_bid,
        "bid_ovetos": tell_bid,
        "rob": tell_rob,
        "choose": tell_choose,
        "pay": tell_pay,
        "done": tell_done,
        "take": tell_take,
        "deck": tell_deck,
        "play": tell_treasure,
        "return": tell_treasure,
        "keep": tell_keep,
        "block": tell_block,
    },
)

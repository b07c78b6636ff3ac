"""The known part of a state, from a view: what is public, and what the seat knows of itself."""

from __future__ import annotations

from typing import Final

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board, cards, goals, phases
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState, find_owing
from eldorado.games.isla_dorada.model.stock import TODAY
from eldorado.games.isla_dorada.rules.setup import set_options


def numbered(table: list[str]) -> dict[str, int]:
    """Return the number of each name.

    >>> numbered(["yak", "kamel"])
    {'yak': 0, 'kamel': 1}
    """
    return {name: number for number, name in enumerate(table)}


CARD: Final[dict[str, int]] = numbered(cards.CARD)
PLACE: Final[dict[str, int]] = numbered(board.PLACE)
TYPE: Final[dict[str, int]] = numbered(board.TYPES)
TREASURE: Final[dict[str, int]] = numbered(goals.TREASURE)
CURSE: Final[dict[str, int]] = numbered(goals.CURSE)
DESTINY: Final[dict[str, int]] = numbered(goals.DESTINY)


def ids(names: list[str], table: dict[str, int]) -> list[int]:
    return [table[name] for name in names]


def counts_of(named: dict[str, int], size: int) -> list[int]:
    counts = [0] * size
    for name, count in named.items():
        counts[CARD[name]] = count
    return counts


def public_part(view: Plain) -> IslaState:
    """Build a state from public knowledge; hands and face-down piles are empty."""
    s = IslaState(int(view["seats"]))
    if "components" in view:
        s.stock = TODAY.named(view["components"])
    set_options(s, view["options"])
    s.phase = phases.PHASE.index(view["phase"])
    s.round = view["round"]
    s.leader = view["leader"]
    s.place = PLACE[view["place"]]
    s.markers = ids(view["markers"], PLACE)
    visited: dict[str, int] = view["visited"]
    for name, number in visited.items():
        s.visited[PLACE[name]] = number
    legs: dict[str, int] = view["legs"]
    for name, number in legs.items():
        s.legs[TYPE[name]] = number
    s.tokens = list(view["tokens"])
    s.bigfoot = view["bigfoot"]
    s.leviathan = view["leviathan"]
    s.pool = ids(view["pool"], CARD)
    s.deck_size = view["deck"]
    s.discard = counts_of(view["discard"], cards.KINDS)
    s.discard_size = sum(s.discard)
    s.gone = counts_of(view["gone"], cards.KINDS)
    bidding: dict[str, Plain] = view["bidding"]
    s.last = bidding["last"]
    s.high = bidding["high"]
    s.way = way_of(bidding["for"])
    s.questions = [QUESTIONS.load(question) for question in view["questions"]]
    known: list[int] = []
    loose: list[int] = []
    starts: list[int] = []
    for who in range(s.seats):
        data: dict[str, Plain] = view["players"][who]
        player_part(s, data, who)
        known += counts_of(data["known"], cards.HELD)
        loose.append(data["loose"])
        starts.append(data["starting"])
    for onlooker in range(s.seats + 1):
        s.know[onlooker] = known[:]
        s.loose[onlooker] = loose[:]
        s.starts[onlooker] = starts[:]
    find_owing(s)
    return s


def way_of(told: Plain) -> int:
    return -1 if told is None else int(told["way"])


def player_part(s: IslaState, data: dict[str, Plain], who: int) -> None:
    s.gold[who] = data["gold"]
    s.hand_size[who] = data["cards"]
    s.played[who] = ids(data["played"], TREASURE)
    s.bonuses[who] = ids(data["bonuses"], TREASURE)
    s.cursed[who] = ids(data["cursed"], CURSE)
    s.bid_way[who] = way_of(data["bid"])
    s.share[who] = data["share"]
    if "destiny" in data:
        s.destiny[who] = DESTINY[data["destiny"]]
        s.hand[who] = counts_of(data["hand"], cards.HELD)


def own_part(s: IslaState, data: Plain, me: int) -> None:
    """Add what the seat knows of its own cards."""
    s.hand[me] = counts_of(data["hand"], cards.HELD)
    s.treasures[me] = ids(data["treasures"], TREASURE)
    s.seen[me] = [0] * len(s.treasures[me])
    s.curses[me] = ids(data["curses"], CURSE)
    s.curse_round[me] = list(data["curse_rounds"])
    if data["destiny"] is not None:
        s.destiny[me] = DESTINY[data["destiny"]]

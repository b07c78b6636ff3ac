"""A game of Isla Dorada in progress: ints, lists and the stack of questions, nothing else.

Two things are kept only because honest views need them: what each onlooker knows of the hands of
others (`know`, `loose`, `starts`), and which seats know a face-down goal card (`seen`, a mask beside each card).
Adventure cards are counts by kind; the adventure deck and the curse deck are bags without order. The treasure deck and
the destiny deck are lists of bags, the top one first, because rejected cards go to the bottom.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import State
from eldorado.core.plain import Plain
from eldorado.core.question import Question, Registry
from eldorado.games.isla_dorada.model import board, cards, numbers, phases
from eldorado.games.isla_dorada.model.stock import SHAPES, TODAY
from eldorado.kit import fields
from eldorado.kit.stock import Stock

QUESTIONS: Final = Registry()

FIELDS: Final = (
    "cooperative", "two_treasures", "two_sea_journeys", "phase", "round", "leader", "place", "bigfoot", "leviathan",
    "deck_size", "discard_size", "last", "high", "way",
    "gold", "hand_size", "destiny", "markers", "visited", "legs", "tokens", "deck", "discard", "pool", "gone",
    "curse_deck", "box", "box_seen", "bid_way", "share",
    "hand", "treasures", "seen", "curses", "curse_round", "played", "bonuses", "cursed", "treasure_deck",
    "treasure_seen", "destiny_deck", "destiny_seen", "know", "loose", "starts",
)  # fmt: skip


class IslaState(State):
    """A state; seats are 0..seats-1 clockwise; onlookers are the seats and, as row `seats`, the public."""

    def __init__(self, seats: int, like: IslaState | None = None) -> None:
        """A state with nothing dealt; or, given one, a copy of it.

        The copy is made here so that every field is set by the constructor: compiled code then need not ask, each time
        it reads one, whether it was.
        """
        super().__init__(seats)
        if like is None:
            # The mask of the seats that owe a decision, set by the last question; 0 when the game is over.
            self.owing: int = 0
            self.questions: list[Question[IslaState]] = []  # questions being resolved; the last one is asked
            self.stock: Stock = TODAY  # the initial components of the game; never changed
            # options
            self.cooperative: int = 0
            self.two_treasures: int = 0
            self.two_sea_journeys: int = 0
            # the expedition
            self.phase: int = phases.SET_UP
            self.round: int = 1
            self.leader: int = 0
            self.place: int = board.CAMP
            self.markers: list[int] = []  # the sites in the order of their markers
            self.visited: list[int] = [0] * board.PLACES  # the round that last ended there, 0 for none
            self.legs: list[int] = [0] * len(board.TYPES)
            self.tokens: list[int] = []  # paths with a sea token
            self.bigfoot: int = -1
            self.leviathan: int = -1
            # the players' open cards
            self.gold: list[int] = [numbers.GOLD] * seats
            self.hand: list[list[int]] = [[0] * cards.HELD for _ in range(seats)]
            self.hand_size: list[int] = [0] * seats
            self.treasures: list[list[int]] = [[] for _ in range(seats)]
            # for each treasure: who else knows it is there
            self.seen: list[list[int]] = [[] for _ in range(seats)]
            self.curses: list[list[int]] = [[] for _ in range(seats)]
            # for each curse: the round it was received
            self.curse_round: list[list[int]] = [[] for _ in range(seats)]
            self.destiny: list[int] = [-1] * seats
            self.played: list[list[int]] = [[] for _ in range(seats)]
            self.bonuses: list[list[int]] = [[] for _ in range(seats)]  # the treasures that carry a Bonus
            self.cursed: list[list[int]] = [[] for _ in range(seats)]
            # piles
            self.deck: list[int] = [0] * cards.KINDS
            self.deck_size: int = 0
            self.discard: list[int] = [0] * cards.KINDS
            self.discard_size: int = 0
            self.pool: list[int] = []
            self.gone: list[int] = [0] * cards.KINDS  # out of the game: only scenarios put cards there
            self.treasure_deck: list[list[int]] = []
            self.treasure_seen: list[list[int]] = []
            self.destiny_deck: list[list[int]] = []
            self.destiny_seen: list[list[int]] = []
            self.curse_deck: list[int] = []
            self.box: list[int] = []  # starting treasures that were not dealt or not kept
            self.box_seen: list[int] = []
            # the bids of this round
            self.last: int = -1  # the seat of the last bid or addition
            self.high: int = -1  # the highest bid or total
            self.way: int = -1  # the way it is for
            self.bid_way: list[int] = [-1] * seats
            self.share: list[int] = [0] * seats  # the bid, or the share in it that is not paid yet
            # onlookers' knowledge
            self.know: list[list[int]] = [[0] * (seats * cards.HELD) for _ in range(seats + 1)]
            self.loose: list[list[int]] = [[0] * seats for _ in range(seats + 1)]
            self.starts: list[list[int]] = [[0] * seats for _ in range(seats + 1)]
            return
        self.owing = like.owing
        self.stock = like.stock
        self.questions = [question.copy() for question in like.questions]
        self.cooperative = like.cooperative
        self.two_treasures = like.two_treasures
        self.two_sea_journeys = like.two_sea_journeys
        self.phase = like.phase
        self.round = like.round
        self.leader = like.leader
        self.place = like.place
        self.markers = like.markers[:]
        self.visited = like.visited[:]
        self.legs = like.legs[:]
        self.tokens = like.tokens[:]
        self.bigfoot = like.bigfoot
        self.leviathan = like.leviathan
        self.gold = like.gold[:]
        self.hand = copy_table(like.hand)
        self.hand_size = like.hand_size[:]
        self.treasures = copy_table(like.treasures)
        self.seen = copy_table(like.seen)
        self.curses = copy_table(like.curses)
        self.curse_round = copy_table(like.curse_round)
        self.destiny = like.destiny[:]
        self.played = copy_table(like.played)
        self.bonuses = copy_table(like.bonuses)
        self.cursed = copy_table(like.cursed)
        self.deck = like.deck[:]
        self.deck_size = like.deck_size
        self.discard = like.discard[:]
        self.discard_size = like.discard_size
        self.pool = like.pool[:]
        self.gone = like.gone[:]
        self.treasure_deck = copy_table(like.treasure_deck)
        self.treasure_seen = copy_table(like.treasure_seen)
        self.destiny_deck = copy_table(like.destiny_deck)
        self.destiny_seen = copy_table(like.destiny_seen)
        self.curse_deck = like.curse_deck[:]
        self.box = like.box[:]
        self.box_seen = like.box_seen[:]
        self.last = like.last
        self.high = like.high
        self.way = like.way
        self.bid_way = like.bid_way[:]
        self.share = like.share[:]
        self.know = copy_table(like.know)
        self.loose = copy_table(like.loose)
        self.starts = copy_table(like.starts)


def copy_table(table: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in table]


def clone(s: IslaState) -> IslaState:
    """An independent copy."""
    return IslaState(s.seats, s)


def dump(s: IslaState) -> Plain:
    """Return the whole state, secrets included."""
    asked = [QUESTIONS.save(question) for question in s.questions]
    told = {"seats": s.seats, "components": s.stock.plain(), "questions": asked}
    return {**told, **fields.dump(s, FIELDS, SHAPES)}


def load(data: Plain) -> IslaState:
    s = IslaState(int(data["seats"]))
    s.stock = TODAY.named(data["components"])
    fields.load(s, data, FIELDS, SHAPES)
    s.questions = [QUESTIONS.restore(question) for question in data["questions"]]
    find_owing(s)
    return s


def find_owing(s: IslaState) -> None:
    """Find the seats that owe a decision, in a state that was not reached by playing."""
    s.owing = s.questions[-1].actors(s) if s.questions else 0

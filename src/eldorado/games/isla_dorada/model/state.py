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

    def __init__(self, seats: int, laid_out: bool = True) -> None:
        super().__init__(seats)
        # The mask of the seats that owe a decision, set by the last question; 0 when the game is over.
        self.owing: int = 0
        if laid_out:
            self.lay_out(seats)

    def lay_out(self, seats: int) -> None:
        """Initialise the state with nothing dealt. A copy skips this, as it gets all of it from another state."""
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
        self.seen: list[list[int]] = [
            [] for _ in range(seats)
        ]  # for each treasure: who else knows it is there
        self.curses: list[list[int]] = [[] for _ in range(seats)]
        self.curse_round: list[list[int]] = [
            [] for _ in range(seats)
        ]  # for each curse: the round it was received
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


def copy_table(table: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in table]


def clone(s: IslaState) -> IslaState:
    c = IslaState(s.seats, False)
    c.owing = s.owing
    c.stock = s.stock
    c.questions = [question.copy() for question in s.questions]
    c.cooperative = s.cooperative
    c.two_treasures = s.two_treasures
    c.two_sea_journeys = s.two_sea_journeys
    c.phase = s.phase
    c.round = s.round
    c.leader = s.leader
    c.place = s.place
    c.markers = s.markers[:]
    c.visited = s.visited[:]
    c.legs = s.legs[:]
    c.tokens = s.tokens[:]
    c.bigfoot = s.bigfoot
    c.leviathan = s.leviathan
    c.gold = s.gold[:]
    c.hand = copy_table(s.hand)
    c.hand_size = s.hand_size[:]
    c.treasures = copy_table(s.treasures)
    c.seen = copy_table(s.seen)
    c.curses = copy_table(s.curses)
    c.curse_round = copy_table(s.curse_round)
    c.destiny = s.destiny[:]
    c.played = copy_table(s.played)
    c.bonuses = copy_table(s.bonuses)
    c.cursed = copy_table(s.cursed)
    c.deck = s.deck[:]
    c.deck_size = s.deck_size
    c.discard = s.discard[:]
    c.discard_size = s.discard_size
    c.pool = s.pool[:]
    c.gone = s.gone[:]
    c.treasure_deck = copy_table(s.treasure_deck)
    c.treasure_seen = copy_table(s.treasure_seen)
    c.destiny_deck = copy_table(s.destiny_deck)
    c.destiny_seen = copy_table(s.destiny_seen)
    c.curse_deck = s.curse_deck[:]
    c.box = s.box[:]
    c.box_seen = s.box_seen[:]
    c.last = s.last
    c.high = s.high
    c.way = s.way
    c.bid_way = s.bid_way[:]
    c.share = s.share[:]
    c.know = copy_table(s.know)
    c.loose = copy_table(s.loose)
    c.starts = copy_table(s.starts)
    return c


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

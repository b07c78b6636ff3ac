"""A game of Isla Dorada in progress: ints and lists, nothing else.

Two things are kept that no rule needs, because every honest view needs them: what each onlooker knows of the hands of
others (`know`, `loose`, `starts`), and which seats know a face-down goal card (`seen`, a mask beside each card).
Adventure cards are counts by kind; the adventure deck and the curse deck are bags without order. The treasure deck and
the destiny deck are lists of bags, the top one first, because rejected cards go to the bottom.
"""

from __future__ import annotations

from eldorado.core.game import State
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.tables import CAMP, GOLD, HELD, KINDS, PLACES, SET_UP, TYPES
from eldorado.kit import fields

FIELDS = (
    "cooperative", "two_treasures", "two_sea_journeys", "phase", "round", "leader", "place", "bigfoot", "leviathan",
    "deck_size", "discard_size", "turn", "last", "high", "way", "out", "passed", "picked", "joins", "due", "cap",
    "turned", "payer", "leg", "waiting", "drawer",
    "gold", "hand_size", "destiny", "markers", "visited", "legs", "tokens", "deck", "discard", "pool", "gone",
    "curse_deck", "box", "box_seen", "bid_way", "share", "joined", "answer", "answer_destiny", "aside", "aside_seen",
    "stack",
    "hand", "treasures", "seen", "curses", "curse_round", "played", "bonuses", "cursed", "treasure_deck",
    "treasure_seen", "destiny_deck", "destiny_seen", "offer", "pending", "pending_bonus", "know", "loose", "starts",
)  # fmt: skip


class IslaState(State):
    """Seats are 0..seats-1 clockwise; onlookers are the seats and, as row `seats`, the public."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # options
        self.cooperative: int = 0
        self.two_treasures: int = 0
        self.two_sea_journeys: int = 0
        # the expedition
        self.phase: int = SET_UP
        self.round: int = 1
        self.leader: int = 0
        self.place: int = CAMP
        self.markers: list[int] = []  # the sites in the order of their markers
        self.visited: list[int] = [0] * PLACES  # the round that last ended there, 0 for none
        self.legs: list[int] = [0] * len(TYPES)
        self.tokens: list[int] = []  # paths with a sea token
        self.bigfoot: int = -1
        self.leviathan: int = -1
        # what lies before the players
        self.gold: list[int] = [GOLD] * seats
        self.hand: list[list[int]] = [[0] * HELD for _ in range(seats)]
        self.hand_size: list[int] = [0] * seats
        self.treasures: list[list[int]] = [[] for _ in range(seats)]
        self.seen: list[list[int]] = [
            [] for _ in range(seats)
        ]  # beside each treasure: who else knows it is there
        self.curses: list[list[int]] = [[] for _ in range(seats)]
        self.curse_round: list[list[int]] = [
            [] for _ in range(seats)
        ]  # beside each curse: when it was received
        self.destiny: list[int] = [-1] * seats
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.bonuses: list[list[int]] = [[] for _ in range(seats)]  # the treasures that carry a Bonus
        self.cursed: list[list[int]] = [[] for _ in range(seats)]
        # piles
        self.deck: list[int] = [0] * KINDS
        self.deck_size: int = 0
        self.discard: list[int] = [0] * KINDS
        self.discard_size: int = 0
        self.pool: list[int] = []
        self.gone: list[int] = [0] * KINDS  # out of the game: only scenarios put cards there
        self.treasure_deck: list[list[int]] = []
        self.treasure_seen: list[list[int]] = []
        self.destiny_deck: list[list[int]] = []
        self.destiny_seen: list[list[int]] = []
        self.curse_deck: list[int] = []
        self.box: list[int] = []  # starting treasures that were not dealt or not kept
        self.box_seen: list[int] = []
        # bidding
        self.turn: int = 0
        self.last: int = -1  # who made the last bid or addition
        self.high: int = -1  # the highest bid or total
        self.way: int = -1  # what it is for
        self.out: int = 0  # victims of a Juju
        self.passed: int = 0  # who passed since the last bid
        self.picked: int = -1  # the way whose amount the bidder is about to name
        self.bid_way: list[int] = [-1] * seats
        self.share: list[int] = [0] * seats  # the bid, or the share in it
        self.joined: list[int] = [0] * seats  # in what order the shares came to be
        self.joins: int = 0
        # paying
        self.payer: int = -1
        self.due: int = 0
        self.cap: int = 0  # cards worth more than this come too late: dearest first
        self.turned: int = 0  # animals that a Shaman of this payment turns
        # windows in which all are asked at the same time; their answers stay sealed until the last
        self.leg: int = -1  # the way of the first leg, while a Sangaia can follow
        self.waiting: int = 0
        self.answer: list[int] = [-1] * seats
        self.answer_destiny: list[int] = [-1] * seats
        self.pending: list[list[int]] = [[] for _ in range(seats)]
        self.pending_bonus: list[list[int]] = [[] for _ in range(seats)]
        self.offer: list[list[int]] = [[] for _ in range(seats)]  # cards drawn, of which some are kept
        self.aside: list[int] = []  # treasures rejected while the cable news last
        self.aside_seen: list[int] = []
        # drawing
        self.drawer: int = -1
        self.stack: list[int] = []  # frames of three: kind, seat, argument
        # what onlookers know
        self.know: list[list[int]] = [[0] * (seats * HELD) for _ in range(seats + 1)]
        self.loose: list[list[int]] = [[0] * seats for _ in range(seats + 1)]
        self.starts: list[list[int]] = [[0] * seats for _ in range(seats + 1)]

    def __str__(self) -> str:
        from eldorado.games.isla_dorada.text import drawn  # it needs this module first

        return drawn(self)


def copy_table(table: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in table]


def clone(s: IslaState) -> IslaState:
    c = IslaState(0)
    c.seats = s.seats
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
    c.turn = s.turn
    c.last = s.last
    c.high = s.high
    c.way = s.way
    c.out = s.out
    c.passed = s.passed
    c.picked = s.picked
    c.bid_way = s.bid_way[:]
    c.share = s.share[:]
    c.joined = s.joined[:]
    c.joins = s.joins
    c.payer = s.payer
    c.due = s.due
    c.cap = s.cap
    c.turned = s.turned
    c.leg = s.leg
    c.waiting = s.waiting
    c.answer = s.answer[:]
    c.answer_destiny = s.answer_destiny[:]
    c.pending = copy_table(s.pending)
    c.pending_bonus = copy_table(s.pending_bonus)
    c.offer = copy_table(s.offer)
    c.aside = s.aside[:]
    c.aside_seen = s.aside_seen[:]
    c.drawer = s.drawer
    c.stack = s.stack[:]
    c.know = copy_table(s.know)
    c.loose = copy_table(s.loose)
    c.starts = copy_table(s.starts)
    return c


def dump(s: IslaState) -> Plain:
    """Everything, secrets included."""
    return {"seats": s.seats, **fields.dump(s, FIELDS)}


def load(data: Plain) -> IslaState:
    s = IslaState(int(data["seats"]))
    fields.load(s, data, FIELDS)
    return s

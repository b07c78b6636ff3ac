"""The value of things to the player to move: turns to go, and the savings of buying or removing each kind of card.

Everything is in thousandths of a turn. What a kind saves is worked out when it is asked for: of most nobody asks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.map import Chart, Map, chart_of, path_classes, time_map
from eldorado.bots.quest.reach import Reach, reach_of
from eldorado.bots.quest.speed import POWERS
from eldorado.games.quest.model import cards, ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.market import on_offer

MOST: Final = 5000  # size of the cache
HALVES: Final[int] = 2 * cards.DEAREST + 2  # a purchase takes no more half coins than this
UNKNOWN: Final = -1

Numbers = tuple[int, ...]
Conditions = tuple[int, int, int, Numbers, Numbers, Numbers]  # on which a map depends


class Known:
    """A cache of results for one board: the same decks and places come up again and again in rollouts."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chart: Chart = chart_of(board)
        self.reach: Reach = reach_of(board)
        self.maps: dict[Conditions, Map] = {}
        self.changes: dict[tuple[Numbers, Numbers], list[int]] = {}

    def tidy(self) -> None:
        if len(self.maps) > MOST or len(self.changes) > MOST:
            self.maps = {}
            self.changes = {}


def turns_map(
    s: QuestState,
    deck: Deck,
    standing: int,
    pieces: list[int],
    others: list[int],
    waiting: int,
    known: Known,
) -> Map:
    """The turns from every space, for a deck."""
    key = (standing, waiting, deck.camp_time, tuple(s.blockade), tuple(deck.time), tuple(others))
    found = known.maps.get(key)
    if found is None:
        found = time_map(known.chart, deck, s.blockade, standing, pieces, others, waiting)
        known.maps[key] = found
    return found


class Worth:
    """The values for planning a turn, for the player to move in `s`."""

    def __init__(self, s: QuestState, deck: Deck, waiting: int, known: Known) -> None:
        self.s = s
        self.known = known
        self.deck = deck
        self.weights = deck.weights
        self.waiting = waiting  # the time a space costs more while somebody stands on it
        self.maps: dict[int, Map] = {}
        first = s.turn * s.pieces_each
        last = first + s.pieces_each
        self.places: list[int] = s.pieces[first:last]
        self.others: list[int] = []
        for index in range(len(s.pieces)):
            if s.pieces[index] >= 0 and not first <= index < last:
                self.others.append(s.pieces[index])
        self.path: list[int] = self.way()
        turns: i64 = 0
        for at in self.places:
            turns += self.time_at(at, s.standing)
        self.turns: int = max(1, turns)
        self.wealth: int = 0  # the half coins of the whole deck
        for kind in range(cards.KINDS):
            if deck.counts[kind]:
                self.wealth += cards.WORTH[kind] * deck.counts[kind]
        self.now: int = deck.turns(self.path)
        # By kind: the turns still needed with one more of it in the deck; and KINDS further with one less.
        self.changes: list[int] = self.changed()
        unseen = s.draw_size[s.turn] + deck.size // 2
        delay = 10 * self.weights.delay * unseen // 4
        # How much of what a new card saves counts, as it has to be drawn first: half a deck later.
        self.share: int = max(0, 1000 - 1000 * delay // self.turns)

    # --- turns to go ----------------------------------------------------------------------------------------------
    def map_at(self, standing: int) -> Map:
        found = self.maps.get(standing)
        if found is None:
            found = turns_map(self.s, self.deck, standing, self.places, self.others, self.waiting, self.known)
            self.maps[standing] = found
        return found

    def time_at(self, at: int, standing: int) -> int:
        return self.map_at(standing).cost(at) if at >= 0 else 0

    def way(self) -> list[int]:
        """The classes of spaces on the ways of all pieces."""
        s = self.s
        total = [0] * len(self.deck.time)
        for at in self.places:
            if at >= 0:
                counts = path_classes(s.board, self.map_at(s.standing), at, s.blockade, s.standing)
                for index in range(len(counts)):
                    total[index] += counts[index]
        return total

    # --- cards ----------------------------------------------------------------------------------------------------
    def changed(self) -> list[int]:
        key = (tuple(self.deck.counts), tuple(self.path))
        found = self.known.changes.get(key)
        if found is None:
            found = [UNKNOWN] * (2 * cards.KINDS)
            self.known.changes[key] = found
            self.deck.try_all()
        return found

    def change(self, kind: int, count: int) -> int:
        """Turns for the way ahead if the deck had one card more of a kind, or one less."""
        place = kind if count > 0 else cards.KINDS + kind
        if self.changes[place] == UNKNOWN:
            self.changes[place] = self.deck.turns_with(kind, count, self.path)
        return self.changes[place]

    def saving(self, kind: int) -> int:
        """The turns that a new card of a kind saves."""
        if kind < cards.STARTING or self.s.market[kind] == 0:
            return 0
        if cards.ITEM[kind]:
            worth = self.item_value(kind)
        else:
            worth = self.now - self.change(kind, 1) + self.besides(kind)
        return (worth + self.weights.like[kind]) * self.share * self.weights.buy // 100_000

    def besides(self, kind: int) -> int:
        """The value of a card besides walking: better purchases, and a thinner deck."""
        size = max(1, self.deck.size)
        seen = cards.HAND_SIZE * self.turns // size  # how often it comes to hand, in thousandths
        richer = cards.WORTH[kind] * size - self.wealth
        return (
            (self.weights.wealth * richer // size + self.weights.prune * cards.REMOVES[kind]) * seen // 1000
        )

    def item_value(self, kind: int) -> int:
        """The one-time savings of an item."""
        time = self.deck.time
        if kind < cards.POWERED:
            symbol = cards.SYMBOL[kind]
            if symbol == ground.JOKER:
                symbol = 0
                for one in range(1, 3):
                    here, there = symbol * POWERS + 1, one * POWERS + 1
                    if self.path[there] * time[there] > self.path[here] * time[here]:
                        symbol = one
            ahead = 0
            for power in range(1, POWERS):
                ahead += self.path[symbol * POWERS + power] * power
            usable = min(cards.POWER[kind], ahead)
            return usable * time[symbol * POWERS + 1] * self.weights.one_shot // 100
        if cards.TAKES[kind]:
            return self.weights.transmitter  # it brings a dear card for four coins
        return self.weights.journal

    def thinning(self, kind: int) -> int:
        """The turns saved by removing a card of a kind for good (negative for a good card)."""
        if not self.deck.counts[kind]:
            return 0
        if cards.ITEM[kind]:
            return -self.item_value(kind)
        less = self.deck.turns(self.path) - self.change(kind, -1) - self.besides(kind)
        return less * self.weights.thin // 100

    def on_sale(self, kind: int) -> bool:
        """Whether a kind can be bought now: on the board, or anything once a place is free."""
        return (on_offer(self.s) >> kind) & 1 == 1

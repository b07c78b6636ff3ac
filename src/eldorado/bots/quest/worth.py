"""The value of things to the player to move: turns to go, and the savings of buying or removing each kind of card.

Everything is in thousandths of a turn.
"""

from __future__ import annotations

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.map import path_classes, time_map
from eldorado.games.quest.model import cards, ground
from eldorado.games.quest.model.distance import Ways
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.market import on_offer

MOST = 5000  # size of the cache
HALVES = 2 * cards.DEAREST + 2  # a purchase takes no more half coins than this
TOKEN = 100  # tokens are cards numbered from here on in the search


class Known:
    """A cache of results for one board: the same decks and places come up again and again in rollouts."""

    def __init__(self) -> None:
        self.maps: dict[tuple[int, ...], Ways] = {}
        self.changes: dict[tuple[int, ...], list[int]] = {}

    def tidy(self) -> None:
        if len(self.maps) > MOST or len(self.changes) > MOST:
            self.maps = {}
            self.changes = {}


def turns_map(
    s: QuestState, deck: Deck, standing: int, others: list[int], waiting: int, known: Known
) -> Ways:
    """The turns from every space, for a deck."""
    key = (standing, waiting, deck.camp_time, *s.blockade, *deck.time, *others)
    found = known.maps.get(key)
    if found is None:
        found = time_map(s.board, deck, s.blockade, standing, others, waiting)
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
        self.maps: dict[int, Ways] = {}
        first = s.turn * s.pieces_each
        self.places = s.pieces[first : first + s.pieces_each]
        self.others = [
            at for i, at in enumerate(s.pieces) if at >= 0 and not first <= i < first + s.pieces_each
        ]
        self.path = self.way()
        self.turns = max(1, sum(self.time_at(at, s.standing) for at in self.places))
        self.wealth = 0  # the half coins of the whole deck
        for kind in range(cards.KINDS):
            self.wealth += cards.WORTH[kind] * deck.counts[kind]
        self.gain: list[int] = []  # by half coins: the savings of the best purchase
        self.wanted: list[int] = []  # by half coins: its kind, or -1
        self.save: list[int] = self.savings()
        self.thin: list[int] = self.thinnings()
        self.purchases()

    def time_at(self, at: int, standing: int) -> int:
        if at < 0:
            return 0
        found = self.maps.get(standing)
        if found is None:
            found = turns_map(self.s, self.deck, standing, self.others, self.waiting, self.known)
            self.maps[standing] = found
        return found.cost[at]

    def way(self) -> list[int]:
        """The classes of spaces on the ways of all pieces."""
        s = self.s
        total = [0] * len(self.deck.time)
        for at in self.places:
            if at >= 0:
                self.time_at(at, s.standing)
                counts = path_classes(s.board, self.maps[s.standing], at, s.blockade, s.standing)
                for index in range(len(counts)):
                    total[index] += counts[index]
        return total

    def changes(self) -> list[int]:
        """For each kind of card: the turns still needed with one more of it in the deck, and with one less."""
        key = (*self.deck.counts, *self.path)
        found = self.known.changes.get(key)
        if found is None:
            found = [0] * (2 * cards.KINDS)
            for kind in range(cards.KINDS):
                if cards.ITEM[kind]:
                    continue
                if kind >= cards.STARTING:
                    found[kind] = self.with_card(kind, 1)
                if self.deck.counts[kind]:
                    found[cards.KINDS + kind] = self.with_card(kind, -1)
            self.known.changes[key] = found
        return found

    def with_card(self, kind: int, count: int) -> int:
        """Turns for the way ahead if the deck had `count` more of a kind."""
        deck = self.deck
        deck.put(kind, count)
        deck.reckon()
        turns = deck.turns(self.path)
        deck.put(kind, -count)
        deck.reckon()
        return turns

    def savings(self) -> list[int]:
        """By kind, the turns a new card of it saves. It counts only from when it is drawn, half a deck later."""
        now = self.deck.turns(self.path)
        changes = self.changes()
        s = self.s
        unseen = s.draw_size[s.turn] + self.deck.size // 2
        delay = 10 * self.weights.delay * unseen // 4
        share = max(0, 1000 - 1000 * delay // self.turns) if self.turns else 0
        saved: list[int] = []
        for kind in range(cards.KINDS):
            if kind < cards.STARTING or s.market[kind] == 0:
                saved.append(0)
                continue
            worth = self.item_value(kind) if cards.ITEM[kind] else now - changes[kind] + self.besides(kind)
            saved.append((worth + self.weights.like[kind]) * share * self.weights.buy // 100_000)
        return saved

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
        if kind < cards.POWERED:
            symbol = cards.SYMBOL[kind]
            if symbol == ground.JOKER:
                symbol = max(range(3), key=lambda one: self.path[one * 5 + 1] * self.deck.time[one * 5 + 1])
            ahead = 0
            for power in range(1, 5):
                ahead += self.path[symbol * 5 + power] * power
            usable = min(cards.POWER[kind], ahead)
            return usable * self.deck.time[symbol * 5 + 1] * self.weights.one_shot // 100
        if cards.TAKES[kind]:
            return self.weights.transmitter  # it brings a dear card for four coins
        return self.weights.journal

    def thinnings(self) -> list[int]:
        """By kind, the turns saved by removing a card of it for good (negative for a good card)."""
        now = self.deck.turns(self.path)
        changes = self.changes()
        saved = [0] * cards.KINDS
        for kind in range(cards.KINDS):
            if self.deck.counts[kind]:
                if cards.ITEM[kind]:
                    saved[kind] = -self.item_value(kind)
                else:
                    less = now - changes[cards.KINDS + kind] - self.besides(kind)
                    saved[kind] = less * self.weights.thin // 100
        return saved

    def on_sale(self, kind: int) -> bool:
        """Whether a kind can be bought now: on the board, or anything once a place is free."""
        s = self.s
        return (on_offer(s) >> kind) & 1 == 1

    def purchases(self) -> None:
        """Find the best purchase for every sum of half coins."""
        s = self.s
        best = 0
        kind_of = -1
        by_cost: list[list[int]] = [[] for _ in range(cards.DEAREST + 1)]
        for kind in range(cards.STARTING, cards.KINDS):
            if self.on_sale(kind):
                by_cost[cards.COST[kind]].append(kind)
        for half in range(HALVES):
            if half % 2 == 0:
                for kind in by_cost[half // 2]:
                    if self.save[kind] > best:
                        best = self.save[kind]
                        kind_of = kind
            self.gain.append(0 if s.bought else best)
            self.wanted.append(-1 if s.bought else kind_of)

    def coins(self, hand: list[int]) -> int:
        """The coins of the rest of the hand, in half coins; tokens and items are kept back."""
        worth = self.s.coins
        for card in hand:
            if card < TOKEN and not (cards.ITEM[card] and cards.WORTH[card] > 1):
                worth += cards.WORTH[card]
        return min(worth, HALVES - 1)

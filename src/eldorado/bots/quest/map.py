"""The distance to El Dorado for a given deck: a map of turns, with the standing blockades.

A map spreads from the finish only as far as somebody asks: what lies far behind the pieces is never worked out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.speed import CLASSES, POWERS
from eldorado.games.quest.model import blockades, ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import FAR

MOST: Final = 10  # one more than the highest number of cards that a space asks for
RUBBLE: Final = CLASSES  # + number of cards: prices of spaces that are paid with any card
CAMP: Final = CLASSES + MOST
NEVER: Final = CLASSES + 2 * MOST  # a space that cannot be entered
PRICES: Final = NEVER + 1
NOWHERE: Final[list[int]] = []
SHELF: Final = 8  # bits: places whose costs differ only in these wait on the same shelf


class Chart:
    """What maps need to know of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.shelves: list[list[int]] = []  # empty, except while a map spreads
        self.price: list[int] = [price_of(board, at) for at in range(board.size)]
        self.finish: list[int] = [at for at in range(board.size) if board.finish[at]]
        # By space: the neighbours from which it is entered freely; and those across a seam, each with its seam.
        self.near: list[list[int]] = []
        self.across: list[list[int]] = []
        for at in range(board.size):
            near: list[int] = []
            across: list[int] = []
            for direction in range(6):
                there = board.neighbours[at * 6 + direction]
                if there < 0 or board.terrain[there] == ground.MOUNTAIN:
                    continue
                crossed = board.seam[at * 6 + direction]
                if 0 <= crossed < board.seams:
                    across.append(there)
                    across.append(crossed)
                else:
                    near.append(there)
            self.near.append(near)
            self.across.append(across)


def price_of(board: Board, at: int) -> int:
    """The number of the price of entering a space."""
    kind = board.terrain[at]
    if kind < ground.RUBBLE:
        return kind * POWERS + board.power[at]
    if kind == ground.RUBBLE:
        return RUBBLE + board.power[at]
    return CAMP + board.power[at] if kind == ground.CAMP else NEVER


@lru_cache(maxsize=64)
def chart_of(board: Board) -> Chart:
    return Chart(board)


class Map:
    """The turns from every space to El Dorado, found out as far as needed."""

    def __init__(
        self, chart: Chart, prices: list[int], price: list[int], crossing: list[int], pieces: list[int]
    ) -> None:
        """`prices` by number, `price` the number of each space's, `crossing` the price of each seam; the places of the
        pieces are asked for first."""
        self.chart = chart
        self.pieces = pieces
        self.prices = prices
        self.price = price
        self.crossing = crossing
        self.costs: list[int] = []
        self.sure: i64 = -1  # costs up to this are final

    def cost(self, at: int) -> int:
        """The turns from a space."""
        if self.sure < 0 or self.costs[at] > self.sure:
            self.spread(at)
        return self.costs[at]

    def spread(self, wanted: int) -> None:
        """Spread until nothing can be nearer for the wanted space and for the pieces; over the whole board if that was
        not far enough.

        The spaces to go on from wait on shelves, by the cost of going through them. The nearest shelf comes first; on a
        shelf the order does not matter, since whatever turns out nearer is put on again.
        """
        shelves, prices, price, crossing = self.chart.shelves, self.prices, self.price, self.crossing
        near, across = self.chart.near, self.chart.across
        costs = [FAR] * len(price)
        self.costs = costs
        asked = [wanted, *self.pieces] if self.sure < 0 else NOWHERE
        self.sure = FAR
        for at in self.chart.finish:
            costs[at] = 0
            put(shelves, max(0, prices[price[at]]) >> SHELF, at)
        number: i64 = 0
        while number < len(shelves):
            shelf = shelves[number]
            if shelf:
                if asked and number << SHELF > furthest(costs, asked):
                    self.sure = number << SHELF
                    break
                while shelf:
                    at = shelf.pop()
                    reached: i64 = costs[at] + prices[price[at]]
                    for there in near[at]:
                        if reached < costs[there]:
                            costs[there] = reached
                            more: i64 = prices[price[there]]
                            if more >= 0:
                                put(shelves, (reached + more) >> SHELF, there)
                    beyond = across[at]
                    if beyond:
                        for i in range(0, len(beyond), 2):
                            there = beyond[i]
                            total: i64 = reached + crossing[beyond[i + 1]]
                            if total < costs[there]:
                                costs[there] = total
                                more = prices[price[there]]
                                if more >= 0:
                                    put(shelves, (total + more) >> SHELF, there)
            number += 1
        while number < len(shelves):
            shelves[number].clear()
            number += 1

    def next(self, at: int) -> int:
        """The next space of the best way from a space, -1 if there is none; of equal ones the nearest, then the
        first."""
        cost = self.cost(at)
        if cost == FAR or self.chart.board.finish[at]:
            return -1
        best = -1
        for there in self.chart.near[at]:
            if self.through(there) == cost:
                best = self.nearer(best, there)
        beyond = self.chart.across[at]
        for i in range(0, len(beyond), 2):
            if self.through(beyond[i]) + self.crossing[beyond[i + 1]] == cost:
                best = self.nearer(best, beyond[i])
        return best

    def through(self, there: int) -> int:
        """The turns from a neighbour of that space, entering it."""
        price = self.prices[self.price[there]]
        return self.costs[there] + price if price >= 0 or self.chart.board.finish[there] else FAR

    def nearer(self, one: int, other: int) -> int:
        if one < 0:
            return other
        costs = self.costs
        return other if (costs[other], other) < (costs[one], one) else one


def furthest(costs: list[int], places: list[int]) -> i64:
    far: i64 = 0
    for at in places:
        if at >= 0 and costs[at] > far:
            far = costs[at]
    return far


def put(shelves: list[list[int]], number: i64, at: int) -> None:
    while len(shelves) <= number:
        shelves.append([])
    shelves[number].append(at)


def crossing_class(number: int) -> int:
    """The class of a blockade that asks for a symbol, -1 for one of rubble."""
    terrain = blockades.TERRAIN[number]
    return terrain * POWERS + blockades.POWER[number] if terrain < ground.RUBBLE else -1


def time_map(
    chart: Chart,
    deck: Deck,
    blockade: list[int],
    standing: int,
    pieces: list[int],
    occupied: list[int],
    waiting: int,
) -> Map:
    """Entering a space costs what its class costs this deck, and `waiting` more if a piece of somebody else stands
    there."""
    prices = deck.time[:]
    card, camp = deck.weights.card, deck.camp_time
    for number in range(MOST):
        prices.append(card * number)
    for number in range(MOST):
        prices.append(camp * number)
    prices.append(-1)
    price = chart.price
    if occupied:
        price = price[:]
        for at in occupied:
            if price[at] != NEVER:
                prices.append(prices[price[at]] + waiting)
                price[at] = len(prices) - 1
    crossing: list[int] = []
    for seam in range(chart.board.seams):
        cost = 0
        if (standing >> seam) & 1:
            index = crossing_class(blockade[seam])
            cost = deck.time[index] if index >= 0 else card * blockades.POWER[blockade[seam]]
        crossing.append(cost)
    return Map(chart, prices, price, crossing, pieces)


def path_classes(board: Board, made: Map, at: int, blockade: list[int], standing: int) -> list[int]:
    """Count the spaces and blockades of each class on the way from a space."""
    counts = [0] * CLASSES
    there = made.next(at)
    while there >= 0:
        crossed = board.seam[at * 6 + board.towards[at * board.size + there]]
        if 0 <= crossed < board.seams and (standing >> crossed) & 1:
            index = crossing_class(blockade[crossed])
            if index >= 0:
                counts[index] += 1
        if board.terrain[there] < ground.RUBBLE:
            counts[board.terrain[there] * POWERS + board.power[there]] += 1
        at = there
        there = made.next(at)
    return counts

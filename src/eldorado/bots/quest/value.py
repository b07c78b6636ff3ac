"""The turns a player still needs, and the resulting chance to win: fitted on games of the policy with itself.

`eldorado lab fit` makes the coefficients, weights.toml has them. The features are what a player can count at the table,
and nothing of them is hidden except the hand, which in a rollout is that of a world.
"""

from __future__ import annotations

from math import exp
from typing import Final

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.speed import CLASSES, POWERS
from eldorado.bots.quest.weights import FEATURES, Weights
from eldorado.games.quest.model import blockades, cards, ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import Ways, spread
from eldorado.games.quest.model.state import QuestState

PIECES: Final = FEATURES.index("pieces")
MOST: Final = 40.0  # turns a feature counts at most
SLOWEST: Final = 4000.0  # thousandths of a turn a space counts at most


class Way:
    """The terrain along the best way from a space to El Dorado."""

    def __init__(self, effort: int) -> None:
        self.effort = effort
        self.classes: list[int] = [0] * CLASSES  # spaces and blockades, by class
        self.needs: list[int] = [0, 0, 0]  # power asked for, by symbol
        self.given = 0  # cards for rubble and camps
        self.barred = 0  # blockades


class Ground:
    """The ways on one board with its blockades, remembered: they are the same in every rollout."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.boards: dict[tuple[int, ...], Ways] = {}
        self.ways: dict[tuple[int, ...], Way] = {}

    def way(self, s: QuestState, at: int) -> Way:
        if s.board is not self.board:
            self.board = s.board
            self.boards = {}
            self.ways = {}
        key = (s.standing, at, *s.blockade)
        found = self.ways.get(key)
        if found is None:
            found = self.walk(s, at, self.efforts(s))
            self.ways[key] = found
        return found

    def efforts(self, s: QuestState) -> Ways:
        board = s.board
        key = (s.standing, *s.blockade)
        found = self.boards.get(key)
        if found is None:
            costs = [
                -1 if board.terrain[at] in (ground.MOUNTAIN, ground.START) else board.power[at]
                for at in range(board.size)
            ]
            crossing = [
                blockades.POWER[s.blockade[seam]] if (s.standing >> seam) & 1 else 0
                for seam in range(board.seams)
            ]
            found = spread(board, costs, [*crossing, 0])
            self.boards[key] = found
        return found

    def walk(self, s: QuestState, at: int, ways: Ways) -> Way:
        board: Board = s.board
        made = Way(ways.cost[at])
        while ways.next[at] >= 0:
            there = ways.next[at]
            crossed = board.seam[at * 6 + board.towards[at * board.size + there]]
            if 0 <= crossed < board.seams and (s.standing >> crossed) & 1:
                number = s.blockade[crossed]
                made.barred += 1
                count(made, blockades.TERRAIN[number], blockades.POWER[number])
            count(made, board.terrain[there], board.power[there])
            at = there
        return made


def count(way: Way, terrain: int, power: int) -> None:
    """Something on the way that asks for power or cards."""
    if terrain < ground.RUBBLE:
        way.classes[terrain * POWERS + power] += 1
        way.needs[terrain] += power
    elif terrain != ground.MOUNTAIN and terrain != ground.START:
        way.given += power


def deck_of(s: QuestState, seat: int) -> list[int]:
    """Return a player's deck, wherever its cards are."""
    counts = [s.draws[seat][kind] + s.discards[seat][kind] for kind in range(cards.KINDS)]
    for kind in s.hands[seat]:
        counts[kind] += 1
    if seat == s.turn:
        for pile in (s.played, s.new_hand, s.new_draw, s.new_discard):
            for kind in pile:
                counts[kind] += 1
    return counts


def features(s: QuestState, seat: int, paths: Ground, weights: Weights) -> list[float]:
    """The numbers from which the turns still needed are estimated, in the order of FEATURES."""
    effort = 0
    given = 0
    barred = 0
    pieces = 0
    furthest = 0
    needs = [0, 0, 0]
    turns = 0.0
    counts = deck_of(s, seat)
    deck = Deck(counts, weights)
    first = seat * s.pieces_each
    for at in s.pieces[first : first + s.pieces_each]:
        if at < 0:
            continue
        way = paths.way(s, at)
        pieces += 1
        effort += way.effort
        furthest = max(furthest, way.effort)
        given += way.given
        barred += way.barred
        for index in range(CLASSES):
            if way.classes[index]:
                turns += way.classes[index] * min(SLOWEST, deck.time[index]) / 1000.0
        for symbol in range(3):
            needs[symbol] += way.needs[symbol]
    power = [0, 0, 0]
    starting = 0
    draws = 0
    items = 0
    total = 0
    wealth = 0
    for kind in range(cards.KINDS):
        if counts[kind]:
            wealth += counts[kind] * cards.WORTH[kind]
            if kind < cards.STARTING:
                starting += counts[kind]
            if cards.ITEM[kind]:
                items += counts[kind]
            elif kind >= cards.POWERED:
                draws += counts[kind]
            else:
                total += counts[kind] * cards.POWER[kind]
                add_power(power, kind, counts[kind])
    size = max(deck.size, 1)
    hand = [0, 0, 0]
    shown = 0
    for kind in s.hands[seat]:
        if kind < cards.POWERED:
            shown += cards.POWER[kind]
            add_power(hand, kind, 1)
    fits = 0
    for symbol in range(3):
        fits += min(hand[symbol], needs[symbol])
    speeds = [min(MOST, needs[i] * size / (4.0 * max(0.5, power[i]))) for i in range(3)]
    made = [
        1.0, effort / 10.0, effort * effort / 1000.0, min(MOST, turns), speeds[0], speeds[1], speeds[2],
        float(given), float(barred), size / 10.0, total / size, starting / 10.0, float(draws), float(items),
        shown / 4.0, fits / 4.0, float(len(s.tokens[seat])), float(pieces),
        furthest / 10.0, wealth / size,
    ]  # fmt: skip
    share = effort / (10.0 * size)  # the longer the way, the more often a card comes to hand
    made.extend([count * share for count in counts])
    return made


def add_power(power: list[int], kind: int, count: int) -> None:
    """Count a card for its symbol, a joker for all of them."""
    if cards.SYMBOL[kind] == ground.JOKER:
        for symbol in range(3):
            power[symbol] += count * cards.POWER[kind]
    else:
        power[cards.SYMBOL[kind]] += count * cards.POWER[kind]


def turns_left(found: list[float], fitted: list[float]) -> float:
    """The turns a player needs by the fitted coefficients, never below none."""
    if found[PIECES] == 0.0:
        return 0.0  # all pieces have arrived
    total = 0.0
    for index in range(len(found)):
        total += found[index] * fitted[index]
    return max(0.3, total)


def chances(turns: list[float], sharp: float, fade: float) -> list[float]:
    """The chance of each seat to be first, if it needs so many turns: `sharp` says how much a turn decides near the
    end, `fade` how much less far from it.

    >>> [round(one, 2) for one in chances([2.0, 3.0], 1.0, 0.0)]
    [0.73, 0.27]
    """
    first = min(turns)
    now = sharp / (1.0 + fade * first)
    weights = [exp(now * (first - one)) for one in turns]
    total = sum(weights)
    return [one / total for one in weights]

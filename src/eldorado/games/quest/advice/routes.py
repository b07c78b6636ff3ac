"""Routes for the player to move: the cheapest ways with the cards and tokens at hand.

A search over (space, cards used, power left), least regret first. Cards that draw are not explored: what they
bring is not known.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import combinations

from eldorado.games.quest.advice.worth import burning, dearness
from eldorado.games.quest.model import actions, blockades, cards, ground, tokens
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import effort_left
from eldorado.games.quest.model.state import QuestState, clone

NODES = 1500  # most positions examined for one piece: a hand seldom needs a tenth of it
PLAYING_A_CARD = 3  # regret for every card, so that one card is better than two of the same value
FURTHEST = 4  # the most effort a Native saves
NEVER = 99  # a power that no card has
LONG_HAND = 7  # with more cards than this, only the weakest pay for rubble and camp


class Way:
    """A part of a way, linked to the parts before it. Most ways lead nowhere new, so a way is written out
    only when it is kept."""

    __slots__ = (
        "before",
        "actions",
        "use",
        "given",
        "removes",
        "space",
        "power",
        "cards",
        "steps",
        "arrived",
    )

    def __init__(self, before: Way | None, actions: list[int]) -> None:
        self.before = before
        self.actions = actions
        self.use = ""  # the anchor of what is played
        self.given: tuple[int, ...] = ()  # cards given up
        self.removes = False  # whether these leave the game
        self.space = -1  # the space it leads to, if it is a step
        self.power = 0
        self.cards: int = before.cards if before is not None else 0  # cards, tokens and payments used
        self.steps: int = before.steps if before is not None else 0
        self.arrived = False  # it ends with a step: nothing was played and left unused


class Reached:
    """A way to a space or a blockade, written out."""

    __slots__ = (
        "piece", "actions", "spaces", "costs", "cost", "cards", "uses", "removed", "blockade", "best"
    )  # fmt: skip

    def __init__(self, piece: int, way: Way) -> None:
        self.piece = piece
        self.actions: list[int] = []
        self.spaces: list[int] = []
        self.costs: list[int] = []  # cumulative, by space
        self.cost = 0
        self.cards = way.cards
        self.uses: list[str] = []
        self.removed: list[int] = []
        self.blockade = 0  # the number of the blockade to overcome, or 0
        self.best = False
        parts: list[Way] = []
        part: Way | None = way
        while part is not None:
            parts.append(part)
            part = part.before
        for part in reversed(parts):
            self.add(part)

    def add(self, part: Way) -> None:
        self.actions.extend(part.actions)
        self.cost += part.power
        if part.use:
            self.uses.append(part.use)
        if part.space >= 0:
            self.spaces.append(part.space)
            self.costs.append(self.cost)
        for card in part.given:
            self.uses.append("card:" + cards.NAME[card])
            if part.removes:
                self.removed.append(card)


class Node:
    """A position within the search: the piece's space, what is left to play, and the way so far."""

    __slots__ = ("at", "standing", "hand", "tokens", "way", "symbol", "left", "mark")

    def __init__(
        self, at: int, standing: int, hand: tuple[int, ...], tokens: tuple[int, ...], way: Way
    ) -> None:
        self.at = at
        self.standing = standing
        self.hand = hand
        self.tokens = tokens
        self.way = way
        self.symbol = 0
        self.left = 0
        self.mark: Mark = NOWHERE  # its identity, when it is complete


Mark = tuple[int, int, tuple[int, ...], tuple[int, ...], int, int]
NOWHERE: Mark = (-1, 0, (), (), 0, 0)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Spot:
    """A space with its standing blockades: possible steps, blockades to overcome, and the least power of each
    symbol that one of these takes. With less a card is not playable."""

    __slots__ = ("ways", "paid", "seams", "needed")

    def __init__(self, ways: list[tuple[int, int]], board: Board) -> None:
        self.ways = ways  # directions and spaces
        self.paid: list[tuple[int, int]] = []  # those that take cards, not power
        self.seams: list[int] = []
        self.needed = [NEVER] * (ground.JOKER + 1)
        for direction, there in ways:
            terrain = board.terrain[there]
            if terrain >= ground.RUBBLE:
                self.paid.append((direction, there))
            if terrain <= ground.JOKER:
                self.needed[terrain] = min(self.needed[terrain], board.power[there])


class Search:
    """The search for all ways of one piece; `found` are those worth proposing."""

    def __init__(self, s: QuestState, piece: int) -> None:
        self.s = s
        self.piece = piece
        self.first = s.turn * s.pieces_each
        self.start = s.pieces[self.first + piece]
        self.others = [at for i, at in enumerate(s.pieces) if at >= 0 and i != self.first + piece]
        self.heap: list[tuple[int, int, Node]] = []
        self.done: set[Mark] = set()
        self.least: dict[Mark, int] = {}  # the least regret of each waiting position
        self.count = 0
        self.found: list[Reached] = []
        self.targets: set[int] = set()
        self.alone: set[tuple[int, tuple[str, ...]]] = set()  # spaces that one card alone can reach
        self.cleared: set[int] = set()
        self.spots: dict[tuple[int, int], Spot] = {}  # by space and standing blockades
        self.hands: dict[tuple[int, ...], list[tuple[int, tuple[int, ...]]]] = {}

    def push(self, regret: int, node: Node) -> None:
        """Queue a position, unless it was examined or waits at the same or a lower regret."""
        mark = (node.at, node.standing, node.hand, node.tokens, node.symbol if node.left else 0, node.left)
        known = self.least.get(mark)
        if mark in self.done or (known is not None and known <= regret):
            return
        self.least[mark] = regret
        node.mark = mark
        self.count += 1
        heappush(self.heap, (regret, self.count, node))

    def held(self, hand: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """The different cards of a hand, each with the rest of it: the same hand is met at many places."""
        known = self.hands.get(hand)
        if known is None:
            known = self.hands[hand] = [(card, without(hand, card)) for card in sorted(set(hand))]
        return known

    def run(self) -> list[Reached]:
        s = self.s
        node = Node(self.start, s.standing, tuple(s.hands[s.turn]), tuple(s.tokens[s.turn]), Way(None, []))
        if s.left > 0 and s.mover == self.piece:
            node.symbol, node.left = s.symbol, s.left
        self.push(0, node)
        looked = 0
        while self.heap and looked < NODES:
            regret, _, node = heappop(self.heap)
            if node.mark in self.done:
                continue
            self.done.add(node.mark)
            looked += 1
            self.note(node)
            if not s.board.finish[node.at]:
                self.expand(node, regret)
        return self.found

    def note(self, node: Node) -> None:
        """Keep the first, cheapest way to each space, and each way with one card only. A way back to where the piece
        stands now would spend cards on nothing."""
        way = node.way
        if not way.arrived or node.at == self.start:
            return
        new = node.at not in self.targets
        if not new and way.cards > 1:
            return
        told = Reached(self.piece, way)
        told.best = new
        mark = (node.at, tuple(told.uses))
        if new or mark not in self.alone:
            self.targets.add(node.at)
            self.found.append(told)
        if way.cards <= 1:
            self.alone.add(mark)

    def clear(self, way: Way, seam: int) -> None:
        """Keep the cheapest way to a blockade, and each with one card only."""
        number = self.s.blockade[seam]
        best = number not in self.cleared
        self.cleared.add(number)
        if best or way.cards <= 1:
            target = Reached(self.piece, way)
            target.blockade = number
            target.best = best
            self.found.append(target)

    def spot(self, node: Node) -> Spot:
        """What can be done from the piece's space, which only depends on the blockades."""
        place = (node.at, node.standing)
        known = self.spots.get(place)
        if known is None:
            known = self.spots[place] = Spot(self.open_ways(node), self.s.board)
            self.note_blockades(node, known)
        return known

    def open_ways(self, node: Node) -> list[tuple[int, int]]:
        """Directions and spaces a piece could step onto if it had the power: no blockade, no other piece between."""
        board = self.s.board
        found: list[tuple[int, int]] = []
        for direction in range(6):
            there = board.neighbours[node.at * 6 + direction]
            if there < 0 or board.terrain[there] in (ground.MOUNTAIN, ground.START):
                continue
            crossed = board.seam[node.at * 6 + direction]
            blocked = 0 <= crossed < board.seams and (node.standing >> crossed) & 1
            if not blocked and (self.s.passing or there not in self.others):
                found.append((direction, there))
        return found

    def note_blockades(self, node: Node, spot: Spot) -> None:
        for seam in self.s.board.touches[node.at]:
            if (node.standing >> seam) & 1:
                spot.seams.append(seam)
                number = self.s.blockade[seam]
                terrain = blockades.TERRAIN[number]
                if terrain <= ground.JOKER:
                    spot.needed[terrain] = min(spot.needed[terrain], blockades.POWER[number])

    def expand(self, node: Node, regret: int) -> None:
        """Go on with the power left, or play something."""
        spot = self.spot(node)
        terrain, power = self.s.board.terrain, self.s.board.power
        for direction, there in spot.ways if node.left > 0 else spot.paid:
            if terrain[there] >= ground.RUBBLE or (
                terrain[there] == node.symbol and power[there] <= node.left
            ):
                self.step(node, regret, direction, there)
        for seam in spot.seams:
            self.overcome(node, regret, seam)
        if node.left == 0 or node.way.steps > 0 or self.s.left > 0:
            self.play(node, regret, spot)

    def step(self, node: Node, regret: int, direction: int, there: int) -> None:
        """Step onto an open space: with enough power left, or for cards that are given."""
        board = self.s.board
        terrain, power = board.terrain[there], board.power[there]
        action = actions.STEP + self.piece * 6 + direction
        if terrain < ground.RUBBLE:
            way = self.moved(node.way, action, there, power)
            new = Node(there, node.standing, node.hand, node.tokens, way)
            new.symbol, new.left = node.symbol, node.left - power
            self.push(regret + power, new)
            return
        for given in self.givings(node.hand, power, terrain == ground.CAMP):
            way = self.moved(node.way, action, there, power)
            hand = self.give(way, given, node.hand)
            way.removes = terrain == ground.CAMP
            pain = sum(dearness(card) for card in given)
            self.push(regret + 8 * power + pain, Node(there, node.standing, hand, node.tokens, way))

    def give(self, way: Way, given: tuple[int, ...], hand: tuple[int, ...]) -> tuple[int, ...]:
        """Pay with these cards; return the rest of the hand."""
        for card in given:
            way.actions.append(actions.GIVE + card)
            hand = without(hand, card)
        way.given = given
        way.cards += 1
        return hand

    def moved(self, before: Way, action: int, there: int, power: int) -> Way:
        way = Way(before, [action])
        way.space, way.power, way.arrived = there, power, True
        way.steps += 1
        return way

    def givings(self, hand: tuple[int, ...], count: int, camp: bool) -> list[tuple[int, ...]]:
        if len(hand) < count:
            return []
        if len(hand) > LONG_HAND:
            return [tuple(sorted(sorted(hand, key=dearness)[:count]))]
        return sorted(set(combinations(hand, count)))

    def overcome(self, node: Node, regret: int, seam: int) -> None:
        number = self.s.blockade[seam]
        terrain, power = blockades.TERRAIN[number], blockades.POWER[number]
        standing = node.standing & ~(1 << seam)
        if terrain < ground.RUBBLE:
            if node.left >= power and node.symbol == terrain:
                way = self.cleared_by(node.way, seam, power)
                new = Node(node.at, standing, node.hand, node.tokens, way)
                new.symbol, new.left = node.symbol, node.left - power
                self.clear(way, seam)
                self.push(regret + power, new)
            return
        for given in self.givings(node.hand, power, False):
            way = self.cleared_by(node.way, seam, power)
            hand = self.give(way, given, node.hand)
            self.clear(way, seam)
            pain = sum(dearness(card) for card in given)
            self.push(regret + 8 * power + pain, Node(node.at, standing, hand, node.tokens, way))

    def cleared_by(self, before: Way, seam: int, power: int) -> Way:
        way = Way(before, [actions.OVERCOME + seam])
        way.power = power
        return way

    # --- playing a card or token ------------------------------------------------------------------------------------
    def play(self, node: Node, regret: int, spot: Spot) -> None:
        s = self.s
        needed = spot.needed
        changed = s.changing and node.way.cards == 0
        for card, rest in self.held(node.hand):
            if cards.GUIDES[card]:
                action, anchor = actions.ACT + card - cards.POWERED, "card:" + cards.NAME[card]
                self.native(node, regret + 50, action, anchor, rest, node.tokens)
            if card >= cards.POWERED:
                continue
            power, own = cards.POWER[card], cards.SYMBOL[card]
            for symbol in range(3):
                if power < needed[symbol] or (own not in (symbol, ground.JOKER) and not changed):
                    continue
                action = actions.PLAY + (card * 3 + symbol) * 2 + self.piece
                way = self.used(node.way, action, "card:" + cards.NAME[card])
                pain = PLAYING_A_CARD + dearness(card) + burning(card)
                self.powered(node, regret + pain, way, rest, node.tokens, symbol, power)
        for token, rest in self.held(node.tokens):
            anchor = "token:" + tokens.NAME[token]
            if token < tokens.POWERED:
                symbol, power = tokens.SYMBOL[token], tokens.POWER[token]
                if power >= needed[symbol]:
                    way = self.used(node.way, actions.PLAY_TOKEN + token * 2 + self.piece, anchor)
                    self.powered(node, regret + 20 + 4 * power, way, node.hand, rest, symbol, power)
            elif tokens.EFFECT[token] == tokens.NATIVE:
                self.native(
                    node, regret + 60, actions.USE_TOKEN + token - tokens.POWERED, anchor, node.hand, rest
                )

    def used(self, before: Way, action: int, anchor: str) -> Way:
        way = Way(before, [action])
        way.use = anchor
        way.cards += 1
        return way

    def powered(
        self,
        node: Node,
        regret: int,
        way: Way,
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
        symbol: int,
        power: int,
    ) -> None:
        new = Node(node.at, node.standing, hand, tokens, way)
        new.symbol, new.left = symbol, power
        self.push(regret, new)

    def native(
        self,
        node: Node,
        regret: int,
        action: int,
        anchor: str,
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
    ) -> None:
        """Make one step whatever it costs, or take a blockade."""
        spot = self.spot(node)
        for direction, there in spot.ways:
            way = self.moved(
                self.used(node.way, action, anchor), actions.STEP + self.piece * 6 + direction, there, 0
            )
            new = Node(there, node.standing, hand, tokens, way)
            new.symbol, new.left = node.symbol, node.left
            self.push(regret, new)
        for seam in spot.seams:
            way = self.cleared_by(self.used(node.way, action, anchor), seam, 0)
            self.clear(way, seam)
            new = Node(node.at, node.standing & ~(1 << seam), hand, tokens, way)
            new.symbol, new.left = node.symbol, node.left
            self.push(regret, new)


def explore_routes(s: QuestState) -> list[Reached]:
    """Return every way worth proposing, of every piece."""
    found: list[Reached] = []
    for piece in range(s.pieces_each):
        if s.pieces[s.turn * s.pieces_each + piece] >= 0:
            found.extend(Search(s, piece).run())
    return found


def winning_cards(s: QuestState, hand: list[int]) -> list[int]:
    """The cards of a hand that bring a piece to El Dorado in one turn, if they do; nobody else is thought to be in the
    way by then."""
    strength = sum(FURTHEST if cards.GUIDES[kind] else max(1, cards.POWER[kind]) for kind in hand)
    ahead = [left for left in effort_left(s, s.turn) if left > 0]
    if not ahead or min(ahead) > strength:
        return []
    world = clone(s)
    world.hands[s.turn] = sorted(hand)
    world.left = 0
    world.passing = True
    for way in explore_routes(world):
        if way.best and way.spaces and s.board.finish[way.spaces[-1]]:
            return [cards.NUMBER[name.partition(":")[2]] for name in way.uses if name.startswith("card:")]
    return []

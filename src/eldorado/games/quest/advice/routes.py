"""Routes for the player to move: the cheapest ways with the cards and tokens at hand.

A search over (space, cards used, power left), least regret first. Cards that draw are not explored: what they
bring is not known.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import combinations
from typing import Final

from eldorado.games.quest.advice.worth import burning, dearness
from eldorado.games.quest.model import actions, blockades, cards, ground, tokens
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import effort_left
from eldorado.games.quest.model.state import QuestState, clone

NODES = 1500  # most positions examined for one piece: a hand seldom needs a tenth of it
PLAYING_A_CARD = 3  # regret for every card, so that one card is better than two of the same value
NUMBERS: Final = 24  # bits for the number of a position
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


class Rest:
    """What is left of a hand or of the tokens: one object, however many ways lead to the same rest."""

    __slots__ = ("cards", "number", "plays")

    def __init__(self, cards: tuple[int, ...], number: int) -> None:
        self.cards = cards
        self.number = number  # its identity within the search
        self.plays: list[tuple[int, Rest]] | None = None  # its different cards, each with the rest of it


class Node:
    """A position within the search: the piece's space, what is left to play, and the way so far."""

    __slots__ = ("at", "standing", "hand", "tokens", "way", "symbol", "left", "mark")

    def __init__(
        self, at: int, standing: int, hand: Rest, tokens: Rest, symbol: int, left: int, mark: int
    ) -> None:
        self.at = at
        self.standing = standing
        self.hand = hand
        self.tokens = tokens
        self.way = START  # set when the position is new
        self.symbol = symbol
        self.left = left
        self.mark = mark  # its identity


START: Final = Way(None, [])
EXAMINED: Final = -1


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
        self.heap: list[int] = []  # regret and number of the waiting positions, in one
        self.nodes: list[Node] = []  # by number
        self.least: dict[int, int] = {}  # the least regret of each waiting position, or EXAMINED
        self.found: list[Reached] = []
        self.targets: set[int] = set()
        self.alone: set[tuple[int, tuple[str, ...]]] = set()  # spaces that one card alone can reach
        self.cleared: set[int] = set()
        self.spots: dict[tuple[int, int], Spot] = {}  # by space and standing blockades
        self.rests: dict[tuple[int, ...], Rest] = {}

    def push(
        self, regret: int, at: int, standing: int, hand: Rest, tokens: Rest, symbol: int, left: int
    ) -> Node | None:
        """Queue a position, unless it was examined or waits at the same or a lower regret. The way to it is for the
        caller to add: most positions are not new, so most ways need not be made."""
        use = left * 4 + symbol if left else 0
        mark = (((standing * 1024 + use) * 4096 + tokens.number) * 65_536 + hand.number) * 1024 + at
        if self.least.get(mark, regret + 1) <= regret:
            return None
        self.least[mark] = regret
        node = Node(at, standing, hand, tokens, symbol, left, mark)
        heappush(self.heap, regret << NUMBERS | len(self.nodes))
        self.nodes.append(node)
        return node

    def rest(self, cards: tuple[int, ...]) -> Rest:
        if cards not in self.rests:
            self.rests[cards] = Rest(cards, len(self.rests))
        return self.rests[cards]

    def held(self, rest: Rest) -> list[tuple[int, Rest]]:
        """The different cards of a hand, each with the rest of it."""
        if rest.plays is None:
            hand = rest.cards
            rest.plays = [(card, self.rest(without(hand, card))) for card in sorted(set(hand))]
        return rest.plays

    def run(self) -> list[Reached]:
        s = self.s
        hand, owned = self.rest(tuple(s.hands[s.turn])), self.rest(tuple(s.tokens[s.turn]))
        goes_on = s.left > 0 and s.mover == self.piece
        self.push(
            0, self.start, s.standing, hand, owned, s.symbol if goes_on else 0, s.left if goes_on else 0
        )
        looked = 0
        while self.heap and looked < NODES:
            first = heappop(self.heap)
            node = self.nodes[first & ((1 << NUMBERS) - 1)]
            if self.least[node.mark] == EXAMINED:
                continue
            self.least[node.mark] = EXAMINED
            looked += 1
            self.note(node)
            if not s.board.finish[node.at]:
                self.expand(node, first >> NUMBERS)
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
            left = node.left - power
            new = self.push(regret + power, there, node.standing, node.hand, node.tokens, node.symbol, left)
            if new is not None:
                new.way = self.moved(node.way, action, there, power)
            return
        for given in self.givings(node.hand.cards, power):
            pain = 8 * power + sum([dearness(card) for card in given])
            hand = self.rest_without(node.hand, given)
            new = self.push(regret + pain, there, node.standing, hand, node.tokens, 0, 0)
            if new is not None:
                new.way = self.moved(node.way, action, there, power)
                self.give(new.way, given)
                new.way.removes = terrain == ground.CAMP

    def rest_without(self, hand: Rest, given: tuple[int, ...]) -> Rest:
        cards = hand.cards
        for card in given:
            cards = without(cards, card)
        return self.rest(cards)

    def give(self, way: Way, given: tuple[int, ...]) -> None:
        """Pay with these cards."""
        for card in given:
            way.actions.append(actions.GIVE + card)
        way.given = given
        way.cards += 1

    def moved(self, before: Way, action: int, there: int, power: int) -> Way:
        way = Way(before, [action])
        way.space, way.power, way.arrived = there, power, True
        way.steps += 1
        return way

    def givings(self, hand: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
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
                self.clear(way, seam)
                left = node.left - power
                new = self.push(regret + power, node.at, standing, node.hand, node.tokens, node.symbol, left)
                if new is not None:
                    new.way = way
            return
        for given in self.givings(node.hand.cards, power):
            way = self.cleared_by(node.way, seam, power)
            self.give(way, given)
            self.clear(way, seam)
            pain = 8 * power + sum([dearness(card) for card in given])
            hand = self.rest_without(node.hand, given)
            new = self.push(regret + pain, node.at, standing, hand, node.tokens, 0, 0)
            if new is not None:
                new.way = way

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
                pain = PLAYING_A_CARD + dearness(card) + burning(card)
                new = self.push(regret + pain, node.at, node.standing, rest, node.tokens, symbol, power)
                if new is not None:
                    new.way = self.used(node.way, action, "card:" + cards.NAME[card])
        for token, rest in self.held(node.tokens):
            anchor = "token:" + tokens.NAME[token]
            if token < tokens.POWERED:
                symbol, power = tokens.SYMBOL[token], tokens.POWER[token]
                if power >= needed[symbol]:
                    pain = 20 + 4 * power
                    new = self.push(regret + pain, node.at, node.standing, node.hand, rest, symbol, power)
                    if new is not None:
                        action = actions.PLAY_TOKEN + token * 2 + self.piece
                        new.way = self.used(node.way, action, anchor)
            elif tokens.EFFECT[token] == tokens.NATIVE:
                self.native(
                    node, regret + 60, actions.USE_TOKEN + token - tokens.POWERED, anchor, node.hand, rest
                )

    def used(self, before: Way, action: int, anchor: str) -> Way:
        way = Way(before, [action])
        way.use = anchor
        way.cards += 1
        return way

    def native(self, node: Node, regret: int, action: int, anchor: str, hand: Rest, tokens: Rest) -> None:
        """Make one step whatever it costs, or take a blockade."""
        spot = self.spot(node)
        for direction, there in spot.ways:
            new = self.push(regret, there, node.standing, hand, tokens, node.symbol, node.left)
            if new is not None:
                way = self.used(node.way, action, anchor)
                new.way = self.moved(way, actions.STEP + self.piece * 6 + direction, there, 0)
        for seam in spot.seams:
            way = self.cleared_by(self.used(node.way, action, anchor), seam, 0)
            self.clear(way, seam)
            standing = node.standing & ~(1 << seam)
            new = self.push(regret, node.at, standing, hand, tokens, node.symbol, node.left)
            if new is not None:
                new.way = way


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

"""Planning a turn as a whole: the cards that move each piece, and the purchase with the rest.

All ways to use the hand are gone through, as long as they bring a piece nearer; each end is judged by the turns still
to go (`map`), less what the best purchase with the remaining cards would save.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.map import Map
from eldorado.bots.quest.reach import NO_ACTION, End
from eldorado.bots.quest.worth import HALVES, Known, Worth
from eldorado.games.quest.advice.worth import payment
from eldorado.games.quest.model import actions, blockades, cards, ground, tokens
from eldorado.games.quest.model.distance import FAR
from eldorado.games.quest.model.state import QuestState

NODES: Final = 400
TOKEN: Final = 100  # tokens are cards numbered from here on in the search
NO_PIECE: Final = -1  # a piece that has arrived, or the second one of a player with one
NONE: Final[list[int]] = []  # shared, and never changed
NOTHING: Final[End] = End(0, 0, 0, False, NO_ACTION, None)  # how a turn begins


class Node:
    """A point in the turn: pieces, blockades, what is left to play, and its cost in regrets."""

    def __init__(
        self,
        place: i64,
        other: i64,
        standing: i64,
        hand: i64,
        coins: i64,
        before: Node | None,
        action: i64,
        given: list[int],
        end: End,
        piece: i64,
        regret: i64,
        removed: i64,
    ) -> None:
        self.place = place  # of the first piece
        self.other = other  # of the second
        self.standing = standing
        self.hand = hand  # mask of the planner's cards
        self.coins = coins  # what they are worth, in half coins
        self.before = before
        # What led here: an action, the cards given for it, and the walk of a piece.
        self.action = action
        self.given = given
        self.end = end
        self.piece = piece
        self.regret = regret  # in thousandths of a turn
        self.removed = removed  # what thinning the deck saves, in thousandths
        self.score: int = 0  # the turns still to go after a turn that ends here; less is better
        self.first: i64 = NO_ACTION  # of the turn
        if before is not None:
            self.first = before.first
            if self.first == NO_ACTION:
                self.first = action if action != NO_ACTION else shifted(end.begins(), piece)

    def at(self, piece: i64) -> i64:
        return self.other if piece else self.place

    def actions(self) -> list[int]:
        """What was done since the node before."""
        made = [self.action, *self.given] if self.action != NO_ACTION else self.given[:]
        for action in self.end.actions():
            made.append(shifted(action, self.piece))
        return made


def shifted(action: int, piece: i64) -> int:
    """A step as of piece 0, for another piece."""
    return action + 6 * piece if action < actions.OVERCOME else action


class Planner(Worth):
    """Plans the turn of the player to move in `s`, from where the turn stands."""

    def __init__(self, s: QuestState, deck: Deck, waiting: int, desperate: bool, known: Known) -> None:
        super().__init__(s, deck, waiting, known)
        self.desperate = desperate  # nothing moved for rounds: get on, whatever it costs
        self.best: Node | None = None
        self.best_score: int = 0
        self.judged: list[Node] = []  # every end of a turn that was looked at
        self.cards: list[int] = []  # the hand, and the tokens that are played like cards
        self.coin: list[int] = []  # their half coins: tokens and items are kept back
        self.like: list[int] = []  # masks of the cards before each one that are the same
        self.gain: list[int] = []  # by half coins: the savings of the best purchase
        self.wanted: list[int] = []  # by half coins: its kind, or -1
        self.paths: Map | None = None  # the turns from every space, at the blockades looked at last
        self.paths_at: i64 = -1

    # --- going through the turn -----------------------------------------------------------------------------------
    def plan(self) -> list[int]:
        """The actions of the best turn found, purchase included, without the end of the turn."""
        s = self.s
        start = self.begin()
        self.purchases(min(start.coins, HALVES - 1))
        stack: list[Node] = []
        if s.spending:
            self.judge(start)
        elif s.left > 0 and self.places[s.mover] >= 0:
            self.judge(start)
            ends = self.known.reach.ends(self.places[s.mover], s.symbol, s.left, s.blockade, s.standing)
            self.walk(stack, start, s.mover, ends, NO_ACTION, start.hand, start.coins, 0)
            stack.insert(0, start)
        else:
            stack.append(start)
        seen: set[int] = set()
        bits = len(self.cards)
        count = 0
        while stack and count < NODES:
            node = stack.pop()
            places: int = ((node.place + 1) << 12) + node.other + 1
            key = (((places << 8) + node.standing) << bits) + node.hand
            if key in seen:
                continue
            seen.add(key)
            count += 1
            self.judge(node)
            self.expand(stack, node)
        return self.actions()

    def begin(self) -> Node:
        s = self.s
        self.cards = s.hands[s.turn][:]
        for token in s.tokens[s.turn]:
            if token < tokens.POWERED or tokens.EFFECT[token] == tokens.NATIVE:
                self.cards.append(TOKEN + token)
        coins = s.coins
        for index in range(len(self.cards)):
            card = self.cards[index]
            worth = 0
            if card < TOKEN and not (cards.ITEM[card] and cards.WORTH[card] > 1):
                worth = cards.WORTH[card]
            coins += worth
            self.coin.append(worth)
            same = 0
            for earlier in range(index):
                if self.cards[earlier] == card:
                    same |= 1 << earlier
            self.like.append(same)
        other = self.places[1] if len(self.places) > 1 else NO_PIECE
        hand = (1 << len(self.cards)) - 1
        return Node(self.places[0], other, s.standing, hand, coins, None, NO_ACTION, NONE, NOTHING, 0, 0, 0)

    def purchases(self, most: int) -> None:
        """Find the best purchase for every sum of half coins, up to the most there is."""
        best = 0
        kind_of = -1
        for half in range(most + 1):
            if half % 2 == 0 and not self.s.bought:
                for kind in range(cards.STARTING, cards.KINDS):
                    if 2 * cards.COST[kind] == half and self.on_sale(kind):
                        saved = self.saving(kind)
                        if saved > best:
                            best = saved
                            kind_of = kind
            self.gain.append(best)
            self.wanted.append(kind_of)

    def worse_openings(self, most: int, wanted: int) -> list[int]:
        """How a less attentive player would begin: first actions of other turns, about so much worse than the best."""
        openings: dict[int, int] = {}  # by the first action of a turn: the best score it leads to
        for node in self.judged:
            if node.score < openings.get(node.first, FAR):
                openings[node.first] = node.score
        best: int = NO_ACTION if self.best is None else self.best.first
        others = [
            (abs(score - self.best_score - wanted), action)
            for action, score in openings.items()
            if action != NO_ACTION and action != best
        ]
        others.sort()
        return [action for _, action in others[:most]]

    def judge(self, node: Node) -> None:
        score = node.regret - node.removed
        paths = self.paths_of(node.standing)
        if node.place >= 0:
            score += paths.cost(node.place)
        if node.other >= 0:
            score += paths.cost(node.other)
        score -= self.gain[min(node.coins, HALVES - 1)]
        if self.s.cave_left:
            for piece in range(len(self.places)):
                score -= self.caves(piece, node.at(piece))
        node.score = score
        self.judged.append(node)
        if self.best is None or score < self.best_score:
            self.best = node
            self.best_score = score

    def caves(self, piece: int, at: i64) -> int:
        """The worth of ending a turn beside caves."""
        s = self.s
        if at < 0 or at == self.places[piece]:
            return 0
        worth = 0
        for direction in s.board.cave_near[at]:
            cave = s.board.cave_at[s.board.neighbours[at * 6 + direction]]
            if s.cave_left[cave] and not (s.near[s.turn * s.pieces_each + piece] >> cave) & 1:
                worth += self.weights.cave
        return worth

    def paths_of(self, standing: i64) -> Map:
        paths = self.paths
        if paths is None or standing != self.paths_at:
            paths = self.map_at(standing)
            self.paths = paths
            self.paths_at = standing
        return paths

    def expand(self, stack: list[Node], node: Node) -> None:
        reach, blockade = self.known.reach, self.s.blockade
        for piece in range(len(self.places)):
            at = node.at(piece)
            if at < 0:
                continue
            last = -1
            for index in range(len(self.cards)):
                if not (node.hand >> index) & 1:
                    continue
                card = self.cards[index]
                if card == last:
                    continue
                last = card
                hand = node.hand & ~self.bit(node.hand, index)
                coins = node.coins - self.coin[index]
                if card >= TOKEN:
                    self.use_token(stack, node, piece, card - TOKEN, hand)
                elif card < cards.POWERED:
                    power = cards.POWER[card]
                    for symbol in range(3):
                        if cards.SYMBOL[card] != symbol and cards.SYMBOL[card] != ground.JOKER:
                            continue
                        ends = reach.ends(at, symbol, power, blockade, node.standing)
                        if ends:
                            regret = 0
                            if cards.ITEM[card] and not self.desperate:
                                regret = self.regret(symbol, power)
                            action = actions.PLAY + (card * 3 + symbol) * 2 + piece
                            self.walk(stack, node, piece, ends, action, hand, coins, regret)
                elif cards.GUIDES[card]:
                    ends = reach.free_ends(at, node.standing)
                    action = actions.ACT + card - cards.POWERED
                    self.walk(stack, node, piece, ends, action, hand, coins, 0)
            if reach.paid[at] or reach.beside[at] & node.standing:
                self.give_cards(stack, node, piece, at)

    def bit(self, hand: i64, index: i64) -> i64:
        """The mask of a card that leaves the hand: of equal ones the first that is left."""
        earlier: i64 = self.like[index] & hand
        return earlier & -earlier if earlier else 1 << index

    def regret(self, symbol: int, power: int) -> int:
        """The cost of using up an item or a token."""
        return power * self.deck.time[symbol * 5 + 1] * self.weights.item // 100

    def use_token(self, stack: list[Node], node: Node, piece: int, token: int, hand: i64) -> None:
        reach, at = self.known.reach, node.at(piece)
        if tokens.EFFECT[token] == tokens.NATIVE:
            ends = reach.free_ends(at, node.standing)
            action = actions.USE_TOKEN + token - tokens.POWERED
            self.walk(stack, node, piece, ends, action, hand, node.coins, 250)
            return
        symbol, power = tokens.SYMBOL[token], tokens.POWER[token]
        ends = reach.ends(at, symbol, power, self.s.blockade, node.standing)
        action = actions.PLAY_TOKEN + token * 2 + piece
        self.walk(stack, node, piece, ends, action, hand, node.coins, self.regret(symbol, power))

    def walk(
        self,
        stack: list[Node],
        node: Node,
        piece: i64,
        ends: list[End],
        action: i64,
        hand: i64,
        coins: i64,
        regret: i64,
    ) -> None:
        """Go on from each end of a walk."""
        for end in ends:
            self.move(stack, node, piece, end, action, NONE, hand, coins, regret, 0)

    def move(
        self,
        stack: list[Node],
        node: Node,
        piece: i64,
        end: End,
        action: i64,
        given: list[int],
        hand: i64,
        coins: i64,
        regret: i64,
        removed: i64,
    ) -> None:
        """Go on from the end of a walk, if it is nearer than before and nobody is in the way."""
        at = node.at(piece)
        place = end.at
        standing = node.standing & ~end.taken
        if place != at:
            now = self.paths_of(node.standing).cost(at)
            # What is not final in a map is farther than what is.
            if end.taken == 0:
                then = self.paths_of(standing).costs[place]
            else:
                then = self.paths_of(standing).cost(place)
            if then >= now:
                return
            if not self.s.passing and self.barred(node, end):
                return
        if self.s.board.finish[place]:
            place = NO_PIECE
        stack.append(
            Node(
                node.place if piece else place,
                place if piece else node.other,
                standing,
                hand,
                coins,
                node,
                action,
                given,
                end,
                piece,
                node.regret + regret,
                node.removed + removed,
            )
        )

    def barred(self, node: Node, end: End) -> bool:
        """Whether somebody stands in the way of a walk."""
        step: End | None = end
        while step is not None:
            at = step.at
            if step.entered and (at == node.place or at == node.other or at in self.others):
                return True
            step = step.before
        return False

    # --- cards given ----------------------------------------------------------------------------------------------
    def give_cards(self, stack: list[Node], node: Node, piece: int, at: int) -> None:
        """Rubble, base camp, and rubble blockades beside the piece."""
        board = self.s.board
        own = [index for index in range(len(self.cards)) if self.mine(node, index)]
        for beside in self.known.reach.paid[at]:
            if beside.seam < 0 or not (node.standing >> beside.seam) & 1:
                action = actions.STEP + piece * 6 + beside.direction
                self.pay(stack, node, piece, beside.end, action, own, beside.count, beside.camp)
        for seam in board.touches[at]:
            if (node.standing >> seam) & 1:
                number = self.s.blockade[seam]
                if blockades.TERRAIN[number] == ground.RUBBLE:
                    end = End(at, 1 << seam, 0, False, NO_ACTION, None)
                    self.pay(
                        stack, node, piece, end, actions.OVERCOME + seam, own, blockades.POWER[number], False
                    )

    def mine(self, node: Node, index: int) -> bool:
        return (node.hand >> index) & 1 == 1 and self.cards[index] < TOKEN

    def pay(
        self,
        stack: list[Node],
        node: Node,
        piece: int,
        end: End,
        action: int,
        own: list[int],
        count: int,
        camp: bool,
    ) -> None:
        if len(own) < count:
            return
        # less than the time the map counts for this camp, so that it is entered if there is no way around
        fear = (
            count * (self.deck.camp_time - self.weights.camp) * 9 // 10 if camp and not self.desperate else 0
        )
        for chosen in self.payments(own, count, camp):
            hand, coins = node.hand, node.coins
            given: list[int] = []
            removed = 0
            for index in chosen:
                card = self.cards[index]
                hand &= ~self.bit(hand, index)
                coins -= self.coin[index]
                given.append(actions.GIVE + card)
                if camp:
                    thinner = self.thinning(card)
                    if thinner > 0 or not self.desperate:
                        removed += thinner
            self.move(stack, node, piece, end, action, given, hand, coins, fear, removed)

    def payments(self, own: list[int], count: int, camp: bool) -> list[list[int]]:
        """Which cards to give: each kind if one is asked for, else the least missed."""
        if count == 1:
            kinds: list[list[int]] = []
            last = -1
            for index in own:
                if self.cards[index] != last:
                    last = self.cards[index]
                    kinds.append([index])
            return kinds
        ranks = [
            (-self.thinning(self.cards[index]) if camp else plainness(self.cards[index]), index)
            for index in own
        ]
        ranks.sort()
        return [[index for _, index in ranks[:count]]]

    # --- the result ------------------------------------------------------------------------------------------------
    def actions(self) -> list[int]:
        if self.best is None:
            return []
        return self.line(self.best, self.wanted[min(self.best.coins, HALVES - 1)])

    def line(self, end: Node, kind: int) -> list[int]:
        """The actions that lead to an end of the turn, and buy a kind there (-1: nothing)."""
        chain: list[list[int]] = []
        node: Node | None = end
        while node is not None:
            chain.append(node.actions())
            node = node.before
        made = [action for part in reversed(chain) for action in part]
        return made + self.purchase(end, kind)

    def purchase(self, end: Node, kind: int) -> list[int]:
        """How to pay for a kind with the least missed cards."""
        if kind < 0:
            return []
        own = [self.cards[index] for index in range(len(self.cards)) if self.mine(end, index)]
        spent = payment(own, [], 2 * cards.COST[kind] - self.s.coins)
        return [] if spent is None else [*spent, actions.BUY + kind - cards.STARTING]


def plainness(card: int) -> int:
    """The order in which cards are given for rubble: the weakest first, action cards last."""
    return cards.POWER[card] + (cards.MOST_POWER + 1 if card >= cards.POWERED else 0)

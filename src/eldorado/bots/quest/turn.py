"""Planning a turn as a whole: the cards that move each piece, and the purchase with the rest.

All ways to use the hand are gone through, as long as they bring a piece nearer; each end is judged by the turns still
to go (`quest_map`), less what the best purchase with the remaining cards would save.
"""

from __future__ import annotations

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.reach import End, Reach, free_ends
from eldorado.bots.quest.worth import TOKEN, Known, Worth
from eldorado.games.quest.advice.worth import payment
from eldorado.games.quest.model import actions, blockades, cards, ground, tokens
from eldorado.games.quest.model.distance import FAR
from eldorado.games.quest.model.state import QuestState

NODES = 400


def first_of(actions: list[int]) -> int:
    return actions[0] if actions else -1


class Node:
    """A point in the turn: pieces, blockades, what is left to play, and its cost in regrets."""

    def __init__(
        self,
        places: list[int],
        standing: int,
        hand: list[int],
        before: Node | None,
        actions: list[int],
        regret: int,
        removed: int,
    ) -> None:
        self.places = places
        self.standing = standing
        self.hand = hand
        self.before = before
        self.actions = actions
        self.first: int = before.first if before is not None and before.first >= 0 else first_of(actions)
        self.regret = regret  # in thousandths of a turn
        self.removed = removed  # what thinning the deck saves, in thousandths

    def key(self) -> tuple[int, ...]:
        return (*self.places, self.standing, *self.hand)


class Planner(Worth):
    """Plans the turn of the player to move in `s`, from where the turn stands."""

    def __init__(
        self, s: QuestState, reach: Reach, deck: Deck, waiting: int, desperate: bool, known: Known
    ) -> None:
        super().__init__(s, deck, waiting, known)
        self.desperate = desperate  # nothing moved for rounds: get on, whatever it costs
        self.reach = reach
        self.best: Node | None = None
        self.best_score = 0
        self.openings: dict[int, int] = {}  # by the first action of a turn: the best score it leads to
        self.seen: set[tuple[int, ...]] = set()
        self.judged: list[tuple[int, Node]] = []  # every end of a turn with its score, less is better

    def score(self, node: Node) -> int:
        """The turns still to go after this turn; less is better."""
        total = node.regret - node.removed
        for at in node.places:
            total += self.time_at(at, node.standing)
        total -= self.gain[self.coins(node.hand)]
        if self.s.cave_left:
            total -= self.caves(node)
        return total

    def caves(self, node: Node) -> int:
        s = self.s
        board = s.board
        worth = 0
        for piece in range(s.pieces_each):
            at = node.places[piece]
            if at < 0 or at == self.places[piece]:
                continue
            for direction in board.cave_near[at]:
                cave = board.cave_at[board.neighbours[at * 6 + direction]]
                if s.cave_left[cave] and not (s.near[s.turn * s.pieces_each + piece] >> cave) & 1:
                    worth += self.weights.cave
        return worth

    # --- going through the turn -----------------------------------------------------------------------------------
    def plan(self) -> list[int]:
        """The actions of the best turn found, purchase included, without the end of the turn."""
        s = self.s
        hand = s.hands[s.turn] + [
            TOKEN + t for t in s.tokens[s.turn] if t < tokens.POWERED or tokens.EFFECT[t] == tokens.NATIVE
        ]
        start = Node(self.places[:], s.standing, hand, None, [], 0, 0)
        stack: list[Node] = []
        if s.spending:
            self.judge(start)
        elif s.left > 0 and self.places[s.mover] >= 0:
            self.judge(start)
            ends = self.reach.ends(self.places[s.mover], s.symbol, s.left, s.standing)
            for end in ends:
                self.move(stack, start, s.mover, end, hand, [], 0, 0)
            stack.insert(0, start)
        else:
            stack.append(start)
        count = 0
        while stack and count < NODES:
            node = stack.pop()
            key = node.key()
            if key in self.seen:
                continue
            self.seen.add(key)
            count += 1
            self.judge(node)
            self.expand(stack, node)
        return self.actions()

    def worse_openings(self, most: int, wanted: int) -> list[int]:
        """How a less attentive player would begin: first actions of other turns, about so much worse than the best."""
        best = -1 if self.best is None else self.best.first
        others = [
            (abs(score - self.best_score - wanted), action)
            for action, score in self.openings.items()
            if action >= 0 and action != best
        ]
        others.sort()
        return [action for _, action in others[:most]]

    def judge(self, node: Node) -> None:
        score = self.score(node)
        self.judged.append((score, node))
        if score < self.openings.get(node.first, FAR):
            self.openings[node.first] = score
        if self.best is None or score < self.best_score:
            self.best = node
            self.best_score = score

    def expand(self, stack: list[Node], node: Node) -> None:
        board = self.s.board
        for piece in range(len(node.places)):
            at = node.places[piece]
            if at < 0:
                continue
            last = -1
            for card in node.hand:
                if card == last:
                    continue
                last = card
                if card >= TOKEN:
                    self.use_token(stack, node, piece, at, card - TOKEN)
                elif card < cards.POWERED:
                    self.use_card(stack, node, piece, at, card)
                elif cards.GUIDES[card]:
                    rest = node.hand[:]
                    rest.remove(card)
                    for end in free_ends(board, at, node.standing):
                        self.move(stack, node, piece, end, rest, [actions.ACT + card - cards.POWERED], 0, 0)
            self.give_cards(stack, node, piece, at)

    def use_card(self, stack: list[Node], node: Node, piece: int, at: int, card: int) -> None:
        rest = node.hand[:]
        rest.remove(card)
        for symbol in range(3):
            if cards.SYMBOL[card] != symbol and cards.SYMBOL[card] != ground.JOKER:
                continue
            regret = 0
            if cards.ITEM[card] and not self.desperate:
                regret = cards.POWER[card] * self.deck.time[symbol * 5 + 1] * self.weights.item // 100
            for end in self.reach.ends(at, symbol, cards.POWER[card], node.standing):
                first = [actions.PLAY + (card * 3 + symbol) * 2 + piece]
                self.move(stack, node, piece, end, rest, first, regret, 0)

    def use_token(self, stack: list[Node], node: Node, piece: int, at: int, token: int) -> None:
        rest = node.hand[:]
        rest.remove(TOKEN + token)
        if tokens.EFFECT[token] == tokens.NATIVE:
            for end in free_ends(self.s.board, at, node.standing):
                self.move(stack, node, piece, end, rest, [actions.USE_TOKEN + token - tokens.POWERED], 250, 0)
            return
        symbol = tokens.SYMBOL[token]
        regret = tokens.POWER[token] * self.deck.time[symbol * 5 + 1] * self.weights.item // 100
        for end in self.reach.ends(at, symbol, tokens.POWER[token], node.standing):
            self.move(stack, node, piece, end, rest, [actions.PLAY_TOKEN + token * 2 + piece], regret, 0)

    def give_cards(self, stack: list[Node], node: Node, piece: int, at: int) -> None:
        """Rubble, base camp, and rubble blockades beside the piece."""
        board = self.s.board
        own = [card for card in node.hand if card < TOKEN]
        for direction in range(6):
            there = board.neighbours[at * 6 + direction]
            if there < 0 or (board.terrain[there] != ground.RUBBLE and board.terrain[there] != ground.CAMP):
                continue
            crossed = board.seam[at * 6 + direction]
            if 0 <= crossed < board.seams and (node.standing >> crossed) & 1:
                continue
            end = End(there, node.standing, 0, [], [there])
            action = actions.STEP + piece * 6 + direction
            self.pay(
                stack, node, piece, end, action, own, board.power[there], board.terrain[there] == ground.CAMP
            )
        for seam in board.touches[at]:
            if (node.standing >> seam) & 1:
                number = self.s.blockade[seam]
                if blockades.TERRAIN[number] == ground.RUBBLE:
                    end = End(at, node.standing & ~(1 << seam), 0, [], [])
                    self.pay(
                        stack, node, piece, end, actions.OVERCOME + seam, own, blockades.POWER[number], False
                    )

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
        for given in self.payments(own, count, camp):
            rest = node.hand[:]
            paid = [action]
            removed = 0
            for card in given:
                rest.remove(card)
                paid.append(actions.GIVE + card)
                if camp and (self.thin[card] > 0 or not self.desperate):
                    removed += self.thin[card]
            self.move(stack, node, piece, end, rest, paid, fear, removed)

    def payments(self, own: list[int], count: int, camp: bool) -> list[list[int]]:
        """Which cards to give: each kind if one is asked for, else the least missed."""
        if count == 1:
            kinds: list[list[int]] = []
            last = -1
            for card in own:
                if card != last:
                    last = card
                    kinds.append([card])
            return kinds
        if camp:
            order = sorted(own, key=lambda card: -self.thin[card])
        else:
            order = sorted(own, key=lambda card: (card >= cards.POWERED, cards.POWER[card]))
        return [order[:count]]

    def move(
        self,
        stack: list[Node],
        node: Node,
        piece: int,
        end: End,
        rest: list[int],
        first: list[int],
        regret: int,
        removed: int,
    ) -> None:
        """Go on from the end of a walk, if it is nearer than before and nobody is in the way."""
        at = node.places[piece]
        if end.at != at:
            if self.time_at(end.at, end.standing) >= self.time_at(at, node.standing):
                return
            for space in end.spaces:
                if not self.s.passing and (space in self.others or space in node.places):
                    return
        places = node.places[:]
        places[piece] = -1 if self.s.board.finish[end.at] else end.at
        done = first[:]
        for action in end.actions:
            done.append(action + 6 * piece if action < actions.OVERCOME else action)
        stack.append(
            Node(places, end.standing, rest, node, done, node.regret + regret, node.removed + removed)
        )

    # --- the result ------------------------------------------------------------------------------------------------
    def actions(self) -> list[int]:
        if self.best is None:
            return []
        return self.line(self.best, self.wanted[self.coins(self.best.hand)])

    def line(self, end: Node, kind: int) -> list[int]:
        """The actions that lead to an end of the turn, and buy a kind there (-1: nothing)."""
        chain: list[list[int]] = []
        node: Node | None = end
        while node is not None:
            chain.append(node.actions)
            node = node.before
        made = [action for actions in reversed(chain) for action in actions]
        return made + self.purchase(end.hand, kind)

    def purchase(self, hand: list[int], kind: int) -> list[int]:
        """How to pay for a kind with the least missed cards."""
        if kind < 0:
            return []
        spent = payment([card for card in hand if card < TOKEN], [], 2 * cards.COST[kind] - self.s.coins)
        if spent is None:
            return []
        return [*spent, actions.BUY + kind - cards.STARTING]

"""A turn planned as a whole: which cards move which piece where, and what the rest buys.

All ways to use the hand are gone through, as long as they bring a piece nearer; each end is judged by the turns still
to go (`quest_map`), less what the best purchase with the remaining cards would save.
"""

from __future__ import annotations

from eldorado.bots.quest_deck import CAMP_TIME, Deck
from eldorado.bots.quest_map import path_classes, time_map
from eldorado.bots.quest_reach import End, Reach, free_ends
from eldorado.games.quest.buying import places_free
from eldorado.games.quest.distance import FAR, Ways
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    ACT,
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    BUY,
    CAMP,
    COST,
    FREE_TOKEN,
    GIVE,
    ITEM,
    JOKER,
    KINDS,
    NATIVE,
    OVERCOME,
    PLAY,
    PLAY_TOKEN,
    POWER,
    POWER_TOKENS,
    POWERED,
    RUBBLE,
    STARTING,
    STEP,
    SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    USE_TOKEN,
    WORTH,
)
from eldorado.games.quest.worth import payment

NODES = 400
TOKEN = 100  # tokens are cards numbered from here on in the search
CAVE_WORTH = 250
ITEM_WORTH = 45  # of a hundred: how much of an item's power counts as lost when it is used


def first_of(actions: list[int]) -> int:
    return actions[0] if actions else -1


class Node:
    """A point in the turn: pieces, blockades, what is left to play, and what it has cost in regrets."""

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


class Planner:
    """Plans the turn of the player to move in `s`, from where the turn stands."""

    def __init__(self, s: QuestState, reach: Reach, deck: Deck, waiting: int, desperate: bool) -> None:
        self.s = s
        self.desperate = desperate  # nothing moved for rounds: get on, whatever it costs
        self.waiting = waiting  # the time a space costs more while somebody stands on it
        self.reach = reach
        self.deck = deck
        self.maps: dict[int, Ways] = {}
        first = s.turn * s.pieces_each
        self.places = s.pieces[first : first + s.pieces_each]
        self.others = [
            at for i, at in enumerate(s.pieces) if at >= 0 and not first <= i < first + s.pieces_each
        ]
        self.path = self.way()
        self.turns = max(1, sum(self.time_at(at, s.standing) for at in self.places))
        self.gain: list[int] = []  # by half coins: what the best purchase saves
        self.wanted: list[int] = []  # by half coins: which kind that is, or -1
        self.save: list[int] = self.savings()
        self.thin: list[int] = self.thinnings()
        self.purchases()
        self.best: Node | None = None
        self.best_score = 0
        self.openings: dict[int, int] = {}  # by the first action of a turn: the best score it leads to
        self.seen: set[tuple[int, ...]] = set()

    # --- what things are worth ------------------------------------------------------------------------------------
    def time_at(self, at: int, standing: int) -> int:
        if at < 0:
            return 0
        found = self.maps.get(standing)
        if found is None:
            found = time_map(self.s.board, self.deck, self.s.blockade, standing, self.others, self.waiting)
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
        """By kind: the turns a new card of it saves. It counts only from when it is drawn, half a deck later."""
        now = self.deck.turns(self.path)
        s = self.s
        unseen = s.draw_size[s.turn] + self.deck.size // 2
        delay = 1000 * unseen // 4
        share = max(0, 1000 - 1000 * delay // self.turns) if self.turns else 0
        saved: list[int] = []
        for kind in range(KINDS):
            if kind < STARTING or s.market[kind] == 0:
                saved.append(0)
            elif ITEM[kind]:
                saved.append(self.item_value(kind) * share // 1000)
            else:
                saved.append((now - self.with_card(kind, 1)) * share // 1000)
        return saved

    def item_value(self, kind: int) -> int:
        """What a one-shot item saves, once."""
        if kind < POWERED:
            symbol = SYMBOL[kind]
            if symbol == JOKER:
                symbol = max(range(3), key=lambda one: self.path[one * 5 + 1] * self.deck.time[one * 5 + 1])
            ahead = 0
            for power in range(1, 5):
                ahead += self.path[symbol * 5 + power] * power
            usable = min(POWER[kind], ahead)
            return usable * self.deck.time[symbol * 5 + 1] * 70 // 100
        if kind == 15:
            return 900  # a Transmitter brings a dear card for four coins
        return 500

    def thinnings(self) -> list[int]:
        """By kind: the turns saved by removing a card of it for good (negative for a good card)."""
        now = self.deck.turns(self.path)
        saved = [0] * KINDS
        for kind in range(KINDS):
            if self.deck.counts[kind]:
                if ITEM[kind]:
                    saved[kind] = -self.item_value(kind)
                else:
                    saved[kind] = now - self.with_card(kind, -1)
        return saved

    def purchases(self) -> None:
        """The best purchase for every sum of half coins."""
        s = self.s
        anything = places_free(s.placed)
        best = 0
        kind_of = -1
        by_cost: list[list[int]] = [[] for _ in range(6)]
        for kind in range(STARTING, KINDS):
            if s.market[kind] and (anything or (s.placed >> kind) & 1):
                by_cost[COST[kind]].append(kind)
        for half in range(12):
            if half % 2 == 0 and half // 2 < 6:
                for kind in by_cost[half // 2]:
                    if self.save[kind] > best:
                        best = self.save[kind]
                        kind_of = kind
            self.gain.append(0 if s.bought else best)
            self.wanted.append(-1 if s.bought else kind_of)

    def coins(self, hand: list[int]) -> int:
        """What the rest of the hand brings, in half coins; tokens and items are kept back."""
        worth = self.s.coins
        for card in hand:
            if card < TOKEN and not (ITEM[card] and WORTH[card] > 1):
                worth += WORTH[card]
        return min(worth, 11)

    def score(self, node: Node) -> int:
        """The turns still to go after this turn: less is better."""
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
                    worth += CAVE_WORTH
        return worth

    # --- going through the turn -----------------------------------------------------------------------------------
    def plan(self) -> list[int]:
        """The actions of the best turn found, purchase included, without the end of the turn."""
        s = self.s
        hand = s.hands[s.turn] + [TOKEN + t for t in s.tokens[s.turn] if t < POWER_TOKENS or t == FREE_TOKEN]
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
                elif card < POWERED:
                    self.use_card(stack, node, piece, at, card)
                elif card == NATIVE:
                    rest = node.hand[:]
                    rest.remove(card)
                    for end in free_ends(board, at, node.standing):
                        self.move(stack, node, piece, end, rest, [ACT + card - POWERED], 0, 0)
            self.give_cards(stack, node, piece, at)

    def use_card(self, stack: list[Node], node: Node, piece: int, at: int, card: int) -> None:
        rest = node.hand[:]
        rest.remove(card)
        for symbol in range(3):
            if SYMBOL[card] != symbol and SYMBOL[card] != JOKER:
                continue
            regret = 0
            if ITEM[card] and not self.desperate:
                regret = POWER[card] * self.deck.time[symbol * 5 + 1] * ITEM_WORTH // 100
            for end in self.reach.ends(at, symbol, POWER[card], node.standing):
                first = [PLAY + (card * 3 + symbol) * 2 + piece]
                self.move(stack, node, piece, end, rest, first, regret, 0)

    def use_token(self, stack: list[Node], node: Node, piece: int, at: int, token: int) -> None:
        rest = node.hand[:]
        rest.remove(TOKEN + token)
        if token == FREE_TOKEN:
            for end in free_ends(self.s.board, at, node.standing):
                self.move(stack, node, piece, end, rest, [USE_TOKEN + token - POWER_TOKENS], 250, 0)
            return
        symbol = TOKEN_SYMBOL[token]
        regret = TOKEN_POWER[token] * self.deck.time[symbol * 5 + 1] * ITEM_WORTH // 100
        for end in self.reach.ends(at, symbol, TOKEN_POWER[token], node.standing):
            self.move(stack, node, piece, end, rest, [PLAY_TOKEN + token * 2 + piece], regret, 0)

    def give_cards(self, stack: list[Node], node: Node, piece: int, at: int) -> None:
        """Rubble, base camp, and rubble blockades beside the piece."""
        board = self.s.board
        own = [card for card in node.hand if card < TOKEN]
        for direction in range(6):
            there = board.neighbours[at * 6 + direction]
            if there < 0 or (board.terrain[there] != RUBBLE and board.terrain[there] != CAMP):
                continue
            crossed = board.seam[at * 6 + direction]
            if 0 <= crossed < board.seams and (node.standing >> crossed) & 1:
                continue
            end = End(there, node.standing, 0, [], [there])
            action = STEP + piece * 6 + direction
            self.pay(stack, node, piece, end, action, own, board.power[there], board.terrain[there] == CAMP)
        for seam in board.touches[at]:
            if (node.standing >> seam) & 1:
                number = self.s.blockade[seam]
                if BLOCKADE_TERRAIN[number] == RUBBLE:
                    end = End(at, node.standing & ~(1 << seam), 0, [], [])
                    self.pay(stack, node, piece, end, OVERCOME + seam, own, BLOCKADE_POWER[number], False)

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
        fear = count * (self.deck.camp_time - CAMP_TIME) * 9 // 10 if camp and not self.desperate else 0
        for cards in self.payments(own, count, camp):
            rest = node.hand[:]
            actions = [action]
            removed = 0
            for card in cards:
                rest.remove(card)
                actions.append(GIVE + card)
                if camp and (self.thin[card] > 0 or not self.desperate):
                    removed += self.thin[card]
            self.move(stack, node, piece, end, rest, actions, fear, removed)

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
            order = sorted(own, key=lambda card: (card >= POWERED, POWER[card]))
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
        actions = first[:]
        for action in end.actions:
            actions.append(action + 6 * piece if action < OVERCOME else action)
        stack.append(
            Node(places, end.standing, rest, node, actions, node.regret + regret, node.removed + removed)
        )

    # --- the result ------------------------------------------------------------------------------------------------
    def actions(self) -> list[int]:
        chain: list[list[int]] = []
        node = self.best
        hand: list[int] = []
        if node is not None:
            hand = node.hand
        while node is not None:
            chain.append(node.actions)
            node = node.before
        made = [action for actions in reversed(chain) for action in actions]
        return made + self.purchase(hand)

    def purchase(self, hand: list[int]) -> list[int]:
        """How to pay for what is wanted most, with the least missed cards."""
        kind = self.wanted[self.coins(hand)]
        if kind < 0:
            return []
        spent = payment([card for card in hand if card < TOKEN], [], 2 * COST[kind] - self.s.coins)
        if spent is None:
            return []
        return [*spent, BUY + kind - STARTING]

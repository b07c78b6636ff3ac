"""A sensible player of The Quest, on the state: plans its turn as a whole, buys what saves the most time, thins its
deck at camps. Bots play it on worlds made from their view, rollouts for everybody."""

from __future__ import annotations

from eldorado.bots.quest.deck import TURN, Deck
from eldorado.bots.quest.turn import Planner
from eldorado.bots.quest.weights import Weights
from eldorado.bots.quest.worth import Known, turns_map
from eldorado.core.dice import Dice
from eldorado.games.quest.advice.worth import weakest
from eldorado.games.quest.model import actions, cards, ground, phases, tokens
from eldorado.games.quest.model.state import QuestState, clone
from eldorado.games.quest.questions.asked import apply

Mark = tuple[int, int, list[int], list[int], int, int, int, int]


class NoDice(Dice):
    """Dice for playing a plan out mentally: any draw ends the plan."""

    def __init__(self) -> None:  # its own: one from another compiled module cannot be inlined
        super().__init__()

    def draw(self, n: int) -> int:
        return 0


class Waiting:
    """How long the pieces of one player have made no progress."""

    def __init__(self) -> None:
        self.round = 0
        self.places: list[int] = []  # where the pieces were when the round began
        self.rounds = 0  # without a step: somebody may be in the way for longer


class TurnPolicy:
    """Decides for the player to move. `plan` is its intended next actions, for callers that follow it."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.plan: list[int] = []
        self.planned: Planner | None = None  # the turn that was planned last
        self.waiting: dict[int, Waiting] = {}  # by seat
        self.known: Known | None = None  # of the board that was played on last

    def decide(self, s: QuestState, legal: list[int]) -> int:
        """Return the next action; `plan` has those to follow it."""
        self.plan = []
        self.memory(s).tidy()
        self.remember(s)
        if s.phase == phases.PLAYING:
            return self.play(s, legal)
        return self.answer(s, legal)

    # --- planning -----------------------------------------------------------------------------------------------
    def memory(self, s: QuestState) -> Known:
        known = self.known
        if known is None or known.board is not s.board:
            known = Known(s.board)
            self.known = known
        return known

    def waited(self, s: QuestState) -> int:
        found = self.waiting.get(s.turn)
        return found.rounds if found is not None else 0

    def planner(self, s: QuestState) -> Planner:
        deck = Deck(own_deck(s), self.weights)
        desperate = self.waited(s) >= self.weights.patience
        return Planner(s, deck, self.standing(s), desperate, self.memory(s))

    def standing(self, s: QuestState) -> int:
        """The surcharge for an occupied space: the longer the wait, the more."""
        return self.weights.standing * (1 + 2 * self.waited(s))

    def remember(self, s: QuestState) -> None:
        """Count rounds without progress, so that the bot walks around blockers."""
        mine = self.waiting.get(s.turn)
        if mine is None:
            mine = Waiting()
            self.waiting[s.turn] = mine
        if s.round == mine.round:
            return
        first = s.turn * s.pieces_each
        places = s.pieces[first : first + s.pieces_each]
        mine.rounds = mine.rounds + 1 if places == mine.places else 0
        mine.places = places
        mine.round = s.round

    def first_thing(self, s: QuestState, legal: list[int]) -> int:
        """What comes before any planning, or -1: saving an item, and cards that draw, as what they bring may change
        everything."""
        hand = s.hands[s.turn]
        saving = token_action(s, tokens.PRESERVE)
        if s.item >= 0 and saving in legal:
            return saving
        for kind in hand:
            if (
                kind >= cards.POWERED
                and (cards.DRAWS[kind] or cards.TAKES[kind])
                and actions.ACT + kind - cards.POWERED in legal
            ):
                return actions.ACT + kind - cards.POWERED
        for effect in (tokens.DRAW, tokens.REMOVE):
            action = token_action(s, effect)
            if action in legal and (effect == tokens.DRAW or hand[0] < cards.STARTING):
                return action
        return -1

    def play(self, s: QuestState, legal: list[int]) -> int:
        before = self.first_thing(s, legal)
        if before >= 0:
            return before
        planner = self.planner(s)
        turn_actions = planner.plan()
        self.planned = planner
        exchanging = token_action(s, tokens.EXCHANGE)
        if not turn_actions and exchanging in legal and len(s.hands[s.turn]) >= 3:
            return exchanging
        turn_actions.append(actions.END)
        return self.begin(turn_actions, legal, actions.END)

    def others(self) -> list[int]:
        """The first actions of other good turns than the planned one."""
        return [] if self.planned is None else self.planned.worse_openings(2, TURN)

    def begin(self, line: list[int], legal: list[int], otherwise: int) -> int:
        first = line[0]
        self.plan = line[1:] if first in legal else []
        return first if first in legal else otherwise

    # --- answers to questions -----------------------------------------------------------------------------------
    def answer(self, s: QuestState, legal: list[int]) -> int:
        phase = s.phase
        if phase == phases.DISCARDING:
            return self.discard(s, legal)
        if phase == phases.TAKING:
            planner = self.planner(s)
            best = max(
                range(cards.STARTING, cards.KINDS),
                key=lambda kind: planner.saving(kind) if s.market[kind] else -1,
            )
            return actions.TAKE + best - cards.STARTING
        hand = s.hands[s.turn]
        if phase == phases.PAYING:
            return actions.GIVE + weakest(hand, 1, s.target < actions.OVERCOME)[0]
        if phase == phases.REMOVING:
            return self.remove(s, legal)
        if phase == phases.EXCHANGING:
            weak = [kind for kind in weakest(hand, 4, False) if kind < cards.STARTING]
            if weak:
                return actions.GIVE + weak[0]
            return actions.DONE if actions.DONE in legal else actions.GIVE + hand[0]
        if phase == phases.NATIVE_STEP:
            planner = self.planner(s)
            return min(legal, key=lambda action: self.after_native(s, planner, action))
        return legal[0]

    def after_native(self, s: QuestState, planner: Planner, action: int) -> int:
        places = planner.places[:]
        standing = s.standing
        if action < actions.OVERCOME:
            at = s.board.neighbours[places[action // 6] * 6 + action % 6]
            places[action // 6] = -1 if s.board.finish[at] else at
        else:
            standing &= ~(1 << (action - actions.OVERCOME))
        return sum(planner.time_at(at, standing) for at in places)

    def remove(self, s: QuestState, legal: list[int]) -> int:
        planner = self.planner(s)
        kinds = [kind for kind in s.hands[s.turn] if actions.REMOVE + kind in legal]
        if kinds:
            best = max(kinds, key=lambda kind: planner.thinning(kind))
            if planner.thinning(best) > 0 or actions.DONE not in legal:
                return actions.REMOVE + best
        return actions.DONE if actions.DONE in legal else legal[0]

    def discard(self, s: QuestState, legal: list[int]) -> int:
        """Keep what the way ahead asks for soon; make room for new cards otherwise.

        After long waiting nothing is kept for the way: a hand kept whole brings nothing new, and has not helped."""
        patient = self.waited(s) < self.weights.patience
        near = self.soon(s) if patient else [0, 0, 0]
        dropped = [kind for kind in s.hands[s.turn] if not self.keep(kind, near)]
        answers = [actions.DISCARD + kind for kind in dropped]
        if len(dropped) < len(s.hands[s.turn]):
            answers.append(actions.DONE)
        return self.begin(answers, legal, actions.DONE)

    def soon(self, s: QuestState) -> list[int]:
        """By symbol, the powers needed on the next few spaces of the way."""
        near = [0, 0, 0]
        first = s.turn * s.pieces_each
        last = first + s.pieces_each
        others = [at for i, at in enumerate(s.pieces) if at >= 0 and not first <= i < last]
        deck = Deck(own_deck(s), self.weights)
        pieces = s.pieces[first:last]
        ways = turns_map(s, deck, s.standing, pieces, others, self.standing(s), self.memory(s))
        for at in pieces:
            for _ in range(self.weights.ahead):
                at = ways.next(at) if at >= 0 else -1
                if at < 0:
                    break
                terrain = s.board.terrain[at]
                if terrain < 3:
                    near[terrain] += s.board.power[at]
        return near

    def keep(self, kind: int, near: list[int]) -> bool:
        if kind >= cards.POWERED:
            return True
        if cards.ITEM[kind]:
            return True
        if cards.SYMBOL[kind] == ground.JOKER:
            return cards.POWER[kind] >= 2
        return cards.POWER[kind] >= self.weights.keep and near[cards.SYMBOL[kind]] >= 2


def token_action(s: QuestState, effect: int) -> int:
    """The action that plays a token with that effect, or -1."""
    for token in s.tokens[s.turn]:
        if tokens.EFFECT[token] == effect:
            return actions.USE_TOKEN + token - tokens.POWERED
    return -1


def own_deck(s: QuestState) -> list[int]:
    """The deck of the player to move, wherever its cards are."""
    seat = s.turn
    counts = [s.draws[seat][kind] + s.discards[seat][kind] for kind in range(cards.KINDS)]
    for deck in (s.hands[seat], s.played, s.new_hand, s.new_draw, s.new_discard):
        for kind in deck:
            counts[kind] += 1
    return counts


class Plan:
    """The rest of a turn, and what each of its actions expects to find: it is followed as long as that holds."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.marks: list[Mark] = []

    def next(self, now: Mark, legal: list[int]) -> int:
        """The next action of the plan; -1 if there is none that fits, and then the plan is given up."""
        if self.actions and self.marks[0] == now and self.actions[0] in legal:
            self.marks.pop(0)
            return self.actions.pop(0)
        self.actions = []
        self.marks = []
        return -1

    def follow(self, s: QuestState, line: list[int]) -> None:
        """Play a line out in the mind, to know what each step expects; it ends where something is drawn. The first
        action is the one that is played now."""
        self.actions = []
        self.marks = []
        world = clone(s)
        dice = NoDice()
        for action in line:
            self.actions.append(action)
            self.marks.append(mark(world))
            if action == actions.END:
                break
            apply(world, action, dice, None)
            if dice.outcomes or world.phase == phases.OVER:
                break
        self.actions = self.actions[1:]
        self.marks = self.marks[1:]


def mark(s: QuestState) -> Mark:
    """Return what must be unchanged for a plan to go on."""
    return (
        s.round,
        s.phase,
        s.hands[s.turn][:],
        s.pieces[s.turn * s.pieces_each : (s.turn + 1) * s.pieces_each],
        s.left,
        s.coins,
        len(s.tokens[s.turn]),
        s.owed,
    )

"""A sensible player of The Quest: plans its turn as a whole, buys what saves the most time, thins its deck at camps.

It sees views only. A plan is kept while the view shows what the plan expected, and made anew after anything was drawn.
"""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.quest_deck import TURN, Deck
from eldorado.bots.quest_reach import Reach
from eldorado.bots.quest_turn import Planner
from eldorado.core.dice import Dice
from eldorado.core.game import Game
from eldorado.core.plain import Plain
from eldorado.games.quest.moves import apply
from eldorado.games.quest.state import QuestState, clone
from eldorado.games.quest.tables import (
    ACT,
    CARD,
    DISCARD,
    DISCARDING,
    DONE,
    DRAW_TOKEN,
    DRAWS,
    END,
    EXCHANGING,
    GIVE,
    ITEM,
    JOKER,
    KEEP_TOKEN,
    KINDS,
    NATIVE_STEP,
    OVERCOME,
    PAYING,
    PHASES,
    PLAYING,
    POWER,
    POWER_TOKENS,
    POWERED,
    REMOVE,
    REMOVE_TOKEN,
    REMOVING,
    REPLACE_TOKEN,
    STARTING,
    SYMBOL,
    TAKE,
    TAKING,
    TRANSMITTER,
    USE_TOKEN,
)
from eldorado.games.quest.worth import weakest

STANDING_AROUND = 700  # thousandths of a turn
PATIENCE = 4  # rounds without a step


class NoDice(Dice):
    """For playing a plan out in the mind: whatever is drawn, the plan ends there."""

    def draw(self, n: int) -> int:
        return 0


class QuestGreedy(Bot):
    """The greedy bot of The Quest."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.actions: list[int] = []  # the rest of the plan
        self.marks: list[tuple[Plain, ...]] = []  # what each of its actions expects to see
        self.others: list[int] = []  # how other good turns would begin
        self.round = 0
        self.places: list[int] = []  # where the pieces were when the round began
        self.waited = 0  # rounds without a step: somebody may be in the way for longer
        self.reaches: dict[tuple[Any, ...], Reach] = {}

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return legal
        self.others = []
        action = self.next(view, legal)
        return [action, *[other for other in self.others if other in legal and other != action]]

    def next(self, view: Plain, legal: list[int]) -> int:
        if self.actions and self.marks[0] == seen(view) and self.actions[0] in legal:
            self.marks.pop(0)
            return self.actions.pop(0)
        self.actions = []
        self.marks = []
        s = self.game.determinize(view, self.dice)
        self.remember(s)
        phase = PHASES.index(view["phase"])
        if phase == PLAYING:
            return self.play(s, legal)
        return self.answer(s, phase, legal)

    # --- planning ---------------------------------------------------------------------------------------------------
    def reach(self, s: QuestState) -> Reach:
        key = (id(s.board), *s.blockade)
        found = self.reaches.get(key)
        if found is None or found.board is not s.board:
            found = Reach(s.board, s.blockade)
            self.reaches[key] = found
        return found

    def planner(self, s: QuestState) -> Planner:
        waiting = STANDING_AROUND * (1 + 2 * self.waited)
        return Planner(s, self.reach(s), Deck(own_deck(s)), waiting, self.waited >= PATIENCE)

    def remember(self, s: QuestState) -> None:
        """Count the rounds in which no piece got on, so as to go around whoever blocks the way."""
        if s.round == self.round:
            return
        first = s.turn * s.pieces_each
        places = s.pieces[first : first + s.pieces_each]
        self.waited = self.waited + 1 if places == self.places else 0
        self.places = places
        self.round = s.round

    def play(self, s: QuestState, legal: list[int]) -> int:
        """Cards that draw come first: what they bring may change everything. Then the turn is planned as a whole."""
        hand = s.hands[s.turn]
        if s.item >= 0 and USE_TOKEN + KEEP_TOKEN - POWER_TOKENS in legal:
            return USE_TOKEN + KEEP_TOKEN - POWER_TOKENS
        for kind in hand:
            if kind >= POWERED and (DRAWS[kind] or kind == TRANSMITTER) and ACT + kind - POWERED in legal:
                return ACT + kind - POWERED
        for token in (DRAW_TOKEN, REMOVE_TOKEN):
            action = USE_TOKEN + token - POWER_TOKENS
            if action in legal and (token == DRAW_TOKEN or hand[0] < STARTING):
                return action
        planner = self.planner(s)
        actions = planner.plan()
        self.others = planner.worse_openings(2, TURN)
        if not actions and USE_TOKEN + REPLACE_TOKEN - POWER_TOKENS in legal and len(hand) >= 3:
            return USE_TOKEN + REPLACE_TOKEN - POWER_TOKENS
        actions.append(END)
        self.follow(s, actions)
        first = self.actions.pop(0)
        self.marks.pop(0)
        return first if first in legal else END

    def follow(self, s: QuestState, actions: list[int]) -> None:
        """Play the plan out in the mind, to know what each step expects to see."""
        world = clone(s)
        dice = NoDice()
        for action in actions:
            self.actions.append(action)
            self.marks.append(mark(world))
            if action == END:
                break
            apply(world, action, dice, None)
            if dice.outcomes:
                break

    # --- answers to questions -------------------------------------------------------------------------------------
    def answer(self, s: QuestState, phase: int, legal: list[int]) -> int:
        if phase == DISCARDING:
            return self.discard(s, legal)
        if phase == TAKING:
            save = self.planner(s).save
            best = max(range(STARTING, KINDS), key=lambda kind: save[kind] if s.market[kind] else -1)
            return TAKE + best - STARTING
        hand = s.hands[s.turn]
        if phase == PAYING:
            return GIVE + weakest(hand, 1, s.target < OVERCOME)[0]
        if phase == REMOVING:
            return self.remove(s, legal)
        if phase == EXCHANGING:
            weak = [kind for kind in weakest(hand, 4, False) if kind < STARTING]
            return GIVE + weak[0] if weak else DONE if DONE in legal else GIVE + hand[0]
        if phase == NATIVE_STEP:
            planner = self.planner(s)
            return min(legal, key=lambda action: self.after_native(s, planner, action))
        return legal[0]

    def after_native(self, s: QuestState, planner: Planner, action: int) -> int:
        places = planner.places[:]
        standing = s.standing
        if action < OVERCOME:
            at = s.board.neighbours[places[action // 6] * 6 + action % 6]
            places[action // 6] = -1 if s.board.finish[at] else at
        else:
            standing &= ~(1 << (action - OVERCOME))
        return sum(planner.time_at(at, standing) for at in places)

    def remove(self, s: QuestState, legal: list[int]) -> int:
        thin = self.planner(s).thin
        kinds = [kind for kind in s.hands[s.turn] if REMOVE + kind in legal]
        if kinds:
            best = max(kinds, key=lambda kind: thin[kind])
            if thin[best] > 0 or DONE not in legal:
                return REMOVE + best
        return DONE if DONE in legal else legal[0]

    def discard(self, s: QuestState, legal: list[int]) -> int:
        """Keep what the way ahead asks for soon; make room for new cards otherwise.

        After long waiting nothing is kept for the way: a hand kept whole brings nothing new, and has not helped."""
        planner = self.planner(s)
        near = self.soon(s, planner) if self.waited < PATIENCE else [0, 0, 0]
        dropped = [kind for kind in s.hands[s.turn] if not self.keep(kind, near)]
        actions = [DISCARD + kind for kind in dropped]
        if len(dropped) < len(s.hands[s.turn]):
            actions.append(DONE)
        self.follow(s, actions)
        first = self.actions.pop(0)
        self.marks.pop(0)
        return first if first in legal else DONE

    def soon(self, s: QuestState, planner: Planner) -> list[int]:
        """By symbol: the powers asked for on the next few spaces of the way."""
        near = [0, 0, 0]
        for at in planner.places:
            steps = 0
            while at >= 0 and planner.maps[s.standing].next[at] >= 0 and steps < 4:
                at = planner.maps[s.standing].next[at]
                steps += 1
                terrain = s.board.terrain[at]
                if terrain < 3:
                    near[terrain] += s.board.power[at]
        return near

    def keep(self, kind: int, near: list[int]) -> bool:
        if kind >= POWERED:
            return True
        if ITEM[kind]:
            return True
        if SYMBOL[kind] == JOKER:
            return POWER[kind] >= 2
        return POWER[kind] >= 3 and near[SYMBOL[kind]] >= 2


def own_deck(s: QuestState) -> list[int]:
    """The deck of the player to move, wherever its cards are."""
    seat = s.turn
    counts = [s.draws[seat][kind] + s.discards[seat][kind] for kind in range(KINDS)]
    for cards in (s.hands[seat], s.played, s.new_hand, s.new_draw, s.new_discard):
        for kind in cards:
            counts[kind] += 1
    return counts


def mark(s: QuestState) -> tuple[Plain, ...]:
    """What a plan must find when it is to go on."""
    return (
        s.round,
        PHASES[s.phase],
        [CARD[kind] for kind in s.hands[s.turn]],
        s.pieces[s.turn * s.pieces_each : (s.turn + 1) * s.pieces_each],
        s.left,
        s.coins,
        len(s.tokens[s.turn]),
        s.owed,
    )


def seen(view: Plain) -> tuple[Plain, ...]:
    """The same of a view."""
    mine = view["players"][view["seat"]]
    return (
        view["round"],
        view["phase"],
        mine["hand"],
        mine["pieces"],
        view["moving"]["left"],
        view["coins"],
        len(mine["tokens"]),
        view["owed"],
    )

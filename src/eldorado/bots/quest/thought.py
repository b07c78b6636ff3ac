"""The Quest for the search: whole turns as lines, rollouts in which everybody plays one, the fitted chance to win."""

from __future__ import annotations

from eldorado.bots.quest.policy import TurnPolicy
from eldorado.bots.quest.turn import Planner
from eldorado.bots.quest.value import Ground, chances, features, turns_left
from eldorado.bots.quest.weights import Fitted, Weights
from eldorado.bots.quest.worth import HALVES
from eldorado.bots.search import Line, Policy
from eldorado.core.dice import Dice
from eldorado.games.quest.model import actions, cards, phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions import asked
from eldorado.games.quest.rules.ending import winners

FURTHER = 1  # turns that are played in a rollout after everybody had one: the seat's next, with what it kept
LINES = 8  # turns that are compared
WORSE = 1500  # thousandths of a turn: what the policy likes less than this is not tried
KEEPING = 0.01  # what the policy's choice of cards to keep counts more than others, for the prior
TURN_VALUE = 0.15  # the chance to win that a turn is worth, for the prior


class QuestThought(Policy):
    """Plays, proposes and values on the state."""

    def __init__(self, weights: Weights, fitted: list[Fitted]) -> None:
        self.weights = weights
        self.fitted = fitted  # for races with one piece each, and with two
        self.paths: Ground = Ground()
        self.mind: TurnPolicy = TurnPolicy(weights)

    # --- playing ----------------------------------------------------------------------------------------------
    def clock(self, s: QuestState) -> int:
        return s.round * s.seats + (s.turn - s.start) % s.seats

    def play_on(self, s: QuestState, dice: Dice, until: int) -> None:
        mind = TurnPolicy(self.weights)
        mind.known = self.mind.known
        while s.phase != phases.OVER and self.clock(s) < until:
            play_decision(s, mind, dice)

    # --- proposing --------------------------------------------------------------------------------------------
    def lines(self, s: QuestState, seat: int, legal: list[int]) -> list[Line]:
        """The policy's turn first, then others that end elsewhere or buy something else."""
        self.span = s.seats + FURTHER
        own = self.mind.decide(s, legal)
        line = Line([own, *self.mind.plan], 0.0)
        if s.phase == phases.DISCARDING:
            return [line, *self.kept(s, line.actions)]
        if s.phase != phases.PLAYING or self.mind.first_thing(s, legal) >= 0:
            return [line]
        planner = self.mind.planner(s)
        planner.plan()
        return [line, *self.others(planner, legal, line.actions)]

    def others(self, planner: Planner, legal: list[int], own: list[int]) -> list[Line]:
        found: list[Line] = []
        known = [own]
        for score, made in self.turns(planner):
            made.append(actions.END)
            if made in known or made[0] not in legal:
                continue
            known.append(made)
            found.append(Line(made, -TURN_VALUE * (score - planner.best_score) / 1000.0))
            if len(found) == LINES - 1:
                break
        return found

    def kept(self, s: QuestState, own: list[int]) -> list[Line]:
        """Other cards to keep for the next turn: none, all, or all of one kind."""
        hand = s.hands[s.turn]
        found: list[Line] = []
        known = [own]
        for kept in (-1, *sorted({*hand}), cards.KINDS):
            made = [actions.DISCARD + kind for kind in hand if kind != kept and kept < cards.KINDS]
            if len(made) < len(hand):
                made.append(actions.DONE)
            if made not in known and len(found) < LINES - 1:
                known.append(made)
                found.append(Line(made, -KEEPING))
        return found

    def turns(self, planner: Planner) -> list[tuple[int, list[int]]]:
        """Ways to end the turn with their scores, the best first: each place reached once, with the purchases that are
        liked best there."""
        limit = planner.best_score + WORSE
        order = sorted(
            [(node.score, number) for number, node in enumerate(planner.judged) if node.score <= limit]
        )
        seen: set[tuple[int, int, int]] = set()
        found: list[tuple[int, int, list[int]]] = []
        for score, number in order:
            node = planner.judged[number]
            there = (node.place, node.other, node.standing)
            if there in seen:
                continue
            seen.add(there)
            coins = min(node.coins, HALVES - 1)
            for kind in affordable(planner, coins):
                loss = planner.gain[coins] - (planner.saving(kind) if kind >= 0 else 0)
                if score + loss <= limit:
                    found.append((score + loss, len(found), planner.line(node, kind)))
            if len(seen) == LINES:
                break
        return [(score, made) for score, _, made in sorted(found)]

    # --- valuing ----------------------------------------------------------------------------------------------
    def value(self, s: QuestState, seat: int) -> float:
        if s.phase == phases.OVER:
            won = winners(s)
            return 1.0 / len(won) if seat in won else 0.0
        return self.chances(s)[seat]

    def chances(self, s: QuestState) -> list[float]:
        """The chance of each player to win a game in progress."""
        fitted = self.fitted[s.pieces_each - 1]
        turns: list[float] = []
        for seat in range(s.seats):
            played = (seat - s.start) % s.seats < (s.turn - s.start) % s.seats  # in this round already
            found = features(s, seat, self.paths, self.weights)
            turns.append(turns_left(found, fitted.turns) + (1.0 if played else 0.0))
        return chances(turns, fitted.sharp, fitted.fade)


def affordable(planner: Planner, coins: int) -> list[int]:
    """The kinds affordable with this many half coins, the three best and none."""
    if planner.s.bought:
        return [-1]
    kinds = [
        kind
        for kind in range(cards.STARTING, cards.KINDS)
        if planner.on_sale(kind) and 2 * cards.COST[kind] <= coins and planner.saving(kind) > 0
    ]
    kinds.sort(key=lambda kind: -planner.saving(kind))
    return [*kinds[:3], -1]


def play_decision(s: QuestState, mind: TurnPolicy, dice: Dice) -> None:
    """Decide once, and follow the plan as long as nothing is drawn and the turn is the same."""
    seat = s.turn
    legal = asked.legal(s, seat)
    action = legal[0] if len(legal) == 1 else mind.decide(s, legal)
    rest = [] if len(legal) == 1 else mind.plan
    drawn = dice.asked
    asked.apply(s, action, dice, None)
    for follows in rest:
        if dice.asked != drawn or s.turn != seat or s.phase == phases.OVER:
            return
        if follows not in asked.legal(s, seat):
            return
        asked.apply(s, follows, dice, None)

"""The Quest for the search: whole turns as lines, rollouts in which everybody plays one, the fitted chance to win."""

from __future__ import annotations

from eldorado.bots.quest.policy import TurnPolicy
from eldorado.bots.quest.race import Race, alone, play_decision
from eldorado.bots.quest.turn import Planner
from eldorado.bots.quest.value import Ground, chances, features, turns_left
from eldorado.bots.quest.weights import Fitted, Weights
from eldorado.bots.quest.worth import HALVES
from eldorado.bots.search import Line, Policy
from eldorado.core.dice import Dice, QuickDice
from eldorado.games.quest.model import actions, cards, phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.ending import has_arrived, winners

FURTHER = 1  # turns that are played in a rollout after everybody had one: the seat's next, with what it kept
PLACES = 8  # where they may end
LINES = 12  # turns that are compared
KEPT = 8  # ways to keep cards that are compared
BUYS = 6  # purchases for each end of a turn, and none
WORSE = 1500  # thousandths of a turn: what the policy likes less than this is not tried
EARLY, EARLY_WORSE = 6, 2500  # rounds in which more is tried, as a purchase counts for the whole race
RIVALS = 16  # worlds in which the others play on
QUICK = 32  # rollouts of every line that end with the fitted value; their mean is the prior of the long ones
SURE, CERTAIN = (
    0.5,
    1.0,
)  # standard errors by which another line must be better: after long rollouts, and short ones
ENOUGH, SOON = 40, 10  # rollouts of a line after which the search may end early, likewise
KEEPING = 0.01  # what the policy's choice of cards to keep counts more than others, for the prior
TURN_VALUE = 0.15  # the chance to win that a turn is worth, for the prior


class QuestThought(Policy):
    """Plays, proposes and values on the state."""

    def __init__(self, weights: Weights, fitted: list[Fitted]) -> None:
        self.weights = weights
        self.fitted = fitted  # for races with one piece each, and with two
        self.paths: Ground = Ground()
        self.mind: TurnPolicy = TurnPolicy(weights)
        self.race: Race = Race()
        self.far: bool = False  # rollouts go on to El Dorado

    # --- playing ----------------------------------------------------------------------------------------------
    def clock(self, s: QuestState) -> int:
        return s.round * s.seats + (s.turn - s.start) % s.seats

    def play_on(self, s: QuestState, dice: Dice, until: int) -> None:
        mind = self.mind.fresh()
        while s.phase != phases.OVER and self.clock(s) < until:
            play_decision(s, mind, dice)

    def begin(self, worlds: list[QuestState], seat: int) -> None:
        self.mind.memory(worlds[0])
        self.race.begin(worlds[:RIVALS], seat, self.mind.fresh(), QuickDice(len(worlds)))

    def outcome(self, s: QuestState, seat: int, dice: Dice, until: int) -> float:
        """For a whole turn the seat then goes on alone to El Dorado, and its arrival is compared with the others'. What
        is kept in the hand matters soon or never, so there the fitted value is the better judge."""
        self.play_on(s, dice, until)
        if not self.far or s.phase == phases.OVER:
            return self.value(s, seat)
        turns = 0 if has_arrived(s, seat) else alone(s, seat, self.mind.fresh(), dice)
        return self.race.chance(FURTHER + turns)

    # --- proposing --------------------------------------------------------------------------------------------
    def lines(self, s: QuestState, seat: int, legal: list[int]) -> list[Line]:
        """The policy's turn first, then others that end elsewhere or buy something else."""
        self.span = s.seats + FURTHER
        self.far = s.phase == phases.PLAYING
        self.quick = QUICK if self.far else 0
        self.enough = ENOUGH if self.far else SOON
        self.sure = SURE if self.far else CERTAIN
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
            if made not in known and len(found) < KEPT - 1:
                known.append(made)
                found.append(Line(made, -KEEPING))
        return found

    def turns(self, planner: Planner) -> list[tuple[int, list[int]]]:
        """Ways to end the turn with their scores, the best first: each place reached once, with the purchases that are
        liked best there."""
        limit = planner.best_score + (EARLY_WORSE if planner.s.round <= EARLY else WORSE)
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
            if len(seen) == PLACES:
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
    """The kinds affordable with this many half coins, the best of them and none."""
    if planner.s.bought:
        return [-1]
    kinds = [
        kind
        for kind in range(cards.STARTING, cards.KINDS)
        if planner.on_sale(kind) and 2 * cards.COST[kind] <= coins
    ]
    kinds.sort(key=lambda kind: -planner.saving(kind))
    return [*kinds[:BUYS], -1]

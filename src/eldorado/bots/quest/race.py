"""Playing on by the policy: for everybody, and for one player alone, to see how soon El Dorado is reached."""

from __future__ import annotations

from math import exp
from typing import Final

from eldorado.bots.quest.policy import TurnPolicy
from eldorado.core.dice import Dice
from eldorado.games.quest.model import phases
from eldorado.games.quest.model.state import QuestState, clone, look_around
from eldorado.games.quest.questions import asked
from eldorado.games.quest.rules.ending import has_arrived

LONGEST: Final = 50  # turns alone after which nobody waits for an arrival any more
LEAD: Final = 1.0  # how much a round decides: others are in the way of a rollout that is played alone


class Race:
    """The rounds in which the others would arrive, world by world."""

    def __init__(self) -> None:
        self.arrivals: list[int] = []  # of the first of the others, in rounds from now on; by world
        self.known: list[float] = []  # by the round of one's own arrival: the chance to win

    def begin(self, worlds: list[QuestState], seat: int, mind: TurnPolicy, dice: Dice) -> None:
        """Let each of the others play on alone in each of the worlds, all of them in the middle of a seat's turn."""
        self.arrivals = []
        for world in worlds:
            s = clone(world)
            while s.turn == seat and s.round == world.round and s.phase != phases.OVER:
                play_decision(s, mind, dice)
            first = LONGEST
            for other in range(s.seats):
                if other == seat:
                    continue
                played = (other - s.start) % s.seats < (seat - s.start) % s.seats  # in this round already
                turns = alone(clone(s), other, mind.fresh(), dice)
                first = min(first, turns if played else turns - 1)
            self.arrivals.append(first)
        self.known = [self.share(arrival) for arrival in range(2 * LONGEST)]

    def share(self, arrival: int) -> float:
        """The chance to win for somebody who arrives so many rounds from now.

        >>> race = Race()
        >>> race.arrivals = [4, 4]
        >>> [round(race.share(one), 2) for one in (2, 4, 5)]
        [0.88, 0.5, 0.27]
        """
        total = 0.0
        for first in self.arrivals:
            total += 1.0 / (1.0 + exp(LEAD * (arrival - first)))
        return total / max(1, len(self.arrivals))

    def chance(self, arrival: int) -> float:
        return self.known[min(arrival, len(self.known) - 1)]


def alone(s: QuestState, seat: int, mind: TurnPolicy, dice: Dice) -> int:
    """Let one player go on in place, with nobody else on the way, and return the number of turns until all its pieces
    have arrived. The state must be between two turns."""
    first = seat * s.pieces_each
    for index in range(len(s.pieces)):
        if not first <= index < first + s.pieces_each:
            s.pieces[index] = -1
    s.final = False
    s.phase = phases.PLAYING
    turns = 0
    while turns < LONGEST and not has_arrived(s, seat):
        turns += 1
        s.turn = seat
        s.round += 1  # by which the policy notices that it is stuck
        look_around(s)
        now = s.round
        while s.turn == seat and s.round == now and not has_arrived(s, seat):
            play_decision(s, mind, dice)
    return turns


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

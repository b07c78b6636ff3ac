"""The Island for the search: ways to play on a turn as lines, rollouts to the end of the seat's next turn, the chance
to win.

A single step away from the policy's way says little, since the policy would step back. So a turn is also played on in
other moods (bolder, more careful, after more villagers, straight into the cave; by the Thieves: hunting, sparing their
thieves, roaming, straight into the cave), and each of them is a line as far as nothing is drawn or rolled. What is
taken when gathering is left to the policy: that was a third of the time.
"""

from __future__ import annotations

from eldorado.bots.island.policy import IslandPolicy, is_bank
from eldorado.bots.island.value import chances, features
from eldorado.bots.island.weights import Fitted, Weights
from eldorado.bots.search import Line, Policy
from eldorado.core.dice import Dice, QuickDice
from eldorado.games.island.model.state import IslandState, clone
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.order import Order
from eldorado.games.island.questions.battle.returning import Return
from eldorado.games.island.questions.thieves.haul import Haul
from eldorado.games.island.questions.thieves.hiding import Hiding
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.golden_dice import GoldenDice
from eldorado.games.island.questions.turn.place import Place
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.questions.turn.window import Window
from eldorado.games.island.rules.ending import result
from eldorado.games.island.rules.flow import act, legal_of
from eldorado.games.island.thieves.band import is_band

LINES = 6  # ways that are compared, unless told otherwise
LONGEST = 24  # decisions of one line
OTHER = 0.004  # the chance to win that the policy's own choice counts more than another, for the prior
OVER = 1_000_000  # the clock's value when the game is over
SEARCHED = (Battle, Order, Return, Haul, Hiding, Explore, GoldenDice, Place, Share, Window)


class IslandThought(Policy):
    """Plays, proposes and values on the state."""

    def __init__(
        self, weights: Weights, alone: Weights, moods: list[Weights], raids: list[Weights], fitted: Fitted
    ) -> None:
        self.weights = weights
        self.alone = alone  # the weights of a game alone
        self.moods = moods
        self.raids = raids  # the moods of the Thieves
        self.fitted = fitted
        self.further: int = 1  # turns that are played in a rollout after everybody had one
        self.most: int = LINES  # ways that are compared

    def weights_of(self, s: IslandState) -> Weights:
        return self.alone if s.rules.solo else self.weights

    # --- playing ----------------------------------------------------------------------------------------------
    def clock(self, s: IslandState) -> int:
        return OVER if s.over else s.round * s.sides + (s.turn - s.first) % s.sides

    def play_on(self, s: IslandState, dice: Dice, until: int) -> None:
        players = [IslandPolicy(self.weights_of(s), seat) for seat in range(s.seats)]
        while s.mask and self.clock(s) < until:
            seat = 0
            while not (s.mask >> seat) & 1:
                seat += 1
            legal = legal_of(s, seat)
            act(s, seat, legal[0] if len(legal) == 1 else players[seat].decide(s, legal), dice, None)

    # --- proposing --------------------------------------------------------------------------------------------
    def lines(self, s: IslandState, seat: int, legal: list[int]) -> list[Line]:
        """The policy's way first, then those of other moods, then single decisions it likes nearly as well.

        A game alone is left to the policy: games are long and mostly lost, and the value tells too little of them.
        """
        side = s.side[seat]
        self.span = ((side - s.turn) % s.sides or s.sides) + self.further
        question = s.questions[-1]
        policy = IslandPolicy(self.weights_of(s), seat)
        scores = policy.scores(s, legal)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        if s.rules.solo or not isinstance(question, SEARCHED):
            return [Line([legal[best]], 0.0)]
        exploring = isinstance(question, Explore)
        own = [legal[best]]
        found = [Line(self.played(s, seat, policy) if exploring else own, 0.0)]
        first = [found[0].actions]
        if exploring:
            for mood in self.raids if is_band(s, seat) else self.moods:
                made = self.played(s, seat, IslandPolicy(mood, seat))
                if made not in first and len(found) < self.most:
                    first.append(made)
                    found.append(Line(made, -OTHER))
        rest = [(-scores[i], i) for i in range(len(legal)) if i != best and not is_bank(legal[i])]
        rest.sort()
        for _, i in rest:
            if len(found) >= self.most:
                break
            if legal[i] not in [one.actions[0] for one in found]:
                found.append(Line([legal[i]], -OTHER))
        return found

    def played(self, s: IslandState, seat: int, policy: IslandPolicy) -> list[int]:
        """The moves of a policy from here until something is rolled or drawn, or others are asked."""
        world = clone(s)
        dice = QuickDice(1)
        made: list[int] = []
        while world.mask >> seat & 1 and len(made) < LONGEST and isinstance(world.questions[-1], Explore):
            legal = legal_of(world, seat)
            action = legal[0] if len(legal) == 1 else policy.decide(world, legal)
            made.append(action)
            drawn = dice.asked
            act(world, seat, action, dice, None)
            if dice.asked != drawn:
                break
        return made

    # --- valuing ----------------------------------------------------------------------------------------------
    def value(self, s: IslandState, seat: int) -> float:
        side = s.side[seat]
        if s.over:
            ranks = result(s).ranks
            if ranks[seat] != 1:
                return 0.0
            return 1.0 / len({s.side[other] for other in range(s.seats) if ranks[other] == 1})
        return self.chances_of_sides(s)[side]

    def chances_of_sides(self, s: IslandState) -> list[float]:
        """The chance of every side to win a game in progress."""
        scores: list[float] = []
        for side in range(s.sides):
            found = features(s, side, self.weights_of(s))
            points = self.fitted.points(s.rules.solo, s.thieves >= 0, side == s.thieves)
            total = 0.0
            for i in range(len(found)):
                total += found[i] * points[i]
            scores.append(total)
        return chances(scores)

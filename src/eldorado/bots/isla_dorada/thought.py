"""Isla Dorada for the search: decisions as lines, rollouts of a few rounds by the policy, the fitted chance to win."""

from __future__ import annotations

from eldorado.bots.isla_dorada.policy import IslaPolicy
from eldorado.bots.isla_dorada.value import chance, expected
from eldorado.bots.isla_dorada.weights import Fitted, Weights
from eldorado.bots.search import Line, Policy
from eldorado.core.dice import Dice
from eldorado.core.question import settle
from eldorado.games.isla_dorada.model import actions, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.questions.treasures import Treasures
from eldorado.games.isla_dorada.rules.scoring import score

ROUNDS = 2  # length of a rollout, unless told otherwise
LINES = 6  # number of decisions compared
WORSE = 3.0  # points: actions this much worse by the policy are not tried
POINT = 0.02  # the chance to win per point, for the prior
OVER = 1000  # the clock's value when the game is over


class IslaThought(Policy):
    """Plays, proposes and values on the state."""

    def __init__(self, weights: Weights, fitted: Fitted) -> None:
        self.weights = weights
        self.fitted = fitted
        self.span = ROUNDS
        self.late: int = numbers.MARKERS  # thinking starts when this many markers are left to be placed
        self.decides: float = 1.0  # how much a point decides when all is over

    def clock(self, s: IslaState) -> int:
        return OVER if s.phase == phases.OVER else s.round

    def play_on(self, s: IslaState, dice: Dice, until: int) -> None:
        play_out(s, [IslaPolicy(self.weights, seat) for seat in range(s.seats)], dice, until)

    def lines(self, s: IslaState, seat: int, legal: list[int]) -> list[Line]:
        """Return the policy's choice first, then others it likes nearly as well; payments and finds need no thought."""
        values = IslaPolicy(self.weights, seat).values(s, legal)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        found = [Line([legal[best]], 0.0)]
        question = asked(s)
        if isinstance(question, (Payment, Treasures)) or numbers.MARKERS - len(s.markers) > self.late:
            return found
        rest = [
            (values[best] - values[i], i)
            for i in range(len(legal))
            if i != best and values[best] - values[i] <= WORSE and actions.FAMILY[legal[i]] != actions.BID
        ]
        rest.sort()
        for worse, i in rest[: LINES - 1]:
            found.append(Line([legal[i]], -POINT * worse))
        return found

    def value(self, s: IslaState, seat: int) -> float:
        if s.phase == phases.OVER:
            scores = [float(score(s, who, True)) for who in range(s.seats)]
            return chance(scores, seat, self.decides)
        scores = [expected(s, who, self.weights, self.fitted.points) for who in range(s.seats)]
        return chance(scores, seat, self.fitted.sharp)


def play_out(s: IslaState, players: list[IslaPolicy], dice: Dice, until: int) -> None:
    """Let everybody play by their own policy until a round begins or the game is over."""
    while s.phase != phases.OVER and s.round < until:
        seat = 0
        while not (s.owing >> seat) & 1:
            seat += 1
        question = s.questions[-1]
        legal = question.legal(s, seat)
        action = legal[0] if len(legal) == 1 else players[seat].decide(s, legal)
        question.apply(s, seat, action, dice, None)
        s.owing = settle(s, s.questions, dice, None)

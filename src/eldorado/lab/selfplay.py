"""Games of the Quest's policies on the state, for tuning and fitting: no views, so they are fast."""

from __future__ import annotations

from eldorado.bots.quest.policy import TurnPolicy
from eldorado.bots.quest.thought import play_decision
from eldorado.bots.quest.value import Ground, features
from eldorado.bots.quest.weights import Weights
from eldorado.core.dice import QuickDice
from eldorado.games.quest.game import GAME
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model import phases
from eldorado.games.quest.model.distance import effort_left
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.ending import has_arrived, winners

TWO_EACH = 2  # seats at a table where everybody has two pieces
ROUNDS = 60  # a game that takes longer is abandoned
RECENT = 7  # rounds by which the speed of a player is measured
USUAL, SPEED = 2, 2.7  # this many turns at this effort each are assumed
MOST_BEHIND, WON = (
    6.0,
    2.0,
)  # in turns: the limit beyond which being further behind means nothing, and the bonus for winning


class Moment:
    """The beginning of a round: the features of each seat, and its remaining way."""

    def __init__(self, found: list[list[float]], efforts: list[int]) -> None:
        self.features = found
        self.efforts = efforts


class Played:
    """A finished game: its rounds, winners, and the turns each seat would have needed from each round."""

    def __init__(self, moments: list[Moment], won: list[int], arrived: list[bool]) -> None:
        self.moments = moments
        self.won = won
        self.arrived = arrived

    def turns(self, seat: int, moment: int) -> float:
        """The turns a seat needed from a round on; for one that did not arrive, with what was left at its speed."""
        played = float(len(self.moments) - moment)
        if self.arrived[seat]:
            return played
        efforts = [one.efforts[seat] for one in self.moments][-RECENT:]
        # A few turns mean little: they are mixed with some at the usual speed.
        speed = max(0.5, (efforts[0] - efforts[-1] + USUAL * SPEED) / (len(efforts) - 1 + USUAL))
        return played + efforts[-1] / speed


def kind(number: int) -> tuple[int, dict[str, object]]:
    """Seats and options of game `number`: half of them the first game with four, the others spread over everything."""
    if number % 2 == 0:
        return 4, {"course": "first-game", "caves": False, "strips": "large_only", "start": "first"}
    course = COURSES[number // 2 % len(COURSES)]
    seats = 2 + number // 2 % 3
    return seats, {"course": course, "caves": bool(number // 4 % 2), "strips": "large_only", "start": "first"}


def begun(seats: int, options: dict[str, object], seed: int) -> tuple[QuestState, QuickDice]:
    dice = QuickDice(seed)
    return GAME.new(seats, dict(options), dice), dice


def winners_of(
    seats: int, options: dict[str, object], seed: int, players: list[Weights]
) -> tuple[list[int], int]:
    """Return the winners of a game, and the round in which it ended."""
    s, dice = begun(seats, options, seed)
    minds = [TurnPolicy(one) for one in players]
    while s.phase != phases.OVER and s.round <= ROUNDS:
        play_decision(s, minds[s.turn], dice)
    return winners(s), s.round


def margins(seats: int, options: dict[str, object], seed: int, players: list[Weights]) -> list[float]:
    """How far each player is ahead of the others when a game ends, in turns at the usual speed."""
    s, dice = begun(seats, options, seed)
    minds = [TurnPolicy(one) for one in players]
    while s.phase != phases.OVER and s.round <= ROUNDS:
        play_decision(s, minds[s.turn], dice)
    left = [min(MOST_BEHIND, sum(effort_left(s, seat)) / SPEED) for seat in range(seats)]
    for seat in winners(s):
        left[seat] = -WON
    return [(sum(left) - one) / (seats - 1) - one for one in left]


def watched(
    seats: int, options: dict[str, object], seed: int, weights: Weights, players: list[Weights]
) -> Played | None:
    """A game of policies, round by round, with what can be counted by `weights`; None if it does not end."""
    s, dice = begun(seats, options, seed)
    minds = [TurnPolicy(one) for one in players]
    paths = Ground()
    moments: list[Moment] = []
    while s.phase != phases.OVER:
        if s.round > ROUNDS:
            return None
        if len(moments) < s.round:
            found = [features(s, seat, paths, weights) for seat in range(seats)]
            moments.append(Moment(found, [sum(effort_left(s, seat)) for seat in range(seats)]))
        play_decision(s, minds[s.turn], dice)
    return Played(moments, winners(s), [has_arrived(s, seat) for seat in range(seats)])

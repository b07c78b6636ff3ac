"""A player of the Island on the state: explores, farms, builds, arms itself by odds, goes for offerings and the cave.

Every decision is scored by itself; the best score is played. What a seat may not know is never asked for, so that it
chooses the same on the table's state and on a world made from its view.
"""

from __future__ import annotations

from eldorado.bots.island.acts import explore_scores
from eldorado.bots.island.alone.solo import lone_scores
from eldorado.bots.island.answers import ALONE, ANSWERS
from eldorado.bots.island.band import BAND, Thief, band_scores, sense_of
from eldorado.bots.island.weights import Weights
from eldorado.core.dice import Dice
from eldorado.games.island.model import actions
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.limit import Limit
from eldorado.games.island.rules.flow import act, legal_of
from eldorado.games.island.thieves.band import is_band


class IslandPolicy:
    """Decides for one seat."""

    def __init__(self, weights: Weights, seat: int) -> None:
        self.weights = weights
        self.seat = seat

    def decide(self, s: IslandState, legal: list[int]) -> int:
        """Return the best action; of equal ones the first."""
        scores = self.scores(s, legal)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return legal[best]

    def rank(self, s: IslandState, legal: list[int]) -> list[int]:
        """Return all actions, the best first."""
        scores = self.scores(s, legal)
        order = sorted(range(len(legal)), key=lambda i: -scores[i])
        return [legal[i] for i in order]

    def scores(self, s: IslandState, legal: list[int]) -> list[float]:
        seat, weights = self.seat, self.weights
        question = s.questions[-1]
        exploring = isinstance(question, Explore)
        if is_band(s, seat):
            if exploring:
                return band_scores(s, seat, weights, legal)
            own = BAND.get(type(question))
            if own is not None:
                mind = Thief(s, seat, -1, weights)
                return [-1000.0 if is_bank(a) else own(mind, question, a) for a in legal]
        sense = sense_of(s, seat, weights)
        if exploring:
            return lone_scores(sense, legal) if s.rules.solo else explore_scores(sense, legal)
        score = (ALONE if s.rules.solo else ANSWERS)[type(question)]
        found = [-1000.0 if is_bank(a) else score(sense, question, a) for a in legal]
        if isinstance(question, Limit):  # five for one is better than nothing for one
            for i, action in enumerate(legal):
                give, get = divmod(action - actions.BANK, 3)
                if is_bank(action) and sense.need(get) > sense.need(give):
                    found[i] = 50.0
        return found


def is_bank(action: int) -> bool:
    return actions.BANK <= action < actions.TAKE


def play_out(s: IslandState, players: list[IslandPolicy], dice: Dice, most: int) -> bool:
    """Let everybody play by their own policy until the game is over (True) or `most` decisions were made."""
    made = 0
    while s.mask and made < most:
        seat = 0
        while not (s.mask >> seat) & 1:
            seat += 1
        legal = legal_of(s, seat)
        act(s, seat, legal[0] if len(legal) == 1 else players[seat].decide(s, legal), dice, None)
        made += 1
    return s.mask == 0

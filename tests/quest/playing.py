"""Games to test on: greedy players who now and then do something else, so that the whole course is met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from eldorado.bots.quest.greedy import QuestGreedy
from eldorado.core.dice import QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Options
from eldorado.games.quest.game import GAME
from eldorado.games.quest.model.state import QuestState


class Wanderer:
    """Chooses for every seat: mostly as the greedy bot would, else anything."""

    def __init__(self, seed: int, whims: int) -> None:
        self.chance = QuickDice(seed + 1)
        self.whims = whims  # in a hundred
        self.bots: dict[int, QuestGreedy] = {}

    def __call__(self, game: Game[Any], s: Any, seat: int, legal: list[int]) -> int:
        if self.chance.below(100) < self.whims:
            return legal[self.chance.below(len(legal))]
        bot = self.bots.get(seat)
        if bot is None:
            bot = self.bots[seat] = QuestGreedy(game, seat, QuickDice(seat))
        return bot.choose(game.observe(s, seat), legal)


class Curious(Wanderer):
    """Wanders, and every other time does what has been done least so far, card by card, in all games."""

    def __init__(self, seed: int, met: dict[str, int]) -> None:
        super().__init__(seed, 10)
        self.met = met

    def __call__(self, game: Game[Any], s: Any, seat: int, legal: list[int]) -> int:
        moves = {action: game.decode(s, seat, action) for action in legal}
        what = {a: f"{move.kind} {move.args.get('card', '')}" for a, move in moves.items()}
        action = super().__call__(game, s, seat, legal)
        if self.chance.below(2):
            action = min(legal, key=lambda a: (self.met.get(what[a], 0), a != action))
        for name in (what[action], moves[action].kind):
            self.met[name] = self.met.get(name, 0) + 1
        return action


def positions(
    seats: int, options: Options, seed: int, whims: int = 20, most: int = 600
) -> Iterator[QuestState]:
    """The positions of a game, in order; the same object each time."""
    dice = QuickDice(seed)
    s = GAME.new(seats, GAME.options(seats, options), dice)
    choose = Wanderer(seed, whims)
    for _ in range(most):
        yield s
        if not GAME.actors(s):
            return
        legal = GAME.legal(s, s.turn)
        GAME.apply(s, s.turn, choose(GAME, s, s.turn, legal), dice)


def play(seats: int, options: Options, seed: int, rounds: int = 100) -> QuestState:
    """A game of greedy players, to its end or past that many rounds."""
    dice = QuickDice(seed)
    s = GAME.new(seats, GAME.options(seats, options), dice)
    bots = [QuestGreedy(GAME, seat, QuickDice(seed * 10 + seat)) for seat in range(seats)]
    while GAME.actors(s) and s.round <= rounds:
        legal = GAME.legal(s, s.turn)
        action = bots[s.turn].choose(GAME.observe(s, s.turn), legal) if len(legal) > 1 else legal[0]
        GAME.apply(s, s.turn, action, dice)
    return s

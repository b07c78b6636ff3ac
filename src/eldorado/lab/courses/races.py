"""The length of a course in rounds, the winners' start spaces and when blockades fall, from games of bots.

Game n of a course is the same every time, so that few games at a time can be asked for and put together.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Plain

__all__ = ["Race", "race", "races"]

SEATS = 4
MOST = 6_000  # decisions; a race takes some six hundred
APART = 1_009  # between the seeds of two games


@dataclass(slots=True)
class Race:
    """One simulated game: its rounds (0 if nobody arrived), the start spaces of its winners, and by seam the round in
    which its blockade fell (0: it never did; -1: there was none)."""

    rounds: int
    winners: list[int]
    fell: list[int] = field(default_factory=list)

    def plain(self) -> Plain:
        return {"rounds": self.rounds, "winners": self.winners, "fell": self.fell}


def race(course: str, number: int) -> Race:
    """Game `number` of a course.

    >>> race("first-game", 1) == race("first-game", 1)
    True
    """
    game: Any = games.load("quest")
    dice = QuickDice(APART * number + 1)
    s = game.new(SEATS, game.options(SEATS, {"course": course}), dice)
    level = bots.reference("quest")
    players = [bots.make(level, game, seat, QuickDice(APART * number + seat + 2)) for seat in range(SEATS)]
    fell = [0 if s.standing >> seam & 1 else -1 for seam in range(s.board.seams)]
    standing = s.standing
    for _ in range(MOST):
        mask = game.actors(s)
        if not mask:
            break
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal(s, seat)
        action = players[seat].choose(game.observe(s, seat), legal[:]) if len(legal) > 1 else legal[0]
        game.apply(s, seat, action, dice, None)
        if s.standing != standing:
            gone = standing & ~s.standing
            fell = [s.round if gone >> seam & 1 else before for seam, before in enumerate(fell)]
            standing = s.standing
    result = game.result(s)
    if not result.over:
        return Race(0, [], fell)
    # the first seat begins, on start space 1; the others follow
    return Race(s.round, [seat + 1 for seat, rank in enumerate(result.ranks) if rank == 1], fell)


def races(course: str, first: int, count: int, seconds: float = 1e9) -> list[Race]:
    """Games `first` to `first + count` of a course, or fewer when the time is up, but one in any case.

    The limit is wall-clock time, so that the answer comes as soon on a busy machine.
    """
    began = time.monotonic()
    made: list[Race] = []
    while len(made) < count and (not made or time.monotonic() - began < seconds):
        made.append(race(course, first + len(made)))
    return made

"""The standing and the end of a game (I-SHRINE-3, I-TURN-10)."""

from __future__ import annotations

from eldorado.core.game import Result, ranked
from eldorado.games.island.model.sides import seats_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.shrines import shrines


def ahead(s: IslandState, scores: list[int], other: int, seat: int) -> bool:
    """Whether the other seat ranks above this one in a decided game: the winner ranks first."""
    return s.side[other] == s.side[s.shrine_seat] or scores[other] > scores[seat]


def result(s: IslandState) -> Result:
    """Return the result: the holder of the fourth shrine wins; otherwise ranked by shrines (I-TURN-10)."""
    scores = [shrines(s, s.side[seat]) for seat in range(s.seats)]
    ranks = ranked(scores)
    if s.over == 1:
        winner = s.side[s.shrine_seat]
        ranks = [
            1
            if s.side[seat] == winner
            else 1 + sum(1 for other in range(s.seats) if ahead(s, scores, other, seat))
            for seat in range(s.seats)
        ]
        who = seats_of(s, winner)
        if len(who) > 1:
            return Result(True, ranks, scores, "island.result.won_team", {"who": who})
        return Result(True, ranks, scores, "island.result.won", {"who": who[0]})
    key = ("going", "won", "closed", "bound", "lost")[s.over]
    if s.rules.solo and s.over:
        ranks = [2]  # a lone player who has not won
    return Result(
        s.over > 0,
        ranks,
        scores,
        "island.result." + key,
        {"round": s.round + 1, "who": s.rules.speaker[s.turn]},
    )

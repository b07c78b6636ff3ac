"""The Island's greedy bot at its dice: which is speed, who of two partners takes which, how many points are kept."""

from __future__ import annotations

from eldorado.bots.island_sense import FAR, Sense
from eldorado.games.island.sides import seats_of
from eldorado.games.island.state import base
from eldorado.games.island.tables import (
    A_MINE,
    A_REROLL,
    A_SPEED,
    STELLA,
)
from eldorado.games.island.teams import GATHER


def dice_score(sense: Sense, action: int) -> float:
    """Speed where there is somewhere to go, cards where they are needed."""
    s = sense.s
    if action == A_REROLL:
        return 7.0 if s.die_a + s.die_b <= 7 else -1.0
    speed = s.die_a if action == A_SPEED else s.die_b
    return dice_worth(sense, speed, s.die_a + s.die_b - speed)


def dice_worth(sense: Sense, speed: int, gather: int) -> float:
    s = sense.s
    if s.explorer[sense.seat] == STELLA:
        speed += s.rules.speed_stella
    if sense.at < 0:
        return float(gather)
    goal = sense.goal()
    far = min((sense.toward(goal)[sense.at] if goal else FAR), 12)
    worth = float(gather) * (1.0 if sense.farms else 0.0)
    if sum(sense.hand) + gather > 9:
        worth *= 0.6
    if sense.rich or (sense.ready_for_cave() and not sense.ours):
        worth += 3.0 if speed >= far + 1 else speed * 0.8
    elif sense.exploring:
        worth += 0.9 * speed
    else:
        worth += 0.3 * min(speed, far)
    return worth


def share_score(sense: Sense, action: int) -> float:
    """Of all ways to share the four dice the best for both, as far as a die more is taken."""
    s = sense.s
    if s.frames[base(s) + 1]:  # Nicolas
        i = 2 * s.rules.first_figure[sense.seat]
        return (7.0 if s.pool[i] + s.pool[i + 1] <= 7 else -1.0) if action == A_REROLL else 0.0
    code = action - A_MINE
    pool = s.pool[:]
    pool[4 + code % 4] = sense.seat + (GATHER if code >= 4 else 0)
    return best_share(
        [sense if seat == sense.seat else Sense(s, seat) for seat in seats_of(s, sense.side)], pool
    )


def best_share(team: list[Sense], pool: list[int]) -> float:
    free = [i for i in range(4) if pool[4 + i] < 0]
    if not free:
        return sum(dice_worth(one, taken(pool, one.seat), taken(pool, one.seat + GATHER)) for one in team)
    best = -1000.0
    open_ = next(one.seat + use for one in team for use in (0, GATHER) if one.seat + use not in pool[4:])
    for i in free:
        best = max(best, best_share(team, [*pool[: 4 + i], open_, *pool[5 + i :]]))
    return best


def taken(pool: list[int], mark: int) -> int:
    return pool[pool[4:].index(mark)]


def points_score(sense: Sense, left: int) -> float:
    """How gladly the points left are kept for moving."""
    if sense.at < 0:
        return -5.0
    goal = sense.goal()
    far = min((sense.toward(goal)[sense.at] if goal else FAR), 4)
    if sense.rich and sense.open_shrines():
        return 50.0
    wanted = max(far, 3 if sense.exploring else 1)
    return 20.0 if left <= wanted or sum(sense.hand) >= 9 else -5.0

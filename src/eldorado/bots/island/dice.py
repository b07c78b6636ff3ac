"""The Island's greedy bot at its dice: speed or gathering, sharing between partners, and points to keep."""

from __future__ import annotations

from eldorado.bots.island.sense import FAR, Sense
from eldorado.games.island.model import actions
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.sides import seats_of
from eldorado.games.island.questions.turn.golden_dice import GoldenDice
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.rules.teams import GATHER


def dice_score(sense: Sense, question: GoldenDice, action: int) -> float:
    """Score the golden dice: speed if there is somewhere to go, cards if they are needed."""
    s = sense.s
    if action == actions.REROLL:
        return 7.0 if s.die_a + s.die_b <= 7 else -1.0
    speed = s.die_a if action == actions.SPEED else s.die_b
    return dice_worth(sense, speed, s.die_a + s.die_b - speed)


def dice_worth(sense: Sense, speed: int, gather: int) -> float:
    s = sense.s
    speed += explorer_of(s, sense.seat).speed(s.rules)
    if sense.at < 0:
        return float(gather)
    goal = sense.goal()
    far = min((sense.toward(goal)[sense.at] if goal else FAR), 12)
    worth = float(gather) * (sense.weights.gather if sense.farms else 0.0)
    if sum(sense.hand) + gather > sense.weights.crowd:
        worth *= 0.6
    # Where nothing is gathered the higher die is never the one to gather with. The yardstick does not look.
    if not sense.farms and sense.weights.odds != 0.0:
        worth += 0.01 * speed
    if sense.rich or (sense.ready_for_cave() and not sense.ours):
        worth += 3.0 if speed >= far + 1 else speed * 0.8
    elif sense.exploring:
        worth += sense.weights.haste * speed
    else:
        worth += sense.weights.stroll * min(speed, far)
    return worth


def share_score(sense: Sense, question: Share, action: int) -> float:
    """Score sharing the four dice: the best for both, as far as one more die goes."""
    s = sense.s
    if question.again:  # Nicolas
        i = 2 * s.rules.first_figure[sense.seat]
        return (7.0 if s.pool[i] + s.pool[i + 1] <= 7 else -1.0) if action == actions.REROLL else 0.0
    code = action - actions.MINE
    pool = s.pool[:]
    pool[4 + code % 4] = sense.seat + (GATHER if code >= 4 else 0)
    return best_share(
        [sense if seat == sense.seat else Sense(s, seat, sense.weights) for seat in seats_of(s, sense.side)],
        pool,
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
    """The value of keeping the remaining points for moving."""
    if sense.at < 0:
        return -5.0
    goal = sense.goal()
    far = min((sense.toward(goal)[sense.at] if goal else FAR), 4)
    if sense.rich and sense.open_shrines():
        return 50.0
    wanted = max(far, 3 if sense.exploring else 1)
    return 20.0 if left <= wanted or sum(sense.hand) >= sense.weights.crowd else -5.0

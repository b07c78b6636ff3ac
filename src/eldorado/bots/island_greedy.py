"""The Island's greedy bot: explores, farms, builds, arms itself by odds, and goes for offerings and the cave.

Every decision is scored by itself; the best score is played. It sees its view: what is hidden from it is filled in at
random and not looked at.
"""

from __future__ import annotations

from eldorado.bots.bot import Bot
from eldorado.bots.island_acts import explore_scores
from eldorado.bots.island_band import (
    Thief,
    band_score,
    band_scores,
    bargain,
    bargain_answer,
    sense_of,
)
from eldorado.bots.island_cave import cave_score, wolf_fight_score
from eldorado.bots.island_sense import FAR, Sense
from eldorado.bots.island_solo import (
    banish_score,
    fight_score,
    gather_score,
    lead_score,
    lone_scores,
    pack_score,
)
from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band
from eldorado.games.island.battlefield import sides_strength
from eldorado.games.island.discovery import stack_left
from eldorado.games.island.movement import movers
from eldorado.games.island.rerolls import first_die
from eldorado.games.island.shrines import island_shrines
from eldorado.games.island.sides import allied, seats_of
from eldorado.games.island.state import IslandState, base, cards_of, seat_of, top
from eldorado.games.island.strength import defence
from eldorado.games.island.tables import (
    A_ACCEPT,
    A_AMOUNT,
    A_ARMY,
    A_BANK,
    A_DIE,
    A_DONE,
    A_EXPLORER,
    A_GIVE,
    A_MINE,
    A_NEXT,
    A_PASS,
    A_PLACE,
    A_PUT,
    A_REFUSE,
    A_REROLL,
    A_SEAT,
    A_SPEED,
    A_SPRINT,
    A_STEP,
    A_TAKE,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    ATTACKER,
    DEFENDER,
    DIRECTIONS,
    ENTRANCE,
    F_ANSWER,
    F_BANISH,
    F_BATTLE,
    F_CHOOSE,
    F_COUNT,
    F_DICE,
    F_DIVIDE,
    F_EXPLORE,
    F_GATHER,
    F_GUARD,
    F_HEIR,
    F_HIDING,
    F_LIMIT,
    F_LOOK,
    F_OFFER,
    F_ORDER,
    F_PACK,
    F_PLACE,
    F_PLUNDER,
    F_RAID,
    F_RETURN,
    F_ROSE,
    F_SHARE,
    F_SPOILS,
    F_STEAL,
    F_TITAN,
    F_WINDOW,
    GARDEN,
    ISLAND,
    PIECES,
    SHOT,
    SHRINE,
    STELLA,
    WATER,
)
from eldorado.games.island.teams import GATHER
from eldorado.games.island.trade import HALF
from eldorado.kit.cells import STEPS

# how gladly an explorer is played
TASTE = {
    "tizoc": 9, "stella": 8, "hector": 3, "nicolas": 6, "emma": 5, "victoria": 8, "pedro": 7, "bellona": 4,
    "william": 7, "laffite": 8, "sequoia": 5, "yanga": 7,
}  # fmt: skip


class IslandGreedy(Bot):
    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return list(legal)
        s: IslandState = self.game.determinize(view, self.dice)
        scores = self.scores(s, legal)
        order = sorted(range(len(legal)), key=lambda i: -scores[i])
        return [legal[i] for i in order]

    def scores(self, s: IslandState, legal: list[int]) -> list[float]:
        frame = top(s)
        if is_band(s, self.seat):
            if frame == F_EXPLORE:
                return band_scores(s, self.seat, legal)
            if frame >= F_HIDING:
                return [-1000.0 if A_BANK <= a < A_TAKE else band_score(s, self.seat, a) for a in legal]
        sense = sense_of(s, self.seat)
        if frame == F_EXPLORE:
            return lone_scores(sense, legal) if s.rules.solo else explore_scores(sense, legal)
        bank = [A_BANK <= a < A_TAKE for a in legal]
        found = [-1000.0 if bank[i] else self.score(sense, frame, legal[i]) for i in range(len(legal))]
        if frame == F_LIMIT:  # better five for one than nothing for one
            for i, action in enumerate(legal):
                if bank[i] and sense.need((action - A_BANK) % 3) > sense.need((action - A_BANK) // 3):
                    found[i] = 50.0
        return found

    def score(self, sense: Sense, frame: int, action: int) -> float:
        s = sense.s
        i = base(s)
        if s.rules.solo:
            if frame == F_GATHER:
                return gather_score(sense, action)
            if frame == F_BATTLE:
                return fight_score(sense, action)
            if frame == F_GUARD:
                return lead_score(sense, action - A_STEP)
            if frame == F_BANISH:
                return banish_score(sense, action - A_PUT)
            if frame == F_PACK:
                return pack_score(sense, action - A_NEXT)
        if frame == F_GATHER:
            if action == A_DONE:  # turn points kept as speed
                return points_score(sense, s.frames[i + 1])
            r = action - A_TAKE
            return sense.need(r) - 0.1 * sense.hand[r]
        if frame == F_DICE:
            return dice_score(sense, action)
        if frame == F_WINDOW:
            return window_score(sense, action)
        if frame == F_BATTLE:
            return battle_score(sense, action)
        if frame == F_PLACE:
            return place_score(sense, action - A_PLACE)
        if frame == F_COUNT:
            return float(action - A_AMOUNT)
        if frame in (F_SPOILS, F_LIMIT):
            r = action - A_GIVE
            return sense.hand[r] - sense.price[r] - 0.5 * sense.need(r)
        if isinstance(sense, Thief) and frame in (F_OFFER, F_ANSWER):
            if frame == F_OFFER:
                return bargain(sense, s.frames[i + 3], action - A_AMOUNT)
            return bargain_answer(sense, action)
        if frame == F_OFFER:
            return offer_score(sense, s.frames[i + 3], action - A_AMOUNT)
        if frame == F_ANSWER:
            return answer_score(sense, action)
        if frame == F_RETURN:
            return return_score(sense, s.frames[i + 1], action - A_PUT)
        if frame in (F_STEAL, F_ORDER):
            other = action - A_SEAT
            if frame == F_STEAL:
                return 3 * sense.danger(other) + cards_of(s, other)
            return -defence(s, s.side[other], s.frames[i + 1]) + sense.prize(s.side[other], s.frames[i + 1])
        if frame == F_SHARE:
            return share_score(sense, action)
        if frame == F_HEIR:
            return heir_score(sense, action - A_SEAT)
        if frame == F_DIVIDE:
            return 0.0 if action == A_DONE else sense.need(action - A_TAKE) - 3.5
        if frame in (F_TITAN, F_RAID, F_PLUNDER):
            return cave_score(sense, frame, action)
        if frame == F_ROSE:
            return float(sense.need(action - A_TAKE))
        if frame == F_LOOK:
            return look_score(sense, s.top[s.frames[i + 1] + action - A_NEXT])
        if frame == F_CHOOSE:
            from eldorado.games.island.tables import EXPLORER_NAMES

            return float(TASTE[EXPLORER_NAMES[s.rules.boards[s.board[self.seat]][action - A_EXPLORER]]])
        return 0.0


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


def heir_score(sense: Sense, heir: int) -> float:
    """The stronger one, or who needs cards more."""
    other = Sense(sense.s, heir)
    return float(other.power) - 0.1 * sum(other.hand)


def window_score(sense: Sense, action: int) -> float:
    """Attacks when it pays; stopping somebody about to win is worth a gamble."""
    s = sense.s
    if action == A_PASS:
        return 0.0
    source, d = divmod(action - A_ARMY, DIRECTIONS)
    tile = s.near[source * DIRECTIONS + d]
    if tile < 0 or not sense.taken[tile] & sense.others:
        return -5.0
    n = movers(s, sense.side, source)
    worth = sense.attack_worth(tile, n * s.rules.villager_strength, False, n, True) - 1.5
    if sense.danger(seat_of(s, s.turn)) >= 4:
        worth += 6 * sense.odds(n * s.rules.villager_strength, defence(s, s.turn, tile))
    return worth


def battle_score(sense: Sense, action: int) -> float:
    """Bring what changes the odds enough; flee with what would only die."""
    s = sense.s
    i = base(s)
    tile = s.frames[i + 1]
    attack, against = sides_strength(s, i)
    attacking = s.frames[i + 5] == ATTACKER
    mine, theirs = (attack, against) if attacking else (against, attack)
    if s.frames[i + 5] > DEFENDER:
        return reroll_score(sense, action)
    now = sense.odds(mine, theirs)
    stake = sense.stake(sense.at == tile, movers(s, sense.side, tile))
    foe = s.frames[i + 3] if attacking else s.frames[i + 2]
    prize = sense.prize(foe, tile) if foe >= 0 else 4.0
    if action == A_DONE:
        return 0.0
    if A_WOLF <= action < A_WOLF_FIND:
        return wolf_fight_score(sense, action)
    if action == A_SPRINT or A_DIE <= action < A_VILLAGER:
        return -1.0
    if A_STEP <= action < A_PLACE:
        better = sense.odds(mine + sense.power, theirs)
        return (better - now) * (prize + stake) - (1 - better) * sense.stake(True, 0) - 0.2
    source = (action - A_ARMY) // DIRECTIONS
    n = movers(s, sense.side, source)
    if source == tile:
        if s.frames[i + 4] not in (PIECES, SHOT) or sense.at == tile:
            return -1.0
        return (1 - now) * 2.0 * n - now * prize - 1.2
    better = sense.odds(mine + n * s.rules.villager_strength, theirs)
    return (better - now) * (prize + stake + 2 * n) - (1 - better) * 2.0 * n - 1.2


def reroll_score(sense: Sense, action: int) -> float:
    """Low dice are rolled again by who is behind, or rolls first."""
    s = sense.s
    first = first_die(s)
    dice = s.rolled[first:]
    behind = first == 4 or sum(dice) <= sum(s.rolled[4 : 4 + s.rolled[3]])
    if action == A_DONE:
        return 0.0
    if action >= A_DIE:
        return 2.0 if dice[action - A_DIE] == min(dice) and min(dice) <= 3 else -1.0
    if action == A_REROLL:
        return 1.0 if behind and 2 * sum(dice) < 7 * len(dice) else -1.0
    return 1.0 if behind and dice[action - A_AMOUNT] <= 2 else -1.0


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


def place_score(sense: Sense, d: int) -> float:
    """Land where it opens the way on, water where it closes least."""
    s = sense.s
    i = base(s)
    kind = s.frames[i + 2]
    cell = s.cell[s.pos[s.frames[i + 1]]] + STEPS[d]
    laid = sum(1 for e in range(6) if cell + STEPS[e] in s.grid)
    land = sum(
        1
        for e in range(6)
        if s.grid.get(cell + STEPS[e], -1) >= 0 and s.kind[s.grid[cell + STEPS[e]]] <= GARDEN
    )
    if kind == WATER:
        return float(laid)
    if kind == SHRINE:
        return float(land)
    return float(6 - laid) + 0.3 * land


def look_score(sense: Sense, kind: int) -> float:
    s = sense.s
    if sense.at < 0 or s.cell[sense.at] >> 12 != ISLAND or stack_left(s, ISLAND) == 0:
        return 0.0
    if kind == SHRINE:
        return 9.0
    if kind == ENTRANCE:
        return 8.0
    if kind == WATER:
        return -3.0
    return 4.0 if kind == GARDEN else float(sense.need(kind)) / 4


def offer_score(sense: Sense, field: int, n: int) -> float:
    """One card that is too many for one that is missing."""
    s = sense.s
    if allied(s, s.frames[base(s) + 1], s.frames[base(s) + 2]):  # ask the partner for what is missing
        ask = field - HALF
        return -abs(n - (sense.lacks[ask] if 0 <= ask < 3 else 0))
    surplus = max(range(3), key=lambda r: sense.hand[r] - sense.price[r])
    wanted = max(range(3), key=lambda r: sense.lacks[r])
    spare = sense.hand[surplus] > sense.price[surplus] and sense.lacks[wanted] > 0
    ask = field - HALF
    right = 1 if spare and (field == surplus or ask == wanted) else 0
    return -abs(n - right)


def answer_score(sense: Sense, action: int) -> float:
    """A fair deal is taken, but never one that hands a win to somebody."""
    s = sense.s
    if action == A_REFUSE:
        return 0.0
    if action != A_ACCEPT:
        return -1.0
    i = base(s)
    giver = s.frames[i + 1]
    if allied(s, giver, sense.seat):  # what serves one serves the other
        return 1.0
    if (
        s.offer[HALF + 3]
        or any(s.offer[HALF + 4 :])
        or sense.danger(giver) >= 3
        or island_shrines(s, s.side[giver]) >= 2
    ):
        return -50.0
    worth = 30.0 * s.offer[3]
    for r in range(3):
        worth += s.offer[r] * sense.need(r)
        left = sense.hand[r] - s.offer[HALF + r]
        worth -= s.offer[HALF + r] * (10 if left < sense.price[r] else 2)
    return worth


def return_score(sense: Sense, seat: int, tile: int) -> float:
    """As far as can be from what the loser wants, and from the own explorer if it is weak."""
    s = sense.s
    loser = Sense(s, seat)
    wanted = [t for shrine in loser.open_shrines() for t in loser.beside(shrine)]
    far = loser.toward(wanted)[tile] if wanted else 3
    return min(far, 20) - 0.3 * bin(sense.taken[tile]).count("1") - (0.5 if s.kind[tile] == GARDEN else 0.0)

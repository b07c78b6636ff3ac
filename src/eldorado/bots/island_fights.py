"""The Island's greedy bot in battles: off-turn attacks, what is brought and what flees, dice rolled again, spoils and
the way back of who was beaten."""

from __future__ import annotations

from eldorado.bots.island_cave import wolf_fight_score
from eldorado.bots.island_sense import Sense
from eldorado.games.island.battlefield import sides_strength
from eldorado.games.island.movement import movers
from eldorado.games.island.rerolls import first_die
from eldorado.games.island.state import base, seat_of
from eldorado.games.island.strength import defence
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_DIE,
    A_DONE,
    A_PASS,
    A_PLACE,
    A_REROLL,
    A_SPRINT,
    A_STEP,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    ATTACKER,
    DEFENDER,
    DIRECTIONS,
    GARDEN,
    PIECES,
    SHOT,
)


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
    if foe < 0 and s.keeper >= 0 and attacking and s.frames[i + 6] == s.keeper:
        prize += 20.0  # it has the cave shrine
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


def heir_score(sense: Sense, heir: int) -> float:
    """The stronger one, or who needs cards more."""
    other = Sense(sense.s, heir)
    return float(other.power) - 0.1 * sum(other.hand)


def return_score(sense: Sense, seat: int, tile: int) -> float:
    """As far as can be from what the loser wants, and from the own explorer if it is weak."""
    s = sense.s
    loser = Sense(s, seat)
    wanted = [t for shrine in loser.open_shrines() for t in loser.beside(shrine)]
    far = loser.toward(wanted)[tile] if wanted else 3
    return min(far, 20) - 0.3 * bin(sense.taken[tile]).count("1") - (0.5 if s.kind[tile] == GARDEN else 0.0)

"""The Island's greedy bot in battles: off-turn attacks, what is brought and what flees, dice rolled again, spoils and
the way back of who was beaten."""

from __future__ import annotations

from eldorado.bots.island.cave import wolf_fight_score
from eldorado.bots.island.sense import Sense
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS, GARDEN
from eldorado.games.island.model.fighting import ATTACKER, DEFENDER, PIECES, SHOT
from eldorado.games.island.model.state import seat_of
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.heir import Heir
from eldorado.games.island.questions.battle.rerolls import first_die
from eldorado.games.island.questions.battle.returning import Return
from eldorado.games.island.questions.turn.window import Window
from eldorado.games.island.rules.movement import movers
from eldorado.games.island.rules.reinforce import leaves, route_by
from eldorado.games.island.rules.strength import defence, strength


def window_score(sense: Sense, question: Window, action: int) -> float:
    """Score a window: attack when it pays; stopping somebody about to win is worth a gamble."""
    s = sense.s
    if action == actions.PASS:
        return 0.0
    if action < actions.ARMY:  # out by the secret exit
        source = s.hole
        tile = s.near[s.entrance * DIRECTIONS + action - actions.ARMY_HOLE]
    else:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        tile = s.near[source * DIRECTIONS + d]
    if tile < 0 or not sense.taken[tile] & sense.others:
        return -5.0
    n = movers(s, sense.side, source)
    worth = sense.attack_worth(tile, n * s.rules.villager_strength, False, n, True) - sense.weights.window
    if sense.danger(seat_of(s, s.turn)) >= 4:
        return worth + 6 * sense.odds(n * s.rules.villager_strength, defence(s, s.turn, tile))
    if sense.weights.odds > 0.0 and sense.odds(*strengths(sense, n, tile)) < sense.weights.odds:
        return -1.0
    return worth


def strengths(sense: Sense, villagers: int, tile: int) -> tuple[int, int]:
    """Of so many villagers that come to a tile in the turn of another, and of whom they meet there."""
    s = sense.s
    foes = [f for f in range(s.sides) if (sense.taken[tile] & sense.others) >> f & 1]
    against = max([defence(s, foe, tile) for foe in ([s.turn] if s.turn in foes else foes)], default=0)
    return villagers * s.rules.villager_strength + strength(s, sense.side, tile), against


def battle_score(sense: Sense, battle: Battle, action: int) -> float:
    """Score a battle move: bring what changes the odds enough; flee with what would only die."""
    s = sense.s
    tile = battle.tile
    attack, against = battle.strengths(s)
    attacking = battle.stage == ATTACKER
    mine, theirs = (attack, against) if attacking else (against, attack)
    if battle.stage > DEFENDER:
        return reroll_score(sense, against, action)
    now = sense.odds(mine, theirs)
    stake = sense.stake(sense.at == tile, movers(s, sense.side, tile))
    foe = battle.defender if attacking else battle.attacker
    prize = sense.prize(foe, tile) if foe >= 0 else 4.0
    if foe < 0 and s.keeper >= 0 and attacking and battle.dweller == s.keeper:
        prize += 20.0  # it has the cave shrine
    if action == actions.DONE:
        return 0.0
    if actions.WOLF <= action < actions.WOLF_FIND:
        return wolf_fight_score(sense, battle)
    if action == actions.SPRINT or actions.DIE <= action < actions.ARMY_HOLE:
        return -1.0
    if stopped(sense, battle, action):
        return -1.0
    if actions.STEP <= action < actions.PLACE:
        better = sense.odds(mine + sense.power, theirs)
        gain = (better - now) * (prize + stake) - (1 - better) * sense.stake(True, 0) - 0.2
        return nearest(sense, tile, sense.at, (action - actions.STEP) % DIRECTIONS, gain)
    source = (action - actions.ARMY) // DIRECTIONS if action >= actions.ARMY else tile
    n = movers(s, sense.side, source)
    if source == tile:
        if battle.against not in (PIECES, SHOT) or sense.at == tile:
            return -1.0
        return (1 - now) * 2.0 * n - now * prize - 1.2
    better = sense.odds(mine + n * s.rules.villager_strength, theirs)
    gain = (better - now) * (prize + stake + 2 * n) - (1 - better) * 2.0 * n - 1.2
    return nearest(sense, tile, source, (action - actions.ARMY) % DIRECTIONS, gain)


def nearest(sense: Sense, tile: int, source: int, d: int, gain: float) -> float:
    """Of several doors into a battle the nearest: each tile more is paid for and brings nothing. The yardstick does
    not look."""
    s = sense.s
    if gain <= 0.0 or source < 0 or sense.weights.odds == 0.0 or leaves(s, sense.side, source):
        return gain
    return gain / max(1, route_by(s, sense.side, tile, source, d)[1])


def stopped(sense: Sense, battle: Battle, action: int) -> bool:
    """First edition: whether a reinforcement would come upon another opponent before it gets there."""
    s, side, tile = sense.s, sense.side, battle.tile
    if not s.rules.cross_occupied or action < actions.STEP:
        return False
    if action >= actions.ARMY:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
    else:
        source, d = sense.at, (action - actions.STEP) % DIRECTIONS
    if source == tile or leaves(s, side, source):
        return False
    return route_by(s, side, tile, source, d)[0] != tile


def reroll_score(sense: Sense, against: int, action: int) -> float:
    """Score rerolls: low dice, by the side that is behind or rolls first."""
    s = sense.s
    first = first_die(s)
    dice = s.rolled[first:]
    # Nothing can beat this roll. The yardstick does not look.
    if first == 4 and sum(dice) > 6 * against and sense.weights.odds != 0.0:
        return 0.0 if action == actions.DONE else -1.0
    behind = first == 4 or sum(dice) <= sum(s.rolled[4 : 4 + s.rolled[3]])
    if action == actions.DONE:
        return 0.0
    if action >= actions.DIE:
        return 2.0 if dice[action - actions.DIE] == min(dice) and min(dice) <= 3 else -1.0
    if action == actions.REROLL:
        return 1.0 if behind and 2 * sum(dice) < 7 * len(dice) else -1.0
    return 1.0 if behind and dice[action - actions.MARK] <= 2 else -1.0


def heir_score(sense: Sense, question: Heir, action: int) -> float:
    """Score heirs: the stronger partner, or the one who needs cards more."""
    other = Sense(sense.s, action - actions.SEAT, sense.weights)
    return float(other.power) - 0.1 * sum(other.hand)


def return_score(sense: Sense, question: Return, action: int) -> float:
    """Score a return tile: as far as possible from what the loser wants, and from the own explorer if it is weak."""
    s = sense.s
    tile = action - actions.PUT
    loser = Sense(s, question.seat, sense.weights)
    wanted = [t for shrine in loser.open_shrines() for t in loser.beside(shrine)]
    far = loser.toward(wanted)[tile] if wanted else 3
    return min(far, 20) - 0.3 * bin(sense.taken[tile]).count("1") - (0.5 if s.kind[tile] == GARDEN else 0.0)

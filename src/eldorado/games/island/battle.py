"""The course of a battle: the attacker brings pieces, the defender brings or flees, both roll (I-FIGHT-2 to I-FIGHT-4).

What its frame holds is in battlefield.py, what it ends with in outcome.py.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.battlefield import defended, for_farmhouse, sides_strength
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.farmhouses import stands
from eldorado.games.island.movement import BRING, FLIGHT, send
from eldorado.games.island.outcome import finish, outcome
from eldorado.games.island.ranged import AIMED, add_sprint, aim, sprint
from eldorado.games.island.reinforce import (
    add_brings,
    add_flights,
    could_bring,
    could_flee,
    door_of,
    flown,
    leaves,
    ways_in,
)
from eldorado.games.island.rerolls import rerolling, roll_dice
from eldorado.games.island.sides import deciders, unit_of
from eldorado.games.island.state import IslandState, base, pop, push, seat_of
from eldorado.games.island.tables import (
    A_ARMY,
    A_DONE,
    A_SEAT,
    A_SPRINT,
    A_STEP,
    A_WOLF,
    A_WOLF_FIND,
    ATTACKER,
    BUILDINGS,
    DEFENDER,
    DIRECTIONS,
    DWELLER,
    F_BATTLE,
    FARM,
    PIECES,
    RAID,
    REROLL_ATTACK,
    REROLL_DEFENCE,
    ROLL,
    ROLL_DEFENCE,
    SHOT,
)
from eldorado.games.island.wolf import add_wolf_battle, could_wolf, wolf_battle
from eldorado.kit.cells import corner_cells


def battle_actors(s: IslandState) -> int:
    """The seats that decide now; 0 when nobody has anything to decide and the battle goes on by itself (I-REACT-5).
    Whether somebody is asked follows from what all can see. Partners on turn both bring their pieces (I-TEAM-12), off
    turn they are asked one after the other (I-TEAM-13)."""
    i = base(s)
    stage = s.frames[i + 5]
    what = s.frames[i + 4]
    if stage == DEFENDER and what == DWELLER:
        return 0
    side = s.frames[i + 2] if stage == ATTACKER else s.frames[i + 3]
    mask = 0
    left = deciders(s, side) & ~s.done
    seat = 0
    while left:
        if left & 1 and could_act(s, seat, s.frames[i + 1], stage, what):
            mask |= 1 << seat
            if side != s.turn:
                break
        left >>= 1
        seat += 1
    return mask


def could_act(s: IslandState, seat: int, tile: int, stage: int, what: int) -> bool:
    if stage == ATTACKER:
        return could_bring(s, seat, tile, True) or could_wolf(s, seat, tile, False)
    farm = for_farmhouse(s, base(s))
    if could_bring(s, seat, tile, not farm and what != RAID) or could_wolf(s, seat, tile, not farm):
        return True
    return not farm and (could_flee(s, seat, tile) or flown(s, seat))


def next_stage(s: IslandState) -> None:
    s.frames[base(s) + 5] += 1
    s.done = 0


def battle_legal(s: IslandState, seat: int) -> list[int]:
    i = base(s)
    tile = s.frames[i + 1]
    what = s.frames[i + 4]
    legal = [A_DONE]
    if s.frames[i + 5] == ATTACKER:
        add_brings(s, seat, tile, legal, True)
        if s.pets:
            add_wolf_battle(s, seat, tile, False, legal)
        if s.frames[i + 2] == s.turn and s.pos[unit_of(s, seat)] != tile:
            add_sprint(s, seat, unit_of(s, seat), legal)
    else:
        side = s.frames[i + 3]
        farm = for_farmhouse(s, i)
        walks = not farm and what != RAID  # between turns no explorer moves
        add_brings(s, seat, tile, legal, walks)
        if side == s.turn and walks and s.pos[unit_of(s, seat)] != tile:
            add_sprint(s, seat, unit_of(s, seat), legal)
        if s.pets:
            add_wolf_battle(s, seat, tile, not farm, legal)
        if not farm:
            add_flights(s, seat, tile, legal)
    add_bank(s, seat, legal)
    return legal


def battle_apply(s: IslandState, seat: int, action: int, out: list[Event] | None) -> None:
    i = base(s)
    tile = s.frames[i + 1]
    if action == A_DONE:
        s.done |= 1 << seat
        return
    if action == A_SPRINT:
        sprint(s, seat, out)
        return
    if A_WOLF <= action < A_WOLF_FIND:
        if for_farmhouse(s, i) and s.frames[i + 5] == DEFENDER:
            s.frames[i + 9] = 1
        wolf_battle(s, seat, tile, action - A_WOLF, out)
        return
    if action < A_ARMY:  # the explorer joins
        figure = (action - A_STEP) // DIRECTIONS
        d = (action - A_STEP) % DIRECTIONS
        unit = unit_of(s, seat) + figure
        steps = ways_in(s, s.side[seat], tile)[d][s.pos[unit]]
        s.speed[unit] -= steps
        s.pos[unit] = tile
        s.came[unit] = door_of(s, tile, d)
        if out is not None:
            tell(out, "joins", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})
        return
    source = (action - A_ARMY) // DIRECTIONS
    d = (action - A_ARMY) % DIRECTIONS
    if source == tile or (s.frames[i + 5] == DEFENDER and leaves(s, s.side[seat], source)):
        send(s, seat, source, s.near[source * DIRECTIONS + d], FLIGHT, 1, source, out)
        return
    door = door_of(s, tile, d)
    steps = ways_in(s, s.side[seat], tile)[d][source]
    if for_farmhouse(s, i) and s.frames[i + 5] == DEFENDER:
        s.frames[i + 9] = 1
    send(s, seat, source, tile, BRING, steps, door, out)


def roll_on(s: IslandState, dice: Dice, out: list[Event] | None) -> int:
    """Both are done: the attacker rolls, then the defender, then the outcome follows (I-FIGHT-3, I-FIGHT-4). The seat
    that may re-roll now (I-HARD-2), -1 if nobody is asked."""
    i = base(s)
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    what = s.frames[i + 4]
    stage = s.frames[i + 5]
    if stage == ROLL:
        for u in range(len(s.fled)):
            s.fled[u] = 0  # flight counts for this battle alone
        attack = sides_strength(s, i)[0]
        s.relic_used = 0
        s.again = 0
        if what != DWELLER and what != FARM and not defended(s, i):  # nobody is left to defend
            if out is not None:
                tell(out, "no_battle", {"at": spot(s, tile), "land": land(s, tile)})
            finish(s, True)
            return -1
        if attacker >= 0 and what != SHOT and not stands(s, attacker, tile):
            finish(s, False)
            return -1
        s.rolled = [tile, attacker, defender if defender >= 0 else -2 - s.frames[i + 6]]
        roll_dice(s, attack, dice)
    elif stage == ROLL_DEFENCE:
        s.relic_used = 0
        s.again = 0
        roll_dice(s, sides_strength(s, i)[1], dice)
    elif stage == REROLL_ATTACK:
        seat = rerolling(s, attacker, tile) if attacker >= 0 else -1
        if seat >= 0:
            return seat
    elif stage == REROLL_DEFENCE:
        seat = rerolling(s, defender, tile) if defender >= 0 else -1
        if seat >= 0:
            return seat
    else:
        outcome(s, i, out)
        return -1
    next_stage(s)
    return -1


# --- the order of several opponents ----------------------------------------------------------------
def order_legal(s: IslandState, seat: int) -> list[int]:
    foes = s.frames[base(s) + 3]
    legal = [A_SEAT + seat_of(s, side) for side in range(s.sides) if (foes >> side) & 1]
    add_bank(s, seat, legal)
    return legal


def order_apply(s: IslandState, action: int) -> None:
    i = base(s)
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    foes = s.frames[i + 3]
    off_turn = s.frames[i + 4]
    first = s.side[action - A_SEAT]
    pop(s)
    if off_turn == AIMED:
        aim(s, attacker, tile, first)
        return
    push(s, F_BATTLE, tile, attacker, first, PIECES, ATTACKER, -1, foes & ~(1 << first), off_turn)


def raze(s: IslandState, seat: int, code: int, out: list[Event] | None) -> None:
    slot = code // 3
    tile = s.grid[corner_cells(s.build[slot])[code % 3]]
    owner = slot // BUILDINGS
    s.due = 1
    if out is not None:
        tell(
            out,
            "raze_outpost" if owner == s.thieves else "raze",
            {"who": seat, "against": seat_of(s, owner), "at": spot(s, tile), "land": land(s, tile)},
        )
    push(s, F_BATTLE, tile, s.side[seat], owner, FARM, ATTACKER, slot, 0, 0)

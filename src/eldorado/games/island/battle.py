"""Battles, from the first step onto an occupied tile to the spoils (I-FIGHT).

The frame F_BATTLE holds  a: tile  b: attacking side  c: defending side, or -1 for a dweller  d: what is attacked
e: stage  f: the farmhouse, or the dweller's kind  g: opponents still to be fought  h: 1 if the attacker is off-turn
i: 1 once villagers came in for a farmhouse, 2 when they have lost and it is attacked itself.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.band import building_word, leave_if_gone, thief_dies
from eldorado.games.island.bank import add_bank
from eldorado.games.island.cave import dweller_loses, dweller_strength, shuffle_back
from eldorado.games.island.defeat import defeat_by_dweller, defeat_by_side
from eldorado.games.island.events import kind_name, spot, tell
from eldorado.games.island.farmhouses import stands
from eldorado.games.island.guardians import GUARDIAN_NAMES
from eldorado.games.island.guardians import beaten as guardian_beaten
from eldorado.games.island.lair import AMBUSH, claim, slink_off
from eldorado.games.island.map import fort_touches, occupation
from eldorado.games.island.movement import BRING, FLIGHT, arrive, fight, send
from eldorado.games.island.raid import RAID, guardian_of
from eldorado.games.island.ranged import AIMED, SHOT, add_sprint, aim, shooter, sprint
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
from eldorado.games.island.shrines import explorer_strength
from eldorado.games.island.sides import deciders, player_of, unit_of
from eldorado.games.island.spoils import receiver_of
from eldorado.games.island.state import IslandState, base, pop, push, seat_of
from eldorado.games.island.strength import defence, house_strength, strength
from eldorado.games.island.tables import (
    A_ARMY,
    A_DONE,
    A_SEAT,
    A_SPRINT,
    A_STEP,
    A_WOLF,
    A_WOLF_FIND,
    BUILDINGS,
    DIRECTIONS,
    F_BATTLE,
    FORT_SLOT,
    THIEVES,
    TITAN,
)
from eldorado.games.island.wolf import add_wolf_battle, could_wolf, wolf_battle
from eldorado.kit.cells import corner_cells

# what is attacked
PIECES: Final = 0
FARM: Final = 1
DWELLER: Final = 2
# stages
ATTACKER: Final = 0
DEFENDER: Final = 1
ROLL: Final = 2
REROLL_ATTACK: Final = 3
ROLL_DEFENCE: Final = 4
REROLL_DEFENCE: Final = 5
OUTCOME: Final = 6


def sides_strength(s: IslandState, i: int) -> tuple[int, int]:
    """Dice of attacker and defender in the battle whose frame begins at i, as it stands."""
    tile = s.frames[i + 1]
    what = s.frames[i + 4]
    if what == RAID:  # the Titan attacks
        pieces = s.frames[i + 6] < 0 or s.frames[i + 9] == 1
        against = defence(s, s.frames[i + 3], tile) if pieces else house_strength(s, s.frames[i + 6])
        return dweller_strength(s, s.frames[i + 7]), against
    attack = strength(s, s.frames[i + 2], tile)
    if what == DWELLER:
        return attack, dweller_strength(s, s.frames[i + 6])
    if what == SHOT:  # with his own strength only
        own = explorer_strength(s, shooter(s, s.frames[i + 2]))
        if s.frames[i + 3] < 0:
            return own, dweller_strength(s, s.frames[i + 6])
        return own, defence(s, s.frames[i + 3], tile)
    if what == FARM and s.frames[i + 9] != 1:
        return attack, house_strength(s, s.frames[i + 6])
    return attack, defence(s, s.frames[i + 3], tile)


# --- the course of a battle ------------------------------------------------------------------------
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


def for_farmhouse(s: IslandState, i: int) -> bool:
    """Whether a farmhouse is attacked, also by the Titan: villagers may come in, nobody flees (I-FIGHT-11)."""
    return s.frames[i + 4] == FARM or (s.frames[i + 4] == RAID and s.frames[i + 6] >= 0)


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
            tell(out, "joins", {"who": seat, "at": spot(s, tile)})
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
                tell(out, "no_battle", {"at": spot(s, tile)})
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


def defended(s: IslandState, i: int) -> bool:
    """I-FIGHT-3: whether anybody is left; a fort touching the tile is somebody, a farmhouse the Titan attacks too."""
    side = s.frames[i + 3]
    tile = s.frames[i + 1]
    if side < 0 or (s.frames[i + 4] == RAID and s.frames[i + 6] >= 0):
        return True
    return stands(s, side, tile) or fort_touches(s, side, tile)


def outcome(s: IslandState, i: int, out: list[Event] | None) -> None:
    what = s.frames[i + 4]
    farm = what == FARM and s.frames[i + 9] != 1
    n = s.rolled[3]
    mine = sum(s.rolled[4 : 4 + n])
    theirs = sum(s.rolled[5 + n :])
    if out is not None:
        args: Plain = {
            "at": spot(s, s.frames[i + 1]),
            "attack": s.rolled[4 : 4 + n],
            "defence": s.rolled[5 + n :],
            "against": seat_of(s, s.frames[i + 3]) if s.frames[i + 3] >= 0 else -1,
        }
        if what == RAID:
            tell(out, "raided", {"what": GUARDIAN_NAMES[guardian_of(s.frames[i + 7])], **args})
        else:
            beast = kind_name(s.frames[i + 6]) if s.frames[i + 3] < 0 else ""
            if s.rules.solo and beast == "thieves":
                beast = "thief"
            kind = beast or ("lair" if what == AMBUSH else "pieces")
            if farm:
                kind = building_word(s, s.frames[i + 3], False)
            tell(out, "battle", {"who": seat_of(s, s.frames[i + 2]), "kind": kind, **args})
    if mine > theirs:
        attacker_wins(s, i, farm, out)
    elif mine < theirs:
        defender_wins(s, i, out)
    else:
        tie(s, i, out)


def remove_pieces(s: IslandState, side: int, tile: int, victor: int, out: list[Event] | None) -> int:
    """I-FIGHT-8: the side's villagers on the tile go to supply; the mask of seats whose explorers are among the
    defeated. The Wolf is taken over where it is, or dies for good by a dweller (I-DWELL-WOLF)."""
    beaten = 0
    first = side * s.stride
    dead = 0
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if s.pets and u == first + s.stride - 1:
                s.pos[u] = -2
                if victor >= 0:
                    taken = (victor + 1) * s.stride - 1
                    s.pos[taken] = tile
                    s.came[taken] = -1
                    s.held[taken] = 0
                continue
            s.pos[u] = -1
            s.came[u] = -1
            s.held[u] = 0
            if u < first + s.figures:
                beaten |= 1 << player_of(s, u)
                s.speed[u] = 0
                if side == s.thieves:
                    thief_dies(s, u)
                    s.lost[3 * side] += 1
            else:
                dead += 1
    if not s.rules.rebuy_at_once:
        s.lost[3 * side] += dead  # I-BUY-10
    if dead and out is not None:
        tell(out, "villagers_lost", {"who": seat_of(s, side), "n": dead, "at": spot(s, tile)})
    return beaten


def destroy(s: IslandState, slot: int, out: list[Event] | None) -> None:
    """A building returns to its owner's supply (I-FIGHT-8)."""
    side = slot // BUILDINGS
    is_fort = slot % BUILDINGS == FORT_SLOT
    s.build[slot] = -1
    if not s.rules.rebuy_at_once:
        s.lost[3 * side + (2 if is_fort else 1)] += 1
    if out is not None:
        tell(out, "destroyed", {"who": seat_of(s, side), "what": building_word(s, side, is_fort)})


def attacker_wins(s: IslandState, i: int, farm: bool, out: list[Event] | None) -> None:
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    what = s.frames[i + 4]
    if farm or (what == RAID and s.frames[i + 6] >= 0 and s.frames[i + 9] != 1):
        slot = s.frames[i + 6]
        pop(s)
        destroy(s, slot, out)
        leave_if_gone(s, 0)
        return
    if what == RAID:
        if s.frames[i + 6] >= 0:
            s.frames[i + 5] = ROLL
            s.frames[i + 9] = 2  # who came in has lost: now the farmhouse itself
        else:
            pop(s)
        lost = remove_pieces(s, defender, tile, -1, out)
        if fort_touches(s, defender, tile):
            destroy(s, defender * BUILDINGS + FORT_SLOT, out)
        leave_if_gone(s, 0)
        defeat_by_dweller(s, lost, TITAN, out)
        return
    if what == SHOT and defender < 0:
        kind = s.frames[i + 6]
        pop(s)
        fall(s, tile, kind, attacker, out)
        return
    if what == DWELLER:
        kind = s.frames[i + 6]
        off_turn = s.frames[i + 8] == 1
        pop(s)
        fall(s, tile, kind, attacker, out)
        arrive(
            s, attacker, tile, off_turn
        )  # whoever else is there, or a fort that touches the place (I-MAP-7)
        return
    beaten = remove_pieces(s, defender, tile, attacker, out)
    if what != SHOT and fort_touches(s, defender, tile):
        destroy(s, defender * BUILDINGS + FORT_SLOT, out)
    if what == FARM:
        s.frames[i + 5] = ROLL
        s.frames[i + 9] = 2  # the villagers lost: now the farmhouse itself (I-FIGHT-11)
    else:
        finish(s, True)
    leave_if_gone(s, 0)
    if what == AMBUSH:
        claim(s, attacker, tile, out)
        arrive(s, attacker, tile, False)
    if beaten:
        heir = receiver_of(s, attacker, tile) if what != SHOT else shooter(s, attacker)
        defeat_by_side(s, beaten, attacker, heir, tile, out)


def defender_wins(s: IslandState, i: int, out: list[Event] | None) -> None:
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    dweller = s.frames[i + 6] if s.frames[i + 4] == DWELLER else -1
    shot = s.frames[i + 4] == SHOT
    raider = s.frames[i + 7] if s.frames[i + 4] == RAID else -1
    ambush = s.frames[i + 4] == AMBUSH
    pop(s)
    if raider >= 0:
        fall(s, tile, raider, defender, out)
        return
    if shot:  # without risk, but he moves and shoots no more (I-EXP-YANGA)
        s.held[unit_of(s, shooter(s, attacker))] = 1
        return
    beaten = remove_pieces(s, attacker, tile, defender if dweller < 0 else -1, out)
    leave_if_gone(s, 0)
    if ambush:
        claim(s, defender, tile, out)
    if dweller >= 0:
        defeat_by_dweller(s, beaten, dweller, out)
        if dweller != TITAN and not (s.rules.solo and guardian_of(dweller) >= 0):  # the Titan stays
            shuffle_back(s, tile, dweller, out)
    elif beaten:
        defeat_by_side(s, beaten, defender, receiver_of(s, defender, tile), tile, out)


def fall(s: IslandState, tile: int, kind: int, victor: int, out: list[Event] | None) -> None:
    """A dweller, the Titan or a guardian is defeated."""
    if s.rules.solo and guardian_of(kind) >= 0:
        guardian_beaten(s, guardian_of(kind), out)
    else:
        dweller_loses(s, tile, kind, victor, out)


def tie(s: IslandState, i: int, out: list[Event] | None) -> None:
    """I-FIGHT-7, I-FIGHT-18, I-CAVE-6."""
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    what = s.frames[i + 4]
    kind = s.frames[i + 6]
    off_turn = s.frames[i + 8] == 1
    found = s.frames[i + 7] == 1
    raider = s.frames[i + 7]
    alone = for_farmhouse(s, i) and s.frames[i + 9] != 1
    pop(s)
    if what == SHOT:
        s.held[unit_of(s, shooter(s, attacker))] = 1
    elif what == RAID and s.rules.solo:
        s.guard[guardian_of(raider)] = s.guard_came
    elif what == RAID:
        s.titan = s.titan_came  # back where it came from
    else:
        step_back(s, attacker, tile)
    if s.rules.tie_ends_turn:
        if not off_turn:
            s.ending = 1
    elif defender >= 0 and not alone:
        step_back(s, defender, tile)
    if what == AMBUSH:
        slink_off(s, tile, kind)
        shuffle_back(s, tile, THIEVES, out)
    if what == DWELLER and (kind != TITAN or found) and not (s.rules.solo and guardian_of(kind) >= 0):
        if kind == TITAN:
            s.titan = -1  # its piece is set aside
        shuffle_back(s, tile, kind, out)
    if out is not None:
        tell(out, "tie", {"at": "-" if what in (DWELLER, AMBUSH) else spot(s, tile)})


def step_back(s: IslandState, side: int, tile: int) -> None:
    """Every piece of the side in the battle that moved this turn returns to the tile it entered from; [2nd] none of
    them moves again this turn."""
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if s.came[u] >= 0:
                s.pos[u] = s.came[u]
                s.came[u] = -1
            if not s.rules.tie_ends_turn:
                s.held[u] = 1


def finish(s: IslandState, go_on: bool) -> None:
    """The battle is over; the attacker goes on against the other opponents on the tile, if any (I-FIGHT-15)."""
    i = base(s)
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    rest = s.frames[i + 7] if s.frames[i + 4] == PIECES else 0  # a raid keeps its raider there
    off_turn = s.frames[i + 8] == 1
    pop(s)
    if go_on and rest:
        meet(s, tile, attacker, rest, off_turn)


def meet(s: IslandState, tile: int, attacker: int, foes: int, off_turn: bool) -> None:
    """A battle with each side of the mask that still occupies the tile, as long as the attacker is there."""
    now = occupation(s)[tile]
    foes &= now
    if foes and (now >> attacker) & 1:
        fight(s, attacker, tile, foes, off_turn)


def next_in_queue(s: IslandState) -> None:
    """I-FIGHT-12: the battle that was started first."""
    tile = s.queue[0]
    attacker = s.queue[1]
    foes = s.queue[2]
    del s.queue[:3]
    meet(s, tile, attacker, foes, attacker != s.turn)


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
            {"who": seat, "against": seat_of(s, owner), "at": spot(s, tile)},
        )
    push(s, F_BATTLE, tile, s.side[seat], owner, FARM, ATTACKER, slot, 0, 0)

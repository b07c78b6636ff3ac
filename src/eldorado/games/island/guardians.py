"""A game alone: the guardians Wolf, Thief and Titan (I-SOLO).

`guard` has the tile of each, UNMET before it comes into play, WAITING while it stands beside the map because every
shrine has a guardian. `rest` is the mask of those that were defeated and miss this turn's round, `stolen` the mask of
shrine tiles with an offering of the Thief's.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.hunt import first_steps, living, quarry
from eldorado.games.island.map import bits
from eldorado.games.island.raid import THIEF_TURN, WOLF_TURN, guardian_of, trespass
from eldorado.games.island.state import IslandState, base, gain, pop, push, seat_of
from eldorado.games.island.tables import (
    A_NEXT,
    A_PUT,
    A_STEP,
    ATTACKER,
    DIRECTIONS,
    DWELLER,
    EMPTY,
    F_BANISH,
    F_BATTLE,
    F_GUARD,
    F_PACK,
    ROLL,
    SHOT,
    SHRINE,
    THIEVES,
    TITAN,
    WOLF,
)

GUARDIANS: Final = 3
UNMET: Final = -1
WAITING: Final = -2
GUARDIAN_NAMES: Final = ("wolf", "thief", "titan")


def kind_of(guardian: int) -> int:
    return WOLF if guardian == WOLF_TURN else THIEVES if guardian == THIEF_TURN else TITAN


def pack(s: IslandState, tile: int) -> int:
    """The mask of guardians on a tile."""
    mask = 0
    for k in range(GUARDIANS):
        if s.guard[k] == tile:
            mask |= 1 << k
    return mask


# --- coming into play ----------------------------------------------------------------------------------------
def shrine_found(s: IslandState, tile: int, out: list[Event] | None) -> None:
    """I-SOLO-2: the first, second, third shrine brings the Wolf, the Thief, the Titan, unless it was met already."""
    k = s.found - 1
    if k < GUARDIANS and s.guard[k] == UNMET:
        s.guard[k] = tile
        if out is not None:
            tell(out, "guardian", {"what": GUARDIAN_NAMES[k], "at": spot(s, tile), "land": land(s, tile)})
    else:
        settle(s)


def guardian_tile(s: IslandState, side: int, tile: int, kind: int, out: list[Event] | None) -> None:
    """I-SOLO-5, I-SOLO-7: its tile in the cave is an empty one; it comes there at once, in battle."""
    k = guardian_of(kind)
    s.kind[tile] = EMPTY
    if kind == THIEVES:
        s.lair = tile
    s.guard[k] = tile
    if out is not None:
        tell(out, "guardian", {"what": GUARDIAN_NAMES[k], "at": spot(s, tile), "land": land(s, tile)})
    settle(s)
    attack(s, side, tile, k)


def meet_pack(s: IslandState, side: int, tile: int) -> None:
    """Pieces of the player moved in: a battle with each guardian there, in the order the player chooses."""
    mask = pack(s, tile)
    if mask & (mask - 1):
        push(s, F_PACK, tile, side, mask)
    elif mask:
        attack(s, side, tile, bits(mask - 1))


def attack(s: IslandState, side: int, tile: int, guardian: int) -> None:
    push(s, F_BATTLE, tile, side, -1, DWELLER, ATTACKER, kind_of(guardian), 0, 0)


def pack_legal(s: IslandState, seat: int) -> list[int]:
    mask = s.frames[base(s) + 3]
    legal = [A_NEXT + k for k in range(GUARDIANS) if (mask >> k) & 1]
    add_bank(s, seat, legal)
    return legal


def pack_apply(s: IslandState, guardian: int) -> None:
    i = base(s)
    tile = s.frames[i + 1]
    side = s.frames[i + 2]
    shot = s.frames[i + 4]
    pop(s)
    if shot:
        push(s, F_BATTLE, tile, side, -1, SHOT, ROLL, kind_of(guardian), 0, 0)
    else:
        attack(s, side, tile, guardian)


# --- defeated ------------------------------------------------------------------------------------------------
def beaten(s: IslandState, guardian: int, out: list[Event] | None) -> None:
    """I-SOLO-5, I-SOLO-7: to a free shrine of the player's choice, and out of this turn's round."""
    seat = seat_of(s, s.turn)
    at = s.guard[guardian]
    s.guard[guardian] = WAITING
    s.rest |= 1 << guardian
    if out is not None:
        tell(out, "guardian_beaten", {"who": seat, "what": GUARDIAN_NAMES[guardian]})
    if guardian == THIEF_TURN and at == s.lair and at >= 0:
        s.lair = -1
        for r in range(3):
            gain(s, seat, r, s.treasure[r])
        if out is not None:
            tell(out, "treasure", {"who": seat, "cards": s.treasure[:]})
        s.treasure = [0, 0, 0]
    settle(s)


def free_shrines(s: IslandState) -> list[int]:
    return [t for t in range(len(s.kind)) if s.kind[t] == SHRINE and t not in s.guard]


def settle(s: IslandState) -> None:
    """Whoever waits beside the map gets a shrine as soon as one is free."""
    for k in range(GUARDIANS - 1, -1, -1):
        if s.guard[k] == WAITING:
            push(s, F_BANISH, k)


def banish_waits(s: IslandState, out: list[Event] | None) -> bool:
    """The frame F_BANISH; True while the player chooses a shrine."""
    free = free_shrines(s)
    if len(free) > 1 and s.guard[s.frames[base(s) + 1]] == WAITING:
        return True
    if free and s.guard[s.frames[base(s) + 1]] == WAITING:
        banish(s, free[0], out)
    else:
        pop(s)
    return False


def banish_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_PUT + t for t in free_shrines(s)]
    add_bank(s, seat, legal)
    return legal


def banish(s: IslandState, tile: int, out: list[Event] | None) -> None:
    k = s.frames[base(s) + 1]
    pop(s)
    s.guard[k] = tile
    if out is not None:
        tell(out, "guardian", {"what": GUARDIAN_NAMES[k], "at": spot(s, tile), "land": land(s, tile)})


# --- their round ---------------------------------------------------------------------------------------------
def begin_round(s: IslandState) -> bool:
    """I-SOLO-3: after each turn of the player; whether any guardian is on the map."""
    for k in range(GUARDIANS):
        if s.guard[k] >= 0:
            push(s, F_GUARD, -1, 0)
            return True
    return False


def steps_rolled(s: IslandState, guardian: int, dice: Dice) -> int:
    """I-SOLO-3: a battle die, the lesser number of the thief die, a golden die."""
    if guardian == WOLF_TURN:
        return s.rules.battle[dice.roll(len(s.rules.battle)) - 1]
    if guardian == THIEF_TURN:
        face = s.rules.thief_low
        return face[dice.roll(len(face)) - 1]
    return s.rules.golden[dice.roll(len(s.rules.golden)) - 1]


def robbable(s: IslandState) -> list[bool]:
    """I-SOLO-4: shrines the player controls without an offering of the Thief's."""
    found = [False] * len(s.kind)
    for t in range(len(s.kind)):
        if ((s.gifts[0] & ~s.stolen) >> t) & 1:
            found[t] = True
    return found


def goals(s: IslandState, guardian: int) -> list[bool]:
    """What a guardian is after: the Thief shrines to rob, if there is a way to one; the others living things."""
    if guardian == THIEF_TURN:
        found = robbable(s)
        if quarry(s, s.guard[guardian], found, True):
            return found
    return living(s)


def targets(s: IslandState, guardian: int) -> list[int]:
    """The tiles a guardian heads for now, for all to see."""
    at = s.guard[guardian]
    if at < 0:
        return []
    if guardian == THIEF_TURN and robbable(s)[at]:
        return [at]
    return quarry(s, at, goals(s, guardian), True)


def ways(s: IslandState, guardian: int) -> list[int]:
    return first_steps(s, s.guard[guardian], goals(s, guardian), True)


def guard_waits(s: IslandState, dice: Dice, out: list[Event] | None) -> bool:
    """The frame F_GUARD: one after the other rolls and walks; True while the player chooses between equal ways."""
    i = base(s)
    k = s.frames[i + 2]
    if k == GUARDIANS:
        pop(s)
        return False
    at = s.guard[k]
    if at < 0 or (s.rest >> k) & 1:
        s.frames[i + 1] = -1
        s.frames[i + 2] = k + 1
        return False
    if s.frames[i + 1] < 0:
        s.frames[i + 1] = steps_rolled(s, k, dice)
        if out is not None:
            tell(out, "guardian_rolls", {"what": GUARDIAN_NAMES[k], "n": s.frames[i + 1]})
    if k == THIEF_TURN and robbable(s)[at]:
        swap(s, at, out)
    open_ways = ways(s, k) if s.frames[i + 1] > 0 else []
    if len(open_ways) > 1:
        return True
    if open_ways:
        guard_step(s, open_ways[0], out)
    else:
        s.frames[i + 1] = -1
        s.frames[i + 2] = k + 1
    return False


def guard_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_STEP + d for d in ways(s, s.frames[base(s) + 2])]
    add_bank(s, seat, legal)
    return legal


def guard_step(s: IslandState, d: int, out: list[Event] | None) -> None:
    """One step; what stands there is attacked."""
    i = base(s)
    k = s.frames[i + 2]
    s.frames[i + 1] -= 1
    old = s.guard[k]
    s.guard_came = old
    s.guard[k] = s.near[old * DIRECTIONS + d]
    if out is not None:
        tell(
            out,
            "guardian_moves",
            {"what": GUARDIAN_NAMES[k], "at": spot(s, s.guard[k]), "land": land(s, s.guard[k])},
        )
    trespass(s, s.guard[k], kind_of(k))
    if s.kind[old] == SHRINE:
        settle(s)


def swap(s: IslandState, tile: int, out: list[Event] | None) -> None:
    """I-SOLO-4: the Thief puts an offering of his in the place of the player's."""
    s.gifts[0] &= ~(1 << tile)
    s.stolen |= 1 << tile
    if out is not None:
        tell(out, "swaps", {"who": seat_of(s, s.turn), "at": spot(s, tile), "land": land(s, tile)})


def lose(s: IslandState, seat: int, out: list[Event] | None) -> None:
    """I-SOLO-1: the explorer is defeated, the game is over."""
    s.over = 4
    if out is not None:
        tell(out, "lost", {"who": seat})

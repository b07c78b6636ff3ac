"""The Titan: found in the cave it is fought; if it wins it stays, and walks between turns (I-DWELL-TITAN)."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import spot, tell
from eldorado.games.island.hunt import first_steps, living
from eldorado.games.island.map import occupation
from eldorado.games.island.state import IslandState, base, pop, push, seat_of
from eldorado.games.island.tables import (
    A_SEAT,
    A_STEP,
    BUILDINGS,
    DIRECTIONS,
    F_BATTLE,
    F_RAID,
    FORT_SLOT,
    SIDES,
)
from eldorado.kit.cells import corner_cells

RAID: Final = 4  # what a battle is, beside those of battle.py and ranged.py
MARK: Final = 1 << SIDES  # in masks of occupation: no side, but an opponent of all


def directions(s: IslandState) -> list[int]:
    """The first steps of all shortest ways to the nearest explorers and villagers."""
    return first_steps(s, s.titan, living(s), False)


def titan_waits(s: IslandState, dice: Dice, out: list[Event] | None) -> bool:
    """The frame F_TITAN: rolls, walks where there is one way, and is done; True while the upcoming player chooses."""
    i = base(s)
    if s.frames[i + 1] < 0:
        faces = s.rules.titan_die
        s.frames[i + 1] = faces[dice.roll(len(faces)) - 1]
        if out is not None:
            tell(out, "titan_rolls", {"n": s.frames[i + 1]})
    if s.titan < 0 or s.frames[i + 1] == 0:
        pop(s)
        return False
    ways = directions(s)
    if not ways:
        pop(s)
        return False
    if len(ways) > 1:
        return True
    titan_step(s, ways[0], out)
    return False


def titan_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_STEP + d for d in directions(s)]
    add_bank(s, seat, legal)
    return legal


def titan_step(s: IslandState, d: int, out: list[Event] | None) -> None:
    i = base(s)
    s.frames[i + 1] -= 1
    s.titan_came = s.titan
    s.titan = s.near[s.titan * DIRECTIONS + d]
    if out is not None:
        tell(out, "titan_moves", {"at": spot(s, s.titan)})
    farms = 0
    for slot in range(len(s.build)):
        corner = s.build[slot]
        if corner >= 0 and slot % BUILDINGS != FORT_SLOT and s.cell[s.titan] in corner_cells(corner):
            farms |= 1 << slot
    foes = occupation(s)[s.titan] & ~MARK
    if foes or farms:
        push(s, F_RAID, s.titan, foes, farms)


def raid_waits(s: IslandState) -> bool:
    """The frame F_RAID: owner by owner, then each farmhouse; True while the upcoming player chooses whom first."""
    i = base(s)
    tile = s.frames[i + 1]
    if s.titan != tile:  # defeated, or sent back
        pop(s)
        if s.titan >= 0:
            s.frames[base(s) + 1] = 0  # a tie ends its move
        return False
    foes = s.frames[i + 2] & occupation(s)[tile]
    s.frames[i + 2] = foes
    if foes & (foes - 1):
        return True
    if foes:
        raid(s, foes)
        return False
    farms = s.frames[i + 3]
    for slot in range(len(s.build)):
        if (farms >> slot) & 1:
            s.frames[i + 3] = farms & ~(1 << slot)
            if s.build[slot] >= 0:
                push(s, F_BATTLE, tile, -1, slot // BUILDINGS, RAID, 1, slot, 0, 1)
                return False
    if s.frames[i + 3] == 0:
        pop(s)
    return False


def raid(s: IslandState, mask: int) -> None:
    i = base(s)
    side = 0
    while not (mask >> side) & 1:
        side += 1
    s.frames[i + 2] &= ~(1 << side)
    push(s, F_BATTLE, s.frames[i + 1], -1, side, RAID, 1, -1, 0, 1)


def raid_legal(s: IslandState, seat: int) -> list[int]:
    foes = s.frames[base(s) + 2]
    legal = [A_SEAT + seat_of(s, side) for side in range(s.sides) if (foes >> side) & 1]
    add_bank(s, seat, legal)
    return legal

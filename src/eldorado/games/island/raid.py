"""The Titan or a guardian comes upon somebody's pieces and attacks them, owner by owner (I-DWELL-3, I-SOLO-3)."""

from __future__ import annotations

from typing import Final

from eldorado.games.island.bank import add_bank
from eldorado.games.island.map import occupation
from eldorado.games.island.state import IslandState, base, pop, push, seat_of
from eldorado.games.island.tables import (
    A_SEAT,
    BUILDINGS,
    DEFENDER,
    F_BATTLE,
    F_RAID,
    FORT_SLOT,
    RAID,
    SIDES,
    THIEVES,
    TITAN,
    WOLF,
)
from eldorado.kit.cells import corner_cells

MARK: Final = 1 << SIDES  # in masks of occupation: no side, but an opponent of all

WOLF_TURN: Final = 0  # the guardians of a game alone, in the order they move
THIEF_TURN: Final = 1
TITAN_TURN: Final = 2


def guardian_of(kind: int) -> int:
    """Which guardian a cave tile belongs to; -1 for any other tile."""
    if kind == WOLF:
        return WOLF_TURN
    if kind == THIEVES:
        return THIEF_TURN
    return TITAN_TURN if kind == TITAN else -1


def still_there(s: IslandState, kind: int, tile: int) -> bool:
    """Whether the raider is where it attacked: not defeated, not sent back by a tie."""
    if s.rules.solo:
        k = guardian_of(kind)
        return s.guard[k] == tile and not (s.rest >> k) & 1
    return s.titan == tile


def trespass(s: IslandState, tile: int, kind: int) -> None:
    """It has come to a tile: who occupies it is attacked, then each farmhouse at its corners."""
    farms = 0
    for slot in range(len(s.build)):
        corner = s.build[slot]
        if corner >= 0 and slot % BUILDINGS != FORT_SLOT and s.cell[tile] in corner_cells(corner):
            farms |= 1 << slot
    foes = occupation(s)[tile] & ~MARK
    if foes or farms:
        push(s, F_RAID, tile, foes, farms, kind)


def raid_waits(s: IslandState) -> bool:
    """The frame F_RAID: owner by owner, then each farmhouse; True while the upcoming player chooses whom first."""
    i = base(s)
    tile = s.frames[i + 1]
    kind = s.frames[i + 4]
    if not still_there(s, kind, tile):
        pop(s)
        s.frames[base(s) + 1] = 0  # its move is over
        return False
    foes = s.frames[i + 2] & occupation(s)[tile]
    s.frames[i + 2] = foes
    if foes & (foes - 1):
        return True
    if foes:
        raid(s, foes)
        return False
    for slot in range(len(s.build)):
        if (s.frames[i + 3] >> slot) & 1:
            s.frames[i + 3] &= ~(1 << slot)
            if s.build[slot] >= 0:
                push(s, F_BATTLE, tile, -1, slot // BUILDINGS, RAID, DEFENDER, slot, kind, 1)
                return False
    pop(s)
    return False


def raid(s: IslandState, mask: int) -> None:
    i = base(s)
    side = 0
    while not (mask >> side) & 1:
        side += 1
    s.frames[i + 2] &= ~(1 << side)
    push(s, F_BATTLE, s.frames[i + 1], -1, side, RAID, DEFENDER, -1, s.frames[i + 4], 1)


def raid_legal(s: IslandState, seat: int) -> list[int]:
    foes = s.frames[base(s) + 2]
    legal = [A_SEAT + seat_of(s, side) for side in range(s.sides) if (foes >> side) & 1]
    add_bank(s, seat, legal)
    return legal

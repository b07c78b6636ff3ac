"""Yanga's ranged attack (I-EXP-YANGA) and the speed Sequoia buys (I-EXP-SEQUOIA)."""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.guardians import kind_of, pack
from eldorado.games.island.hunt import steps_away
from eldorado.games.island.map import bits, fort_touches
from eldorado.games.island.raid import TITAN_TURN
from eldorado.games.island.sides import seats_of, unit_of
from eldorado.games.island.state import IslandState, can_pay, pay, push
from eldorado.games.island.tables import (
    A_SHOOT,
    A_SPRINT,
    DEFENDER,
    F_BATTLE,
    F_ORDER,
    F_PACK,
    ROLL,
    SEQUOIA,
    SHOT,
    SPRINT,
    YANGA,
)

AIMED: Final = 2  # marks the frame F_ORDER: whom to shoot at


def aims(s: IslandState, side: int, tile: int, taken: list[int]) -> int:
    """The sides with pieces on a tile that can be shot at: none before the first round is over (I-FIGHT-1), nor where a
    fort occupies it, whoever owns that."""
    if s.round == 0 or fortified(s, tile):
        return 0
    return taken[tile] & ~(1 << side) & ((1 << s.sides) - 1)  # the Titan is no side


def fortified(s: IslandState, tile: int) -> bool:
    for side in range(s.sides):
        if fort_touches(s, side, tile):
            return True
    return False


def in_range(s: IslandState, at: int) -> list[int]:
    """Tiles within range, counted like movement; pieces between do not block."""
    far = steps_away(s, at, False, [0] * len(s.kind))
    return [t for t in range(len(far)) if 0 < far[t] <= s.rules.shot_range]


def add_shots(s: IslandState, seat: int, unit: int, taken: list[int], legal: list[int]) -> None:
    if s.explorer[seat] != YANGA or s.pos[unit] < 0 or s.held[unit]:
        return
    for t in in_range(s, s.pos[unit]):
        if aims(s, s.side[seat], t, taken) or beasts(s, t):
            legal.append(A_SHOOT + t)


def beasts(s: IslandState, tile: int) -> int:
    """The Titan or guardians there, as a mask of guardians; none where a fort occupies the tile."""
    if fortified(s, tile):
        return 0
    if s.rules.solo:
        return pack(s, tile)
    return 1 << TITAN_TURN if s.titan == tile else 0


def shoot(s: IslandState, seat: int, tile: int, foes: int, out: list[Event] | None) -> None:
    s.due = 1
    if out is not None:
        tell(out, "shoots", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})
    mask = beasts(s, tile)
    if mask & (mask - 1):
        push(s, F_PACK, tile, s.side[seat], mask, 1)
        return
    if mask:
        push(s, F_BATTLE, tile, s.side[seat], -1, SHOT, ROLL, kind_of(bits(mask - 1)), 0, 0)
        return
    if foes & (foes - 1):
        push(s, F_ORDER, tile, s.side[seat], foes, AIMED)
        return
    foe = 0
    while not (foes >> foe) & 1:
        foe += 1
    aim(s, s.side[seat], tile, foe)


def aim(s: IslandState, side: int, tile: int, foe: int) -> None:
    """Nobody joins Yanga, so the defender is asked first."""
    push(s, F_BATTLE, tile, side, foe, SHOT, DEFENDER, -1, 0, 0)


def shooter(s: IslandState, side: int) -> int:
    """The seat that plays Yanga for a side."""
    for seat in seats_of(s, side):
        if s.explorer[seat] == YANGA:
            return seat
    return s.rules.speaker[side]


def add_sprint(s: IslandState, seat: int, unit: int, legal: list[int]) -> None:
    if s.explorer[seat] == SEQUOIA and s.pos[unit] >= 0 and not s.held[unit] and can_pay(s, seat, SPRINT, 1):
        legal.append(A_SPRINT)


def sprint(s: IslandState, seat: int, out: list[Event] | None) -> None:
    pay(s, seat, SPRINT, 1)
    s.speed[unit_of(s, seat)] += 1
    if out is not None:
        tell(out, "sprint", {"who": seat})

"""The treasures of the cave: Bavieca, the Golden Rose, the Army of Jiménez, and the cursed one (I-TREAS)."""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.band import finder
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import kind_name, tell
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, in_stock, pop, push, take
from eldorado.games.island.tables import (
    A_NEXT,
    A_TAKE,
    BAVIECA,
    CURSE,
    EMPTY,
    F_PLUNDER,
    F_ROSE,
    GOLD,
    RESOURCES,
)

HORSE: Final = 0  # Bavieca
FLOWER: Final = 1  # the Golden Rose
ARMY: Final = 2  # of Jiménez


def is_treasure(kind: int) -> bool:
    return BAVIECA <= kind <= CURSE


def find_treasure(s: IslandState, seat: int, tile: int, kind: int, out: list[Event] | None) -> None:
    """I-TREAS-5: who first moves onto the tile takes it; the tile is then an empty one."""
    s.kind[tile] = EMPTY
    if out is not None:
        tell(out, "finds", {"who": seat, "what": kind_name(kind)})
    unit = unit_of(s, seat) if s.side[seat] != s.thieves else finder(s, tile)
    if kind == CURSE:
        take(s, seat, GOLD, s.rules.cursed_gold)
        if s.side[seat] == s.thieves:
            if s.bearer != unit:
                s.cursed = seat
                s.cursed_unit = unit
        elif s.shrine_seat != seat:
            s.cursed = seat
        return
    s.relic[kind - BAVIECA] = seat
    if kind - BAVIECA == HORSE:
        s.speed[unit] += 1  # now, and each turn
    elif kind - BAVIECA == FLOWER:
        push(s, F_ROSE, seat)


def speed_of_turn(s: IslandState, seat: int, speed: int) -> int:
    """What the treasures make of a turn's speed (I-TREAS-1, I-TREAS-4, I-TREAS-10)."""
    if s.relic[HORSE] == seat:
        speed += 1
    if s.cursed == seat and speed > 0:
        speed -= 1
    return speed


# --- the Golden Rose ------------------------------------------------------------------------------------------
def rose_types(s: IslandState) -> list[int]:
    return [r for r in range(3) if in_stock(s, r)]


def rose_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_TAKE + r for r in rose_types(s)]
    add_bank(s, seat, legal)
    return legal


def rose_apply(s: IslandState, seat: int, resource: int, out: list[Event] | None) -> None:
    pop(s)
    take(s, seat, resource, 1)
    if out is not None:
        tell(out, "gathers", {"who": seat, "n": 1, "what": RESOURCES[resource]})


# --- what a defeat costs -----------------------------------------------------------------------------------------
def plunder(s: IslandState, loser: int, dweller: int) -> None:
    """I-TREAS-5: to a dweller the loser gives one treasure of choice (to a side: spoils.py)."""
    if loser in s.relic:
        push(s, F_PLUNDER, loser, loser, -10 - dweller)


def plunder_legal(s: IslandState) -> list[int]:
    loser = s.frames[base(s) + 2]
    return [A_NEXT + k for k in range(3) if s.relic[k] == loser]


def plunder_apply(s: IslandState, k: int, out: list[Event] | None) -> None:
    i = base(s)
    loser = s.frames[i + 2]
    s.relic[k] = s.frames[i + 3]
    pop(s)
    if out is not None:
        tell(out, "loses_treasure", {"who": loser, "what": kind_name(BAVIECA + k)})

"""Partners at one turn: entering after the first round, and four dice shared (I-TEAM-3, I-TEAM-4).

`pool` holds the four dice, two of each partner, and then for each of them who took it: a seat for speed, 8 + seat to
gather with, -1 while it lies there.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.sides import seats_of, unit_of
from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import A_DONE, A_MINE, A_REROLL, NICOLAS

FREE: Final = -1
GATHER: Final = 8  # marks a die one gathers with


def partners_enter(s: IslandState, out: list[Event] | None) -> None:
    """I-TEAM-3: all at once, each on the partner's tile. Who has no partner on the map is placed with him later."""
    for side in range(s.sides):
        if s.starter[side] < 0:
            continue
        at = s.pos[unit_of(s, s.starter[side])]
        for seat in seats_of(s, side):
            if seat != s.starter[side] and at >= 0:
                s.pos[unit_of(s, seat)] = at
                if out is not None:
                    tell(out, "enters", {"who": seat, "at": spot(s, at), "land": land(s, at)})


def lucky_partner(s: IslandState) -> int:
    """Nicolas, who may roll his own two dice again before they are shared; -1 if he is not of this side."""
    for seat in seats_of(s, s.turn):
        if s.explorer[seat] == NICOLAS:
            return seat
    return -1


# --- sharing -------------------------------------------------------------------------------------------------------
def wants(s: IslandState, seat: int, use: int) -> bool:
    """Whether the seat still has to take a die for that use: 0 speed, GATHER."""
    return seat + use not in s.pool[4:]


def share_actors(s: IslandState) -> int:
    mask = 0
    for seat in seats_of(s, s.turn):
        if wants(s, seat, 0) or wants(s, seat, GATHER):
            mask |= 1 << seat
    return mask


def share_legal(s: IslandState, seat: int) -> list[int]:
    """Dice that lie there; of equal ones the first."""
    legal: list[int] = []
    for use in (0, GATHER):
        if wants(s, seat, use):
            seen: list[int] = []
            for i in range(4):
                if s.pool[4 + i] == FREE and s.pool[i] not in seen:
                    seen.append(s.pool[i])
                    legal.append(A_MINE + i + (4 if use else 0))
    add_bank(s, seat, legal)
    return legal


def lucky_legal(s: IslandState, seat: int) -> list[int]:
    """Whether Nicolas rolls his own two dice again."""
    legal = [A_DONE, A_REROLL]
    add_bank(s, seat, legal)
    return legal


def share_forced(s: IslandState) -> bool:
    """Hands out what leaves no choice; whether all dice are taken."""
    left = [s.pool[i] for i in range(4) if s.pool[4 + i] == FREE]
    if left and min(left) < max(left):
        return False
    for seat in seats_of(s, s.turn):
        for use in (0, GATHER):
            if wants(s, seat, use):
                s.pool[4 + s.pool[4:].index(FREE)] = seat + use
    return True


def die_of(s: IslandState, seat: int, use: int) -> int:
    return s.pool[s.pool[4:].index(seat + use)]

"""The course of the Thieves' turn and what they do in their explore phase beside moving and buying (I-THIEF)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band import (
    carry,
    may_pair,
    pay_pair,
    thieves_on_map,
    turn_speed,
    vanish,
)
from eldorado.games.island.bridge import build_bridge
from eldorado.games.island.cavein import slip
from eldorado.games.island.discovery import discover_own
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.map import adjacent
from eldorado.games.island.state import IslandState, base, pop, push, seat_of
from eldorado.games.island.tables import (
    A_BRIDGE_MORE,
    A_FIGURE,
    A_HOLE_MORE,
    A_OWN_MORE,
    A_PAIR,
    A_ROB,
    F_HAUL,
    F_HIDING,
    F_RIDER,
    F_ROSE,
    KINDS,
    RESOURCES,
)
from eldorado.games.island.treasures import FLOWER, HORSE


def begin_band_turn(s: IslandState) -> None:
    """In hiding, or gold against theft; the Golden Rose before that (I-TREAS-2)."""
    if s.hidden:
        push(s, F_HIDING)
        return
    push(s, F_HAUL)
    if s.relic[FLOWER] == seat_of(s, s.thieves):
        push(s, F_ROSE, s.relic[FLOWER])


def give_speed(s: IslandState) -> None:
    """The explore phase begins: each thief has its speed, one of them Bavieca's too (I-THIEF-5, I-TREAS-1)."""
    on_map = thieves_on_map(s)
    for u in on_map:
        s.speed[u] = turn_speed(s, u)
    if on_map and s.relic[HORSE] == seat_of(s, s.thieves):
        push(s, F_RIDER)


# --- which thief ----------------------------------------------------------------------------------
def figures_asked(s: IslandState, mask: int) -> list[int]:
    """Figures of the mask that are on the map; every one for a mask of -1."""
    first = s.thieves * s.stride
    return [u - first for u in thieves_on_map(s) if (mask >> (u - first)) & 1]


def rider_legal(s: IslandState) -> list[int]:
    return [A_FIGURE + figure for figure in figures_asked(s, -1)]


def ride(s: IslandState, figure: int, out: list[Event] | None) -> None:
    pop(s)
    unit = s.thieves * s.stride + figure
    s.speed[unit] += 1
    if out is not None:
        tell(
            out,
            "rider",
            {"who": seat_of(s, s.thieves), "at": spot(s, s.pos[unit]), "land": land(s, s.pos[unit])},
        )


def bearer_legal(s: IslandState) -> list[int]:
    return [A_FIGURE + figure for figure in figures_asked(s, s.frames[base(s) + 1])]


def bear(s: IslandState, figure: int, out: list[Event] | None) -> None:
    pop(s)
    hand_on(s, figure, out)


def hand_on(s: IslandState, figure: int, out: list[Event] | None) -> None:
    unit = s.thieves * s.stride + figure
    carry(s, unit)
    if out is not None:
        tell(
            out,
            "bearer",
            {"who": seat_of(s, s.thieves), "at": spot(s, s.pos[unit]), "land": land(s, s.pos[unit])},
        )


def disappear(s: IslandState, out: list[Event] | None) -> None:
    """The frame F_VANISH, when everything owed is paid."""
    cave_in = s.frames[base(s) + 1]
    pop(s)
    vanish(s, cave_in)
    if out is not None:
        tell(out, "vanishes", {"who": seat_of(s, s.thieves)})


# --- exploring ------------------------------------------------------------------------------------
def add_band(s: IslandState, seat: int, legal: list[int]) -> None:
    """Doubloons for pairs, and the cave shrine from thief to thief nearby (I-THIEF-6, I-TREAS-6)."""
    for r in range(3):
        if may_pair(s, seat, r):
            legal.append(A_PAIR + r)
    if s.bearer >= 0 and s.offers > 0:
        at = s.pos[s.bearer]
        for u in thieves_on_map(s):
            if u != s.bearer and (s.pos[u] == at or adjacent(s, s.pos[u], at)):
                legal.append(A_FIGURE + u - s.thieves * s.stride)


def band_explore(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    first = s.thieves * s.stride
    if action < A_ROB:
        r = action - A_PAIR
        pay_pair(s, seat, r)
        s.due = 1
        if out is not None:
            tell(out, "pair", {"who": seat, "n": s.rules.pair, "what": RESOURCES[r]})
    elif action < A_OWN_MORE:
        s.offers -= 1  # as a trade, so that a turn ends
        hand_on(s, action - A_FIGURE, out)
    elif action < A_BRIDGE_MORE:
        code = action - A_OWN_MORE
        discover_own(s, seat, first + 1 + code // KINDS, code % KINDS, out)
    elif action < A_HOLE_MORE:
        code = action - A_BRIDGE_MORE
        build_bridge(s, seat, s.pos[first + 1 + code // 18], code % 18, out)
    else:
        code = action - A_HOLE_MORE
        slip(s, seat, first + 1 + code // 6, code % 6, out)

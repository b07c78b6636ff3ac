"""The bridge: one for all, over a water tile between two opposite island tiles (I-BRIDGE).

While it stands its tile is of the kind BRIDGE and next to its two ends only: the links to its other neighbours are
cut, so walking, armies, flight, range and offerings need no further rule.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import BRIDGE, BRIDGE_ITEM, DIRECTIONS, ISLAND, WATER
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.hands import can_pay, pay
from eldorado.games.island.model.map import occupants, occupation
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, change_map
from eldorado.games.island.rules.refusing import all_off_map, no, off_map, standing, too_dear
from eldorado.kit.cells import STEPS

AXES: Final = 3  # a bridge lies along one of three axes


def spans(s: IslandState, tile: int, axis: int) -> bool:
    """Whether both opposite neighbours of a water tile are discovered and not water (I-BRIDGE-1)."""
    cell = s.cell[tile]
    for d in (axis, axis + 3):
        end = s.grid.get(cell + STEPS[d], -1)
        if end < 0 or s.kind[end] == WATER:
            return False
    return True


def beside(s: IslandState, first: int, last: int, tile: int) -> bool:
    """Whether one of the units stands next to the tile."""
    for u in range(first, last):
        at = s.pos[u]
        if at >= 0 and tile in s.near[at * DIRECTIONS : at * DIRECTIONS + 6]:
            return True
    return False


def beside_bridge(s: IslandState, tile: int, d: int) -> bool:
    """Whether a step that way would lead onto the bridge, or off it, over one of its sides (I-BRIDGE-2)."""
    if s.bridge < 0 or d >= 6:
        return False
    other = s.grid.get(s.cell[tile] + STEPS[d], -1)
    return other >= 0 and (tile == s.bridge or other == s.bridge) and s.near[tile * DIRECTIONS + d] < 0


def bridge_used(s: IslandState) -> bool:
    """Whether anybody is on the bridge: a piece of a side, the Titan or a guardian."""
    return s.bridge in s.pos or s.bridge == s.titan or s.bridge in s.guard


def may_remove_bridge(s: IslandState, at: int) -> bool:
    """Whether it may be removed: from one of its ends, with nobody on it (I-BRIDGE-3, I-BRIDGE-4)."""
    return s.bridge >= 0 and s.bridge in s.near[at * DIRECTIONS : at * DIRECTIONS + 6] and not bridge_used(s)


def build_bridge(s: IslandState, seat: int, tile: int, axis: int, out: list[Event] | None) -> None:
    pay(s, seat, BRIDGE_ITEM, 1)
    change_map(s)
    s.kind[tile] = BRIDGE
    s.ground[tile] = -1
    s.bridge = tile
    for d in range(6):
        if d % 3 != axis:
            other = s.near[tile * DIRECTIONS + d]
            if other >= 0:
                s.near[other * DIRECTIONS + (d + 3) % 6] = -1
                s.near[tile * DIRECTIONS + d] = -1
    s.due = 1
    if out is not None:
        tell(out, "bridge", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})


def remove_bridge(s: IslandState, seat: int, out: list[Event] | None) -> None:
    pay(s, seat, BRIDGE_ITEM, 1)
    tile = s.bridge
    change_map(s)
    s.kind[tile] = WATER
    s.ground[tile] = 0
    s.bridge = -1
    for d in range(6):
        other = s.grid.get(s.cell[tile] + STEPS[d], -1)
        s.near[tile * DIRECTIONS + d] = other
        if other >= 0:
            s.near[other * DIRECTIONS + (d + 3) % 6] = tile
    for u in range(len(s.came)):
        if s.came[u] == tile:
            s.came[u] = -1  # nobody steps back onto the water (I-FIGHT-18)
    s.due = 1
    if out is not None:
        tell(out, "bridge_gone", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})


class Bridges(Act):
    """Building and removing the bridge."""

    def codes(self) -> list[int]:
        return list(range(actions.BRIDGE, actions.UNBRIDGE + 1))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if not s.rules.bridge or not can_pay(s, seat, BRIDGE_ITEM, 1):
            return
        for figure in range(s.rules.own_figures[seat]):
            self.add_figure(s, seat, figure, legal)

    def add_figure(self, s: IslandState, seat: int, figure: int, legal: list[int]) -> None:
        """Append what a figure of the seat may build or remove, unless an earlier one could do the same."""
        first = unit_of(s, seat)
        at = s.pos[first + figure]
        if at < 0 or s.cell[at] >> 12 != ISLAND:
            return
        if s.bridge >= 0:
            if may_remove_bridge(s, at) and actions.UNBRIDGE not in legal:
                legal.append(actions.UNBRIDGE)
            return
        taken = occupation(s)
        side = s.side[seat]
        for d in range(6):
            tile = s.near[at * DIRECTIONS + d]
            if tile >= 0 and s.kind[tile] == WATER and taken[tile] & ~(1 << side) == 0:
                if figure and beside(s, first, first + figure, tile):
                    continue
                for axis in range(AXES):
                    if spans(s, tile, axis):
                        legal.append(actions.BRIDGE + (figure * 6 + d) * AXES + axis)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.UNBRIDGE:
            remove_bridge(s, seat, out)
            return
        way = (action - actions.BRIDGE) // AXES
        at = s.pos[unit_of(s, seat) + way // 6]
        build_bridge(s, seat, s.near[at * DIRECTIONS + way % 6], (action - actions.BRIDGE) % AXES, out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if action == actions.UNBRIDGE:
            return self.refuse_removal(s, seat)
        way, axis = divmod(action - actions.BRIDGE, AXES)
        figure, d = divmod(way, 6)
        found = off_map(s, seat, figure)
        if found:
            return found
        if not s.rules.bridge:
            return no("I-BRIDGE-1", "no_bridge_option")
        if s.bridge >= 0:
            return no("I-BRIDGE-1", "one_bridge")
        at = s.pos[unit_of(s, seat) + figure]
        tile = s.near[at * DIRECTIONS + d]
        if s.cell[at] >> 12 != ISLAND or tile < 0 or s.kind[tile] != WATER:
            return no("I-BRIDGE-1", "bridge_water")
        if occupants(s, tile) & ~(1 << s.side[seat]):
            return no("I-BRIDGE-4", "bridge_occupied")
        if not spans(s, tile, axis):
            return no("I-BRIDGE-1", "bridge_ends")
        if figure and can_pay(s, seat, BRIDGE_ITEM, 1):
            return no("I-BRIDGE-1", "bridge_by_other")
        return too_dear(s, seat, BRIDGE_ITEM)

    def refuse_removal(self, s: IslandState, seat: int) -> Refusal | None:
        found = all_off_map(s, seat)
        if found:
            return found
        if not s.rules.bridge:
            return no("I-BRIDGE-1", "no_bridge_option")
        if s.bridge < 0:
            return no("I-BRIDGE-3", "no_bridge")
        if bridge_used(s):
            return no("I-BRIDGE-3", "bridge_used")
        far = all(s.bridge not in s.near[t * DIRECTIONS : t * DIRECTIONS + 6] for t in standing(s, seat))
        return no("I-BRIDGE-4", "bridge_far") if far else too_dear(s, seat, BRIDGE_ITEM)

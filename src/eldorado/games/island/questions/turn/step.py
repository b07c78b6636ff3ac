"""A step of an explorer or a thief in the explore phase (I-MOVE-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import DIRECTIONS, THROUGH
from eldorado.games.island.model.map import walkable
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.bridge import beside_bridge
from eldorado.games.island.rules.movement import add_steps, beyond, reach_tile, walk
from eldorado.games.island.rules.refusing import cannot_move, no


class Step(Act):
    """Moving one tile, also into the cave and into battle."""

    def codes(self) -> list[int]:
        return list(range(actions.STEP, actions.PLACE))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        first = unit_of(s, seat)
        for figure in range(s.rules.own_figures[seat]):
            add_steps(s, first + figure, figure, legal)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        code = action - actions.STEP
        unit = unit_of(s, seat) + code // DIRECTIONS
        walk(s, seat, unit, reach_tile(s, s.pos[unit], code % DIRECTIONS, out), out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        figure, d = divmod(action - actions.STEP, DIRECTIONS)
        return cannot_move(s, seat, figure) or blocked(s, s.pos[unit_of(s, seat) + figure], d)


def blocked(s: IslandState, at: int, d: int) -> Refusal:
    if d == THROUGH:
        return no("I-CAVE-1", "no_passage")
    other = beyond(s, at, d)
    if other < 0 and beside_bridge(s, at, d):
        return no("I-BRIDGE-2", "bridge_sides")
    if other < 0:
        return no("I-MOVE-1", "no_tile")
    assert not walkable(s.kind[other])
    return no("I-MAP-3", "not_walkable")

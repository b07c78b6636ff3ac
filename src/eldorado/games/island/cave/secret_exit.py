"""The secret exit: it leads from its tile to any tile the entrance leads to (I-EVENT-SECRET)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS
from eldorado.games.island.model.map import secret_doors
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, villager_slots
from eldorado.games.island.rules.movement import MARCH, afford_steps, movers, send, walk
from eldorado.games.island.rules.refusing import cannot_move, no, no_movers, price


def find_hole(s: IslandState, tile: int) -> None:
    s.hole = tile


class Slip(Act):
    """The move of an explorer, a thief or villagers through the secret exit."""

    def codes(self) -> list[int]:
        return list(range(actions.HOLE, actions.WOLF))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.hole < 0:
            return
        first = unit_of(s, seat)
        for figure in range(s.rules.own_figures[seat]):
            unit = first + figure
            if s.pos[unit] == s.hole and s.speed[unit] > 0 and not s.held[unit]:
                for d in secret_doors(s):
                    legal.append(actions.HOLE + figure * 6 + d)
        if movers(s, s.side[seat], s.hole) and afford_steps(s, seat, 1):
            for d in secret_doors(s):
                legal.append(actions.ARMY_HOLE + d)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        figure, d = divmod(action - actions.HOLE, 6)
        target = s.near[s.entrance * DIRECTIONS + d]
        if action >= actions.ARMY_HOLE:
            send(s, seat, s.hole, target, MARCH, 1, s.hole, out)
        else:
            walk(s, seat, unit_of(s, seat) + figure, target, out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        figure, d = divmod(action - actions.HOLE, 6)
        army = action >= actions.ARMY_HOLE
        side = s.side[seat]
        if army and side == s.thieves:
            return no("I-THIEF-13", "villagers_not_yours")
        units = villager_slots(s, side) if army else [unit_of(s, seat) + figure]
        if s.hole < 0 or all(s.pos[u] != s.hole for u in units):
            return no("I-EVENT-SECRET", "no_hole")
        if army and movers(s, side, s.hole) == 0:
            return no_movers(s, side, s.hole)
        if d not in secret_doors(s):
            return no("I-EVENT-2", "no_door")
        if army:
            return no("I-BUY-1", "too_dear", price(s, ARMY_MOVE))
        return cannot_move(s, seat, figure)

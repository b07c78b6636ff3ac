"""Discovering a tile (I-MOVE-2): from the stack, or in hardcore one of those dealt in secret (I-HARD-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.cave.stacks import draw_tile, stack_lasts, stack_left
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import CAVE_SHRINE, ISLAND, KINDS
from eldorado.games.island.model.events import kind_name, reveal
from eldorado.games.island.model.map import has_place, places
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.turn.place import Place
from eldorado.games.island.rules.refusing import cannot_move, no
from eldorado.games.island.rules.shrines import hold_shrine


def can_discover(s: IslandState, unit: int) -> bool:
    """Whether there is a tile to flip, and a place for it (I-MOVE-5)."""
    at = s.pos[unit]
    if at < 0 or at == s.bridge or s.speed[unit] <= 0 or s.held[unit]:
        return False
    return stack_lasts(s, s.cell[at] >> 12) and has_place(s, at)


def may_show(s: IslandState, unit: int) -> bool:
    """Whether a tile dealt in secret may be shown: on the island, in the first turns."""
    at = s.pos[unit]
    if at < 0 or at == s.bridge or s.speed[unit] <= 0 or s.held[unit] or s.round >= s.rules.deal_turns:
        return False
    return s.cell[at] >> 12 == ISLAND and has_place(s, at)


class Discover(Act):
    """Flipping the top tile."""

    def codes(self) -> list[int]:
        return list(range(actions.DISCOVER, actions.STEP))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        first = unit_of(s, seat)
        for figure in range(s.rules.own_figures[seat]):
            if can_discover(s, first + figure):
                legal.append(actions.DISCOVER + figure)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        unit = unit_of(s, seat) + action - actions.DISCOVER
        s.speed[unit] -= 1
        s.due = 1
        kind = draw_tile(s, s.cell[s.pos[unit]] >> 12, dice)
        if out is not None:
            reveal(out, "flips", {"who": seat, "what": kind_name(kind)})
        if kind == CAVE_SHRINE and s.rules.shrine_off_board:
            hold_shrine(s, seat, out)  # the finder stays put (I-SHRINE-5 [1st])
            return
        s.questions.append(Place(unit, kind, seat))

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        figure = action - actions.DISCOVER
        found = cannot_move(s, seat, figure)
        if found:
            return found
        at = s.pos[unit_of(s, seat) + figure]
        on = s.cell[at] >> 12
        if at == s.bridge:
            return no("I-BRIDGE-5", "on_bridge")
        if stack_left(s, on) == 0:
            return no("I-MOVE-5" if on == ISLAND else "I-CAVE-10", "nothing_left")
        assert not places(s, at)
        return no("I-MOVE-5", "no_place")


class Show(Act):
    """Showing one of the tiles dealt in secret, instead of the top tile (I-HARD-1)."""

    def codes(self) -> list[int]:
        return list(range(actions.OWN, actions.BRIDGE))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if not s.rules.deals:
            return
        side = s.side[seat]
        first = unit_of(s, seat)
        for figure in range(s.rules.own_figures[seat]):
            if may_show(s, first + figure):
                for kind in range(KINDS):
                    if s.secret[KINDS * side + kind]:
                        legal.append(actions.OWN + figure * KINDS + kind)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        figure, kind = divmod(action - actions.OWN, KINDS)
        unit = unit_of(s, seat) + figure
        s.speed[unit] -= 1
        s.due = 1
        s.secret[KINDS * s.side[seat] + kind] -= 1
        s.played[kind] += 1
        if out is not None:
            reveal(out, "shows", {"who": seat, "what": kind_name(kind)})
        s.questions.append(Place(unit, kind, seat))

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        figure, kind = divmod(action - actions.OWN, KINDS)
        if not s.secret[KINDS * s.side[seat] + kind]:
            return no("I-HARD-1", "no_own_tile")
        found = cannot_move(s, seat, figure)
        if found:
            return found
        at = s.pos[unit_of(s, seat) + figure]
        if at == s.bridge:
            return no("I-BRIDGE-5", "on_bridge")
        if s.cell[at] >> 12 != ISLAND:
            return no("I-HARD-1", "own_on_island")
        return no("I-MOVE-5", "no_place")

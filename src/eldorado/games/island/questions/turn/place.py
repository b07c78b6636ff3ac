"""Laying a flipped tile, and what it brings about (I-MAP-1, I-CAVE)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.cave_in import exit_found, fall_in
from eldorado.games.island.cave.dwellers import is_dweller, meet_dweller
from eldorado.games.island.cave.lair import enter_lair
from eldorado.games.island.cave.secret_exit import find_hole
from eldorado.games.island.cave.totec import find_garden
from eldorado.games.island.cave.treasures import find_treasure, is_treasure
from eldorado.games.island.cave.wolf import find_places
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.components import (
    BAVIECA,
    CAVE_IN,
    CAVE_SHRINE,
    EMPTY,
    EXIT,
    ISLAND,
    SECRET_EXIT,
    SHRINE,
    THIEVES,
    TOTEC,
)
from eldorado.games.island.model.events import cell_spot, kind_name, tell
from eldorado.games.island.model.map import closed, lay, may_lie, places, shut_in, walkable
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.movement import arrive
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.setup import set_up_anew
from eldorado.games.island.rules.shrines import hold_shrine
from eldorado.games.island.rules.turn import begin_turn
from eldorado.games.island.solo.guardians import guardian_of, guardian_tile, shrine_found
from eldorado.games.island.thieves.band import finder
from eldorado.kit.cells import CENTRE, STEPS, distance


class Place(IslandQuestion):
    """The choice of the tile's place; its finder steps onto it."""

    def __init__(self, unit: int, kind: int, seat: int) -> None:
        self.unit: int = unit  # the finder
        self.kind: int = kind  # of tile
        self.seat: int = seat

    def copy(self) -> Place:
        return Place(self.unit, self.kind, self.seat)

    def directions(self, s: IslandState) -> list[int]:
        """The directions from the finder in which it may be laid."""
        if s.pets and self.unit % s.stride == s.stride - 1:
            return find_places(s, self.seat, self.unit)
        return places(s, s.pos[self.unit])

    def actors(self, s: IslandState) -> int:
        return 1 << self.seat if len(self.directions(s)) > 1 else 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.PLACE + d for d in self.directions(s)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.lay(s, action - actions.PLACE, dice, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        self.lay(s, self.directions(s)[0], dice, out)

    def lay(self, s: IslandState, d: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        kind = self.kind
        old = s.pos[self.unit]
        cell = s.cell[old] + STEPS[d]
        tile = lay(s, kind, cell)
        if out is not None:
            told = {"who": self.seat, "what": kind_name(kind), "at": cell_spot(cell)}
            if walkable(kind):  # the tile from which the finder steps onto it
                told["start"] = cell_spot(s.cell[old])
            tell(out, "discovers", told)
        if walkable(kind):
            s.pos[self.unit] = tile
            s.came[self.unit] = old
            self.enter(s, tile, out)
        elif kind == SHRINE and s.rules.solo:
            shrine_found(s, tile, out)
        if cell >> 12 == ISLAND and not s.over:
            if not walkable(kind) and shut_in(s):  # the game is set up again (I-SETUP-8)
                set_up_anew(s, dice, out)
                begin_turn(s, out)
            elif (s.found < s.rules.to_win or s.entrance < 0) and closed(s):
                s.over = 2  # I-TURN-10
                if out is not None:
                    tell(out, "closed", {})

    def enter(self, s: IslandState, tile: int, out: list[Event] | None) -> None:
        """Handle the finder's step onto the new tile."""
        kind = self.kind
        side = s.side[self.seat]
        if s.rules.solo and guardian_of(kind) >= 0:
            guardian_tile(s, side, tile, kind, out)
        elif kind == THIEVES and s.thieves >= 0:
            enter_lair(s, self.seat, tile, out)
        elif is_dweller(kind):
            meet_dweller(s, side, tile, kind)
        else:
            if kind == CAVE_SHRINE:
                s.shrine_tile = tile
                hold_shrine(s, self.seat, out, tile, finder(s, tile) if side == s.thieves else -1)
                if s.rules.cave_tiles:
                    s.kind[tile] = EMPTY  # the tile stays, a piece marks who holds the shrine (I-SHRINE-7)
                    s.shrine_tile = -1
            arrive(s, side, tile, False)
            if kind >= BAVIECA or kind == EXIT:
                self.happen(s, tile, out)

    def happen(self, s: IslandState, tile: int, out: list[Event] | None) -> None:
        """Carry out the effect of an expansion cave tile when somebody first enters it."""
        if is_treasure(self.kind):
            find_treasure(s, self.seat, tile, self.kind, out)
        elif self.kind == CAVE_IN:
            fall_in(s, self.seat, tile, out)
        elif self.kind == SECRET_EXIT:
            find_hole(s, tile)
        elif self.kind == TOTEC:
            find_garden(s)
        else:
            exit_found(s)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "place", {"what": kind_name(self.kind)}

    def clause(self, s: IslandState) -> str:
        return "I-MAP-1"

    def show(self, s: IslandState, eye: int) -> Plain:
        return {"what": self.phase, "tile": kind_name(self.kind)}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if not actions.PLACE <= action < actions.FARMHOUSE:
            return None
        cell = s.cell[s.pos[self.unit]] + STEPS[action - actions.PLACE]
        if cell in s.grid:
            return no("I-MAP-1", "taken")
        if s.pets and self.unit % s.stride == s.stride - 1 and may_lie(s, cell):
            return no("I-DWELL-5", "wolf_place")
        if cell >> 12 == ISLAND:
            if distance(cell, CENTRE) > s.rules.radius:
                return no("I-MAP-2", "edge")
        elif s.exit >= 0:
            for e in range(6):
                if not s.voided and (s.rules.crossed >> e) & 1 and s.cell[s.exit] + STEPS[e] == cell:
                    return no("I-CAVE-2", "crossed")
        return no("I-MAP-1", "touch_two")


QUESTIONS.add(Place, {"kind": naming.KIND})

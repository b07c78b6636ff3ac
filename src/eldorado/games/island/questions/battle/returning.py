"""Putting a defeated explorer back onto the island, by the one who defeated it (I-FIGHT-9, I-FIGHT-10, I-FIGHT-20)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS, GONE, ISLAND, SHRINE, WATER
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.map import occupants, occupation
from eldorado.games.island.model.sides import deciders, seats_of, unit_of
from eldorado.games.island.model.state import OFF, QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no


def return_tiles(s: IslandState, seat: int) -> list[int]:
    """The tiles for it: island tiles no opponent of its owner occupies, next to a shrine its side controls; if
    there is none of these, any."""
    side = s.side[seat]
    taken = occupation(s)
    others = ~(1 << side)
    shrines = s.gifts[side]
    free: list[int] = []
    best: list[int] = []
    for t in range(len(s.kind)):
        if not s.ground[t] or t == s.bridge or s.cell[t] >> 12 != ISLAND:
            continue
        if taken[t] & others:
            continue
        free.append(t)
        if not shrines:
            continue
        for d in range(6):
            other = s.near[t * DIRECTIONS + d]
            if other >= 0 and (shrines >> other) & 1:
                best.append(t)
                break
    return best if best else free


class Return(IslandQuestion):
    """The choice of the tile."""

    def __init__(self, seat: int, by: int) -> None:
        self.seat: int = seat  # the owner of the explorer
        self.by: int = by  # the seat that places it

    def copy(self) -> Return:
        return Return(self.seat, self.by)

    def actors(self, s: IslandState) -> int:
        return deciders(s, s.side[self.by]) if len(return_tiles(s, self.seat)) > 1 else 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.PUT + t for t in return_tiles(s, self.seat)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.put(s, action - actions.PUT, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        free = return_tiles(s, self.seat)
        if free:
            self.put(s, free[0], out)
        else:
            s.questions.pop()

    def put(self, s: IslandState, tile: int, out: list[Event] | None) -> None:
        s.questions.pop()
        s.pos[unit_of(s, self.seat)] = tile
        s.captor[self.seat] = -1
        for other in seats_of(
            s, s.side[self.seat]
        ):  # a partner who could not enter after the first round (I-TEAM-3)
            if s.pos[unit_of(s, other)] == OFF and s.captor[other] < 0:
                s.pos[unit_of(s, other)] = tile
        if out is not None:
            tell(out, "returns", {"who": self.seat, "at": spot(s, tile), "land": land(s, tile)})

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "return", {"to": self.seat}

    def clause(self, s: IslandState) -> str:
        return "I-FIGHT-9" if s.rules.return_at_once else "I-FIGHT-10"

    def show(self, s: IslandState, eye: int) -> Plain:
        return {"what": self.phase, "seat": self.seat, "placed_by": self.by}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if not actions.PUT <= action < actions.ARMY:
            return None
        tile = action - actions.PUT
        kind = s.kind[tile]
        if kind == GONE or s.cell[tile] >> 12 != ISLAND:
            return no("I-FIGHT-20", "return_island")
        if kind in (WATER, SHRINE):
            return no("I-MAP-3", "not_walkable")
        if tile == s.bridge:
            return no("I-FIGHT-20", "return_bridge")
        if occupants(s, tile) & ~(1 << s.side[self.seat]):
            return no("I-FIGHT-20", "return_occupied")
        return no(self.clause(s), "return_shrine")


QUESTIONS.add(Return)

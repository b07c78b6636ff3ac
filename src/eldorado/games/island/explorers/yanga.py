"""Yanga (I-EXP-YANGA): attacks from afar, with only his own strength and without risk."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import SIDES, TILES, TITAN, YANGA
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.explorer import EXPLORERS, Explorer, explorer_of
from eldorado.games.island.model.fighting import DEFENDER, ROLL, SHOT, begin_battle
from eldorado.games.island.model.map import fort_touches, lowest, occupants, occupation
from eldorado.games.island.model.sides import seats_of, unit_of
from eldorado.games.island.model.state import IslandState, ask
from eldorado.games.island.model.ways import steps_away
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.solo.guardians import TITAN_TURN, kind_of, pack


class Yanga(Explorer):
    def shoots(self) -> bool:
        return True


EXPLORERS[YANGA] = Yanga()


def fortified(s: IslandState, tile: int) -> bool:
    """Whether any fort occupies the tile."""
    for side in range(s.sides):
        if fort_touches(s, side, tile):
            return True
    return False


def aims(s: IslandState, side: int, tile: int, taken: list[int]) -> int:
    """The sides with pieces on a tile that can be shot at: none in the first round (I-FIGHT-1), nor where a
    fort occupies it, whoever owns that."""
    if s.round == 0 or fortified(s, tile):
        return 0
    return taken[tile] & ~(1 << side) & ((1 << s.sides) - 1)  # the Titan is not a side


def beasts(s: IslandState, tile: int) -> int:
    """The Titan or guardians there, as a mask of guardians; none where a fort occupies the tile."""
    if fortified(s, tile):
        return 0
    if s.rules.solo:
        return pack(s, tile)
    return 1 << TITAN_TURN if s.titan == tile else 0


def in_range(s: IslandState, at: int) -> list[int]:
    """The tiles within range, counted like movement; pieces between do not block."""
    far = steps_away(s, at, False, [0] * len(s.kind), True)
    return [t for t in range(len(far)) if 0 < far[t] <= s.rules.shot_range]


def aim(s: IslandState, side: int, tile: int, foe: int) -> None:
    """Shoot at one side, or at the Titan. Nobody joins Yanga, so the defender is asked first."""
    if foe == SIDES:
        begin_battle(s, tile, side, -1, SHOT, ROLL, dweller=TITAN)
    else:
        begin_battle(s, tile, side, foe, SHOT, DEFENDER)


def shooter(s: IslandState, side: int) -> int:
    """The seat that plays Yanga for a side."""
    for seat in seats_of(s, side):
        if explorer_of(s, seat).shoots():
            return seat
    return s.rules.speaker[side]


class Shoot(Act):
    """A shot at a tile within range."""

    def codes(self) -> list[int]:
        return list(range(actions.SHOOT, actions.SHOOT + TILES))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if not explorer_of(s, seat).shoots():
            return
        unit = unit_of(s, seat)
        if s.pos[unit] < 0 or s.held[unit]:
            return
        taken = occupation(s)
        for t in in_range(s, s.pos[unit]):
            if aims(s, s.side[seat], t, taken) or beasts(s, t):
                legal.append(actions.SHOOT + t)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        tile = action - actions.SHOOT
        side = s.side[seat]
        foes = aims(s, side, tile, occupation(s))
        s.due = 1
        if out is not None:
            tell(out, "shoots", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})
        mask = beasts(s, tile)
        if s.rules.solo:
            if mask & (mask - 1):
                ask(s, "pack", tile, side, mask, 1)
            else:
                begin_battle(s, tile, side, -1, SHOT, ROLL, dweller=kind_of(lowest(mask)))
            return
        if mask:
            foes |= 1 << SIDES
        if foes & (foes - 1):
            ask(s, "order", tile, side, foes, 0, 1)
        else:
            aim(s, side, tile, lowest(foes))

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        tile = action - actions.SHOOT
        unit = unit_of(s, seat)
        if not explorer_of(s, seat).shoots():
            return no("I-EXP-YANGA", "not_yanga")
        if s.pos[unit] < 0:
            return no("I-FIGHT-19", "off_map")
        if s.held[unit]:
            return no("I-EXP-YANGA-2", "no_more_shots")
        if s.round == 0:
            return no("I-FIGHT-1", "peace")
        if tile not in in_range(s, s.pos[unit]):
            return no("I-EXP-YANGA", "out_of_range")
        taken = occupants(s, tile) & ~(1 << s.side[seat])
        return no("I-EXP-YANGA", "shot_fort" if taken else "shot_nobody")

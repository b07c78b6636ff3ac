"""Functions that report events. Only called when somebody listens: the hot path passes `out` as None."""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.model.components import CAVE, KIND_NAMES
from eldorado.games.island.model.map import touched
from eldorado.games.island.model.state import IslandState, seat_of
from eldorado.kit.cells import CORNER_NAMES, corner_index, q_of, r_of, sheet_of


def spot(s: IslandState, tile: int) -> str:
    """A tile's coordinates as written in notation: “2,-1”, in the cave “c2,-1”; “-” for none."""
    if tile < 0:
        return "-"
    return cell_spot(s.cell[tile])


def land(s: IslandState, tile: int) -> str:
    """What lies there, for sentences: coordinates do not help people who look at a map."""
    return KIND_NAMES[s.kind[tile]] if tile >= 0 else "unknown"


def cell_spot(cell: int) -> str:
    return ("c" if sheet_of(cell) == CAVE else "") + str(q_of(cell)) + "," + str(r_of(cell))


ANCHORS: Final[dict[int, str]] = {}  # by cell, filled on demand: views name every tile


def cell_anchor(cell: int) -> str:
    found = ANCHORS.get(cell)
    if found is None:
        found = ("cave:" if sheet_of(cell) == CAVE else "tile:") + str(q_of(cell)) + "," + str(r_of(cell))
        ANCHORS[cell] = found
    return found


def anchor(s: IslandState, tile: int) -> str:
    return cell_anchor(s.cell[tile])


def tell(out: list[Event], kind: str, args: Plain) -> None:
    out.append(Event(kind, args))


def reveal(out: list[Event], kind: str, args: Plain) -> None:
    out.append(Event(kind, args, None, 0, True))


def whisper(out: list[Event], kind: str, args: Plain, secret: Plain, seats: int) -> None:
    out.append(Event(kind, args, secret, seats, True))


def tell_losses(s: IslandState, side: int, tile: int, villagers: int, thieves: int, out: list[Event]) -> None:
    """Report the villagers and thieves that a side lost on a tile."""
    for kind, n in (("villagers_lost", villagers), ("thieves_lost", thieves)):
        if n:
            tell(out, kind, {"who": seat_of(s, side), "n": n, "at": spot(s, tile), "land": land(s, tile)})


def kind_name(kind: int) -> str:
    return KIND_NAMES[kind]


def corner_name(s: IslandState, corner: int) -> str:
    """Name a corner by the first of its tiles that was laid."""
    tile = min(touched(s, corner))
    return spot(s, tile) + " " + CORNER_NAMES[corner_index(s.cell[tile], corner)]

"""What stands in the way of whatever an explorer does: that it is not there."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState


def no(clause: str, key: str, args: Plain = None) -> Refusal:
    return Refusal(clause, "island.refusal." + key, args or {})


def off_map(s: IslandState, seat: int, figure: int) -> Refusal | None:
    if s.pos[unit_of(s, seat) + figure] >= 0:
        return None
    return no("I-THIEF-5", "thief_off_map") if is_band(s, seat) else no("I-FIGHT-19", "off_map")


def all_off_map(s: IslandState, seat: int) -> Refusal | None:
    """No figure of the seat is on the map."""
    if standing(s, seat):
        return None
    return no("I-THIEF-5", "no_thief_on_map") if is_band(s, seat) else off_map(s, seat, 0)


def standing(s: IslandState, seat: int) -> list[int]:
    """Tiles where the seat's explorer or thieves stand."""
    first = unit_of(s, seat)
    return [at for at in s.pos[first : first + s.rules.own_figures[seat]] if at >= 0]

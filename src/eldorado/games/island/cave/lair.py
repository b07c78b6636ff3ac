"""The Thieves tile in their game: a thief is met there, or its treasure is free (I-DWELL-THIEVES, I-DWELL-6)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.model.components import EMPTY
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.fighting import AMBUSH, begin_battle
from eldorado.games.island.model.hands import gain
from eldorado.games.island.model.state import OFF, IslandState, seat_of
from eldorado.games.island.rules.movement import arrive
from eldorado.games.island.rules.spoils import pot, receiver_of
from eldorado.games.island.thieves.band import free_thief, place_thief, thief_dies


def enter_lair(s: IslandState, seat: int, tile: int, out: list[Event] | None) -> None:
    """Handle a step onto the Thieves tile."""
    unit = free_thief(s)
    if s.side[seat] == s.thieves:
        claim(s, s.thieves, tile, out)
        if unit >= 0:
            place_thief(s, unit, tile)
            if out is not None:
                tell(out, "thief_joins", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})
        arrive(s, s.side[seat], tile, False)
        return
    if unit < 0:
        arrive(s, s.side[seat], tile, False)  # fought when the treasure is shared
        claim(s, s.side[seat], tile, out)
        return
    was = s.hidden
    place_thief(s, unit, tile)
    if out is not None:
        tell(out, "thief_joins", {"who": seat_of(s, s.thieves), "at": spot(s, tile), "land": land(s, tile)})
    begin_battle(s, tile, s.side[seat], s.thieves, AMBUSH, hidden=was)


def claim(s: IslandState, side: int, tile: int, out: list[Event] | None) -> None:
    """Take the treasure; an empty cave tile remains."""
    s.kind[tile] = EMPTY
    heir = receiver_of(s, side, tile)
    if out is not None:
        who = heir if heir >= 0 else s.rules.speaker[side]
        tell(out, "treasure", {"who": who, "cards": s.treasure[:]})
    to = pot(s, side, heir)
    for r in range(3):
        gain(s, to, r, s.treasure[r])
    s.treasure = [0, 0, 0]


def slink_off(s: IslandState, tile: int, was_hidden: int) -> None:
    """After a tie, return the ambushing thief to supply or hiding as before, with everything that waited for it."""
    first = s.thieves * s.stride
    for u in range(first, first + s.figures):
        if s.pos[u] == tile:
            s.pos[u] = OFF
            s.held[u] = 0
            thief_dies(s, u)
            if s.bearer == u:
                s.bearer = -1
    s.hidden = was_hidden

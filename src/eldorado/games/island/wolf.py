"""The Wolf as a companion: one food per step, into battles and out of them like a villager (I-DWELL-WOLF)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.movement import arrive, reach_tile
from eldorado.games.island.reinforce import door_of, flights, ways_in
from eldorado.games.island.state import IslandState, can_pay, cards_of, pay
from eldorado.games.island.tables import A_WOLF, DIRECTIONS, WOLF_STEP


def wolf_of(s: IslandState, side: int) -> int:
    """The unit that is the side's Wolf; -1 if it has none on the map."""
    if not s.pets:
        return -1
    u = (side + 1) * s.stride - 1
    return u if s.pos[u] >= 0 else -1


def wolf_step(s: IslandState, seat: int, d: int, out: list[Event] | None) -> None:
    side = s.side[seat]
    u = (side + 1) * s.stride - 1
    pay(s, seat, WOLF_STEP, 1)
    old = s.pos[u]
    s.pos[u] = reach_tile(s, old, d, out)
    s.came[u] = old
    s.due = 1
    if out is not None:
        tell(
            out,
            "wolf",
            {"who": seat, "from": spot(s, old), "to": spot(s, s.pos[u]), "land": land(s, s.pos[u])},
        )
    arrive(s, side, s.pos[u], False)


# --- in battle -------------------------------------------------------------------------------------------------
def add_wolf_battle(s: IslandState, seat: int, tile: int, defending: bool, legal: list[int]) -> None:
    side = s.side[seat]
    u = wolf_of(s, side)
    if u < 0 or s.held[u] or s.fled[u]:
        return
    at = s.pos[u]
    if at == tile:
        if defending and can_pay(s, seat, WOLF_STEP, 1):
            for d in flights(s, side, tile):
                legal.append(A_WOLF + d)
        return
    ways = ways_in(s, side, tile)
    for d in range(DIRECTIONS):
        if ways[d] and ways[d][at] > 0 and can_pay(s, seat, WOLF_STEP, ways[d][at]):
            legal.append(A_WOLF + d)


def wolf_battle(s: IslandState, seat: int, tile: int, d: int, out: list[Event] | None) -> None:
    side = s.side[seat]
    u = (side + 1) * s.stride - 1
    old = s.pos[u]
    if old == tile:
        pay(s, seat, WOLF_STEP, 1)
        s.pos[u] = s.near[tile * DIRECTIONS + d]
        s.came[u] = tile
        s.fled[u] = 1
    else:
        pay(s, seat, WOLF_STEP, ways_in(s, side, tile)[d][old])
        s.pos[u] = tile
        s.came[u] = door_of(s, tile, d)
    if out is not None:
        tell(
            out,
            "wolf",
            {"who": seat, "from": spot(s, old), "to": spot(s, s.pos[u]), "land": land(s, s.pos[u])},
        )


def could_wolf(s: IslandState, seat: int, tile: int, defending: bool) -> bool:
    """By public knowledge: the Wolf could come, or flee, if the seat's cards are food."""
    side = s.side[seat]
    u = wolf_of(s, side)
    if u < 0 or s.held[u] or s.fled[u] or cards_of(s, seat) == 0:
        return False
    at = s.pos[u]
    if at == tile:
        return defending and len(flights(s, side, tile)) > 0
    cards = cards_of(s, seat)
    for way in ways_in(s, side, tile):
        if way and 0 < way[at] <= cards:
            return True
    return False

"""The Wolf as a companion: one food per step, into and out of battles like a villager (I-DWELL-WOLF)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.cave.stacks import draw_tile, stack_left
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import DIRECTIONS, ISLAND, WOLF_STEP
from eldorado.games.island.model.events import kind_name, land, reveal, spot, tell
from eldorado.games.island.model.hands import can_pay, cards_of, pay
from eldorado.games.island.model.map import may_lie
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, ask
from eldorado.games.island.rules.bridge import beside_bridge
from eldorado.games.island.rules.movement import arrive, open_way, reach_tile
from eldorado.games.island.rules.refusing import no, too_dear
from eldorado.games.island.rules.reinforce import FAR, door_of, flights, ways_in
from eldorado.kit.cells import STEPS


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


# --- exploring -------------------------------------------------------------------------------------------------
def find_places(s: IslandState, seat: int, unit: int) -> list[int]:
    """Directions from the Wolf to places that are also next to its explorer, or a thief of its band (I-DWELL-5)."""
    at = s.pos[unit]
    if at == s.bridge:
        return []
    found: list[int] = []
    first = unit_of(s, seat)
    for d in range(6):
        cell = s.cell[at] + STEPS[d]
        beside = False
        for u in range(first, first + s.rules.own_figures[seat]):
            explorer = s.pos[u]
            if explorer >= 0 and explorer != s.bridge:
                for e in range(6):
                    if s.cell[explorer] + STEPS[e] == cell:
                        beside = True
        if beside and may_lie(s, cell):
            found.append(d)
    return found


class WolfMoves(Act):
    """A step of the Wolf, or a discovery by it."""

    def codes(self) -> list[int]:
        return list(range(actions.WOLF, actions.RECALL))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        u = wolf_of(s, s.side[seat])
        if u < 0 or s.held[u] or not can_pay(s, seat, WOLF_STEP, 1):
            return
        for d in range(DIRECTIONS):
            if open_way(s, s.pos[u], d):
                legal.append(actions.WOLF + d)
        if stack_left(s, s.cell[s.pos[u]] >> 12) > 0 and find_places(s, seat, u):
            legal.append(actions.WOLF_FIND)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.WOLF_FIND:
            wolf_find(s, seat, dice, out)
        else:
            wolf_step(s, seat, action - actions.WOLF, out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return refuse_wolf(s, seat, action)


def wolf_find(s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """Make the Wolf discover a tile (I-DWELL-5)."""
    u = (s.side[seat] + 1) * s.stride - 1
    pay(s, seat, WOLF_STEP, 1)
    s.due = 1
    kind = draw_tile(s, s.cell[s.pos[u]] >> 12, dice)
    if out is not None:
        reveal(out, "flips", {"who": seat, "what": kind_name(kind)})
    ask(s, "place", u, kind, seat)


def no_wolf(s: IslandState, unit: int) -> Refusal | None:
    """Explain why a Wolf cannot be moved at all."""
    if unit < 0:
        return no("I-DWELL-WOLF", "no_wolf")
    return no("I-FIGHT-7", "held") if s.held[unit] else None


def refuse_wolf(s: IslandState, seat: int, action: int) -> Refusal | None:
    u = wolf_of(s, s.side[seat])
    found = no_wolf(s, u)
    if found:
        return found
    if action == actions.WOLF_FIND:
        on = s.cell[s.pos[u]] >> 12
        if stack_left(s, on) == 0:
            return no("I-MOVE-5" if on == ISLAND else "I-CAVE-10", "nothing_left")
        if not find_places(s, seat, u):
            return no("I-DWELL-5", "wolf_place")
    elif beside_bridge(s, s.pos[u], action - actions.WOLF):
        return no("I-BRIDGE-2", "bridge_sides")
    elif not open_way(s, s.pos[u], action - actions.WOLF):
        return no("I-DWELL-4", "army_blocked")
    return too_dear(s, seat, WOLF_STEP)


# --- in battle -------------------------------------------------------------------------------------------------
def add_wolf_battle(s: IslandState, seat: int, tile: int, bring: bool, flee: bool, legal: list[int]) -> None:
    side = s.side[seat]
    u = wolf_of(s, side)
    if u < 0 or s.held[u] or s.fled[u]:
        return
    at = s.pos[u]
    if at == tile:
        if flee and can_pay(s, seat, WOLF_STEP, 1):
            for d in flights(s, side, tile):
                legal.append(actions.WOLF + d)
        return
    if not bring:
        return
    ways = ways_in(s, side, tile, FAR, False)
    for d in range(DIRECTIONS):
        if ways[d] and ways[d][at] > 0 and can_pay(s, seat, WOLF_STEP, ways[d][at]):
            legal.append(actions.WOLF + d)


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
        pay(s, seat, WOLF_STEP, ways_in(s, side, tile, FAR, False)[d][old])
        s.pos[u] = tile
        s.came[u] = door_of(s, tile, d, False)
    if out is not None:
        tell(
            out,
            "wolf",
            {"who": seat, "from": spot(s, old), "to": spot(s, s.pos[u]), "land": land(s, s.pos[u])},
        )


def could_wolf(s: IslandState, seat: int, tile: int, bring: bool, flee: bool) -> bool:
    """Whether by public knowledge the Wolf could come, or flee, if the seat's cards are food."""
    side = s.side[seat]
    u = wolf_of(s, side)
    if u < 0 or s.held[u] or s.fled[u] or cards_of(s, seat) == 0:
        return False
    at = s.pos[u]
    if at == tile:
        return flee and len(flights(s, side, tile)) > 0
    if not bring:
        return False
    cards = cards_of(s, seat)
    for way in ways_in(s, side, tile, cards, False):
        if way and 0 < way[at] <= cards:
            return True
    return False

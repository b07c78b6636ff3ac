"""Explorers and armies on the move, and what happens when they arrive (I-MOVE-1, I-BUY-7, I-FIGHT-1)."""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.guardians import meet_pack
from eldorado.games.island.map import lay_exit, occupation, walkable
from eldorado.games.island.state import IslandState, can_pay, pay, push
from eldorado.games.island.tables import (
    A_ARMY,
    A_STEP,
    ARMY_MOVE,
    ATTACKER,
    BELLONA,
    DIRECTIONS,
    DWELLER,
    ENTRANCE,
    F_BATTLE,
    F_COUNT,
    F_ORDER,
    FLEE,
    PIECES,
    SIDES,
    THROUGH,
    TITAN,
)

# why villagers move: the frame F_COUNT remembers it
MARCH: Final = 0
REACT: Final = 1
BRING: Final = 2
FLIGHT: Final = 3


def beyond(s: IslandState, tile: int, direction: int) -> int:
    """The tile one step on: -1 if there is none, -2 for the cave's exit that is laid when somebody first enters."""
    if direction == THROUGH and s.exit < 0 and s.cave_in < 0 and s.kind[tile] == ENTRANCE:
        return -2
    return s.near[tile * DIRECTIONS + direction]


def open_way(s: IslandState, tile: int, direction: int) -> bool:
    """Whether a piece can step that way (I-MOVE-1, I-MAP-3, I-CAVE-1)."""
    other = beyond(s, tile, direction)
    return other == -2 or (other >= 0 and walkable(s.kind[other]))


def reach_tile(s: IslandState, tile: int, direction: int, out: list[Event] | None) -> int:
    """The tile stepped onto; lays the exit on the first way into the cave."""
    other = beyond(s, tile, direction)
    if other == -2:
        other = lay_exit(s)
        if out is not None:
            tell(out, "exit", {"at": spot(s, other), "land": land(s, other)})
    return other


def add_steps(s: IslandState, unit: int, figure: int, legal: list[int]) -> None:
    at = s.pos[unit]
    if at < 0 or s.speed[unit] <= 0 or s.held[unit]:
        return
    first = A_STEP + figure * DIRECTIONS
    i = at * DIRECTIONS
    for d in range(6):
        other = s.near[i + d]
        if other >= 0 and walkable(s.kind[other]):
            legal.append(first + d)
    if open_way(s, at, THROUGH):
        legal.append(first + THROUGH)


def step(s: IslandState, seat: int, unit: int, direction: int, out: list[Event] | None) -> None:
    walk(s, seat, unit, reach_tile(s, s.pos[unit], direction, out), out)


def walk(s: IslandState, seat: int, unit: int, tile: int, out: list[Event] | None) -> None:
    """One speed, one tile (I-MOVE-1), also into battle."""
    old = s.pos[unit]
    s.speed[unit] -= 1
    s.pos[unit] = tile
    s.came[unit] = old
    s.due = 1
    if out is not None:
        tell(out, "step", {"who": seat, "from": spot(s, old), "to": spot(s, tile), "land": land(s, tile)})
    arrive(s, s.side[seat], tile, False)


def arrive(s: IslandState, side: int, tile: int, off_turn: bool) -> None:
    """I-FIGHT-1, I-FIGHT-14, I-FIGHT-15: pieces moved onto a tile; battles with those who occupy it."""
    if s.rules.solo:
        meet_pack(s, side, tile)
        return
    if s.titan == tile and s.titan >= 0:  # fought from the first turn on, before anybody else there
        push(s, F_BATTLE, tile, side, -1, DWELLER, ATTACKER, TITAN, 0, 1 if off_turn else 0)
        return
    if s.round == 0:
        return
    foes = occupation(s)[tile] & ~(1 << side)
    if off_turn and foes & (1 << s.turn):
        foes = 1 << s.turn
    if foes:
        fight(s, side, tile, foes, off_turn)


def fight(s: IslandState, side: int, tile: int, foes: int, off_turn: bool) -> None:
    """A battle with each side of the mask, in the order the attacker chooses."""
    if foes & (foes - 1):
        push(s, F_ORDER, tile, side, foes, 1 if off_turn else 0)
        return
    foe = 0
    while not (foes >> foe) & 1:
        foe += 1
    push(s, F_BATTLE, tile, side, foe, PIECES, ATTACKER, -1, 0, 1 if off_turn else 0)


# --- armies ----------------------------------------------------------------------------------------
def movers(s: IslandState, side: int, tile: int) -> int:
    """The side's villagers on a tile that a tie does not hold."""
    n = 0
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.pos[u] == tile and not s.held[u]:
            n += 1
    return n


def bringable(s: IslandState, side: int, tile: int) -> int:
    """Those of them who have not fled from the battle: who has, does not come back into it (I-FIGHT-17)."""
    n = 0
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if s.pos[u] == tile and not s.held[u] and not s.fled[u]:
            n += 1
    return n


def free_steps(s: IslandState, seat: int) -> int:
    """Bellona's free army movement, in her own explore phase (I-EXP-BELLONA)."""
    return s.free if s.free and s.explorer[seat] == BELLONA and s.side[seat] == s.turn else 0


def afford_steps(s: IslandState, seat: int, steps: int) -> bool:
    paid = steps - free_steps(s, seat)
    return paid <= 0 or can_pay(s, seat, ARMY_MOVE, paid)


def add_marches(s: IslandState, seat: int, legal: list[int]) -> None:
    """Every army of the seat's side that may move one tile, anywhere walkable (I-BUY-7)."""
    if not afford_steps(s, seat, 1):
        return
    side = s.side[seat]
    done: list[int] = []
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at >= 0 and not s.held[u] and at not in done:
            done.append(at)
            for d in range(DIRECTIONS):
                if open_way(s, at, d):
                    legal.append(A_ARMY + at * DIRECTIONS + d)


def send(
    s: IslandState,
    seat: int,
    source: int,
    target: int,
    purpose: int,
    steps: int,
    door: int,
    out: list[Event] | None,
) -> None:
    """An army is to go: asks how many if there is a choice. `door` is the tile from which it enters the target."""
    most = bringable(s, s.side[seat], source) if purpose == BRING else movers(s, s.side[seat], source)
    if most > 1:
        push(s, F_COUNT, seat, source, target, most, purpose, steps, door)
    else:
        march(s, seat, source, target, 1, purpose, steps, door, out)


def march(
    s: IslandState,
    seat: int,
    source: int,
    target: int,
    n: int,
    purpose: int,
    steps: int,
    door: int,
    out: list[Event] | None,
) -> None:
    """n villagers go from tile to tile for one payment per step."""
    side = s.side[seat]
    free = free_steps(s, seat)
    if free > steps:
        free = steps
    if free:
        s.free -= free
        s.bought[seat] = 1
    if steps > free:
        pay(s, seat, FLEE if purpose == FLIGHT else ARMY_MOVE, steps - free)
    left = n
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        if left and s.pos[u] == source and not s.held[u] and not (purpose == BRING and s.fled[u]):
            s.pos[u] = target
            s.came[u] = door
            left -= 1
            if purpose == FLIGHT:
                s.fled[u] = 1
    if out is not None:
        tell(
            out,
            "army",
            {"who": seat, "n": n, "from": spot(s, source), "to": spot(s, target), "land": land(s, target)},
        )
    if purpose == MARCH or purpose == REACT:
        s.due = 1
        arrive(s, side, target, purpose == REACT)
    elif purpose == FLIGHT and s.round:
        foes = occupation(s)[target] & ~(1 << side) & ~(1 << SIDES)
        if foes:  # first edition: a further battle, fought when this one is over (I-FIGHT-2, I-FIGHT-12)
            s.queue += [target, side, foes]

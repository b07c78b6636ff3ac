"""Movement of explorers and armies, and what happens when they arrive (I-MOVE-1, I-BUY-7, I-FIGHT-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.core.game import Event
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    ARMY_MOVE,
    DIRECTIONS,
    ENTRANCE,
    FLEE,
    SIDES,
    THROUGH,
    TITAN,
)
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.fighting import DWELLER, PIECES, begin_battle
from eldorado.games.island.model.hands import can_pay, pay
from eldorado.games.island.model.map import has, lay_exit, lowest, occupants
from eldorado.games.island.model.state import IslandState, ask
from eldorado.games.island.solo.guardians import meet_pack

# why villagers move: stored in the question Count
MARCH: Final = 0
REACT: Final = 1
BRING: Final = 2
FLIGHT: Final = 3
STOPPED: Final = 4  # first edition: a reinforcement that meets an opponent on its way


def beyond(s: IslandState, tile: int, direction: int) -> int:
    """The tile one step on: -1 if there is none, -2 for the cave's exit, which is laid when somebody first enters."""
    if direction == THROUGH and s.exit < 0 and s.cave_in < 0 and s.kind[tile] == ENTRANCE:
        return -2
    return s.near[tile * DIRECTIONS + direction]


def open_way(s: IslandState, tile: int, direction: int) -> bool:
    """Whether a piece can step that way (I-MOVE-1, I-MAP-3, I-CAVE-1)."""
    other = beyond(s, tile, direction)
    return other == -2 or (other >= 0 and s.ground[other] != 0)


def reach_tile(s: IslandState, tile: int, direction: int, out: list[Event] | None) -> int:
    """Return the tile stepped onto; lay the exit on the first way into the cave."""
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
    first: i64 = actions.STEP + figure * DIRECTIONS
    i: i64 = at * DIRECTIONS
    near, ground = s.near, s.ground
    for d in range(i64(6)):
        other: i64 = near[i + d]
        if other >= 0 and ground[other]:
            legal.append(first + d)
    if open_way(s, at, THROUGH):
        legal.append(first + THROUGH)


def step(s: IslandState, seat: int, unit: int, direction: int, out: list[Event] | None) -> None:
    walk(s, seat, unit, reach_tile(s, s.pos[unit], direction, out), out)


def walk(s: IslandState, seat: int, unit: int, tile: int, out: list[Event] | None) -> None:
    """Move a figure one tile for one speed (I-MOVE-1), also into battle."""
    old = s.pos[unit]
    s.speed[unit] -= 1
    s.pos[unit] = tile
    s.came[unit] = old
    s.due = 1
    if out is not None:
        tell(out, "step", {"who": seat, "from": spot(s, old), "to": spot(s, tile), "land": land(s, tile)})
    arrive(s, s.side[seat], tile, False)


def arrive(s: IslandState, side: int, tile: int, off_turn: bool) -> None:
    """Handle pieces that moved onto a tile: battles with its occupants (I-FIGHT-1, I-FIGHT-14, I-FIGHT-15)."""
    if s.rules.solo:
        meet_pack(s, side, tile)
        return
    foes = occupants(s, tile) & ~(1 << side)
    titan = foes & (1 << SIDES)
    if s.round == 0:
        foes = titan  # fought from the first turn on
    elif off_turn and foes & (1 << s.turn):
        foes = 1 << s.turn | titan
    if foes:
        fight(s, side, tile, foes, off_turn)


def fight(s: IslandState, side: int, tile: int, foes: int, off_turn: bool) -> None:
    """Fight each side of the mask, and the Titan if it is in it, in the order the attacker chooses."""
    if foes & (foes - 1):
        ask(s, "order", tile, side, foes, 1 if off_turn else 0, 0)
        return
    engage(s, side, tile, lowest(foes), 0, off_turn)


def engage(s: IslandState, side: int, tile: int, foe: int, others: int, off_turn: bool) -> None:
    """Fight one opponent, a side or the Titan; the others of the mask are fought afterwards."""
    late = 1 if off_turn else 0
    if foe == SIDES:
        begin_battle(s, tile, side, -1, DWELLER, dweller=TITAN, foes=others, off_turn=late)
    else:
        begin_battle(s, tile, side, foe, PIECES, foes=others, off_turn=late)


def meet(s: IslandState, tile: int, attacker: int, foes: int, off_turn: bool) -> None:
    """Fight each side of the mask that still occupies the tile, as long as the attacker is there."""
    now = occupants(s, tile)
    foes &= now
    if foes and (now >> attacker) & 1:
        fight(s, attacker, tile, foes, off_turn)


def next_in_queue(s: IslandState) -> None:
    """Begin the earliest battle in the queue (I-FIGHT-12)."""
    tile = s.queue[0]
    attacker = s.queue[1]
    foes = s.queue[2]
    del s.queue[:3]
    meet(s, tile, attacker, foes, attacker != s.turn)


# --- armies ----------------------------------------------------------------------------------------
def movers(s: IslandState, side: int, tile: int) -> int:
    """The number of the side's villagers on a tile that a tie does not hold."""
    n: i64 = 0
    here: i64 = tile
    for u in range(i64(side * s.stride + s.figures), i64((side + 1) * s.stride - s.pets)):
        at: i64 = s.pos[u]
        if at == here and not s.held[u]:
            n += 1
    return n


def free_steps(s: IslandState, seat: int) -> int:
    """The steps of Bellona's free army movement, in her own explore phase (I-EXP-BELLONA)."""
    return s.free if s.free and s.side[seat] == s.turn and explorer_of(s, seat).marches_free() else 0


def afford_steps(s: IslandState, seat: int, steps: int) -> bool:
    paid = steps - free_steps(s, seat)
    return paid <= 0 or can_pay(s, seat, ARMY_MOVE, paid)


def add_marches(s: IslandState, seat: int, legal: list[int]) -> None:
    """Append a march for every army of the seat's side that may move one tile, anywhere walkable (I-BUY-7)."""
    if not afford_steps(s, seat, 1):
        return
    side = s.side[seat]
    near, ground = s.near, s.ground
    done: list[int] = []
    for u in range(i64(side * s.stride + s.figures), i64((side + 1) * s.stride - s.pets)):
        at: i64 = s.pos[u]
        if at >= 0 and not s.held[u] and not has(done, at):
            done.append(at)
            i = at * DIRECTIONS
            for d in range(i64(6)):
                other: i64 = near[i + d]
                if other >= 0 and ground[other]:
                    legal.append(actions.ARMY + i + d)
            if open_way(s, at, THROUGH):
                legal.append(actions.ARMY + i + THROUGH)


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
    """Send an army; ask how many if there is a choice. `door` is the tile from which it enters the target."""
    most = movers(s, s.side[seat], source)
    if most > 1:
        ask(s, "count", seat, source, target, most, purpose, steps, door)
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
    """Move n villagers from tile to tile for one payment per step."""
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
        if left and s.pos[u] == source and not s.held[u]:
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
    elif (purpose == FLIGHT or purpose == STOPPED) and s.round:
        further_battle(s, side, target)


def further_battle(s: IslandState, side: int, tile: int) -> None:
    """First edition: moving onto an occupied tile during a battle starts another one, fought when this one
    is over (I-FIGHT-2, I-FIGHT-12)."""
    foes = occupants(s, tile) & ~(1 << side) & ~(1 << SIDES)
    if foes == 0:
        return
    for i in range(0, len(s.queue), 3):
        if s.queue[i] == tile and s.queue[i + 1] == side:
            s.queue[i + 2] |= foes
            return
    s.queue += [tile, side, foes]

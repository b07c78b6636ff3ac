"""Gathering: what one farms, and taking the cards (I-TURN-3, I-TURN-4)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import tell
from eldorado.games.island.map import building_touches
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import (
    IslandState,
    base,
    in_stock,
    take,
)
from eldorado.games.island.tables import (
    A_DONE,
    A_TAKE,
    FORT_SLOT,
    GARDEN,
    RESOURCES,
    STELLA,
    TOTEC,
)


def gather_from(s: IslandState, seat: int, n: int, points: int) -> None:
    """The seat's part of the frame F_GATHER."""
    j = base(s) + 1 + 3 * s.rules.first_figure[seat]
    s.frames[j] = n
    s.frames[j + 1] = farmed(s, seat)
    s.frames[j + 2] = points


def farmed(s: IslandState, seat: int) -> int:
    """The mask of resource types the seat farms (I-TURN-4, I-MAP-6): its own explorer's tile, and what its side's
    villagers do (I-TEAM-8)."""
    mask = 0
    side = s.side[seat]
    at = s.pos[unit_of(s, seat)]
    if at >= 0:
        mask |= yields(s, at)
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at >= 0 and yields(s, at) and building_touches(s, side, 0, FORT_SLOT, at):
            mask |= yields(s, at)
    return mask


def yields(s: IslandState, tile: int) -> int:
    """What a tile produces now: Totec's garden like a garden, the island's then nothing (I-EVENT-GARDEN)."""
    kind = s.kind[tile]
    if kind == TOTEC:
        return 7
    return 0 if kind == GARDEN and s.totec else produce(kind)


def produce(kind: int) -> int:
    if kind < GARDEN:
        return 1 << kind
    return 7 if kind == GARDEN else 0


def gather_slot(s: IslandState, seat: int) -> int:
    """Where in the frame F_GATHER the seat's cards left are."""
    return base(s) + 1 + 3 * s.rules.first_figure[seat]


def gather_types(s: IslandState, seat: int) -> list[int]:
    mask = s.frames[gather_slot(s, seat) + 1]
    return [r for r in range(3) if (mask >> r) & 1 and in_stock(s, r)]


def gather_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_TAKE + r for r in gather_types(s, seat)]
    if s.frames[gather_slot(s, seat) + 2]:
        legal.append(A_DONE)
    add_bank(s, seat, legal)
    return legal


def keep_points(s: IslandState, seat: int, out: list[Event] | None) -> None:
    """I-HARD-3: turn points that gather nothing are speed; what abilities add comes on top."""
    i = gather_slot(s, seat)
    speed = s.frames[i]
    s.frames[i] = 0
    s.frames[i + 2] = 0
    if s.explorer[seat] == STELLA:
        speed += s.rules.speed_stella
    if s.relic[0] == seat:
        speed += 1
    unit = unit_of(s, seat)
    s.speed[unit] = speed if s.pos[unit] >= 0 else 0
    if out is not None:
        tell(out, "points", {"who": seat, "n": speed})


def gather_apply(s: IslandState, seat: int, resource: int, n: int, out: list[Event] | None) -> None:
    n = take(s, seat, resource, n)
    s.frames[gather_slot(s, seat)] -= n
    if out is not None:
        tell(out, "gathers", {"who": seat, "n": n, "what": RESOURCES[resource]})


def gather_choice(s: IslandState, seat: int, out: list[Event] | None) -> bool:
    i = gather_slot(s, seat)
    types = gather_types(s, seat)
    if s.frames[i + 2]:
        if s.frames[i] > 0 and types:
            return True
        keep_points(s, seat, out)
    if s.frames[i] > 0 and len(types) > 1:
        return True
    if s.frames[i] > 0 and len(types) == 1:
        gather_apply(s, seat, types[0], s.frames[i], out)
    s.frames[i] = 0
    return False

"""Describe the whole state in the words of the rulebook: scenarios check it, and `position` makes a state from it."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.knowledge.picture import phase, under_way
from eldorado.games.island.model.components import (
    BUILDINGS,
    EXPLORER_NAMES,
    FORT_SLOT,
    GONE,
    GUARDIAN_NAMES,
    KIND_NAMES,
    KINDS,
    RESOURCES,
)
from eldorado.games.island.model.events import corner_name, spot
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import ABSENT, IslandState, seat_of, villager_slots
from eldorado.games.island.questions.turn.gather import Gather
from eldorado.games.island.rules.shrines import explorer_strength
from eldorado.games.island.rules.turn import on_turn
from eldorado.games.island.scenarios.thieves import describe_band
from eldorado.games.island.solo.guardians import GUARDIANS, WAITING

ENDS = ("", "decided", "closed", "bound", "lost")


def named(cards: list[int]) -> Plain:
    return {RESOURCES[r]: cards[r] for r in range(3)}


def kinds(counts: list[int]) -> Plain:
    return {KIND_NAMES[k]: counts[k] for k in range(KINDS) if counts[k]}


def describe(s: IslandState) -> Plain:
    return {
        "turn": on_turn(s),
        "first": seat_of(s, s.first),
        "round": s.round + 1,
        "phase": phase(s),
        "asked": [seat for seat in range(s.seats) if (s.mask >> seat) & 1],
        "dice": s.pool[:4] if s.pool else [s.die_a, s.die_b],
        "gather": gathering(s),
        "starters": s.starter[:],
        "declared": [seat for seat in range(s.seats) if (s.ended >> seat) & 1],
        "pot": named(s.hand[3 * s.seats :]),
        "window": False,
        "stock": named(s.stock),
        "treasure": named(s.treasure),
        "tiles": {spot(s, t): KIND_NAMES[s.kind[t]] for t in range(len(s.kind)) if s.kind[t] != GONE},
        "top": [KIND_NAMES[k] for k in s.top],
        "secret": [
            [KIND_NAMES[k] for k in range(KINDS) for _ in range(s.secret[KINDS * side + k])]
            for side in range(s.sides)
        ],
        "island_stack": kinds(s.bag),
        "cave_stack": kinds([s.cave[k] + s.sure[k] for k in range(KINDS)]),
        "cave_bottom": kinds(s.deep),
        "cave_upper": s.upper,
        "relics": s.relic[:],
        "cursed": s.cursed,
        "titan": spot(s, s.titan) if s.titan >= 0 else "",
        "guardians": {
            GUARDIAN_NAMES[k]: spot(s, s.guard[k]) if s.guard[k] >= 0 else "" for k in range(GUARDIANS)
        },
        "waiting": [GUARDIAN_NAMES[k] for k in range(GUARDIANS) if s.guard[k] == WAITING],
        "resting": [GUARDIAN_NAMES[k] for k in range(GUARDIANS) if (s.rest >> k) & 1],
        "stolen": [spot(s, t) for t in range(len(s.kind)) if (s.stolen >> t) & 1],
        "keeper": KIND_NAMES[s.keeper] if s.keeper >= 0 else "",
        "players": [player(s, seat) for seat in range(s.seats)],
        "under_way": under_way(s),
        "rolled": s.rolled[3:],
        "ended": ENDS[s.over],
    }


def gathering(s: IslandState) -> Plain:
    """The number of cards left to gather; of partners both."""
    question = s.questions[-1] if s.questions else None
    left = question.left[:] if isinstance(question, Gather) else [0, 0]
    return left if s.rules.teams else left[0]


def player(s: IslandState, seat: int) -> Plain:
    side = s.side[seat]
    if side == s.thieves:
        return describe_band(s, seat)
    villagers: dict[str, int] = {}
    held = 0
    for u in villager_slots(s, side):
        if s.pos[u] >= 0:
            villagers[spot(s, s.pos[u])] = villagers.get(spot(s, s.pos[u]), 0) + 1
            held += 1 if s.held[u] else 0
    houses = s.build[side * BUILDINGS : (side + 1) * BUILDINGS]
    unit = unit_of(s, seat)
    at = s.pos[unit]
    return {
        "explorer": EXPLORER_NAMES[s.explorer[seat]] if s.explorer[seat] >= 0 else "",
        "board": s.rules.colours[s.board[seat]] if s.board[seat] >= 0 else "",
        "at": spot(s, at) if at >= 0 else "",
        "speed": s.speed[unit],
        "strength": explorer_strength(s, seat),
        "hand": named(s.hand[3 * seat : 3 * seat + 3]),
        "known": named(s.known[3 * seat : 3 * seat + 3]),
        "villagers": villagers,
        "villager_pieces": sum(1 for u in villager_slots(s, side) if s.pos[u] != ABSENT),
        "farmhouses": [corner_name(s, c) for c in houses[:FORT_SLOT] if c >= 0],
        "fort": corner_name(s, houses[FORT_SLOT]) if houses[FORT_SLOT] >= 0 else "",
        "offerings": [spot(s, t) for t in range(len(s.kind)) if (s.gifts[side] >> t) & 1],
        "cave_shrine": s.shrine_seat == seat,
        "wolf": spot(s, s.pos[(side + 1) * s.stride - 1])
        if s.pets and s.pos[(side + 1) * s.stride - 1] >= 0
        else "",
        "held": (1 if s.held[unit] else 0) + held,
        "placed_by": s.captor[seat],
        "bought": s.bought[seat] == 1,
    }

"""The Thieves' first phase: one gold, or a theft with reach and look (I-THIEF-4, I-THIEF-9)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.band import thieves_on_map
from eldorado.games.island.bank import add_bank
from eldorado.games.island.cavein import doors
from eldorado.games.island.events import tell, whisper
from eldorado.games.island.hands import slip_over
from eldorado.games.island.map import fort_touches, touched, walkable
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, cards_of, take, top
from eldorado.games.island.tables import (
    A_DONE,
    A_ROB,
    A_ROLL,
    A_TAKE,
    BUILDINGS,
    DIRECTIONS,
    F_HAUL,
    GOLD,
    RESOURCES,
    SIDES,
)

CHOOSE = 0
ROLLED = 1
LOOK = 2


# --- reach ----------------------------------------------------------------------------------------
def distances(s: IslandState) -> list[int]:
    """Steps to every tile from the nearest thief (0 on its own) or building (1 to the tiles it touches), counted like
    movement; pieces do not block. -1 where no way leads."""
    far = [-1] * len(s.kind)
    line: list[int] = []
    for u in thieves_on_map(s):
        if far[s.pos[u]] < 0:
            far[s.pos[u]] = 0
            line.append(s.pos[u])
    for slot in range(s.thieves * BUILDINGS, (s.thieves + 1) * BUILDINGS):
        if s.build[slot] >= 0:
            for t in touched(s, s.build[slot]):
                if far[t] < 0 and walkable(s.kind[t]) and t != s.bridge:
                    far[t] = 1
                    line.append(t)
    for t in line:  # thieves come first, so the line is in order of distance
        for d in range(DIRECTIONS):
            other = s.near[t * DIRECTIONS + d]
            if other >= 0 and far[other] < 0 and walkable(s.kind[other]):
                far[other] = far[t] + 1
                line.append(other)
        if t == s.hole and s.entrance >= 0:  # outward only
            for d in doors(s):
                other = s.near[s.entrance * DIRECTIONS + d]
                if far[other] < 0:
                    far[other] = far[t] + 1
                    line.append(other)
    return far


def sheltered(s: IslandState, tile: int) -> bool:
    """A fort occupies the tile: nobody on it is robbed. A hideout is no fort."""
    for side in range(s.sides):
        if side != s.thieves and fort_touches(s, side, tile):
            return True
    return False


def in_reach(s: IslandState, reach: int, far: list[int]) -> list[int]:
    """Seats that can be robbed: with cards, and their explorer within reach."""
    found: list[int] = []
    for seat in range(s.seats):
        if s.side[seat] == s.thieves or cards_of(s, seat) == 0:
            continue
        at = s.pos[unit_of(s, seat)]
        if at >= 0 and 0 <= far[at] <= reach and not sheltered(s, at):
            found.append(seat)
    return found


def prospects(s: IslandState) -> Plain:
    """For each explorer on the map what the thief die could bring: the most cards, face by face; 0 out of reach."""
    far = distances(s)
    found: list[Plain] = []
    for seat in range(s.seats):
        at = s.pos[unit_of(s, seat)]
        if s.side[seat] == s.thieves or at < 0:
            continue
        loot: list[Plain] = []
        for a, b in s.rules.thief_die:
            most = 0
            for reach, steal in ((a, b), (b, a)):
                if seat in in_reach(s, reach, far):
                    most = max(most, min(steal, cards_of(s, seat)))
            loot.append(most)
        found.append({"to": seat, "loot": loot, "sheltered": sheltered(s, at)})
    return found


def looking(s: IslandState, viewer: int) -> int:
    """The seat whose hand the Thieves are looking into, for them alone (I-THIEF-9); -1 for everybody else."""
    if s.thieves < 0 or viewer < 0 or s.side[viewer] != s.thieves or top(s) != F_HAUL:
        return -1
    i = base(s)
    return s.frames[i + 2] if s.frames[i + 1] == LOOK else -1


# --- the frame ------------------------------------------------------------------------------------
def haul_legal(s: IslandState, seat: int) -> list[int]:
    i = base(s)
    stage = s.frames[i + 1]
    legal: list[int] = []
    if stage == CHOOSE:
        legal = [A_TAKE + GOLD, A_ROLL]
        add_bank(s, seat, legal)
    elif stage == ROLLED:
        legal = [A_DONE]
        far = distances(s)
        for k in range(2 if s.die_a != s.die_b else 1):
            for victim in in_reach(s, s.die_a if k == 0 else s.die_b, far):
                legal.append(A_ROB + SIDES * k + victim)
        add_bank(s, seat, legal)
    else:
        victim = s.frames[i + 2]
        legal = [A_DONE]
        for r in range(3):
            if s.hand[3 * victim + r] > 0:
                legal.append(A_TAKE + r)
    return legal


def haul_waits(s: IslandState) -> bool:
    """True while there is something to choose."""
    i = base(s)
    stage = s.frames[i + 1]
    if stage == CHOOSE:
        return True
    if stage == ROLLED:
        longest = s.die_a if s.die_a > s.die_b else s.die_b
        return len(in_reach(s, longest, distances(s))) > 0
    return s.frames[i + 3] > 0 and cards_of(s, s.frames[i + 2]) > 0


def haul_apply(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> bool:
    """True when the phase is over."""
    i = base(s)
    if action == A_DONE:
        return True
    if action == A_ROLL:
        face = s.rules.thief_die[dice.roll(len(s.rules.thief_die)) - 1]
        s.die_a = face[0]
        s.die_b = face[1]
        s.frames[i + 1] = ROLLED
        if out is not None:
            tell(out, "thief_die", {"who": seat, "a": s.die_a, "b": s.die_b})
        return False
    if action >= A_ROB:
        victim = (action - A_ROB) % SIDES
        reach = s.die_a if action - A_ROB < SIDES else s.die_b
        s.frames[i + 1] = LOOK
        s.frames[i + 2] = victim
        s.frames[i + 3] = s.die_a + s.die_b - reach
        if out is not None:
            seen = s.hand[3 * victim : 3 * victim + 3]
            whisper(
                out,
                "looks_hand",
                {"who": seat, "from": victim, "reach": reach, "n": s.frames[i + 3]},
                {"food": seen[0], "wood": seen[1], "gold": seen[2]},
                1 << seat,
            )
        return False
    r = action - A_TAKE
    if s.frames[i + 1] == CHOOSE:
        n = take(s, seat, r, 1)
        if out is not None:
            tell(out, "gathers", {"who": seat, "n": n, "what": RESOURCES[r]})
        return True
    victim = s.frames[i + 2]
    slip_over(s, victim, seat, r)
    s.frames[i + 3] -= 1
    if out is not None:
        whisper(out, "steals", {"who": seat, "from": victim}, {"card": RESOURCES[r]}, 1 << seat | 1 << victim)
    return False

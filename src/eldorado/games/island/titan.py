"""The Titan: found in the cave it is fought; if it wins it stays, and walks between turns (I-DWELL-TITAN)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.hunt import first_steps, living
from eldorado.games.island.raid import trespass
from eldorado.games.island.state import IslandState, base, pop
from eldorado.games.island.tables import A_STEP, DIRECTIONS, TITAN


def directions(s: IslandState) -> list[int]:
    """The first steps of all shortest ways to the nearest explorers and villagers."""
    return first_steps(s, s.titan, living(s), False)


def titan_waits(s: IslandState, dice: Dice, out: list[Event] | None) -> bool:
    """The frame F_TITAN: rolls, walks where there is one way, and is done; True while the upcoming player chooses."""
    i = base(s)
    if s.frames[i + 1] < 0:
        faces = s.rules.titan_die
        s.frames[i + 1] = faces[dice.roll(len(faces)) - 1]
        if out is not None:
            tell(out, "titan_rolls", {"n": s.frames[i + 1]})
    if s.titan < 0 or s.frames[i + 1] == 0:
        pop(s)
        return False
    ways = directions(s)
    if not ways:
        pop(s)
        return False
    if len(ways) > 1:
        return True
    titan_step(s, ways[0], out)
    return False


def titan_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_STEP + d for d in directions(s)]
    add_bank(s, seat, legal)
    return legal


def titan_step(s: IslandState, d: int, out: list[Event] | None) -> None:
    i = base(s)
    s.frames[i + 1] -= 1
    s.titan_came = s.titan
    s.titan = s.near[s.titan * DIRECTIONS + d]
    if out is not None:
        tell(out, "titan_moves", {"at": spot(s, s.titan), "land": land(s, s.titan)})
    trespass(s, s.titan, TITAN)

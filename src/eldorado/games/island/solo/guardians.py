"""The guardians of a solo game: Wolf, Thief and Titan (I-SOLO).

`guard` has the tile of each, UNMET before it comes into play, WAITING while it stands beside the map because every
shrine has a guardian. `rest` is the mask of those that were defeated and miss this turn's round, `stolen` the mask of
shrine tiles with an offering of the Thief's. How they move is in questions/solo/.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.model.components import EMPTY, GUARDIAN_NAMES, SHRINE, THIEVES, TITAN, WOLF
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.fighting import DWELLER, begin_battle
from eldorado.games.island.model.hands import gain
from eldorado.games.island.model.map import lowest
from eldorado.games.island.model.state import IslandState, ask, seat_of

GUARDIANS: Final = 3
WOLF_TURN: Final = 0  # the guardians in the order they move
THIEF_TURN: Final = 1
TITAN_TURN: Final = 2
UNMET: Final = -1
WAITING: Final = -2


def guardian_of(kind: int) -> int:
    """The guardian a cave tile belongs to; -1 for any other tile."""
    if kind == WOLF:
        return WOLF_TURN
    if kind == THIEVES:
        return THIEF_TURN
    return TITAN_TURN if kind == TITAN else -1


def kind_of(guardian: int) -> int:
    """The cave tile of a guardian."""
    return WOLF if guardian == WOLF_TURN else THIEVES if guardian == THIEF_TURN else TITAN


def pack(s: IslandState, tile: int) -> int:
    """The mask of guardians on a tile."""
    mask = 0
    for k in range(GUARDIANS):
        if s.guard[k] == tile:
            mask |= 1 << k
    return mask


# --- entering the game ----------------------------------------------------------------------------------------
def shrine_found(s: IslandState, tile: int, out: list[Event] | None) -> None:
    """Bring the Wolf, Thief or Titan with the first, second, third shrine, unless already met (I-SOLO-2)."""
    k = s.found - 1
    if k < GUARDIANS and s.guard[k] == UNMET:
        s.guard[k] = tile
        if out is not None:
            tell(out, "guardian", {"what": GUARDIAN_NAMES[k], "at": spot(s, tile), "land": land(s, tile)})
    else:
        settle(s)


def guardian_tile(s: IslandState, side: int, tile: int, kind: int, out: list[Event] | None) -> None:
    """Make the guardian's cave tile an empty one and bring the guardian there, in battle (I-SOLO-5, I-SOLO-7)."""
    k = guardian_of(kind)
    s.kind[tile] = EMPTY
    if kind == THIEVES:
        s.lair = tile
    s.guard[k] = tile
    if out is not None:
        tell(out, "guardian", {"what": GUARDIAN_NAMES[k], "at": spot(s, tile), "land": land(s, tile)})
    settle(s)
    attack(s, side, tile, k)


# --- battles -----------------------------------------------------------------------------------------------------
def meet_pack(s: IslandState, side: int, tile: int) -> None:
    """Fight each guardian on a tile the player moved onto, in the order the player chooses (I-SOLO-6)."""
    mask = pack(s, tile)
    if mask & (mask - 1):
        ask(s, "pack", tile, side, mask, 0)
    elif mask:
        attack(s, side, tile, lowest(mask))


def attack(s: IslandState, side: int, tile: int, guardian: int) -> None:
    begin_battle(s, tile, side, -1, DWELLER, dweller=kind_of(guardian))


def beaten(s: IslandState, guardian: int, out: list[Event] | None) -> None:
    """Send a guardian to a free shrine of the player's choice, and out of this turn's round (I-SOLO-5, I-SOLO-7)."""
    seat = seat_of(s, s.turn)
    at = s.guard[guardian]
    s.guard[guardian] = WAITING
    s.rest |= 1 << guardian
    if out is not None:
        tell(out, "guardian_beaten", {"who": seat, "what": GUARDIAN_NAMES[guardian]})
    if guardian == THIEF_TURN and at == s.lair and at >= 0:
        s.lair = -1
        for r in range(3):
            gain(s, seat, r, s.treasure[r])
        if out is not None:
            tell(out, "treasure", {"who": seat, "cards": s.treasure[:]})
        s.treasure = [0, 0, 0]
    settle(s)


def free_shrines(s: IslandState) -> list[int]:
    return [t for t in range(len(s.kind)) if s.kind[t] == SHRINE and t not in s.guard]


def settle(s: IslandState) -> None:
    """Put guardians that wait beside the map onto shrines as soon as one is free."""
    for k in range(GUARDIANS - 1, -1, -1):
        if s.guard[k] == WAITING:
            ask(s, "banish", k)


def begin_round(s: IslandState) -> bool:
    """Begin the round after a turn of the player (I-SOLO-3); return whether any guardian is on the map."""
    for k in range(GUARDIANS):
        if s.guard[k] >= 0:
            ask(s, "guardians", -1, 0, 0)
            return True
    return False


def lose(s: IslandState, seat: int, out: list[Event] | None) -> None:
    """End the game: the explorer is defeated (I-SOLO-1)."""
    s.over = 4
    if out is not None:
        tell(out, "lost", {"who": seat})

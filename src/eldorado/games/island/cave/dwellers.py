"""The dwellers of the cave: Giant, Thieves, Tiger, Titan, Wolf (I-CAVE-3 to I-CAVE-7).

Giant and Tiger have only a strength. The Thieves of a game with Thieves are in lair.py, the walking Titan
is in titan.py, the Wolf as a companion in wolf.py.
"""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.model.components import EMPTY, GIANT, THIEVES, TIGER, TITAN, WOLF
from eldorado.games.island.model.events import kind_name, tell
from eldorado.games.island.model.fighting import DWELLER, begin_battle
from eldorado.games.island.model.hands import gain
from eldorado.games.island.model.map import bits
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.spoils import pot, win_relic, win_shrine
from eldorado.games.island.solo.guardians import guardian_of


def is_dweller(kind: int) -> bool:
    return kind == GIANT or kind == THIEVES or kind == TIGER or kind == TITAN or kind == WOLF


def dweller_strength(s: IslandState, kind: int) -> int:
    """The dweller's strength from the data, more for the one that keeps the cave shrine (I-CAVE-3)."""
    n = s.rules.dweller_strength[kind]
    if s.keeper == kind:
        n += s.rules.cave_strength
    if s.stolen and guardian_of(kind) >= 0:
        n += bits(s.stolen)  # I-SOLO-4
    return n


def meet_dweller(s: IslandState, side: int, tile: int, kind: int) -> None:
    """Start a battle with a dweller just found. The Titan leaves its tile empty and stands there as a piece."""
    found = 0
    if kind == TITAN:
        s.kind[tile] = EMPTY
        s.titan = tile
        found = 1
    begin_battle(s, tile, side, -1, DWELLER, dweller=kind, found=found)


def dweller_loses(
    s: IslandState, tile: int, kind: int, victor: int, heir: int, out: list[Event] | None
) -> None:
    """Leave an empty tile, the treasure, and any cave shrine the dweller kept (I-CAVE-4, I-CAVE-7). `heir` takes them:
    a seat, or what receiver_of says of partners."""
    if kind != TITAN:  # which has left its own tile, and may be beaten anywhere
        s.kind[tile] = EMPTY
    seat = heir if heir >= 0 else s.rules.speaker[victor]
    if out is not None:
        tell(out, "dweller_beaten", {"who": seat, "what": kind_name(kind)})
    if kind == THIEVES:
        to = pot(s, victor, heir)
        for r in range(3):
            gain(s, to, r, s.treasure[r])
        if out is not None:
            tell(out, "treasure", {"who": seat, "cards": s.treasure[:]})
        s.treasure = [0, 0, 0]
    if kind == TITAN:
        s.titan = -1  # out of the game
    elif kind == WOLF:
        s.pos[(victor + 1) * s.stride - 1] = tile
    give_up(s, kind, victor, heir, tile, out)


def give_up(s: IslandState, kind: int, victor: int, heir: int, tile: int, out: list[Event] | None) -> None:
    """Give the victor everything the dweller holds (I-TREAS-5)."""
    for k in range(3):
        if s.relic[k] == -10 - kind:
            win_relic(s, victor, heir, k)
    if s.keeper == kind:
        win_shrine(s, victor, heir, tile, out)

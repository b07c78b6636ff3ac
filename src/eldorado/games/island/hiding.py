"""The Thieves in hiding: a doubloon for staying there, or the hideout anywhere it fits (I-THIEF-2, I-THIEF-10)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.band import coin
from eldorado.games.island.events import land, spot, tell
from eldorado.games.island.map import corner_free, occupation, touched, walkable
from eldorado.games.island.state import IslandState, can_pay, pay, seat_of
from eldorado.games.island.tables import A_EMERGE, A_HIDE, BUILDINGS, FORT, FORT_SLOT, GONE
from eldorado.kit.cells import corner_index, corner_of


def hideout_fits(s: IslandState, corner: int, taken: list[int]) -> bool:
    """I-THIEF-10: a free corner whose tiles no opponent occupies, at least one of them walkable."""
    if not corner_free(s, corner):
        return False
    land = False
    for t in touched(s, corner):
        if taken[t] & ~(1 << s.thieves):
            return False
        if walkable(s.kind[t]) and t != s.bridge:
            land = True
    return land


def emerge_code(s: IslandState, corner: int) -> int:
    """A corner is named by the first of its tiles that was laid."""
    tile = min(touched(s, corner))
    return tile * 6 + corner_index(s.cell[tile], corner)


def emerge_corner(s: IslandState, code: int) -> int:
    """The corner an action names; -1 if it is named otherwise, or no such tile lies."""
    tile = code // 6
    if tile >= len(s.kind) or s.kind[tile] == GONE:
        return -1
    corner = corner_of(s.cell[tile], code % 6)
    return corner if min(touched(s, corner)) == tile else -1


def hiding_legal(s: IslandState) -> list[int]:
    """No bank: it waits with the cards a Wolf may have won meanwhile (I-DWELL-4)."""
    legal = [A_HIDE]
    if can_pay(s, seat_of(s, s.thieves), FORT, 1):
        taken = occupation(s)
        for t in range(len(s.kind)):
            if s.kind[t] != GONE:
                for i in range(6):
                    corner = corner_of(s.cell[t], i)
                    if min(touched(s, corner)) == t and hideout_fits(s, corner, taken):
                        legal.append(A_EMERGE + t * 6 + i)
    return legal


def stay(s: IslandState, out: list[Event] | None) -> None:
    """The turn is skipped for one doubloon."""
    before = s.doubloons
    coin(s, 1)
    if out is not None:
        tell(out, "hides", {"who": seat_of(s, s.thieves), "n": s.doubloons - before})


def emerge(s: IslandState, code: int, out: list[Event] | None) -> None:
    """The hideout is bought and placed; the explore phase follows, without gold or theft."""
    seat = seat_of(s, s.thieves)
    pay(s, seat, FORT, 1)
    s.build[s.thieves * BUILDINGS + FORT_SLOT] = emerge_corner(s, code)
    s.hidden = 0
    if out is not None:
        tell(out, "emerges", {"who": seat, "at": spot(s, code // 6), "land": land(s, code // 6)})

"""What a defender could bring into a battle, by public knowledge (I-FIGHT-2).

The worst reply takes every card nobody has seen for the right one; the likely reply takes a third of them, and leaves
explorers and the Wolf where they are. Both are upper bounds of what that hand could pay for, not a guess at what its
owner wants.
"""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.cave.wolf import could_wolf
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS, WOLF
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import fort_touches, occupation
from eldorado.games.island.model.odds import chances, exact, shares
from eldorado.games.island.model.sides import deciders, unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.movement import free_steps, movers
from eldorado.games.island.rules.reinforce import FAR, barring, door_of, engaged, open_ground, walk_back
from eldorado.games.island.rules.strength import defence, figure_strength, house_strength


class Attack:
    """A possible attack, and where everybody stands when it is made."""

    def __init__(self, attack: int, side: int, tile: int, house: int = -1) -> None:
        self.attack = attack  # dice
        self.side = side  # mask of the sides attacked
        self.tile = tile
        self.house = house  # the slot of a farmhouse attacked alone
        self.left = -1  # the tile the attacker comes from, if none of its pieces stay there


def replies(s: IslandState, a: Attack, by: int) -> dict[str, Plain]:
    """Return the likely and the worst reply to an attack `by` a side; empty if nobody could come."""
    worst = reply(s, a, by, False)
    if worst is None:
        return {}
    return {"likely": reply(s, a, by, True), "worst": worst}


def reply(s: IslandState, a: Attack, by: int, likely: bool) -> Plain:
    """Return the pieces that come, the dice then and the attacker's chances; None if nobody comes."""
    far = ways_to(s, a, by)
    villagers = most_villagers(s, a, far, likely)
    figures = [] if likely else joining(s, a, far)
    wolf = not likely and wolf_comes(s, a)
    if not villagers and not figures and not wolf:
        return None
    more = villagers * s.rules.villager_strength
    more += sum(figure_strength(s, u) for u in figures)
    more += s.rules.dweller_strength[WOLF] if wolf else 0
    dice = defence(s, a.side, a.tile) + more
    return {
        "villagers": villagers,
        "figures": len(figures),
        "wolf": wolf,
        "defence": dice,
        "odds": odds_after(s, a, dice),
    }


def odds_after(s: IslandState, a: Attack, dice: int) -> Plain:
    """The attacker's chances; a farmhouse falls only if those who came in for it and then the house lose
    (I-FIGHT-11)."""
    faces = tuple(s.rules.battle)
    if a.house < 0:
        return list(chances(a.attack, dice, faces))
    win, tie, loss = exact(a.attack, dice, faces)
    then = exact(a.attack, house_strength(s, a.house), faces)
    all_then = sum(then)
    return list(shares((win * then[0], tie * all_then + win * then[1], loss * all_then + win * then[2])))


def ways_to(s: IslandState, a: Attack, by: int) -> list[int]:
    """The steps to the battle tile from every tile, once the attacker has left its own; 0 or less: no way."""
    barred = occupation(s)
    if a.left >= 0:
        barred[a.left] &= ~(1 << by)
    far = open_ground(s, a.tile)
    doors: list[int] = []
    for d in range(DIRECTIONS):
        door = door_of(s, a.tile, d)
        if door >= 0 and far[door] < 0:
            far[door] = 1
            doors.append(door)
    walk_back(s, doors, far, barred, barring(s, a.side), FAR, True, [0] * len(far), -1)
    return far


def seats_that_answer(s: IslandState, side: int) -> list[int]:
    mask = deciders(s, side)
    return [seat for seat in range(s.seats) if (mask >> seat) & 1]


def marches(s: IslandState, seat: int, likely: bool) -> int:
    """The tiles over which the seat could move an army, by the cards it has shown and the number of the others."""
    known = s.known[3 * seat : 3 * seat + 3]
    unseen = cards_of(s, seat) - sum(known)
    cost = s.rules.cost[3 * ARMY_MOVE : 3 * ARMY_MOVE + 3]
    free = free_steps(s, seat)
    if not any(cost):
        return FAR
    n = 0
    while True:
        short = [max(0, (n + 1) * cost[r] - known[r]) for r in range(3)]
        if max(short) > unseen // 3 if likely else sum(short) > unseen:
            return free + n
        n += 1


def most_villagers(s: IslandState, a: Attack, far: list[int], likely: bool) -> int:
    """The most villagers that can come, each army paying its whole way at once (I-FIGHT-16)."""
    armies: list[tuple[int, int]] = []
    for tile in range(len(s.kind)):
        if tile != a.tile and far[tile] > 0 and not engaged(s, a.side, tile):
            n = movers(s, a.side, tile)
            if n:
                armies.append((n, far[tile]))
    if not armies:
        return 0
    return best_share(armies, [marches(s, seat, likely) for seat in seats_that_answer(s, a.side)])


def best_share(armies: list[tuple[int, int]], tiles: list[int]) -> int:
    """The most villagers of these armies, given as number and way, for which partners can pay: each army is paid for
    by one of them.

    >>> best_share([(3, 2), (2, 1), (2, 1)], [2])
    4
    >>> best_share([(3, 2), (2, 1)], [1, 1])
    2
    """
    if not armies:
        return 0
    n, way = armies[0]
    best = best_share(armies[1:], tiles)
    for i, left in enumerate(tiles):
        if way <= left:
            best = max(best, n + best_share(armies[1:], [*tiles[:i], left - way, *tiles[i + 1 :]]))
    return best


def joining(s: IslandState, a: Attack, far: list[int]) -> list[int]:
    """The explorers or thieves that could come: only on their own turn, and never for a farmhouse (I-FIGHT-2)."""
    if a.side != s.turn or a.house >= 0:
        return []
    found: list[int] = []
    for seat in seats_that_answer(s, a.side):
        first = unit_of(s, seat)
        bought = cards_of(s, seat) if explorer_of(s, seat).buys_speed() else 0
        for u in range(first, first + s.rules.own_figures[seat]):
            at = s.pos[u]
            if at < 0 or at == a.tile or s.held[u] or engaged(s, a.side, at):
                continue
            if 0 < far[at] <= s.speed[u] + bought:
                found.append(u)
    return found


def wolf_comes(s: IslandState, a: Attack) -> bool:
    if not s.pets:
        return False
    return any(could_wolf(s, seat, a.tile, True, False) for seat in seats_that_answer(s, a.side))


def vacates(s: IslandState, side: int, tile: int, going: int) -> bool:
    """Whether nobody of the side is left on a tile once this many of its pieces have gone."""
    if tile < 0 or fort_touches(s, side, tile):
        return False
    return sum(s.pos[u] == tile for u in range(side * s.stride, (side + 1) * s.stride)) == going

"""A side's losses with a battle: pieces, cards, a building, the cave shrine (I-FIGHT-8 to I-FIGHT-13)."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import fort_touches
from eldorado.games.island.model.sides import player_of
from eldorado.games.island.model.state import IslandState, seat_of
from eldorado.games.island.rules.shrines import island_shrines
from eldorado.games.island.thieves.band import building_word


def loss(
    s: IslandState,
    side: int,
    tile: int,
    *,
    house: int = -1,
    figures: tuple[int, ...] = (),
    villagers: int = 0,
    fort: bool = True,
    to: int = -1,
) -> Plain:
    """The loss of a beaten side: all it has on the tile, and `figures` and `villagers` that would come. With
    `house` the building alone is fought for; attackers do not lose a fort (`fort`). The cave shrine may be the last
    one that the victor (`to`) lacks: then the game is over with it."""
    found: dict[str, Plain] = {"who": seat_of(s, side)}
    if house >= 0:
        found["building"] = building_word(s, side, house % BUILDINGS == FORT_SLOT)
        return found
    first = side * s.stride
    fallen = [u for u in range(first, first + s.figures) if s.pos[u] == tile or u in figures]
    wolves = s.pets if s.pets and s.pos[first + s.stride - 1] == tile else 0
    there = sum(s.pos[u] == tile for u in range(first + s.figures, first + s.stride - s.pets))
    seats = sorted({player_of(s, u) for u in fallen})
    if villagers + there:
        found["villagers"] = villagers + there
    if wolves:
        found["wolf"] = True
    if fort and fort_touches(s, side, tile):
        found["building"] = building_word(s, side, True)
    if fallen:
        found["figures"] = seats if side != s.thieves else [seats[0]] * len(fallen)
        found["thieves"] = side == s.thieves
        found["cards"] = sum(given(s, seat) for seat in seats)
        found["of"] = sum(cards_of(s, seat) for seat in seats)
        found["shrine"] = s.bearer in fallen if side == s.thieves else s.shrine_seat in seats
        last = to >= 0 and island_shrines(s, to) >= s.rules.to_win
        found["ends"] = s.rules.solo or (found["shrine"] and last)
    return found


def given(s: IslandState, seat: int) -> int:
    """The cards lost: all in the first edition, half, rounded down, in the second (I-FIGHT-9, I-FIGHT-10)."""
    n = cards_of(s, seat)
    return n if s.rules.lose_all else n // 2

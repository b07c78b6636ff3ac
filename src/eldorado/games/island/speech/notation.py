"""Actions as lines of text and back: `move ne`, `army 0,1 w`, `bank food gold`; docs/island.md has the list.

The patterns are in model/actions.py; here are the words that depend on the position, in speech/moves.py what a move
says beyond its declaration.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Move
from eldorado.games.island.explorers.emma import Look
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE,
    EXPLORER_NAMES,
    FORT_SLOT,
    GONE,
    ISLAND,
    KIND_NAMES,
)
from eldorado.games.island.model.events import spot
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.thieves.hiding import emerge_code, emerge_corner
from eldorado.games.island.rules.flow import legal_of
from eldorado.games.island.rules.teams import FREE
from eldorado.games.island.speech.moves import DETAILS, reveals
from eldorado.games.island.thieves.band import is_band
from eldorado.kit.cells import CORNER_NAMES, cell_at, corner_cells, corner_of
from eldorado.kit.speech import Speech, Words

BUILDING_WORDS: Final = ("farmhouse1", "farmhouse2", "fort")
BAND_BUILDING_WORDS: Final = ("outpost1", "outpost2", "hideout")


# --- words and back -----------------------------------------------------------------------------------------------
def seat_word(s: IslandState, seat: int, value: int) -> str | None:
    return str(value) if value < s.seats else None


def figure_word(s: IslandState, seat: int, value: int) -> str | None:
    """The word for a figure of the seat; the first one, the only one of most seats, is not written."""
    if value >= s.rules.own_figures[seat]:
        return None
    return str(value) if value else ""


def thief_word(s: IslandState, seat: int, value: int) -> str | None:
    return str(value) if value < s.figures else None


def die_word(s: IslandState, seat: int, value: int) -> str | None:
    face = s.die_b if value else s.die_a
    return str(face) if face else None


def pool_word(s: IslandState, seat: int, value: int) -> str | None:
    return str(s.pool[value]) if s.pool else None


def find_pool(s: IslandState, seat: int, word: str) -> int:
    """The first die with that face, preferring one that is still in the pool."""
    found = [i for i in range(4) if s.pool and str(s.pool[i]) == word]
    return next((i for i in found if s.pool[4 + i] == FREE), found[0] if found else -1)


def explorer_word(s: IslandState, seat: int, value: int) -> str | None:
    return EXPLORER_NAMES[s.rules.boards[s.board[seat]][value]] if s.board[seat] >= 0 else None


def looked_word(s: IslandState, seat: int, value: int) -> str | None:
    """The word for a tile Emma is looking at; nobody else is told."""
    question = s.questions[-1] if s.questions else None
    if isinstance(question, Look) and (s.mask >> seat) & 1 and question.placed + value < len(s.top):
        return KIND_NAMES[s.top[question.placed + value]]
    return None


def building_word(s: IslandState, seat: int, value: int) -> str | None:
    return (BAND_BUILDING_WORDS if s.side[seat] == s.thieves else BUILDING_WORDS)[value]


def find_building(s: IslandState, seat: int, word: str) -> int:
    """The number of a building of a side by its name."""
    for words in (BUILDING_WORDS, BAND_BUILDING_WORDS):
        if word in words:
            return words.index(word)
    return -1


def farmhouse_word(s: IslandState, seat: int, value: int) -> str | None:
    """The words for somebody's farmhouse and the tile from which it is attacked: `1 farmhouse2 0,-1`."""
    slot, k = divmod(value, 3)
    if slot >= len(s.build) or s.build[slot] < 0 or slot % BUILDINGS == FORT_SLOT:
        return None
    tile = s.grid.get(corner_cells(s.build[slot])[k], -1)
    if tile < 0:
        return None
    words = BAND_BUILDING_WORDS if slot // BUILDINGS == s.thieves else BUILDING_WORDS
    return f"{slot // BUILDINGS} {words[slot % BUILDINGS]} {spot(s, tile)}"


def tile_word(s: IslandState, seat: int, value: int) -> str | None:
    return spot(s, value) if value < len(s.kind) and s.kind[value] != GONE else None


def tile_at(s: IslandState, text: str) -> int:
    """The tile named by coordinates; -1 if there is none."""
    cave = text.startswith("c")
    try:
        q, r = (int(x) for x in text.removeprefix("c").split(","))
    except ValueError:
        return -1
    if abs(q) > 31 or abs(r) > 31:
        return -1
    return s.grid.get(cell_at(CAVE if cave else ISLAND, q, r), -1)


def find_tile(s: IslandState, seat: int, word: str) -> int:
    return tile_at(s, word)


def corner_word(s: IslandState, seat: int, value: int) -> str | None:
    """The words for a corner of the map, by the first of its tiles that was laid: `0,1 n`."""
    if emerge_corner(s, value) < 0:
        return None
    return f"{spot(s, value // 6)} {CORNER_NAMES[value % 6]}"


def find_corner(s: IslandState, seat: int, words: str) -> int:
    """The corner named by any of its tiles."""
    at, _, name = words.partition(" ")
    tile = tile_at(s, at)
    if tile < 0 or name not in CORNER_NAMES:
        return -1
    return emerge_code(s, corner_of(s.cell[tile], CORNER_NAMES.index(name)))


def of_band(s: IslandState, seat: int) -> int:
    """The index of the name to write: the second one for the Thieves' pieces."""
    return 1 if is_band(s, seat) else 0


SPEECH: Final = Speech(
    "island",
    actions.CODEC,
    words={
        "seat": Words(seat_word),
        "figure": Words(figure_word),
        "thief": Words(thief_word),
        "die": Words(die_word),
        "die of the pool": Words(pool_word, find_pool),
        "explorer": Words(explorer_word),
        "tile looked at": Words(looked_word),
        "building": Words(building_word, find_building),
        "farmhouse": Words(farmhouse_word),
        "tile": Words(tile_word, find_tile),
        "corner of the map": Words(corner_word, find_corner),
    },
    details=DETAILS,
    forms={"villager": of_band, "farmhouse": of_band, "fort": of_band},
)


def notation(s: IslandState, seat: int, action: int) -> str:
    return SPEECH.notation(s, seat, action)


def encode(s: IslandState, seat: int, text: str) -> int:
    return SPEECH.encode(s, seat, text, legal_of(s, seat))


def decode(s: IslandState, seat: int, action: int) -> Move:
    move = SPEECH.decode(s, seat, action)
    move.reveals = action in legal_of(s, seat) and reveals(s, seat, action)
    return move


def decode_legal(s: IslandState, seat: int, legal: list[int]) -> list[Move]:
    """Describe all legal actions as moves, without checking each for legality."""
    moves: list[Move] = []
    for action in legal:
        move = SPEECH.decode(s, seat, action)
        move.reveals = reveals(s, seat, action)
        moves.append(move)
    return moves

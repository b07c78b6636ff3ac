"""Lines of text read as actions: the other half of notation.py."""

from __future__ import annotations

from eldorado.core.errors import BadNotation
from eldorado.games.island.decoding import PLAIN_WORDS, WAYS, tile_name
from eldorado.games.island.guardians import GUARDIAN_NAMES
from eldorado.games.island.notation import BAND_BUILDING_WORDS, BEGINNINGS, BUILDING_WORDS
from eldorado.games.island.notation_band import read_band
from eldorado.games.island.state import IslandState, top
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_ARMY_HOLE,
    A_BANK,
    A_BRIDGE,
    A_DIE,
    A_DISCOVER,
    A_EXPLORER,
    A_FARMHOUSE,
    A_FORT,
    A_GIVE,
    A_HOLE,
    A_MINE,
    A_NEXT,
    A_OFFERING,
    A_OWN,
    A_PLACE,
    A_PUT,
    A_RAZE,
    A_RECALL,
    A_REMOVE,
    A_SEAT,
    A_SHOOT,
    A_SPEED,
    A_SPRINT,
    A_STEP,
    A_TAKE,
    A_TRADE,
    A_UNBRIDGE,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    BAVIECA,
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    EXPLORER_NAMES,
    F_LOOK,
    F_PACK,
    F_PLUNDER,
    KIND_NAMES,
    RESOURCES,
)
from eldorado.kit.cells import CORNER_NAMES, DIRECTION_NAMES, cell_at, corner_cells


def tile_at(s: IslandState, text: str) -> int:
    """The tile named by coordinates; -1 if none lies there."""
    cave = text.startswith("c")
    try:
        q, r = (int(x) for x in text.removeprefix("c").split(","))
    except ValueError:
        return -1
    if abs(q) > 31 or abs(r) > 31:
        return -1
    return s.grid.get(cell_at(CAVE if cave else 0, q, r), -1)


ALIKE = {"thief": "villager", "outpost": "farmhouse", "hideout": "fort"}  # the Thieves' pieces


def which_building(word: str) -> int:
    """The number of a building of a side by its name."""
    for words in (BUILDING_WORDS, BAND_BUILDING_WORDS):
        if word in words:
            return words.index(word)
    return -1


def encode(s: IslandState, seat: int, text: str) -> int:
    words = text.lower().split()
    found = read(s, seat, words) if words else -1
    if found < 0:
        raise BadNotation("notation.unreadable", text=text[:60], choices=BEGINNINGS)
    return found


def read(s: IslandState, seat: int, words: list[str]) -> int:
    head, rest = ALIKE.get(words[0], words[0]), words[1:]
    found = read_band(s, words, tile_at(s, words[1]) if len(words) > 1 else -1)
    if found >= 0:
        return found
    for action, word in PLAIN_WORDS.items():
        if head == word and not rest:
            return action
    if head.isdecimal() and not rest:
        return A_AMOUNT + int(head) if int(head) < A_EXPLORER - A_AMOUNT else -1
    if head == "discover" and not rest:
        return A_DISCOVER
    if head in ("unbridge", "sprint", "recall") and not rest:
        return {"unbridge": A_UNBRIDGE, "sprint": A_SPRINT, "recall": A_RECALL}[head]
    if not rest:
        return -1
    last = rest[-1]
    if head in ("move", "farmhouse", "fort", "discover"):
        figure = int(rest[0]) if rest[0].isdecimal() else 0
        if figure >= s.rules.own_figures[seat] or len(rest) > 2:
            return -1
        if head == "discover":
            return A_DISCOVER + figure
        if head == "move":
            return A_STEP + figure * DIRECTIONS + WAYS.index(last) if last in WAYS else -1
        first = A_FARMHOUSE if head == "farmhouse" else A_FORT
        return first + figure * 6 + CORNER_NAMES.index(last) if last in CORNER_NAMES else -1
    if head == "army" and len(rest) == 2:
        tile = tile_at(s, rest[0])
        return A_ARMY + tile * DIRECTIONS + WAYS.index(last) if tile >= 0 and last in WAYS else -1
    if head == "bridge" and len(rest) == 2:
        known = rest[0] in DIRECTION_NAMES and last in DIRECTION_NAMES[:3]
        return A_BRIDGE + 3 * DIRECTION_NAMES.index(rest[0]) + DIRECTION_NAMES.index(last) if known else -1
    if head == "bank" and len(rest) == 2:
        known = rest[0] in RESOURCES and last in RESOURCES
        return A_BANK + 3 * RESOURCES.index(rest[0]) + RESOURCES.index(last) if known else -1
    if head == "raze" and len(rest) == 3 and rest[0].isdecimal() and which_building(rest[1]) >= 0:
        return read_raze(s, int(rest[0]), which_building(rest[1]), tile_at(s, last))
    if len(rest) != 1:
        return -1
    return read_one(s, seat, head, last)


def read_one(s: IslandState, seat: int, head: str, word: str) -> int:
    """Moves of two words."""
    if head in ("take", "give") and word in RESOURCES:
        return (A_TAKE if head == "take" else A_GIVE) + RESOURCES.index(word)
    if head in ("choose", "trade") and word.isdecimal() and int(word) < s.seats:
        return (A_SEAT if head == "choose" else A_TRADE) + int(word)
    if head in ("speed", "gather") and word.isdecimal() and s.pool:
        lying = [i for i in range(4) if s.pool[i] == int(word)]
        lying = [i for i in lying if s.pool[4 + i] < 0] or lying
        return A_MINE + lying[0] + (4 if head == "gather" else 0) if lying else -1
    if head == "speed" and word.isdecimal():
        return A_SPEED if int(word) == s.die_a else A_SPEED + 1 if int(word) == s.die_b else -1
    if head == "explorer":
        names = [EXPLORER_NAMES[e] for e in s.rules.boards[s.board[seat]]] if s.board[seat] >= 0 else []
        return A_EXPLORER + names.index(word) if word in names else -1
    if head == "plunder" and word in KIND_NAMES[BAVIECA : BAVIECA + 3]:
        return A_NEXT + KIND_NAMES.index(word) - BAVIECA if top(s) == F_PLUNDER else -1
    if head == "fight" and word in GUARDIAN_NAMES:
        return A_NEXT + GUARDIAN_NAMES.index(word) if top(s) == F_PACK else -1
    if head == "next" and top(s) == F_LOOK:
        for i in range(A_DISCOVER - A_NEXT):
            if tile_name(s, seat, i) == word:
                return A_NEXT + i
        return -1
    if head == "show" and word in KIND_NAMES:
        return A_OWN + KIND_NAMES.index(word)
    if head == "die" and word.isdecimal() and 0 < int(word) <= A_HOLE - A_DIE:
        return A_DIE + int(word) - 1
    if head == "wolf":
        return A_WOLF_FIND if word == "discover" else A_WOLF + WAYS.index(word) if word in WAYS else -1
    if head in ("slip", "slip_army") and word in DIRECTION_NAMES:
        return (A_HOLE if head == "slip" else A_ARMY_HOLE) + DIRECTION_NAMES.index(word)
    if head == "place" and word in DIRECTION_NAMES:
        return A_PLACE + DIRECTION_NAMES.index(word)
    if head == "remove" and which_building(word) >= 0:
        return A_REMOVE + which_building(word)
    if head in ("villager", "offering", "put", "shoot"):
        tile = tile_at(s, word)
        first = {"villager": A_VILLAGER, "offering": A_OFFERING, "put": A_PUT, "shoot": A_SHOOT}[head]
        return first + tile if tile >= 0 else -1
    return -1


def read_raze(s: IslandState, side: int, building_: int, tile: int) -> int:
    slot = side * BUILDINGS + building_
    if slot >= len(s.build) or s.build[slot] < 0 or tile < 0:
        return -1
    cells = corner_cells(s.build[slot])
    if s.cell[tile] not in cells:
        return -1
    return A_RAZE + 3 * slot + cells.index(s.cell[tile])

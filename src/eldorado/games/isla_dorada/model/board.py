"""Places, paths and ways as small integers.

Bids are for *ways*: a path in one direction, a run of paths down one river, or an air journey. Every way of the
board has a number; the air journeys come last, one for each place as destination.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model.cards import AIR, CLASSES, WATER
from eldorado.games.isla_dorada.model.data import BOARD
from eldorado.kit.data import Table, unique

TYPES: Final[list[str]] = ["jungle", "mountain", "sand", "river", "lake", "sea", "air"]
RIVER: Final = 3
SEA: Final = 5
BY_AIR: Final = 6
WATERS: Final[list[str]] = ["river", "lake", "sea"]

SITES: Final[list[Table]] = BOARD.tables("site")
unique(SITES)
PLACE: Final[list[str]] = [site.text("id") for site in SITES]
PLACES: Final[int] = len(PLACE)
CAMP: Final[int] = PLACE.index(BOARD.word("start", PLACE))

PATH_ROWS: Final[list[Table]] = BOARD.tables("path")
PATH_TYPE: Final[list[int]] = [TYPES.index(p.word("type", TYPES[:BY_AIR])) for p in PATH_ROWS]
PATH_FROM: Final[list[int]] = [PLACE.index(p.word("from", PLACE)) for p in PATH_ROWS]
PATH_TO: Final[list[int]] = [PLACE.index(p.word("to", PLACE)) for p in PATH_ROWS]
PATHS: Final[int] = len(PATH_TYPE)
PATH_WET: Final[list[bool]] = [TYPES[t] in WATERS for t in PATH_TYPE]
RIVERS: Final[list[Table]] = BOARD.tables("river")


def path_args(path: int) -> dict[str, Plain]:
    """The arguments for a path in events and moves."""
    return {
        "path": path,
        "type": TYPES[PATH_TYPE[path]],
        "from": PLACE[PATH_FROM[path]],
        "to": PLACE[PATH_TO[path]],
    }


def class_of(path_type: int) -> int:
    """Return the class of a path's type: river, lake and sea are one."""
    return WATER if TYPES[path_type] in WATERS else CLASSES.index(TYPES[path_type])


def neighbours_of(place: int) -> list[int]:
    """Places directly connected by land, river (either way) or lake, not by sea; each once, in the order of places."""
    found = [PATH_TO[p] for p in range(PATHS) if PATH_FROM[p] == place and PATH_TYPE[p] != SEA]
    found += [PATH_FROM[p] for p in range(PATHS) if PATH_TO[p] == place and PATH_TYPE[p] != SEA]
    return sorted(set(found))


NEIGHBOURS: Final[list[list[int]]] = [neighbours_of(place) for place in range(PLACES)]
NEAR: Final[list[list[bool]]] = [[b in NEIGHBOURS[a] for b in range(PLACES)] for a in range(PLACES)]


def river_path(river: Table, start: int, end: int) -> int:
    """Return the path of a river between two places; BadData if there is none in that direction."""
    for path in range(PATHS):
        if PATH_TYPE[path] == RIVER and PATH_FROM[path] == start and PATH_TO[path] == end:
            return path
    raise river.wrong(
        "course", f"places with a river path from each to the next ({PLACE[start]} to {PLACE[end]})"
    )


def courses() -> list[list[int]]:
    """The places along each river, downstream."""
    return [[PLACE.index(name) for name in river.texts("course", PLACE)] for river in RIVERS]


COURSES: Final[list[list[int]]] = courses()


def runs_from(place: int) -> list[list[int]]:
    """The runs downstream from a place, each a list of paths: one path, two paths, to the river's end."""
    found: list[list[int]] = []
    for number, course in enumerate(COURSES):
        if place in course[:-1]:
            run: list[int] = []
            for at in range(course.index(place), len(course) - 1):
                run = [*run, river_path(RIVERS[number], course[at], course[at + 1])]
                found.append(run)
    return found


# --- ways ---
WAY_FROM: Final[list[int]] = []  # -1 by air: from anywhere
WAY_TO: Final[list[int]] = []
WAY_CLASS: Final[list[int]] = []
WAY_TYPE: Final[list[int]] = []
WAY_PATHS: Final[list[list[int]]] = []
WAYS_FROM: Final[list[list[int]]] = []  # by land and water


def add_way(start: int, end: int, path_type: int, paths: list[int]) -> None:
    WAY_FROM.append(start)
    WAY_TO.append(end)
    WAY_TYPE.append(path_type)
    WAY_CLASS.append(AIR if path_type == BY_AIR else class_of(path_type))
    WAY_PATHS.append(paths)


def make_ways() -> int:
    """Fill the tables of ways; return the number of the first air journey."""
    for place in range(PLACES):
        first = len(WAY_FROM)
        for p in range(PATHS):
            if PATH_TYPE[p] != RIVER and PATH_FROM[p] == place:
                add_way(place, PATH_TO[p], PATH_TYPE[p], [p])
            elif PATH_TYPE[p] != RIVER and PATH_TO[p] == place:
                add_way(place, PATH_FROM[p], PATH_TYPE[p], [p])
        for run in runs_from(place):
            add_way(place, PATH_TO[run[-1]], RIVER, run)
        WAYS_FROM.append(list(range(first, len(WAY_FROM))))
    # Runs upstream can be asked for but are always refused (D-MOVE-2): they have a number, but no place offers them.
    for place in range(PLACES):
        for run in runs_from(place):
            add_way(PATH_TO[run[-1]], place, RIVER, run[::-1])
    first_air = len(WAY_FROM)
    for place in range(PLACES):
        add_way(-1, place, BY_AIR, [])
    return first_air


AIR_WAY: Final[int] = make_ways()
# by place, for its ways by land and water: their classes, and for each path whether one uses it
CLASSES_FROM: Final[list[list[int]]] = [
    list(dict.fromkeys(WAY_CLASS[way] for way in ways)) for ways in WAYS_FROM
]
USES: Final[list[list[bool]]] = [
    [any(path in WAY_PATHS[way] for way in ways) for path in range(PATHS)] for ways in WAYS_FROM
]
WAYS: Final[int] = len(WAY_FROM)


def steps_from(place: int) -> list[int]:
    """The number of legs by land and water from a place to each place, ignoring monsters."""
    steps = [-1] * PLACES
    steps[place] = 0
    edge = [place]
    while edge:
        after: list[int] = []
        for here in edge:
            for way in WAYS_FROM[here]:
                if steps[WAY_TO[way]] < 0:
                    steps[WAY_TO[way]] = steps[here] + 1
                    after.append(WAY_TO[way])
        edge = after
    return steps


STEPS: Final[list[list[int]]] = [steps_from(place) for place in range(PLACES)]


# --- words for ways and paths ---
def way_args(way: int) -> dict[str, Plain]:
    """The arguments for a way in events, moves and facts."""
    return {"way": way, "type": TYPES[WAY_TYPE[way]], "to": PLACE[WAY_TO[way]]}


def way_anchors(way: int) -> list[str]:
    """The anchors of a way on the board: its paths and the place it leads to."""
    return [f"path:{p}" for p in WAY_PATHS[way]] + ["site:" + PLACE[WAY_TO[way]]]


def path_word(path: int) -> str:
    return f"{TYPES[PATH_TYPE[path]]} {PLACE[PATH_FROM[path]]} {PLACE[PATH_TO[path]]}"


def find_path(text: str) -> int:
    """The path of a type between two places, named in either order; -1 for none.

    >>> find_path("sand hora_pena wahi_waha") == find_path("sand wahi_waha hora_pena") >= 0
    True
    """
    words = text.split()
    if len(words) == 3:
        for path in range(PATHS):
            if words in (
                path_word(path).split(),
                [words[0], PLACE[PATH_TO[path]], PLACE[PATH_FROM[path]]],
            ) and (TYPES[PATH_TYPE[path]] == words[0]):
                return path
    return -1

"""What is derived once from the data: cards, places, paths, ways and goal cards as small integers.

A *way* is what is bid for: a path in one direction, a run of paths down one river, or an air journey. Every way of the
board has a number; the air journeys come last, one for each place as destination.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final


def read(name: str) -> dict[str, Any]:
    """One data file of this game."""
    folder = files("eldorado.games.isla_dorada") / "data"
    return tomllib.loads((folder / name).read_text(encoding="utf-8"))


ADVENTURE: Final[dict[str, Any]] = read("adventure.toml")
BOARD: Final[dict[str, Any]] = read("board.toml")
GOALS: Final[dict[str, Any]] = read("goals.toml")

# --- adventure cards: first those that can be in a hand, then the bolt cards ---
SYMBOLS: Final[list[str]] = list(GOALS["symbols"])


def kinds_of(cards: list[dict[str, Any]], symbols: list[str]) -> list[dict[str, Any]]:
    """One entry for each kind of card; the bonus is a kind for each symbol. Bolt cards last."""
    found: list[dict[str, Any]] = []
    for card in cards:
        if card["kind"] == "bonus":
            for symbol in symbols:
                found.append(dict(card, id="bonus_" + symbol, count=card["per_symbol"], symbol=symbol))
        else:
            found.append(card)
    return [c for c in found if c["kind"] != "bolt"] + [c for c in found if c["kind"] == "bolt"]


CARDS: Final[list[dict[str, Any]]] = kinds_of(ADVENTURE["card"], SYMBOLS)
CARD: Final[list[str]] = [str(c["id"]) for c in CARDS]
COUNT: Final[list[int]] = [int(c["count"]) for c in CARDS]
VALUE: Final[list[int]] = [int(c.get("value", 0)) for c in CARDS]
FEE: Final[list[int]] = [int(c.get("gold", 0)) for c in CARDS]
KINDS: Final[int] = len(CARDS)
HELD: Final[int] = len([c for c in CARDS if c["kind"] != "bolt"])  # kinds below this can be in a hand

SHAMAN: Final[int] = CARD.index("shaman")
JUJU: Final[int] = CARD.index("juju")
OVETOS: Final[int] = CARD.index("ovetos")
SANGAIA: Final[int] = CARD.index("sangaia")
BONGO: Final[int] = CARD.index("bongo")
DRAKO: Final[int] = CARD.index("drako")
ZEPPELIN: Final[int] = CARD.index("zeppelin")
BONUS: Final[int] = CARD.index("bonus_" + SYMBOLS[0])  # one kind for each symbol, from here on
BONUS_POINTS: Final[int] = int(next(c for c in CARDS if c["kind"] == "bonus")["points"])
MAKAKS: Final[int] = CARD.index("makaks")
BIGFOOT: Final[int] = CARD.index("bigfoot")
LEVIATHAN: Final[int] = CARD.index("leviathan")
ANTIK: Final[int] = CARD.index("antik")
ISTWA: Final[int] = CARD.index("istwa")
MARABOUT: Final[int] = CARD.index("marabout")
DIAWAS: Final[int] = CARD.index("diawas")
PANDA: Final[int] = CARD.index("panda")
SAMEDI: Final[int] = CARD.index("samedi")

# --- what a way is made of: the cards that pay for it go by its class ---
CLASSES: Final[list[str]] = ["mountain", "sand", "jungle", "water", "air"]
WATER: Final = 3
AIR: Final = 4
# The card that pays on a class by nature; by air there is none.
NATURAL: Final[list[int]] = [
    next((k for k in range(HELD) if CARDS[k].get("way") == name), -1) for name in CLASSES
]
KAYAK: Final[int] = NATURAL[WATER]
KAYAK_VALUE: Final[int] = VALUE[KAYAK]
DRAKO_VALUE: Final[int] = VALUE[DRAKO]
DRAKO_FEE: Final[int] = FEE[DRAKO]
ZEPPELIN_VALUE: Final[int] = VALUE[ZEPPELIN]
ZEPPELIN_FEE: Final[int] = FEE[ZEPPELIN]

TYPES: Final[list[str]] = ["jungle", "mountain", "sand", "river", "lake", "sea", "air"]
RIVER: Final = 3
SEA: Final = 5
BY_AIR: Final = 6
WATERS: Final[list[str]] = ["river", "lake", "sea"]

# --- places and paths ---
PLACE: Final[list[str]] = [str(site["id"]) for site in BOARD["site"]]
PLACES: Final[int] = len(PLACE)
CAMP: Final[int] = PLACE.index(BOARD["start"])

PATH_TYPE: Final[list[int]] = [TYPES.index(p["type"]) for p in BOARD["path"]]
PATH_FROM: Final[list[int]] = [PLACE.index(p["from"]) for p in BOARD["path"]]
PATH_TO: Final[list[int]] = [PLACE.index(p["to"]) for p in BOARD["path"]]
PATHS: Final[int] = len(PATH_TYPE)
PATH_WET: Final[list[bool]] = [TYPES[t] in WATERS for t in PATH_TYPE]


def path_args(path: int) -> dict[str, Any]:
    return {
        "path": path,
        "type": TYPES[PATH_TYPE[path]],
        "from": PLACE[PATH_FROM[path]],
        "to": PLACE[PATH_TO[path]],
    }


def class_of(path_type: int) -> int:
    """The class of a path's type: river, lake and sea are one."""
    return WATER if TYPES[path_type] in WATERS else CLASSES.index(TYPES[path_type])


def neighbours_of(place: int) -> list[int]:
    """Places directly connected by land, river (either way) or lake, not by sea; each once, in the order of places."""
    found = [PATH_TO[p] for p in range(PATHS) if PATH_FROM[p] == place and PATH_TYPE[p] != SEA]
    found += [PATH_FROM[p] for p in range(PATHS) if PATH_TO[p] == place and PATH_TYPE[p] != SEA]
    return sorted(set(found))


NEIGHBOURS: Final[list[list[int]]] = [neighbours_of(place) for place in range(PLACES)]
NEAR: Final[list[list[bool]]] = [[b in NEIGHBOURS[a] for b in range(PLACES)] for a in range(PLACES)]


def runs_from(place: int) -> list[list[int]]:
    """The runs downstream from a place, each the list of its paths: one path, two paths, to the river's end."""
    found: list[list[int]] = []
    for river in BOARD["river"]:
        course = [PLACE.index(name) for name in river["course"]]
        if place in course[:-1]:
            run: list[int] = []
            for at in range(course.index(place), len(course) - 1):
                run = [
                    *run,
                    next(
                        p
                        for p in range(PATHS)
                        if PATH_TYPE[p] == RIVER
                        and PATH_FROM[p] == course[at]
                        and PATH_TO[p] == course[at + 1]
                    ),
                ]
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
    """Fill the tables of ways; the number of the first air journey."""
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
    # Runs upstream can be asked for and are always refused (D-MOVE-2): they have a number, but no place offers them.
    for place in range(PLACES):
        for run in runs_from(place):
            add_way(PATH_TO[run[-1]], place, RIVER, run[::-1])
    first_air = len(WAY_FROM)
    for place in range(PLACES):
        add_way(-1, place, BY_AIR, [])
    return first_air


AIR_WAY: Final[int] = make_ways()
WAYS: Final[int] = len(WAY_FROM)


def steps_from(place: int) -> list[int]:
    """How many legs by land and water lead from a place to each place, with no monster in the way."""
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

# --- goal cards ---
TREASURE: Final[list[str]] = [str(t["id"]) for t in GOALS["treasure"]]
TREASURE_SITE: Final[list[int]] = [PLACE.index(t["site"]) for t in GOALS["treasure"]]
TREASURE_POINTS: Final[list[int]] = [int(t["points"]) for t in GOALS["treasure"]]
TREASURE_SYMBOL: Final[list[int]] = [SYMBOLS.index(t["symbol"]) for t in GOALS["treasure"]]
STARTING: Final[list[bool]] = [bool(t["starting"]) for t in GOALS["treasure"]]
TREASURES: Final[int] = len(TREASURE)

CURSE: Final[list[str]] = [str(c["id"]) for c in GOALS["curse"]]
CURSE_SITE: Final[list[int]] = [PLACE.index(c["site"]) for c in GOALS["curse"]]
CURSE_POINTS: Final[list[int]] = [int(c["points"]) for c in GOALS["curse"]]  # below zero
CURSES: Final[int] = len(CURSE)

DESTINY: Final[list[str]] = [str(d["id"]) for d in GOALS["destiny"]]
DESTINY_POINTS: Final[list[int]] = [int(d["points"]) for d in GOALS["destiny"]]
DESTINIES: Final[int] = len(DESTINY)

# --- numbers of the rulebook ---
MARKERS: Final = 16
RED_FIRST: Final = 4
RED_SECOND: Final = 9
GOLD: Final = 10
DEALT: Final = 6
TREASURES_DEALT: Final = 3
POOL: Final = 4
HAND_LIMIT: Final = 10
SEA_TOKENS: Final = 2
OVETOS_FROM: Final = 4
PANDA_LOSS: Final = 3
MOST_SEATS: Final = 6

# --- actions ---
MOST_BID: Final = (
    32  # three Zeppelins, a Drako and six Kayaks pay 29: nobody can bid more with ten cards and ten gold
)
PASS: Final = 0
A_WAY: Final[int] = 1
A_BID: Final[int] = A_WAY + WAYS
A_LAST: Final[int] = A_BID + MOST_BID  # the same bids together with an Ovetos
A_SEAT: Final[int] = A_LAST + MOST_BID
A_CARD: Final[int] = A_SEAT + MOST_SEATS
A_TAKE: Final[int] = A_CARD + HELD
A_DECK: Final[int] = A_TAKE + HELD
A_TREASURE: Final[int] = A_DECK + 1
A_DESTINY: Final[int] = A_TREASURE + TREASURES
A_PATH: Final[int] = A_DESTINY + DESTINIES
ACTIONS: Final[int] = A_PATH + PATHS

# --- phases ---
PHASE: Final[list[str]] = [
    "set_up", "bidding", "paying", "moving", "treasures", "cable_news", "drawing", "over",
]  # fmt: skip
SET_UP: Final = 0
BIDDING: Final = 1
PAYING: Final = 2
MOVING: Final = 3  # the window for a Sangaia
FINDING: Final = 4  # the window for treasures
NEWS: Final = 5
DRAWING: Final = 6
OVER: Final = 7

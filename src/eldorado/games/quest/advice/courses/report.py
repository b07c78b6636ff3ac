"""The report on a course while somebody makes it: faults, the effort from each start space, the rulebook's hints."""

from __future__ import annotations

from itertools import islice

from eldorado.core.plain import Plain
from eldorado.games.quest.advice.courses.hints import hints
from eldorado.games.quest.model import blockades, ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.boards import build
from eldorado.games.quest.model.course import BLOCKADE_WORDS, Course, Fault, Layout, Placed, faults, hexes_of
from eldorado.games.quest.model.distance import spread
from eldorado.games.quest.model.tiles import CITY, FINISH_POWER, FINISH_SIDES, FINISHING, SIDES, Spot
from eldorado.games.quest.rules.setup import seams_with_blockades

MOST_FAULTS = 12  # reported at once


def report(course: Course) -> Plain:
    """Report everything that can be found out about a course without playing it.

    >>> from eldorado.games.quest.model.courses import read
    >>> told = report(read("first-game"))
    >>> told["playable"], [start["effort"] for start in told["starts"]], told["spread"]
    (True, [35, 35, 34, 34], 1)
    """
    wrong = list(islice(faults(course), MOST_FAULTS))
    told: dict[str, Plain] = {
        "course": plain(course),
        "text": course.text(),
        "playable": not wrong,
        "faults": [fault_told(fault) for fault in wrong],
        "starts": [],
        "spread": 0,
        "hints": [],
        "blockades": 0,
    }
    if not wrong:
        hexes, city = hexes_of(course)
        made = Layout(course, tuple(hexes), tuple(city))
        board = build(made)
        told["starts"] = start_ways(board)
        efforts = [start["effort"] for start in told["starts"]]
        told["spread"] = max(efforts) - min(efforts)
        told["hints"] = [hint.plain() for hint in hints(made, board)]
        told["blockades"] = count_blockades(made)
    return told


def count_blockades(made: Layout) -> int:
    own = made.course.blockades
    laid = sum(1 for number in own if number) if own else len(seams_with_blockades(made, "large_only"))
    return min(laid, blockades.COUNT)


CLAUSES = {
    "no_start": "Q-SETUP-3",
    "tile_twice": "Q-SETUP-4",
    "both_sides": "Q-SETUP-4",
    "blockade_twice": "Q-SETUP-5",
    "no_way": "Q-SETUP-8",
}


def fault_told(fault: Fault) -> Plain:
    key = fault.error.key
    return {
        "key": key,
        "clause": CLAUSES.get(key.rsplit(".", 1)[-1], "Q-SETUP-10"),
        "args": fault.error.args_,
        "tiles": list(fault.tiles),
        "hexes": [list(place) for place in fault.hexes],
    }


def plain(course: Course) -> Plain:
    """Return a course as the editor draws it."""
    words = {number: word for word, number in BLOCKADE_WORDS.items()}

    def tile(placed: Placed) -> Plain:
        return {"side": placed.side, "rotation": placed.rotation, "q": placed.q, "r": placed.r}

    return {
        "id": course.id,
        "name": course.name,
        "tiles": [tile(placed) for placed in course.tiles],
        "finish": tile(course.finish),
        "blockades": [words.get(number, number) for number in course.blockades],
    }


def start_ways(board: Board) -> list[Plain]:
    """The way of least effort from each start space, without blockades: its cost by terrain, and its hexes."""
    closed = (ground.MOUNTAIN, ground.START)
    enter = [-1 if board.terrain[at] in closed else board.power[at] for at in range(board.size)]
    ways = spread(board, enter, [0] * (board.seams + 1))
    told: list[Plain] = []
    for number, start in enumerate(board.starts, 1):
        by_terrain = dict.fromkeys(ground.TERRAINS[:5], 0)
        way = [[board.q[start], board.r[start]]]
        at = ways.next[start]
        while at >= 0:
            by_terrain[ground.TERRAINS[board.terrain[at]]] += board.power[at]
            way.append([board.q[at], board.r[at]])
            at = ways.next[at]
        told.append({"start": number, "effort": ways.cost[start], "by": by_terrain, "way": way})
    return told


def palette() -> Plain:
    """The parts of a course: all sides of the tiles, the finish and the blockades."""

    def spot(each: Spot) -> Plain:
        terrain = ground.TERRAINS[each.terrain]
        return [each.q, each.r, terrain, each.power, each.start, each.cave]

    return {
        "sides": [
            {
                "id": side.id,
                "back": side.back,
                "large": side.large,
                "spots": [spot(each) for each in side.spots],
            }
            for side in SIDES.values()
        ],
        "finish": {
            "sides": FINISH_SIDES,
            "power": FINISH_POWER,
            "finishing": [list(place) for place in FINISHING],
            "city": [list(place) for place in CITY],
        },
        "blockades": [
            {"number": n, "terrain": ground.TERRAINS[blockades.TERRAIN[n]], "power": blockades.POWER[n]}
            for n in range(1, blockades.COUNT + 1)
        ],
    }
